/**
 * Reads the style sheets of a page for what can hide text and for what they draw.
 * Sheets are hostile: length, nesting and the number of rules are bounded, and what
 * is not understood hides nothing, and is said.
 */

import { type Atrule, type CssNode, generate, parse, type Rule } from 'css-tree'
import { oneLine } from '../../../src-shared/model/one-line.ts'
import {
  type Applies,
  bothApply,
  containerApplies,
  mediaApplies,
  supportsApplies,
} from './condition.ts'
import { type Declaration, expandDeclaration, isRead } from './declarations.ts'
import { type SheetText, sheetTexts } from './drawn.ts'
import { createLayers, type LayerPlace, NO_LAYER } from './layers.ts'
import { nested, scoped, withNestingSigns } from './nesting.ts'
import { type ReadSelector, readSelectors } from './selector.ts'
import { hidesText } from './values.ts'

/** UTF-16 units of all sheets of a page; large sites have a tenth of it. */
const MAX_SHEET_UNITS = 3_000_000
/** A shorter sheet counts as much: reading one costs, however short it is, the clearing of the parser's buffer. */
const MIN_SHEET_UNITS = 300
const MAX_RULES = 100_000
const MAX_NESTING = 8

export interface StyleRule extends Omit<ReadSelector, 'text'> {
  readonly selector: string
  readonly layer: LayerPlace
  /** Does not always apply: what it shows counts, what it hides does not. */
  readonly sometimes: boolean
  readonly declarations: readonly Declaration[]
}

export interface StyleSheets {
  /** In order of appearance. */
  readonly rules: readonly StyleRule[]
  /** Every string and comment of the sheets, in order. */
  readonly texts: readonly SheetText[]
  /** False where a sheet was too long or too odd to read whole, or another address is imported. */
  readonly complete: boolean
  /** Whether something that may hide text was not understood. */
  readonly odd: boolean
}

/** One `<style>` element or sheet at hand: its text, its `media`, and whether it always applies. */
export interface StyleText {
  readonly css: string
  readonly media: string
  readonly sometimes: boolean
  /** Whether its strings and comments were told already. */
  readonly isTold: boolean
}

/** @returns the sheet that an import names, or undefined where it stands at another address. */
export type ReadImport = (address: string) => string | undefined

interface Place {
  readonly applies: Applies
  readonly isTold: boolean
  readonly layer: LayerPlace
  readonly depth: number
  /** Selector of the rule around, for nesting. */
  readonly outer: string | undefined
  /** Prelude of the `@scope` around. */
  readonly scope: string | undefined
}

/** At-rules with a block that holds no rules for elements. */
const NO_RULES = new RegExp(
  oneLine`
    ^(?:
      -[a-z]+-.*|font-face|page|keyframes|property|counter-style|font-feature-values
      |font-palette-values|color-profile|position-try|view-transition|viewport|namespace
      |charset|tailwind|apply|function|custom-media
    )$
  `,
)

/** Reads the sheets in document order. Never throws. */
export function readSheets(texts: readonly StyleText[], readImport: ReadImport): StyleSheets {
  const rules: StyleRule[] = []
  const said: SheetText[] = []
  const layers = createLayers()
  const hasContainers = texts.some(({ css }) => /container(?:-type)?\s*:/i.test(css))
  let complete = true
  let odd = false
  let units = 0
  for (const { css, media, sometimes, isTold } of texts) {
    const applies = bothApply(mediaApplies(media), sometimes ? 'sometimes' : 'always')
    const place = { applies, isTold, layer: NO_LAYER, depth: 0, outer: undefined, scope: undefined }
    if (!readSheet(css, place)) complete = false
  }
  return { rules, texts: said, complete, odd: odd || !complete }

  function readSheet(css: string, place: Place): boolean {
    units += Math.max(css.length, MIN_SHEET_UNITS)
    if (units > MAX_SHEET_UNITS) return false
    if (!place.isTold) for (const text of sheetTexts(css)) said.push(text)
    try {
      const tree = parse(withNestingSigns(css), {
        parseValue: false,
        parseCustomProperty: false,
        parseRulePrelude: false,
        parseAtrulePrelude: false,
      })
      return visit(tree, place)
    } catch {
      return false
    }
  }

  function visit(node: CssNode, place: Place): boolean {
    if (place.applies === 'never') return true
    if (place.depth > MAX_NESTING || rules.length > MAX_RULES) return false
    if (node.type === 'StyleSheet') {
      for (const child of node.children) if (!visit(child, place)) return false
    } else if (node.type === 'Block') {
      return readBlock(node.children, place)
    } else if (node.type === 'Atrule') {
      return readAtRule(node, place)
    } else if (node.type === 'Rule') {
      return readRule(node, place)
    }
    return true
  }

  function readAtRule(rule: Atrule, place: Place): boolean {
    const name = rule.name.toLowerCase()
    const prelude = rule.prelude ? generate(rule.prelude) : ''
    if (name === 'import') return readImported(prelude, place)
    if (!rule.block) {
      if (name === 'layer')
        for (const each of prelude.split(',')) layers.placeOf(each.trim(), place.layer)
      return true
    }
    const inside = insideOf(name, prelude, place)
    if (inside === undefined) {
      odd ||= !NO_RULES.test(name)
      return true
    }
    return visit(rule.block, inside)
  }

  /** The place within an at-rule; undefined where it holds no rules for elements, or nobody knows. */
  function insideOf(name: string, prelude: string, place: Place): Place | undefined {
    const depth = place.depth + 1
    const when = (applies: Applies): Place => ({
      ...place,
      depth,
      applies: bothApply(place.applies, applies),
    })
    switch (name) {
      case 'media':
        return when(mediaApplies(prelude))
      case 'supports':
        return when(supportsApplies(prelude))
      case 'container':
        return when(containerApplies(prelude, hasContainers))
      case 'starting-style':
        return when('sometimes')
      case 'layer':
        return { ...place, depth, layer: layers.placeOf(prelude.trim(), place.layer) }
      case 'scope':
        return { ...when(/\bto\s*\(/i.test(prelude) ? 'sometimes' : 'always'), scope: prelude }
      default:
        return undefined
    }
  }

  /** `@import` of data, with its layer and its conditions; another address leaves the sheets incomplete. */
  function readImported(prelude: string, place: Place): boolean {
    const match = /^\s*(?:url\(\s*)?(?:"([^"]*)"|'([^']*)'|([^\s()"']+))\s*\)?(.*)$/is.exec(prelude)
    const css = match && readImport(match[1] ?? match[2] ?? match[3] ?? '')
    if (typeof css !== 'string') return false
    const rest = match?.[4] ?? ''
    const layer = /\blayer(?:\(([^()]*)\))?/i.exec(rest)
    const media = rest.replace(/\blayer(?:\([^()]*\))?/i, '').replace(/\bsupports\((.*)\)/is, '')
    const supports = /\bsupports\((.*)\)/is.exec(rest)?.[1]
    const always = supports === undefined ? 'always' : supportsApplies(`(${supports})`)
    return readSheet(css, {
      ...place,
      applies: bothApply(place.applies, bothApply(always, mediaApplies(media))),
      layer: layer ? layers.placeOf((layer[1] ?? '').trim(), place.layer) : place.layer,
      depth: place.depth + 1,
    })
  }

  function readRule(rule: Rule, place: Place): boolean {
    const prelude = generate(rule.prelude)
    const around = place.scope === undefined ? prelude : scoped(prelude, place.scope)
    const outer = place.outer === undefined ? around : nested(around, place.outer)
    return readBlock(rule.block.children, {
      ...place,
      depth: place.depth + 1,
      outer,
      scope: undefined,
    })
  }

  /** Declarations are of the rule around; within the rules of a sheet there are none beside. */
  function readBlock(children: Iterable<CssNode>, place: Place): boolean {
    const declarations: Declaration[] = []
    for (const child of children) {
      if (child.type === 'Declaration') {
        const { property } = child
        if (!isRead(property.startsWith('--') ? property : property.toLowerCase())) continue
        const value = generate(child.value)
        for (const read of expandDeclaration(property, value, child.important !== false)) {
          declarations.push(read)
        }
      } else if (child.type === 'Rule' || child.type === 'Atrule') {
        if (!visit(child, place)) return false
      }
    }
    if (declarations.length > 0 && place.outer !== undefined)
      addRules(place.outer, place, declarations)
    return true
  }

  function addRules(list: string, place: Place, declarations: readonly Declaration[]): void {
    const selectors = readSelectors(list)
    if (selectors === undefined) {
      odd ||= declarations.some(({ name, value }) => hidesText(name, value))
      return
    }
    for (const { text, ...rest } of selectors) {
      rules.push({
        ...rest,
        selector: text,
        layer: place.layer,
        sometimes: place.applies === 'sometimes',
        declarations,
      })
    }
  }
}
