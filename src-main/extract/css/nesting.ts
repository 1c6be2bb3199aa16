/** Selectors in other rules and in scopes, written out as selectors of their own (CSS Nesting 1, CSS Cascading 6 §2.5). */

/** Written out, selectors can multiply with every level: longer ones are not read. */
const MAX_UNITS = 1_000_000
const MAX_PLAIN = 4_096
/** No selector. */
const TOO_LONG = '!'

/**
 * The selectors of a rule that stands in another one.
 * @param list as they are written.
 * @param outer those of the rule around, written out.
 */
export function nested(list: string, outer: string): string {
  if (list.length * outer.length > MAX_UNITS && list.length + outer.length > MAX_PLAIN)
    return TOO_LONG
  const around = `:is(${outer})`
  return selectorsOf(list)
    .map((selector) =>
      selector.includes('&') ? selector.replaceAll('&', around) : `${around} ${selector}`,
    )
    .join(',')
}

/**
 * The selectors of a rule in a scope: what they match lies in it, or is its root.
 * @param prelude of the `@scope`; its end is not read.
 */
export function scoped(list: string, prelude: string): string {
  const root = /^\s*\(([\s\S]*?)\)\s*(?:to\b[\s\S]*)?$/i.exec(prelude)?.[1]
  // Without a root it is the element around the sheet, which is not known here.
  if (root === undefined) return list
  const around = `:where(${root})`
  return selectorsOf(list)
    .map((selector) => {
      if (/:scope\b|&/i.test(selector)) return selector.replace(/:scope\b|&/gi, () => around)
      const pseudo = /::?(?:before|after)\s*$/i.exec(selector)?.[0] ?? ''
      const plain = selector.slice(0, selector.length - pseudo.length)
      return `${plain}:where(${root},${root
        .split(',')
        .map((each) => `${each} *`)
        .join(',')})${pseudo}`
    })
    .join(',')
}

/** The selectors of a list, those in parentheses, brackets and strings kept whole. */
function selectorsOf(list: string): readonly string[] {
  const found: string[] = []
  let open = 0
  let quote = ''
  let start = 0
  for (let at = 0; at < list.length; at++) {
    const sign = list[at] ?? ''
    if (sign === '\\') at++
    else if (quote !== '') {
      if (sign === quote) quote = ''
    } else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '(' || sign === '[') open++
    else if (sign === ')' || sign === ']') open--
    else if (sign === ',' && open === 0) {
      found.push(list.slice(start, at).trim())
      start = at + 1
    }
  }
  found.push(list.slice(start).trim())
  return found
}

/**
 * A sheet with `&` before each rule in another rule that has none, as older drafts asked for it
 * and the parser does still. One pass; strings and comments are left alone.
 */
export function withNestingSigns(css: string): string {
  const places: number[] = []
  /** Whether the open blocks belong to a rule; rules in them are nested ones. */
  const inRule: boolean[] = []
  let start = 0
  for (let at = 0; at < css.length; at++) {
    const sign = css[at]
    if (sign === '\\') at++
    else if (sign === '"' || sign === "'") {
      at++
      while (at < css.length && css[at] !== sign) at += css[at] === '\\' ? 2 : 1
    } else if (sign === '/' && css[at + 1] === '*') {
      const end = css.indexOf('*/', at + 2)
      at = end < 0 ? css.length : end + 1
    } else if (sign === '{') {
      const first = firstSign(css, start, at)
      const isNested = inRule.at(-1) === true
      const isAtRule = css[first] === '@'
      if (isNested && !isAtRule && !css.slice(first, at).includes('&')) places.push(first)
      inRule.push(isNested || !isAtRule)
      start = at + 1
    } else if (sign === '}') {
      inRule.pop()
      start = at + 1
    } else if (sign === ';') start = at + 1
  }
  if (places.length === 0) return css
  return [0, ...places].map((from, piece) => css.slice(from, places[piece])).join('& ')
}

/** The first place that is neither white space nor of a comment. */
function firstSign(css: string, start: number, end: number): number {
  let at = start
  while (at < end) {
    if (/\s/.test(css[at] ?? '')) at++
    else if (css.startsWith('/*', at)) {
      const close = css.indexOf('*/', at + 2)
      at = close < 0 ? end : close + 2
    } else break
  }
  return Math.min(at, end)
}
