/**
 * Reads the colours of inline styles, far enough to tell text that has the
 * colour of what is behind it.
 */

/** Red, green, blue, 0 to 255, and opacity, 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number]

/** The sixteen of CSS 2.1 §4.3.6 and the near-white ones that hide text. */
const NAMED: ReadonlyMap<string, string> = new Map([
  ['black', '#000000'],
  ['silver', '#c0c0c0'],
  ['gray', '#808080'],
  ['white', '#ffffff'],
  ['maroon', '#800000'],
  ['red', '#ff0000'],
  ['purple', '#800080'],
  ['fuchsia', '#ff00ff'],
  ['green', '#008000'],
  ['lime', '#00ff00'],
  ['olive', '#808000'],
  ['yellow', '#ffff00'],
  ['navy', '#000080'],
  ['blue', '#0000ff'],
  ['teal', '#008080'],
  ['aqua', '#00ffff'],
  ['snow', '#fffafa'],
  ['ivory', '#fffff0'],
  ['ghostwhite', '#f8f8ff'],
  ['whitesmoke', '#f5f5f5'],
  ['transparent', '#00000000'],
])

/** Reads `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, `rgb()`, `rgba()`, `hsl()`, `hsla()` and the common names; else undefined. */
export function parseColour(text: string): Colour | undefined {
  const value = text.trim().toLowerCase()
  const hex = /^#([0-9a-f]{3,8})$/.exec(NAMED.get(value) ?? value)?.[1]
  if (hex) return parseHex(hex)
  const [, model, list] = /^(rgb|hsl)a?\(([^()]{1,64})\)$/.exec(value) ?? []
  if (!list) return undefined
  const parts = list.split(/[\s,/]+/).filter((part) => part !== '')
  const alpha = parts[3] === undefined ? 1 : scaled(parts[3], 1)
  if (model === 'hsl') return fromHsl(parts, alpha)
  const [red, green, blue] = parts.slice(0, 3).map((part) => scaled(part, 255))
  return known(red, green, blue, alpha)
}

/**
 * Whether a reader cannot tell two colours apart: every channel differs by at
 * most 16 of 255, which on white is a contrast below 1.2 to 1 (WCAG 2.2 asks
 * text for 4.5).
 */
export function looksSame(a: Colour, b: Colour): boolean {
  return [0, 1, 2].every((channel) => Math.abs((a[channel] ?? 0) - (b[channel] ?? 0)) <= 16)
}

function parseHex(hex: string): Colour | undefined {
  const wide = hex.length <= 4 ? [...hex].map((digit) => digit + digit).join('') : hex
  if (wide.length !== 6 && wide.length !== 8) return undefined
  const [red, green, blue, alpha = 255] = (wide.match(/../g) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  )
  return known(red, green, blue, alpha / 255)
}

/** CSS Color 4 §7.1; the hue in degrees, saturation and lightness in hundredths. */
function fromHsl(parts: readonly string[], alpha: number): Colour | undefined {
  const [hue = Number.NaN, saturation = Number.NaN, lightness = Number.NaN] = parts
    .slice(0, 3)
    .map((part) => Number(part.replace(/(?:deg|%)$/, '')))
  const channel = (offset: number) => {
    const place = (((offset + hue / 30) % 12) + 12) % 12
    const reach = (saturation * Math.min(lightness, 100 - lightness)) / 100
    return ((lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1))) / 100) * 255
  }
  return known(channel(0), channel(8), channel(4), alpha)
}

function scaled(part: string, full: number): number {
  return part.endsWith('%') ? (Number(part.slice(0, -1)) / 100) * full : Number(part)
}

function known(...channels: readonly (number | undefined)[]): Colour | undefined {
  const [red, green, blue, alpha] = channels
  if (red === undefined || green === undefined || blue === undefined || alpha === undefined) {
    return undefined
  }
  return channels.every((channel) => Number.isFinite(channel))
    ? [red, green, blue, alpha]
    : undefined
}
