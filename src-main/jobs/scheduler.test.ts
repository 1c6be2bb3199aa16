import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { chunkText } from '../chunk/chunker.ts'
import { tokenStarts } from '../chunk/tokenizer.ts'
import { decideDocument } from '../decide/scan-outcome.ts'
import { createAccountStore } from '../store/account-store.ts'
import { type Database, openDatabase } from '../store/database.ts'
import { createDocumentStore } from '../store/document-store.ts'
import { createJobStore } from '../store/job-store.ts'
import { summarise } from './prepared-submission.ts'
import type { ScanPipeline } from './scan-pipeline.ts'
import { createScheduler, type Scheduler } from './scheduler.ts'

const owner = { accountId: 'local', origin: 'api', retentionMs: 60_000 } as const
const document = { mediaType: 'text/plain', text: 'hello', sourceMap: [], warnings: [] } as const
const prepared = summarise('text', {}, [{ source: 'text', inputTokens: 1, document }])
const outcome = decideDocument({
  text: document.text,
  chunks: chunkText(document.text, tokenStarts(document.text), 0),
  categories: [{ category: 'dlp', findings: [], durationMs: 1 }],
  failures: [],
  warnings: [],
})

/** Detection that ends when it is told to, or stopped. */
function heldDetection() {
  const { promise, resolve, reject } = Promise.withResolvers<typeof outcome>()
  const detect: ScanPipeline['detect'] = (_document, _settings, signal) => {
    signal.addEventListener('abort', () => resolve(outcome))
    return promise
  }
  return { detect, finish: () => resolve(outcome), fail: () => reject(new Error('a bug')) }
}

describe('the scheduler', () => {
  let db: Database
  const schedulers: Scheduler[] = []
  const errors: unknown[] = []

  beforeEach(() => {
    db = openDatabase(':memory:')
    createAccountStore(db).ensureAccount('local', 'pro', 1)
    errors.length = 0
  })
  afterEach(async () => {
    await Promise.all(schedulers.splice(0).map((scheduler) => scheduler.close()))
    db.close()
  })

  function scheduler(detect: ScanPipeline['detect']) {
    const jobs = createJobStore(db)
    const made = createScheduler({
      pipeline: { prepare: () => Promise.reject(new Error('not used')), detect },
      jobs,
      documents: createDocumentStore(db),
      maxRunning: 10,
      onError: (error) => errors.push(error),
    })
    schedulers.push(made)
    const submit = () => made.submit(prepared, owner)[0]?.jobId as string
    const read = (jobId: string) => jobs.getJob(jobId, 'local')
    const ended = async (jobId: string) => {
      await made.ended(jobId, AbortSignal.timeout(5_000))
      return read(jobId)
    }
    return { ...made, submit, read, ended, waitFor: made.ended }
  }

  it('runs a job from running to completed and says when it expires', async () => {
    const held = heldDetection()
    const { submit, read, ended } = scheduler(held.detect)
    const jobId = submit()
    expect(read(jobId)).toMatchObject({ status: 'running', attempts: 1, result: null })

    held.finish()

    const job = await ended(jobId)
    expect(job).toMatchObject({ status: 'completed', result: { decision: 'allow' } })
    expect((job?.expiresAt ?? 0) - (job?.completedAt ?? 0)).toBe(owner.retentionMs)
  })

  it('ends a cancelled job as failed with interrupted', async () => {
    const { submit, ended, cancel } = scheduler(heldDetection().detect)
    const jobId = submit()

    expect(cancel(jobId)).toBe(true)

    expect(await ended(jobId)).toMatchObject({
      status: 'failed',
      result: { completion: { state: 'failed', failures: [{ kind: 'interrupted' }] } },
    })
    expect(cancel(jobId)).toBe(false)
  })

  it('fails only the job whose detection throws, and reports why', async () => {
    const held = heldDetection()
    const { submit, ended } = scheduler(held.detect)
    const jobId = submit()

    held.fail()

    expect(await ended(jobId)).toMatchObject({
      status: 'failed',
      result: { completion: { failures: [{ kind: 'internal' }] } },
    })
    expect(errors).toHaveLength(1)
  })

  it('runs a job that died with the process once more, and not twice', async () => {
    const first = scheduler(heldDetection().detect)
    const jobId = first.submit()
    await first.close()
    expect(first.read(jobId)?.status).toBe('running')

    const second = scheduler(heldDetection().detect)
    second.resume()
    expect(second.read(jobId)?.attempts).toBe(2)
    await second.close()

    const third = scheduler(heldDetection().detect)
    third.resume()
    expect(await third.ended(jobId)).toMatchObject({
      status: 'failed',
      result: { completion: { failures: [{ kind: 'interrupted' }] } },
    })
  })

  it('finishes a resumed job from what was stored', async () => {
    const first = scheduler(heldDetection().detect)
    const jobId = first.submit()
    await first.close()
    const texts: string[] = []

    const second = scheduler(async ({ text }) => {
      texts.push(text)
      return outcome
    })
    second.resume()

    expect(await second.ended(jobId)).toMatchObject({ status: 'completed' })
    expect(texts).toEqual(['hello'])
  })

  it('waits no longer than it is told', async () => {
    const { submit, waitFor, read } = scheduler(heldDetection().detect)
    const jobId = submit()

    await waitFor(jobId, AbortSignal.timeout(1))

    expect(read(jobId)?.status).toBe('running')
  })
})
