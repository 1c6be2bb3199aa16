// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FindMessage } from './find.worker.ts'
import { FindBar } from './find-bar.tsx'
import { findMatches } from './find-matches.ts'
import { LONGEST_SEARCH_MS } from './search-text.ts'
import { useFind } from './use-find.ts'

/** What the browser would run in a thread; patterns that begin with "slow" never end. */
class WorkerStandIn {
  static ended = 0
  onmessage: ((event: { data: unknown }) => void) | null = null
  #text = ''

  postMessage(message: FindMessage) {
    if ('text' in message) this.#text = message.text
    else if (!message.query.text.startsWith('slow')) {
      const { number, query } = message
      const outcome = findMatches(this.#text, query)
      queueMicrotask(() => this.onmessage?.({ data: { number, outcome } }))
    }
  }

  terminate() {
    WorkerStandIn.ended += 1
  }
}

const TEXT = 'one two three two one two'
let place = 0

function Bar() {
  const [asked, setAsked] = useState<object | null>({})
  const find = useFind(TEXT, asked !== null, () => place)
  return (
    <>
      {asked === null ? null : <FindBar find={find} asked={asked} onClose={() => setAsked(null)} />}
      <div data-testid="drawn">
        {find.matches.map(({ start }) => start).join(' ')} / {String(find.current)}
      </div>
    </>
  )
}

beforeEach(() => {
  place = 0
  WorkerStandIn.ended = 0
  vi.stubGlobal('Worker', WorkerStandIn)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const said = () => screen.getByRole('status').textContent
const drawn = () => screen.getByTestId('drawn').textContent

it('counts, steps with Enter and wraps, from where the reader is', async () => {
  place = 5
  render(<Bar />)
  const user = userEvent.setup()
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  await user.keyboard('two')
  expect(said()).toBe('1 of 3')
  place = 8
  await user.keyboard('{Backspace}o')
  expect(said()).toBe('2 of 3')
  await user.keyboard('{Enter}{Enter}')
  expect(said()).toBe('1 of 3')
  await user.keyboard('{Shift>}{Enter}{/Shift}')
  expect(said()).toBe('3 of 3')
  expect(drawn()).toBe('4 14 22 / 2')
})

it('reads patterns and whole words, and says what is none', async () => {
  render(<Bar />)
  const user = userEvent.setup()
  await user.keyboard('t[[w')
  expect(said()).toBe('Not found')
  await user.click(screen.getByRole('button', { name: 'Regular expression' }))
  expect(said()).toBe('Not a valid pattern')
  await user.clear(screen.getByRole('searchbox'))
  expect(said()).toBe('')
  await user.type(screen.getByRole('searchbox'), 't[[wh]')
  expect(said()).toBe('1 of 4')
  await user.click(screen.getByRole('button', { name: 'Whole words' }))
  expect(said()).toBe('Not found')
})

it('ends a search that takes too long, and searches again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  render(<Bar />)
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await user.paste('slow')
  expect(said()).toBe('Searching…')
  act(() => vi.advanceTimersByTime(LONGEST_SEARCH_MS))
  expect(said()).toMatch(/^The pattern takes too long/)
  expect(WorkerStandIn.ended).toBeGreaterThan(0)
  await user.clear(screen.getByRole('searchbox'))
  await user.keyboard('one')
  expect(said()).toBe('1 of 2')
})

it('closes with Escape, and draws nothing then', async () => {
  render(<Bar />)
  const user = userEvent.setup()
  await user.keyboard('one{Escape}')
  expect(screen.queryByRole('searchbox')).toBeNull()
  expect(drawn()).toBe(' / null')
  expect(WorkerStandIn.ended).toBe(1)
})
