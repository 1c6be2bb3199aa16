/** Statements of one person, and statements of people, told apart by their sentence. */

import { describe, expect, it } from 'vitest'
import { inAnEntry, ofAPerson, ofSomebody } from './of-a-person.ts'

/** The place of a statement that stands in ⟦ ⟧. */
function marked(example: string) {
  const start = example.indexOf('⟦')
  const text = example.replace('⟦', '').replace('⟧', '')
  const end = example.indexOf('⟧') - 1
  return [text.slice(start, end), { text, start, end, groups: {} }] as const
}

describe('ofAPerson', () => {
  it.each([
    'She has had ⟦diabetes⟧ for years',
    'Frau Kern nimmt an, es sei ⟦Asthma⟧',
    'Mme Roy, ⟦syndiquée à la CGT⟧',
    'Joel Mesquita. ⟦Sindicalizado no SITAVA⟧; quota',
    'mi hija padece ⟦epilepsia⟧',
    'Pani Nowak leczy się na ⟦cukrzycę⟧',
    'Сотрудник Орлов ⟦состоит в профсоюзе⟧',
    '田中さんは⟦糖尿病⟧である',
    'a 66-year-old female with ⟦hepatitis⟧',
    'Priya is ⟦allergic to peanuts⟧',
    'Anna Berg is off work with ⟦depression⟧ until May',
    'Anak saya ⟦punya asma⟧.',
    'Kayla ⟦alergi udang⟧ bu',
  ])('takes %s', (example) => {
    expect(ofAPerson(...marked(example))).toBe(true)
  })

  it.each([
    'Many people suffer from ⟦asthma⟧, she said',
    'a study of her patients with ⟦diabetes⟧',
    'If the patient has ⟦epilepsy⟧, do not use the drug',
    'An applicant who has ⟦a criminal record⟧ must tell',
    'She has ⟦diabetes⟧ in mind when she writes',
    'The client has ⟦HIV⟧ clinics in its network',
    'Her school was ⟦Catholic⟧',
    'She ⟦is blind⟧ to the faults',
    'He writes about ⟦pollen allergy⟧',
    'He plays a man who ⟦sees a psychiatrist⟧',
    'He found that 40 % had ⟦hypertension⟧',
    'Wer an ⟦Diabetes⟧ leidet, fragt seinen Arzt',
    'My doctor says it is not ⟦cancer⟧',
    'Er hat keine ⟦Depression⟧',
    'Mon fils est sans ⟦allergie⟧',
    'Song of his: Love ⟦Is blind⟧',
    'The server is ⟦blind⟧',
    'Nobody is ⟦allergic to water⟧',
    'Dr Ingrid Sorensen, Consultant ⟦rheumatologist⟧',
    'T} T{ Mr\\fR P\\f[R] T}@T{ Declares a ⟦market⟧ price, for her',
    '彼の研究では⟦糖尿病⟧患者数が増えた',
    '他说⟦糖尿病⟧患者请遵医嘱',
    'hva de skal si når noen har fått påvist kreft. En ansatt\nsom lider av ⟦angst⟧, kan ha nytte av dem, sier hun.',
    'Hun skriver: en tvilling, der lider af ⟦angst⟧, har brug for ro.',
    'He smokes. People die of ⟦cancer⟧',
    'msgid "His father’s name"\nmsgstr ""\n\nmsgid "Illness (⟦diabetes⟧, asthma)"',
  ])('leaves %s', (example) => {
    expect(ofAPerson(...marked(example))).toBe(false)
  })
})

describe('inAnEntry', () => {
  it.each([
    ['| Amira Sule | 9b | ⟦epilepsy⟧ |', true],
    ['MRN 44817: ⟦asthma⟧', true],
    ['she said: ⟦asthma⟧', false],
    ['Topics: ⟦asthma⟧, diabetes', false],
    ['-- Ugo Fantozzi\n%\n⟦Appendicite⟧, s.f.:\n\tAlbero usato da Tarzan', false],
    ['Carla Monti: ⟦appendicite⟧, sta meglio', true],
    ['Amira Sule, 9b, sorts "⟦Cancer⟧", "Lupus" and "Orion" by size', false],
  ])('%s: %s', (example, expected) => {
    expect(inAnEntry(...marked(example))).toBe(expected)
  })
})

describe('ofSomebody', () => {
  it.each([
    'Ben ⟦has a pacemaker⟧ and waits outside',
    'Kev is ⟦recovering from a hernia operation⟧.',
    'we wait because Joan has ⟦been off sick with stress⟧',
    'Hi Tom, ⟦I’m a type 1 diabetic⟧',
    '⟦im on dialysis⟧ at home',
    'Sa mère dit qu’elle est ⟦suivie par un psychologue⟧',
  ])('takes %s', (example) => {
    expect(ofSomebody(...marked(example))).toBe(true)
  })

  it.each([
    'The ⟦pacemaker⟧ of the market',
    'Nobody ⟦has a pacemaker⟧ here',
    'A patient with ⟦asthma⟧ is one of many patients',
    'Wer ⟦hat einen Herzschrittmacher⟧?',
    'the machine ⟦has a pacemaker⟧',
  ])('leaves %s', (example) => {
    expect(ofSomebody(...marked(example))).toBe(false)
  })
})
