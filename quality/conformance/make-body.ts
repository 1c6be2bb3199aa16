/** Builds the bodies of requests, byte for byte, so that wrong ones can be built too. */

import { randomBytes } from 'node:crypto'

export interface Body {
  readonly bytes: Uint8Array
  /** The Content-Type that says what it is. */
  readonly type: string
}

/** Stands in submitted content; no error may send it back. */
export const MARK = 'kX7-marker-Qz9'

/** A JSON body. */
export function json(value: unknown): Body {
  return rawJson(JSON.stringify(value))
}

/** A body that claims to be JSON. */
export function rawJson(content: string | Uint8Array): Body {
  return { bytes: Buffer.from(content as Uint8Array), type: 'application/json' }
}

/** A text to scan, with what may stand beside it. */
export function text(content: string, config?: unknown): Body {
  return json({ text: content, ...(config !== undefined && { config }) })
}

/** Text in UTF-8 with bytes behind it that may be none. */
export function utf8(content: string, ...bytes: readonly number[]): Uint8Array {
  return Buffer.concat([Buffer.from(content), Buffer.from(bytes)])
}

/** One part of a form; a file where it has a file name. */
export interface Part {
  readonly name: string
  readonly content: string | Uint8Array
  readonly fileName?: string
  /** Further header lines. */
  readonly headers?: readonly string[]
}

/** A field of a form. */
export function field(name: string, content: string | Uint8Array): Part {
  return { name, content }
}

/** A file of a form. */
export function file(fileName: string, content: string | Uint8Array): Part {
  return { name: 'files', fileName, content, headers: ['Content-Type: application/octet-stream'] }
}

/** A multipart body as browsers write it (RFC 7578); names are taken as they are. */
export function form(...parts: readonly Part[]): Body {
  return formWith(`----conformance${randomBytes(8).toString('hex')}`, ...parts)
}

/** The same with a boundary of one's own. */
export function formWith(boundary: string, ...parts: readonly Part[]): Body {
  const pieces = parts.flatMap(({ name, content, fileName, headers = [] }) => {
    const disposition = `Content-Disposition: form-data; name="${name}"`
    const file = fileName === undefined ? '' : `; filename="${fileName}"`
    const head = [`--${boundary}`, disposition + file, ...headers, '', ''].join('\r\n')
    return [Buffer.from(head), Buffer.from(content as Uint8Array), Buffer.from('\r\n')]
  })
  return {
    bytes: Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]),
    type: `multipart/form-data; boundary=${boundary}`,
  }
}
