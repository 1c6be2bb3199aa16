import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { migrate } from '../migrate.ts'
import { MIGRATIONS } from './index.ts'

const JOB = `job_${'0'.repeat(32)}`
let connection: DatabaseSync

beforeEach(() => {
  connection = new DatabaseSync(':memory:')
  migrate(connection, ':memory:', MIGRATIONS.slice(0, 1))
  connection.exec(`
    INSERT INTO accounts VALUES ('team', 'free', 7);
    INSERT INTO api_keys (id, account_id, name, prefix, hash, scopes, created_at)
      VALUES ('k1', 'team', 'ci', 'assay_abc', x'${'a'.repeat(64)}', '["scan:read"]', 8);`)
  migrate(connection, ':memory:', MIGRATIONS.slice(0, 2))
})

afterEach(() => connection.close())

const rows = (sql: string) => connection.prepare(sql).all()

function insertJob(columns: Record<string, string> = {}): void {
  const job = {
    job_id: `'${JOB}'`,
    submission_id: "'s1'",
    position: '0',
    account_id: "'team'",
    source: "'text'",
    media_type: "'text/plain'",
    created_at: '1',
    ...columns,
  }
  connection.exec(`
    INSERT OR IGNORE INTO submissions VALUES ('s1', 'api', 'text', '{}', '{}', NULL);
    INSERT INTO jobs (${Object.keys(job)}) VALUES (${Object.values(job)});`)
}

it('keeps accounts and keys', () => {
  expect(rows('SELECT id FROM accounts ORDER BY id')).toMatchObject([
    { id: 'local' },
    { id: 'team' },
  ])
  expect(rows('SELECT id, account_id, scopes, created_at FROM api_keys')).toMatchObject([
    { id: 'k1', account_id: 'team', scopes: '["scan:read"]', created_at: 8 },
  ])
})

it('deletes everything of an account with it', () => {
  insertJob()
  connection.exec(`
    INSERT INTO documents VALUES ('${JOB}', 'utf8', x'61', '[]', NULL, '[]', NULL);
    INSERT INTO findings VALUES ('${JOB}', 0, 'pii', 'L1', 'EMAIL', 'low', 0.5, 1, 0, 1, '[]');
    DELETE FROM accounts WHERE id = 'team';`)
  for (const table of ['api_keys', 'jobs', 'submissions', 'documents', 'findings']) {
    expect(rows(`SELECT * FROM ${table}`), table).toEqual([])
  }
})

it.each<[string, Record<string, string>]>([
  ['of another form of id', { job_id: "'job_1'" }],
  ['of an unknown status', { status: "'cancelled'" }],
  ['that runs and has ended', { completed_at: '2' }],
  ['that runs and has a result', { result: "'{}'" }],
  ['that runs and expires', { expires_at: '9' }],
  ['that ended without a result', { status: "'completed'", completed_at: '2' }],
  ['that ended at no time', { status: "'failed'", result: "'{}'" }],
  ['of an unknown account', { account_id: "'nobody'" }],
  ['of no submission', { submission_id: "'s2'" }],
])('refuses a job %s', (_, columns) => {
  expect(() => insertJob(columns)).toThrow(/(?:CHECK|FOREIGN KEY) constraint failed/)
})

it('accepts a job of nobody, and one that has ended', () => {
  insertJob({ account_id: 'NULL' })
  connection.exec(
    "UPDATE jobs SET status = 'failed', completed_at = 2, result = '{}', expires_at = 3",
  )
  expect(rows('SELECT status FROM jobs')).toMatchObject([{ status: 'failed' }])
})
