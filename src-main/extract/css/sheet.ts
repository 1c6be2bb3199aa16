/**
 * Reads the style sheets of a page for what can hide text. Sheets are hostile:
 * length, nesting and the number of rules are bounded, and what is not
 * understood hides nothing.
 *
 * Cascade layers are simplified: rules in a layer come before those in none,
 * and among layers the order of appearance counts (CSS Cascading 5 §6.4 also
 * orders layers by name and turns them round for `!important`).
 */

import { type CssNode, generate, parse, type Rule } from 'css-tree'
import { type Applies, atRuleApplies, bothApply, mediaApplies } from './condition.ts'
import { type Declaration, expandDeclaration, isRead } from './declarations.ts'
import { readSelectors } from './selector.ts'

/** UTF-16 units of all sheets of a page; large sites have a tenth of it. */
const MAX_SHEET_UNITS = 3_000_000
/** A shorter sheet counts as much: reading one costs, however short it is, the clearing of the parser's buffer. */
const MIN_SHEET_UNITS = 300
const MAX_RULES = 100_000
const MAX_NESTING = 8

export interface StyleRule {
  readonly selector: string
  readonly key: string
  /** Where it stands in the cascade among rules of the same importance: higher wins. */
  readonly layered: boolean
  readonly specificity: number
  /** Does not always apply: what it shows counts, what it hides does not. */
  readonly sometimes: boolean
  readonly declarations: readonly Declaration[]
}

export interface StyleSheets {
  /** In order of appearance. */
  readonly rules: readonly StyleRule[]
  /** Custom properties of the root that nothing sets again, without the dashes' case folded. */
  readonly variables: ReadonlyMap<string, string>
  /** False where a sheet was too long or too odd to read whole. */
  readonly complete: boolean
}

/** One `<style>` element: its text, its `media`, and whether it always applies. */
export interface StyleText {
  readonly css: string
  readonly media: string
  readonly sometimes: boolean
}

interface Place {
  readonly applies: Applies
  readonly layered: boolean
  readonly depth: number
  /** Selector of the rule around, for nesting. */
  readonly outer: string | undefined
}

/** Reads the sheets in document order. Never throws. */
export function readSheets(texts: readonly StyleText[]): StyleSheets {
  const rules: StyleRule[] = []
  const variables = new Map<string, string>()
  const ambiguous = new Set<string>()
  let complete = true
  let units = 0
  for (const { css, media, sometimes } of texts) {
    units += Math.max(css.length, MIN_SHEET_UNITS)
    const applies = bothApply(mediaApplies(media), sometimes ? 'sometimes' : 'always')
    if (units > MAX_SHEET_UNITS || !readSheet(css, applies)) complete = false
  }
  for (const name of ambiguous) variables.delete(name)
  return { rules, variables, complete }

  function readSheet(css: string, applies: Applies): boolean {
    try {
      const tree = parse(css, {
        parseValue: false,
        parseCustomProperty: false,
        parseRulePrelude: false,
        parseAtrulePrelude: false,
      })
      return visit(tree, { applies, layered: false, depth: 0, outer: undefined })
    } catch {
      return false
    }
  }

  function visit(node: CssNode, place: Place): boolean {
    if (place.applies === 'never') return true
    if (place.depth > MAX_NESTING || rules.length > MAX_RULES) return false
    if (node.type === 'StyleSheet' || node.type === 'Block') {
      for (const child of node.children) if (!visit(child, place)) return false
    } else if (node.type === 'Atrule' && node.block) {
      const applies = atRuleApplies(node.name, node.prelude ? generate(node.prelude) : '')
      if (applies === undefined) return true
      const layered = place.layered || node.name.toLowerCase() === 'layer'
      const inside = { ...place, applies: bothApply(place.applies, applies), layered }
      return visit(node.block, { ...inside, depth: place.depth + 1 })
    } else if (node.type === 'Rule') {
      return readRule(node, place)
    }
    return true
  }

  function readRule(rule: Rule, place: Place): boolean {
    const prelude = generate(rule.prelude)
    const list =
      place.outer === undefined ? prelude : prelude.replaceAll('&', `:is(${place.outer})`)
    const declarations: Declaration[] = []
    for (const child of rule.block.children) {
      if (child.type === 'Declaration') {
        const value = generate(child.value)
        if (child.property.startsWith('--')) {
          readVariable(child.property, value, list, place)
        } else if (isRead(child.property.toLowerCase())) {
          const read = expandDeclaration(child.property, value, child.important !== false)
          for (const declaration of read) declarations.push(declaration)
        }
      } else if (child.type === 'Rule' || child.type === 'Atrule') {
        if (!visit(child, { ...place, depth: place.depth + 1, outer: list })) return false
      }
    }
    if (declarations.length === 0) return true
    for (const { text, specificity, key } of readSelectors(list)) {
      rules.push({
        selector: text,
        key,
        layered: place.layered,
        specificity,
        sometimes: place.applies === 'sometimes',
        declarations,
      })
    }
    return true
  }

  /** Only what holds for the whole page is known; anything set twice differently is not. */
  function readVariable(name: string, value: string, selector: string, place: Place): void {
    const known = variables.get(name)
    const root = /^\s*(?::root|html)(?:\s*,\s*(?::root|html|:host))*\s*$/i.test(selector)
    if (!root || place.applies !== 'always' || (known !== undefined && known !== value)) {
      ambiguous.add(name)
    }
    variables.set(name, value)
  }
}
