/** What each operator of PDF.js's lists does to the drawing of a page, as far as it matters to letters. */

import { clipTo, type Drawing, drawText, paint, type Stated } from './drawing.ts'
import type { Pdfjs } from './load-pdfjs.ts'
import { IDENTITY, intersect, matrixOf, multiply, translate } from './matrix.ts'
import { rectangleOf } from './path.ts'
import { type Box, type PaintColour, PICTURE, UNKNOWN_COLOUR } from './raster.ts'

/** PDF.js's operator list of a page. */
export interface Operators {
  readonly fnArray: ArrayLike<number>
  readonly argsArray: ArrayLike<unknown>
}

// biome-ignore lint/suspicious/noExplicitAny: PDF.js types no arguments of operators; it passes on only numbers where numbers belong.
type Handler = (drawing: Drawing, args: any) => void

const UNIT_SQUARE: Box = [0, 0, 1, 1]
const NOTHING: Box = [0, 0, -1, -1]

const HANDLERS: { readonly [name in keyof Pdfjs['OPS']]?: Handler } = {
  save,
  restore,
  transform(drawing, matrix) {
    concatenate(drawing, matrix)
  },
  paintFormXObjectBegin(drawing, [matrix, box]) {
    save(drawing)
    concatenate(drawing, matrix)
    if (box) clipTo(drawing, box, true)
  },
  paintFormXObjectEnd: restore,
  beginGroup,
  endGroup,
  setGState(drawing, [entries]) {
    applyEntries(drawing, entries)
  },
  beginMarkedContent(drawing) {
    openContent(drawing, { isOff: false })
  },
  beginMarkedContentProps(drawing, [tag, layer, stated]) {
    openContent(drawing, { isOff: tag === 'OC' && !drawing.page.isLayerShown(layer), stated })
  },
  endMarkedContent: closeContent,

  setFillRGBColor({ state }, [colour]) {
    state.fill = colourOf(colour)
  },
  setStrokeRGBColor({ state }, [colour]) {
    state.stroke = colourOf(colour)
  },
  setFillColorN({ state }) {
    state.fill = UNKNOWN_COLOUR
  },
  setStrokeColorN({ state }) {
    state.stroke = UNKNOWN_COLOUR
  },
  setFillTransparent({ state }) {
    state.fill = UNKNOWN_COLOUR
  },
  setStrokeTransparent({ state }) {
    state.stroke = UNKNOWN_COLOUR
  },
  clip: clipNext,
  eoClip: clipNext,
  setLineWidth({ state }, [width]) {
    state.lineWidth = width
  },
  shadingFill({ raster, state }) {
    raster.paint(state.clip, UNKNOWN_COLOUR, false)
  },
  paintImageXObject(drawing) {
    paint(drawing, UNIT_SQUARE, PICTURE, drawing.state.fillAlpha, true)
  },
  paintImageMaskXObject(drawing) {
    paint(drawing, UNIT_SQUARE, UNKNOWN_COLOUR, drawing.state.fillAlpha, false)
  },

  beginText(drawing) {
    drawing.textMatrix = IDENTITY
    drawing.lineMatrix = IDENTITY
  },
  endText({ state, clipping }) {
    // From here on the letters are the clip.
    if (clipping.length > 0) state.clipExact = false
  },
  setCharSpacing({ state }, [spacing]) {
    state.letterSpacing = spacing
  },
  setWordSpacing({ state }, [spacing]) {
    state.wordSpacing = spacing
  },
  setHScale({ state }, [percent]) {
    state.stretch = percent / 100
  },
  setLeading({ state }, [leading]) {
    state.leading = leading
  },
  setFont(drawing, [name, size]) {
    setFont(drawing, name, size)
  },
  setTextRenderingMode({ state }, [mode]) {
    state.mode = mode
  },
  setTextRise({ state }, [rise]) {
    state.rise = rise
  },
  moveText(drawing, [x, y]) {
    nextLine(drawing, x, y)
  },
  setLeadingMoveText(drawing, [x, y]) {
    drawing.state.leading = -y
    nextLine(drawing, x, y)
  },
  setTextMatrix(drawing, [matrix]) {
    drawing.lineMatrix = matrixOf(matrix) ?? IDENTITY
    drawing.textMatrix = drawing.lineMatrix
  },
  nextLine(drawing) {
    nextLine(drawing, 0, -drawing.state.leading)
  },
  showText(drawing, [run]) {
    drawText(drawing, run)
  },
}

/** Follows the operators of a page; `numbers` are PDF.js's `OPS`. */
export function followOperators(
  drawing: Drawing,
  { fnArray, argsArray }: Operators,
  numbers: Pdfjs['OPS'],
): void {
  const handlers: (Handler | undefined)[] = []
  for (const [name, handler] of Object.entries(HANDLERS)) {
    handlers[numbers[name as keyof Pdfjs['OPS']]] = handler
  }
  const groups = new Set<number>([numbers.beginGroup, numbers.endGroup])
  const painters = paintersOf(numbers)
  handlers[numbers.constructPath] = (on, args) => constructPath(on, args, painters)
  for (let index = 0; index < fnArray.length; index++) {
    const number = fnArray[index] ?? -1
    if (drawing.maskDepth > 0 && !groups.has(number)) continue
    handlers[number]?.(drawing, argsArray[index] ?? [])
  }
  // What nothing closed says what it says all the same.
  while (drawing.contents.length > 0) closeContent(drawing)
}

function save({ stack, state }: Drawing): void {
  stack.push({ ...state })
}

function restore(drawing: Drawing): void {
  drawing.state = drawing.stack.pop() ?? drawing.state
  drawing.clipping = []
}

function concatenate({ state }: Drawing, numbers: ArrayLike<unknown> | null): void {
  const matrix = matrixOf(numbers)
  if (matrix) state.ctm = multiply(state.ctm, matrix)
}

/** Its form, which begins next, has its matrix, but leaves the box to the group. */
function beginGroup(
  drawing: Drawing,
  [group]: readonly [{ matrix?: readonly number[]; bbox?: Box | null; smask?: unknown }],
): void {
  if (drawing.maskDepth > 0 || group.smask) {
    drawing.maskDepth++
    return
  }
  save(drawing)
  if (!group.bbox) return
  const { ctm } = drawing.state
  concatenate(drawing, group.matrix ?? null)
  clipTo(drawing, group.bbox, true)
  drawing.state.ctm = ctm
}

function endGroup(drawing: Drawing): void {
  if (drawing.maskDepth > 0) drawing.maskDepth--
  else restore(drawing)
}

function openContent(
  drawing: Drawing,
  { isOff, stated }: { readonly isOff: boolean; readonly stated?: Stated },
): void {
  drawing.contents.push({ isOff, stated, from: drawing.letters.length })
  if (isOff) drawing.layersOff++
  if (stated?.[0]) drawing.openActual++
}

function closeContent(drawing: Drawing): void {
  const content = drawing.contents.pop()
  if (!content) return
  if (content.isOff) drawing.layersOff--
  const [actual = '', ...others] = content.stated ?? []
  if (actual) {
    drawing.openActual--
    // Within another one the letters are the outer one's, which is compared with them.
    const letters = { from: content.from, to: drawing.letters.length }
    drawing.said.push({ text: actual, ...(drawing.openActual === 0 && letters) })
  }
  for (const text of others) if (text) drawing.said.push({ text })
}

function applyEntries(
  drawing: Drawing,
  entries: readonly (readonly [key: string, value: unknown])[],
): void {
  const { state } = drawing
  for (const [key, value] of entries) {
    if (key === 'ca') state.fillAlpha = Number(value)
    else if (key === 'CA') state.strokeAlpha = Number(value)
    else if (key === 'SMask') state.masked = value !== false
    else if (key === 'BM') state.blended = value !== 'source-over'
    else if (key === 'Font' && Array.isArray(value)) {
      setFont(drawing, String(value[0]), Number(value[1]))
    }
  }
}

/** PDF.js turns every colour into `#rrggbb`. */
function colourOf(hex: unknown): PaintColour {
  return /^#[0-9a-f]{6}$/i.test(String(hex))
    ? Number.parseInt(String(hex).slice(1), 16)
    : UNKNOWN_COLOUR
}

function clipNext(drawing: Drawing): void {
  drawing.clipsNext = true
}

type Painter = 'fill' | 'stroke'

/** What the operators do that end a path; those that do both cover as fills do. */
function paintersOf(numbers: Pdfjs['OPS']): ReadonlyMap<number, Painter> {
  return new Map<number, Painter>([
    [numbers.fill, 'fill'],
    [numbers.eoFill, 'fill'],
    [numbers.fillStroke, 'fill'],
    [numbers.eoFillStroke, 'fill'],
    [numbers.closeFillStroke, 'fill'],
    [numbers.closeEOFillStroke, 'fill'],
    [numbers.stroke, 'stroke'],
    [numbers.closeStroke, 'stroke'],
  ])
}

/** A path with what is done with it: the operator that ends it, its commands, and the box around it. */
type PathArguments = readonly [number, readonly (Float32Array | null)[], Float32Array | null]

function constructPath(
  drawing: Drawing,
  [operator, [path], bounds]: PathArguments,
  painters: ReadonlyMap<number, Painter>,
): void {
  const { state, clipsNext } = drawing
  drawing.clipsNext = false
  if (!path || !bounds) {
    if (clipsNext) state.clip = intersect(state.clip, NOTHING)
    return
  }
  const rectangle = rectangleOf(path)
  const [left = 0, bottom = 0, right = 0, top = 0] = bounds
  const box: Box = rectangle ?? [left, bottom, right, top]
  const painter = painters.get(operator)
  if (painter === 'fill') paint(drawing, box, state.fill, state.fillAlpha, !!rectangle)
  else if (painter === 'stroke') paintLine(drawing, box)
  if (clipsNext) clipTo(drawing, box, !!rectangle)
}

/** A thick straight line can be what letters stand on; the outline of a shape is not. */
function paintLine(drawing: Drawing, [left, bottom, right, top]: Box): void {
  const half = drawing.state.lineWidth / 2
  if (right - left > half && top - bottom > half) return
  const line: Box = [left - half, bottom - half, right + half, top + half]
  paint(drawing, line, UNKNOWN_COLOUR, drawing.state.strokeAlpha, false)
}

function setFont({ state, page }: Drawing, name: string, size: number): void {
  state.font = page.fontOf(name)
  state.fontSize = size
}

function nextLine(drawing: Drawing, x: number, y: number): void {
  drawing.lineMatrix = translate(drawing.lineMatrix, x, y)
  drawing.textMatrix = drawing.lineMatrix
}
