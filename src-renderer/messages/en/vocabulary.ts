/** Names of categories, decisions and parts of a document, and why a part of a scan failed. */

import type { Failure } from '../../../src-shared/contract/scan-result.ts'
import type { DocumentPart } from '../../../src-shared/model/source-map.ts'
import type { Category, Decision } from '../../../src-shared/model/vocabulary.ts'
import { CATEGORY_NAMES, FAILURE_WORDS } from '../../../src-shared/model/words.ts'

export const categories = {
  injection: {
    letter: 'I',
    name: CATEGORY_NAMES.injection,
    about: 'Instructions to an AI, open or hidden',
  },
  dlp: { letter: 'D', name: CATEGORY_NAMES.dlp, about: 'Secrets, keys and confidential material' },
  pii: { letter: 'P', name: CATEGORY_NAMES.pii, about: 'Names, contacts, numbers of people' },
  threat: {
    letter: 'T',
    name: CATEGORY_NAMES.threat,
    about: 'Phishing, malware, harmful requests',
  },
} as const satisfies Record<Category, { letter: string; name: string; about: string }>

export const decisions = {
  allow: 'Allow',
  review: 'Review',
  block: 'Block',
} as const satisfies Record<Decision, string>

export const partNames: Readonly<Record<DocumentPart, string>> = {
  // Of a page, and of a message.
  header: 'Header',
  footer: 'Footer',
  footnote: 'Footnote',
  endnote: 'Endnote',
  notes: 'Speaker notes',
  comment: 'Comment',
  attribute: 'Attribute',
  title: 'Title',
  text_box: 'Text box',
  link_target: 'Link target',
  metadata: 'Properties',
  attachment: 'Attached file',
  script: 'Script',
}

export const failureKinds = FAILURE_WORDS

export const failureStages: Readonly<Record<Failure['stage'], string>> = {
  extraction: 'reading the text',
  warmup: 'starting the detectors',
  asset: 'loading detectors',
  scanner: 'scanning',
  inference: 'running a model',
  queue: 'waiting in the queue',
  worker: 'scanning',
}
