/** What style sheets say in words: the text that `content` draws, and every other string and comment of a sheet. */

import { oneLine } from '../../../src-shared/model/one-line.ts'

/** A string or comment of a sheet. */
export interface SheetText {
  readonly text: string
  /** The property or descriptor that it belongs to, in lower case; empty for a comment. */
  readonly property: string
  /** The selector or at-rule around, as it is written. */
  readonly prelude: string
}

const MAX_PRELUDE = 400

/** Comments and quoted strings of a sheet or an inline style, in order. Linear. */
export function* sheetTexts(css: string): Generator<SheetText> {
  let property = ''
  let prelude = ''
  let from = 0
  for (let at = 0; at < css.length; ) {
    const sign = css[at]
    if (sign === '/' && css[at + 1] === '*') {
      const end = css.indexOf('*/', at + 2)
      yield { text: css.slice(at + 2, end < 0 ? css.length : end).trim(), property: '', prelude }
      at = end < 0 ? css.length : end + 2
    } else if (sign === '"' || sign === "'") {
      const end = stringEnd(css, at)
      yield { text: unquoted(css.slice(at, end)), property, prelude }
      at = end
    } else {
      if (sign === '{' || sign === '}' || sign === ';') {
        if (sign === '{') prelude = css.slice(Math.max(from, at - MAX_PRELUDE), at).trim()
        property = ''
        from = at + 1
      } else if (sign === ':' && property === '') {
        property = css
          .slice(Math.max(from, at - 80), at)
          .trim()
          .toLowerCase()
      }
      at++
    }
  }
}

/** Properties whose strings stand on the page wherever they apply; of others they may never be drawn. */
const DRAWN = new RegExp(
  oneLine`
    ^(?:
      list-style(?:-type)?|quotes|symbols|additive-symbols|prefix|suffix|negative|pad
      |text-emphasis(?:-style)?|hyphenate-character|text-overflow|block-ellipsis|string-set
    )$
  `,
)

/** Whether strings of a property, or of the boxes of markers, are drawn on the page. */
export function isDrawn({ property, prelude }: SheetText): boolean {
  return (
    DRAWN.test(property) ||
    (property === 'content' && /::(?:marker|placeholder|file-selector-button)\b/i.test(prelude))
  )
}

/**
 * The parts of the text that a value of `content` draws (CSS Content 3 §2), without pictures,
 * counters and quotation marks.
 * @param attribute the value of an attribute of the element, or undefined.
 */
export function contentParts(
  value: string,
  attribute: (name: string) => string | undefined,
): readonly string[] {
  const parts: string[] = []
  for (let at = 0; at < value.length; ) {
    const sign = value[at]
    if (sign === '"' || sign === "'") {
      const end = stringEnd(value, at)
      parts.push(unquoted(value.slice(at, end)))
      at = end
    } else if (/^attr\(/i.test(value.slice(at, at + 5))) {
      const end = closingPlace(value, at)
      const name = /^\s*([\w-]+)/.exec(value.slice(at + 5, end < 0 ? value.length : end))?.[1]
      const text = name === undefined ? undefined : attribute(name.toLowerCase())
      if (text !== undefined) parts.push(text)
      at = end < 0 ? value.length : end + 1
    } else if (/^(?:url|counters?|image-set|[a-z-]*gradient)\(/i.test(value.slice(at, at + 30))) {
      const end = value.indexOf(')', at)
      at = end < 0 ? value.length : end + 1
    } else at++
  }
  return parts
}

/** Where the first parenthesis after `at` is closed; negative where it is not. */
function closingPlace(value: string, at: number): number {
  let open = 0
  for (let place = at; place < value.length; place++) {
    if (value[place] === '(') open++
    else if (value[place] === ')' && --open === 0) return place
  }
  return -1
}

/** After the quote that closes the string at `at`. */
function stringEnd(css: string, at: number): number {
  const quote = css[at]
  let end = at + 1
  while (end < css.length && css[end] !== quote) end += css[end] === '\\' ? 2 : 1
  return Math.min(end + 1, css.length)
}

/** A string without its quotes, escapes undone (CSS Syntax 3 §4.3.7). */
function unquoted(quoted: string): string {
  const inner =
    quoted.endsWith(quoted.charAt(0)) && quoted.length > 1 ? quoted.slice(1, -1) : quoted.slice(1)
  return inner.replace(/\\(?:([0-9A-Fa-f]{1,6})\s?|\r?\n|(.))/gs, (_, hex, sign) => {
    if (hex === undefined) return sign ?? ''
    const codePoint = Number.parseInt(hex, 16)
    return codePoint > 0 && codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : '\ufffd'
  })
}
