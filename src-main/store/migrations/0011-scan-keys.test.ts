import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { migrate } from '../migrate.ts'
import { MIGRATIONS } from './index.ts'

it('keeps what sources are known by; none of them is known by a key', () => {
  const connection = new DatabaseSync(':memory:')
  migrate(connection, ':memory:', MIGRATIONS.slice(0, 10))
  const jobId = `job_${'a'.repeat(32)}`
  connection.exec(`
    INSERT INTO submissions VALUES ('sub', 'app', 'documents', '{}', '{}', NULL);
    INSERT INTO jobs (job_id, submission_id, position, source, media_type, created_at)
      VALUES ('${jobId}', 'sub', 0, 'a.txt', 'text/plain', 1);
    INSERT INTO sources VALUES ('${jobId}', 1, 'local', 'documents:a.txt', 'hash');`)

  migrate(connection, ':memory:', MIGRATIONS.slice(0, 11))

  expect(connection.prepare('SELECT name, content, scan_key FROM sources').all()).toEqual([
    { name: 'documents:a.txt', content: 'hash', scan_key: null },
  ])
  connection.close()
})
