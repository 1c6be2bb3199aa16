/**
 * A small strict XML reader: elements, text and namespaces, one event after
 * the other, no tree and no recursion. Document types are refused, so no entity
 * can be declared and none is expanded or fetched.
 *
 * XML 1.0 (fifth edition) and Namespaces in XML 1.0.
 */

import { ExtractionError } from '../extraction-error.ts'

/** An element's start. */
export interface XmlElement {
  readonly namespace: string
  /** Name without prefix. */
  readonly name: string
  /** The value of the attribute with that local name, whatever its prefix. */
  readonly attribute: (name: string) => string | undefined
}

export interface XmlHandler {
  readonly start: (element: XmlElement) => void
  readonly end: () => void
  /** Text with its references decoded; one stretch may come in several calls. */
  readonly text: (text: string) => void
}

/** Office nests some dozens of levels. */
const MAX_DEPTH = 1_000

/**
 * Reads a part and calls the handler in document order.
 * @throws {ExtractionError} where the XML is not well formed, declares a document type, nests more
 *   than {@link MAX_DEPTH} deep or is not in UTF-8 or UTF-16.
 */
export function readXml(bytes: Uint8Array, handler: XmlHandler): void {
  const xml = decodeXml(bytes)
  const open: { readonly tag: string; readonly scope: Scope }[] = []
  let place = 0
  while (place < xml.length) {
    const tag = xml.indexOf('<', place)
    if (tag !== place) {
      const text = xml.slice(place, tag < 0 ? xml.length : tag)
      if (open.length > 0) handler.text(decodeReferences(text))
      else if (/\S/.test(text)) throw malformed()
      if (tag < 0) break
    }
    if (xml.startsWith('<!--', tag)) {
      place = after(xml, '-->', tag + 4)
    } else if (xml.startsWith('<?', tag)) {
      place = after(xml, '?>', tag + 2)
    } else if (xml.startsWith('<![CDATA[', tag)) {
      place = after(xml, ']]>', tag + 9)
      handler.text(xml.slice(tag + 9, place - 3))
    } else if (xml.startsWith('<!', tag)) {
      throw malformed()
    } else {
      place = tagEnd(xml, tag + 1)
      const inner = xml.slice(tag + 1, place - 1)
      if (inner.startsWith('/')) {
        if (open.pop()?.tag !== inner.slice(1).trimEnd()) throw malformed()
        handler.end()
      } else {
        readStart(inner)
      }
    }
  }
  if (open.length > 0) throw malformed()

  function readStart(inner: string) {
    const empty = inner.endsWith('/')
    const [tag, attributes] = splitTag(empty ? inner.slice(0, -1) : inner)
    const scope = scopeOf(attributes, open.at(-1)?.scope ?? NO_SCOPE)
    const colon = tag.indexOf(':')
    handler.start({
      namespace: scope.get(tag.slice(0, Math.max(0, colon))) ?? '',
      name: tag.slice(colon + 1),
      attribute: (name) => attributeOf(attributes, name),
    })
    if (empty) {
      handler.end()
      return
    }
    open.push({ tag, scope })
    if (open.length > MAX_DEPTH) throw malformed('nests its XML too deep')
  }
}

/** Namespace by prefix; the empty prefix is the default namespace. */
type Scope = ReadonlyMap<string, string>
const NO_SCOPE: Scope = new Map()

const ATTRIBUTE = /\s+([^\s=<>"'/]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y

function scopeOf(attributes: string, outer: Scope): Scope {
  if (!attributes.includes('xmlns')) return outer
  const scope = new Map(outer)
  for (const [name, value] of attributesOf(attributes)) {
    if (name === 'xmlns') scope.set('', value)
    else if (name.startsWith('xmlns:')) scope.set(name.slice(6), value)
  }
  return scope
}

function attributeOf(attributes: string, wanted: string): string | undefined {
  if (!attributes.includes(wanted)) return undefined
  for (const [name, value] of attributesOf(attributes)) {
    if (name.slice(name.indexOf(':') + 1) === wanted) return value
  }
  return undefined
}

function attributesOf(attributes: string): readonly (readonly [name: string, value: string])[] {
  const found: [string, string][] = []
  ATTRIBUTE.lastIndex = 0
  let place = 0
  for (let match = ATTRIBUTE.exec(attributes); match; match = ATTRIBUTE.exec(attributes)) {
    place = ATTRIBUTE.lastIndex
    found.push([match[1] ?? '', decodeReferences(match[2] ?? match[3] ?? '')])
  }
  if (attributes.slice(place).trim() !== '') throw malformed()
  return found
}

function splitTag(inner: string): readonly [tag: string, attributes: string] {
  const tag = /^[^\s=<>"'/]+/.exec(inner)?.[0]
  if (tag === undefined) throw malformed()
  return [tag, inner.slice(tag.length)]
}

/** Behind the `>` that ends a tag; one within quotes does not. */
function tagEnd(xml: string, from: number): number {
  for (let place = from; place < xml.length; place++) {
    const unit = xml.charAt(place)
    if (unit === '>') return place + 1
    if (unit === '<') break
    if (unit === '"' || unit === "'") {
      place = xml.indexOf(unit, place + 1)
      if (place < 0) break
    }
  }
  throw malformed()
}

function after(xml: string, end: string, from: number): number {
  const place = xml.indexOf(end, from)
  if (place < 0) throw malformed()
  return place + end.length
}

const PREDEFINED: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['apos', "'"],
  ['quot', '"'],
])

function decodeReferences(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&([^;&\s]{0,32};?)/g, (_, reference: string) => {
    const name = reference.slice(0, -1)
    const code = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(name)
    const point = code && Number.parseInt(code[1] ?? code[2] ?? '', code[1] ? 16 : 10)
    const decoded =
      point !== null && isXmlCharacter(point) ? String.fromCodePoint(point) : PREDEFINED.get(name)
    if (!reference.endsWith(';') || decoded === undefined) throw malformed()
    return decoded
  })
}

/** XML 1.0, production 2: no control characters and no halves of surrogate pairs. */
function isXmlCharacter(point: number): boolean {
  if (point < 0x20) return point === 0x09 || point === 0x0a || point === 0x0d
  return point < 0xd800 || (point > 0xdfff && point <= 0x10ffff)
}

/** XML parts are UTF-8 or UTF-16, told by their first bytes (OPC §8.1.4, XML 1.0 appendix F). */
function decodeXml(bytes: Uint8Array): string {
  const [first, second] = bytes
  const little = (first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)
  const big = (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)
  const encoding = little ? 'utf-16le' : big ? 'utf-16be' : 'utf-8'
  let xml: string
  try {
    xml = new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw malformed()
  }
  const declared = /^<\?xml[^>]*\sencoding\s*=\s*["']([\w.-]+)["']/.exec(xml)?.[1]?.toLowerCase()
  if (declared !== undefined && !encoding.startsWith(declared) && declared !== 'us-ascii') {
    throw malformed()
  }
  return xml
}

function malformed(message = 'is a broken DOCX file'): ExtractionError {
  return new ExtractionError('EXTRACTION_FAILED', message)
}
