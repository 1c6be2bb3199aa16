import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { migrate } from '../migrate.ts'
import { MIGRATIONS } from './index.ts'

let connection: DatabaseSync

beforeEach(() => {
  connection = new DatabaseSync(':memory:')
  migrate(connection, ':memory:', MIGRATIONS.slice(0, 2))
  connection.exec(`
    INSERT INTO accounts VALUES ('team', 'free', 7);
    INSERT INTO submissions VALUES ('s1', 'api', 'text', '{}', '{}', NULL);
    INSERT INTO jobs (job_id, submission_id, position, account_id, source, media_type, created_at)
      VALUES ('job_${'0'.repeat(32)}', 's1', 0, 'team', 'text', 'text/plain', 1);`)
  migrate(connection, ':memory:', MIGRATIONS.slice(0, 3))
})

afterEach(() => connection.close())

const rows = (sql: string) => connection.prepare(sql).all()

function insertReplay(columns: Record<string, string> = {}): void {
  const replay = {
    key_hash: `x'${'a'.repeat(64)}'`,
    account_id: "'team'",
    fingerprint: `x'${'b'.repeat(64)}'`,
    expires_at: '9',
    size: '1',
    status: '200',
    headers: "'{}'",
    body: "x'7b7d'",
    ...columns,
  }
  connection.exec(`INSERT INTO replays (${Object.keys(replay)}) VALUES (${Object.values(replay)})`)
}

it('keeps accounts and jobs', () => {
  expect(rows('SELECT id FROM accounts ORDER BY id')).toMatchObject([
    { id: 'local' },
    { id: 'team' },
  ])
  expect(rows('SELECT account_id, source FROM jobs')).toMatchObject([
    { account_id: 'team', source: 'text' },
  ])
})

it('deletes the answers of an account with it, and of no other', () => {
  insertReplay()
  insertReplay({ key_hash: `x'${'c'.repeat(64)}'`, account_id: 'NULL' })
  connection.exec("DELETE FROM accounts WHERE id = 'team'")
  expect(rows('SELECT account_id FROM replays')).toMatchObject([{ account_id: null }])
})

it.each<[string, Record<string, string>, string]>([
  ['under a key that is taken', {}, 'UNIQUE'],
  [
    'of an unknown account',
    { key_hash: `x'${'c'.repeat(64)}'`, account_id: "'nobody'" },
    'FOREIGN KEY',
  ],
  ['under a hash of another length', { key_hash: "x'cc'" }, 'CHECK'],
  ['that is a refusal', { key_hash: `x'${'d'.repeat(64)}'`, status: '409' }, 'CHECK'],
])('refuses an answer %s', (_, columns, constraint) => {
  insertReplay()
  expect(() => insertReplay(columns)).toThrow(`${constraint} constraint failed`)
})
