/**
 * Shows that a pattern cannot be made slow by a text; used by the tests and by
 * `prove-patterns.ts`, never when scanning.
 *
 * The ReDoS checker `recheck` looks for a text that makes a pattern slow. It
 * takes a bounded gap such as `{0,40}` for an unbounded one, so a text that it
 * finds is tried: it counts only where V8 itself becomes slow on it.
 */

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runInNewContext } from 'node:vm'
import { type AttackPattern, checkSync } from 'recheck'
import { withSeams } from '../../../../src-shared/model/seams.ts'
import type { Rule } from '../pack/rule-pack.ts'
import { linearPattern } from '../pattern/linear-pattern.ts'

/** Digests of the patterns that were proved, so that a test run proves only what is new. */
export const PROVED_PATTERNS_FILE = fileURLToPath(new URL('proved-patterns.json', import.meta.url))

/** Lengths at which an attack is tried, in characters. */
const ATTACK_LENGTHS = [4_000, 64_000]
/** An attack of each length must be read in less, of the processor's time; at the last, a quadratic pattern needs seconds. */
const MAX_ATTACK_MS = 250
/** An exponential pattern would never end; nobody waits longer, however little of the processor this one had. */
const LONGEST_WAIT_MS = 20_000

/** Why a pattern is not proved, or nothing. */
export type ProofFailure = string | undefined

/** Digest by which a rule's pattern is remembered; another pattern or flag gives another. */
export function patternDigest({ pattern, flags }: Rule): string {
  return createHash('sha256')
    .update(`${flags ?? ''}/${pattern}`)
    .digest('base64url')
    .slice(0, 16)
}

/** The digests of the patterns proved before. */
export function provedPatterns(): ReadonlySet<string> {
  return new Set(JSON.parse(readFileSync(PROVED_PATTERNS_FILE, 'utf8')) as readonly string[])
}

/**
 * Proves one pattern.
 * @param timeoutMs for the checker; a pattern that it cannot judge in that time is not proved
 */
export function provePattern(rule: Rule, timeoutMs: number): ProofFailure {
  const flags = `g${rule.flags ?? ''}`
  const verdict = checkSync(rule.pattern, flags, { timeout: timeoutMs })
  if (verdict.status === 'safe') return undefined
  if (verdict.status === 'unknown') return `not judged: ${verdict.error.kind}`
  if (verdict.complexity.type === 'exponential') return `exponential for ${verdict.attack.pattern}`
  const expression = new RegExp(withSeams(linearPattern(rule.pattern)), flags)
  const held = ATTACK_LENGTHS.find((length) =>
    isHeldUp(expression, attackText(verdict.attack, length)),
  )
  return held === undefined ? undefined : `${held} characters of ${verdict.attack.pattern}`
}

/** Whether finding every match takes longer than allowed; V8 lets a deadline interrupt backtracking. */
function isHeldUp(expression: RegExp, text: string): boolean {
  const before = process.threadCpuUsage()
  try {
    runInNewContext(
      'for (const match of text.matchAll(expression));',
      { expression, text },
      { timeout: LONGEST_WAIT_MS },
    )
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error
    return true
  }
  return process.threadCpuUsage(before).user / 1_000 >= MAX_ATTACK_MS
}

function attackText({ pumps, suffix }: AttackPattern, length: number): string {
  const once = pumps.reduce((sum, { pump }) => sum + pump.length, 1)
  const times = Math.ceil(length / once)
  return pumps.map(({ prefix, pump }) => prefix + pump.repeat(times)).join('') + suffix
}
