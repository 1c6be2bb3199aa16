import { expect, it } from 'vitest'
import { EXAMPLE_RULES } from '../../../../src-shared/model/example-rules.ts'
import { MAX_TRIAL_MARKS } from '../../../../src-shared/workspace/rule-trial.ts'
import { tryRules } from './try-rules.ts'

const on = (text: string, rules = EXAMPLE_RULES) => tryRules({ rules, text }, ['dlp_taken'])

it('marks what the rules find, in reading order, and says that the file can be used', () => {
  const { marks, ...file } = on('Plan PRJ-104711 and PRJ-200101.')
  expect(file).toEqual({ rules: 1, examples: 6, problems: [], threshold: 0.5, is_cut: false })
  expect(marks.map(({ start, end, accepted }) => [start, end, accepted])).toEqual([
    [5, 15, true],
    [20, 30, true],
  ])
  expect(marks[0]).toMatchObject({
    ...{ rule_id: 'user_project_number', title: 'Project number', category: 'dlp' },
    ...{ label: 'INTERNAL_RECORD', severity: 'medium', score: 0.8 },
  })
})

it('marks what is found with too low a score, too, as not accepted', () => {
  const low = EXAMPLE_RULES.replace('score: 0.8', 'score: 0.4')
  const { marks, problems } = on('Plan PRJ-104711.', low)
  expect(marks).toMatchObject([{ accepted: false, score: 0.4 }])
  // Its examples are no longer found, which is why the file would be left out.
  expect(problems[0]).toMatch(/^line \d+: user_project_number: match: example 1: /)
})

it('runs a rule that is off until somebody switches it on', () => {
  const off = EXAMPLE_RULES.replace('score: 0.8', 'score: 0.8\n    default: off')
  expect(on('Plan PRJ-104711.', off).marks).toHaveLength(1)
})

it('says what is wrong with the file, with its line, and marks nothing', () => {
  const nothing = { rules: 0, examples: 0, marks: [], is_cut: false }
  const unclosed = EXAMPLE_RULES.replace('[0-9]{6}', '[0-9{6}')
  for (const [rules, problem] of [
    ['pack: [', /line 1/],
    ['', /./],
    [unclosed, /^line \d+: .*pattern/],
    [
      EXAMPLE_RULES.replace('user_project_number', 'dlp_taken'),
      /another pack has a rule of this id/,
    ],
  ] as const) {
    const tried = on('PRJ-104711', rules)
    expect(tried).toMatchObject(nothing)
    expect(tried.problems.join('\n')).toMatch(problem)
  }
})

it('tells a bounded number of marks', () => {
  const { marks, is_cut } = on('PRJ-104711 '.repeat(MAX_TRIAL_MARKS + 1))
  expect([marks.length, is_cut]).toEqual([MAX_TRIAL_MARKS, true])
})
