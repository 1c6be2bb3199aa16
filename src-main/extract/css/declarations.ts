/**
 * The declarations that decide whether people see a text: shorthands taken
 * apart, so that one reading serves style sheets and inline styles alike.
 */

export interface Declaration {
  readonly name: string
  /** In lower case, without `!important`. */
  readonly value: string
  readonly important: boolean
}

/** Stands for a value that cannot be known. */
export const UNKNOWN = '?'

/** Longer values say nothing that is read here. */
const MAX_VALUE_UNITS = 1_000

const READ: ReadonlySet<string> = new Set(
  (
    'display visibility opacity clip clip-path overflow width height max-width max-height font-size color ' +
    'background-color background-image position left top right bottom text-indent transform scale translate ' +
    'content-visibility margin-left margin-top filter white-space'
  ).split(' '),
)

const SIDES = ['top', 'right', 'bottom', 'left'] as const

/** Whether a declaration is read at all; `name` in lower case. */
export function isRead(name: string): boolean {
  return READ.has(name) || SHORTHANDS.has(name)
}

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
  const name = property.toLowerCase()
  const value = text.length > MAX_VALUE_UNITS ? UNKNOWN : text.trim().toLowerCase()
  const give = (to: string, what: string): Declaration => ({ name: to, value: what, important })
  if (READ.has(name)) return [give(name, value)]
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
  const parts = value.split(/\s+/)
  const [top = '', right = top, bottom = top, left = right] = parts
  return [top, right, bottom, left]
}
