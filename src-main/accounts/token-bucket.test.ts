import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fullBucket, refilled, secondsUntil, taken, tokensIn } from './token-bucket.ts'

const NOW = Date.UTC(2026, 10, 3)
const size = { tokenCapacity: 1_000, tokenRefillPerSecond: 100 }

/** A bucket with this many tokens at {@link NOW}. */
const holding = (tokens: number) => taken(fullBucket(size, NOW), size.tokenCapacity - tokens)

describe('refilling', () => {
  it.each([
    ['at once', 0, 0, 0],
    ['in part', 0, 2_500, 250],
    ['whole tokens only', 0, 19, 1],
    ['never above its size', 900, 60_000, 1_000],
    ['from below zero', -500, 5_000, 0],
    ['not while the clock goes back', 400, -3_600_000, 400],
  ])('%s', (_, tokens, later, left) => {
    expect(tokensIn(refilled(holding(tokens), size, NOW + later))).toBe(left)
  })

  it('goes on from the new time after the clock was set back', () => {
    const back = refilled(holding(400), size, NOW - 3_600_000)
    expect(tokensIn(refilled(back, size, NOW - 3_600_000 + 1_000))).toBe(500)
  })

  it('holds no more than a plan that became smaller', () => {
    const bucket = refilled(holding(1_000), { ...size, tokenCapacity: 300 }, NOW)
    expect(tokensIn(bucket)).toBe(300)
  })

  it('loses nothing to rounding, however often it is looked at', () => {
    const steps = Array.from({ length: 999 }, (_, index) => NOW + index + 1)
    const often = steps.reduce((bucket, now) => refilled(bucket, size, now), holding(0))
    expect(often).toEqual(refilled(holding(0), size, NOW + 999))
  })
})

it.each([
  ['enough', 500, 500, 0],
  ['one too few', 499, 500, 1],
  ['a second’s worth too few', 400, 500, 1],
  ['more than a second’s worth', 399, 500, 2],
  ['an empty one', 0, 1_000, 10],
  ['below zero', -1_000, 1, 11],
  ['larger than the bucket, full', 1_000, 5_000, 0],
  ['larger than the bucket, one short', 999, 5_000, 1],
])('waits for %s', (_, balance, tokens, seconds) => {
  expect(secondsUntil(holding(balance), size, tokens)).toBe(seconds)
})

it('lets an input pass after the seconds that it names, and not a second sooner', () => {
  const amount = fc.integer({ min: 1, max: 1_000_000_000 })
  fc.assert(
    fc.property(amount, amount, amount, amount, (tokenCapacity, refill, used, tokens) => {
      const any = { tokenCapacity, tokenRefillPerSecond: refill }
      const bucket = taken(fullBucket(any, NOW), used)
      const wait = secondsUntil(bucket, any, tokens)
      const after = (seconds: number) =>
        secondsUntil(refilled(bucket, any, NOW + seconds * 1_000), any, tokens)
      expect(after(wait)).toBe(0)
      if (wait > 0) expect(after(wait - 1)).toBeGreaterThan(0)
    }),
  )
})

it('lets through, over any time, no more than its size and what flowed back, and one input', () => {
  const inputs = fc.array(fc.tuple(fc.integer({ min: 1, max: 1_500 }), fc.nat(3_000)))
  fc.assert(
    fc.property(inputs, (attempts) => {
      let [bucket, now, passed, largest] = [fullBucket(size, NOW), NOW, 0, 0]
      for (const [tokens, pause] of attempts) {
        now += pause
        bucket = refilled(bucket, size, now)
        if (secondsUntil(bucket, size, tokens) > 0) continue
        bucket = taken(bucket, tokens)
        passed += tokens
        largest = Math.max(largest, tokens)
      }
      const flowedBack = ((now - NOW) / 1_000) * size.tokenRefillPerSecond
      const excess = Math.max(0, largest - size.tokenCapacity)
      expect(passed).toBeLessThanOrEqual(size.tokenCapacity + flowedBack + excess)
    }),
  )
})
