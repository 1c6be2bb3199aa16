/** How letters of a Word document look, as far as it decides whether people read them. */

import type { HiddenReason } from '../../../src-shared/model/source-map.ts'
import { looksSame, parseColour } from '../css/colour.ts'
import type { XmlElement } from '../text/read-xml.ts'
import { isOn, ownAttribute } from './names.ts'

/** What is stated of letters; what is left out comes from the style below. */
export interface Appearance {
  readonly vanish?: boolean
  /** As CSS writes it, or `auto`. */
  readonly colour?: string
  readonly halfPoints?: number
}

/** The colour behind letters, as CSS writes it; `unknown` where it may be any. */
export type Ground = string

export const PAPER: Ground = '#ffffff'
export const UNKNOWN_GROUND: Ground = 'unknown'

/** Half-points; people do not read smaller letters. */
const TINY_HALF_POINTS = 3

/** Colours of the marker pen (ECMA-376 part 1 §17.18.40). */
const HIGHLIGHTS: ReadonlyMap<string, Ground> = new Map([
  ['black', '#000000'],
  ['blue', '#0000ff'],
  ['cyan', '#00ffff'],
  ['green', '#00ff00'],
  ['magenta', '#ff00ff'],
  ['red', '#ff0000'],
  ['yellow', '#ffff00'],
  ['white', '#ffffff'],
  ['darkBlue', '#000080'],
  ['darkCyan', '#008080'],
  ['darkGreen', '#008000'],
  ['darkMagenta', '#800080'],
  ['darkRed', '#800000'],
  ['darkYellow', '#808000'],
  ['darkGray', '#808080'],
  ['lightGray', '#c0c0c0'],
])

/** What one run property states; undefined where it is about something else. */
export function appearanceOf(element: XmlElement): Appearance | undefined {
  const value = ownAttribute(element, 'val')
  if (element.name === 'vanish') return { vanish: isOn(element) }
  if (element.name === 'color') return { colour: hexColour(value) ?? 'auto' }
  // Theme colours stand beside the colour that they come to.
  if (element.name === 'sz') return { halfPoints: Number(value) }
  return undefined
}

/** The ground that `w:shd` or `w:highlight` lays; undefined where it lays none. */
export function groundOf(element: XmlElement): Ground | undefined {
  const value = ownAttribute(element, 'val')
  if (element.name === 'highlight') return HIGHLIGHTS.get(value ?? '')
  if (element.name !== 'shd') return undefined
  const pattern = value ?? 'clear'
  if (pattern === 'solid') return hexColour(ownAttribute(element, 'color')) ?? UNKNOWN_GROUND
  if (pattern !== 'clear' && pattern !== 'nil') return UNKNOWN_GROUND
  return hexColour(ownAttribute(element, 'fill'))
}

/** Why letters of this look on this ground are not read. */
export function unreadReason(look: Appearance, ground: Ground): HiddenReason | undefined {
  if (look.vanish) return 'hidden_run'
  if (look.halfPoints !== undefined && look.halfPoints < TINY_HALF_POINTS) return 'tiny'
  const colour = parseColour(look.colour ?? 'auto')
  const behind = parseColour(ground)
  return colour && behind && looksSame(colour, behind) ? 'same_colour' : undefined
}

/** Six digits as CSS writes them; none for `auto`. */
function hexColour(value: string | undefined): string | undefined {
  return /^[0-9a-f]{6}$/i.test(value ?? '') ? `#${value}` : undefined
}
