/** Takes an uploaded file in: its bytes as they are, its name made harmless. */

import { visibleText } from '../../src-shared/model/visible-text.ts'
import type { Source } from './submission.ts'

const MAX_NAME_LENGTH = 255

/** A source of the file. */
export function readUpload(name: string, bytes: Uint8Array): Source {
  return { type: 'file', name: cleanFileName(name), bytes }
}

/** Control characters, which the interface leaves out of names. */
const CONTROL = /\p{Cc}/gu
/** Names of folders, in every folder. */
const DOTS = /^\.{1,2}$/
/** Formatting characters that are left when hidden ones are named, but the joiners of emoji, of flags and of scripts that need them. */
const UNSEEN = /(?!\u{200c}|\u{200d}|[\u{e0020}-\u{e007f}])[\p{Cf}\p{Zl}\p{Zp}]/gu

/**
 * The last part of a path in either notation without control characters, at most 255 code points; `file` where nothing
 * is left, or only `.` or `..`. Formatting characters that could reorder or hide parts of a name are named (`‹U+202E›`),
 * as screens name them everywhere: who reads the name is to know of them, and two files are not to have one name.
 */
export function cleanFileName(path: string): string {
  const base = path.toWellFormed().split(/[/\\]/).at(-1) ?? ''
  const visible = visibleText(base.replace(CONTROL, '')).replace(UNSEEN, '').trim()
  const name = [...visible].slice(0, MAX_NAME_LENGTH).join('')
  return name === '' || DOTS.test(name) ? 'file' : name
}
