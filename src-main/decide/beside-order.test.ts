import { expect, it } from 'vitest'
import type { ModelCandidate } from '../detect/detector.ts'
import { besideOrders } from './beside-order.ts'

/** What a network says of a stretch, accepted from 0.7 on. */
function claim(
  start: number,
  end: number,
  confidence: number,
  byItself?: number,
  chunkId = 0,
): ModelCandidate {
  const named = byItself === undefined ? {} : { byItself }
  const said = { start, end, confidence, accepted: confidence >= 0.7, chunkId, ...named }
  return {
    ...said,
    className: 'attack',
    source: 'l3',
    model: 'guard',
    severity: 'high',
    threshold: 0.7,
  }
}

const whole = claim(0, 90, 0.98)
const order = claim(60, 90, 0.9)
const review = claim(0, 30, 0.98, 0.4)
const byRule = [{ start: 65, end: 75 }]

it('a sentence that is only named beside an order counts as it does by itself', () => {
  const [, , beside] = besideOrders([whole, order, review], byRule)
  expect(beside).toMatchObject({ confidence: 0.4, accepted: false })
})

it.each<[string, ModelCandidate[], { start: number; end: number }[]]>([
  ['no rule finds an order', [whole, order, review], []],
  ['the network names no order', [whole, review], byRule],
  ['it is an order by itself', [whole, order, claim(0, 30, 0.98, 0.75)], byRule],
  ['it was not named but read', [whole, order, claim(0, 30, 0.98)], byRule],
  [
    'the order stands in another chunk',
    [claim(0, 90, 0.9, undefined, 1), order, claim(0, 30, 0.98, 0.4, 1)],
    byRule,
  ],
  ['the rule finds one in it, too', [whole, order, review], [{ start: 5, end: 9 }, ...byRule]],
])('it stays as it was where %s', (_, claims, orders) => {
  expect(besideOrders(claims, orders)).toEqual(claims)
})
