/** How letters of a Word document look, as far as it decides whether people read them. */

import type { HiddenReason } from '../../../src-shared/model/source-map.ts'
import { looksSame, parseColour } from '../css/colour.ts'
import type { ThemeColours } from '../office/theme.ts'
import type { XmlElement } from '../text/read-xml.ts'
import { isOn, ownAttribute } from './names.ts'

/** What is stated of letters; what is left out comes from the style below. */
export interface Appearance {
  readonly vanish?: boolean
  /** As CSS writes it, or `auto`. */
  readonly colour?: string
  /** Of the newer fill of letters, which lies over their colour; `none` where nothing is filled. */
  readonly fill?: string
  readonly halfPoints?: number
  /** Percent of their usual width. */
  readonly width?: number
  /** Half-points above the line. */
  readonly raised?: number
  /** Twips of the lines they stand in, where these are exact. */
  readonly lineTwips?: number
  /** Twips from the page's margin or edge to where their paragraph stands. */
  readonly awayTwips?: number
  /** Behind them by their style. */
  readonly ground?: Ground
}

/** The colour behind letters, as CSS writes it; `unknown` where it may be any. */
export type Ground = string

export const PAPER: Ground = '#ffffff'
export const UNKNOWN_GROUND: Ground = 'unknown'

/** Half-points; people do not read smaller letters. */
const TINY_HALF_POINTS = 3
/** Percent; a letter of twelve points is then narrower than half a point. */
const FLAT_PERCENT = 8
/** Twips; lines of two points show a stripe of their letters. */
const FLAT_LINE = 40
/** Half-points; letters of no text are raised or lowered by a third of a page. */
const FAR_RAISED = 500
/** Of 100,000; nothing is seen of what shines through more. */
const SEE_THROUGH = 98_000
/** Twips beyond every page that is printed (A3 has 23,811), and before its left or upper edge. */
const BEYOND = 24_000
const BEFORE = -4_000

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

/** What one property of a run or paragraph states; undefined where it is about something else. */
export function appearanceOf(element: XmlElement, theme: ThemeColours): Appearance | undefined {
  const value = ownAttribute(element, 'val')
  const number = (name: string) => Number(ownAttribute(element, name) ?? Number.NaN)
  switch (element.name) {
    case 'vanish':
      return { vanish: isOn(element) }
    case 'color':
      return { colour: themeColour(element, 'themeColor', theme) ?? hexColour(value) ?? 'auto' }
    case 'sz':
      return { halfPoints: Number(value) }
    case 'w':
      return { width: Number(value) }
    case 'position':
      return { raised: Number(value) }
    case 'spacing':
      // A property of runs of this name spaces letters, and has no rule.
      return ownAttribute(element, 'lineRule') === 'exact'
        ? { lineTwips: number('line') }
        : undefined
    case 'ind':
      return { awayTwips: number('left') || number('start') || 0 }
    case 'framePr':
      return { awayTwips: [number('x'), number('y')].find(isFarOff) ?? 0 }
    default:
      return undefined
  }
}

/** Of an element within the newer fill of letters ([MS-ODRAWXML] §2.23, `w14:textFill`). */
export function fillOf(
  { name, attribute, namespace }: XmlElement,
  theme: ThemeColours,
): Appearance | undefined {
  const value = attribute('val', namespace) ?? ''
  if (name === 'noFill') return { fill: 'none' }
  if (name === 'srgbClr') return { fill: hexColour(value) ?? UNKNOWN_GROUND }
  if (name === 'schemeClr') return { fill: theme.get(value) ?? UNKNOWN_GROUND }
  // How much shines through; in drawings the element of this name says how much does not.
  if (name === 'alpha' && Number(value) >= SEE_THROUGH) return { fill: 'none' }
  // A darker or lighter kind of the colour.
  if (/^(?:lumMod|lumOff|shade|tint|gradFill)$/.test(name)) return { fill: UNKNOWN_GROUND }
  return undefined
}

/** A colour of the theme as it is; where it is made darker or lighter, what it comes to stands beside it. */
function themeColour(
  element: XmlElement,
  attribute: 'themeColor' | 'themeFill',
  theme: ThemeColours,
): string | undefined {
  const isChanged = ['Tint', 'Shade'].some(
    (change) => ownAttribute(element, attribute.replace('Color', '') + change) !== undefined,
  )
  return isChanged ? undefined : theme.get(ownAttribute(element, attribute) ?? '')
}

/** Whether a place in twips lies outside of every page. */
export function isFarOff(twips: number): boolean {
  return twips >= BEYOND || twips <= BEFORE
}

/** The ground that `w:shd` or `w:highlight` lays; undefined where it lays none. */
export function groundOf(element: XmlElement, theme: ThemeColours): Ground | undefined {
  const value = ownAttribute(element, 'val')
  if (element.name === 'highlight') return HIGHLIGHTS.get(value ?? '')
  if (element.name !== 'shd') return undefined
  const pattern = value ?? 'clear'
  if (pattern === 'solid') return hexColour(ownAttribute(element, 'color')) ?? UNKNOWN_GROUND
  if (pattern !== 'clear' && pattern !== 'nil') return UNKNOWN_GROUND
  return themeColour(element, 'themeFill', theme) ?? hexColour(ownAttribute(element, 'fill'))
}

/** Why letters of this look on this ground are not read. */
export function unreadReason(look: Appearance, ground: Ground): HiddenReason | undefined {
  if (look.vanish) return 'hidden_run'
  const { halfPoints, width = 100, raised = 0, lineTwips, awayTwips = 0, fill } = look
  if (halfPoints !== undefined && halfPoints < TINY_HALF_POINTS) return 'tiny'
  if (width < FLAT_PERCENT) return 'tiny'
  if (lineTwips !== undefined && lineTwips < FLAT_LINE) return 'clipped'
  if (Math.abs(raised) > FAR_RAISED || isFarOff(awayTwips)) return 'off_page'
  if (fill === 'none') return 'render_mode'
  const colour = parseColour(fill ?? look.colour ?? 'auto')
  const behind = parseColour(ground)
  return colour && behind && looksSame(colour, behind) ? 'same_colour' : undefined
}

/** Six digits as CSS writes them; none for `auto`. */
function hexColour(value: string | undefined): string | undefined {
  return /^[0-9a-f]{6}$/i.test(value ?? '') ? `#${value}` : undefined
}
