/**
 * Properties of calendars and contacts whose value is encoded: letters of phones and older programs as
 * quoted-printable (vCard 2.1 §2.1.3), files as Base64 (RFC 5545 §3.1.3) or in an address (RFC 6350 §5, RFC 2397).
 */

import type { AttachedFile } from '../canonical-document.ts'
import { decodedBytes, readDataUrl, unescapedBytes } from '../html/data-url.ts'

/** A property as its reader sees it, with its end of line, and the file that is its value. */
export interface Property {
  readonly text: string
  readonly file?: AttachedFile
}

const ENCODING = /;(?:ENCODING=)?(?:(QUOTED-PRINTABLE)|BASE64|B)(?=[;:])/i
const CHARSET = /;CHARSET=([^;:]*)/i
const FILE_NAME = /;(?:X-)?FILENAME="?([^";:]*)/i
/** Nothing but what Base64 is written with: then no letter of it is to be read as it stands. */
const BASE64_ALONE = /^[A-Za-z0-9+/_-]+=*\s*$/
const DATA_HEAD = /^\s*data:([^,]{0,200}),/i
/** A line break within a value, as a line that still belongs to its property. */
const BREAK = '\n '

/** @param text unfolded; every line of it is one of the properties, however many lines its value has. */
export function readProperties(text: string): readonly Property[] {
  const lines = text.split(/(?<=\n)/)
  const properties: Property[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const head = headOf(line)
    const encoding = ENCODING.exec(withoutQuoted(head))
    let value = line.slice(head.length)
    if (encoding?.[1] !== undefined) {
      const pieces: string[] = []
      for (; isGoingOn(value) && at + 1 < lines.length; value = lines[++at] ?? '') {
        pieces.push(value.trimEnd().slice(0, -1))
      }
      pieces.push(value.trimEnd())
      properties.push({
        text: withoutCoding(head) + printable(head, pieces.join('')) + endOf(value),
      })
      continue
    }
    const bytes = encoding ? Buffer.from(value, 'base64') : dataIn(value)
    if (bytes === undefined || bytes.length === 0) {
      properties.push({ text: line })
      continue
    }
    const name = FILE_NAME.exec(head)?.[1]
    const file = { name: name || nameOf(value), bytes, isNamed: Boolean(name) }
    const isLeftOut = !encoding || BASE64_ALONE.test(value)
    properties.push({ text: isLeftOut ? head + endOf(value) : line, file })
  }
  return properties
}

/** Name and parameters (RFC 5545 §3.1): a colon between quotation marks ends none. By hand, since a line can be all of the file. */
function headOf(line: string): string {
  let isQuoted = false
  for (let at = 0; at < line.length; at++) {
    const sign = line[at]
    if (sign === '"') isQuoted = !isQuoted
    else if (sign === ':' && !isQuoted) return line.slice(0, at + 1)
  }
  return ''
}

/** A head in which nothing that a parameter quotes is taken for another one. */
function withoutQuoted(head: string): string {
  return head.replace(/"[^"]*"/g, '')
}

/** Whether the line ends in the sign that its value goes on in the next one. */
function isGoingOn(value: string): boolean {
  return value.trimEnd().endsWith('=')
}

function endOf(value: string): string {
  return /\r?\n?$/.exec(value)?.[0] ?? ''
}

function withoutCoding(head: string): string {
  return head.replace(ENCODING, '').replace(CHARSET, '')
}

function printable(head: string, value: string): string {
  const charset = CHARSET.exec(withoutQuoted(head))?.[1] ?? 'utf-8'
  // A fold at the end of a line leaves the sign that the value goes on.
  const whole = value.replace(/=(?![0-9A-Fa-f]{2})/g, '')
  return decodedBytes(unescapedBytes(whole, '='), charset).replace(/\r?\n/g, BREAK)
}

/** What an address of the kind `data:` holds. */
function dataIn(value: string): Uint8Array | undefined {
  const [head, type] = DATA_HEAD.exec(value) ?? []
  if (head === undefined || type === undefined) return undefined
  if (/;base64\s*$/i.test(type)) {
    return Buffer.from(unescapedBytes(value.slice(head.length), '%').toString('latin1'), 'base64')
  }
  const document = readDataUrl(value)
  return document && Buffer.from(document.text)
}

/** A name by which a page is known for one. */
function nameOf(value: string): string {
  return /^\s*data:text\/html\b/i.test(value) ? 'value.html' : 'value'
}
