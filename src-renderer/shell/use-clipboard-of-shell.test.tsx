// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { CLIPBOARD_EVENT } from '../../src-shared/workspace/clipboard-event.ts'
import { useQueue } from '../data/queue-store.ts'
import { changeDraft, useDraft } from '../intake/draft-store.ts'
import { renderInApp } from '../testing/render-in-app.tsx'
import { useClipboardOfShell } from './use-clipboard-of-shell.ts'

afterEach(() => {
  cleanup()
  changeDraft({ text: '', isOpen: null })
})

function Shell() {
  useClipboardOfShell()
  return null
}

it('puts the text into the field behind what was typed, and sends nothing', async () => {
  changeDraft({ text: 'typed' })
  const { router } = await renderInApp(<Shell />)
  act(() => {
    window.dispatchEvent(new CustomEvent(CLIPBOARD_EVENT, { detail: 'pasted' }))
  })
  expect(useDraft.getState()).toMatchObject({ text: 'typed\npasted', isOpen: true })
  await vi.waitFor(() => expect(router.history.location.pathname).toBe('/scan'))
  expect(useQueue.getState().items).toEqual([])
})

it('takes nothing but a text', async () => {
  await renderInApp(<Shell />)
  for (const detail of [null, 1, { text: 'a' }]) {
    window.dispatchEvent(new CustomEvent(CLIPBOARD_EVENT, { detail }))
  }
  window.dispatchEvent(new Event(CLIPBOARD_EVENT))
  expect(useDraft.getState()).toMatchObject({ text: '', isOpen: null })
})
