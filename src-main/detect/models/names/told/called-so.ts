/**
 * People who are called by one word. A tagger is seldom sure of one word alone; what stands directly beside it says that
 * it is somebody, "votre collègue Moussa", "his wife (Steph)", "Tunde (brother)", and so does somebody beside it, "Gareth and
 * Tomasz". Whoever is called so in one place of a document is in the others.
 */

import { leanExpression } from '../../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import { type DecidedName, RAISED_PERSON, SURE_PERSON } from '../names-decision.ts'

/** From which probability one word is a person behind a word for one, and beside another. */
const CALLED_FROM = 0.4
const BESIDE_FROM = 0.7
/** From which probability one word is somebody beside whom another may stand. */
const SURE_WORD = 0.9
const ONE_WORD = /^\p{Lu}[\p{Script=Latin}\p{Script=Cyrillic}\p{M}’'-]+$/u

/** What somebody is to somebody else, or in a house, a school or a ward. */
const ROLES = [
  oneLine`
    wife|husband|son|daughter|mother|father|mum|dad|brother|sister|partner|fianc[eé]e?|cousin
    |nephew|niece|uncle|aunt|gran(?:dma|dpa|ny)?|grandmother|grandfather|neighbou?r|friend
    |colleague|co-?worker|carer|nanny|nurse|pupil|housemate|flatmate|girlfriend|boyfriend
    |twins?
  `,
  oneLine`
    (?:Ehe)?[Ff]rau|(?:Ehe)?[Mm]ann|Tochter|Sohn|Mutter|Vater|Mama|Papa|Bruder|Schwester
    |Partnerin|Partner|Oma|Opa|Tante|Onkel|Nachbarin|Nachbar|Freundin|Freund|Kollegin
    |Kollegen?|Mitschülerin|Mitschüler|Azubi|Cousine?|Enkelin|Enkel|Zwillinge
  `,
  oneLine`
    épouse|mari|femme|fils|fille|mère|père|maman|papa|frère|sœur|compagne|compagnon|conjointe?
    |cousine?|oncle|tante|voisine?|amie?|collègue|mamie|papi|nounou|stagiaire
  `,
  oneLine`
    espos[ao]|marido|mujer|hij[oa]|madre|padre|mamá|papá|herman[oa]|pareja|abuel[oa]|tí[oa]
    |prim[oa]|vecin[oa]|amig[oa]|compañer[oa]
  `,
  oneLine`
    moglie|marito|figli[oa]|madre|padre|mamma|papà|fratello|sorella|compagn[oa]|nonn[oa]
    |zi[oa]|cugin[oa]|vicin[oa]|amic[oa]|collega
  `,
  'mulher|filh[oa]|mãe|pai|irmão|irmã|av[óô]|ti[oa]|vizinh[oa]|coleg[oa]',
  oneLine`
    vrouw|man|zoon|dochter|moeder|vader|mama|broer|broertje|zus|zusje|oma|opa|buurvrouw
    |buurman|vriendin|vriend|collega|juf|meester|partner|klasgenoot
  `,
  oneLine`
    żon[aąy]|mąż|mężem|syn|synem|córk[aąi]|mam[aąy]|tat[aąy]|brat|bratem|siostr[aąy]
    |babci[aąi]|dziad(?:ek|kiem)|sąsiad(?:ka|ką)?|koleżank[aąi]|kolega|kolegą
  `,
  'manžel(?:ka|kou)?|dcera|dcerou|bratr|sestra|sestrou|kolega|kolegyně|soused(?:ka)?',
  oneLine`
    fru|make|dotter|mamma|pappa|bror|syster|mormor|morfar|farmor|farfar|granne|grannen|kollega
    |kollegan|sambo|kompis|datter|søn|sønn|søster|kone|mand|mor|far|nabo|naboen
  `,
  'eşim?|kızım?|oğlum?|annem?|babam?|kardeşim?|komşum?|arkadaşım?',
]
const ROLE_BEFORE = leanExpression(
  `(?:^|[^\\p{L}\\p{M}])(?:${ROLES.join('|')})(?: (?:called|named|namens|genannt|prénommée?|llamad[oa]|di nome|genaamd|imieniem|vid namn)|,)? ?[("“„«]?$`,
  'u',
)
/** Nothing but such a word, small as it stands in a sentence: "su hijo" is nobody's name. */
const ROLE_ALONE = new RegExp(`^(?=\\p{Ll})(?:${ROLES.join('|')})$`, 'u')
/** The same behind a name, in brackets: `Tunde (brother)`. */
const ROLE_BEHIND = new RegExp(`^ ?\\((?:${ROLES.join('|')})[),]`, 'u')
/** What leads from such a word to whose it is. */
const OF = "(?:(?:of|von|van|de|di|da|do|til|till|av|af|lui|ni) |d[’'])"
/** The mother of somebody, and a family by its name: `Papà di Giulia`, `buurvrouw van Mehmet`, `fam. Yilmaz`, `Familie Öz`. */
const THEIRS = `(?:${ROLES.join('|')}|parents?|Eltern|genitori|ouders|modern|moren|mora|ma|nanay|tatay|mare|pare|germ(?:à|ana))`
const OF_THEIRS_BEFORE = leanExpression(
  `(?:^|[^\\p{L}\\p{M}])(?:${THEIRS} ${OF}|(?:fam\\.|famil(?:y|ie|le|ia|jen)|famiglia|família|rodzin[ay])\\s?)$`,
  'iu',
)
/** Such a word, or what leads on from it, that the tagger takes for the begin of a name: `abuela de Mateo`, "buurvrouw |van Mehmet". */
const WHOSE = leanExpression(`^\\p{Ll}\\p{L}+ ${OF}(?=\\p{Lu})`, 'u')
const LEADS_ON = leanExpression(`^${OF}(?=\\p{Lu})`, 'u')
/** The line of minutes that says who was there and who was not, up to a name in it: `Present: Ola, Wanjiru, Mads (remote)`. */
const ATTENDANCE_BEFORE = leanExpression(
  oneLine`
    (?:^|\n)[ \t>*_#|-]{0,6}(?:
      present|in attendance|attend(?:ees|ing|ed)|apologies|absent|participants|anwesend\p{L}{0,2}
      |teilnehm\p{L}{0,8}|entschuldigt|abwesend|présent(?:e?s)?|excusé(?:e?s)?|absent(?:e?s)?
      |asistentes|presentes|ausentes|presenti|assenti|partecipanti|aanwezig|afwezig|obecni
      |nieobecni|uczestnicy|närvarande|frånvarande|til ?stede|fraværende|deltag(?:are|ere)|läsnä
      |přítomni|omluveni|katılanlar|katılımcılar|jelen|jelen vannak|присутствовали|участники
      |присутні|учасники
    )[ \t*_]{0,3}:[^:\n]{0,200}$
  `,
  'iu',
)
const READ_LINE = 240
/** What parts two people who are named together. */
const TOGETHER =
  /^(?:,|\/| (?:&|\+))? ?(?:(?:and|und|et|y|e|en|i|og|och|ve|oraz|sowie|ed) )?(?:(?:Mme|Mrs?|Ms|Dr|Frau|Herrn?|Sig|Sra?)\.? )?$/u
const READ = 48

/**
 * The words that somebody is called by in a document.
 * @param decided what was decided of the document, ascending
 */
export function calledSo(text: string, decided: readonly DecidedName[]): ReadonlySet<string> {
  const called = new Set<string>()
  const isOneWord = decided.map(({ name, start, end }) => {
    return name === 'PERSON' && ONE_WORD.test(text.slice(start, end))
  })
  const isKnown = decided.map((each, index) => {
    if (each.name !== 'PERSON') return false
    if (!isOneWord[index]) return each.score >= SURE_PERSON
    return each.score >= SURE_WORD || (each.score >= CALLED_FROM && isOfARole(text, each))
  })
  const isBeside = (one: number, other: number): boolean => {
    const [first, second] = [decided[Math.min(one, other)], decided[Math.max(one, other)]]
    return first && second ? TOGETHER.test(text.slice(first.end, second.start)) : false
  }
  const goOn = (index: number, beside: number): void => {
    const each = decided[index] as DecidedName
    if (!isOneWord[index] || each.score < BESIDE_FROM || !isKnown[beside]) return
    if (!isBeside(index, beside)) return
    isKnown[index] = true
    called.add(text.slice(each.start, each.end))
  }
  for (let index = 1; index < decided.length; index++) goOn(index, index - 1)
  for (let index = decided.length - 2; index >= 0; index--) goOn(index, index + 1)
  for (const [index, each] of decided.entries()) {
    const isRelated = isOneWord[index] && each.score >= CALLED_FROM && isOfARole(text, each)
    if (isRelated) called.add(text.slice(each.start, each.end))
  }
  return called
}

/** Somebody without the word for a relative or a neighbour before the name, and what leads on from it. */
export function withoutWhose(text: string, each: DecidedName): DecidedName {
  if (each.name !== 'PERSON') return each
  const value = text.slice(each.start, each.end)
  const [lead = ''] = WHOSE.exec(value) ?? LEADS_ON.exec(value) ?? []
  const before = text.slice(Math.max(0, each.start - READ), each.start + lead.length)
  return lead && OF_THEIRS_BEFORE.test(before) ? { ...each, start: each.start + lead.length } : each
}

/** The name, surely somebody where it is a word that somebody is called by. */
export function asCalled(
  text: string,
  each: DecidedName,
  called: ReadonlySet<string>,
): DecidedName {
  const isSure = each.score >= RAISED_PERSON || !called.has(text.slice(each.start, each.end))
  return each.name !== 'PERSON' || isSure ? each : { ...each, score: RAISED_PERSON }
}

/** Whether a word says what somebody is to somebody else, and nothing more. */
export function isRole(word: string): boolean {
  return ROLE_ALONE.test(word)
}

function isOfARole(text: string, { start, end }: DecidedName): boolean {
  const before = text.slice(Math.max(0, start - READ), start)
  return (
    ATTENDANCE_BEFORE.test(text.slice(Math.max(0, start - READ_LINE), start)) ||
    ROLE_BEFORE.test(before) ||
    OF_THEIRS_BEFORE.test(before) ||
    ROLE_BEHIND.test(text.slice(end, end + READ))
  )
}
