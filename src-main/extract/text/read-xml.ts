/**
 * Reads the XML of an Office part with `saxes`: elements, text and namespaces,
 * one event after the other, no tree and no recursion. Stricter than XML
 * asks: document types are refused, so no entity can be declared and none is
 * expanded or fetched.
 *
 * XML 1.0 (fifth edition) and Namespaces in XML 1.0; what parts may be besides:
 * ECMA-376 part 2 (Open Packaging Conventions).
 */

import { SaxesParser, type SaxesTagNS } from 'saxes'
import { ExtractionError } from '../extraction-error.ts'

/** An element's start. */
export interface XmlElement {
  /** Its namespace's URI, whatever its prefix; empty for none. */
  readonly namespace: string
  /** Name without prefix. */
  readonly name: string
  /**
   * The value of the attribute of that local name in that namespace. Attributes without a prefix
   * are in none, whatever the default namespace (Namespaces in XML 1.0 §6.2).
   */
  readonly attribute: (name: string, namespace?: string) => string | undefined
  /** The values of all attributes but declarations of namespaces, by their local names. */
  readonly attributes: () => readonly (readonly [name: string, value: string])[]
}

export interface XmlHandler {
  readonly start: (element: XmlElement) => void
  readonly end: () => void
  /** Text with its references decoded; one stretch may come in several calls. */
  readonly text: (text: string) => void
}

/** Of `xml:space` and the like, which need no declaration. */
export const XML_NAMESPACE = 'http://www.w3.org/XML/1998/namespace'

/**
 * Office nests some dozens of levels; libxml2, with which much software reads Office files, stops at
 * as many as this. The parser looks for a prefix's namespace in all elements around.
 */
const MAX_DEPTH = 256
/** A book of a thousand pages has some hundred thousand. */
const MAX_ELEMENTS = 5_000_000
/** Those of Office have some dozens. The parser keeps all of one element at once, each dearer than the one before. */
const MAX_ATTRIBUTES = 1_000

/**
 * Reads a part and calls the handler in document order.
 * @throws {ExtractionError} where the XML is not well formed in itself or in its namespaces, declares
 *   a document type, nests more than {@link MAX_DEPTH} deep, holds more than {@link MAX_ELEMENTS}
 *   elements or one of more than {@link MAX_ATTRIBUTES} attributes, or is not in UTF-8 or UTF-16. What the handler throws is thrown on.
 */
export function readXml(bytes: Uint8Array, handler: XmlHandler): void {
  // Parts are XML 1.0 (ECMA-376 part 2), whatever they declare: 1.1 would let control characters in.
  const parser = new SaxesParser({
    xmlns: true,
    position: false,
    defaultXMLVersion: '1.0',
    forceXMLVersion: true,
  })
  let depth = 0
  let elements = 0
  let attributes = 0
  // The parser would read on behind what is wrong.
  parser.on('error', () => refuse())
  parser.on('doctype', () => refuse())
  parser.on('attribute', () => {
    if (++attributes > MAX_ATTRIBUTES) refuse('has too many attributes of one XML element')
  })
  parser.on('opentag', (tag) => {
    attributes = 0
    depth++
    elements++
    if (depth > MAX_DEPTH) refuse('nests its XML too deep')
    if (elements > MAX_ELEMENTS) refuse('holds too many XML elements')
    handler.start(elementOf(tag))
  })
  parser.on('closetag', () => {
    depth--
    handler.end()
  })
  parser.on('text', handler.text)
  parser.on('cdata', handler.text)
  parser.write(decodeXml(bytes)).close()
}

function elementOf({ uri, prefix, local, attributes }: SaxesTagNS): XmlElement {
  return {
    namespace: uri,
    name: local,
    attributes: () =>
      Object.values(attributes).flatMap((each) =>
        each.prefix === 'xmlns' || each.name === 'xmlns' ? [] : [[each.local, each.value] as const],
      ),
    attribute(name, namespace = '') {
      // Names without a prefix are in no namespace, and no others are.
      if (namespace === '') return attributes[name]?.value
      // As nearly every one is written; a second prefix of the same namespace is as good.
      const usual = attributes[`${prefix}:${name}`]
      if (usual?.uri === namespace) return usual.value
      for (const key in attributes) {
        const found = attributes[key]
        if (found?.local === name && found.uri === namespace) return found.value
      }
      return undefined
    },
  }
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
    return refuse()
  }
  const declared = /^<\?xml[^>]*\sencoding\s*=\s*["']([\w.-]+)["']/.exec(xml)?.[1]?.toLowerCase()
  if (declared !== undefined && !encoding.startsWith(declared) && declared !== 'us-ascii') {
    return refuse()
  }
  return xml
}

function refuse(message = 'is a broken Office file'): never {
  throw new ExtractionError('EXTRACTION_FAILED', message)
}
