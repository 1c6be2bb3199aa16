/**
 * Where the drawing of a PDF page has got to: the graphics state (ISO 32000-2,
 * 8.4 and 9.3), what is painted so far, the letters drawn so far and whether
 * people see them.
 */

import type { HiddenReason } from '../../../src-shared/model/source-map.ts'
import { type FontMetrics, Letters, type Run } from './letters.ts'
import {
  boxUnder,
  IDENTITY,
  intersect,
  keepsBoxes,
  type Matrix,
  multiply,
  translate,
} from './matrix.ts'
import {
  type Box,
  createRaster,
  looksLike,
  type PageRaster,
  type PaintColour,
  UNKNOWN_COLOUR,
} from './raster.ts'

/** Words that stand in no item of the page's text. */
export interface LooseText {
  readonly text: string
  /** None for what people do see. */
  readonly hidden?: HiddenReason
}

export interface PageContext {
  readonly view: Box
  readonly fontOf: (name: string) => FontMetrics
  readonly isLayerShown: (layer: unknown) => boolean
}

export interface GraphicsState {
  ctm: Matrix
  clip: Box
  /** Whether the clip is just this box, not a shape within it. */
  clipExact: boolean
  fill: PaintColour
  stroke: PaintColour
  fillAlpha: number
  strokeAlpha: number
  lineWidth: number
  /** Under a soft mask or in a blend mode: what is painted does not simply lie on top. */
  masked: boolean
  blended: boolean
  font: FontMetrics
  fontSize: number
  letterSpacing: number
  wordSpacing: number
  /** Horizontal scaling, 1 for none. */
  stretch: number
  leading: number
  rise: number
  mode: number
}

/** The entries ActualText, Alt and E of marked content (ISO 32000-2, 14.9.3 to 14.9.5); empty where it has none. */
export type Stated = readonly string[]

interface MarkedContent {
  readonly isOff: boolean
  readonly stated: Stated | undefined
  /** The number of the first letter drawn in it. */
  readonly from: number
}

/** Words that stand in the page's drawing beside what is drawn. */
export interface SaidText {
  readonly text: string
  /** Of words that are said to be those drawn: the letters, by number. */
  readonly from?: number
  readonly to?: number
}

export interface Drawing {
  readonly page: PageContext
  readonly raster: PageRaster
  readonly letters: Letters
  readonly stack: GraphicsState[]
  state: GraphicsState
  textMatrix: Matrix
  lineMatrix: Matrix
  /** Whether the next path also clips. */
  clipsNext: boolean
  /** Open marked content, the innermost last. */
  readonly contents: MarkedContent[]
  /** How much of it is of a layer that is off. */
  layersOff: number
  /** How much of it says what its letters are. */
  openActual: number
  /** What marked content said that it is, in the order of its ends. */
  readonly said: SaidText[]
  /** Open groups of a soft mask, which is not drawn itself; 0 outside of one. */
  maskDepth: number
  /** Letters that only clip, by number, until something is painted through them. */
  clipping: number[]
}

const BLACK = 0
/** The edge of the page clips too, but `isOffPage` is what tells of it. */
const EVERYWHERE: Box = [-1e9, -1e9, 1e9, 1e9]
/** Below this opacity nothing is seen; from the other on nothing shines through. */
const INVISIBLE_BELOW = 0.02
const OPAQUE_FROM = 0.95
/** Text rendering modes (ISO 32000-2, table 104). */
const STROKE_MODES = [1, 5]
const INVISIBLE_MODE = 3
const CLIP_MODE = 7
/** Where in a letter is looked: from either side, in its width, and above the baseline, in its size. */
const LOOK_FROM = 0.2
const LOOK_ABOVE = 0.3

/** An empty page. */
export function startDrawing(page: PageContext): Drawing {
  return {
    page,
    raster: createRaster(page.view),
    letters: new Letters(),
    stack: [],
    state: {
      ctm: IDENTITY,
      clip: EVERYWHERE,
      clipExact: true,
      fill: BLACK,
      stroke: BLACK,
      fillAlpha: 1,
      strokeAlpha: 1,
      lineWidth: 1,
      masked: false,
      blended: false,
      font: { unit: 0.001, vertical: false },
      fontSize: 0,
      letterSpacing: 0,
      wordSpacing: 0,
      stretch: 1,
      leading: 0,
      rise: 0,
      mode: 0,
    },
    textMatrix: IDENTITY,
    lineMatrix: IDENTITY,
    clipsNext: false,
    contents: [],
    layersOff: 0,
    openActual: 0,
    said: [],
    maskDepth: 0,
    clipping: [],
  }
}

/** Narrows the clip to a box of user space; `exact` where the clip is the box itself. */
export function clipTo({ state }: Drawing, box: Box, exact: boolean): void {
  state.clip = intersect(state.clip, boxUnder(state.ctm, box))
  state.clipExact &&= exact && keepsBoxes(state.ctm)
}

/** Paints a box of user space; `exact` where what is painted is the box itself. */
export function paint(
  drawing: Drawing,
  box: Box,
  colour: PaintColour,
  alpha: number,
  exact: boolean,
): void {
  const { state, raster, letters } = drawing
  if (drawing.layersOff > 0 || alpha < INVISIBLE_BELOW) return
  for (const letter of drawing.clipping) {
    if (letters.hidden.get(letter) !== 'off_page') letters.hidden.delete(letter)
  }
  drawing.clipping = []
  const covers =
    exact &&
    colour !== UNKNOWN_COLOUR &&
    alpha >= OPAQUE_FROM &&
    !state.masked &&
    !state.blended &&
    state.clipExact &&
    keepsBoxes(state.ctm)
  const area = intersect(boxUnder(state.ctm, box), state.clip)
  raster.paint(area, covers ? colour : UNKNOWN_COLOUR, covers)
}

/** Draws letters and the gaps between them (in thousandths of the font's size), and moves on behind them. */
export function drawText(drawing: Drawing, glyphs: Run['glyphs']): void {
  const { state, raster, page, letters } = drawing
  const { font, fontSize, stretch, rise, clip } = state
  const [a, b, c, d, e, f] = multiply(state.ctm, drawing.textMatrix)
  const [alongX, alongY] = font.vertical ? [c, d] : [a, b]
  const scale = Math.hypot(alongX, alongY)
  const above = font.vertical ? 0 : LOOK_ABOVE * fontSize
  // What is the same for all of them is asked once: a page has thousands.
  const reason = stateReason(drawing)
  const colour = solidColour(state)
  /** How far the run has come along its direction, in text space. */
  let come = 0
  letters.reserve(glyphs.length)
  const { xs, ys, advances, cells, farCells, hidden, length: from } = letters
  let letter = from
  for (const glyph of glyphs) {
    if (typeof glyph === 'number') {
      come -= (glyph / 1000) * fontSize * (font.vertical ? 1 : stretch)
      continue
    }
    const width = (font.vertical ? (glyph.vmetric?.[0] ?? 0) : glyph.width) * font.unit * fontSize
    const advance = font.vertical ? width : width * stretch
    const x = e + come * alongX + rise * c
    const y = f + come * alongY + rise * d
    const near = LOOK_FROM * advance
    const far = advance - near
    const cell = raster.cellAt(x + near * alongX + above * c, y + near * alongY + above * d)
    const farCell = raster.cellAt(x + far * alongX + above * c, y + far * alongY + above * d)
    const isLost =
      colour !== undefined &&
      looksLike(colour, raster.colourOf(cell)) &&
      looksLike(colour, raster.colourOf(farCell))
    const middle = advance / 2
    const isCut = isClipped(clip, x + middle * alongX + above * c, y + middle * alongY + above * d)
    const isOff = isOffPage(x, y, width, font.vertical, page.view)
    xs[letter] = x
    ys[letter] = y
    advances[letter] = advance * scale
    cells[letter] = cell
    farCells[letter] = farCell
    const why = isOff
      ? 'off_page'
      : (reason ?? (isLost ? 'same_colour' : isCut ? 'clipped' : undefined))
    if (why) hidden.set(letter, why)
    if (state.mode === CLIP_MODE) drawing.clipping.push(letter)
    letter++
    const spacing = state.letterSpacing + (glyph.isSpace ? state.wordSpacing : 0)
    come += advance + spacing * (font.vertical ? 1 : stretch)
  }
  const size = Math.hypot(c, d) * Math.abs(fontSize)
  letters.runs.push({ glyphs, font, size, order: raster.painted(), from, to: letter })
  drawing.textMatrix = font.vertical
    ? translate(drawing.textMatrix, 0, come)
    : translate(drawing.textMatrix, come, 0)
}

/** PDF.js's own test, in its own units, so that both leave out the same letters. */
function isOffPage(x: number, y: number, width: number, vertical: boolean, view: Box): boolean {
  const [left, bottom, right, top] = view
  return vertical
    ? x < left || x > right || y + width < bottom || y > top
    : x + width < left || x > right || y < bottom || y > top
}

function isClipped([left, bottom, right, top]: Box, x: number, y: number): boolean {
  return x < left || x > right || y < bottom || y > top
}

/** Why no letter that is drawn now is seen, wherever it stands on the page. */
function stateReason({ state, layersOff }: Drawing): HiddenReason | undefined {
  if (layersOff > 0) return 'layer_off'
  const alpha = isStroked(state) ? state.strokeAlpha : state.fillAlpha
  const isUnseen =
    state.mode === INVISIBLE_MODE || state.mode === CLIP_MODE || alpha < INVISIBLE_BELOW
  return isUnseen ? 'render_mode' : undefined
}

/** The colour that letters have on the page; undefined where what lies behind them shows through. */
function solidColour(state: GraphicsState): PaintColour | undefined {
  if (state.masked || state.blended) return undefined
  return isStroked(state) ? state.stroke : state.fill
}

function isStroked({ mode }: GraphicsState): boolean {
  return STROKE_MODES.includes(mode)
}
