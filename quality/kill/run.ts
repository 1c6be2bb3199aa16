/**
 * `npm run kills -- [KILLS]`: clients submit with keys and repeat what they got no answer
 * to, while the service is killed at random moments and started again. At the end every
 * submission must have been served once: one answer, its jobs, one charge. That is promised
 * for as long as a key is kept; on a busy machine a repeat can come later, and is told apart.
 *
 * Ctrl+C ends it early. Prints the figures; ends with 1 where something was lost, run twice or charged twice.
 */

import { EventEmitter, once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { REPLAY_WINDOW_MS } from '../../src-main/store/replay-store.ts'
import { count, type KillableService, newRemains, startKillable } from './killable-service.ts'

const KILLS = Number(process.argv[2] ?? 500)
const CLIENTS = 6
/** A process lives so long at most after its first answer, of which it has so long. */
const LONGEST_LIFE_MS = 400
const PATIENCE_MS = 20_000
/** One in so many processes dies before it has answered anything. */
const EARLY_DEATHS = 10
/** One in so many requests repeats one that was answered. */
const REPEATS = 5
const TELL_EVERY = 25

/** How a submission is sent; all of them cost one unit. */
const WAYS = [
  { name: 'at once', headers: {}, jobs: 0 },
  { name: 'async', headers: { prefer: 'respond-async' }, jobs: 1 },
  { name: 'wait', headers: { prefer: 'wait=1' }, jobs: 1 },
  { name: 'form', headers: {}, jobs: 2 },
] as const

interface Submission {
  readonly number: number
  readonly way: (typeof WAYS)[number]
  /** When it was first sent: its key is kept from then on, or from a little later. Unix milliseconds. */
  firstSentAt?: number
  /** The body of its first answer, and when that came. */
  answer?: string
  answeredAt?: number
  /** The longest that its key was in use, in milliseconds: from its first sending to the end of a later one. */
  age: number
}

const remains = newRemains()
const submissions: Submission[] = []
const open: Submission[] = []
let service: KillableService | undefined
let isOver = false
let interruptedRequests = 0
let changedAnswers = 0
const answers = new EventEmitter()
const refusals = new Map<string, number>()

const pick = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)] as T

function next(): Submission | undefined {
  const waiting = open.shift()
  if (waiting !== undefined) return waiting
  if (isOver) return undefined
  // A key whose time is over is a new one, and a run on a busy machine takes longer than that.
  const since = Date.now() - REPLAY_WINDOW_MS / 2
  const answered = submissions.filter(({ answeredAt = 0 }) => answeredAt > since)
  if (answered.length > 0 && Math.random() < 1 / REPEATS) return pick(answered.slice(-200))
  const made = { number: submissions.length, way: pick(WAYS), age: 0 }
  submissions.push(made)
  return made
}

/** Its key was used again when it may not have been kept any more: nothing is promised of it. */
const isLate = ({ age }: Submission) => age >= REPLAY_WINDOW_MS

const textsOf = ({ number, way }: Submission) =>
  Array.from(
    { length: way.jobs },
    (_, index) => `submission ${number} part ${index}, bob@posteo.net`,
  )

async function send(to: KillableService, submission: Submission): Promise<Response> {
  const { number, way } = submission
  const headers = {
    authorization: `Bearer ${remains.key}`,
    'idempotency-key': `key-${number}`,
    ...way.headers,
  }
  const url = `${to.baseUrl}/api/v1/scan`
  if (way.name === 'form') {
    const form = new FormData()
    for (const [index, text] of textsOf(submission).entries()) {
      form.append('files', new File([text], `${index}.txt`))
    }
    return fetch(url, { method: 'POST', body: form, headers })
  }
  const [text = `submission ${number}, bob@posteo.net`] = textsOf(submission)
  return fetch(url, {
    method: 'POST',
    body: JSON.stringify({ text }),
    headers: { ...headers, 'content-type': 'application/json' },
  })
}

async function client(): Promise<void> {
  for (;;) {
    const to = service
    const submission = to && next()
    if (submission === undefined) {
      if (isOver && to) return
      await pause(20)
      continue
    }
    submission.firstSentAt ??= Date.now()
    const { firstSentAt } = submission
    try {
      const response = await send(to as KillableService, submission)
      const body = await response.text()
      if (response.ok) {
        submission.age = Math.max(submission.age, Date.now() - firstSentAt)
        const isChanged = submission.answer !== undefined && submission.answer !== body
        if (isChanged && !isLate(submission)) changedAnswers++
        submission.answer ??= body
        submission.answeredAt ??= Date.now()
        answers.emit('answer')
      } else {
        const { code } = JSON.parse(body).error
        refusals.set(code, (refusals.get(code) ?? 0) + 1)
        if (submission.answer === undefined) open.push(submission)
        await pause(20)
      }
    } catch {
      // It may have been served all the same.
      submission.age = Math.max(submission.age, Date.now() - firstSentAt)
      interruptedRequests++
      if (submission.answer === undefined) open.push(submission)
      await pause(20)
    }
  }
}

let isStopped = false
process.once('SIGINT', () => {
  isStopped = true
})
const clients = Array.from({ length: CLIENTS }, client)
let killed = 0
while (killed < KILLS && !isStopped) {
  service = await startKillable(remains)
  const dying = service
  if (Math.random() >= 1 / EARLY_DEATHS) {
    await Promise.race([once(answers, 'answer'), pause(PATIENCE_MS, undefined, { ref: false })])
  }
  await pause(Math.random() * LONGEST_LIFE_MS)
  await dying.kill()
  service = undefined
  killed++
  if (killed % TELL_EVERY === 0) {
    process.stderr.write(`${killed} kills, ${submissions.length} submissions\n`)
  }
}
isOver = true
service = await startKillable(remains)
await Promise.all(clients)
await service.close()

let counted = count(remains)
while (counted.running > 0) {
  const last = await startKillable(remains)
  await pause(1_000)
  await last.close()
  counted = count(remains)
}

/** A job that was answered in full is kept for 15 minutes only, and the run may take longer. */
const wasAnsweredInFull = ({ way, answer }: Submission) =>
  way.name === 'wait' && answer !== undefined && JSON.parse(answer).status === 'completed'

const times = new Map<string, number>()
for (const text of counted.texts) times.set(text, (times.get(text) ?? 0) + 1)
const wanted = submissions.flatMap(textsOf)
const toBeThere = submissions.filter((each) => !wasAnsweredInFull(each)).flatMap(textsOf)
const isMissing = (text: string) => !times.has(text)
const late = submissions.filter(isLate)
const lateTexts = new Set(late.flatMap(textsOf))
const twice = [...times].filter(([, number]) => number > 1).map(([text]) => text)
/** What came too late may have been charged once more each time; then it is at least not too little. */
const unitsBeyond = counted.units - submissions.length
const figures = {
  kills: killed,
  submissions: submissions.length,
  'requests cut short': interruptedRequests,
  refusals: Object.fromEntries(refusals),
  'jobs accepted': wanted.length,
  completed: counted.completed,
  'interrupted (died with two processes)': counted.interrupted,
  'failed otherwise': counted.failed - counted.interrupted,
  lost: toBeThere.filter(isMissing).length,
  'answered in full and expired since':
    wanted.filter(isMissing).length - toBeThere.filter(isMissing).length,
  'run twice': twice.filter((text) => !lateTexts.has(text)).length,
  'answers that changed': changedAnswers,
  'units charged too many or too few': unitsBeyond,
  'keys used again after their time': late.length,
  'run twice, of those': twice.filter((text) => lateTexts.has(text)).length,
  'oldest key in use, in seconds': Math.round(
    submissions.reduce((oldest, { age }) => Math.max(oldest, age), 0) / 1_000,
  ),
}
for (const [name, value] of Object.entries(figures)) {
  process.stdout.write(`${name}: ${typeof value === 'number' ? value : JSON.stringify(value)}\n`)
}
remains.remove()
const isWrong =
  figures.lost + figures['run twice'] + changedAnswers + figures['failed otherwise'] > 0 ||
  (late.length === 0 ? unitsBeyond !== 0 : unitsBeyond < 0)
process.exitCode = isWrong ? 1 : 0
