// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { maskedStretches } from '../../src-shared/model/mask.ts'
import { renderInApp } from '../testing/render-in-app.tsx'
import { reviewDocument } from '../testing/review-document.ts'
import { DocumentPane } from './document-pane.tsx'
import type { FindMessage } from './find/find.worker.ts'
import { findMatches } from './find/find-matches.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const nothing = () => {}

async function open(
  text: string,
  sourceMap: ReturnType<typeof reviewDocument>['source_map'] = [],
  more: Partial<ComponentProps<typeof DocumentPane>> = {},
) {
  await renderInApp(
    <DocumentPane
      document={{ ...reviewDocument(text, []), source_map: sourceMap }}
      {...{ marks: [], selected: null, masked: null, visit: null, changes: null }}
      {...{ view: 'text', views: ['text'], hiddenCharacters: false, twoReaders: false }}
      {...{ findAsked: null, findStep: null, describe: () => null }}
      {...{ onView: nothing, onHiddenCharacters: nothing, onTwoReaders: nothing }}
      {...{ onFind: nothing, onSelect: nothing, ...more }}
    />,
  )
}

const buttons = () => screen.getAllByRole('button').map((each) => each.textContent)

it('warns of words that people do not see, and of characters without a shape', async () => {
  await open('Dear all\nask me\u200b', [{ start: 9, end: 15, hidden: 'css' }])
  expect(buttons()).toEqual(expect.arrayContaining(['2 unseen words', '1 hidden character']))
})

it('does not warn of no words where characters without a shape say none', async () => {
  await open('Dear\u200b all')
  expect(buttons().filter((name) => name?.includes('unseen'))).toEqual([])
  expect(buttons()).toContain('1 hidden character')
})

it('does not warn of page breaks', async () => {
  await open('Page 1\n\fPage 2\n\fPage 3')
  expect(screen.getByText('No hidden characters')).toBeDefined()
})

/** What the browser would run in a thread. */
class WorkerStandIn {
  onmessage: ((event: { data: unknown }) => void) | null = null
  #text = ''

  postMessage(message: FindMessage) {
    if ('text' in message) this.#text = message.text
    else {
      const { number, query } = message
      this.onmessage?.({ data: { number, outcome: findMatches(this.#text, query) } })
    }
  }

  terminate() {}
}

/** The view comes with a module of its own, which a busy machine takes its time to read. */
beforeAll(() => import('./text-view.tsx'))

it('shows where a masked value holds what is looked for, without its letters', async () => {
  vi.stubGlobal('Worker', WorkerStandIn)
  const text = 'Card 4111 1111 1111 1111 of room 1111'
  const { findings } = reviewDocument(text, [
    { words: '4111 1111 1111 1111', label: 'CREDIT_CARD' },
  ])
  await open(text, [], { findAsked: {}, masked: maskedStretches(findings) })
  await userEvent.type(screen.getByRole('searchbox'), '1111')
  const found = () =>
    [...document.querySelectorAll('.cm-line .found')].map(({ textContent }) => textContent)
  await waitFor(() => expect(new Set(found())).toEqual(new Set(['4111 •••• 1111', '1111'])))
})
