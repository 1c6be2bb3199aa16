/**
 * Gives each element its declared style: rules that match it, in the order of
 * the cascade, then its inline style. Rules are found by id, class and type;
 * every step of matching is paid from one budget, because rules times
 * elements is the writer's choice.
 */

import { compile, type Options } from 'css-select'
import { defaultTreeAdapter, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { type Declaration, inlineDeclarations, UNKNOWN } from './declarations.ts'
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

export interface StyleReader {
  /** The winning declarations of an element; custom properties put in. */
  readonly styleOf: (element: Tree.Element) => ReadonlyMap<string, string>
  /** False once the sheets cannot be relied on: unread in part, or the budget is spent. */
  readonly knowsSheets: () => boolean
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
        }
        if (rule.query(element)) found.push(rule)
      }
    }
    return found.sort(
      (a, b) =>
        Number(b.layered) - Number(a.layered) || a.specificity - b.specificity || a.order - b.order,
    )
  }

  return {
    styleOf(element) {
      let rules: readonly IndexedRule[] = []
      if (index.size > 0 && budget.left >= 0) {
        try {
          rules = matching(element)
        } catch (error) {
          if (error !== SPENT) throw error
          reliable = false
        }
      }
      const inline = element.attrs.find(({ name }) => name === 'style')?.value ?? ''
      if (rules.length === 0 && inline === '') return NOTHING
      return cascade(rules, inlineDeclarations(inline), sheets.variables)
    },
    knowsSheets: () => reliable && (index.size === 0 || budget.left >= 0),
  }
}

const NOTHING: ReadonlyMap<string, string> = new Map()

/** CSS Cascading 5 §6: importance first, then inline before sheet, then the order of the rules. */
function cascade(
  rules: readonly IndexedRule[],
  inline: readonly Declaration[],
  variables: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const style = new Map<string, string>()
  for (const important of [false, true]) {
    for (const { declarations, sometimes } of rules) {
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
    const value = written.includes('var(') ? resolve(written, variables) : written
    if (!sometimes) style.set(name, value)
    // A colour that changes with the reader's settings is not known; what only sometimes hides is taken to show.
    else if (/colou?r|background/.test(name)) style.set(name, UNKNOWN)
    else if (!hidesText(name, value)) style.set(name, value)
  }
}

/** Puts simple custom properties in (CSS Variables 1 §3); {@link UNKNOWN} where one is not known. */
function resolve(value: string, variables: ReadonlyMap<string, string>): string {
  let text = value
  for (let round = 0; round < 8; round++) {
    const match = /var\(\s*(--[^\s,()]{1,200})\s*(?:,([^()]*))?\)/.exec(text)
    if (!match) return text.includes('var(') ? UNKNOWN : text
    const put = variables.get(match[1] ?? '') ?? match[2]
    if (put === undefined || put.length + text.length > 1_000) return UNKNOWN
    text = text.replace(match[0], () => put.trim().toLowerCase())
  }
  return UNKNOWN
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
    // Not understood: it selects nothing, so that what it might hide stays visible.
    return NOT_YET
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
