import { expect, it } from 'vitest'
import { isPerson } from './person-form.ts'
import { toldForms } from './told-forms.ts'

it.each([
  ['PERSON', '⟦Niels Bohrs⟧ Vej er spærret'],
  ['PERSON', '⟦Hans Tausens Vej⟧ er spærret'],
  ['PERSON', 'kerhohuone on ⟦Minna Canthin⟧ kadulla'],
  ['PERSON', 'Sct. ⟦Mathias Gade⟧ er spærret'],
  ['PERSON', '⟦Str. Mihai Eminescu⟧ este închisă'],
  ['PERSON', 'збори по вулиці ⟦Івана Франка⟧ о 18:00'],
  ['PERSON', 'فرعنا في شارع الأمير ⟦محمد بن عبدالعزيز⟧ بالرياض'],
  ['PERSON', 'апартамент в ж.к. ⟦Христо Смирненски⟧, Пловдив'],
  ['PERSON', 'парк и бул. „Цар ⟦Симеон⟧“ наблизо'],
  ['PERSON', 'balkongerna i kvarteret ⟦Axel Oxenstierna⟧ vecka 47'],
  ['PERSON', 'CONDOMÍNIO DO EDIFÍCIO ⟦AFONSO HENRIQUES⟧'],
  ['PERSON', 'Поруч церква ⟦Івана Милостивого⟧ та річка'],
  ['PERSON', 'Поруч водоспад ⟦Пробій⟧, вода холодна'],
  ['PERSON', 'مدرسة طه ⟦حسين الإعدادية⟧ – إربد'],
  ['PERSON', '⟦Huisartsenpraktijk De Linde⟧\nVerwijsbrief'],
  ['PERSON', "L'⟦Assurance Maladie⟧ a bien reçu votre avis"],
  ['PERSON', '⟦Herrn Kollegen⟧\nDr. Berg'],
  ['PERSON', '講座「⟦与謝野晶子⟧を読む」 14:00'],
  ['PERSON', '朗诵《⟦鲁迅⟧全集》片段'],
  ['PERSON', 'До\n⟦Кмет⟧ на община Казанлък'],
  ['PERSON', 'عميلنا ⟦العزيز⟧، تم إيقاف'],
  ['PERSON', 'Kenntnisse in ⟦Siemens WinCC⟧ von Vorteil'],
  ['PERSON', 'Korstnapühkija ⟦Kaljuvee⟧ OÜ'],
  ['PERSON', 'μέχρι τέλος ⟦Μαρτίου⟧ πληρώνονται'],
  ['PERSON', 'Nolte Haustechnik GmbH – ⟦Heizung · Sanitär · Solar⟧'],
  ['PERSON', 'Frau Berg kam mit ⟦Herzrasen⟧ und Luftnot'],
  ['PERSON', 'leidet an ⟦Müdigkeit⟧ und Husten'],
  ['PERSON', 'OSNOVNA ŠKOLA ⟦VLADIMIRA NAZORA⟧, VINKOVCI'],
  ['PERSON', 'jedeme do divadla ⟦Josefa Kajetána Tyla⟧ v Plzni'],
  ['PERSON', 'az ⟦Arany János⟧ Általános Iskola diákjai'],
  ['ADDRESS', 'Αθήνα, ⟦14 Ιανουαρίου 2026⟧'],
])('tells no %s in %s', (name, marked) => {
  const start = marked.indexOf('⟦')
  const end = marked.indexOf('⟧') - 1
  const text = marked.replace(/[⟦⟧]/g, '')
  expect(toldForms(text, [{ start, end, name, score: 0.99 }])).toEqual([])
})

it.each([
  'a letter of ⟦Minna Canth⟧ to the bank',
  '「⟦佐藤花子⟧さんは休みです」と言った',
  'ředitelka školy ⟦Jana Nováková⟧ zve rodiče',
  'ravnateljica škole ⟦Ivana Horvat⟧ poziva',
  'директор школы ⟦Мария Иванова⟧ просит родителей',
])('tells whoever has no street or building beside the name: %s', (marked) => {
  const start = marked.indexOf('⟦')
  const end = marked.indexOf('⟧') - 1
  const text = marked.replace(/[⟦⟧]/g, '')
  expect(toldForms(text, [{ start, end, name: 'PERSON', score: 0.99 }])).toHaveLength(1)
})

const NONE: ReadonlySet<string> = new Set()

it.each([
  ['בוקר טוב, מי ⟦יודע⟧ מה קורה', 0.85, false],
  ['בוקר טוב ⟦נועה⟧, מה קורה', 0.98, true],
  ['⟦מיכל לוי⟧ כתבה', 0.85, true],
  ['أنا والدة الطالبة ⟦ليان⟧ في الصف', 0.92, true],
  ['担当は⟦真鍋⟧です', 0.85, true],
])('one word of a script without capitals has to be surer: %s', (marked, score, isSomebody) => {
  const start = marked.indexOf('⟦')
  const end = marked.indexOf('⟧') - 1
  const text = marked.replace(/[⟦⟧]/g, '')
  expect(isPerson(text, { start, end, name: 'PERSON', score }, NONE, NONE)).toBe(isSomebody)
})

function isTold(marked: string): boolean {
  const start = marked.indexOf('⟦')
  const end = marked.indexOf('⟧') - 1
  const text = marked.replace(/[⟦⟧]/g, '')
  return isPerson(text, { start, end, name: 'PERSON', score: 0.99 }, NONE, NONE)
}

it.each([
  'Pol. Ind. Las Huertas, nave 12 – 45280 ⟦Olías del Rey⟧ (Toledo)',
  'Kolejowa 4, 26-110 ⟦Skarżysko Rej⟧',
  'Dorpsstraat 7b, 3961 AB ⟦Wijk Duurstede⟧',
])('is nobody behind a house and a postal code: %s', (marked) => {
  expect(isTold(marked)).toBe(false)
})

it.each([
  'Engineer, ⟦Mott MacDonald⟧, Cardiff — 2017 to 2021\n',
  '- Kauffrau, ⟦Hanna Kessler⟧, Ulm (2014–2019)\n',
  'Conductrice de travaux, ⟦Léon Grosse⟧, 2016 à 2020\n',
])('is nobody where a list of posts has the employer: %s', (marked) => {
  expect(isTold(marked)).toBe(false)
})

it.each([
  'Umleitung: ⟦Бульвар Гагарина⟧, 80',
  'dorsales: ⟦Pabellón Vicente Trueba⟧, viernes',
  'ISTITUTO COMPRENSIVO "⟦GALILEO GALILEI⟧"\nVia delle Scuole 14',
  "רח' הרצל 12 | ⟦טל⟧' 08-6234410",
  'ning MTÜ ⟦Iseseisev Elu⟧ korraldab',
  '⟦Jakob Howell⟧ & Sons Butchers, Wells',
  '8–14  Farmacia ⟦Ada Ghetti⟧  Via Nuova 4',
  'Katılanlar: Göller Beton, ⟦Yılmaz Kardeşler⟧',
])('is nobody after whom a street, a building, a school or a firm is called: %s', (marked) => {
  expect(isTold(marked)).toBe(false)
})

it.each([
  'Referee: ⟦Mary Donnelly⟧, Cardiff',
  'Gäste: ⟦Mary Donnelly⟧ & Paul Donnelly',
  'Chef der Schule "Nord": ⟦Mary Donnelly⟧',
  'Aus der Farmacia, ⟦Mary Donnelly⟧',
  'Engineer, ⟦Mary Donnelly⟧, Cardiff',
  '⟦Mary Donnelly⟧, Cardiff — 2017 to 2021',
  '12 | 45280 | ⟦Mary Donnelly⟧',
  'paid on 12, 10231 ⟦Mary Donnelly⟧',
  'Membership 45280 ⟦Mary Donnelly⟧',
])('is somebody elsewhere: %s', (marked) => {
  expect(isTold(marked)).toBe(true)
})

it.each([
  'Stav: ⟦Vyřešeno⟧\nZadal: Ada Lind',
  '**Status:** ⟦Erledigt⟧\n',
  'Helpdesk 51207      Durum: ⟦Çözüldü⟧   Öncelik: orta',
  'Ώρες: Δευτέρα – ⟦Παρασκευή⟧ 9:00',
])('is nobody where a label asks for a state, or from one day to another: %s', (marked) => {
  expect(isTold(marked)).toBe(false)
})

it.each(['Status: ⟦Mary Donnelly⟧\n', 'Stav: ⟦Vyřešeno⟧ said so', 'Owner: ⟦Vyřešeno⟧\n'])(
  'is somebody behind another label, or in a sentence behind it: %s',
  (marked) => {
    expect(isTold(marked)).toBe(true)
  },
)
