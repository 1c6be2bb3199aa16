/**
 * What is worked out from the packs once, before any text is read: compiled
 * rules, and the passes that find where they need be tried.
 */

import { VIEWS, type View } from '../../../../src-shared/model/finding.ts'
import { createKeywordPrefilter, type KeywordPrefilter } from '../prefilter/keyword-prefilter.ts'
import type { LongWordOwner } from '../prefilter/long-words.ts'
import { createStartFilters, type StartFilter } from '../prefilter/start-filter.ts'
import { shapeOf } from '../prefilter/text-shape.ts'
import type { CompiledRule } from './compile-rules.ts'

/** Rules by their index, and what finds their matches. */
export interface RuleSet {
  readonly rules: readonly CompiledRule[]
  /** The keyword pass for texts as written, and for those made from them. */
  readonly prefilters: { readonly written: KeywordPrefilter; readonly made: KeywordPrefilter }
  /** The pass over the shape of a view; none where no rule needs it. */
  readonly shapeScanners: ReadonlyMap<View, KeywordPrefilter>
  /** The rules of a view that are found by long words. */
  readonly longWords: ReadonlyMap<View, readonly LongWordOwner[]>
  readonly filters: readonly (StartFilter | undefined)[]
}

/** Prepares some rules for matching. */
export function createRuleSet(rules: readonly CompiledRule[]): RuleSet {
  const prefilterFor = (views: readonly View[]) =>
    createKeywordPrefilter(
      rules.map(({ rule, anchor }) => {
        const reads = rule.views.some((view) => views.includes(view))
        return {
          keywords: reads ? rule.keywords : [],
          places: rule.window !== undefined,
          anchors: reads && anchor?.within === 'lowered' ? anchor.words : [],
        }
      }),
    )
  const prefilters = {
    written: prefilterFor(['original', 'lowered']),
    made: prefilterFor(['folded', 'revealed', 'decoded']),
  }
  const shapeScanners = new Map<View, KeywordPrefilter>()
  for (const view of VIEWS) {
    const owners = rules.map(({ rule, anchor }) => ({
      keywords: [],
      places: false,
      anchors: anchor?.within === 'shape' && rule.views.includes(view) ? anchor.words : [],
    }))
    if (owners.some(({ anchors }) => anchors.length > 0)) {
      shapeScanners.set(view, createKeywordPrefilter(owners, shapeOf))
    }
  }
  const longWords = new Map(
    VIEWS.map((view) => [
      view,
      [...rules.entries()].flatMap(([owner, { rule, anchor }]) =>
        anchor?.longWord && rule.views.includes(view) ? [{ owner, ...anchor.longWord }] : [],
      ),
    ]),
  )
  const filters = createStartFilters(rules.map(({ anchor }) => anchor?.opening))
  return { rules, prefilters, shapeScanners, longWords, filters }
}
