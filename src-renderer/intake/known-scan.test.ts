import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { QueueItem } from '../data/queue-store.ts'

beforeEach(() => {
  // What else was sent in this process takes turns.
  vi.resetModules()
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} })
})
afterEach(async () => {
  vi.unstubAllGlobals()
  const { useQueue } = await import('../data/queue-store.ts')
  useQueue.setState({ items: [] })
})

/** FIPS 180-2, appendix B.1. */
const SHA256_OF_ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
/** Until it holds; on a busy machine that can take a while. */
const waitFor = (holds: () => void) => vi.waitFor(holds, { timeout: 60_000 })

/** A service that knows a file by some jobs, the newest first, and takes every submission as job `new`. */
function serviceThatKnows(...jobIds: readonly string[]) {
  const asked: unknown[] = []
  const submitted: string[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string | FormData }) => {
    if (path.endsWith('/known-scans')) {
      asked.push(JSON.parse(body as string))
      return Response.json({ scans: jobIds.map((job_id) => ({ job_id, created_at: 7 })) })
    }
    submitted.push(path)
    return Response.json({ jobs: [{ job_id: 'new' }] })
  })
  return { asked, submitted }
}

function file(
  id: string,
  name: string,
  stage: QueueItem['stage'] = { name: 'waiting' },
): QueueItem {
  return {
    ...{ id, name, bytes: 1, categories: ['dlp'], idempotencyKey: `key ${id}`, addedAt: 0, stage },
    content: { kind: 'file', file: new File(['abc'], name) },
  }
}

async function sent(...items: readonly QueueItem[]): Promise<readonly QueueItem[]> {
  const { startUploads } = await import('./uploader.ts')
  const { addItems, useQueue } = await import('../data/queue-store.ts')
  addItems(items)
  startUploads()
  const all = () => useQueue.getState().items
  await waitFor(() => expect(all().every(({ stage }) => stage.name === 'accepted')).toBe(true))
  return all()
}

const accepted = (jobId: string) => ({ name: 'accepted', jobId }) as const

it('shows the scan of a file that was dropped before, once, and sends nothing', async () => {
  const { asked, submitted } = serviceThatKnows('old')
  const items = await sent(file('again', 'a.txt'), file('before', 'a.txt', accepted('old')))
  expect(items).toMatchObject([{ id: 'again', knownSince: 7, stage: accepted('old') }])
  const config = { categories: ['dlp'] }
  expect(asked).toEqual([{ name: 'a.txt', sha256: SHA256_OF_ABC, config }])
  expect(submitted).toEqual([])
})

it('gives equal files of a folder each its own scan', async () => {
  const { submitted } = serviceThatKnows('newest', 'older')
  const items = await sent(
    file('third', 'c/a.txt'),
    file('second', 'b/a.txt', accepted('older')),
    file('first', 'a/a.txt', accepted('newest')),
  )
  expect(items.map(({ stage }) => stage)).toEqual(['new', 'older', 'newest'].map(accepted))
  expect(submitted).toHaveLength(1)
})

it('scans it again where that is asked for', async () => {
  const { scanAgain } = await import('./uploader.ts')
  const { useQueue } = await import('../data/queue-store.ts')
  const { submitted } = serviceThatKnows('old')
  const [known] = await sent(file('again', 'a.txt'))
  scanAgain(known as QueueItem)
  const stage = () => useQueue.getState().items[0]?.stage
  await waitFor(() => expect(stage()).toEqual(accepted('new')))
  expect(useQueue.getState().items[0]?.knownSince).toBeUndefined()
  expect(submitted).toHaveLength(1)
})

it('sends a file of which the service cannot tell', async () => {
  vi.stubGlobal('fetch', async (path: string) =>
    path.endsWith('/known-scans')
      ? Response.json({}, { status: 500 })
      : Response.json({ jobs: [{ job_id: 'new' }] }),
  )
  const [item] = await sent(file('a', 'a.txt'))
  expect(item?.stage).toEqual(accepted('new'))
})
