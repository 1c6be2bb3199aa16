// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import type { QueueItem, QueueStage } from './queue-store.ts'

const JOB = `job_${'0'.repeat(32)}`
beforeEach(() => sessionStorage.clear())

function item(id: string, change: Partial<QueueItem>): QueueItem {
  return {
    id,
    name: `${id}.txt`,
    bytes: 1,
    content: { kind: 'file', file: new File(['SECRET of a file'], `${id}.txt`) },
    categories: ['pii'],
    idempotencyKey: id,
    addedAt: 1,
    stage: { name: 'accepted', jobId: JOB },
    ...change,
  }
}

/** What a window finds after it was reloaded with these items. */
async function reloaded(items: readonly QueueItem[]): Promise<readonly QueueItem[]> {
  vi.resetModules()
  const before = await import('./queue-store.ts')
  before.addItems(items)
  vi.resetModules()
  return (await import('./queue-store.ts')).useQueue.getState().items
}

it('finds again what was accepted, and writes down no content', async () => {
  const text = { kind: 'text', text: 'SECRET of a text' } as const
  const found = await reloaded([item('a', {}), item('b', { content: text })])
  expect(found.map(({ name, stage }) => [name, stage])).toEqual([
    ['a.txt', { name: 'accepted', jobId: JOB }],
    ['b.txt', { name: 'accepted', jobId: JOB }],
  ])
  expect(JSON.stringify(sessionStorage)).not.toContain('SECRET')
  expect(Object.values({ ...sessionStorage }).join()).not.toContain('SECRET')
})

const url = { kind: 'url', url: 'https://example.org/' } as const
const text = { kind: 'text', text: 'a' } as const

it.each<[string, Partial<QueueItem>, string, boolean]>([
  ['a file that waited', { stage: { name: 'waiting' } }, 'FILE_LOST', false],
  ['a text that waited', { stage: { name: 'waiting' }, content: text }, 'TEXT_LOST', false],
  ['a file that was being sent', { stage: { name: 'reading' } }, 'MAYBE_SENT', false],
  ['an address that waited', { stage: { name: 'waiting' }, content: url }, 'FILE_LOST', true],
])('tells of %s what became of it', async (_, change, code, retryable) => {
  const [found] = await reloaded([item('a', change)])
  expect(found?.stage).toMatchObject({ name: 'refused', problem: { code }, retryable })
})

it('tells of what was broken off with the window that it may have arrived', async () => {
  const problem = { code: 'NO_ANSWER', message: '', requestId: null, status: 0 }
  const stage: QueueStage = { name: 'refused', problem, retryable: true }
  const code = 'MAYBE_SENT'
  expect((await reloaded([item('a', { stage })]))[0]?.stage).toMatchObject({ problem: { code } })
  const [page] = await reloaded([item('b', { stage, content: url })])
  expect(page?.stage).toEqual(stage)
})

it('cannot send again what is gone', async () => {
  const problem = { code: 'FILE_TOO_LARGE', message: '', requestId: null, status: 413 }
  const stage: QueueStage = { name: 'refused', problem, retryable: true }
  expect((await reloaded([item('a', { stage })]))[0]?.stage).toEqual({ ...stage, retryable: false })
})

it.each([['nonsense'], ['{"state":{"items":[{"id":1}]},"version":1}'], ['{"state":{"items":3}}']])(
  'begins empty where %s is stored',
  async (stored) => {
    sessionStorage.setItem('assay.queue', stored)
    vi.resetModules()
    expect((await import('./queue-store.ts')).useQueue.getState().items).toEqual([])
  },
)
