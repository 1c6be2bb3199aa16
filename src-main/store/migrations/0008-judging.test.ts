import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { migrate } from '../migrate.ts'
import { MIGRATIONS } from './index.ts'

let connection: DatabaseSync

beforeEach(() => {
  connection = new DatabaseSync(':memory:')
  connection.exec('PRAGMA foreign_keys = ON')
  migrate(connection, ':memory:', MIGRATIONS.slice(0, 7))
  const [file, text, anonymous] = ['a', 'b', 'c'].map((letter) => `job_${letter.repeat(32)}`)
  connection.exec(`
    INSERT INTO submissions VALUES
      ('one', 'app', 'documents', '{}', '{}', NULL), ('two', 'app', 'text', '{}', '{}', NULL);
    INSERT INTO jobs (seq, job_id, submission_id, position, account_id, source, media_type, created_at)
    VALUES (1, '${file}', 'one', 0, 'local', 'a.pdf', 'application/pdf', 1),
      (2, '${text}', 'two', 0, 'local', 'text', 'text/plain', 1),
      (3, '${anonymous}', 'one', 1, NULL, 'a.pdf', 'application/pdf', 1);
    INSERT INTO documents SELECT job_id, 'utf8', x'', '[]', NULL, '[]', NULL FROM jobs;`)
  migrate(connection, ':memory:', MIGRATIONS.slice(0, 8))
  connection.exec(`
    INSERT INTO review_actions (job_id, kind, reviewer, at, decided_at) VALUES ('${file}', 'judged', 'ann', 1, 1);
    INSERT INTO review_changes VALUES (1, 'f', 'status', NULL, 1);
    INSERT INTO review_state VALUES ('${file}', 'f', 1, NULL);
    INSERT INTO baselines VALUES ('${file}', 'x', 1, '[]', '[]', '[]', 0);
    INSERT INTO suppressions (account_id, scope, job_id, group_id, fingerprints, detectors, category, label, quote, reason, note, owner, created_at)
    VALUES ('local', 'document', '${file}', 'g', '[]', '[]', 'pii', 'EMAIL', '', 'other', '', 'ann', 1),
      ('local', 'always', NULL, 'g', NULL, '[]', 'pii', 'EMAIL', '', 'other', '', 'ann', 1);`)
})

afterEach(() => connection.close())

const rows = (sql: string) => connection.prepare(sql).all()

it('knows the sources of the jobs that were there, by name where they have one', () => {
  expect(rows('SELECT seq, name, content FROM sources ORDER BY seq')).toMatchObject([
    { seq: 1, name: 'documents:a.pdf', content: null },
    { seq: 2, name: null, content: null },
  ])
})

it('lets go of what belongs to a job with it, and keeps the suppressions of others', () => {
  connection.exec("DELETE FROM jobs WHERE source = 'a.pdf'")
  for (const table of ['review_actions', 'review_changes', 'review_state', 'baselines']) {
    expect(rows(`SELECT * FROM ${table}`)).toEqual([])
  }
  expect(rows('SELECT scope FROM suppressions')).toMatchObject([{ scope: 'always' }])
})

it.each([
  "UPDATE review_actions SET status = 'open'",
  'UPDATE review_changes SET after = NULL',
  "UPDATE suppressions SET scope = 'document' WHERE scope = 'always'",
  "UPDATE suppressions SET scope = 'source' WHERE scope = 'always'",
  "INSERT INTO review_state VALUES ('job_x', 'f', 1, NULL)",
])('refuses %s', (sql) => {
  expect(() => connection.exec(sql)).toThrow(/never changed|constraint failed/)
})
