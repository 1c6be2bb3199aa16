/**
 * Gives each element its declared style: rules that match it, in the order of
 * the cascade, then its inline style. Rules are found by id, class and type;
 * every step of matching is paid from one budget, because rules times
 * elements is the writer's choice.
 */

import { compile, type Options } from 'css-select'
import { defaultTreeAdapter, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { withoutMath } from './calc.ts'
import { type Declaration, inlineDeclarations, UNKNOWN } from './declarations.ts'
import { compareLayers } from './layers.ts'
import type { StyleRule, StyleSheets } from './sheet.ts'
import { hidesText } from './values.ts'

/** Steps of matching for one page: about a second of work. */
export const MATCH_BUDGET = 20_000_000

/** What compiling a selector takes, in steps of matching. */
const COMPILE_STEPS = 200

/** Steps that are left; shared by a page and the pages inside it. */
export interface MatchBudget {
  left: number
}

/** What is declared for an element, and for the boxes that are drawn before and after its content. */
export interface ElementStyle {
  /** The winning declarations; custom properties put in. */
  readonly style: Style
  readonly variables: Variables | undefined
  readonly before: Style | undefined
  readonly after: Style | undefined
}

export type Style = ReadonlyMap<string, string>

/** Custom properties that an element sets, and those that it inherits. */
export interface Variables {
  readonly own: ReadonlyMap<string, string>
  readonly outer: Variables | undefined
}

export interface StyleReader {
  /** @param outer custom properties of the element around. */
  readonly styleOf: (element: Tree.Element, outer: Variables | undefined) => ElementStyle
  /** False once the sheets cannot be relied on: unread in part, or the budget is spent. */
  readonly knowsSheets: () => boolean
  /** Whether something that may hide text was not understood. */
  readonly isOdd: () => boolean
}

/** Rules of a state that an element is not in before somebody acts. */
const NOT_YET = (): boolean => false
const STATES = Object.fromEntries(
  (
    'hover active focus focus-within focus-visible target target-within visited fullscreen modal popover-open ' +
    'user-valid user-invalid autofill tool-form-active tool-submit-active'
  )
    .split(' ')
    .map((name) => [name, NOT_YET]),
)

type Query = (element: Tree.Element) => boolean

interface IndexedRule extends StyleRule {
  readonly order: number
  query: Query | undefined
}

/** It selects nothing, so that what it might hide stays visible. */
const NOT_UNDERSTOOD: Query = () => false

const SPENT = new Error('budget of matching spent')

/** Starts reading styles; deterministic for the order in which elements are asked for. */
export function createStyleReader(sheets: StyleSheets, budget: MatchBudget): StyleReader {
  const index = new Map<string, IndexedRule[]>()
  for (const [order, rule] of sheets.rules.entries()) {
    const list = index.get(rule.key)
    const indexed = { ...rule, order, query: undefined }
    if (list) list.push(indexed)
    else index.set(rule.key, [indexed])
  }
  let reliable = sheets.complete
  let odd = sheets.odd
  const spend = (steps: number) => {
    budget.left -= steps
    if (budget.left < 0) throw SPENT
  }
  const options = matchOptions(spend)

  function matching(element: Tree.Element): IndexedRule[] {
    const found: IndexedRule[] = []
    for (const key of keysOf(element)) {
      for (const rule of index.get(key) ?? []) {
        spend(1)
        if (!rule.query) {
          spend(COMPILE_STEPS)
          rule.query = compiled(rule.selector, options)
          odd ||= rule.query === NOT_UNDERSTOOD && mayHide(rule)
        }
        if (!rule.query(element)) continue
        spend(rule.declarations.length)
        found.push(rule)
      }
    }
    return found.sort(
      (a, b) =>
        compareLayers(a.layer, b.layer) || a.specificity - b.specificity || a.order - b.order,
    )
  }

  return {
    styleOf(element, outer) {
      let rules: readonly IndexedRule[] = []
      if (index.size > 0 && budget.left >= 0) {
        try {
          rules = matching(element)
        } catch (error) {
          if (error !== SPENT) throw error
          reliable = false
        }
      }
      const written = element.attrs.find(({ name }) => name === 'style')?.value ?? ''
      if (rules.length === 0 && written === '') return { ...UNSTYLED, variables: outer }
      const inline = inlineDeclarations(written)
      const own = rules.filter(({ drawn }) => drawn === undefined)
      const variables = variablesOf(own, inline, outer)
      const box = (name: 'before' | 'after') => {
        const its = rules.filter(({ drawn }) => drawn === name)
        return its.length === 0 ? undefined : cascade(its, [], variablesOf(its, [], variables))
      }
      return {
        style: cascade(own, inline, variables),
        variables,
        before: box('before'),
        after: box('after'),
      }
    },
    knowsSheets: () => reliable && (index.size === 0 || budget.left >= 0),
    isOdd: () => odd || !reliable || budget.left < 0,
  }
}

const NOTHING: Style = new Map()
const UNSTYLED = { style: NOTHING, before: undefined, after: undefined }

function mayHide({ declarations }: StyleRule): boolean {
  return declarations.some(({ name, value }) => hidesText(name, value))
}

/** Adds what the element sets itself; where a rule only sometimes applies, what it sets is not known. */
function variablesOf(
  rules: readonly IndexedRule[],
  inline: readonly Declaration[],
  outer: Variables | undefined,
): Variables | undefined {
  const own = new Map<string, string>()
  for (const { declarations, sometimes } of [
    ...rules,
    { declarations: inline, sometimes: false },
  ]) {
    for (const { name, value } of declarations) {
      if (!name.startsWith('--')) continue
      own.set(name, sometimes && own.get(name) !== value ? UNKNOWN : value)
    }
  }
  return own.size === 0 ? outer : { own, outer }
}

/** CSS Cascading 5 §6: importance first, then inline before sheet, then layers, which importance turns round, and the order of the rules. */
function cascade(
  rules: readonly IndexedRule[],
  inline: readonly Declaration[],
  variables: Variables | undefined,
): Style {
  const style = new Map<string, string>()
  const turned = [...rules].sort((a, b) => compareLayers(b.layer, a.layer))
  for (const important of [false, true]) {
    for (const { declarations, sometimes } of important ? turned : rules) {
      for (const declaration of declarations) {
        if (declaration.important === important) set(declaration, sometimes)
      }
    }
    for (const declaration of inline) {
      if (declaration.important === important) set(declaration, false)
    }
  }
  return style

  function set({ name, value: written }: Declaration, sometimes: boolean) {
    if (name.startsWith('--')) return
    const put = written.includes('var(') ? resolve(written, variables) : written
    const value = name === 'content' ? put : withoutMath(put.toLowerCase())
    if (!sometimes) style.set(name, value)
    // A colour that changes with the reader's settings is not known; what only sometimes hides is taken to show.
    else if (/colou?r|background/.test(name)) style.set(name, UNKNOWN)
    else if (!hidesText(name, value)) style.set(name, value)
  }
}

/** Puts custom properties in (CSS Variables 1 §3); {@link UNKNOWN} where one is not known. */
function resolve(value: string, variables: Variables | undefined): string {
  let text = value
  for (let round = 0; round < 8; round++) {
    const match = /var\(\s*(--[^\s,()]{1,200})\s*(?:,([^()]*))?\)/.exec(text)
    if (!match) return text.includes('var(') ? UNKNOWN : text
    const put = variableValue(match[1] ?? '', variables) ?? match[2]
    if (put === undefined || put.length + text.length > MAX_RESOLVED_UNITS) return UNKNOWN
    text = text.replace(match[0], () => put.trim())
  }
  return UNKNOWN
}

/** What is put together of custom properties is not longer; few elements set any, so that few are asked. */
const MAX_RESOLVED_UNITS = 10_000
const MAX_ASKED = 256

function variableValue(name: string, variables: Variables | undefined): string | undefined {
  let asked = 0
  for (let scope = variables; scope !== undefined && asked < MAX_ASKED; scope = scope.outer) {
    const value = scope.own.get(name)
    if (value !== undefined) return value
    asked++
  }
  return asked < MAX_ASKED ? undefined : UNKNOWN
}

function keysOf(element: Tree.Element): ReadonlySet<string> {
  const keys = new Set(['*', element.tagName.toLowerCase()])
  for (const { name, value } of element.attrs) {
    if (name === 'id') keys.add(`#${value}`)
    else if (name === 'class') {
      for (const one of value.split(/[ \t\n\f\r]+/)) if (one !== '') keys.add(`.${one}`)
    }
  }
  return keys
}

function compiled(selector: string, options: Options<Tree.Node, Tree.Element>): Query {
  try {
    return compile<Tree.Node, Tree.Element>(selector, options)
  } catch {
    return NOT_UNDERSTOOD
  }
}

/** parse5's tree for css-select; each step of the matcher is paid for here. */
function matchOptions(spend: (steps: number) => void): Options<Tree.Node, Tree.Element> {
  const attribute = (element: Tree.Element, name: string): string | undefined => {
    const value = element.attrs.find((candidate) => candidate.name === name)?.value
    spend(1 + (element.attrs.length >> 3) + ((value?.length ?? 0) >> 5))
    return value
  }
  const childrenOf = (node: Tree.Node): Tree.Node[] => {
    const children = 'childNodes' in node ? node.childNodes : []
    spend(1 + children.length)
    return children
  }
  const parentOf = (node: Tree.Node): Tree.Node | null => {
    spend(1)
    return 'parentNode' in node ? (node.parentNode as Tree.Node | null) : null
  }
  return {
    pseudos: STATES,
    cacheResults: false,
    relativeSelector: false,
    adapter: {
      isTag: (node): node is Tree.Element => {
        spend(1)
        return defaultTreeAdapter.isElementNode(node)
      },
      getAttributeValue: attribute,
      hasAttrib: (element, name) => attribute(element, name) !== undefined,
      getChildren: childrenOf,
      getName: (element) => element.tagName,
      getParent: parentOf,
      getSiblings(node) {
        const parent = parentOf(node)
        return parent ? childrenOf(parent) : [node]
      },
      getText: (node) => ('value' in node ? node.value : ''),
      removeSubsets: (nodes) => nodes,
    },
  }
}
