// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderInApp } from '../testing/render-in-app.tsx'
import { DropOverlay } from './drop-overlay.tsx'

afterEach(cleanup)

const FILE = { dataTransfer: { types: ['Files'], items: [{ kind: 'file' }] } }
const veil = () => screen.queryByText('Let go to scan 1 item')

it('covers the window while files are dragged over it, and no longer, whoever tells of the end', async () => {
  await renderInApp(<DropOverlay onDrop={vi.fn()} onDropText={vi.fn()} />)
  fireEvent.dragEnter(window, FILE)
  // Over a part of the window, then away.
  fireEvent.dragEnter(document.body, FILE)
  fireEvent.dragLeave(window, FILE)
  expect(veil()).toBeTruthy()
  fireEvent.dragLeave(document.body, FILE)
  expect(veil()).toBeNull()

  fireEvent.dragEnter(window, FILE)
  fireEvent.dragEnter(document.body, FILE)
  expect(veil()).toBeTruthy()
  fireEvent.pointerMove(document.body)
  expect(veil()).toBeNull()
  // It is there again for the next one.
  fireEvent.dragEnter(window, FILE)
  expect(veil()).toBeTruthy()
})
