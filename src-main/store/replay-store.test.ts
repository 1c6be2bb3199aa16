import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from './database.ts'
import {
  createReplayStore,
  DELETE_EXPIRED_REPLAYS,
  type NewReplay,
  OLDEST_REPLAY,
  REPLAY_BYTES,
  REPLAY_WINDOW_MS,
  type ReplayStore,
} from './replay-store.ts'

let db: Database
let store: ReplayStore

beforeEach(() => {
  db = openDatabase(':memory:')
  store = createReplayStore(db)
})
afterEach(() => db.close())

const sha256 = (text: string) => createHash('sha256').update(text).digest()

function replay(key: string, changes: Partial<NewReplay> = {}): NewReplay {
  return {
    keyHash: sha256(key),
    accountId: 'local',
    digest: sha256('request'),
    expiresAt: 1_000,
    reply: {
      status: 200,
      headers: { 'content-type': 'application/json', 'x-request-id': 'r1' },
      body: Uint8Array.of(0x7b, 0, 0xff, 0x7d),
    },
    ...changes,
  }
}

const sized = (bytes: number) =>
  ({ status: 202, headers: {}, body: new Uint8Array(bytes) }) as const

const isKept = (key: string) => store.find(sha256(key), 0) !== null

it('gives an answer back byte for byte', () => {
  const { keyHash, digest, reply } = replay('a')
  store.keep(replay('a'))

  const found = store.find(keyHash, 999)

  expect(Buffer.from(found?.digest ?? [])).toEqual(digest)
  expect(found?.reply).toEqual(reply)
  expect(store.find(sha256('b'), 999)).toBeNull()
})

it('hides an answer when it expires, and takes a new one in its place', () => {
  store.keep(replay('a'))
  expect(store.find(sha256('a'), 1_000)).toBeNull()

  store.keep(replay('a', { expiresAt: 5_000, reply: sized(3) }))

  expect(store.find(sha256('a'), 4_999)?.reply).toEqual(sized(3))
  expect(db.all('SELECT seq FROM replays')).toHaveLength(1)
})

it('deletes what has expired and nothing else', () => {
  for (let index = 0; index < 95; index++) store.keep(replay(`old ${index}`))
  store.keep(replay('young', { expiresAt: 1_001 }))

  let deleted = 0
  for (let last = 1; last > 0; deleted += last) last = store.deleteExpired(1_000)

  expect(deleted).toBe(95)
  expect(isKept('young')).toBe(true)
})

it('keeps an answer no longer than a window after the clock was set back', () => {
  const now = 1_000_000_000
  store.keep(replay('a', { expiresAt: now + REPLAY_WINDOW_MS }))
  const setBack = now - 365 * 86_400_000

  // It is found as before: a repeat after the correction of a clock is a repeat.
  expect(store.deleteExpired(setBack)).toBe(0)
  expect(store.find(sha256('a'), setBack + REPLAY_WINDOW_MS - 1)).not.toBeNull()

  expect(store.find(sha256('a'), setBack + REPLAY_WINDOW_MS)).toBeNull()
  expect(store.deleteExpired(setBack + REPLAY_WINDOW_MS)).toBe(1)
})

describe('the room of an account', () => {
  /** For ten answers of 10,000 bytes with what else a row takes. */
  const ROOM = 110_000

  beforeEach(() => {
    store = createReplayStore(db, ROOM)
    for (let index = 0; index < 10; index++)
      store.keep(replay(`${index}`, { reply: sized(10_000) }))
  })

  const held = () => db.get<{ bytes: number }>(REPLAY_BYTES, { accountId: 'local' })?.bytes ?? 0

  it('holds what fits, then loses the oldest first', () => {
    expect(isKept('0')).toBe(true)

    store.keep(replay('10', { reply: sized(10_000) }))

    expect(['0', '1', '10'].map(isKept)).toEqual([false, true, true])
  })

  it('is never overdrawn, whatever the sizes and the sweeps', () => {
    let random = 1
    for (let index = 0; index < 500; index++) {
      random = (random * 48_271) % 2_147_483_647
      const expiresAt = index % 7 === 0 ? 10 : 1_000
      store.keep(replay(`more ${random % 400}`, { expiresAt, reply: sized(random % 40_000) }))
      if (index % 50 === 0) store.deleteExpired(10)
      expect(held()).toBeLessThanOrEqual(ROOM)
    }
    expect(held()).toBeGreaterThan(ROOM / 2)
  })

  it('is its own', () => {
    for (let index = 0; index < 20; index++) {
      store.keep(replay(`anonymous ${index}`, { accountId: null, reply: sized(10_000) }))
    }
    expect(isKept('0')).toBe(true)
    expect([isKept('anonymous 0'), isKept('anonymous 19')]).toEqual([false, true])
  })

  it('is counted again after a restart', () => {
    store = createReplayStore(db, ROOM)

    store.keep(replay('10', { reply: sized(10_000) }))

    expect(isKept('0')).toBe(false)
  })
})

it('leaves nothing of an expired answer in the file, and gives its space back', () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-replays-'))
  const path = join(folder, 'assay.db')
  const onDisk = openDatabase(path)
  const kept = createReplayStore(onDisk)
  onDisk.releaseSpace()
  const sizeBefore = statSync(path).size
  const body = Buffer.from('the evidence '.repeat(20_000))
  for (const key of ['a', 'b', 'c']) {
    kept.keep(replay(key, { reply: { status: 200, headers: {}, body } }))
  }
  onDisk.releaseSpace()
  expect(readFileSync(path).includes('the evidence')).toBe(true)

  kept.deleteExpired(1_000)

  const files = [path, `${path}-wal`].map((file) => readFileSync(file))
  onDisk.close()
  rmSync(folder, { recursive: true })
  expect(files.some((file) => file.includes('the evidence'))).toBe(false)
  expect(files[0]?.length).toBe(sizeBefore)
})

it.each([
  [DELETE_EXPIRED_REPLAYS, 'replays_expiry'],
  [REPLAY_BYTES, 'COVERING INDEX replays_by_account'],
  [OLDEST_REPLAY, 'COVERING INDEX replays_by_account'],
])('finds its rows by an index: %s', (sql, index) => {
  const plan = db.all<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`)
  const details = plan.map((step) => step.detail).join('\n')
  expect(details).toContain(index)
  expect(details).not.toMatch(/TEMP B-TREE|SCAN replays$/m)
})
