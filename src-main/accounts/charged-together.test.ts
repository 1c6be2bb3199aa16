/** Several charges in one step, as the answers of a turn of the event loop are paid. */

import fc from 'fast-check'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createAccountStore } from '../store/account-store.ts'
import { type Database, openDatabase } from '../store/database.ts'
import { createUsageStore, type UsageStore } from '../store/usage-store.ts'
import { PLANS } from './plans.ts'
import { type Caller, type Charge, createQuotas } from './quotas.ts'

const NOON = Date.parse('2026-11-30T12:00:00Z')

let db: Database
beforeEach(() => {
  db = openDatabase(':memory:')
})
afterEach(() => db.close())

const costs = fc.record({
  isOthers: fc.boolean(),
  cost: fc.record({
    inputTokens: fc.constantFrom(0, 1, 2_000, 4_000, 9_000),
    scanUnits: fc.integer({ min: 1, max: 6 }),
  }),
})

it('what is charged together passes and costs what it would one after the other', () => {
  const small = { ...PLANS, free: { ...PLANS.free, monthlyScanUnits: 10, tokenCapacity: 5_000 } }
  const own = createQuotas(createUsageStore(db), small)
  const accounts = createAccountStore(db)
  let made = 0
  const fresh = (): Caller => {
    const { id } = accounts.ensureAccount(`made-${made++}`, 'free', NOON)
    return { accountId: id, plan: 'free' }
  }
  fc.assert(
    fc.property(fc.array(costs, { maxLength: 8 }), fc.boolean(), (asked, isHeldBefore) => {
      const resultOf = (charge: (charges: readonly Charge[]) => readonly unknown[]) => {
        const [one, two] = [fresh(), fresh()]
        if (isHeldBefore) own.hold(one, { inputTokens: 3_000, scanUnits: 3 }, NOON)
        const problems = charge(
          asked.map(({ isOthers, cost }) => ({ caller: isOthers ? two : one, cost })),
        )
        return { problems, usage: [own.usageOf(one, NOON), own.usageOf(two, NOON)] }
      }
      const together = resultOf((charges) => own.chargeEach(charges, NOON))
      const singly = resultOf((charges) =>
        charges.map(({ caller, cost }) => own.charge(caller, cost, NOON)),
      )
      expect(together).toEqual(singly)
    }),
    { numRuns: 60 },
  )
})

it('one row is written for what one caller is charged together', () => {
  createAccountStore(db).ensureAccount('team', 'free', NOON)
  const caller: Caller = { accountId: 'team', plan: 'free' }
  const charges = Array.from({ length: 5 }, () => ({
    caller,
    cost: { inputTokens: 10, scanUnits: 1 },
  }))
  let writes = 0
  const store = createUsageStore(db)
  const addUnits: UsageStore['addUnits'] = (...row) => {
    writes++
    store.addUnits(...row)
  }
  const counted = createQuotas({ ...store, addUnits }, PLANS)
  expect(counted.chargeEach(charges, NOON)).toEqual([null, null, null, null, null])
  expect(writes).toBe(1)
  expect(counted.usageOf(caller, NOON).monthly_scan_units).toBe(5)
})
