/**
 * The token bucket of an account: how many tokens may be submitted now, filled
 * up again as time passes (Turner, New Directions in Communications, 1986).
 *
 * The balance is counted in thousandths of a token: what flows back in a
 * millisecond is then a whole number, and nothing is lost to rounding.
 */

import type { Plan } from './plans.ts'

export interface TokenBucket {
  /** Thousandths of a token at `updatedAt`; below zero after an input larger than the bucket. */
  readonly balance: number
  /** Unix milliseconds. */
  readonly updatedAt: number
}

/** How much a bucket holds and gets back. */
export type BucketSize = Pick<Plan, 'tokenCapacity' | 'tokenRefillPerSecond'>

const PARTS = 1_000

/** A bucket at rest. */
export function fullBucket({ tokenCapacity }: BucketSize, now: number): TokenBucket {
  return { balance: tokenCapacity * PARTS, updatedAt: now }
}

/**
 * The bucket at `now`. Where the clock was set back no time has passed, and
 * the bucket fills from the new time on.
 */
export function refilled(bucket: TokenBucket, size: BucketSize, now: number): TokenBucket {
  const elapsedMs = Math.max(0, now - bucket.updatedAt)
  const balance = bucket.balance + elapsedMs * size.tokenRefillPerSecond
  return { balance: Math.min(balance, size.tokenCapacity * PARTS), updatedAt: now }
}

/**
 * Seconds until the bucket has enough for an input; 0 when it has. An input
 * larger than the whole bucket passes when the bucket is full and leaves it
 * below zero: by waiting it would never pass otherwise, and so its rate is
 * held all the same.
 *
 * @param bucket as it is now.
 */
export function secondsUntil(bucket: TokenBucket, size: BucketSize, tokens: number): number {
  const missing = Math.min(tokens, size.tokenCapacity) * PARTS - bucket.balance
  return Math.max(0, Math.ceil(missing / PARTS / size.tokenRefillPerSecond))
}

/** The bucket with `tokens` less in it, or with more where the number is negative. */
export function taken(bucket: TokenBucket, tokens: number): TokenBucket {
  return { ...bucket, balance: bucket.balance - tokens * PARTS }
}

/** Whole tokens in a bucket. */
export function tokensIn({ balance }: TokenBucket): number {
  return Math.floor(balance / PARTS)
}
