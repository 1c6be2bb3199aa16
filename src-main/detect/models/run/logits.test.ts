import { describe, expect, it } from 'vitest'
import type { ModelHead } from '../pack/model-manifest.ts'
import { probabilities, readHead } from './logits.ts'

const TEXT = 'one two six ten'
const encoding = {
  ids: Int32Array.of(1, 2, 3, 4),
  starts: Uint32Array.of(0, 4, 8, 12),
  ends: Uint32Array.of(3, 7, 11, 15),
}
const row = (...logits: number[]) => Float32Array.from(logits)

describe('probabilities', () => {
  it.each([
    ['softmax', 1, [0, Math.log(3)], [0.25, 0.75]],
    ['softmax', 2, [0, 2 * Math.log(3)], [0.25, 0.75]],
    ['softmax', 1, [1000, 1000], [0.5, 0.5]],
    ['sigmoid', 1, [0, Math.log(3)], [0.5, 0.75]],
  ] as const)('%s at temperature %d', (activation, temperature, logits, expected) => {
    const found = probabilities(row(...logits), { activation, temperature })
    for (const [index, value] of expected.entries()) expect(found[index]).toBeCloseTo(value, 6)
  })
})

const head = (more: Partial<ModelHead>): ModelHead => ({
  category: 'pii',
  output: 'logits',
  kind: 'sequence',
  activation: 'softmax',
  temperature: 1,
  labels: [null, 'A', 'B'],
  classes: [
    { name: 'A', severity: 'high', threshold: 0.5 },
    { name: 'B', severity: 'low', threshold: 0.5 },
  ],
  ...more,
})

it('takes for a text of several windows the likeliest of each class', () => {
  const windows = [
    { rows: [row(0, 0, -99)], firstToken: 0 },
    { rows: [row(0, -99, Math.log(3))], firstToken: 2 },
  ]
  const { classes } = readHead(head({}), windows, encoding, TEXT)
  expect(classes.map(({ name, score }) => [name, Math.round(score * 100)])).toEqual([
    ['A', 50],
    ['B', 75],
  ])
})

it.each<[string, string[], [string, number, number][]]>([
  ['one class in a row', ['O', 'I-A', 'I-A', 'O'], [['A', 4, 11]]],
  [
    'a new beginning',
    ['B-A', 'B-A', 'I-A', 'O'],
    [
      ['A', 0, 3],
      ['A', 4, 11],
    ],
  ],
  [
    'another class',
    ['I-A', 'I-B', 'O', 'I-A'],
    [
      ['A', 0, 3],
      ['B', 4, 7],
      ['A', 12, 15],
    ],
  ],
  ['nothing', ['O', 'O', 'O', 'O'], []],
])('makes spans of %s', (_, tags, expected) => {
  const labels = ['O', 'B-A', 'I-A', 'I-B']
  const tokens = head({
    kind: 'tokens',
    labels: labels.map((label) => (label === 'O' ? null : label)),
  })
  const rows = tags.map((tag) => row(...labels.map((label) => (label === tag ? 5 : 0))))
  const { spans } = readHead(tokens, [{ rows, firstToken: 0 }], encoding, TEXT)
  expect(spans.map(({ name, start, end }) => [name, start, end])).toEqual(expected)
  for (const { score } of spans) expect(score).toBeGreaterThan(0.9)
})

it('takes the likeliest class, not the likeliest label', () => {
  const labels = [null, 'B-A', 'I-A']
  const rows = [row(...[0.4, 0.35, 0.25].map(Math.log))]
  const { spans } = readHead(
    head({ kind: 'tokens', labels }),
    [{ rows, firstToken: 0 }],
    encoding,
    TEXT,
  )
  expect(spans).toEqual([{ name: 'A', start: 0, end: 3, score: expect.closeTo(0.6, 6) }])
})

it.each([
  ['a word has the class of its first token', 'Annabel came', ['B-A', 'O', 'O'], [['A', 0, 7]]],
  ['what begins within a word is none', 'barking came', ['O', 'B-A', 'O'], []],
  ['but for scripts without spaces', '我是安娜', ['O', 'B-A', 'I-A'], [['A', 1, 4]]],
])('%s', (_, text, tags, expected) => {
  const labels = ['O', 'B-A', 'I-A']
  const tokens = head({
    kind: 'tokens',
    labels: labels.map((label) => (label === 'O' ? null : label)),
  })
  const rows = tags.map((tag) => row(...labels.map((label) => (label === tag ? 5 : 0))))
  const cut = text.length > 5 ? [0, 4, 8] : [0, 1, 2]
  const places = {
    ids: new Int32Array(3),
    starts: Uint32Array.from(cut),
    ends: Uint32Array.from(text.length > 5 ? [4, 7, 12] : [1, 2, 4]),
  }
  const { spans } = readHead(tokens, [{ rows, firstToken: 0 }], places, text)
  expect(spans.map(({ name, start, end }) => [name, start, end])).toEqual(expected)
})
