import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Database, openDatabase } from '../store/database.ts'
import { createReplayStore, REPLAY_WINDOW_MS, type StoredReply } from '../store/replay-store.ts'
import { inThisThread } from '../workers/__fixtures__/in-this-thread.ts'
import {
  createReplays,
  idempotencyKey,
  type KeyedRequest,
  type Replays,
  type Reply,
} from './replay.ts'

let db: Database
let now: number
let replays: Replays

beforeEach(() => {
  db = openDatabase(':memory:')
  db.run("INSERT INTO accounts VALUES ('team', 'free', 1)")
  now = 1_000_000
  replays = newReplays()
})
afterEach(() => db.close())

function newReplays(): Replays {
  return createReplays({
    store: inThisThread(createReplayStore(db)),
    clock: () => now,
  })
}

const request = (changes: Partial<KeyedRequest> = {}): KeyedRequest => ({
  accountId: 'local',
  key: 'k',
  digest: new Uint8Array(32).fill(1),
  ...changes,
})
const OTHER = { digest: new Uint8Array(32).fill(2) }

const reply = (text: string, status: StoredReply['status'] = 200): StoredReply => ({
  status,
  headers: { 'x-request-id': text },
  body: new Uint8Array(Buffer.from(text)),
})

/** Does the work and keeps its answer, as the room that does it has to. */
function answered(
  asked: KeyedRequest,
  work: () => Promise<Reply>,
  by: Replays = replays,
): Promise<Reply> {
  return by.once(asked, async (keep) => {
    const reply = await work()
    createReplayStore(db).keep(keep(reply))
    return reply
  })
}

/** Work that answers with how often it was done. */
function countedWork() {
  let done = 0
  return vi.fn(async () => reply(`${++done}`))
}

describe('the header', () => {
  it.each(['!', '~', 'k'.repeat(128), '"quoted"', '{a:b}'])('%j is a key', (header) => {
    expect(idempotencyKey(header)).toBe(header)
  })

  it('is optional', () => {
    expect(idempotencyKey(undefined)).toBeUndefined()
  })

  it.each(['', 'k'.repeat(129), ' ', 'a b', 'a, b', 'a\tb', 'é', '\u007f', '\0', 'k\n', ['a']])(
    '%j is refused',
    (header) => {
      expect(() => idempotencyKey(header)).toThrow(
        expect.objectContaining({ code: 'INVALID_REQUEST', status: 400 }),
      )
    },
  )
})

describe('a repeat', () => {
  it('gets the first answer without work, until the window ends', async () => {
    const work = countedWork()
    expect(await answered(request(), work)).toEqual(reply('1'))

    now += REPLAY_WINDOW_MS - 1
    expect(await answered(request(), work)).toEqual(reply('1'))
    expect(work).toHaveBeenCalledTimes(1)

    now += 1
    expect(await answered(request(), work)).toEqual(reply('2'))
    expect(await answered(request(), work)).toEqual(reply('2'))
  })

  it('has its window from the end of the work', async () => {
    await answered(request(), async () => {
      now += REPLAY_WINDOW_MS
      return reply('slow')
    })

    now += REPLAY_WINDOW_MS - 1

    expect(await answered(request(), countedWork())).toEqual(reply('slow'))
  })

  it('gets it from another process too', async () => {
    await answered(request(), countedWork())

    expect(await answered(request(), countedWork(), newReplays())).toEqual(reply('1'))
  })

  it('with other content is a conflict, and the first answer stays', async () => {
    const work = countedWork()
    await answered(request(), work)

    await expect(answered(request(OTHER), work)).rejects.toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
      details: {},
    })

    expect(await answered(request(), work)).toEqual(reply('1'))
    expect(work).toHaveBeenCalledTimes(1)
  })

  it.each([[{ accountId: 'team' }], [{ accountId: null }], [{ key: 'K' }]])(
    'under %j is none',
    async (changes) => {
      await answered(request(), countedWork())

      expect(await answered(request({ ...changes, ...OTHER }), async () => reply('own'))).toEqual(
        reply('own'),
      )
    },
  )
})

it('what was answered as text is kept as its bytes', async () => {
  const text = { ...reply('first'), body: '{"text":"ä"}' }
  expect(await answered(request(), async () => text)).toBe(text)

  const kept = await answered(request(), async () => reply('second'))

  expect(kept).toEqual({ ...text, body: new Uint8Array(Buffer.from(text.body)) })
})

describe('while the first is in flight', () => {
  let finish: (answer: Reply) => void
  let fail: (error: Error) => void
  let first: Promise<Reply>
  const work = vi.fn(async () => reply('second'))

  beforeEach(() => {
    work.mockClear()
    const { promise, resolve, reject } = Promise.withResolvers<Reply>()
    finish = resolve
    fail = reject
    first = answered(request(), () => promise)
  })

  it('a repeat is told to come again, and then gets the answer', async () => {
    await expect(answered(request(), work)).rejects.toMatchObject({
      code: 'IDEMPOTENCY_IN_FLIGHT',
      details: { retryAfterSeconds: 1 },
    })

    finish(reply('first'))
    await first

    expect(await answered(request(), work)).toEqual(reply('first'))
    expect(work).not.toHaveBeenCalled()
  })

  it('other content is a conflict: coming again would not help', async () => {
    await expect(answered(request(OTHER), work)).rejects.toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
      details: {},
    })
    finish(reply('first'))
    await first
  })

  it('a failure frees the key, for other content too', async () => {
    fail(new Error('refused'))
    await expect(first).rejects.toThrow('refused')

    expect(await answered(request(OTHER), work)).toEqual(reply('second'))
    expect(work).toHaveBeenCalledTimes(1)
  })
})

it('does one of many requests that come together', async () => {
  const work = countedWork()

  const all = await Promise.allSettled(Array.from({ length: 20 }, () => answered(request(), work)))

  expect(work).toHaveBeenCalledTimes(1)
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

it('frees the key where the answer cannot be kept', async () => {
  const work = () => answered(request(), async () => Promise.reject(new Error('full')))
  await expect(work()).rejects.toThrow('full')

  expect(await answered(request(), countedWork())).toEqual(reply('1'))
})

it('at its end keeps accepted jobs, but no scan that may have been cut short', async () => {
  replays.close()
  await expect(answered(request(), async () => reply('cut', 200))).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
  })
  await answered(request({ key: 'jobs' }), async () => reply('jobs', 202))

  const next = newReplays()

  expect(await answered(request(), async () => reply('whole'), next)).toEqual(reply('whole'))
  expect(await answered(request({ key: 'jobs' }), countedWork(), next)).toEqual(reply('jobs', 202))
})

it('keeps neither key nor content, only hashes', async () => {
  await answered(request({ key: 'my-very-own-key' }), countedWork())

  const [row] = db.all<Record<string, unknown>>('SELECT * FROM replays')

  const values = Object.values(row ?? {}).map((value) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : String(value),
  )
  expect(values.join('\n')).not.toContain('my-very-own-key')
})
