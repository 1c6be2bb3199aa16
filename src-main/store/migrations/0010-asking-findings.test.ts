import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { migrate } from '../migrate.ts'
import { MIGRATIONS } from './index.ts'

it('keeps findings, of which none is known to ask for a look', () => {
  const connection = new DatabaseSync(':memory:')
  migrate(connection, ':memory:', MIGRATIONS.slice(0, 9))
  const jobId = `job_${'a'.repeat(32)}`
  connection.exec(`
    INSERT INTO submissions VALUES ('sub', 'api', 'text', '{}', '{}', NULL);
    INSERT INTO jobs (job_id, submission_id, position, source, media_type, created_at)
      VALUES ('${jobId}', 'sub', 0, 'text', 'text/plain', 1);
    INSERT INTO findings VALUES ('${jobId}', 0, 'pii', 'L1', 'EMAIL', 'low', 0.5, 0, 0, 1, '[]');`)

  migrate(connection, ':memory:', MIGRATIONS.slice(0, 10))

  expect(connection.prepare('SELECT label, asking FROM findings').all()).toMatchObject([
    { label: 'EMAIL', asking: 0 },
  ])
  expect(() => connection.exec('UPDATE findings SET asking = 2')).toThrow('CHECK')
  connection.close()
})
