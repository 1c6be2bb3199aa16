import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createAccountStore } from '../store/account-store.ts'
import { type Database, openDatabase } from '../store/database.ts'
import { createUsageStore } from '../store/usage-store.ts'
import { PLANS, type Plans } from './plans.ts'
import { type Caller, type Cost, createQuotas, type Held, type Quotas } from './quotas.ts'

const NOON = Date.parse('2026-11-30T12:00:00Z')
const HOUR_MS = 3_600_000

const plans: Plans = {
  ...PLANS,
  anonymous: { ...PLANS.anonymous, dailyScanUnits: 10, tokenCapacity: 5_000 },
  free: { ...PLANS.free, monthlyScanUnits: 10 },
}
const anonymous: Caller = { accountId: null, plan: 'anonymous' }
const team: Caller = { accountId: 'team', plan: 'free' }
const other: Caller = { accountId: 'other', plan: 'free' }
const owner: Caller = { accountId: 'local', plan: 'pro' }

let folder: string
let db: Database
let now: number
let quotas: Quotas

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-quotas-'))
  now = NOON
  open()
  for (const id of ['team', 'other']) createAccountStore(db).ensureAccount(id, 'free', now)
})

afterEach(() => {
  db.close()
  rmSync(folder, { recursive: true })
})

function open(): void {
  db = openDatabase(join(folder, 'assay.db'))
  quotas = createQuotas(createUsageStore(db), plans)
}

/** Charges and says `paid`, or the code of the refusal. */
function charge(caller: Caller, scanUnits: number, inputTokens = 1): string {
  return problemOf(caller, scanUnits, inputTokens)?.code ?? 'paid'
}

/** Holds a cost that is free. */
function hold(caller: Caller, cost: Cost): Held {
  const hold = quotas.hold(caller, cost, now)
  if (!hold.isHeld) throw new Error(hold.problem.code)
  return hold.held
}

function problemOf(caller: Caller, scanUnits: number, inputTokens = 1) {
  return quotas.charge(caller, { inputTokens, scanUnits }, now)
}

describe('scan units', () => {
  it('pass up to the limit itself, whole submissions only', () => {
    expect(charge(team, 7)).toBe('paid')
    expect(charge(team, 4)).toBe('MONTHLY_QUOTA_EXCEEDED')
    expect(charge(team, 3)).toBe('paid')
    expect(charge(team, 1)).toBe('MONTHLY_QUOTA_EXCEEDED')
  })

  it('come back for anonymous callers at the next 00:00 UTC', () => {
    expect(charge(anonymous, 10)).toBe('paid')
    now += 12 * HOUR_MS - 1
    expect(problemOf(anonymous, 1)).toEqual({
      code: 'ANONYMOUS_QUOTA_EXCEEDED',
      message: 'The scan needs 1 scan units; 0 of 10 are left for anonymous use today.',
      quota: {
        limit_kind: 'anonymous_daily_scan_units',
        retry_after: 1,
        reset_at: Date.parse('2026-12-01T00:00:00Z'),
      },
    })
    now += 1
    expect(charge(anonymous, 10)).toBe('paid')
  })

  it('come back for accounts on the first of the month, UTC', () => {
    now = Date.parse('2028-02-10T00:00:00Z')
    expect(charge(team, 10)).toBe('paid')
    now = Date.parse('2028-02-29T23:59:59.999Z')
    expect(problemOf(team, 2)).toEqual({
      code: 'MONTHLY_QUOTA_EXCEEDED',
      message: 'The scan needs 2 scan units; 0 of 10 are left this month.',
      quota: {
        limit_kind: 'monthly_scan_units',
        retry_after: 1,
        reset_at: Date.parse('2028-03-01T00:00:00Z'),
      },
    })
    now += 1
    expect(charge(team, 10)).toBe('paid')
  })

  it('are those of the time, also where the clock was wrong for a while', () => {
    expect(charge(team, 6)).toBe('paid')
    now += 400 * 24 * HOUR_MS
    expect(charge(team, 10)).toBe('paid')
    now = NOON
    expect(charge(team, 5)).toBe('MONTHLY_QUOTA_EXCEEDED')
    expect(charge(team, 4)).toBe('paid')
  })

  it('have no end where the plan has none', () => {
    expect(charge(owner, 1_000_000)).toBe('paid')
    expect(charge(owner, 1_000_000)).toBe('paid')
  })
})

describe('the token rate', () => {
  it('takes the tokens of what passed and lets them flow back', () => {
    expect(charge(anonymous, 1, 4_000)).toBe('paid')
    expect(problemOf(anonymous, 1, 4_000)).toEqual({
      code: 'TOKEN_RATE_LIMITED',
      message:
        'The input has 4,000 tokens; 1,000 can be taken now, and 2,500 more each second up to 5,000.',
      quota: { limit_kind: 'token_rate', retry_after: 2 },
    })
    now += 1_199
    expect(charge(anonymous, 1, 4_000)).toBe('TOKEN_RATE_LIMITED')
    now += 1
    expect(charge(anonymous, 1, 4_000)).toBe('paid')
  })

  it('lets an input larger than the bucket pass when that is full, and makes up for it', () => {
    expect(charge(anonymous, 1, 10_000)).toBe('paid')
    expect(quotas.usageOf(anonymous, now).token_balance).toBe(-5_000)
    expect(problemOf(anonymous, 1, 1)?.quota?.retry_after).toBe(3)
    now += 4_000
    expect(charge(anonymous, 1, 10_000)).toBe('paid')
  })

  it('is told before the quota', () => {
    charge(anonymous, 10, 5_000)
    expect(charge(anonymous, 10, 5_000)).toBe('TOKEN_RATE_LIMITED')
  })
})

it('charges nothing for what it refuses', () => {
  charge(team, 5, 1_000)
  const before = quotas.usageOf(team, now)
  expect(charge(team, 6, 1_000)).toBe('MONTHLY_QUOTA_EXCEEDED')
  expect(charge(team, 1, 249_001)).toBe('TOKEN_RATE_LIMITED')
  expect(quotas.usageOf(team, now)).toEqual(before)
})

it('keeps accounts apart', () => {
  charge(team, 10, 250_000)
  charge(anonymous, 10, 5_000)
  expect(charge(other, 10, 250_000)).toBe('paid')
})

describe('what is held', () => {
  const cost = { inputTokens: 100_000, scanUnits: 6 }

  it('is not free for others, and is charged once when it is settled', () => {
    const held = hold(team, cost)
    expect(quotas.usageOf(team, now)).toMatchObject({
      monthly_scan_units: 6,
      token_balance: 150_000,
    })
    expect(charge(team, 5)).toBe('MONTHLY_QUOTA_EXCEEDED')
    expect(charge(team, 1, 150_001)).toBe('TOKEN_RATE_LIMITED')
    expect(charge(other, 10, 250_000)).toBe('paid')

    quotas.settle([held], now)

    expect(quotas.usageOf(team, now)).toMatchObject({
      monthly_scan_units: 6,
      token_balance: 150_000,
    })
  })

  it('costs nothing where it is released', () => {
    const before = quotas.usageOf(team, now)
    quotas.release(hold(team, cost).id)
    expect(quotas.usageOf(team, now)).toEqual(before)
  })

  it('costs nothing where the process dies first', () => {
    const before = quotas.usageOf(team, now)
    hold(team, cost)
    db.close()
    open()
    expect(quotas.usageOf(team, now)).toEqual(before)
  })

  it('is charged together with that of others, to each their own', () => {
    const held = [cost, { inputTokens: 50_000, scanUnits: 3 }].map((each) => hold(team, each))
    held.push(hold(other, cost), hold(anonymous, { inputTokens: 10, scanUnits: 1 }))

    quotas.settle(held, now)

    const used = [team, other, anonymous].map((caller) => quotas.usageOf(caller, now))
    expect(used).toMatchObject([
      { monthly_scan_units: 9, token_balance: 100_000 },
      { monthly_scan_units: 6, token_balance: 150_000 },
      { daily_scan_units: 1, token_balance: 4_990 },
    ])
  })

  it('belongs to the day on which it was begun', () => {
    const held = hold(anonymous, { inputTokens: 1, scanUnits: 10 })
    now += 12 * HOUR_MS
    expect(charge(anonymous, 4)).toBe('paid')
    quotas.settle([held], now)
    expect(quotas.usageOf(anonymous, now).daily_scan_units).toBe(4)
    now -= 1
    expect(quotas.usageOf(anonymous, now).daily_scan_units).toBe(10)
  })
})

describe('a clock that was set back', () => {
  it('lets the bucket fill from the new time on, also where the first is refused', () => {
    now += 24 * HOUR_MS
    expect(charge(anonymous, 1, 5_000)).toBe('paid')
    now -= 24 * HOUR_MS
    expect(charge(anonymous, 1, 2_500)).toBe('TOKEN_RATE_LIMITED')
    now += 1_000
    expect(charge(anonymous, 1, 2_500)).toBe('paid')
  })

  it('does so for what is held', () => {
    now += 24 * HOUR_MS
    expect(charge(anonymous, 1, 5_000)).toBe('paid')
    now -= 24 * HOUR_MS
    expect(quotas.hold(anonymous, { inputTokens: 2_500, scanUnits: 1 }, now).isHeld).toBe(false)
    now += 1_000
    expect(quotas.hold(anonymous, { inputTokens: 2_500, scanUnits: 1 }, now).isHeld).toBe(true)
  })
})

describe('a request that waited for another', () => {
  it('writes nothing to be held', () => {
    expect(charge(anonymous, 1, 1)).toBe('paid')
    const store = createUsageStore(db)
    const before = store.getBucket(anonymous.accountId)
    expect(quotas.hold(anonymous, { inputTokens: 1, scanUnits: 1 }, now - 20).isHeld).toBe(true)
    expect(store.getBucket(anonymous.accountId)).toEqual(before)
  })
})

describe('the snapshot', () => {
  it.each([
    [
      anonymous,
      {
        daily_scan_units: 3,
        daily_limit: 10,
        monthly_scan_units: null,
        monthly_limit: null,
        token_balance: 4_900,
        token_capacity: 5_000,
        refill_per_second: 2_500,
      },
    ],
    [
      team,
      {
        daily_scan_units: null,
        daily_limit: null,
        monthly_scan_units: 3,
        monthly_limit: 10,
        token_balance: 249_900,
        token_capacity: 250_000,
        refill_per_second: 5_000,
      },
    ],
    [
      owner,
      {
        daily_scan_units: null,
        daily_limit: null,
        monthly_scan_units: null,
        monthly_limit: null,
        token_balance: 999_900,
        token_capacity: 1_000_000,
        refill_per_second: 25_000,
      },
    ],
  ])('of $plan holds what applies', (caller, expected) => {
    charge(caller, 3, 100)
    expect(quotas.usageOf(caller, now)).toEqual({ plan: caller.plan, ...expected })
  })
})

it('survives a restart', () => {
  charge(team, 10, 200_000)
  const before = quotas.usageOf(team, now)
  db.close()
  open()
  expect(quotas.usageOf(team, now)).toEqual(before)
  expect(charge(team, 1)).toBe('MONTHLY_QUOTA_EXCEEDED')
})

/** Charges one unit 200 times at an appointed time and prints how many passed. */
const CHARGE = `
  import { openDatabase } from './../store/database.ts'
  import { createUsageStore } from './../store/usage-store.ts'
  import { PLANS } from './plans.ts'
  import { createQuotas } from './quotas.ts'
  const plans = { ...PLANS, free: { ...PLANS.free, monthlyScanUnits: 150 } }
  const db = openDatabase(process.argv[1])
  const quotas = createQuotas(createUsageStore(db), plans)
  console.log('ready')
  process.stdin.once('data', () => {
    let paid = 0
    for (let turn = 0; turn < 200; turn++) {
      const caller = { accountId: 'team', plan: 'free' }
      if (quotas.charge(caller, { inputTokens: 10, scanUnits: 1 }, ${NOON}) === null) paid++
    }
    db.close()
    console.log(paid)
    process.exit(0)
  })`

it('counts right while two processes charge at once', async () => {
  const here = `from '${pathToFileURL(import.meta.dirname).href}/`
  const children = [1, 2].map(() =>
    spawn(
      process.execPath,
      ['--input-type=module', '-e', CHARGE.replaceAll("from './", here), join(folder, 'assay.db')],
      { stdio: ['pipe', 'pipe', 'inherit'] },
    ),
  )
  try {
    await Promise.all(children.map((child) => once(child.stdout, 'data')))
    const counts = children.map(async (child) => Number((await once(child.stdout, 'data'))[0]))
    for (const child of children) child.stdin.write('go')
    const [first = 0, second = 0] = await Promise.all(counts)
    expect(first + second).toBe(150)
    expect(quotas.usageOf(team, now)).toMatchObject({
      monthly_scan_units: 150,
      token_balance: 248_500,
    })
  } finally {
    for (const child of children) child.kill('SIGKILL')
  }
})
