/** What a scanned thing is called on screen. */

import { visibleText } from '../../src-shared/model/visible-text.ts'
import type { InputKind } from '../../src-shared/model/vocabulary.ts'
import { messages } from './en.ts'
import { formatTime } from './format.ts'

/**
 * The name of a job's source, with what people would not see in it named. A pasted text has none, and
 * gets none of its words, which may be what is to stay secret.
 * @param scannedAt Unix milliseconds; tells pasted texts apart where they stand beside each other.
 */
export function documentName(source: string, kind: InputKind, scannedAt?: number): string {
  if (kind !== 'text') return visibleText(source)
  return scannedAt === undefined ? messages.scan.pastedText : pastedTextName(scannedAt)
}

/** What a text is called that was pasted at a time, in Unix milliseconds. */
export function pastedTextName(time: number): string {
  return messages.scan.pastedTextAt(formatTime(time))
}
