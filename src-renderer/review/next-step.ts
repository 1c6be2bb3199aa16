/** What a reader who met a finding for the first time does about it, in a sentence. Pure. */

import type { CLASS_NAMES } from '../../src-shared/model/vocabulary.ts'
import type { DocumentFinding } from '../../src-shared/workspace/document.ts'
import { messages } from '../messages/en.ts'

const { nextSteps: words } = messages.detail

/** Classes of data leaks that open nothing; what a user's own rule names is most likely one of a secret's. */
const CONFIDENTIAL: ReadonlySet<string> = new Set<(typeof CLASS_NAMES.dlp)[number]>([
  'CONFIDENTIAL_MARKING',
  'INTERNAL_RECORD',
  'SOURCE_CODE',
  'DATABASE_DUMP',
  'SENSITIVE_TRANSFER',
])

/** A threat that nobody opens or runs. */
const HATE: (typeof CLASS_NAMES.threat)[number] = 'toxic_or_harmful'

/** The step after a finding of this category and class. */
export function nextStep({ category, label }: Pick<DocumentFinding, 'category' | 'label'>): string {
  if (label === HATE) return words.hate
  if (category !== 'dlp') return words[category]
  return CONFIDENTIAL.has(label) ? words.confidential : words.secret
}
