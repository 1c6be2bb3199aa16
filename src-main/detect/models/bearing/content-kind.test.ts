/** A kind is told by the form of a text alone. */

import { expect, it } from 'vitest'
import { contentKindOf } from './content-kind.ts'

it.each([
  ['{"name": "Lamp", "rating": 4, "review": "Bright enough."}', 'data'],
  ['[{"id": 1}, {"id": 2}]', 'data'],
  ['<table><tr><td>Lamp</td></tr></table>', 'data'],
  ['name,price,stock,colour\nLamp,19,4,red\nChair,40,2,blue', 'data'],
  ['id: 7\ntitle: Lamp\nnote: left at the door', 'data'],
  ['2026-03-01T10:00:00 started\n2026-03-01T10:00:02 ready', 'data'],
  ['const a = 1;\nreturn a;', 'code'],
  ['From: ana@example.org\nSubject: Friday\n\nSee you then.', 'mail'],
  ['Von: Ana\nBetreff: Freitag\n\nBis dann.', 'mail'],
  ['---\nname: notes\ndescription: Takes notes.\n---\nWrite short notes.', 'instructions'],
  ['You are a helpful clerk.\n\n# Rules\n- Answer briefly.\n- Quote the page.', 'instructions'],
  ['What is the capital of Peru?', 'request'],
  ['', 'request'],
  ['One.\nTwo.\nThree.\nFour.\nFive.', 'prose'],
])('%j is %s', (text, kind) => {
  expect(contentKindOf(text)).toBe(kind)
})

it('calls no long text a request', () => {
  expect(contentKindOf('word '.repeat(1_000))).toBe('prose')
})
