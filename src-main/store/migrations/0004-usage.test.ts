import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { migrate } from '../migrate.ts'
import { MIGRATIONS } from './index.ts'

let connection: DatabaseSync

beforeEach(() => {
  connection = new DatabaseSync(':memory:')
  migrate(connection, ':memory:', MIGRATIONS.slice(0, 3))
  connection.exec("INSERT INTO accounts VALUES ('team', 'free', 7)")
  migrate(connection, ':memory:', MIGRATIONS.slice(0, 4))
})

afterEach(() => connection.close())

const rows = (sql: string) => connection.prepare(sql).all()

it('keeps accounts, which have used nothing yet', () => {
  expect(rows('SELECT id FROM accounts ORDER BY id')).toMatchObject([
    { id: 'local' },
    { id: 'team' },
  ])
  expect(rows('SELECT * FROM scan_units')).toEqual([])
  expect(rows('SELECT * FROM token_buckets')).toEqual([])
})

it('deletes what an account has used with it, and nobody else’s', () => {
  connection.exec(`
    INSERT INTO scan_units VALUES ('team', 1, 5), ('local', 1, 6), (NULL, 1, 7);
    INSERT INTO token_buckets VALUES ('team', 1, 5), ('local', 1, 6), (NULL, 1, 7);
    DELETE FROM accounts WHERE id = 'team';`)
  expect(rows('SELECT units FROM scan_units')).toMatchObject([{ units: 6 }, { units: 7 }])
  expect(rows('SELECT account_id FROM token_buckets')).toHaveLength(2)
})

it.each([
  ['a second row of a day', "scan_units VALUES ('team', 1, 5), ('team', 1, 6)"],
  ['a second row of a day of nobody', 'scan_units VALUES (NULL, 1, 5), (NULL, 1, 6)'],
  ['units below zero', "scan_units VALUES ('team', 1, -1)"],
  ['units of an unknown account', "scan_units VALUES ('nobody', 1, 1)"],
  ['a second bucket', "token_buckets VALUES ('team', 1, 5), ('team', 1, 6)"],
  ['a second bucket of nobody', 'token_buckets VALUES (NULL, 1, 5), (NULL, 1, 6)'],
  ['a part of a thousandth', "token_buckets VALUES ('team', 0.5, 5)"],
])('refuses %s', (_, row) => {
  expect(() => connection.exec(`INSERT INTO ${row}`)).toThrow(/constraint failed|cannot store/)
})
