/** Takes an uploaded file in: its bytes as they are, its name made harmless. */

import type { Source } from './submission.ts'

const MAX_NAME_LENGTH = 255

/** A source of the file. */
export function readUpload(name: string, bytes: Uint8Array): Source {
  return { type: 'file', name: cleanFileName(name), bytes }
}

/**
 * The last part of a path in either notation, without control and formatting
 * characters (which could reorder or hide parts of the name on a screen), at
 * most 255 code points; `file` where nothing is left.
 */
export function cleanFileName(name: string): string {
  const base = name.toWellFormed().split(/[/\\]/).at(-1) ?? ''
  const visible = base.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim()
  return [...visible].slice(0, MAX_NAME_LENGTH).join('') || 'file'
}
