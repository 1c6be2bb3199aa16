import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createApiKeys } from '../accounts/api-keys.ts'
import { createAccountStore } from './account-store.ts'
import { openDatabase } from './database.ts'
import { createJobStore } from './job-store.ts'
import { migrate } from './migrate.ts'
import { MIGRATIONS } from './migrations/index.ts'

let folder: string
let path: string
const children: ChildProcess[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-processes-'))
  path = join(folder, 'assay.db')
})

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, maxRetries: 5 })
})

/** Runs a module in a process of its own; `import` paths are relative to this folder. */
function start(source: string): ChildProcess {
  const child = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      source.replaceAll("from './", `from '${pathToFileURL(import.meta.dirname).href}/`),
      path,
    ],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  )
  children.push(child)
  return child
}

const FILES = 40
/**
 * Opens each file at an appointed time, so that several processes do it in the
 * same instant, and makes keys in it.
 */
const MAKE_KEYS = `
  import { openDatabase } from './database.ts'
  import { createAccountStore } from './account-store.ts'
  import { createApiKeys } from './../accounts/api-keys.ts'
  console.log('ready')
  process.stdin.once('data', (start) => {
    for (let file = 0; file < ${FILES}; file++) {
      while (Date.now() < Number(start) + 25 * file);
      const db = openDatabase(process.argv[1] + file, { busyTimeoutMs: 3_600_000 })
      const keys = createApiKeys(createAccountStore(db))
      for (const name of ['a', 'b', 'c']) {
        const { key } = keys.createKey({ accountId: 'team', name }, Date.now())
        if (!keys.verifyKey(key, Date.now()).ok) throw new Error('own key refused')
      }
      db.close()
    }
    process.exit(0)
  })`

it.each([0, 1])(
  'lets processes that start together bring version %i up to date once',
  async (version) => {
    for (let file = 0; version > 0 && file < FILES; file++) {
      const connection = new DatabaseSync(path + file)
      migrate(connection, path, MIGRATIONS.slice(0, version))
      connection.close()
    }
    const started = [1, 2, 3].map(() => start(MAKE_KEYS))
    await Promise.all(started.map((child) => once(child.stdout as NodeJS.ReadableStream, 'data')))
    const ends = started.map((child) => once(child, 'exit'))
    for (const child of started) child.stdin?.write(String(Date.now() + 20))
    expect((await Promise.all(ends)).map(([code]) => code)).toEqual([0, 0, 0])

    for (let file = 0; file < FILES; file++) {
      const db = openDatabase(path + file)
      expect(createApiKeys(createAccountStore(db)).listKeys('team')).toHaveLength(9)
      expect(db.all('SELECT id FROM accounts')).toHaveLength(2)
      expect(db.get('PRAGMA integrity_check')).toEqual({ integrity_check: 'ok' })
      db.close()
    }
  },
)

it('waits for a process that writes a file which has no write-ahead log yet', async () => {
  const child = start(`
    import { DatabaseSync } from 'node:sqlite'
    const connection = new DatabaseSync(process.argv[1])
    connection.exec('CREATE TABLE other (a ANY) STRICT; BEGIN IMMEDIATE')
    connection.exec('CREATE TABLE last (a ANY) STRICT')
    console.log('locked')
    setTimeout(() => connection.exec('COMMIT'), 300)`)
  await once(child.stdout as NodeJS.ReadableStream, 'data')
  const db = openDatabase(path, { busyTimeoutMs: 3_600_000 })
  // What was opened before the other's end would not have it.
  expect(db.get("SELECT name FROM sqlite_schema WHERE name = 'last'")).toEqual({ name: 'last' })
  db.close()
})

it('tells a process that waited in vain that the file is in use', () => {
  const db = openDatabase(path)
  const other = new DatabaseSync(path)
  other.exec('BEGIN IMMEDIATE')
  // Not the five seconds of real life.
  db.get('PRAGMA busy_timeout = 50')
  expect(() => db.run("UPDATE accounts SET plan = 'free'")).toThrow(
    `The database ${path} is locked by another program`,
  )
  other.close()
  db.close()
})

const WRITE_JOBS = `
  import { openDatabase } from './database.ts'
  import { createJobStore } from './job-store.ts'
  import { jobId, sampleJob, sampleOutcome, sampleSubmission } from './__fixtures__/sample-rows.ts'
  const db = openDatabase(process.argv[1])
  const jobs = createJobStore(db)
  for (let number = 1; ; number += 3) {
    const ids = [number, number + 1, number + 2].map(jobId)
    const original = new Uint8Array(200_000).fill(number)
    jobs.insertSubmission({
      submission: sampleSubmission({ id: 'sub_' + number }),
      jobs: ids.map((id) => sampleJob(id, { original })),
    })
    jobs.beginAttempt(ids[0])
    jobs.completeJob(ids[0], sampleOutcome({ expiresAt: null }))
    jobs.deleteJob(ids[1], 'local')
    console.log(number)
  }`

it.each([1, 2, 3])('survives a process killed while it writes, run %i', async () => {
  const child = start(WRITE_JOBS)
  let reported = 0
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream })
  for await (const line of lines) {
    reported = Number(line)
    // Killed at a moment that differs from run to run.
    if (reported > 30) setTimeout(() => child.kill('SIGKILL'), Math.random() * 20)
  }
  expect(child.signalCode ?? (await once(child, 'exit'))[1]).toBe('SIGKILL')

  const db = openDatabase(path)
  expect(db.all('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }])
  expect(db.all('PRAGMA foreign_key_check')).toEqual([])
  // What was reported is there: the first of three ended, the second deleted, the third running.
  const ended = db.get<{ count: number }>(
    "SELECT count(*) AS count FROM jobs WHERE status = 'completed'",
  )
  expect(ended?.count).toBeGreaterThanOrEqual((reported + 2) / 3)
  expect(createJobStore(db).listRunning().length).toBeGreaterThanOrEqual((reported + 2) / 3)
  // Whatever the moment, each job is whole.
  const torn = db.all(`
    SELECT job_id FROM jobs LEFT JOIN documents USING (job_id)
    WHERE text IS NULL OR length(original) <> 200000
      OR (SELECT count(*) FROM findings WHERE findings.job_id = jobs.job_id)
        <> CASE status WHEN 'completed' THEN 2 ELSE 0 END`)
  expect(torn).toEqual([])
  const childless = 'SELECT id FROM submissions WHERE id NOT IN (SELECT submission_id FROM jobs)'
  expect(db.all(childless)).toEqual([])
  db.close()
})
