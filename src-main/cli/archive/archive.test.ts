/** `assay export` and `assay import`: what the app reads is the same in another data folder. */

import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { unpackDocument } from '../../../src-shared/workspace/packed-document.ts'
import { PLANS } from '../../accounts/plans.ts'
import { databasePath, prepareDataDir } from '../../paths.ts'
import { createStoredParts, type StoredParts } from '../../storage.ts'
import { scanMails } from '../../store/__fixtures__/sample-mails.ts'
import {
  jobId,
  sampleJob,
  sampleOutcome,
  sampleSubmission,
} from '../../store/__fixtures__/sample-rows.ts'
import { openDatabase } from '../../store/database.ts'
import { exportCommand } from './export.ts'
import { importCommand } from './import.ts'

const FAR = Date.UTC(2100, 0, 1)
const ACCOUNT = 'local'
/** A lone surrogate, and a byte that ends strings in C. */
const LONE = `${sampleJob('').document.text}\ud83d\0`
/** The samples' heat is of another text. */
const UNHEATED = { outcome: { heat: [] } }
const MAIL = 'mail a@x.org\nmail b@x.org\nalso a@x.org'

let folder: string
let told: string
const at = (name: string) => join(folder, name)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-archive-'))
  told = ''
  const tell = (text: string | Uint8Array) => {
    told += text
    return true
  }
  vi.spyOn(process.stderr, 'write').mockImplementation(tell)
  vi.spyOn(process.stdout, 'write').mockImplementation(tell)
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

/** Lends what a service has over a data folder. */
function within<T>(name: string, use: (parts: StoredParts) => T): T {
  prepareDataDir(at(name))
  const db = openDatabase(databasePath(at(name)))
  try {
    return use(createStoredParts(db, { plans: PLANS }))
  } finally {
    db.close()
  }
}

const who = (number: number) => ({ jobId: jobId(number), accountId: ACCOUNT, by: 'ann' })
const exported = (name = 'a', file = 'all.gz') =>
  exportCommand().parseAsync([at(file), '--data-dir', at(name)], { from: 'user' })
const imported = (name = 'b', file = 'all.gz') =>
  importCommand().parseAsync([at(file), '--data-dir', at(name)], { from: 'user' })

/** Scans of several forms, and a review with every kind of step. */
function fill(name: string): void {
  within(name, ({ jobs, judging, review }) => {
    scanMails(jobs, 1, MAIL, UNHEATED)
    const revision = () => judging.changes(who(1), 0)?.revision ?? 0
    const document = JSON.parse(String(Buffer.from(review.json(jobId(1), ACCOUNT) ?? [])))
    const group = unpackDocument(document).groups[1]?.id ?? ''
    judging.judge(who(1), { revision: 0, findings: [0], status: 'confirmed', note: 'his' })
    judging.note(who(1), { revision: revision(), findings: [1], note: 'ask \ud83d' })
    judging.undo(who(1), revision())
    judging.redo(who(1), revision())
    judging.undo(who(1), revision())
    const words = { reason: 'test_data', note: 'ours', expires_at: null } as const
    judging.suppress(who(1), { revision: revision(), group, scope: 'source', ...words })
    // The same source again: judgements are carried, and what is gone is told.
    scanMails(jobs, 2, 'mail a@x.org\nnothing else', UNHEATED)
    jobs.insertSubmission({
      submission: sampleSubmission({ id: 'sub_3', createdAt: 3 }),
      jobs: [sampleJob(jobId(3), { document: { ...sampleJob('').document, text: LONE } })],
    })
    jobs.completeJob(jobId(3), sampleOutcome({ expiresAt: FAR }))
    jobs.insertSubmission({
      submission: sampleSubmission({ id: 'sub_4', createdAt: 4 }),
      jobs: [sampleJob(jobId(4))],
    })
  })
}

/** What the app's screens are answered from. */
function seen(name: string) {
  return within(name, ({ review, jobs, judging, documents }) => ({
    history: jobs.searchHistory({
      accountId: ACCOUNT,
      q: '',
      result: null,
      sort: 'when',
      direction: 'descending',
      limit: 50,
    }),
    suppressions: judging.suppressions(ACCOUNT),
    documents: [1, 2, 3].map((number) => ({
      document: String(Buffer.from(review.json(jobId(number), ACCOUNT) ?? [])),
      original: documents.getOriginal(jobId(number), ACCOUNT),
      steps: judging.history(who(number), {}),
    })),
  }))
}

/** Lines of an archive, changed, in a file of their own whose hash is right. */
function changed(change: (lines: string[]) => void, file = 'changed.gz'): void {
  const [header = '', ...lines] = gunzipSync(readFileSync(at('all.gz')))
    .toString()
    .trimEnd()
    .split('\n')
  change(lines)
  const rest = lines.map((line) => `${line}\n`).join('')
  const sha256 = createHash('sha256').update(rest).digest('hex')
  writeFileSync(at(file), gzipSync(`${JSON.stringify({ ...JSON.parse(header), sha256 })}\n${rest}`))
}

it('brings a history to another data folder as it was, and can be gone on with', async () => {
  fill('a')
  await exported()
  expect(told).toContain('Wrote 3 scans, 2 reviews and 1 suppression.')
  expect(told).toContain('Left out: 1 scan under way.')
  expect(statSync(at('all.gz')).mode & 0o777).toBe(0o600)

  await imported()
  expect(told).toContain('Imported 3 scans')
  expect(told).toContain('1 scan will be deleted in time, the first on 2100-01-01.')
  within('a', ({ jobs }) => jobs.deleteJob(jobId(4), ACCOUNT))
  expect(seen('b')).toEqual(seen('a'))
  expect(seen('b').documents[1]?.steps?.entries).not.toEqual([])

  const undone = (name: string) =>
    within(name, ({ judging }) => {
      const { revision = 0 } = judging.changes(who(1), 0) ?? {}
      return judging.undo(who(1), revision)?.review.changes
    })
  expect(undone('b')).toEqual(undone('a'))
})

it('leaves what is there as it is, and puts what comes in before it', async () => {
  fill('a')
  await exported()
  within('b', ({ jobs, judging }) => {
    scanMails(jobs, 1, 'mail c@x.org')
    scanMails(jobs, 9, 'mail d@x.org', { source: 'b.txt' })
    judging.judge(who(9), { revision: 0, findings: [0], status: 'dismissed', reason: 'test_data' })
  })
  const before = seen('b')

  await imported()
  expect(told).toContain('Imported 2 scans')
  expect(told).toContain('Left as they are: 1 scan that the history has already.')
  const after = seen('b')
  expect(after.documents[0]).toEqual(before.documents[0])
  expect(after.documents[1]?.steps?.entries).toHaveLength(
    seen('a').documents[1]?.steps?.entries.length ?? 0,
  )
  expect(after.history.total).toBe(4)

  told = ''
  await imported()
  expect(told).toContain('Imported 0 scans, 0 steps of reviews and 0 suppressions.')
  expect(seen('b')).toEqual(after)
})

it.each<[string, RegExp, (lines: string[]) => void]>([
  ['is not of the form', /^line 2 .* no record/, (lines) => edit(lines, 0, { status: 'running' })],
  ['has an unknown member', /no record/, (lines) => edit(lines, 0, { more: 1 })],
  [
    'marks what is not in the text',
    /outside of its text/,
    (lines) => {
      edit(lines, 0, { findings: [{ ...JSON.parse(lines[0] ?? '').findings[0], end: 10_000 }] })
    },
  ],
  ['comes twice', /comes twice/, (lines) => lines.unshift(lines[0] ?? '')],
  ['is nested too deeply', /no record/, (lines) => lines.push('['.repeat(100_000))],
  [
    'undoes a step that comes later',
    /not before it/,
    (lines) => {
      const { steps } = JSON.parse(lines[4] ?? '')
      edit(lines, 4, { steps: [{ ...steps[0], kind: 'undone', target: steps[0].seq }] })
    },
  ],
  [
    'takes the place of another',
    /contradicts itself/,
    (lines) => {
      edit(lines, 1, { submission: JSON.parse(lines[0] ?? '').submission })
    },
  ],
])('takes nothing of an archive where a record %s', async (_, message, change) => {
  fill('a')
  await exported()
  changed(change)

  await expect(imported('b', 'changed.gz')).rejects.toThrow(message)
  expect(within('b', ({ jobs }) => jobs.listRunning().length)).toBe(0)
  expect(seen('b').history.total).toBe(0)
})

function edit(lines: string[], at: number, members: object): void {
  lines[at] = JSON.stringify({ ...JSON.parse(lines[at] ?? ''), ...members })
}

it.each<[string, RegExp, (bytes: Buffer) => Uint8Array]>([
  [
    'was changed',
    /hash/,
    (bytes) => gzipSync(gunzipSync(bytes).toString().replace('a.txt', 'b.txt')),
  ],
  ['is cut off', /no archive/, (bytes) => bytes.subarray(0, -20)],
  [
    'is newer',
    /newer Assay/,
    (bytes) => gzipSync(gunzipSync(bytes).toString().replace('"version":1', '"version":2')),
  ],
  ['is of another format', /no archive/, () => gzipSync('{"format":"other","version":1}\n')],
  ['is not packed', /no archive/, (bytes) => gunzipSync(bytes)],
  ['is empty', /no archive/, () => gzipSync('')],
])('refuses a file that %s', async (_, message, change) => {
  fill('a')
  await exported()
  writeFileSync(at('changed.gz'), change(readFileSync(at('all.gz'))))

  await expect(imported('b', 'changed.gz')).rejects.toThrow(message)
  expect(existsSync(at('b'))).toBe(false)
})

it('says of a file that is not there that it is not', async () => {
  await expect(imported('b', 'mistyped.gz')).rejects.toThrow(
    'the archive cannot be read (it is not there)',
  )
})

it('writes no archive of a folder that has no history, and makes none there', async () => {
  await expect(exported('mistyped')).rejects.toThrow(`there is no history in ${at('mistyped')}`)
  expect(readdirSync(folder)).toEqual([])
})

it('writes no file where it cannot write all of it', async () => {
  fill('a')
  await expect(exported('a', 'nowhere/all.gz')).rejects.toThrow('cannot be written')
  expect(readdirSync(folder)).toEqual(['a'])
})
