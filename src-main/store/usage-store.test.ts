import { afterEach, beforeEach, expect, it } from 'vitest'
import { createAccountStore } from './account-store.ts'
import { type Database, openDatabase } from './database.ts'
import { createUsageStore, type UsageStore } from './usage-store.ts'

let db: Database
let usage: UsageStore

beforeEach(() => {
  db = openDatabase(':memory:')
  // The name of an account that could be taken for the callers without one.
  for (const id of ['team', 'anonymous', 'null'])
    createAccountStore(db).ensureAccount(id, 'free', 1)
  usage = createUsageStore(db)
})

afterEach(() => db.close())

it.each(['team', 'anonymous', 'null', null])('sums the units of %s by day', (accountId) => {
  for (const [day, units] of [
    [10, 1],
    [10, 2],
    [11, 4],
    [12, 8],
  ] as const) {
    usage.addUnits(accountId, day, units)
  }
  expect(usage.unitsBetween(accountId, 10, 12)).toBe(7)
  expect(usage.unitsBetween(accountId, 12, 13)).toBe(8)
  expect(usage.unitsBetween(accountId, 13, 99)).toBe(0)
  for (const other of ['team', 'anonymous', 'null', null]) {
    if (other !== accountId) expect(usage.unitsBetween(other, 0, 99)).toBe(0)
  }
})

it.each(['team', null])('keeps one bucket of %s', (accountId) => {
  expect(usage.getBucket(accountId)).toBeNull()
  usage.setBucket(accountId, { balance: 5_000, updatedAt: 1 })
  usage.setBucket(accountId, { balance: -1_000_000_000_000, updatedAt: 1_800_000_000_000 })
  expect(usage.getBucket(accountId)).toEqual({
    balance: -1_000_000_000_000,
    updatedAt: 1_800_000_000_000,
  })
  expect(usage.getBucket('anonymous')).toBeNull()
})

it('reads what belongs to a caller through an index', () => {
  const plan = (sql: string) =>
    db.all<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`).map(({ detail }) => detail)
  expect(
    plan("SELECT 1 FROM scan_units WHERE ifnull(account_id, '') = 'a' AND day >= 1 AND day < 2"),
  ).toEqual([expect.stringContaining('scan_units_by_day')])
})
