// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderInApp } from '../testing/render-in-app.tsx'
import { reviewDocument } from '../testing/review-document.ts'
import { DocumentPane } from './document-pane.tsx'

afterEach(cleanup)

const nothing = () => {}

async function open(text: string, sourceMap: ReturnType<typeof reviewDocument>['source_map'] = []) {
  await renderInApp(
    <DocumentPane
      document={{ ...reviewDocument(text, []), source_map: sourceMap }}
      {...{ marks: [], selected: null, masked: null, visit: null, changes: null }}
      {...{ view: 'text', views: ['text'], hiddenCharacters: false, twoReaders: false }}
      {...{ findAsked: null, findStep: null, describe: () => null }}
      {...{ onView: nothing, onHiddenCharacters: nothing, onTwoReaders: nothing }}
      {...{ onFind: nothing, onSelect: nothing }}
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
