/**
 * Tells why people do not see an element's text, from its attributes and its
 * declared style. What is marked here is hidden for certain: what a script, a
 * click or another window might hide is read as visible. Animations are not
 * played, and boxes are not laid out: text that other boxes cover is not told.
 */

import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import type { HiddenReason } from '../../../src-shared/model/source-map.ts'
import { type Colour, looksSame, parseColour } from '../css/colour.ts'
import type { Style } from '../css/match.ts'
import { hidesText, isZero, lengthOf, movedAway, TINY_PX } from '../css/values.ts'
import { attributeOf, NEVER_SHOWN } from './elements.ts'

/** What an element hands down to those inside it. */
export interface Appearance {
  /** Undefined where it cannot be known. */
  readonly colour: Colour | undefined
  /** Undefined where it cannot be known, for example behind a picture. */
  readonly background: Colour | undefined
  /** `visibility`, which an element inside can undo. */
  readonly invisible: boolean
  /** In CSS pixels. */
  readonly fontSize: number
  /** `text-indent` moves the first line out of the page. */
  readonly indented: boolean
}

const BLACK: Colour = [0, 0, 0, 1]
const WHITE: Colour = [255, 255, 255, 1]
/** Browsers' default size of text, in CSS pixels. */
const FONT_PX = 16

/** Before the first element: black on white, unless style sheets that are not read may say otherwise. */
export function pageAppearance(known: boolean): Appearance {
  return {
    colour: known ? BLACK : undefined,
    background: known ? WHITE : undefined,
    invisible: false,
    fontSize: FONT_PX,
    indented: false,
  }
}

/** What the content of an element inherits. */
export function readAppearance(element: Tree.Element, style: Style, outer: Appearance): Appearance {
  if (style.size === 0 && element.attrs.length === 0 && !OWN_COLOUR.has(element.tagName)) {
    return element.tagName === 'dialog' ? { ...outer, background: undefined } : outer
  }
  const visibility = style.get('visibility')
  const indent = style.get('text-indent')
  return {
    colour: colourOf(element, style, outer),
    background: backgroundOf(element, style, outer),
    invisible:
      visibility === undefined || visibility === 'inherit'
        ? outer.invisible
        : hidesText('visibility', visibility),
    fontSize: fontSizeOf(style.get('font-size'), outer.fontSize),
    indented:
      indent === undefined || indent === 'inherit'
        ? outer.indented
        : hidesText('text-indent', indent) || isPushedOut(indent, style),
  }
}

/**
 * Why the element and all inside it is not seen, whatever is declared inside.
 * @param asFrame for a document that it shows, not for the text between its tags.
 */
export function removedReason(
  element: Tree.Element,
  style: Style,
  asFrame = false,
): HiddenReason | undefined {
  const { tagName, attrs } = element
  const shadow = tagName === 'template' && attributeOf(attrs, 'shadowrootmode') !== undefined
  const isUnshown = NEVER_SHOWN.has(tagName) && !shadow && !asFrame
  if (isUnshown || isNotDisplayed(element, style)) return 'css'
  const reason = style.size > 0 ? removedByStyle(style) : undefined
  if (reason) return reason
  // Last: people do see what only assistive software skips, where nothing above hides it.
  return attributeOf(attrs, 'aria-hidden')?.trim().toLowerCase() === 'true'
    ? 'aria_hidden'
    : undefined
}

function removedByStyle(style: Style): HiddenReason | undefined {
  for (const name of ['content-visibility', 'opacity', 'filter', 'scale', 'clip-path', 'zoom']) {
    if (hidesText(name, style.get(name) ?? '')) return 'css'
  }
  const transform = style.get('transform') ?? ''
  if (hidesText('transform', transform)) return movedAway(transform) ? 'off_page' : 'css'
  if (hidesText('position', style.get('position') ?? '')) {
    const fixed = style.get('position') !== 'relative'
    if (fixed && hidesText('clip', style.get('clip') ?? '')) return 'css'
    if (isMovedAway(style, ['left', 'top', 'right', 'bottom'])) return 'off_page'
  }
  if (isMovedAway(style, ['translate', 'margin-left', 'margin-top'])) return 'off_page'
  if (hidesText('overflow', style.get('overflow') ?? '') && hasNoRoom(style)) return 'css'
  return undefined
}

/** Why text of that appearance is not seen; another appearance inside can undo it. */
export function unreadableReason(appearance: Appearance): HiddenReason | undefined {
  const { colour, background, invisible, fontSize, indented } = appearance
  if (invisible) return 'css'
  if (colour && (colour[3] <= 0.05 || (background && looksSame(colour, background)))) {
    return 'same_colour'
  }
  if (fontSize < TINY_PX) return 'tiny'
  return indented ? 'off_page' : undefined
}

/** By the author's `display`, or by the browser's own style where the author has none (HTML §15.3.1). */
function isNotDisplayed({ tagName, attrs }: Tree.Element, style: Style): boolean {
  const hidden = attributeOf(attrs, 'hidden')
  if (hidden?.trim().toLowerCase() === 'until-found') return true
  const display = style.get('display')
  if (display !== undefined) return display === 'none'
  return hidden !== undefined || (tagName === 'dialog' && attributeOf(attrs, 'open') === undefined)
}

function isMovedAway(style: Style, properties: readonly string[]): boolean {
  return properties.some((name) => hidesText(name, style.get(name) ?? ''))
}

function hasNoRoom(style: Style): boolean {
  return ['width', 'height', 'max-width', 'max-height'].some((name) => isZero(style.get(name)))
}

/** Text pushed out of a box that hides its overflow, as pictures replace headings. */
function isPushedOut(indent: string, style: Style): boolean {
  const percent = /^(\d{3,4})%$/.exec(indent)?.[1]
  return percent !== undefined && hidesText('overflow', style.get('overflow') ?? '')
}

function fontSizeOf(value: string | undefined, outer: number): number {
  if (value === undefined || value === 'inherit') return outer
  const relative = /^(\d{0,4}\.?\d{1,6})(em|%)$/.exec(value)
  if (relative) return outer * Number(relative[1]) * (relative[2] === '%' ? 0.01 : 1)
  return lengthOf(value) ?? Math.max(outer, FONT_PX)
}

/** Elements whose text the browser colours itself (HTML §15.3 and §15.5). */
const OWN_COLOUR: ReadonlySet<string> = new Set('a button input select textarea mark'.split(' '))
const OWN_BACKGROUND: ReadonlySet<string> = new Set(
  'button input select textarea mark dialog'.split(' '),
)

function colourOf({ tagName, attrs }: Tree.Element, style: Style, outer: Appearance) {
  const declared = style.get('color')
  if (declared !== undefined) {
    if (/^(?:inherit|unset|currentcolor)$/.test(declared)) return outer.colour
    return parseColour(declared)
  }
  const presentational = tagName === 'font' ? 'color' : tagName === 'body' ? 'text' : undefined
  const attribute = presentational && attributeOf(attrs, presentational)
  if (attribute) return parseColour(attribute)
  return OWN_COLOUR.has(tagName) ? undefined : outer.colour
}

function backgroundOf(element: Tree.Element, style: Style, outer: Appearance): Colour | undefined {
  const { tagName, attrs } = element
  const picture = style.get('background-image')
  if (picture !== undefined && picture !== 'none') return undefined
  if (attributeOf(attrs, 'background') !== undefined) return undefined
  const declared = style.get('background-color') ?? attributeOf(attrs, 'bgcolor')
  if (declared === undefined) {
    if (OWN_BACKGROUND.has(tagName)) return undefined
    return standsOnPicture(element, style) ? undefined : outer.background
  }
  const colour = parseColour(declared)
  if (!colour)
    return /^(?:inherit|unset|initial|none)$/.test(declared) ? outer.background : undefined
  if (colour[3] >= 0.95) return colour
  return colour[3] === 0 ? outer.background : mix(colour, outer.background)
}

const PICTURES: ReadonlySet<string> = new Set('img picture video svg canvas iframe'.split(' '))

/** A positioned box beside a picture most likely lies on it. Few siblings are asked, for the sake of time. */
function standsOnPicture({ parentNode }: Tree.Element, style: Style): boolean {
  if (!/^(?:absolute|fixed)$/.test(style.get('position') ?? '') || !parentNode) return false
  return parentNode.childNodes
    .slice(0, 50)
    .some((sibling) => 'tagName' in sibling && PICTURES.has(sibling.tagName))
}

function mix(over: Colour, under: Colour | undefined): Colour | undefined {
  if (!under) return undefined
  const channel = (index: 0 | 1 | 2) => over[index] * over[3] + under[index] * (1 - over[3])
  return [channel(0), channel(1), channel(2), 1]
}
