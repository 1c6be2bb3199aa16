import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { migrate } from '../migrate.ts'
import { MIGRATIONS } from './index.ts'

let connection: DatabaseSync

beforeEach(() => {
  connection = new DatabaseSync(':memory:')
  connection.exec('PRAGMA foreign_keys = ON')
  migrate(connection, ':memory:', MIGRATIONS.slice(0, 5))
  connection.exec("INSERT INTO accounts VALUES ('team', 'free', 7)")
  migrate(connection, ':memory:', MIGRATIONS.slice(0, 6))
})

afterEach(() => connection.close())

const rows = (sql: string) => connection.prepare(sql).all()

it('keeps accounts, which remember no server yet', () => {
  expect(rows('SELECT id FROM accounts ORDER BY id')).toMatchObject([
    { id: 'local' },
    { id: 'team' },
  ])
  expect(rows('SELECT * FROM mcp_pins')).toEqual([])
})

it('forgets the servers of an account with it, and nobody else’s', () => {
  connection.exec(`
    INSERT INTO mcp_pins VALUES (1, 'team', 'u', 1, 2, '[]'), (2, 'local', 'u', 1, 2, '[]');
    DELETE FROM accounts WHERE id = 'team';`)
  expect(rows('SELECT account_id FROM mcp_pins')).toMatchObject([{ account_id: 'local' }])
})

it.each([
  ['a server twice for one account', "(1, 'team', 'u', 1, 2, '[]'), (2, 'team', 'u', 1, 2, '[]')"],
  ['a server of an unknown account', "(1, 'nobody', 'u', 1, 2, '[]')"],
  ['a server of nobody', "(1, NULL, 'u', 1, 2, '[]')"],
  ['a size below zero', "(1, 'team', 'u', 1, -1, '[]')"],
])('refuses %s', (_, values) => {
  expect(() => connection.exec(`INSERT INTO mcp_pins VALUES ${values}`)).toThrow(
    /constraint failed/,
  )
})
