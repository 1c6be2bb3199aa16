/** A thousand submissions at once: each is answered, each is charged once, every job ends. */

import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { dayOf } from '../../src-main/accounts/usage-window.ts'
import { patientBounds } from '../../src-main/api/__fixtures__/patient-bounds.ts'
import type { Bounds } from '../../src-main/compose.ts'
import { databasePath } from '../../src-main/paths.ts'
import { openDatabase } from '../../src-main/store/database.ts'
import { createUsageStore } from '../../src-main/store/usage-store.ts'
import type { Answer } from '../conformance/case.ts'
import { complaintsAbout } from '../conformance/check-answer.ts'
import { createSender, type Outgoing, type Sender } from '../conformance/send.ts'
import { type ChildService, startChildService } from './child-service.ts'

const SUBMISSIONS = 1_000
/** All may wait, for as long as they must. */
const ROOM_FOR_ALL = { runningJobs: SUBMISSIONS, queuedTasks: SUBMISSIONS }

interface Sent {
  readonly outgoing: Outgoing
  readonly answer: Answer
}

/** Two of five at once, two as jobs, and every fifth the repeat of the one before it. */
function submissions(key: string): readonly Outgoing[] {
  const made: Outgoing[] = []
  for (let index = 0; index < SUBMISSIONS; index++) {
    const previous = made.at(-1)
    made.push(index % 5 === 4 && previous !== undefined ? previous : submission(key, index))
  }
  return made
}

function submission(key: string, index: number): Outgoing {
  // Of one to three scan units.
  const text = `number ${index} ${'word '.repeat((index % 3) * 1_000)}`
  return {
    method: 'POST',
    path: '/api/v1/scan',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      ...(index % 2 === 0 && { prefer: 'respond-async' }),
      ...(index % 5 === 3 && { 'idempotency-key': randomUUID() }),
    },
    bytes: Buffer.from(JSON.stringify({ text })),
  }
}

async function submitAll(service: ChildService, sender: Sender): Promise<readonly Sent[]> {
  const sent = submissions(service.key).map(async (outgoing) => ({
    outgoing,
    answer: await sender.send(outgoing),
  }))
  return Promise.all(sent)
}

function unitsCharged({ dataDir }: ChildService): number {
  const db = openDatabase(databasePath(dataDir))
  const today = dayOf(Date.now())
  // A run around midnight is charged on two days.
  const units = createUsageStore(db).unitsBetween('local', today - 1, today + 1)
  db.close()
  return units
}

/** The answers that were worked for: of a request and its repeat, only one. */
function worked(sent: readonly Sent[]): readonly Answer[] {
  const byId = new Map<string, Answer>()
  for (const { answer } of sent) {
    if (answer.status < 300) byId.set(answer.body.jobs[0].job_id, answer)
  }
  return [...byId.values()]
}

function unitsOf(answers: readonly Answer[]): number {
  return answers.reduce((sum, { body }) => sum + body.usage.scan_units, 0)
}

async function endOf(sender: Sender, path: string, key: string): Promise<string> {
  const headers = { authorization: `Bearer ${key}` }
  for (;;) {
    const { status, body } = await sender.send({ method: 'GET', path, headers })
    if (status !== 200) return String(status)
    if (body.status !== 'running') return body.status
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function endsOf(sender: Sender, answers: readonly Answer[], key: string) {
  const jobs = answers.filter(({ status }) => status === 202).flatMap(({ body }) => body.jobs)
  const ends = await Promise.all(jobs.map((job) => endOf(sender, job.status_url, key)))
  return new Set(ends)
}

async function withService(
  bounds: Partial<Bounds>,
  use: (service: ChildService, sender: Sender) => Promise<void>,
) {
  const service = await startChildService(bounds)
  const sender = createSender(`http://127.0.0.1:${service.port}`)
  try {
    await use(service, sender)
  } finally {
    sender.close()
    const { code, log } = await service.close()
    expect(code).toBe(0)
    expect(log).not.toContain('job failed')
  }
}

function wrongOf(sent: readonly Sent[], statuses: readonly number[]): readonly string[] {
  return sent.flatMap(({ outgoing, answer }) =>
    complaintsAbout(outgoing, answer, { status: statuses }, [], { interfaceOnly: false }),
  )
}

describe('a thousand submissions at once', { timeout: 120_000 }, () => {
  it('are all worked, and charged once', () =>
    withService(patientBounds(ROOM_FOR_ALL), async (service, sender) => {
      const sent = await submitAll(service, sender)

      // 409: the repeat came while the first was worked on.
      expect(wrongOf(sent, [200, 202, 409])).toEqual([])
      const answers = worked(sent)
      expect(answers).toHaveLength(SUBMISSIONS * (4 / 5))
      expect(unitsCharged(service)).toBe(unitsOf(answers))
      expect(await endsOf(sender, answers, service.key)).toEqual(new Set(['completed']))
    }))

  it('are refused with 503 beyond the bounds, and then not charged', () =>
    withService({ runningJobs: 20, queuedTasks: 20, threads: 1 }, async (service, sender) => {
      const sent = await submitAll(service, sender)

      expect(wrongOf(sent, [200, 202, 409, 503])).toEqual([])
      const answers = worked(sent)
      expect(sent.some(({ answer }) => answer.status === 503)).toBe(true)
      expect(answers.length).toBeGreaterThan(0)
      expect(unitsCharged(service)).toBe(unitsOf(answers))
      const ends = await endsOf(sender, answers, service.key)
      // What waits for a thread in vain ends as failed, and says so.
      expect([...ends].every((end) => end === 'completed' || end === 'failed')).toBe(true)
      // A repeat of a refused one is worked.
      const refused = sent.find(({ answer }) => answer.status === 503)
      const { status } = await sender.send((refused as Sent).outgoing)
      expect([200, 202]).toContain(status)
    }))
})
