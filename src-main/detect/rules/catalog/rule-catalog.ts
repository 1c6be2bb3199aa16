/** The list of rules for screens, reports and the command line: what each is, not how it matches. */

import type { View } from '../../../../src-shared/model/finding.ts'
import type { Severity } from '../../../../src-shared/model/vocabulary.ts'
import type { PreparedPack, PreparedRule } from '../match/prepare-rules.ts'
import { loadPacks } from '../pack/load-packs.ts'
import type { PackOwner, Rule, RuleCategory, RulePack } from '../pack/rule-pack.ts'
import { type LeftOutFile, loadUserRules, type RuleFileReport, testRuleFile } from './user-rules.ts'

export { RULE_CATEGORIES } from '../pack/rule-pack.ts'
export { shippedRules } from './shipped-rules.ts'
export type { ExampleOutcome } from './test-rules.ts'
export type { LeftOutFile, RuleFileReport } from './user-rules.ts'

export interface RuleEntry {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly category: RuleCategory
  readonly class_name: string
  readonly severity: Severity
  /** 0 to 1, before context. */
  readonly score: number
  readonly default: 'on' | 'off'
  readonly pack: string
  readonly views: readonly View[]
  /** Where the format comes from, where a pack says so. */
  readonly reference?: string
}

/** Every rule of the packs, in their order. */
export function ruleCatalog(packs: readonly PreparedPack[]): readonly RuleEntry[] {
  return packs.flatMap((pack) => pack.rules.map((rule) => entryOf(rule, pack)))
}

/** A rule of this machine, as listed and as written. */
export interface InstalledRule {
  readonly entry: RuleEntry
  readonly owner: PackOwner
  readonly rule: Rule
}

export interface InstalledRules {
  /** The shipped ones first, then those of the data folder. */
  readonly rules: readonly InstalledRule[]
  /** Files of the data folder that are not used. */
  readonly leftOut: readonly LeftOutFile[]
}

/** What scans with this data folder use. */
export function installedRules(dataDir: string): InstalledRules {
  const shipped = loadPacks()
  const { packs, leftOut } = loadUserRules(dataDir, shipped)
  return { rules: [...withOwner(shipped, 'shipped'), ...withOwner(packs, 'user')], leftOut }
}

/**
 * Tests a file of the user's as it would be in the data folder beside the shipped packs alone.
 * @throws the file system's error where it cannot be opened.
 */
export function testUserRules(path: string): RuleFileReport {
  return testRuleFile(path, loadPacks())
}

function withOwner(packs: readonly RulePack[], owner: PackOwner): readonly InstalledRule[] {
  return packs.flatMap((pack) =>
    pack.rules.map((rule) => ({ entry: entryOf(rule, pack), owner, rule })),
  )
}

function entryOf(
  {
    id,
    title,
    description,
    class_name,
    severity,
    score,
    views,
    default: state = 'on',
    reference,
  }: PreparedRule,
  { pack, category }: Pick<PreparedPack, 'pack' | 'category'>,
): RuleEntry {
  return {
    id,
    title,
    description,
    category,
    class_name,
    severity,
    score,
    default: state,
    pack,
    views,
    ...(reference === undefined ? {} : { reference }),
  }
}
