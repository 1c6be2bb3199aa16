import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chunkText } from '../chunk/chunker.ts'
import { tokenStarts } from '../chunk/tokenizer.ts'
import { finding } from '../decide/__fixtures__/finding.ts'
import { decideDocument } from '../decide/scan-outcome.ts'
import { sealOutcome } from '../decide/sealed-outcome.ts'
import { createAccountStore } from '../store/account-store.ts'
import { type Database, openDatabase } from '../store/database.ts'
import { DatabaseError } from '../store/database-error.ts'
import { createDocumentStore } from '../store/document-store.ts'
import { createJobStore, type JobStore } from '../store/job-store.ts'
import { inThisThread } from '../workers/__fixtures__/in-this-thread.ts'
import type { DetectDocument } from './detect-document.ts'
import { summarise } from './prepared-submission.ts'
import {
  createScheduler,
  type Scheduler,
  type SchedulerParts,
  type SubmissionEntry,
} from './scheduler.ts'

/** Until it holds; on a busy machine that can take a while. */
const waitFor = (holds: () => void) => vi.waitFor(holds, { timeout: 60_000 })

const owner = { accountId: 'local', origin: 'api', retentionMs: 60_000 } as const
const document = { mediaType: 'text/plain', text: 'hello', sourceMap: [], warnings: [] } as const
const prepared = summarise('text', {}, [{ source: 'text', tokens: new Uint32Array(1), document }])
const outcome = sealOutcome(
  decideDocument({
    text: document.text,
    chunks: chunkText(document.text, tokenStarts(document.text), 0),
    categories: [{ category: 'dlp', findings: [], durationMs: 1 }],
    failures: [],
    warnings: [],
  }),
)

/** Detection that ends when it is told to, or stopped. */
function heldDetection() {
  const { promise, resolve, reject } = Promise.withResolvers<typeof outcome>()
  const detect: DetectDocument = (_document, _settings, signal) => {
    signal.addEventListener('abort', () => resolve(outcome))
    if (signal.aborted) resolve(outcome)
    return promise
  }
  return { detect, finish: () => resolve(outcome), fail: () => reject(new Error('a bug')) }
}

describe('the scheduler', () => {
  let db: Database
  const schedulers: Scheduler[] = []
  const errors: unknown[] = []
  /** Milliseconds that were waited, without waiting. */
  const waits: number[] = []

  beforeEach(() => {
    db = openDatabase(':memory:')
    createAccountStore(db).ensureAccount('local', 'pro', 1)
    errors.length = 0
    waits.length = 0
  })
  afterEach(async () => {
    await Promise.all(schedulers.splice(0).map((scheduler) => scheduler.close()))
    db.close()
  })

  /** @param stored puts something between the scheduler and its store. */
  function scheduler(
    detect: DetectDocument,
    stored = (jobs: JobStore): JobStore => jobs,
    sleep: SchedulerParts['sleep'] = async (milliseconds) => void waits.push(milliseconds),
  ) {
    const jobs = createJobStore(db)
    const made = createScheduler({
      detect,
      jobs: inThisThread(stored(jobs)),
      documents: inThisThread(createDocumentStore(db)),
      maxRunning: 10,
      atOnce: 1,
      clock: Date.now,
      sleep,
      onError: (error) => errors.push(error),
    })
    schedulers.push(made)
    const store = async (entry: SubmissionEntry) => stored(jobs).insertSubmission(entry)
    const submit = async (origin: 'app' | 'api' = 'api') =>
      (await made.submit(prepared, { ...owner, origin }, store))[0]?.jobId as string
    const read = (jobId: string) => jobs.getJob(jobId, 'local')
    const ended = async (jobId: string) => {
      await made.ended(jobId, AbortSignal.timeout(60_000))
      return read(jobId)
    }
    return { ...made, submit, read, ended, waitUntilEnded: made.ended }
  }

  /** The store as a process leaves it that is killed instead of closed. */
  const killed = (jobs: JobStore): JobStore => ({ ...jobs, returnAttempt() {} })

  it('runs a job from running to completed and says when it expires', async () => {
    const held = heldDetection()
    const { submit, read, ended } = scheduler(held.detect)
    const jobId = await submit()
    await waitFor(() =>
      expect(read(jobId)).toMatchObject({ status: 'running', attempts: 1, result: null }),
    )

    held.finish()

    const job = await ended(jobId)
    expect(job).toMatchObject({ status: 'completed', result: { decision: 'allow' } })
    expect((job?.expiresAt ?? 0) - (job?.completedAt ?? 0)).toBe(owner.retentionMs)
  })

  it('ends a cancelled job as failed with interrupted', async () => {
    const { submit, ended, cancel } = scheduler(heldDetection().detect)
    const jobId = await submit()

    expect(cancel(jobId)).toBe(true)

    expect(await ended(jobId)).toMatchObject({
      status: 'failed',
      result: { completion: { state: 'failed', failures: [{ kind: 'interrupted' }] } },
    })
    expect(cancel(jobId)).toBe(false)
  })

  it('shows what a running job has found, and keeps it where the job is cancelled', async () => {
    const soFar = sealOutcome(
      decideDocument({
        text: document.text,
        chunks: chunkText(document.text, tokenStarts(document.text), 0),
        categories: [{ category: 'pii', findings: [finding({ start: 0, end: 5 })], durationMs: 1 }],
        failures: [],
        warnings: [],
      }),
    )
    const held = heldDetection()
    const { submit, foundSoFar, cancel, ended } = scheduler(
      (document, settings, signal, follower) => {
        follower?.onBegun?.(async () => soFar)
        return held.detect(document, settings, signal)
      },
    )
    const jobId = await submit()
    await waitFor(async () => expect(await foundSoFar(jobId)).toBe(soFar))

    cancel(jobId)

    expect(await ended(jobId)).toMatchObject({
      status: 'failed',
      result: { categories: {}, completion: { failures: [{ kind: 'interrupted' }] } },
    })
    expect(createDocumentStore(db).getFindings(jobId, 'local')).toMatchObject([
      { start: 0, end: 5 },
    ])
    expect(await foundSoFar(jobId)).toBeNull()
  })

  it('writes where a step begins at once, and what goes on within it only now and then', async () => {
    const still = vi.spyOn(performance, 'now').mockReturnValue(0)
    const held = heldDetection()
    const at = (stage: 'l2' | 'l3', model: string, done: number) =>
      ({ pii: { category: 'pii', stage, model, completed_chunks: done, total_chunks: 9 } }) as const
    const steps = [at('l2', 'names', 0), at('l2', 'names', 5), at('l2', 'screen', 0)]
    const written: unknown[] = []
    const { submit, ended } = scheduler(
      (document, settings, signal, follower) => {
        for (const step of [...steps, at('l3', 'guard', 0), at('l3', 'guard', 9)]) {
          follower?.onProgress?.(step)
        }
        return held.detect(document, settings, signal)
      },
      (jobs) => ({
        ...jobs,
        setProgress(id, progress) {
          written.push(progress.pii)
          return jobs.setProgress(id, progress)
        },
      }),
    )
    const jobId = await submit()
    held.finish()
    await ended(jobId)
    expect(written).toEqual([
      at('l2', 'names', 0).pii,
      at('l2', 'screen', 0).pii,
      at('l3', 'guard', 0).pii,
    ])
    still.mockRestore()
  })

  it('fails only the job whose detection throws, and reports why', async () => {
    const held = heldDetection()
    const { submit, ended } = scheduler(held.detect)
    const jobId = await submit()

    held.fail()

    expect(await ended(jobId)).toMatchObject({
      status: 'failed',
      result: { completion: { failures: [{ kind: 'internal' }] } },
    })
    expect(errors).toHaveLength(1)
  })

  it('runs a job that died with the process once more, and not twice', async () => {
    const first = scheduler(heldDetection().detect, killed)
    const jobId = await first.submit()
    await waitFor(() => expect(first.read(jobId)?.attempts).toBe(1))
    await first.close()
    expect(first.read(jobId)?.status).toBe('running')

    const second = scheduler(heldDetection().detect, killed)
    await second.resume()
    await waitFor(() => expect(second.read(jobId)?.attempts).toBe(2))
    await second.close()

    const third = scheduler(heldDetection().detect)
    await third.resume()
    expect(await third.ended(jobId)).toMatchObject({
      status: 'failed',
      result: { completion: { failures: [{ kind: 'interrupted' }] } },
    })
  })

  it('finishes a resumed job from what was stored', async () => {
    const first = scheduler(heldDetection().detect)
    const jobId = await first.submit()
    await first.close()
    const texts: string[] = []

    const second = scheduler(async ({ text }) => {
      texts.push(text)
      return outcome
    })
    await second.resume()

    expect(await second.ended(jobId)).toMatchObject({ status: 'completed' })
    expect(texts).toEqual(['hello'])
  })

  it('runs so many at once, and a job that only waited has lost nothing to a crash', async () => {
    const first = scheduler(heldDetection().detect, killed)
    const ids = [await first.submit(), await first.submit()]
    await waitFor(() => expect(first.read(ids[0] as string)?.attempts).toBe(1))
    await first.close()
    const held = heldDetection()

    const second = scheduler(held.detect)
    await second.resume()
    await waitFor(() => expect(second.read(ids[0] as string)?.attempts).toBe(2))
    expect(second.runningCount()).toBe(2)
    expect(second.read(ids[1] as string)?.attempts).toBe(0)

    held.finish()
    for (const id of ids) expect(await second.ended(id)).toMatchObject({ status: 'completed' })
  })

  it('runs what the window submits beside any bulk', async () => {
    const held = heldDetection()
    const { submit, read, ended } = scheduler(held.detect)
    // As many as there is room for.
    const bulk = [await submit()]
    while (bulk.length < 10) bulk.push(await submit())
    await expect(submit()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })

    const mine = await submit('app')

    await waitFor(() => expect(read(mine)?.attempts).toBe(1))
    expect(bulk.map((id) => read(id)?.attempts)).toEqual([1, ...Array(9).fill(0)])
    held.finish()
    for (const id of bulk) expect(await ended(id)).toMatchObject({ status: 'completed' })
  })

  it('ends a job that is cancelled while it waits', async () => {
    const { submit, read, cancel, ended } = scheduler(heldDetection().detect)
    const before = await submit()
    const waiting = await submit()
    await waitFor(() => expect(read(before)?.attempts).toBe(1))

    cancel(waiting)

    expect(await ended(waiting)).toMatchObject({ status: 'failed' })
    expect(read(before)?.status).toBe('running')
  })

  describe('where the database refuses', () => {
    const full = () => new DatabaseError('full', 'assay.db')

    /** Refuses to end jobs so often, then takes it. */
    function refusing(times: number, error: () => Error) {
      let left = times
      return (jobs: JobStore): JobStore => ({
        ...jobs,
        completeSealed(...parameters) {
          if (left-- > 0) throw error()
          return jobs.completeSealed(...parameters)
        },
      })
    }

    it('tries again until it takes the outcome', async () => {
      const held = heldDetection()
      const { submit, ended } = scheduler(held.detect, refusing(3, full))
      const jobId = await submit()
      held.finish()

      expect(await ended(jobId)).toMatchObject({ status: 'completed' })
      expect(errors).toHaveLength(3)
      expect(waits).toEqual([500, 1_000, 2_000])
    })

    it('tells at last that a job failed for which there is no room', async () => {
      const held = heldDetection()
      const { submit, ended } = scheduler(held.detect, refusing(6, full))
      const jobId = await submit()
      held.finish()

      expect(await ended(jobId)).toMatchObject({
        status: 'failed',
        result: { completion: { failures: [{ stage: 'worker', kind: 'resource_limit' }] } },
      })
    })

    it('fails a job whose outcome cannot be stored at all', async () => {
      const held = heldDetection()
      const broken = () => new Error('CHECK constraint failed')
      const { submit, ended } = scheduler(held.detect, refusing(1, broken))
      const jobId = await submit()
      held.finish()

      expect(await ended(jobId)).toMatchObject({
        status: 'failed',
        result: { completion: { failures: [{ kind: 'internal' }] } },
      })
    })

    it('refuses a submission that cannot be stored, and keeps its place free', async () => {
      const locked = (jobs: JobStore): JobStore => ({
        ...jobs,
        insertSubmission() {
          throw new DatabaseError('busy', 'assay.db')
        },
      })
      const { submit, runningCount } = scheduler(heldDetection().detect, locked)
      for (let turn = 0; turn < 20; turn++) {
        await expect(submit()).rejects.toMatchObject({ problem: 'busy' })
      }
      expect(runningCount()).toBe(0)
    })

    it('closes while it waits, and leaves the job to the next start', async () => {
      const held = heldDetection()
      const endless = refusing(Number.POSITIVE_INFINITY, full)
      const asleep = new Promise(() => {})
      const { submit, close, read } = scheduler(held.detect, endless, (_, signal) =>
        Promise.race([asleep, once(signal, 'abort').then(() => Promise.reject(signal.reason))]),
      )
      const jobId = await submit()
      held.finish()
      await waitFor(() => expect(errors).not.toHaveLength(0))

      await close()

      expect(read(jobId)?.status).toBe('running')
    })
  })

  it.each([
    ['while it runs', () => heldDetection().detect],
    ['while its end waits for the disk', () => async () => outcome],
  ])('an orderly end costs no attempt: %s', async (_, detectOf) => {
    const asleep = (_: number, signal: AbortSignal) =>
      once(signal, 'abort').then(() => Promise.reject(signal.reason))
    const full = (jobs: JobStore): JobStore => ({
      ...jobs,
      completeSealed() {
        throw new DatabaseError('full', 'assay.db')
      },
    })
    const first = scheduler(detectOf(), full, asleep)
    const jobId = await first.submit()
    for (let restart = 0; restart < 3; restart++) {
      await waitFor(() => expect(first.read(jobId)?.attempts).toBe(1))
      await schedulers.at(-1)?.close()
      expect(first.read(jobId)).toMatchObject({ status: 'running', attempts: 0 })
      await scheduler(detectOf(), full, asleep).resume()
    }
  })

  it('waits no longer than it is told', async () => {
    const { submit, read, waitUntilEnded } = scheduler(heldDetection().detect)
    const jobId = await submit()

    await waitUntilEnded(jobId, AbortSignal.timeout(1))

    expect(read(jobId)?.status).toBe('running')
  })
})
