/** The list of rules for screens, reports and the command line: what each is, not how it matches. */

import type { View } from '../../../../src-shared/model/finding.ts'
import type { Severity } from '../../../../src-shared/model/vocabulary.ts'
import type { PreparedPack, PreparedRule } from '../match/prepare-rules.ts'
import { packFiles, readPacks } from '../pack/load-packs.ts'
import { type PackOwner, type Rule, type RuleCategory, RulePackError } from '../pack/rule-pack.ts'
import { idsOf, type LeftOutFile, loadUserRules } from './user-rules.ts'

export { RULE_CATEGORIES } from '../pack/rule-pack.ts'
export { shippedRules } from './shipped-rules.ts'
export type { ExampleOutcome } from './test-rules.ts'
export { type LeftOutFile, type RuleFileReport, testRuleFile } from './user-rules.ts'

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

/** A rule of this machine, as listed. */
export interface InstalledRule {
  readonly entry: RuleEntry
  readonly owner: PackOwner
  /** The rule as its author wrote it, with its examples. @throws as {@link readPacks} does, of a shipped one. */
  readonly written: () => Rule
}

export interface InstalledRules {
  /** The shipped ones first, then those of the data folder. */
  readonly rules: readonly InstalledRule[]
  /** Files of the data folder that are not used. */
  readonly leftOut: readonly LeftOutFile[]
}

/**
 * What scans with this data folder use.
 * @param shipped as they are prepared: a source of theirs is read only for who asks how a rule is written.
 */
export function installedRules(dataDir: string, shipped: readonly PreparedPack[]): InstalledRules {
  const { packs, leftOut } = loadUserRules(dataDir, idsOf(shipped))
  const own = packs.flatMap((pack) =>
    pack.rules.map((rule) => installed(rule, pack, 'user', () => rule)),
  )
  const others = shipped.flatMap((pack) =>
    pack.rules.map((rule) =>
      installed(rule, pack, 'shipped', () => shippedRule(rule.id, pack.pack)),
    ),
  )
  return { rules: [...others, ...own], leftOut }
}

function installed(
  rule: PreparedRule,
  pack: PreparedPack,
  owner: PackOwner,
  written: InstalledRule['written'],
): InstalledRule {
  return { entry: entryOf(rule, pack), owner, written }
}

/** Of the one file that is named like its pack. */
function shippedRule(id: string, pack: string): Rule {
  const rule = readPacks(packFiles().filter(([name]) => name === `${pack}.yaml`))
    .flatMap(({ rules }) => rules)
    .find((one) => one.id === id)
  if (rule === undefined) throw new RulePackError(`${pack}.yaml`, [`has no rule ${id}`])
  return rule
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
