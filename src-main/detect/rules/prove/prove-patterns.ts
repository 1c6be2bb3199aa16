/**
 * Proves every pattern of the shipped packs and notes which are proved:
 * `node src-main/detect/rules/prove/prove-patterns.ts`. Takes about a second for each
 * pattern that is new.
 */

import { writeFileSync } from 'node:fs'
import { loadPacks } from '../pack/load-packs.ts'
import {
  PROVED_PATTERNS_FILE,
  patternDigest,
  provedPatterns,
  provePattern,
} from './pattern-proof.ts'

/** Seconds of the clock: on a machine that does other things, a proof that takes two of them takes sixty. */
const TIMEOUT_MS = 180_000

const known = provedPatterns()
const proved: string[] = []
let failed = 0
for (const rule of loadPacks().flatMap((pack) => pack.rules)) {
  const digest = patternDigest(rule)
  const failure = known.has(digest) ? undefined : provePattern(rule, TIMEOUT_MS)
  if (failure === undefined) proved.push(digest)
  else {
    failed++
    console.error(`${rule.id}: ${failure}`)
  }
}
writeFileSync(
  PROVED_PATTERNS_FILE,
  `${JSON.stringify([...new Set(proved)].sort(), undefined, 2)}\n`,
)
console.log(`${proved.length} patterns proved, ${failed} not`)
process.exit(failed === 0 ? 0 : 1)
