/** What a selector says about itself: how specific it is, and by what an element that it can match is found. */

import { type CssNode, fork, generate, type Selector } from 'css-tree'

/**
 * A parser of its own: css-tree clears, at every text it reads, a buffer as long as
 * the longest one that the parser has met, and sheets are a hundred times as long as selectors.
 */
const { parse } = fork({})

/** A selector longer than this is not read. */
const MAX_SELECTOR_UNITS = 2_048
/** A list of selectors longer than this is not read. */
const MAX_LIST_UNITS = 20_000

export interface ReadSelector {
  readonly text: string
  /** Selectors 4 §17 as one number: ids, classes and types, each below 1,000. */
  readonly specificity: number
  /** Of the compound that the element itself must match: `#id`, `.class`, `type`, or `*`. */
  readonly key: string
  /** For the box before or after the content of what the selector matches. */
  readonly drawn: 'before' | 'after' | undefined
}

/**
 * Takes a list of selectors apart; those for other pseudo-elements are left out. Undefined
 * where the list is not understood.
 */
export function readSelectors(list: string): readonly ReadSelector[] | undefined {
  if (list.length > MAX_LIST_UNITS) return undefined
  const found: ReadSelector[] = []
  try {
    const tree = parse(list, { context: 'selectorList' })
    if (tree.type !== 'SelectorList') return undefined
    for (const selector of tree.children) {
      const read = selector.type === 'Selector' ? readSelector(selector) : undefined
      if (read) found.push(read)
    }
  } catch {
    // Not a selector, or nested deeper than the stack: it selects nothing for us.
    return undefined
  }
  return found
}

function readSelector(selector: Selector): ReadSelector | undefined {
  let key = '*'
  const drawn = drawnBy(selector)
  if (drawn !== undefined) {
    selector.children.pop()
    if (selector.children.isEmpty || selector.children.last?.type === 'Combinator') {
      selector.children.push({ type: 'TypeSelector', name: '*' })
    }
  }
  for (const part of selector.children) {
    if (part.type === 'PseudoElementSelector') return undefined
    if (part.type === 'PseudoClassSelector' && LEGACY_PSEUDO_ELEMENT.test(part.name))
      return undefined
    if (part.type === 'Combinator') key = '*'
    else if (part.type === 'IdSelector') key = `#${part.name}`
    else if (part.type === 'ClassSelector' && !key.startsWith('#')) key = `.${part.name}`
    else if (part.type === 'TypeSelector' && key === '*') key = part.name.toLowerCase()
  }
  const text = generate(selector)
  if (text.length > MAX_SELECTOR_UNITS) return undefined
  // An escape in a name would need undoing: such a selector is tried on every element.
  const found = key.includes('\\') ? '*' : key
  return { text, specificity: specificityOf(selector), key: found, drawn }
}

/** `::before` or `::after` at the end of a selector, also as CSS 2 wrote them. */
function drawnBy({ children }: Selector): 'before' | 'after' | undefined {
  const { last } = children
  if (last?.type !== 'PseudoElementSelector' && last?.type !== 'PseudoClassSelector')
    return undefined
  const name = last.name.toLowerCase()
  return name === 'before' || name === 'after' ? name : undefined
}

const LEGACY_PSEUDO_ELEMENT = /^(?:before|after|first-line|first-letter)$/i

function specificityOf(node: CssNode): number {
  switch (node.type) {
    case 'Selector':
      return node.children.toArray().reduce((sum, part) => sum + specificityOf(part), 0)
    case 'SelectorList':
      return Math.max(0, ...node.children.toArray().map(specificityOf))
    case 'IdSelector':
      return 1_000_000
    case 'ClassSelector':
    case 'AttributeSelector':
      return 1_000
    case 'TypeSelector':
      return node.name === '*' ? 0 : 1
    case 'PseudoClassSelector': {
      if (/^where$/i.test(node.name)) return 0
      const inside = (node.children?.toArray() ?? []).map(specificityOf)
      if (/^(?:is|not|has|matches)$/i.test(node.name)) return Math.max(0, ...inside)
      return 1_000 + Math.max(0, ...inside)
    }
    default:
      return 0
  }
}
