/**
 * What a case of the conformance table is: a sentence of the interface in our
 * words, the requests that try it, and what must come back. Cases are data, so
 * that the same table runs in the tests, on a command line, and against any
 * other service that speaks the interface.
 */

import type { ErrorCode } from '../../src-shared/contract/error-codes.ts'
import { type Caller, OUTSIDE_CALLERS } from './caller.ts'
import type { TestSettings } from './in-house.ts'
import type { Body } from './make-body.ts'

export const SECTIONS = [
  'access',
  'prefer',
  'idempotency',
  'limits',
  'config',
  'bodies',
  'errors',
  'job life',
  'headers',
  'retention',
] as const
export type Section = (typeof SECTIONS)[number]

export const SCAN_PATH = '/api/v1/scan'

/** How to make one request. */
export interface Recipe {
  /** `POST` where there is a body or no path, else `GET`. */
  readonly method?: string
  /** `/api/v1/scan` where left out. */
  readonly path?: string
  /** Instead of, or beside, those that the body and the caller bring; null leaves one out. */
  readonly headers?: Readonly<Record<string, string | readonly string[] | null>>
  readonly body?: Body | Promise<Body>
  /** Asks again every 20 ms until the job has ended. */
  readonly untilEnded?: boolean
}

/** An answer, read whole. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Parsed where it is JSON, else the text. */
  // biome-ignore lint/suspicious/noExplicitAny: cases look into bodies that are checked against schemas.
  readonly body: any
  readonly text: string
}

/** What an answer must be. The schema follows from status and address: see check-answer.ts. */
export interface Expectation {
  /** Several where it is open which of them comes. */
  readonly status: number | readonly number[]
  readonly code?: ErrorCode
  /** Each: an exact value, a pattern, or null for a header that must be absent. */
  readonly headers?: Readonly<Record<string, string | RegExp | null>>
  /** A part of the body; objects may hold more, arrays not. */
  readonly body?: unknown
  /** Words that the error message must hold, mostly the path of the field. */
  readonly names?: readonly string[]
  /** What is wrong with the answer, for what a value cannot say; nothing where all is well. */
  readonly but?: (answer: Answer, earlier: readonly Answer[]) => string | undefined
}

/** One exchange. A function makes the recipe from what came back before. */
export interface Exchange {
  /** `owner` where left out: the plan pro lets a whole table through. */
  readonly as?: Caller
  readonly send: Recipe | ((earlier: readonly Answer[]) => Recipe)
  readonly expect: Expectation
}

/** Time that passes for the service, in milliseconds; needs inside access. */
export interface Pause {
  readonly pass: number
}

/** Exchanges that are started together; each finds the answers before the group in `earlier`. */
export interface Together {
  readonly together: readonly Exchange[]
  /** Holds over all answers of the group at once. */
  readonly but?: (answers: readonly Answer[]) => string | undefined
}

export type Step = Exchange | Pause | Together

export interface Case {
  /** Stable: section, hyphen, a few words. */
  readonly id: string
  readonly section: Section
  /** The sentence that is tried, in our words. */
  readonly says: string
  /** `interface`: the published description; `decision`: what it leaves open and this project settled. */
  readonly from: 'interface' | 'decision'
  readonly steps: readonly Step[]
  /** Settings of a service of this case's own; needs inside access. */
  readonly service?: TestSettings
}

/** A case before it is put into its section. */
export type CaseEntry = Omit<Case, 'section' | 'from' | 'steps'> & {
  /** `interface` where left out. */
  readonly from?: Case['from']
} & ({ readonly steps: readonly Step[] } | Exchange)

/** The cases of a section; their ids get its name in front. */
export function casesOf(section: Section, entries: readonly CaseEntry[]): readonly Case[] {
  return entries.map((entry) => {
    const { id, says, from = 'interface', service } = entry
    const steps = 'steps' in entry ? entry.steps : [exchangeOf(entry)]
    return {
      id: `${section.replace(' ', '-')}-${id}`,
      section,
      says,
      from,
      steps,
      ...(service && { service }),
    }
  })
}

function exchangeOf({ as, send, expect }: Exchange): Exchange {
  return { send, expect, ...(as && { as }) }
}

/** Whether a case can run against a service of which only address and key are known. */
export function runsOutside({ steps, service }: Case): boolean {
  if (service !== undefined) return false
  return steps.every((step) => {
    if ('pass' in step) return false
    const exchanges = 'together' in step ? step.together : [step]
    return exchanges.every(({ as = 'owner' }) => OUTSIDE_CALLERS.includes(as))
  })
}
