// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { SourceRange } from '../../../src-shared/model/source-map.ts'
import { renderInApp } from '../../testing/render-in-app.tsx'
import { reviewDocument } from '../../testing/review-document.ts'
import type { DocumentView } from '../document-view.ts'
import { EMPTY_QUERY, type Find } from '../find/use-find.ts'
import { mark as markOf } from '../mark-fixture.ts'
import { TableView } from './table-view.tsx'

afterEach(cleanup)

const NOTHING_FOUND: Find = {
  query: EMPTY_QUERY,
  setQuery: () => {},
  outcome: null,
  matches: [],
  current: null,
  step: () => {},
}
const TEXT = 'Staff\nName\tMail\nAnna Berg\tanna@firma.de\n\nPay\nBen\tHigh\nseen by Carl'
const at = (words: string) => ({
  start: TEXT.indexOf(words),
  end: TEXT.indexOf(words) + words.length,
})
const SOURCE_MAP: SourceRange[] = [
  { ...at('Staff'), part: 'title' },
  { ...at('Pay'), part: 'title', hidden: 'hidden_part' },
  { ...at('seen by Carl'), part: 'comment', hidden: 'comment' },
]
const mark = (words: string, target: number) => {
  const { start, end } = at(words)
  return markOf(target, start, end)
}

const base = reviewDocument(TEXT, [])
const VIEW: DocumentView = {
  document: {
    ...base,
    media_type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    source_map: SOURCE_MAP,
  },
  marks: [mark('Anna Berg', 1), mark('anna@firma.de', 2), mark('Ben', 3), mark('Carl', 4)],
  selected: null,
  masked: null,
  onSelect: () => {},
}
const draw = (more: Partial<DocumentView & { find: Find }> = {}) => {
  const { find = NOTHING_FOUND, ...given } = more
  return <TableView {...VIEW} {...given} find={find} onSeen={() => {}} />
}
const open = (more: Parameters<typeof draw>[0] = {}) => renderInApp(draw(more))
const tab = (name: RegExp) => screen.getByRole('radio', { name })

describe('a sheet', () => {
  it('is a table with its head, its marks in the cells', async () => {
    const { container } = await open()
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Name',
      'Mail',
    ])
    const row = screen.getByRole('row', { name: 'Anna Berg anna@firma.de' })
    expect(row.getAttribute('aria-rowindex')).toBe('2')
    expect(container.querySelector('[data-ev="2"]')?.textContent).toBe('anna@firma.de')
  })

  it('selects what is clicked', async () => {
    const onSelect = vi.fn()
    await open({ onSelect })
    await userEvent.setup().click(screen.getByText('anna@firma.de'))
    expect(onSelect).toHaveBeenCalledWith(2)
  })

  it('shows values as masked as the text does, cell by cell', async () => {
    const whole = { start: at('Anna Berg').start, end: at('anna@firma.de').end }
    await open({ masked: [{ ...whole, label: 'PERSON', number: 2 }] })
    const [name, mail] = screen.getAllByRole('row')[1]?.querySelectorAll('td') ?? []
    expect(name?.textContent).toBe('A••• B••• #2')
    expect(mail?.textContent).not.toContain('anna')
    expect(document.body.textContent).not.toContain('Berg')
  })
})

it('has a row that is longer than all that were measured go on in its last column', async () => {
  const rows = Array.from({ length: 900 }, (_, row) => (row === 1 ? '1,2,3,4' : 'a,b'))
  const text = reviewDocument(rows.join('\n'), [])
  await open({ document: { ...text, job: { ...text.job, source: 'a.csv' } }, marks: [] })
  const cells = [...(screen.getAllByRole('row')[1]?.querySelectorAll('td') ?? [])]
  expect(cells.map(({ textContent }) => textContent)).toEqual(['1', '2,3,4'])
})

describe('several sheets', () => {
  it('are chosen by name, each with how many places are marked in it', async () => {
    await open()
    expect(tab(/^Staff, 2 places$/).getAttribute('aria-checked')).toBe('true')
    await userEvent.setup().click(tab(/^Pay, hidden in the workbook, 1 place$/))
    expect(screen.getByRole('table').textContent).toContain('BenHigh')
    await userEvent.setup().click(tab(/^Beside the cells, 1 place$/))
    expect(screen.getByRole('table').textContent).toContain('Commentseen by Carl')
  })

  it('follow the selection, and what is found', async () => {
    const { rerender } = render(draw())
    rerender(draw({ selected: { ...at('Ben'), target: 3, page: null } }))
    expect(document.querySelector('td [data-selected]')?.textContent).toBe('Ben')
    const find = { ...NOTHING_FOUND, matches: [at('Name')], current: 0 }
    rerender(draw({ selected: { ...at('Ben'), target: 3, page: null }, find }))
    expect(document.querySelector('.found-current')?.textContent).toBe('Name')
  })
})
