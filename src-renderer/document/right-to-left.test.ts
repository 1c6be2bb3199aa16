// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import type { DocumentEditor } from './create-editor.ts'
import { drawnWithin } from './drawn-marks.ts'
import { openEditor } from './editor-fixture.ts'
import { mark } from './mark-fixture.ts'
import { isRightToLeft } from './right-to-left.ts'

let editor: DocumentEditor | undefined
afterEach(() => {
  editor?.destroy()
  document.body.replaceChildren()
})

it.each([
  ['דוד לוי', true],
  ['  (أحمد)', true],
  ['12 הרצל', true],
  ['IL62 0108', false],
  ['052-345', false],
  ['', false],
  [`${' '.repeat(80)}דוד`, false],
])('knows which way %j runs', (text, expected) => {
  expect(isRightToLeft(text)).toBe(expected)
})

it('puts the letter of a mark where its words begin, once', async () => {
  const text = 'שמי דוד לוי\nIBAN IL62 0108'
  const name = text.indexOf('דוד')
  const iban = text.indexOf('IL62')
  editor = openEditor(text)
  editor.showMarks(
    drawnWithin([
      { ...mark(0, name, name + 7), target: 1 },
      { ...mark(1, iban, iban + 9), target: 2 },
    ]),
  )
  await Promise.resolve()
  const side = (target: number) =>
    [...document.body.querySelectorAll(`[data-ev="${target}"]`)].map((drawn) =>
      drawn.classList.contains('ev-right-to-left'),
    )
  expect(side(1)).toEqual([true])
  expect(side(2)).toEqual([false])
})
