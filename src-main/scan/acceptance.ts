/**
 * What is promised to a caller, each promise in one transaction: what it costs, the jobs or
 * the answer that it gets for it, and the answer that a repeat will get. A process that
 * dies at any moment leaves all of it or nothing.
 */

import type { McpPin } from '../../src-shared/model/mcp-pin.ts'
import type { LimitProblem } from '../accounts/limit-problem.ts'
import type { Payment } from '../accounts/limits.ts'
import type { Charge, Quotas } from '../accounts/quotas.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../store/database.ts'
import type { JobStore } from '../store/job-store.ts'
import type { McpPinStore } from '../store/mcp-pin-store.ts'
import type { NewReplay, ReplayStore } from '../store/replay-store.ts'
import { gathered } from '../workers/gathered.ts'
import type { Remote } from '../workers/remote.ts'
import type { NewJob, NewSubmission } from './job-record.ts'

/** A submission that is to be accepted as jobs. */
export interface Acceptance {
  readonly submission: NewSubmission
  readonly jobs: readonly NewJob[]
  /** Null for the owner at the machine, who pays nothing. */
  readonly charge: Charge | null
  /** The answer to keep; null where no key was given. */
  readonly replay: NewReplay | null
  /** What its MCP servers offer now, of an account. */
  readonly pins: readonly { readonly url: string; readonly items: readonly McpPin[] }[]
}

/** What a scan that is answered at once leaves. */
export interface Settlement extends Payment {
  readonly replay: NewReplay | null
}

/** How a job that ended while its caller waited is kept from then on. */
export interface ToldJob {
  readonly jobId: string
  /** Unix milliseconds. */
  readonly expiresAt: number
  /** In place of the answer that was kept when it was accepted. */
  readonly replay: NewReplay | null
}

/** Where one throws, nothing of it has happened. */
export interface Acceptances {
  /** Why it cannot be charged, else null; then its jobs are there. */
  readonly accept: (acceptance: Acceptance) => LimitProblem | null
  /** What came together costs one transaction. Gives of each why it cannot be charged, else null; then its answer is kept. */
  readonly settle: (settlements: readonly Settlement[]) => readonly (LimitProblem | null)[]
  readonly tell: (job: ToldJob) => void
}

/** Settles what one answer leaves; gives why it cannot be charged, else null. */
export type Settle = (settlement: Settlement) => Promise<LimitProblem | null>

/** Settles together what many leave. A charge alone need not wait for the disk with answers that are kept. */
export function settleTogether(acceptances: Pick<Remote<Acceptances>, 'settle'>): Settle {
  const charged = gathered((all: readonly Settlement[]) => acceptances.settle(all))
  const kept = gathered((all: readonly Settlement[]) => acceptances.settle(all))
  return (settlement) => (settlement.replay === null ? charged : kept)(settlement)
}

export interface AcceptanceParts {
  readonly db: Database
  readonly quotas: Quotas
  readonly jobs: JobStore
  readonly replays: ReplayStore
  readonly pins: McpPinStore
  readonly clock: Clock
}

/** The promises of a database. */
export function createAcceptances(parts: AcceptanceParts): Acceptances {
  const { db, quotas, jobs, replays, pins, clock } = parts

  return {
    accept: ({ submission, jobs: accepted, charge, replay, pins: offered }) =>
      db.transaction(() => {
        const problem = charge && quotas.charge(charge.caller, charge.cost, clock())
        if (problem !== null) return problem
        jobs.insertSubmission({ submission, jobs: accepted })
        const { accountId } = submission
        if (accountId !== null) {
          for (const { url, items } of offered) pins.remember(accountId, url, items, clock())
        }
        if (replay !== null) replays.keep(replay)
        return null
      }),

    settle(settlements) {
      const held = settlements.flatMap((each) => each.held ?? [])
      // A charge alone belongs to an answer that is not kept either.
      const durability = settlements.every(({ replay }) => replay === null) ? 'passing' : 'kept'
      return db.transaction(() => {
        const now = clock()
        if (held.length > 0) quotas.settle(held, now)
        const problems = quotas
          .chargeEach(
            settlements.flatMap(({ charge }) => charge ?? []),
            now,
          )
          .values()
        return settlements.map(({ charge, replay }) => {
          const problem = charge && (problems.next().value ?? null)
          if (problem === null && replay !== null) replays.keep(replay)
          return problem
        })
      }, durability)
    },

    tell: ({ jobId, expiresAt, replay }) =>
      db.transaction(() => {
        jobs.setExpiry(jobId, expiresAt)
        if (replay !== null) replays.keep(replay)
      }),
  }
}
