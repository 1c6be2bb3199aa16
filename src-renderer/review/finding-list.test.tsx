// @vitest-environment happy-dom
/** A long list, by keyboard and by what assistive technology is told of it. */

import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import '../testing/render-in-app.tsx'
import { FindingList } from './finding-list.tsx'

const TOTAL = 20_000
const ITEMS = Array.from({ length: TOTAL }, (_, key) => ({ key }))
const keyOf = ({ key }: (typeof ITEMS)[0]) => key
const draw = ({ key }: (typeof ITEMS)[0]) => <>Row {key}</>

function List() {
  const [selected, setSelected] = useState<number | null>(null)
  return (
    <FindingList
      label="Everything"
      items={ITEMS}
      keyOf={keyOf}
      selected={selected}
      onSelect={({ key }) => setSelected(key)}
    >
      {draw}
    </FindingList>
  )
}

afterEach(cleanup)

it('draws what is seen, and tells how many there are', () => {
  render(<List />)
  const rows = screen.getAllByRole('option')
  expect(rows.length).toBeLessThan(40)
  expect(rows[0]?.getAttribute('aria-setsize')).toBe(String(TOTAL))
  expect(rows.map((row) => row.getAttribute('aria-posinset'))).toEqual(
    rows.map((_, index) => String(index + 1)),
  )
})

/** Two lists, and what is selected, the first or the last of all. */
function Lists({
  selected,
  folded = false,
}: {
  readonly selected: number
  readonly folded?: boolean
}) {
  const lists = [ITEMS.slice(0, 3), ...(folded ? [] : [ITEMS.slice(-3)])]
  return lists.map((items, at) => (
    <FindingList
      key={at === 0 ? 'first' : 'last'}
      label={at === 0 ? 'First' : 'Last'}
      items={items}
      keyOf={keyOf}
      selected={selected}
      onSelect={() => {}}
    >
      {draw}
    </FindingList>
  ))
}

it('has the focus after the list that had it, once the selection is in it, and takes it from nothing else', () => {
  const { rerender } = render(<Lists selected={0} />)
  const named = (name: string) => screen.getByRole('listbox', { name })
  rerender(<Lists selected={TOTAL - 1} />)
  expect(document.activeElement).toBe(document.body)
  rerender(<Lists selected={0} />)
  named('First').focus()
  rerender(<Lists selected={TOTAL - 1} />)
  expect(document.activeElement).toBe(named('Last'))
  rerender(<Lists selected={1} />)
  expect(document.activeElement).toBe(named('First'))
  named('Last').focus()
  rerender(<Lists selected={0} folded />)
  expect(document.activeElement).toBe(named('First'))
})

it('goes by keys, and names the row that is selected', async () => {
  render(<List />)
  const user = userEvent.setup()
  const list = screen.getByRole('listbox', { name: 'Everything' })
  const selected = () => screen.getByRole('option', { selected: true })
  await user.click(screen.getByText('Row 3'))
  expect(document.activeElement).toBe(list)
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
  expect(selected().textContent).toBe('Row 4')
  expect(list.getAttribute('aria-activedescendant')).toBe(selected().id)
  await user.keyboard('{Home}{ArrowUp}')
  expect(selected().textContent).toBe('Row 0')
  await user.keyboard('{PageDown}')
  expect(Number(selected().getAttribute('aria-posinset'))).toBeGreaterThan(10)
})
