/**
 * Sentences that a network names for the class of their chunk beside the order that makes the chunk one. Labels run on into
 * what stands beside an order: a review that asks its reader to write, the notice that a document is confidential. Where a
 * rule finds an order in the chunk, and the network names its sentence too, that order accounts for the class, and any
 * other sentence has to be one by itself.
 */

import { lengthOf, overlapFinder, type Range, sharesHalf } from '../../src-shared/model/spans.ts'
import type { ModelCandidate } from '../detect/detector.ts'

/**
 * The claims of networks, those that are but named beside such an order as sure as they are by themselves.
 * @param orders sorted stretches that rules accept as orders.
 */
export function besideOrders(
  claims: readonly ModelCandidate[],
  orders: readonly Range[],
): readonly ModelCandidate[] {
  if (orders.length === 0) return claims
  const ordersOver = overlapFinder(orders)
  const readings = Map.groupBy(claims, readingOf)
  const isAccountedFor = (own: readonly ModelCandidate[]) =>
    own.some(
      (claim) =>
        claim.accepted &&
        ordersOver(claim).some((order) => sharesHalf(claim, order)) &&
        own.some((whole) => isPartOf(claim, whole)),
    )
  const accountedFor = new Set(
    [...readings].filter(([, own]) => isAccountedFor(own)).map(([reading]) => reading),
  )
  return claims.map((claim) => {
    const { byItself, threshold, reviewFrom = threshold } = claim
    const isOnlyNamed = byItself !== undefined && byItself < Math.min(threshold, reviewFrom)
    const isBeside = accountedFor.has(readingOf(claim)) && ordersOver(claim).length === 0
    return isOnlyNamed && isBeside ? { ...claim, confidence: byItself, accepted: false } : claim
  })
}

/** Which network says what of which chunk. */
function readingOf({ chunkId, model, className }: ModelCandidate): string {
  return `${chunkId} ${model} ${className}`
}

function isPartOf(part: Range, whole: Range): boolean {
  const isLonger = lengthOf(whole) > lengthOf(part)
  return isLonger && whole.start <= part.start && part.end <= whole.end
}
