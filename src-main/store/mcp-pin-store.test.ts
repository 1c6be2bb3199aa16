import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { McpPin } from '../../src-shared/model/mcp-pin.ts'
import { createAccountStore } from './account-store.ts'
import { type Database, openDatabase } from './database.ts'
import { createMcpPinStore, HELD_PINS, READ_PINS } from './mcp-pin-store.ts'

let db: Database

beforeEach(() => {
  db = openDatabase(':memory:')
  createAccountStore(db).ensureAccount('team', 'free', 1)
})
afterEach(() => db.close())

const URL = 'https://mcp.example.org/'

function pin(name: string, text = 'description: adds'): McpPin {
  return { kind: 'tool', name, identity: `id-${name}`, hash: `hash-${text}`, text }
}

it('gives back what was remembered, whatever its names hold', () => {
  const pins = createMcpPinStore(db)
  const items = [pin('add'), pin('\ud800 \0 "\u202e__proto__', 'x'.repeat(100_000))]
  pins.remember('local', URL, items, 5)
  expect(pins.read('local', URL)).toEqual({ scannedAt: 5, items })
})

it('keeps the servers of accounts apart', () => {
  const pins = createMcpPinStore(db)
  pins.remember('local', URL, [pin('a')], 5)
  expect(pins.read('team', URL)).toBeNull()
  expect(pins.read('local', `${URL}other`)).toBeNull()
})

it('replaces what was known of a server', () => {
  const pins = createMcpPinStore(db)
  pins.remember('local', URL, [pin('a'), pin('b')], 5)
  pins.remember('local', URL, [], 6)
  expect(pins.read('local', URL)).toEqual({ scannedAt: 6, items: [] })
})

it('refuses an account that does not exist, and keeps nothing', () => {
  const pins = createMcpPinStore(db)
  expect(() => pins.remember('nobody', URL, [], 5)).toThrow()
  expect(db.all('SELECT * FROM mcp_pins')).toEqual([])
})

describe('where the room is used up', () => {
  it('forgets the server that was scanned longest ago, of the same account only', () => {
    const pins = createMcpPinStore(db, { servers: 2, bytes: 1_000_000 })
    pins.remember('team', 'other', [], 0)
    for (const [at, url] of ['a', 'b', 'a', 'c'].entries()) pins.remember('local', url, [], at)
    expect(pins.read('local', 'b')).toBeNull()
    expect(pins.read('local', 'a')?.scannedAt).toBe(2)
    expect(pins.read('local', 'c')?.scannedAt).toBe(3)
    expect(pins.read('team', 'other')?.scannedAt).toBe(0)
  })

  it('counts bytes, and always keeps the newest', () => {
    const pins = createMcpPinStore(db, { servers: 10, bytes: 9_000 })
    for (const url of ['a', 'b', 'c']) pins.remember('local', url, [pin('t', 'x'.repeat(2_000))], 1)
    expect(['a', 'b', 'c'].map((url) => pins.read('local', url) !== null)).toEqual([
      false,
      true,
      true,
    ])
    pins.remember('local', 'd', [pin('t', 'x'.repeat(9_000))], 2)
    expect(db.all('SELECT url FROM mcp_pins')).toMatchObject([{ url: 'd' }])
  })
})

it.each([
  ['a server', READ_PINS, { accountId: 'local', url: URL }],
  ['what an account holds', HELD_PINS, { accountId: 'local' }],
])('reads %s through an index', (_, sql, parameters) => {
  const plan = db.all<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, parameters)
  expect(plan).toEqual([expect.objectContaining({ detail: expect.stringContaining('SEARCH') })])
})
