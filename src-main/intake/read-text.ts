/** Takes submitted text in: it is scanned exactly as it came. */

import { ScanError } from '../../src-shared/contract/error-codes.ts'
import { isBlank } from '../../src-shared/model/blank.ts'
import type { Source } from './submission.ts'

/**
 * A source of the text, unchanged.
 * @param field where the text stood, for the message: `/text`.
 * @throws {ScanError} INVALID_TEXT for white space only, or for text that UTF-8 cannot write.
 */
export function readText(text: string, field: string): Source {
  if (isBlank(text)) throw new ScanError('INVALID_TEXT', `${field} is empty or white space.`)
  if (!text.isWellFormed()) {
    throw new ScanError('INVALID_TEXT', `${field} holds a lone surrogate, which is not UTF-8.`)
  }
  return { type: 'text', text }
}
