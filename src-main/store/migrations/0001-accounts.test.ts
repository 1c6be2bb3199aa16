import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { migrate } from '../migrate.ts'
import { MIGRATIONS } from './index.ts'

let connection: DatabaseSync
let begin: number

beforeEach(() => {
  begin = Date.now()
  connection = new DatabaseSync(':memory:')
  migrate(connection, ':memory:', MIGRATIONS.slice(0, 1))
})

afterEach(() => connection.close())

const HASH = 'a'.repeat(64)

function insertKey(id: string, accountId: string, hash: string): void {
  connection.exec(
    `INSERT INTO api_keys (id, account_id, name, prefix, hash, scopes, created_at)
     VALUES ('${id}', '${accountId}', 'n', 'assay_abc', x'${hash}', '[]', 1)`,
  )
}

it('makes the account of the owner', () => {
  const row = connection.prepare('SELECT * FROM accounts').get()
  expect(row).toMatchObject({ id: 'local', plan: 'pro' })
  // SQLite tells whole seconds.
  expect(row?.created_at).toBeGreaterThan(begin - 1_000)
  expect(row?.created_at).toBeLessThanOrEqual(Date.now())
})

it('deletes the keys of an account with it', () => {
  insertKey('k1', 'local', HASH)
  connection.exec("DELETE FROM accounts WHERE id = 'local'")
  expect(connection.prepare('SELECT id FROM api_keys').all()).toEqual([])
})

it.each([
  ['of an unknown account', 'k2', 'nobody', 'b'.repeat(64), 'FOREIGN KEY'],
  ['with an id that is taken', 'k1', 'local', 'b'.repeat(64), 'UNIQUE'],
  ['with a hash that is taken', 'k2', 'local', HASH, 'UNIQUE'],
  ['with a hash of another length', 'k2', 'local', 'bb', 'CHECK'],
])('refuses a key %s', (_, id, accountId, hash, constraint) => {
  insertKey('k1', 'local', HASH)
  expect(() => insertKey(id, accountId, hash)).toThrow(`${constraint} constraint failed`)
})
