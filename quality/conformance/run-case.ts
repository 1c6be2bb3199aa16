/** Runs a case against a target: sends its requests in order and collects what is wrong. */

import { setTimeout as sleep } from 'node:timers/promises'
import type { Caller } from './caller.ts'
import { type Answer, type Case, type Exchange, type Recipe, SCAN_PATH, type Step } from './case.ts'
import { type CheckOptions, complaintsAbout, describe } from './check-answer.ts'
import type { Outgoing, Sender } from './send.ts'
import type { Target } from './target.ts'

/** How a case went. */
export interface CaseResult {
  readonly case: Case
  /** Statuses and codes, in the order of the requests. */
  readonly expected: string
  readonly got: string
  /** Nothing where the case holds. */
  readonly complaints: readonly string[]
}

interface Exchanged {
  readonly answer: Answer
  readonly complaints: readonly string[]
}

const POLL_MS = 20

/** Runs one case. Never throws: what goes wrong is a complaint. */
export async function runCase(
  test: Case,
  target: Target,
  sender: Sender,
  options: CheckOptions = { interfaceOnly: false },
): Promise<CaseResult> {
  const earlier: Answer[] = []
  const complaints: string[] = []
  try {
    for (const step of test.steps) {
      complaints.push(...(await runStep(step, target, sender, earlier, options)))
    }
  } catch (error) {
    complaints.push(error instanceof Error ? error.message : String(error))
  }
  return {
    case: test,
    expected: exchangesOf(test.steps)
      .map(({ expect }) =>
        [[expect.status].flat().join(' or '), expect.code].filter(Boolean).join(' '),
      )
      .join(', '),
    got: earlier.map(describe).join(', '),
    complaints,
  }
}

async function runStep(
  step: Step,
  target: Target,
  sender: Sender,
  earlier: Answer[],
  options: CheckOptions,
): Promise<readonly string[]> {
  if ('pass' in step) {
    target.pass(step.pass)
    return []
  }
  const exchanges = 'together' in step ? step.together : [step]
  const before = [...earlier]
  const exchanged = await Promise.all(
    exchanges.map((exchange) => runExchange(exchange, target, sender, before, options)),
  )
  const answers = exchanged.map(({ answer }) => answer)
  earlier.push(...answers)
  const complaint = 'together' in step ? step.but?.(answers) : undefined
  return [
    ...exchanged.flatMap(({ complaints }) => complaints),
    ...(complaint === undefined ? [] : [complaint]),
  ]
}

async function runExchange(
  { as = 'owner', send, expect }: Exchange,
  target: Target,
  sender: Sender,
  earlier: readonly Answer[],
  options: CheckOptions,
): Promise<Exchanged> {
  const recipe = typeof send === 'function' ? send(earlier) : send
  const outgoing = await outgoingOf(recipe, as, target)
  let answer = await sender.send(outgoing)
  while (recipe.untilEnded && answer.status === 200 && answer.body.status === 'running') {
    await sleep(POLL_MS)
    answer = await sender.send(outgoing)
  }
  return { answer, complaints: complaintsAbout(outgoing, answer, expect, earlier, options) }
}

async function outgoingOf(recipe: Recipe, as: Caller, target: Target): Promise<Outgoing> {
  const { method, path = SCAN_PATH, headers = {} } = recipe
  const body = await recipe.body
  const key = target.keyOf(as)
  const all = {
    ...(body && { 'content-type': body.type, 'content-length': String(body.bytes.length) }),
    ...(key !== undefined && { authorization: `Bearer ${key}` }),
    ...headers,
  }
  return {
    method: method ?? (body !== undefined || recipe.path === undefined ? 'POST' : 'GET'),
    path,
    headers: Object.fromEntries(
      Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null),
    ),
    ...(body && { bytes: body.bytes }),
  }
}

function exchangesOf(steps: readonly Step[]): readonly Exchange[] {
  return steps.flatMap((step) => {
    if ('pass' in step) return []
    return 'together' in step ? step.together : [step]
  })
}
