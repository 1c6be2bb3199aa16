/** Reads colours as CSS writes them, with `culori`, far enough to tell text that has the colour of what is behind it. */

import {
  useMode as addMode,
  converter,
  modeA98,
  modeHsl,
  modeHwb,
  modeLab,
  modeLab65,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeProphoto,
  modeRec2020,
  modeRgb,
  modeXyz50,
  modeXyz65,
  parse,
} from 'culori/fn'

/** Red, green, blue, 0 to 255, and opacity, 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number]

/** Every model of CSS Color 4, and those by which culori converts them. */
const MODES = [
  modeRgb,
  modeLrgb,
  modeHsl,
  modeHwb,
  modeLab,
  modeLab65,
  modeLch,
  modeOklab,
  modeOklch,
  modeP3,
  modeA98,
  modeProphoto,
  modeRec2020,
  modeXyz50,
  modeXyz65,
]
for (const mode of MODES) addMode(mode as Parameters<typeof addMode>[0])

const toRgb = converter('rgb')

/** No colour is written longer. */
const MAX_UNITS = 128

/**
 * Any colour of CSS Color 4: hexadecimal, by name or by function; what screens cannot show is moved to
 * the nearest end of each channel. Undefined for everything else, as `currentcolor`, `color-mix()` and
 * `var()`.
 */
export function parseColour(text: string): Colour | undefined {
  if (text.length > MAX_UNITS) return undefined
  const rgb = toRgb(parse(text.trim().toLowerCase()))
  if (rgb === undefined) return undefined
  const { r = 0, g = 0, b = 0, alpha = 1 } = rgb
  const channel = (part: number) => Math.min(1, Math.max(0, part)) * 255
  const colour = [channel(r), channel(g), channel(b), Math.min(1, Math.max(0, alpha))] as const
  return colour.every(Number.isFinite) ? colour : undefined
}

/**
 * Whether a reader cannot tell two colours apart: every channel differs by at
 * most 16 of 255, which on white is a contrast below 1.2 to 1 (WCAG 2.2 asks
 * text for 4.5).
 */
export function looksSame(a: Colour, b: Colour): boolean {
  // Written out: it is asked for every letter of a page.
  return Math.abs(a[0] - b[0]) <= 16 && Math.abs(a[1] - b[1]) <= 16 && Math.abs(a[2] - b[2]) <= 16
}
