/**
 * The texts in an element's attributes: what assistive software says, where
 * links lead, what describes the page, and values that nobody sees. Scripts
 * and embedded data are left out.
 */

import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import { oneLine } from '../../../src-shared/model/one-line.ts'
import { type Attribute, attributeOf } from './elements.ts'

export type AttributeKind =
  | 'accessibility'
  | 'link'
  | 'metadata'
  | 'hidden'
  | 'data'
  | 'tool'
  | 'base'

export interface AttributeText {
  readonly kind: AttributeKind
  readonly text: string
}

/** Attributes that assistive software says, and those that browsers show on a pointer or in an empty field. */
const SPOKEN: ReadonlySet<string> = new Set(
  (
    'alt title aria-label aria-description aria-roledescription aria-placeholder aria-valuetext ' +
    'aria-braillelabel aria-brailleroledescription placeholder label summary abbr standby'
  ).split(' '),
)

/** Attributes of declarative WebMCP: those of Chrome's preview, and the dashed form of the proposal before it. */
const TOOL: ReadonlySet<string> = new Set(
  (
    'toolname tooldescription toolparamname toolparamtitle toolparamdescription ' +
    'tool-name tool-description tool-param-name tool-param-title tool-param-description'
  ).split(' '),
)

/** Attributes that lead somewhere, by element; elsewhere they are resources of the page or mean nothing. */
const LINKS: ReadonlySet<string> = new Set(
  (
    'a.href area.href a.ping area.ping form.action button.formaction input.formaction iframe.src ' +
    'frame.src embed.src object.data blockquote.cite q.cite del.cite ins.cite img.longdesc link.href'
  ).split(' '),
)

/** `link` elements that name a resource of the page, not a place that somebody follows. */
const RESOURCE =
  /\b(?:stylesheet|icon|preload|prefetch|modulepreload|preconnect|dns-prefetch|manifest|mask-icon)\b/i

/** What may stand between two words beside white space. */
const JOINTS: ReadonlySet<string> = new Set(['', ...",.:;'\u2019"])
/** A name that may be a word, and how many of them together may be a sentence. */
const WORD = /^[a-z]{2,20}$/
const MIN_NAMES = 4

/** Attributes whose values are names, numbers, addresses, styles or scripts, or are read elsewhere. */
const TECHNICAL: ReadonlySet<string> = new Set(
  (
    'class id style rel href src srcset srcdoc sizes media content action type name for form method target accept ' +
    'allow sandbox pattern headers itemtype itemref itemprop is slot part exportparts font-family points d ' +
    'transform values keytimes keysplines viewbox role autocomplete dropzone kind coords archive classid codebase ' +
    'property about typeof vocab prefix resource datatype'
  ).split(' '),
)

/**
 * Whether a text is words and not a name, a number or a setting: three words in a row are none of these. Word by word, since
 * an expression of all three would take minutes for a long value without a blank.
 */
export function isSentence(text: string): boolean {
  // How long the two words before are, 0 where they do not stand in a row with this one.
  let [first, second] = [0, 0]
  let end = 0
  for (const { 0: word, index } of text.matchAll(/\p{L}+/gu)) {
    if (!isJoint(text.slice(end, index))) [first, second] = [0, 0]
    const letters = [...word.slice(0, 4)].length
    if (first > 1 && second > 0 && letters > 1) return true
    ;[first, second] = [second, letters]
    end = index + word.length
  }
  return false
}

/** Whether what parts two words is white space, with a sign before it that stands in the line of the first. */
function isJoint(between: string): boolean {
  const sign = between.trim()
  const before = between.slice(0, sign === '' ? 0 : between.indexOf(sign))
  return /\s$/.test(between) && JOINTS.has(sign) && !before.includes('\n')
}

function isTechnical(name: string, tagName: string): boolean {
  if (tagName === 'input' && name === 'value') return true
  return TECHNICAL.has(name) || name.startsWith('on') || name.startsWith('xmlns')
}

/** Values that a field of this type does not show. */
const UNSHOWN_VALUE = /^(?:hidden|checkbox|radio)$/i
/** Values of no text, or that the page never carries in earnest. */
const NO_VALUE = /^(?:password|color|image|file|range)$/i

/** The texts of an element's attributes, in their order, each trimmed and not empty. */
export function attributeTexts({ tagName, attrs }: Tree.Element): readonly AttributeText[] {
  const texts: AttributeText[] = []
  const add = (kind: AttributeKind, value: string) => {
    const text = value.trim()
    if (text !== '') texts.push({ kind, text })
  }
  for (const { name, value } of attrs) {
    if (SPOKEN.has(name)) add('accessibility', value)
    else if (tagName === 'base' && name === 'href') add('base', value)
    else if (TOOL.has(name)) add('tool', value)
    else if (LINKS.has(`${tagName}.${name}`)) {
      if (tagName !== 'link' || !RESOURCE.test(attributeOf(attrs, 'rel') ?? '')) {
        addLink(value, add)
      }
    } else if (!isTechnical(name, tagName) && isSentence(value)) add('data', value)
  }
  const names = attrs.flatMap(({ name, value }) => (value === '' && WORD.test(name) ? [name] : []))
  if (names.length >= MIN_NAMES) add('data', names.join(' '))
  if (tagName === 'meta') addMeta(attrs, add)
  if (tagName === 'input') {
    const type = attributeOf(attrs, 'type')?.trim() ?? ''
    if (UNSHOWN_VALUE.test(type)) add('hidden', attributeOf(attrs, 'value') ?? '')
  }
  return texts
}

/** What a field shows as its value, which stands in the page as text does. */
export function shownValue({ tagName, attrs }: Tree.Element): string {
  if (tagName !== 'input') return ''
  const type = attributeOf(attrs, 'type')?.trim() ?? ''
  return UNSHOWN_VALUE.test(type) || NO_VALUE.test(type) ? '' : (attributeOf(attrs, 'value') ?? '')
}

function addLink(value: string, add: (kind: AttributeKind, text: string) => void): void {
  const text = cleanUrl(value)
  if (text === '' || text.startsWith('#') || /^(?:javascript|vbscript|blob):/i.test(text)) return
  if (/^data:/i.test(text)) return
  add('link', text)
}

/** As browsers clean an address before they parse it (WHATWG URL §4.4): controls at the ends and line breaks within go. */
function cleanUrl(value: string): string {
  let start = 0
  let end = value.length
  while (start < end && value.charCodeAt(start) <= 0x20) start++
  while (end > start && value.charCodeAt(end - 1) <= 0x20) end--
  return value.slice(start, end).replace(/[\t\n\r]+/g, '')
}

/** Settings of the viewer and the server, which are no text. */
const TECHNICAL_META = new RegExp(
  oneLine`
    ^(?:
      viewport|theme-color|color-scheme|format-detection|referrer|robots|content-type
      |content-security-policy|x-ua-compatible|origin-trial|msapplication-.*
      |apple-mobile-web-app-.*|.*-site-verification|csrf-.*
    )$
  `,
  'i',
)

function addMeta(
  attributes: readonly Attribute[],
  add: (kind: AttributeKind, text: string) => void,
): void {
  const name =
    attributeOf(attributes, 'name') ??
    attributeOf(attributes, 'property') ??
    attributeOf(attributes, 'itemprop') ??
    attributeOf(attributes, 'http-equiv') ??
    ''
  const content = attributeOf(attributes, 'content') ?? ''
  // What is technical by name is left out only where its value is: an instruction is not.
  if (TECHNICAL_META.test(name.trim()) && !/[a-z]{2,}\s+[a-z]{2,}\s+[a-z]{2,}/i.test(content))
    return
  if (!/^data:/i.test(content.trim())) add('metadata', content)
}
