/** The pool with real threads: whatever a task does, it ends in time and the next task works. */

import { deflateSync } from 'node:zlib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { makeRawPdf } from '../extract/__fixtures__/make-documents.ts'
import type { UnrulyTask } from './__fixtures__/unruly.worker.ts'
import { PoolFull } from './worker-failure.ts'
import { createWorkerPool, type WorkerPool, type WorkerPoolOptions } from './worker-pool.ts'

/** Never reached, on however busy a machine. */
const timeoutMs = 3_600_000
const open: WorkerPool<UnrulyTask, unknown>[] = []

function pool(options: Partial<WorkerPoolOptions> = {}): WorkerPool<UnrulyTask, unknown> {
  const created = createWorkerPool<UnrulyTask, unknown>({
    entry: new URL('./__fixtures__/unruly.worker.ts', import.meta.url),
    workers: 1,
    maxMemoryMb: 64,
    maxQueue: 100,
    timeoutMs,
    ...options,
  })
  open.push(created)
  return created
}

afterEach(async () => {
  for (const created of open.splice(0)) await created.close()
})

/** The same worker in a process, which holds some 60 MiB before it does anything. */
const IN_PROCESS = {
  kind: 'process',
  entry: new URL('./__fixtures__/unruly.process.ts', import.meta.url),
  maxMemoryMb: 256,
} as const satisfies Partial<WorkerPoolOptions>

describe.each([
  ['thread', {}],
  ['process', IN_PROCESS],
] as const)('a pool of one %s', (_kind, options) => {
  it.each([
    ['loops', { does: 'loop' }, 300, 'timeout'],
    ['waits too long', { does: 'wait', value: timeoutMs }, 300, 'timeout'],
    ['fills the heap with objects', { does: 'eatHeap' }, timeoutMs, 'resource_limit'],
    ['fills the heap with strings', { does: 'eatStrings' }, timeoutMs, 'resource_limit'],
    ['fills array buffers', { does: 'eatBuffers' }, timeoutMs, 'resource_limit'],
    ['exits', { does: 'exit' }, timeoutMs, 'worker_unavailable'],
    ['throws where nobody catches', { does: 'crash' }, timeoutMs, 'worker_unavailable'],
    ['gives what cannot be cloned', { does: 'unclonable' }, timeoutMs, 'worker_unavailable'],
    ['throws', { does: 'throw' }, timeoutMs, 'internal'],
  ] as const)('fails a task that %s and runs the next one', async (_, task, limit, kind) => {
    const workers = pool(options)
    await expect(workers.run(task, { timeoutMs: limit })).rejects.toMatchObject({ kind })
    expect(await workers.run({ does: 'echo', value: 7 }, { timeoutMs })).toBe(7)
  })

  it('does not repeat what a task threw', async () => {
    const failure = await pool(options)
      .run({ does: 'throw' }, { timeoutMs })
      .catch((error: Error) => error)
    expect(`${failure}`).toContain('TypeError at run')
    expect(`${failure}`).not.toContain('secret')
  })

  it('fails at once where the worker cannot start', async () => {
    const entry = new URL('./__fixtures__/broken.worker.ts', import.meta.url)
    const workers = pool({ ...options, entry })
    for (let attempt = 0; attempt < 2; attempt++) {
      await expect(workers.run({ does: 'echo' }, { timeoutMs })).rejects.toMatchObject({
        kind: 'worker_unavailable',
      })
    }
  })

  it('closes while it is busy', async () => {
    const workers = pool(options)
    const results = Promise.allSettled([
      workers.run({ does: 'loop' }, { timeoutMs }),
      workers.run({ does: 'echo' }, { timeoutMs }),
    ])
    await new Promise((resolve) => setTimeout(resolve, 200))
    await workers.close()
    for (const result of await results) {
      expect(result).toMatchObject({ status: 'rejected', reason: { kind: 'interrupted' } })
    }
    await expect(workers.run({ does: 'echo' }, { timeoutMs })).rejects.toMatchObject({
      kind: 'worker_unavailable',
    })
  })

  it('gives it no key that lies in the environment', async () => {
    process.env.ASSAY_TEST_KEY = 'secret'
    try {
      const names = await pool(options).run({ does: 'environment' }, { timeoutMs })
      expect(names).not.toContain('ASSAY_TEST_KEY')
      expect(names).not.toContain('HOME')
    } finally {
      delete process.env.ASSAY_TEST_KEY
    }
  })
})

describe('createWorkerPool', () => {
  it.each([1, 2])('runs fifty tasks that come at once on %i threads', async (threads) => {
    const workers = pool({ workers: threads })
    const done: number[] = []
    const runs = Array.from({ length: 50 }, async (_, value) => {
      const result = await workers.run({ does: 'echo', value }, { timeoutMs })
      done.push(value)
      return result
    })
    const values = Array.from({ length: 50 }, (_, value) => value)
    expect(await Promise.all(runs)).toEqual(values)
    if (threads === 1) expect(done).toEqual(values)
  })

  it('keeps the waiting tasks when the thread before them dies', async () => {
    const workers = pool()
    const results = await Promise.allSettled([
      workers.run({ does: 'exit' }, { timeoutMs }),
      workers.run({ does: 'echo', value: 1 }, { timeoutMs }),
      workers.run({ does: 'loop' }, { timeoutMs: 200 }),
      workers.run({ does: 'echo', value: 2 }, { timeoutMs }),
    ])
    expect(results.map((result) => result.status)).toEqual([
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
    ])
  })

  it('does not count waiting as running', async () => {
    // The pool's clock alone: it stands still but for the time that passes while the second waits.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const workers = pool()
      const first = workers.run({ does: 'echo', value: 1 }, { timeoutMs })
      const second = workers.run({ does: 'echo', value: 2 }, { timeoutMs: 500 })
      vi.advanceTimersByTime(1_000)
      expect(await Promise.all([first, second])).toEqual([1, 2])
    } finally {
      vi.useRealTimers()
    }
  })

  it('refuses more tasks than may wait', async () => {
    const workers = pool({ maxQueue: 1 })
    const running = workers.run({ does: 'wait', value: 300 }, { timeoutMs })
    const queued = workers.run({ does: 'echo', value: 1 }, { timeoutMs })
    await expect(workers.run({ does: 'echo' }, { timeoutMs })).rejects.toBeInstanceOf(PoolFull)
    expect(await Promise.all([running, queued])).toEqual([300, 1])
  })

  it.each([
    ['before it starts', 0],
    ['while it runs', 200],
  ])('stops a task whose caller gives up %s', async (_, afterMs) => {
    const workers = pool()
    const caller = new AbortController()
    if (afterMs === 0) caller.abort()
    else setTimeout(() => caller.abort(), afterMs)
    await expect(
      workers.run({ does: 'loop' }, { timeoutMs, signal: caller.signal }),
    ).rejects.toMatchObject({ kind: 'interrupted' })
    expect(await workers.run({ does: 'echo', value: 3 }, { timeoutMs })).toBe(3)
  })

  it('takes a waiting task out of the line when its caller gives up', async () => {
    const workers = pool()
    const caller = new AbortController()
    const running = workers.run({ does: 'wait', value: 200 }, { timeoutMs })
    const waiting = workers.run({ does: 'loop' }, { timeoutMs, signal: caller.signal })
    caller.abort()
    await expect(waiting).rejects.toMatchObject({ kind: 'interrupted' })
    expect(await running).toBe(200)
    expect(await workers.run({ does: 'echo', value: 4 }, { timeoutMs })).toBe(4)
  })

  it('runs a worker that was built to JavaScript', async () => {
    const workers = pool({ entry: new URL('./__fixtures__/bundled.worker.js', import.meta.url) })
    expect(await workers.run({ does: 'echo', value: 21 }, { timeoutMs })).toBe(42)
  })

  it('takes what is urgent before what came first', async () => {
    const workers = pool()
    const order: string[] = []
    const run = (name: string, isUrgent: boolean) =>
      workers.run({ does: 'echo' }, { isUrgent }).then(() => order.push(name))
    await Promise.all([
      run('at work', false),
      run('bulk', false),
      run('urgent', true),
      run('more bulk', false),
      run('urgent too', true),
    ])
    expect(order).toEqual(['at work', 'urgent', 'urgent too', 'bulk', 'more bulk'])
  })

  it('starts a new thread after an idle one was let go', async () => {
    const workers = pool({ idleMs: 50 })
    const first = await workers.run({ does: 'thread' })
    await vi.waitFor(
      async () => {
        await new Promise((resolve) => setTimeout(resolve, 300))
        expect(await workers.run({ does: 'thread' })).not.toBe(first)
      },
      { timeout: 60_000 },
    )
  })
})

describe('extraction in the pool', () => {
  it('ends a PDF that unfolds into more than fits, and works on', async () => {
    const workers = createWorkerPool<{ name: string; bytes: Uint8Array }, { ok: boolean }>({
      entry: new URL('../extract/extract.worker.ts', import.meta.url),
      workers: 1,
      maxMemoryMb: 64,
      maxQueue: 1,
      timeoutMs,
    })
    const page = deflateSync('9 9 9 9 re f '.repeat(1_000_000))
    expect(page.byteLength).toBeLessThan(100_000)
    const pdf = makeRawPdf(page, { filter: '/Filter/FlateDecode' })
    await expect(workers.run({ name: 'x.pdf', bytes: pdf }, { timeoutMs })).rejects.toMatchObject({
      kind: 'resource_limit',
    })
    const text = { name: 'x.txt', bytes: Buffer.from('Hello') }
    expect(await workers.run(text, { timeoutMs })).toMatchObject({ ok: true })
    await workers.close()
  })
})
