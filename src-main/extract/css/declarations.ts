/**
 * The declarations that decide whether people see a text: shorthands taken
 * apart, so that one reading serves style sheets and inline styles alike.
 */

export interface Declaration {
  readonly name: string
  /** In lower case but for custom properties and `content`; without `!important`. */
  readonly value: string
  readonly important: boolean
}

/** Stands for a value that cannot be known. */
export const UNKNOWN = '?'

/** Longer values say nothing that is read here. */
const MAX_VALUE_UNITS = 1_000
/** What a style sheet draws is read as far. */
const MAX_TEXT_UNITS = 100_000

const READ: ReadonlySet<string> = new Set(
  (
    'display visibility opacity clip clip-path overflow width height max-width max-height font-size color ' +
    'background-color background-image position left top right bottom text-indent transform scale translate ' +
    'content-visibility margin-left margin-top filter white-space zoom container-type container'
  ).split(' '),
)

const SIDES = ['top', 'right', 'bottom', 'left'] as const

/** Whether a declaration is read at all; `name` in lower case. */
export function isRead(name: string): boolean {
  return (
    READ.has(name) ||
    SHORTHANDS.has(name) ||
    LOGICAL.has(name) ||
    LOGICAL_PAIRS.has(name) ||
    name === 'content' ||
    name.startsWith('--')
  )
}

/** Logical properties by the physical ones that they are in text from left to right, lines from top to bottom (CSS Logical 1). */
const LOGICAL: ReadonlyMap<string, string> = new Map([
  ['inset-inline-start', 'left'],
  ['inset-inline-end', 'right'],
  ['inset-block-start', 'top'],
  ['inset-block-end', 'bottom'],
  ['margin-inline-start', 'margin-left'],
  ['margin-block-start', 'margin-top'],
  ['inline-size', 'width'],
  ['block-size', 'height'],
  ['max-inline-size', 'max-width'],
  ['max-block-size', 'max-height'],
  ['overflow-inline', 'overflow'],
  ['overflow-block', 'overflow'],
])

/** Logical shorthands by the properties of their start and their end. */
const LOGICAL_PAIRS: ReadonlyMap<string, readonly [string, string?]> = new Map([
  ['inset-inline', ['left', 'right']],
  ['inset-block', ['top', 'bottom']],
  ['margin-inline', ['margin-left']],
  ['margin-block', ['margin-top']],
])

const SHORTHANDS: ReadonlySet<string> = new Set([
  'background',
  'font',
  'inset',
  'margin',
  'overflow-x',
  'overflow-y',
  '-webkit-text-fill-color',
])

/** The declarations that one declaration stands for, without those that are not read. */
export function expandDeclaration(
  property: string,
  text: string,
  important: boolean,
): readonly Declaration[] {
  if (property.startsWith('--')) {
    return text.length > MAX_TEXT_UNITS ? [] : [{ name: property, value: text.trim(), important }]
  }
  const name = property.toLowerCase()
  if (name === 'content') return [{ name, value: text.trim().slice(0, MAX_TEXT_UNITS), important }]
  const value = text.length > MAX_VALUE_UNITS ? UNKNOWN : text.trim().toLowerCase()
  const give = (to: string, what: string): Declaration => ({ name: to, value: what, important })
  if (READ.has(name)) return [give(name, value)]
  const physical = LOGICAL.get(name)
  if (physical !== undefined) return [give(physical, value)]
  const pair = LOGICAL_PAIRS.get(name)
  if (pair !== undefined) {
    const [start = '', end = start] = parts(value)
    return pair.flatMap((to, index) =>
      to === undefined ? [] : give(to, index === 0 ? start : end),
    )
  }
  switch (name) {
    case 'background':
      return backgroundParts(value).map(([to, what]) => give(to, what))
    case 'font': {
      const size = /(?:^|\s)([\d.]+(?:px|pt|r?em|%)|0)(?:\s*\/|\s|$)/.exec(value)?.[1]
      return [give('font-size', size ?? UNKNOWN)]
    }
    case 'inset':
      return sides(value).map((what, index) => give(SIDES[index] ?? 'top', what))
    case 'margin': {
      const [top = '', , , left = ''] = sides(value)
      return [give('margin-top', top), give('margin-left', left)]
    }
    case 'overflow-x':
    case 'overflow-y':
      return [give('overflow', value)]
    case '-webkit-text-fill-color':
      return [give('color', value)]
    default:
      return []
  }
}

/** The declarations of an inline style, in order. */
export function inlineDeclarations(style: string): readonly Declaration[] {
  const declarations: Declaration[] = []
  for (const part of style.replace(/\/\*.*?(?:\*\/|$)/gs, ' ').split(';')) {
    const colon = part.indexOf(':')
    if (colon < 0) continue
    const value = part.slice(colon + 1)
    const plain = value.replace(/!\s*important\s*$/i, '')
    const name = part.slice(0, colon).trim()
    for (const read of expandDeclaration(name, plain, plain !== value)) declarations.push(read)
  }
  return declarations
}

function backgroundParts(value: string): readonly (readonly [string, string])[] {
  if (/(?:url|gradient|image|element|cross-fade)\(/.test(value))
    return [['background-image', value]]
  const colour = /#[0-9a-f]{3,8}\b|(?:rgb|hsl)a?\([^()]*\)|var\([^()]*\)/.exec(value)?.[0]
  const word = value
    .split(/\s+/)
    .find((part) => /^[a-z]+$/.test(part) && !BACKGROUND_WORD.test(part))
  return [
    ['background-image', 'none'],
    ['background-color', colour ?? word ?? (value === UNKNOWN ? UNKNOWN : 'transparent')],
  ]
}

const BACKGROUND_WORD =
  /^(?:none|scroll|fixed|local|center|top|left|right|bottom|repeat|space|round|cover|contain|auto)$/

/** Top, right, bottom, left of a value of one to four (CSS Box 4, §4). */
function sides(value: string): readonly string[] {
  const [top = '', right = top, bottom = top, left = right] = parts(value)
  return [top, right, bottom, left]
}

/** The parts of a value between white space, functions whole. */
function parts(value: string): readonly string[] {
  const found: string[] = []
  let open = 0
  let start = 0
  for (let at = 0; at <= value.length; at++) {
    const sign = value[at]
    if (sign === '(') open++
    else if (sign === ')') open--
    else if (at === value.length || (open <= 0 && /\s/.test(sign ?? ' '))) {
      if (at > start) found.push(value.slice(start, at))
      start = at + 1
    }
  }
  return found
}
