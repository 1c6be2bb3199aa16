/** The passes that look for words of rules in a text, and what each of them looks for. */

import { VIEWS, type View } from '../../../../src-shared/model/finding.ts'
import { once } from '../../../../src-shared/model/once.ts'
import { type PlacesOf, WORDS_OF_VIEWS, type WordFinder } from '../../../chunk/views/views.ts'
import {
  type AnchorWord,
  anchorsIn,
  type KeywordHits,
  type KeywordOwner,
  type WordTables,
  wordTables,
} from '../prefilter/keyword-prefilter.ts'
import type { RuleAnchor } from '../prefilter/rule-anchor.ts'
import type { KeywordPass, PreparedRule, PreparedRules, WordPass } from './prepare-rules.ts'

/** A rule as the passes see it. */
export interface WordedRule {
  readonly rule: PreparedRule
  readonly anchor: RuleAnchor
}

const READ_IN: Readonly<Record<KeywordPass, readonly View[]>> = {
  written: ['original', 'lowered'],
  made: ['folded', 'revealed', 'decoded'],
  labelled: ['labelled'],
  joined: ['joined'],
}

const KEYWORD_PASSES = Object.keys(READ_IN) as readonly KeywordPass[]

/** What a view looks for in the pass over the text as written: words of one length, whose ends tell where they begin. */
interface ViewWords {
  readonly finder: WordFinder
  readonly length: number
  readonly words: readonly string[]
}

/** Behind the rules in that pass, an owner each. */
const viewWords = once((): readonly ViewWords[] =>
  WORDS_OF_VIEWS.flatMap((finder) =>
    Array.from(
      Map.groupBy(finder.words(), (word) => word.length),
      ([length, words]) => ({ finder, length, words }),
    ),
  ),
)

/** How many owners there are behind the rules. */
export function viewWordCount(): number {
  return viewWords().length
}

/** The words of each finder, with their places among the owners behind the rules. */
const viewWordsOf = once(() =>
  Map.groupBy(
    viewWords().map(({ finder, length }, owner) => ({ finder, length, owner })),
    ({ finder }) => finder,
  ),
)

/** Where words that views look for begin, as the pass over the text as written has met them behind so many rules. */
export function placesMet(hits: KeywordHits, rules: number, lowered: string): PlacesOf {
  return (finder) => {
    const places: number[] = []
    for (const { owner, length } of viewWordsOf().get(finder) ?? []) {
      if (hits.left[rules + owner] === 0) continue
      const ends = hits.placesOf(rules + owner)
      // There are too many to be kept.
      if (ends === undefined) return finder.find(lowered)
      for (const end of ends) places.push(end - length)
    }
    return places.length < 2 ? places : [...new Set(places)].sort((a, b) => a - b)
  }
}

/** What a pass looks for, by the index of a rule; behind those what views do. */
export function ownersIn(pass: WordPass, rules: readonly WordedRule[]): readonly KeywordOwner[] {
  const read = KEYWORD_PASSES.find((known) => known === pass)
  if (read !== undefined) {
    const owners = rules.map(({ rule, anchor }): KeywordOwner => {
      const reads = rule.views.some((view) => READ_IN[read].includes(view))
      return {
        keywords: reads ? rule.keywords : [],
        places: rule.window !== undefined,
        anchors: reads && anchor.within === 'lowered' ? anchor.words : [],
      }
    })
    const ofViews = viewWords().map(({ words }) => ({ keywords: words, places: true, anchors: [] }))
    return read === 'written' ? [...owners, ...ofViews] : owners
  }
  return rules.map(({ rule, anchor }) => {
    const isRead =
      anchor.within === 'shape' && rule.views.some((view) => pass === shapePassOf(view))
    return {
      keywords: isRead ? (anchor.needs ?? []) : [],
      places: false,
      anchors: isRead ? anchor.words : [],
    }
  })
}

/** The pass over the shape of a view: what is looked for in lower case has the shape that it has as written. */
export function shapePassOf(view: View): WordPass {
  return `shape of ${view === 'lowered' ? 'original' : view}`
}

/** The tables of a pass; none where there is nothing to look for. */
export function tablesIn(pass: WordPass, rules: readonly WordedRule[]): WordTables | undefined {
  const owners = ownersIn(pass, rules)
  const hasWords = owners.some(({ anchors, keywords }) => anchors.length > 0 || keywords.length > 0)
  return hasWords ? wordTables(owners) : undefined
}

/**
 * The rules with the tables of every pass, which then need not be worked out by each thread; what
 * they hold of the anchors is left out of those.
 */
export function withWords(prepared: PreparedRules): PreparedRules {
  const rules = prepared.packs
    .flatMap((pack) => pack.rules)
    .map((rule, index) => ({ rule, anchor: prepared.anchors[index] as RuleAnchor }))
  const passes: readonly WordPass[] = [...KEYWORD_PASSES, ...new Set(VIEWS.map(shapePassOf))]
  const tables = passes.flatMap((pass) => {
    const made = tablesIn(pass, rules)
    return made === undefined ? [] : [[pass, made] as const]
  })
  return {
    ...prepared,
    anchors: prepared.anchors.map((anchor) => ({ ...anchor, words: [] })),
    words: Object.fromEntries(tables),
  }
}

/** Several as one, in their order. */
export function joinPrepared(parts: readonly PreparedRules[]): PreparedRules {
  const [only, ...others] = parts.filter(({ sources }) => sources.length > 0)
  // The tables of some are not those of all.
  if (only !== undefined && others.length === 0) return only
  return {
    packs: parts.flatMap(({ packs }) => packs),
    anchors: parts.flatMap(anchorsWithWords),
    sources: parts.flatMap(({ sources }) => sources),
  }
}

/** The anchors of {@link withWords} as they were before. */
function anchorsWithWords({ anchors, words }: PreparedRules): readonly RuleAnchor[] {
  if (words === undefined) return anchors
  const found = Object.values(words).map(anchorsIn)
  return anchors.map((anchor, owner) => {
    // The passes over several views have the same word of a rule.
    const own = new Map<string, AnchorWord>()
    for (const each of found.flatMap((byOwner) => byOwner.get(owner) ?? [])) {
      own.set(`${each.least}:${each.most}:${each.word}`, each)
    }
    return { ...anchor, words: [...own.values()] }
  })
}
