/** Sentences about a document as it looks. */

import type { DocumentPart, HiddenReason } from '../../../src-shared/model/source-map.ts'
import { partNames } from './vocabulary.ts'

const parts: Readonly<Record<DocumentPart, string>> = {
  ...partNames,
  attribute: 'Description of a picture',
  link_target: 'Target of a link',
}

export const formatted = {
  name: 'Formatted',
  label: (name: string) => `${name} as it looks`,
  loading: 'Reading the document…',
  failed:
    'The document cannot be shown as it looks. The text view holds everything that was scanned.',
  cut: 'The document goes on: the text view holds all of it.',
  hidden: 'Marked as hidden: nobody sees it on the page',
  band: (part: DocumentPart | null, hidden: HiddenReason | null): string =>
    hidden === 'deleted'
      ? 'Deleted, kept as a tracked change'
      : part !== null
        ? parts[part]
        : 'Not shown on the page',
} as const
