import { expect, it } from 'vitest'
import { type Found, reviewDocument } from '../testing/review-document.ts'
import { type ReviewGroup, reviewGroups } from './groups.ts'
import { groupOfLine, isKind, type Kind, kindsOf, listLines, openBeside } from './kinds.ts'

const NAMES = ['ann', 'bob', 'cem', 'dee', 'eva', 'fay']
const found = (label: string, more: object = {}) =>
  NAMES.map((name) => ({ words: `${name}@${label}`, label, ...more }))
/** Each in a paragraph of its own. */
const groupsOf = (given: readonly Found[]) =>
  reviewGroups(reviewDocument(given.map(({ words }) => words).join('\n\n'), given))
const drawn = (line: ReviewGroup | Kind) =>
  isKind(line) ? `${line.groups.length} ${line.groups[0]?.label}` : line.label

it('puts many values of one class and severity into one line, where the first stands', () => {
  const groups = groupsOf([
    ...found('EMAIL', { severity: 'high' }),
    ...found('PERSON').slice(1),
    { words: 'card', label: 'CREDIT_CARD', severity: 'critical' },
  ])
  const kinds = kindsOf(groups)
  expect(listLines(groups, kinds, new Set()).map(drawn)).toEqual([
    ...['CREDIT_CARD', '6 EMAIL', 'PERSON', 'PERSON', 'PERSON', 'PERSON', 'PERSON'],
  ])
  const [key] = [...kinds.values()].map((kind) => kind.key)
  expect(listLines(groups, kinds, new Set([key ?? '']))).toEqual(groups)
})

it('keeps apart what weighs otherwise, and what only asks for a look', () => {
  const groups = groupsOf([
    ...found('EMAIL'),
    { words: 'zoe@EMAIL', label: 'EMAIL', severity: 'low' },
    { words: 'yan@EMAIL', label: 'EMAIL', accepted: false, asking: true },
  ])
  expect(listLines(groups, kindsOf(groups), new Set()).map(drawn)).toEqual([
    ...['6 EMAIL', 'EMAIL', 'EMAIL'],
  ])
})

it('has the values of a line as they stand, however sure each is, and goes on to the line behind it', () => {
  const scores = [0.91, 0.99, 0.93, 0.98, 0.92, 0.97]
  const mails = found('EMAIL').map((mail, at) => ({ ...mail, score: scores[at] ?? 1 }))
  const groups = groupsOf([...mails, { words: 'street', label: 'ADDRESS', score: 0.95 }])
  const kinds = kindsOf(groups)
  const line = listLines(groups, kinds, new Set()).find(isKind) as Kind
  expect(line.groups.map(({ places: [place] }) => place?.id)).toEqual([0, 1, 2, 3, 4, 5])
  const open = groups.map(() => 'open' as const)
  expect(openBeside(line, groups, kinds, open)?.label).toBe('ADDRESS')
})

it('has one line for two values of low severity already', () => {
  const groups = groupsOf([
    { words: 'card', label: 'CREDIT_CARD' },
    { words: 'Kiel', label: 'LOCATION', severity: 'low' },
    { words: 'Emden', label: 'LOCATION', severity: 'low' },
    { words: 'Aral', label: 'ORGANIZATION', severity: 'low' },
    { words: 'Shell', label: 'ORGANIZATION', severity: 'low', accepted: false, asking: true },
  ])
  expect(listLines(groups, kindsOf(groups), new Set()).map(drawn)).toEqual([
    ...['CREDIT_CARD', '2 LOCATION', 'ORGANIZATION', 'ORGANIZATION'],
  ])
})

it('lists every attack, and every value where there is nothing else', () => {
  const attacks = groupsOf([
    ...found('attack', { category: 'injection' }),
    { words: 'card', label: 'CREDIT_CARD' },
  ])
  expect(attacks.length).toBe(7)
  expect(kindsOf(attacks).size).toBe(0)

  const groups = groupsOf(found('EMAIL'))
  const kinds = kindsOf(groups)
  expect(listLines(groups, kinds, new Set())).toEqual(groups)
  // They are decided together all the same.
  expect(kinds.get(0)?.groups).toEqual(groups)
})

it('leads to what is selected of a kind, else to the first that is open', () => {
  const groups = groupsOf([...found('EMAIL'), { words: 'card', label: 'CREDIT_CARD' }])
  const line = listLines(groups, kindsOf(groups), new Set()).find(isKind) as Kind
  const [first, second, third] = line.groups
  const statuses = groups.map(({ index }) => (index === first?.index ? 'confirmed' : 'open'))
  expect(groupOfLine(line, third ?? null, statuses)).toBe(third)
  expect(groupOfLine(line, null, statuses)).toBe(second)
  expect(
    groupOfLine(
      line,
      null,
      groups.map(() => 'dismissed' as const),
    ),
  ).toBe(first)
})
