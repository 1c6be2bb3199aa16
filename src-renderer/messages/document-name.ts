/** What a scanned thing is called on screen. */

import { visibleText } from '../../src-shared/model/visible-text.ts'
import type { InputKind } from '../../src-shared/model/vocabulary.ts'
import { messages } from './en.ts'

/** The name of a job's source, with what people would not see in it named; a pasted text has none. */
export function documentName(source: string, kind: InputKind): string {
  return kind === 'text' ? messages.scan.pastedText : visibleText(source)
}
