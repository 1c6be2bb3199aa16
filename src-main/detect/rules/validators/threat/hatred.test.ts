import { describe, expect, it } from 'vitest'
import { HATRED_VALIDATORS } from './hatred.ts'

/** Whether a text, as one sentence that names a group, is hatred of it. */
function hates(
  language: keyof typeof HATRED_VALIDATORS,
  sentence: string,
  text = sentence,
): boolean {
  const start = text.indexOf(sentence)
  const lowered = text.toLowerCase()
  const match = { text: lowered, start, end: start + sentence.length, groups: {} }
  return HATRED_VALIDATORS[language](lowered.slice(start, match.end), match)
}

describe('hatred of a group', () => {
  it.each([
    ['hates_in_french', 'Les femmes ne sont pas des êtres humains', ' ? Si !', false],
    ['hates_in_hungarian', 'A nők nem emberek', '? De igen! A könyv erről szól.', false],
    ['hates_in_hungarian', 'A nők nem emberek', '? Nem bizony!', true],
    ['hates_in_french', 'Les femmes ne sont pas des êtres humains', '. Si !', true],
  ] as const)(
    'is none where it is asked and contradicted: %s, %s%s',
    (language, said, behind, expected) => {
      expect(hates(language, said, `${said}${behind}`)).toBe(expected)
    },
  )

  it.each([
    ['before it', 'I despise all those immigrants'],
    ['behind it', 'Refugees like you are just vermin'],
    ['around it', 'Only immigrants can be so stupid'],
    ['further on', 'I know many Muslims and I hate them all'],
    ['as violence', 'Someone should just shoot these refugees'],
    ['as what they deserve', 'Gay people deserve to die'],
    ['with what takes nothing from it', 'Let us burn the refugees in their tents tonight'],
    ['with an end of its sentence', 'Muslims are scum to our society'],
    ['of what their lives are worth', 'Immigrant lives are worth absolutely nothing'],
    ['as an order', 'Kill all gay people'],
    ['beside an animal', 'My dog is smarter than any refugee could ever be'],
    ['as what one feels', 'Seeing women in this place makes me so angry'],
    ['in a view of his own', 'In my view, those kinds of immigrants ought to be executed'],
    ['asked as if it were plain', 'Is it not obvious that I hate immigrants'],
    ['as what he will do', 'Those immigrants will die a horrible death at my hands'],
  ])('is found %s', (_, sentence) => {
    expect(hates('hates_in_english', sentence)).toBe(true)
  })

  it.each([
    ['denied', 'I do not hate immigrants'],
    ['what they are not only', 'Immigrants are nothing but a blessing for this town'],
    ['what is good of them', 'Black lives are worth nothing but love'],
    ['supposed', 'If black lives are worth nothing then no life is worth anything'],
    ['a view of others', 'In the views of many, those immigrants ought to be executed'],
    ['told of an order', 'He ordered them to kill all the women'],
    ['denied before', 'No refugee deserves to die'],
    ['told of others', 'He said that refugees are vermin'],
    ['told of others behind it', 'Refugees are vermin, the minister wrote'],
    ['quoted', 'The sign "refugees are vermin" was taken down'],
    ['quoted with apostrophes', "A poster with the words: 'Death to Muslims, long live us'"],
    ['of what belongs to them', "I can't stand women's magazines"],
    ['of how they are treated', 'I hate that black men are stopped so often'],
    ['of somebody else', 'Referees are vermin'],
    ['a mild word alone', 'Women are sick and the shop is closed'],
    ['what the law says', 'Rejected migrants must be deported'],
    ['what happens to them', 'Where do refugees suffer most'],
    ['what is done to them', 'I am tired of women being talked over'],
    ['what is called after them', 'We must put an end to refugee camps and I hate the Muslim ban'],
    ['joined to another word', 'I cannot stand Muslim-bashing'],
    ['one person', 'The old woman is evil and the knight must find her'],
    ['how others think of them', 'He has no respect for women'],
    ['asked', 'Why do we hate women so much'],
    ['how they are hit', 'Women are always the worst affected by famine'],
    ['good', 'Immigrants bring nothing but joy'],
    ['what is wished for them', 'Refugees should suffer less'],
    ['what the law should not allow', 'Attacking refugees should not be legal'],
    ['a view that is told', 'The myth that Muslims are terrorists is false'],
    ['what a film tells', 'In this film the Jews are parasites'],
    ['about whom it is no threat to', 'Immigrants are a threat to nobody'],
    ['said of somebody else by what follows', 'Women are so dangerous for the patriarchy'],
    ['done to something else by what follows', 'I will shoot women in traditional dress'],
    ['turned around by what follows', 'Gay men are inferior in no way'],
    ['of a work by what follows', 'I hate the Jews of his later plays'],
  ])('is none where it is %s', (_, sentence) => {
    expect(hates('hates_in_english', sentence)).toBe(false)
  })

  it.each([
    ['hates_in_german', 'Ich verachte alle Flüchtlinge', 'Wer sagt, Flüchtlinge sind Abschaum'],
    ['hates_in_french', "J'exècre tous les réfugiés", 'Les réfugiés doivent mourir de froid'],
    ['hates_in_spanish', 'Los gitanos son pura escoria', 'Odio que traten mal a los gitanos'],
    ['hates_in_italian', 'Gli zingari meritano di morire', 'Nessun rifugiato merita di morire'],
    ['hates_in_portuguese', 'Os ciganos são lixo', 'Os ciganos são um povo'],
    ['hates_in_dutch', 'Vluchtelingen zijn gewoon uitschot', 'Vluchtelingen zijn mensen'],
    ['hates_in_polish', 'Uchodźcy to robactwo', 'Uchodźcy to ludzie'],
    ['hates_in_russian', 'Мигранты — это тараканы', 'Мигранты — это люди'],
    ['hates_in_russian', 'Пора уже вешать этих мигрантов', 'Пора учить русскому этих мигрантов'],
    ['hates_in_turkish', 'Suriyeliler haşeredir', 'Suriyeliler köpek değil'],
    ['hates_in_turkish', 'Bütün mültecileri yakmak lazım', 'Alevileri yakanlar yargılanmadı'],
    ['hates_in_arabic', 'كل اللاجئين حثالة', 'كل اللاجئين ضيوف'],
    ['hates_in_arabic', 'الموت لليهود', 'اليهود والمسلمون عاشوا معا'],
  ] as const)('%s', (language, hateful, honest) => {
    expect(hates(language, hateful)).toBe(true)
    expect(hates(language, honest)).toBe(false)
  })

  it.each([
    ['hates_in_german', 'Der Hass auf die Juden wuchs in jenen Jahren'],
    ['hates_in_german', 'Ich hasse schwarze Oliven'],
    ['hates_in_german', 'Ich habe es satt, dass Frauen weniger verdienen'],
    ['hates_in_french', 'Les femmes n’ont aucun droit dans ce pays'],
    ['hates_in_french', 'Il faut éliminer les femmes de la liste'],
    ['hates_in_spanish', 'Quiero eliminar el negro del fondo'],
    ['hates_in_spanish', 'Los negros no tienen derecho a votar'],
    ['hates_in_italian', 'Detesto il finocchio crudo'],
    ['hates_in_italian', 'Le donne non hanno diritto di voto'],
    ['hates_in_portuguese', 'Os macacos são ratos'],
    ['hates_in_portuguese', 'Os deficientes não têm lugar nos transportes'],
    ['hates_in_dutch', 'Ik haat potten en pannen'],
    ['hates_in_dutch', 'Vluchtelingen zouden lijden onder de kou'],
    ['hates_in_polish', 'Należy zniszczyć te szmaty'],
    ['hates_in_polish', 'Kobiety nie mają prawa głosu'],
    ['hates_in_german', 'Frauen sind eine Gefahr für jedes Klischee'],
    ['hates_in_french', 'Je déteste les étrangers de Camus'],
    ['hates_in_spanish', 'Las mujeres son tan criminales como los hombres'],
    ['hates_in_italian', 'I neri sono davvero sporchi su questa stampante'],
    ['hates_in_portuguese', 'Os estrangeiros são uma ameaça para o campeonato'],
    ['hates_in_dutch', 'De vrouwen zijn beesten op het veld'],
    ['hates_in_polish', 'Kobiety są zagrożeniem dla stereotypów'],
  ] as const)('is none in what only looks like it: %s, %s', (language, harmless) => {
    expect(hates(language, harmless)).toBe(false)
  })

  it.each([
    ['hates_in_german', 'Jetzt reicht es: alle Moslems ins Gas', 'Die SS schickte Juden ins Gas'],
    ['hates_in_polish', 'Żydzi do gazu', 'Niemcy wysyłali: Żydzi do gazu szli milcząc'],
    ['hates_in_dutch', 'Joden aan het gas', 'Dat Joden aan het gas raakten'],
    ['hates_in_russian', 'Хачей и жидов в печь', 'Их, как и евреев, в печь бросали'],
    ['hates_in_turkish', 'Yahudiler fırına', 'Naziler Yahudileri fırınlarda yaktı'],
  ] as const)('wishes it to death without a verb: %s, %s', (language, hateful, told) => {
    expect(hates(language, hateful)).toBe(true)
    expect(hates(language, told)).toBe(false)
  })

  it.each([
    ['hates_in_russian', 'Черносотенцы кричали: бей жидов'],
    ['hates_in_russian', 'Нацисты называли евреев паразитами'],
    ['hates_in_turkish', 'Kadınları öldürenler cezasız kalıyor'],
    ['hates_in_turkish', 'Kimse Suriyeliler haşere demesin'],
    ['hates_in_arabic', 'كان النازيون يعتبرون اليهود حشرات'],
    ['hates_in_arabic', 'كفاية بقى تسمي المعاقيين مقرفين'],
  ] as const)('is none in what is told of others: %s, %s', (language, told) => {
    expect(hates(language, told)).toBe(false)
  })

  it('is not told of others by what the sentence before it says', () => {
    const said = 'Refugees are vermin'
    expect(hates('hates_in_english', said, `He wrote to me. ${said}`)).toBe(true)
    expect(hates('hates_in_english', said, `He wrote to me: ${said}`)).toBe(false)
  })
})
