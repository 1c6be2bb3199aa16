import { expect, it } from 'vitest'
import { asSureAsItsPlace, whoIsAddressed } from './sure-by-place.ts'

/** What is decided to be an address wherever it stands. */
const STREET = 'ul. Długa 7'

/** The probability with which the value between the marks is told. */
function scoreOf(name: string, marked: string, score: number): number {
  const start = marked.indexOf('⟦')
  const text = marked.replace(/[⟦⟧]/g, '')
  const each = { start, end: marked.indexOf('⟧') - 1, name, score }
  const street = text.indexOf(STREET)
  const address = { start: street, end: street + STREET.length, name: 'ADDRESS', score: 0.9 }
  const isAddressee = whoIsAddressed(text, [each, address])
  return asSureAsItsPlace(text, each, (firm) => firm === 'Marlowe', isAddressee).score
}

it.each([
  ['ORGANIZATION', 'between ⟦Harrow Timber Products Ltd⟧ and', 0.6],
  ['ORGANIZATION', 'директор ⟦ООО «СтройИнвест»⟧', 0.6],
  ['ORGANIZATION', '⟦TOWARZYSTWO BALTICA S.A.⟧\n', 0.6],
  ['ORGANIZATION', 'the trustees of ⟦Larkspur Hospice Trust⟧ met', 0.6],
  ['ORGANIZATION', 'prepared by ⟦Marlowe⟧, consultants', 0.35],
  ['PERSON', 'SÖZLEŞME\n\nKiraya veren: ⟦Nazmiye Karaoğlan⟧\nTelefon', 0.41],
  ['PERSON', 'प्रपत्र\n1. आवेदक का नाम: ⟦सुनीता देवी कुशवाहा⟧\n2. पता', 0.57],
  ['PERSON', 'FORM\n2) Name of the applicant: ⟦Bronagh Teasdale⟧\n3) Address', 0.57],
  ['PERSON', 'Przyjął: ⟦T. Zieleń⟧, Sopot', 0.6],
  ['PERSON', 'De una parte, D. ⟦Evaristo Quintanilla Roldán⟧, mayor', 0.56],
  ['PERSON', `Sz. P.\n⟦Małgorzata Wiśniewska-Kot⟧\n${STREET}`, 0.6],
  ['PERSON', `Sz. P.\r\n  ⟦Jan Kot⟧ \r\n  ${STREET}`, 0.6],
  ['PERSON', 'Follow-up with ⟦Dr Okonjo⟧ in six weeks', 0.64],
  ['PERSON', 'نسخة إلى: د. ⟦سامي حداد⟧، الشؤون', 0.4],
  ['PERSON', '古賀副会長、⟦真鍋⟧書記', 0.51],
  ['PERSON', '参会:⟦龚⟧经理、', 0.4],
  ['PERSON', '⟦최민석⟧ 부장님 회의', 0.5],
])('is surer of the %s in %j', (name, marked, score) => {
  expect(scoreOf(name, marked, score)).toBeGreaterThan(0.79)
})

it.each([
  ['ORGANIZATION', 'moved to ⟦Harrow Timber⟧', 0.6],
  ['ORGANIZATION', 'the ⟦Scottish Nationalist Party⟧ won', 0.45],
  ['ORGANIZATION', 'the ⟦Lord President of the Council⟧ said', 0.9],
  ['ORGANIZATION', 'a tour of the ⟦West Bank⟧', 0.9],
  ['ORGANIZATION', 'eggs from ⟦Marl⟧', 0.9],
  ['ORGANIZATION', '⟦Arkadia Sa⟧ i', 0.2],
  ['PERSON', 'Employment: ⟦Cannock Chase⟧ has three sites', 0.6],
  ['PERSON', 'Marka: ⟦Škoda Fabia⟧\n', 0.3],
  ['PERSON', 'He said: ⟦Blue⟧\n', 0.6],
  ['PERSON', `Marka ⟦Škoda Fabia⟧\n${STREET}`, 0.6],
  ['PERSON', `⟦Škoda Fabia⟧, ${STREET}`, 0.6],
  ['PERSON', `⟦Škoda⟧\n${STREET}`, 0.6],
  ['PERSON', '⟦真鍋⟧を見た', 0.5],
  ['PERSON', '・⟦お子⟧様の手の', 0.6],
  ['PERSON', '⟦桜ヶ丘⟧自治会長', 0.5],
])('leaves the %s in %j as it is', (name, marked, score) => {
  expect(scoreOf(name, marked, score)).toBe(score)
})

it('takes no begin of an office with a name', () => {
  const text = '古賀副会長'
  const found = { start: 0, end: 3, name: 'PERSON', score: 0.54 }
  expect(
    asSureAsItsPlace(
      text,
      found,
      () => false,
      () => false,
    ),
  ).toMatchObject({ end: 2, score: 0.8 })
})
