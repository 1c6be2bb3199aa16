/** Each promise is one step: a fault at any statement of it leaves nothing, and none leaves all. */

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PLANS } from '../accounts/plans.ts'
import { createQuotas, type Held, type Quotas } from '../accounts/quotas.ts'
import { createAccountStore } from '../store/account-store.ts'
import { type Database, openDatabase } from '../store/database.ts'
import { createJobStore } from '../store/job-store.ts'
import { createMcpPinStore } from '../store/mcp-pin-store.ts'
import { createReplayStore, type NewReplay } from '../store/replay-store.ts'
import { createUsageStore } from '../store/usage-store.ts'
import { type Acceptance, type Acceptances, createAcceptances } from './acceptance.ts'
import { newJobId } from './scan-job.ts'

const NOW = Date.parse('2026-11-30T12:00:00Z')
const caller = { accountId: 'team', plan: 'free' } as const
const cost = { inputTokens: 10, scanUnits: 2 }

class Fault extends Error {}

let db: Database
let quotas: Quotas
let acceptances: Acceptances
/** Statements until one fails; none does where it is infinite. */
let left: number

beforeEach(() => {
  db = openDatabase(':memory:')
  createAccountStore(db).ensureAccount('team', 'free', 1)
  left = Number.POSITIVE_INFINITY
  const counted =
    <A extends readonly unknown[], R>(call: (...parameters: A) => R) =>
    (...parameters: A): R => {
      if (--left < 0) throw new Fault()
      return call(...parameters)
    }
  const faulty = {
    ...db,
    run: counted(db.run),
    get: counted(db.get),
    all: counted(db.all),
  } as Database
  const clock = () => NOW
  quotas = createQuotas(createUsageStore(faulty), PLANS)
  acceptances = createAcceptances({
    db: faulty,
    quotas,
    jobs: createJobStore(faulty, clock),
    replays: createReplayStore(faulty),
    pins: createMcpPinStore(faulty),
    clock,
  })
})
afterEach(() => db.close())

const replay = (text: string): NewReplay => ({
  keyHash: new Uint8Array(32).fill(7),
  accountId: 'team',
  digest: new Uint8Array(32).fill(8),
  expiresAt: NOW + 1,
  reply: { status: 202, headers: {}, body: new Uint8Array(Buffer.from(text)) },
})

function acceptance(): Acceptance {
  const usage = { input_tokens: 10, scan_units: 2, request_units: 2, unit_version: 'scan-unit-v1' }
  const extent = { documents_total: 2, documents_scanned: 2 }
  const document = { mediaType: 'text/plain', text: 'a', sourceMap: [], warnings: [] } as const
  return {
    submission: {
      id: `sub_${newJobId()}`,
      accountId: 'team',
      origin: 'api',
      kind: 'mcp_server',
      config: {},
      metadata: {
        input: { kind: 'mcp_server', media_types: ['text/plain'] },
        extraction: { version: 'document-v1', state: 'complete', ...extent, warnings: [] },
        coverage: { state: 'complete', input_tokens: 10, ...extent },
        usage: usage as Acceptance['submission']['metadata']['usage'],
      },
      createdAt: NOW,
      retentionMs: 1,
    },
    jobs: [1, 2].map((n) => ({ jobId: newJobId(), source: `${n}`, document, original: null })),
    charge: { caller, cost },
    replay: replay('accepted'),
    pins: [{ url: 'https://a.example/mcp', items: [] }],
  }
}

/** Everything that a promise leaves. */
function remains() {
  const rows = (sql: string) => db.all<Record<string, unknown>>(sql)
  return {
    units: rows('SELECT units FROM scan_units'),
    balance: rows('SELECT balance FROM token_buckets'),
    jobs: rows('SELECT source, expires_at FROM jobs ORDER BY seq'),
    submissions: rows('SELECT kind FROM submissions'),
    documents: rows('SELECT text FROM documents'),
    pins: rows('SELECT url FROM mcp_pins'),
    replays: rows('SELECT body FROM replays'),
  }
}

/** Tries the step with a fault at its first statement, its second, and so on, until it needs no more. */
function withFaultAtEach(step: () => void): number {
  const before = remains()
  for (let statements = 0; ; statements++) {
    left = statements
    try {
      step()
      left = Number.POSITIVE_INFINITY
      return statements
    } catch (error) {
      left = Number.POSITIVE_INFINITY
      expect(error).toBeInstanceOf(Fault)
      expect(remains(), `a fault at statement ${statements}`).toEqual(before)
    }
  }
}

it('accepts jobs with their charge, their answer and the pins, or not at all', () => {
  const statements = withFaultAtEach(() => acceptances.accept(acceptance()))

  expect(statements).toBeGreaterThan(10)
  expect(remains()).toMatchObject({
    units: [{ units: 2 }],
    jobs: [{ source: '1' }, { source: '2' }],
    pins: [{ url: 'https://a.example/mcp' }],
    replays: [{ body: new Uint8Array(Buffer.from('accepted')) }],
  })
  expect(quotas.usageOf(caller, NOW).token_balance).toBe(PLANS.free.tokenCapacity - 10)
})

it('leaves nothing where the charge is refused', () => {
  const before = remains()
  const { charge, ...rest } = acceptance()
  const dear = { caller, cost: { inputTokens: 1, scanUnits: 30_001 } }
  expect(acceptances.accept({ ...rest, charge: charge && dear })).toMatchObject({
    code: 'MONTHLY_QUOTA_EXCEEDED',
  })
  expect(remains()).toEqual(before)
})

describe('an answer at once', () => {
  const held = (): Held => {
    const hold = quotas.hold(caller, cost, NOW)
    if (!hold.isHeld) throw new Error('refused')
    return hold.held
  }

  it('is charged and kept, or neither', () => {
    withFaultAtEach(() => {
      left += 10
      const mine = held()
      left -= 10
      try {
        acceptances.settle([{ held: mine, charge: null, replay: replay('scanned') }])
      } finally {
        quotas.release(mine.id)
      }
    })
    expect(remains()).toMatchObject({ units: [{ units: 2 }], replays: [{}] })
  })

  it('is charged with others, or none of them is', () => {
    withFaultAtEach(() => {
      left += 20
      const all = [held(), held()]
      left -= 20
      try {
        acceptances.settle(all.map((each) => ({ held: each, charge: null, replay: null })))
      } finally {
        for (const { id } of all) quotas.release(id)
      }
    })
    expect(remains()).toMatchObject({ units: [{ units: 4 }], replays: [] })
    expect(quotas.usageOf(caller, NOW).token_balance).toBe(PLANS.free.tokenCapacity - 20)
  })

  it('is charged and kept as it is given where nothing was held for it, or neither', () => {
    withFaultAtEach(() =>
      acceptances.settle([
        { held: null, charge: { caller, cost }, replay: replay('scanned') },
        { held: null, charge: { caller, cost }, replay: null },
      ]),
    )
    expect(remains()).toMatchObject({ units: [{ units: 4 }], replays: [{}] })
  })

  it('is not kept where it cannot be paid, and those beside it are', () => {
    const dear = { caller, cost: { inputTokens: 1, scanUnits: 30_001 } }
    expect(
      acceptances.settle([
        { held: null, charge: dear, replay: replay('unpaid') },
        { held: null, charge: null, replay: null },
        { held: null, charge: { caller, cost }, replay: null },
      ]),
    ).toMatchObject([{ code: 'MONTHLY_QUOTA_EXCEEDED' }, null, null])
    expect(remains()).toMatchObject({ units: [{ units: 2 }], replays: [] })
  })

  it('of an accepted job takes the place of its first one with its new end, or neither', () => {
    const accepted = acceptance()
    acceptances.accept(accepted)
    const jobId = accepted.jobs[0]?.jobId as string
    db.run(`UPDATE jobs SET status = 'completed', completed_at = 1, result = '{}'`)

    withFaultAtEach(() => acceptances.tell({ jobId, expiresAt: 99, replay: replay('ended') }))

    expect(remains()).toMatchObject({
      jobs: [{ expires_at: 99 }, { expires_at: null }],
      replays: [{ body: new Uint8Array(Buffer.from('ended')) }],
    })
  })
})
