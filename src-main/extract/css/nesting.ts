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
