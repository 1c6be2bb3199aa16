import { expect, it } from 'vitest'
import { modelTitle } from '../../src-shared/model/words.ts'
import { findingTitle, shortTitle } from './finding-title.ts'

it.each([
  ['Sick leave or treatment of one person', 'Sick leave or treatment'],
  ['Impairment or operation of one person, French, Spanish, Italian', 'Impairment or operation'],
  ['Illness, injury or pregnancy of one person, Indonesian', 'Illness, injury or pregnancy'],
  ['Article 9 statement, other scripts, Chinese and Korean', 'Article 9 statement'],
  ['Hate against a group, in English', 'Hate against a group'],
  // A list of few words is what it names.
  ['Pacemaker, hearing aid or the like of one person', 'Pacemaker, hearing aid or the like'],
  ['Payslip', 'Payslip'],
])('%s is %s in a list', (title, short) => {
  expect(shortTitle(title)).toBe(short)
})

it('calls hate what the rule calls it, and a model its class', () => {
  const hate = { detector_id: 'threat_hate_english', title: 'Hate against a group, in English' }
  const label = 'toxic_or_harmful'
  expect(findingTitle({ label }, [hate])).toBe('Hate against a group')
  const model = { detector_id: 'guard', title: modelTitle('guard') }
  expect(findingTitle({ label }, [model])).toBe('Toxic or harmful')
})
