// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { type MaskedStretch, maskedStretches } from '../../src-shared/model/mask.ts'
import type { DocumentEditor } from './create-editor.ts'
import { drawnWithin } from './drawn-marks.ts'
import { openEditor } from './editor-fixture.ts'
import { mark } from './mark-fixture.ts'
import { maskedSlice } from './mask-values.ts'
import { copiedFromPages, coveredItems } from './pdf/copy-masked.ts'

const TEXT = 'Card 4111 1111 1111 1111, mail\r\nann@example.org <b>to</b>\nStreet 1\nTown, here.'
const at = (words: string, label: string, category: 'pii' | 'injection' = 'pii') => {
  const start = TEXT.indexOf(words)
  return { start, end: start + words.length, label, category, accepted: true }
}
const STRETCHES = maskedStretches([
  at('4111 1111 1111 1111', 'CREDIT_CARD'),
  at('ann@example.org', 'EMAIL'),
  at('Street 1\nTown', 'ADDRESS'),
  at('here', 'attack', 'injection'),
])

let editor: DocumentEditor | undefined
afterEach(() => {
  editor?.destroy()
  document.body.replaceChildren()
})

function open(text = TEXT): HTMLElement {
  editor = openEditor(text)
  return document.body.querySelector('.cm-content') as HTMLElement
}

/** The editor makes all changes of one task at its end. */
const changed = () => Promise.resolve()

describe('the text view', () => {
  it('shows values as the list does, over line breaks too, and in full when asked', async () => {
    const content = open()
    editor?.showMasked(STRETCHES)
    await changed()
    expect(content.textContent).toContain('Card 4111 •••• 1111, mail')
    expect(content.textContent).toContain('a••••@example.org <b>to</b>')
    const [street, town] = [...content.querySelectorAll('.cm-line')].slice(-2)
    expect(street?.textContent).toBe('St•••••••••wn')
    expect(town?.textContent).toBe('••••, here.')
    for (const value of ['1111 1111', 'ann@', 'Street 1', 'Town']) {
      expect(content.textContent).not.toContain(value)
    }
    expect(content.textContent).toContain(', here.')
    expect(content.querySelector('b')).toBeNull()
    // What marks a value is drawn around its mask.
    const [card] = STRETCHES
    const onCard = { ...(card as { start: number; end: number }), className: 'ev', badge: null }
    editor?.showMarks(() => [{ ...onCard, targets: [7] }])
    await changed()
    expect(content.querySelector('[data-ev="7"]')?.textContent).toBe('4111 •••• 1111')
    // What is looked for too, within the mark.
    editor?.showFound([onCard], 0)
    await changed()
    expect(content.querySelector('[data-ev="7"] .found-current')?.textContent).toBe(
      '4111 •••• 1111',
    )
    // Its letter stands once, where it begins.
    const address = STRETCHES[2] as MaskedStretch
    const over = { ...address, className: 'ev', badge: { letters: 'P', spoken: 'Personal data: ' } }
    editor?.showMarks(() => [{ ...over, targets: [8] }])
    await changed()
    expect(content.querySelectorAll('[data-ev="8"]')).toHaveLength(2)
    expect(content.querySelectorAll('[data-badge]')).toHaveLength(1)
    // Two classes that claim parts of one value are drawn around its one mask.
    const claims = [address, address].map((each, id) =>
      mark(id, each.start + 2 * id, each.end - id),
    )
    editor?.showMarks(drawnWithin(claims, STRETCHES))
    await changed()
    expect(content.querySelector('[data-ev="1 0"]')?.textContent).toBe('St•••••••••wn')
    editor?.showMasked(null)
    await changed()
    expect(content.textContent).toContain('ann@example.org')
  })
})

it('draws what a page broke between two lines as one mask where the lines are joined', async () => {
  const text = 'chair: Colin\nBrathwaite of the Royal\nSociety met'
  const name = 'Colin\nBrathwaite'
  const firm = 'Royal\nSociety'
  const of = (value: string, label: string) => {
    const start = text.indexOf(value)
    return { start, end: start + value.length, label }
  }
  const stretches = [{ ...of(name, 'PERSON'), number: 2 }, of(firm, 'ORGANIZATION')]
  const joints = [...text.matchAll(/\n/g)].map(({ index }) => ({ at: index, blank: true }))
  const shown = async () => {
    editor?.showMasked(stretches)
    await changed()
    return [...document.body.querySelectorAll('.cm-line')].map((line) => line.textContent)
  }
  editor = openEditor(text, joints)
  expect(await shown()).toEqual(['chair: C•••• B••••••••• #2 of the Ro•••••••••ty  met'])
  editor.destroy()
  editor = openEditor(text)
  expect(await shown()).toEqual(['chair: C••••', 'B••••••••• #2 of the Ro•••••••••ty', '•••• met'])
})

it('leaves a line its direction where all of it is one value', async () => {
  const names = ['ليلى الخطيب', 'Leila Alkhatib', '+971 50 123 4567 ليلى']
  const text = names.join('\n')
  const content = open(text)
  const stretches = names.map((name) => {
    const start = text.indexOf(name)
    return { start, end: start + name.length }
  })
  editor?.showMasked(stretches)
  await changed()
  const lines = [...content.querySelectorAll('.cm-line')].map(({ textContent }) => textContent)
  expect(lines.map((line) => line.startsWith('\u{200f}'))).toEqual([true, false, true])
})

describe('what is copied', () => {
  const copy = (start: number, end: number) =>
    maskedSlice((from, to) => TEXT.slice(from, to), { start, end }, STRETCHES)

  it('has values masked, whole even where they are only touched', () => {
    expect(copy(0, TEXT.length)).toBe(
      'Card 4111 •••• 1111, mail\r\na••••@example.org <b>to</b>\nSt•••••••••wn, here.',
    )
    expect(copy(10, 14)).toBe('4111 •••• 1111')
    expect(copy(0, 5)).toBe('Card ')
    expect(copy(3, 3)).toBe('')
  })

  it('has the letters of values as dots where pages are copied from', () => {
    document.body.innerHTML = `<section data-page="2"><div class="text-layer"><span data-item="0">Card 4111</span><br><span data-item="1">1111 end</span></div><p>note</p></section>`
    const covered = coveredItems(
      new Map([
        [
          2,
          [
            { mark: { maskable: true }, parts: [{ item: 0, from: 5, to: 9 }] },
            { mark: { maskable: true }, parts: [{ item: 1, from: 0, to: 4 }] },
            { mark: { maskable: false }, parts: [{ item: 1, from: 5, to: 8 }] },
          ],
        ],
      ]),
    )
    const range = document.createRange()
    range.selectNodeContents(document.body)
    expect(copiedFromPages(range, covered)).toBe('Card ••••\n•••• end')
    const [first] = document.querySelectorAll('span')
    range.setStart(first?.firstChild as Text, 7)
    range.setEnd(first?.firstChild as Text, 9)
    expect(copiedFromPages(range, covered)).toBe('••')
  })
})
