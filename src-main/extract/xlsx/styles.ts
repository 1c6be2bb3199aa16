/** How cells of a workbook look, as far as it decides whether people read them (ECMA-376 part 1 §18.8). */

import type { HiddenReason } from '../../../src-shared/model/source-map.ts'
import { looksSame, parseColour } from '../css/colour.ts'
import type { ThemeColours } from '../office/theme.ts'
import { readXml, type XmlElement } from '../text/read-xml.ts'
import { isSentence } from '../text/stated.ts'
import { type NumberFormat, numberFormat } from './shown-number.ts'

/** Points; people do not read smaller letters. */
const TINY_POINTS = 1.5
/** Sections for positive, negative, zero and text that show nothing. */
const SHOWS_NOTHING = /^(?:;;;|;;;;|"";"";"";""|\s*;\s*;\s*;\s*)$/
/** Colours of the theme by number (§18.8.3): light and dark change places. */
const THEME = [
  'lt1',
  'dk1',
  'lt2',
  'dk2',
  'accent1',
  'accent2',
  'accent3',
  'accent4',
  'accent5',
  'accent6',
]
/** The first ones of the older palette (§18.8.27), black and white twice; 64 and 65 are the system's letters and ground. */
const PALETTE: Readonly<Record<string, string>> = {
  0: '#000000',
  1: '#ffffff',
  8: '#000000',
  9: '#ffffff',
  64: '#000000',
  65: '#ffffff',
}
const PAPER = '#ffffff'

interface Font {
  colour?: string | undefined
  points?: number
}

/** Why text in a cell of this style is not seen, by the number of the style; undefined where it is. */
export type CellLooks = (style: number) => HiddenReason | undefined
/** Of letters within a cell: the same, of a colour or size of their own. */
export interface XlsxStyles {
  readonly hides: CellLooks
  /** The colour behind a cell; undefined where it is none that is known. */
  readonly ground: (style: number) => string | undefined
  /** How a number is shown. */
  readonly format: (style: number) => NumberFormat
  /** Sentences that formats write around a number. */
  readonly texts: readonly string[]
}

const GENERAL = numberFormat('0', undefined)
const PLAIN: XlsxStyles = {
  hides: () => undefined,
  ground: () => PAPER,
  format: () => GENERAL,
  texts: [],
}

/** Reads the part of styles; without one everything is seen. */
export function readXlsxStyles(xml: Uint8Array | undefined, theme: ThemeColours): XlsxStyles {
  if (xml === undefined) return PLAIN
  const formats = new Map<string, string>()
  const fonts: Font[] = []
  const fills: (string | undefined)[] = []
  const cells: { font: number; fill: number; format: string }[] = []
  let around = ''
  let isSolid = false
  readXml(xml, {
    start(element) {
      const { name, attribute } = element
      if (/^(?:fonts|fills|cellXfs|cellStyleXfs|dxfs|numFmts|borders)$/.test(name)) around = name
      else if (name === 'numFmt' && around === 'numFmts')
        formats.set(attribute('numFmtId') ?? '', attribute('formatCode') ?? '')
      else if (around === 'fonts') {
        if (name === 'font') fonts.push({})
        const font = fonts.at(-1)
        if (font && name === 'color') font.colour = colourOf(element, theme)
        if (font && name === 'sz') font.points = Number(attribute('val'))
      } else if (around === 'fills') {
        if (name === 'fill') fills.push(PAPER)
        if (name === 'patternFill') {
          isSolid = attribute('patternType') === 'solid'
          if (!isSolid && attribute('patternType') !== 'none') fills[fills.length - 1] = undefined
        }
        if (name === 'gradientFill') fills[fills.length - 1] = undefined
        if (name === 'fgColor' && isSolid) fills[fills.length - 1] = colourOf(element, theme)
      } else if (name === 'xf' && around === 'cellXfs') {
        cells.push({
          font: Number(attribute('fontId') ?? 0),
          fill: Number(attribute('fillId') ?? 0),
          format: attribute('numFmtId') ?? '',
        })
      }
    },
    end() {},
    text() {},
  })
  const ground = (style: number) => {
    const cell = cells[style]
    return cell === undefined ? PAPER : cell.fill in fills ? fills[cell.fill] : PAPER
  }
  const shown = cells.map(({ format }) => numberFormat(format, formats.get(format)))
  return {
    ground,
    format: (style) => shown[style] ?? GENERAL,
    texts: [...formats.values()].flatMap(sentencesIn),
    hides(style) {
      const cell = cells[style]
      if (cell === undefined) return undefined
      if (SHOWS_NOTHING.test(formats.get(cell.format) ?? 'General')) return 'render_mode'
      const { colour, points = 11 } = fonts[cell.font] ?? {}
      return hiddenLetters(colour, points, ground(style))
    },
  }
}

/** What stands between quotation marks in a format. */
function sentencesIn(format: string): readonly string[] {
  return [...format.matchAll(/"([^"]*)"/g)].flatMap(([, text = '']) =>
    isSentence(text) ? [text.trim()] : [],
  )
}

/** Why letters of a colour and size on a ground are not seen. */
export function hiddenLetters(
  colour: string | undefined,
  points: number,
  ground: string | undefined,
): HiddenReason | undefined {
  if (points < TINY_POINTS) return 'tiny'
  const letters = colour === undefined ? undefined : parseColour(colour)
  const behind = ground === undefined ? undefined : parseColour(ground)
  return letters && behind && looksSame(letters, behind) ? 'same_colour' : undefined
}

/** A colour as CSS writes it; undefined where it is automatic, or made lighter or darker. */
export function colourOf({ attribute }: XmlElement, theme: ThemeColours): string | undefined {
  if (Number(attribute('tint') ?? 0) !== 0) return undefined
  const rgb = attribute('rgb')
  if (rgb !== undefined && /^(?:[0-9a-f]{2})?[0-9a-f]{6}$/i.test(rgb)) return `#${rgb.slice(-6)}`
  const scheme = THEME[Number(attribute('theme') ?? -1)]
  if (scheme !== undefined) return theme.get(scheme)
  return PALETTE[attribute('indexed') ?? '']
}
