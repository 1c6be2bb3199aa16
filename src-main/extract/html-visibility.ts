/**
 * Tells why people do not see an element, from its own attributes and inline
 * style. Style sheets are not applied: what they hide is read as visible,
 * what is marked here is hidden for certain.
 */

import type { HiddenReason } from '../../src-shared/model/source-map.ts'
import { type Colour, looksSame, parseColour } from './css-colour.ts'

/** What an element hands down to those inside it. */
export interface Appearance {
  readonly colour: Colour | undefined
  /** Undefined where it cannot be known, for example behind a picture. */
  readonly background: Colour | undefined
}

interface Attribute {
  readonly name: string
  readonly value: string
}

/** Text smaller than this, in CSS pixels, is not read by people. */
const TINY_PX = 2
/** Boxes moved further than this out of the page, in CSS pixels or the like, are not seen. */
const FAR_PX = 900

/**
 * Why the element is not seen, if so, and the appearance that its content
 * inherits.
 */
export function readAppearance(
  tag: string,
  attributes: readonly Attribute[],
  inherited: Appearance,
): { readonly hidden: HiddenReason | undefined; readonly appearance: Appearance } {
  const style = parseStyle(attributeOf(attributes, 'style') ?? '')
  const appearance = {
    colour: colourOf(tag, attributes, style) ?? inherited.colour,
    background: backgroundOf(attributes, style, inherited.background),
  }
  return { hidden: hiddenReason(tag, attributes, style, appearance), appearance }
}

function hiddenReason(
  tag: string,
  attributes: readonly Attribute[],
  style: ReadonlyMap<string, string>,
  appearance: Appearance,
): HiddenReason | undefined {
  if (attributeOf(attributes, 'hidden') !== undefined) return 'css'
  if (tag === 'dialog' && attributeOf(attributes, 'open') === undefined) return 'css'
  if (hiddenByStyle(style)) return 'css'
  const { colour, background } = appearance
  if (colour && (colour[3] === 0 || (background && looksSame(colour, background)))) {
    return 'same_colour'
  }
  const size = lengthOf(style.get('font-size'))
  if (size !== undefined && size < TINY_PX) return 'tiny'
  if (isFarAway(style)) return 'off_page'
  // Last: people do see what only assistive software skips, where nothing above hides it.
  if (attributeOf(attributes, 'aria-hidden')?.toLowerCase() === 'true') return 'aria_hidden'
  return undefined
}

function hiddenByStyle(style: ReadonlyMap<string, string>): boolean {
  const opacity = style.get('opacity')
  return (
    style.get('display') === 'none' ||
    /^(?:hidden|collapse)$/.test(style.get('visibility') ?? '') ||
    (opacity !== undefined && Number.parseFloat(opacity) <= 0.05) ||
    /^rect\((?:0(?:px)?|1px)[, ]/.test(style.get('clip') ?? '') ||
    /^inset\((?:50|100)%/.test(style.get('clip-path') ?? '') ||
    (style.get('overflow') === 'hidden' &&
      (isZero(style.get('width')) ||
        isZero(style.get('height')) ||
        isZero(style.get('max-height'))))
  )
}

function isFarAway(style: ReadonlyMap<string, string>): boolean {
  const moved = /^(?:absolute|fixed|relative)$/.test(style.get('position') ?? '')
  const properties = moved ? ['left', 'top', 'right', 'bottom', 'text-indent'] : ['text-indent']
  return properties.some((name) => (lengthOf(style.get(name)) ?? 0) <= -FAR_PX)
}

function colourOf(
  tag: string,
  attributes: readonly Attribute[],
  style: ReadonlyMap<string, string>,
): Colour | undefined {
  const presentational = tag === 'font' ? 'color' : tag === 'body' ? 'text' : undefined
  return parseColour(
    style.get('color') ?? (presentational && attributeOf(attributes, presentational)) ?? '',
  )
}

function backgroundOf(
  attributes: readonly Attribute[],
  style: ReadonlyMap<string, string>,
  inherited: Colour | undefined,
): Colour | undefined {
  const declared =
    style.get('background-color') ?? style.get('background') ?? attributeOf(attributes, 'bgcolor')
  const picture =
    style.has('background-image') || attributeOf(attributes, 'background') !== undefined
  if (picture) return undefined
  if (declared === undefined) return inherited
  const colour = parseColour(declared)
  if (!colour) return undefined
  return colour[3] === 0 ? inherited : colour
}

/** The declarations of an inline style; a later one wins, as in CSS. */
function parseStyle(text: string): ReadonlyMap<string, string> {
  const declarations = new Map<string, string>()
  for (const declaration of text.replace(/\/\*.*?(?:\*\/|$)/gs, ' ').split(';')) {
    const colon = declaration.indexOf(':')
    if (colon < 0) continue
    const name = declaration.slice(0, colon).trim().toLowerCase()
    const value = declaration.slice(colon + 1).replace(/!\s*important\s*$/i, '')
    declarations.set(name, value.trim().toLowerCase())
  }
  return declarations
}

/** A length in CSS pixels, near enough to tell nothing from something; undefined where it is relative to something unknown. */
function lengthOf(value: string | undefined): number | undefined {
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

function isZero(value: string | undefined): boolean {
  const length = lengthOf(value)
  return length !== undefined && length <= 1
}

function attributeOf(attributes: readonly Attribute[], name: string): string | undefined {
  return attributes.find((attribute) => attribute.name === name)?.value
}
