import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { migrate } from '../migrate.ts'
import { MIGRATIONS } from './index.ts'

let connection: DatabaseSync
const jobId = `job_${'a'.repeat(32)}`

beforeEach(() => {
  connection = new DatabaseSync(':memory:')
  connection.exec('PRAGMA foreign_keys = ON')
  migrate(connection, ':memory:', MIGRATIONS.slice(0, 6))
  connection.exec(`
    INSERT INTO submissions VALUES ('sub', 'api', 'text', '{}', '{}', NULL);
    INSERT INTO jobs (job_id, submission_id, position, source, media_type, created_at)
      VALUES ('${jobId}', 'sub', 0, 'text', 'text/plain', 1);
    INSERT INTO documents (job_id, text_encoding, text, source_map, warnings)
      VALUES ('${jobId}', 'utf8', x'61', '[]', '[]');`)
  migrate(connection, ':memory:', MIGRATIONS.slice(0, 7))
})

afterEach(() => connection.close())

const rows = () => connection.prepare('SELECT * FROM heat').all()

it('keeps documents, of which nothing is known yet', () => {
  expect(connection.prepare('SELECT job_id FROM documents').all()).toMatchObject([
    { job_id: jobId },
  ])
  expect(rows()).toEqual([])
})

it('deletes the heat of a job with it', () => {
  connection.exec(`INSERT INTO heat VALUES ('${jobId}', '{}')`)
  expect(rows()).toHaveLength(1)

  connection.exec('DELETE FROM jobs')

  expect(rows()).toEqual([])
})

it.each([
  ['the heat of no document', `('job_${'b'.repeat(32)}', '{}')`],
  ['nothing', `('${jobId}', NULL)`],
])('refuses %s', (_, values) => {
  expect(() => connection.exec(`INSERT INTO heat VALUES ${values}`)).toThrow(/constraint failed/)
})
