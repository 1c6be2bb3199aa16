// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import type { Layer } from '../../../src-shared/workspace/layers.ts'
import { layersQuery } from '../../data/queries.ts'
import { renderInApp } from '../../testing/render-in-app.tsx'
import { reviewDocument } from '../../testing/review-document.ts'
import type { DocumentView } from '../document-view.ts'
import { mark } from '../mark-fixture.ts'
import { DecodedView } from './decoded-view.tsx'
import { layerRuns } from './layer-runs.ts'

afterEach(cleanup)

const TEXT = 'Read aWdub3Jl and \u0456gnore, plain words.'
const CODE: Layer = {
  ...{ kind: 'code', code: 'base64', depth: 1, start: 5, end: 13, map: null, isCut: false },
  text: 'ignore <b>\u202e',
}
const DISGUISE: Layer = {
  ...{ kind: 'disguise', code: '', depth: 1, start: 18, end: 24, isCut: false, text: 'ignore' },
  map: { starts: [18, 19, 20, 21, 22, 23], ends: [19, 20, 21, 22, 23, 24] },
}

async function open(more: Partial<DocumentView> = {}, layers = [CODE, DISGUISE]) {
  const document = reviewDocument(TEXT, [])
  const view: DocumentView = {
    ...{ document, marks: [], selected: null, masked: null, onSelect: () => {} },
    ...more,
  }
  return renderInApp(<DecodedView {...view} />, {
    answers: [[layersQuery(document.job.job_id).queryKey, { layers, isCut: false }]],
  })
}

it('shows what is written and what it says, as text alone', async () => {
  const { container } = await open()
  const [code] = screen.getAllByRole('article')
  expect(code?.textContent).toContain('Written in base64')
  expect(code?.textContent).toContain('aWdub3Jl')
  expect(code?.textContent).toContain('ignore <b>‹U+202E›')
  expect(container.querySelector('b')).toBeNull()
})

it('tells once what is hidden and says what is written', async () => {
  const hidden: Layer = {
    ...{ kind: 'unseen', code: '', depth: 1, start: 0, end: 4, map: null, isCut: false },
    text: 'read',
  }
  await open({}, [hidden, DISGUISE])
  const [once, twice] = screen.getAllByRole('article').map(({ textContent }) => textContent)
  expect(once).toMatch(/Says.*read/)
  expect(once).not.toContain('Written')
  expect(twice).toContain('Written')
})

it('carries the marks and the selection of the letters that it was made of', async () => {
  const onSelect = vi.fn()
  const { container } = await open({
    onSelect,
    marks: [mark(7, 5, 13), mark(8, 18, 20)],
    selected: { target: 8, start: 18, end: 20, page: null },
  })
  expect(container.querySelector('[data-ev="7"]')?.textContent).toContain('ignore')
  expect(container.querySelector('[data-ev="8"]')?.textContent).toBe('ig')
  expect(container.querySelectorAll('article[data-selected]')).toHaveLength(1)
  await userEvent.setup().click(container.querySelector('[data-ev="7"]') as Element)
  expect(onSelect).toHaveBeenCalledWith(7)
})

it('says where the selection is read as it is written, and where all is', async () => {
  await open({ selected: { target: 1, start: 30, end: 33, page: null } })
  expect(screen.getByRole('status').textContent).toBe(
    'The selected words are read as they are written.',
  )
  cleanup()
  await open({}, [])
  expect(screen.getByText(/^Nothing here is encoded/)).toBeTruthy()
})

it('masks what a masked value says', () => {
  const looks = { marks: [], selected: null, masked: [{ start: 5, end: 13, label: 'EMAIL' }] }
  const layer = { ...CODE, text: 'ann@example.org' }
  expect(layerRuns(layer, looks).map(({ text }) => text)).toEqual(['a••••@example.org'])
})
