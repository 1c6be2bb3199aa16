// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { EXAMPLE_RULES } from '../../src-shared/model/example-rules.ts'
import { addItems, changeItem, type QueueItem, useQueue } from '../data/queue-store.ts'
import { NO_STEPS, refused, taken } from '../data/steps-ahead.ts'
import { useStepsUnderWay } from '../data/steps-under-way.ts'
import { useTrialDraft } from '../data/trial-draft.ts'
import { changeDraft } from '../intake/draft-store.ts'
import { useUnsent } from './use-unsent.ts'

afterEach(() => {
  cleanup()
  changeDraft({ text: '' })
  useQueue.setState({ items: [] })
  useTrialDraft.setState({ rules: '' })
  useStepsUnderWay.setState({}, true)
})

/** Whether the browser would ask before it leaves. */
const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

it('asks while a text is typed and not sent, in whatever room', () => {
  const { unmount } = renderHook(useUnsent)
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

it('asks while a file is still to be sent, not for an address nor once it was taken in', () => {
  renderHook(useUnsent)
  const item: QueueItem = {
    ...{ id: 'a', name: 'a.txt', bytes: 1, categories: ['pii'], idempotencyKey: 'a', addedAt: 0 },
    ...{ content: { kind: 'file', file: new File(['a'], 'a.txt') }, stage: { name: 'waiting' } },
  }
  const url = { kind: 'url', url: 'https://a.example' } as const
  act(() => addItems([{ ...item, id: 'b', content: url }]))
  expect(isAsked()).toBe(false)
  act(() => addItems([item]))
  expect(isAsked()).toBe(true)
  act(() => changeItem('a', { stage: { name: 'reading' } }))
  expect(isAsked()).toBe(true)
  act(() => changeItem('a', { stage: { name: 'accepted', jobId: 'job_1' } }))
  expect(isAsked()).toBe(false)
})

it('asks while rules are being tried that are not the example', () => {
  renderHook(useUnsent)
  act(() => useTrialDraft.setState({ rules: EXAMPLE_RULES }))
  expect(isAsked()).toBe(false)
  act(() => useTrialDraft.setState({ rules: `${EXAMPLE_RULES}# ours` }))
  expect(isAsked()).toBe(true)
})

it('asks while the service has not answered a step of a review', () => {
  renderHook(useUnsent)
  const step = { id: 'a', step: { kind: 'undo' }, about: '1', at: 0 } as const
  const of = taken(NO_STEPS, step)
  act(() => useStepsUnderWay.setState({ job_1: of }))
  expect(isAsked()).toBe(true)
  act(() => useStepsUnderWay.setState({ job_1: refused(of, 'a') }))
  expect(isAsked()).toBe(false)
})
