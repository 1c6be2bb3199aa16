/** The list of rules for screens, reports and the command line: what each is, not how it matches. */

import type { Severity } from '../../../src-shared/model/vocabulary.ts'
import type { RuleCategory, RulePack } from './rule-pack.ts'

export interface RuleEntry {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly category: RuleCategory
  readonly class_name: string
  readonly severity: Severity
  readonly default: 'on' | 'off'
  /** Where the format comes from, where a pack says so. */
  readonly reference?: string
}

/** Every rule of the packs, in their order. */
export function ruleCatalog(packs: readonly RulePack[]): readonly RuleEntry[] {
  return packs.flatMap(({ category, rules }) =>
    rules.map(
      ({ id, title, description, class_name, severity, default: state = 'on', reference }) => ({
        id,
        title,
        description,
        category,
        class_name,
        severity,
        default: state,
        ...(reference === undefined ? {} : { reference }),
      }),
    ),
  )
}
