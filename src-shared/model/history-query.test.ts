import { expect, it } from 'vitest'
import { readHistoryWords } from './history-query.ts'

const NOTHING = {
  words: [],
  rule: null,
  category: null,
  kind: null,
  result: null,
  from: null,
  to: null,
}

it.each([
  ['', {}],
  ['  Offer   ÜBER ', { words: ['offer', 'über'] }],
  ['result:block Category:PII', { result: 'block', category: 'pii' }],
  ['decision:block', { result: 'block' }],
  ['decision:failed', { words: ['decision:failed'] }],
  ['kind:url', { kind: 'url' }],
  ['rule:DLP_GitHub_PAT iban', { rule: 'dlp_github_pat', words: ['iban'] }],
  ['rule:"%', { words: ['rule:"%'] }],
  ['before:2026-10-01', { to: Date.UTC(2026, 9, 1) }],
  ['after:2026-10-01', { from: Date.UTC(2026, 9, 1) }],
  ['before:2026-13-01', { words: ['before:2026-13-01'] }],
  ['result:nothing', { words: ['result:nothing'] }],
  ['https://example.org/a:b', { words: ['https://example.org/a:b'] }],
])('%j', (typed, read) => {
  expect(readHistoryWords(typed)).toEqual({ ...NOTHING, ...read })
})
