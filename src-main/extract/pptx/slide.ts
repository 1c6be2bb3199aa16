/** Writes the text of a slide, of its notes, or of what stands on the page behind it (ECMA-376 part 1 §19, §20.1, §21.1). */

import type { DocumentPart, HiddenReason } from '../../../src-shared/model/source-map.ts'
import { looksSame, parseColour } from '../css/colour.ts'
import type { ThemeColours } from '../office/theme.ts'
import { readXml, type XmlElement } from '../text/read-xml.ts'
import type { TextWriter } from '../text/text-writer.ts'

export interface SlideContext {
  readonly theme: ThemeColours
  readonly part: DocumentPart | undefined
  /** Why nobody sees all of it. */
  readonly hidden: HiddenReason | undefined
  /** Pages behind slides: their placeholders say "Click to edit" and are not shown. */
  readonly fixedOnly: boolean
  /** The colour of the page, where it is known and nothing covers it. */
  readonly ground: string | undefined
  /** EMU of the page. */
  readonly size: { readonly width: number; readonly height: number }
  readonly onDescription: (text: string) => void
}

/** Hundredths of a point. */
const TINY = 150
/** Kinds of shapes that carry text. */
const SHAPES = /^(?:sp|pic|graphicFrame|cxnSp|grpSp)$/
/** Of 100,000: nothing is seen of what shines through more. */
const SEE_THROUGH = 2_000

interface Shape {
  isPlaceholder: boolean
  hidden: HiddenReason | undefined
  ground: string | undefined
  /** Left, top, width and height in EMU; only of shapes that say where they stand. */
  box: (number | undefined)[]
}

/** @throws {ExtractionError} where the part is broken. */
export function writeSlide(xml: Uint8Array, writer: TextWriter, context: SlideContext): void {
  const { theme, part, fixedOnly, size, onDescription } = context
  const shapes: Shape[] = []
  const names: string[] = []
  let run: { colour?: string | undefined; tiny: boolean } = { tiny: false }
  let inText = false
  const top = () => shapes.at(-1)

  function start(element: XmlElement): void {
    const { name, attribute } = element
    const parent = names.at(-1) ?? ''
    names.push(name)
    const shape = top()
    if (SHAPES.test(name)) {
      shapes.push({
        isPlaceholder: false,
        hidden: shape?.hidden,
        ground: shape?.ground ?? context.ground,
        box: [],
      })
    } else if (name === 'cNvPr') {
      if (shape && /^(?:1|true)$/.test(attribute('hidden') ?? '')) shape.hidden = 'hidden_run'
      for (const key of ['descr', 'title', 'name'] as const) {
        const text = attribute(key)
        if (text !== undefined && (key !== 'name' || text.length > 40)) onDescription(text)
      }
    } else if (name === 'hlinkClick' || name === 'hlinkHover') {
      const text = attribute('tooltip')
      if (text) onDescription(text)
    } else if (name === 'ph' && shape) shape.isPlaceholder = true
    else if (name === 'off' && shape)
      [shape.box[0], shape.box[1]] = [Number(attribute('x')), Number(attribute('y'))]
    else if (name === 'ext' && parent === 'xfrm' && shape)
      [shape.box[2], shape.box[3]] = [Number(attribute('cx')), Number(attribute('cy'))]
    else if (name === 'rPr' || name === 'endParaRPr') {
      const points = attribute('sz')
      run = { tiny: points !== undefined && Number(points) < TINY }
    } else if (name === 'r' || name === 'fld') run = { tiny: false }
    else if (name === 'srgbClr' || name === 'schemeClr' || name === 'sysClr') colour(element)
    else if (name === 'alpha' && names.includes('rPr') && Number(attribute('val')) < SEE_THROUGH)
      run.tiny = true
    else if (
      (name === 'gradFill' || name === 'blipFill' || name === 'pattFill') &&
      shape &&
      !names.includes('rPr')
    )
      shape.ground = undefined
    else if (name === 'p') writer.breakLine(1)
    else if (name === 'br') writer.newLine()
    else if (name === 'tc')
      writer.startCell(parent === 'tr' && names.filter((each) => each === 'tc').length === 0)
    else if (name === 't') inText = true
  }

  /** Of letters, or of what lies behind them. */
  function colour({ name, attribute }: XmlElement): void {
    const value = attribute(name === 'sysClr' ? 'lastClr' : 'val') ?? ''
    const css =
      name === 'schemeClr'
        ? theme.get(value)
        : /^[0-9a-f]{6}$/i.test(value)
          ? `#${value}`
          : undefined
    if (names.includes('rPr')) {
      if (!names.includes('ln') && !names.includes('highlight')) run.colour = css
      return
    }
    const shape = top()
    if (shape && names.at(-2) === 'solidFill' && names.at(-3) === 'spPr') shape.ground = css
  }

  function whyHidden(): HiddenReason | undefined {
    const shape = top()
    if (context.hidden) return context.hidden
    if (shape?.hidden) return shape.hidden
    if (run.tiny) return 'tiny'
    if (shape && isOff(shape.box, size)) return 'off_page'
    const letters = run.colour === undefined ? undefined : parseColour(run.colour)
    const behind = shape?.ground === undefined ? undefined : parseColour(shape.ground)
    return letters && behind && looksSame(letters, behind) ? 'same_colour' : undefined
  }

  readXml(xml, {
    start,
    end() {
      const name = names.pop() ?? ''
      if (SHAPES.test(name)) {
        shapes.pop()
        writer.breakLine(1)
      } else if (name === 't') inText = false
      else if (name === 'tc') writer.endCell()
    },
    text(text) {
      if (!inText || (fixedOnly && top()?.isPlaceholder)) return
      const hidden = whyHidden()
      writer.write(
        text,
        part || hidden ? { ...(part && { part }), ...(hidden && { hidden }) } : undefined,
      )
    },
  })
}

/** Whether a shape stands wholly beside the page. */
function isOff(
  [left, top, width, height]: readonly (number | undefined)[],
  page: { readonly width: number; readonly height: number },
): boolean {
  if (left === undefined || top === undefined) return false
  return (
    left >= page.width || top >= page.height || left + (width ?? 0) <= 0 || top + (height ?? 0) <= 0
  )
}
