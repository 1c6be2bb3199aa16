/** Texts by themselves: any but white space is scanned, in JSON and in a form. */

import type { CaseEntry } from '../../case.ts'
import { field, form, text } from '../../make-body.ts'
import { BAD_TEXT } from './refused.ts'

/** Texts that are scanned. */
const texts: readonly (readonly [string, string])[] = [
  ['letter', 'a'],
  ['nul', 'a\u0000b'],
  ['bom', '\ufeffhello'],
  ['bidi', 'a\u202eb'],
  ['astral', '😀'],
  ['combining', 'e\u0301'.repeat(50)],
  ['unassigned', '\u{10ffff}\ufdd0'],
  ['zero-width', '\u200b'],
  ['crlf', 'a\r\nb'],
  ['json', '{"text":"a"}'],
]

/** Texts of white space, by Unicode's own list. */
const blanks: readonly (readonly [string, string])[] = [
  ['empty', ''],
  ['space', ' '],
  ['lines', '\n\r\t\v\f'],
  ['next-line', '\u0085'],
  ['unicode', '\u00a0\u1680\u2003\u2028\u2029\u202f\u205f\u3000'],
]

export const textEntries: readonly CaseEntry[] = [
  ...texts.map(
    ([id, content]): CaseEntry => ({
      id: `text-${id}`,
      says: 'any Unicode text but white space is scanned',
      send: { body: text(content) },
      expect: { status: 200, body: { input: { kind: 'text', media_types: ['text/plain'] } } },
    }),
  ),
  ...texts.map(
    ([id, content]): CaseEntry => ({
      id: `form-text-${id}`,
      says: 'in a form as well',
      send: { body: form(field('text', content)) },
      expect: { status: 202, body: { jobs: [{ source: 'text' }] } },
    }),
  ),
  ...blanks.map(
    ([id, content]): CaseEntry => ({
      id: `blank-${id}`,
      says: 'empty and white-space text is rejected',
      send: { body: text(content) },
      expect: { ...BAD_TEXT, names: ['/text'] },
    }),
  ),
]
