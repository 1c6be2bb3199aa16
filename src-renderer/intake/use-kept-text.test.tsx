// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { changeDraft } from './draft-store.ts'
import { useKeptText } from './use-kept-text.ts'

afterEach(() => {
  cleanup()
  changeDraft({ text: '' })
})

/** Whether the browser would ask before it leaves. */
const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

it('asks while a text is typed and not sent, in whatever room', () => {
  const { unmount } = renderHook(useKeptText)
  expect(isAsked()).toBe(false)
  act(() => changeDraft({ text: ' ' }))
  expect(isAsked()).toBe(false)
  act(() => changeDraft({ text: 'Dear all' }))
  expect(isAsked()).toBe(true)
  act(() => changeDraft({ text: '' }))
  expect(isAsked()).toBe(false)
  act(() => changeDraft({ text: 'Dear all' }))
  unmount()
  expect(isAsked()).toBe(false)
})
