/** Which single values of CSS properties leave a text unseen, and what lengths come to. */

/** Boxes moved further than this out of the page, in CSS pixels or the like, are not seen. */
const FAR_PX = 900
/** Further right or down than any page goes. */
const BEYOND_PX = 5_000
/** Text smaller than this, in CSS pixels, is not read by people. */
export const TINY_PX = 2

/** Whether a declaration alone can keep a text from being seen; for those that matter together with others, whether it can take part. */
export function hidesText(name: string, value: string): boolean {
  switch (name) {
    case 'display':
      return value === 'none'
    case 'visibility':
      return /^(?:hidden|collapse)$/.test(value)
    case 'content-visibility':
      return value === 'hidden'
    case 'opacity':
      return Number.parseFloat(value) <= (value.endsWith('%') ? 5 : 0.05)
    case 'filter':
      return /\bopacity\(\s*(?:0?\.0\d*|0+|0%)\s*\)/.test(value)
    case 'zoom':
      return isTinyFactor(value)
    case 'clip':
      return clippedAway(value)
    case 'clip-path':
      return /^(?:inset\(\s*(?:[5-9]\d|100)%|circle\(\s*0(?:px|%)?[\s)]|polygon\(\s*0(?:px|%)? 0(?:px|%)?(?:\s*,\s*0(?:px|%)? 0(?:px|%)?)*\s*\))/.test(
        value,
      )
    case 'overflow':
      return /^(?:hidden|clip)\b/.test(value)
    case 'width':
    case 'height':
    case 'max-width':
    case 'max-height':
      return isZero(value)
    case 'font-size':
      return (lengthOf(value) ?? TINY_PX) < TINY_PX
    case 'position':
      return /^(?:absolute|fixed|relative)$/.test(value)
    case 'left':
    case 'top':
    case 'right':
    case 'bottom':
      return isFar(value) || (lengthOf(value) ?? 0) >= BEYOND_PX
    case 'margin-left':
    case 'margin-top':
      return isFar(value)
    case 'text-indent':
      return isFar(value) || (lengthOf(value) ?? 0) >= BEYOND_PX
    case 'transform':
      return scaledAway(value) || movedAway(value)
    case 'scale':
      return value.split(/\s+/).some(isTinyFactor) || /^0(?:\.0+)?(?:%|\s|$)/.test(value)
    case 'translate':
      return value.split(/\s+/).some(isFar)
    default:
      return false
  }
}

/** Whether a transform leaves nothing of the box. */
function scaledAway(value: string): boolean {
  const inner = /\bscale(?:x|y|3d)?\(([^()]{1,100})\)/.exec(value)?.[1]
  return (
    inner
      ?.split(',', 2)
      .some((part) => isTinyFactor(part.trim()) || /^0(?:\.0+)?%?$/.test(part.trim())) ?? false
  )
}

/** A factor that leaves text of any usual size smaller than {@link TINY_PX}; nothing at all is another matter. */
function isTinyFactor(value: string): boolean {
  const factor = Number.parseFloat(value) * (value.endsWith('%') ? 0.01 : 1)
  return factor > 0 && factor <= 0.05
}

/** Whether a transform moves the box out of the page. */
export function movedAway(value: string): boolean {
  const inner = /\btranslate(?:x|y|3d)?\(([^()]{1,100})\)/.exec(value)?.[1]
  return inner?.split(',').some((part) => isFar(part.trim())) ?? false
}

/** Whether a length, in CSS pixels or near it, lies {@link FAR_PX} before the page's edge. */
function isFar(value: string): boolean {
  return (lengthOf(value) ?? 0) <= -FAR_PX
}

/** Whether a length leaves no room for text. */
export function isZero(value: string | undefined): boolean {
  const length = lengthOf(value)
  return length !== undefined && length <= 1
}

/** A length in CSS pixels, near enough to tell nothing from something; undefined where it is relative to something unknown. */
export function lengthOf(value: string | undefined): number | undefined {
  const match =
    /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(px|pt|em|rem|ex|ch|cm|mm|in|vw|vh|%)?$/.exec(
      value ?? '',
    )
  if (!match) return undefined
  return Number(match[1]) * (PIXELS.get(match[2] ?? 'px') ?? 1)
}

/** Pixels per unit; a font of 16 px and a page of 1,000 px where the unit depends on them. */
const PIXELS: ReadonlyMap<string, number> = new Map([
  ['px', 1],
  ['pt', 4 / 3],
  ['em', 16],
  ['rem', 16],
  ['ex', 8],
  ['ch', 8],
  ['cm', 37.8],
  ['mm', 3.78],
  ['in', 96],
  ['vw', 10],
  ['vh', 10],
  ['%', 10],
])

/** A rectangle of the old `clip` with at most a pixel between its sides (CSS 2.1 §11.1.2: top, right, bottom, left). */
function clippedAway(value: string): boolean {
  const parts = /^rect\(([^()]{1,100})\)$/
    .exec(value)?.[1]
    ?.split(/[\s,]+/)
    .filter(Boolean)
  const [top, right, bottom, left] = (parts ?? []).map(lengthOf)
  const none = (from: number | undefined, to: number | undefined) =>
    from !== undefined && to !== undefined && to - from <= 1
  return none(top, bottom) || none(left, right)
}
