/** Sentences about dismissing everything like a decision, and about doing one thing with a whole list. */

import type { SuppressionScope } from '../../../src-shared/model/judging.ts'
import { count, formatList, formatNumber } from '../format.ts'

export const suppressions = {
  open: 'Dismiss all like this…',
  title: 'Dismiss everything like this?',
  lead: 'What is like it is dismissed now and in later scans, until that ends or is taken back.',
  leadHere: 'What is like it is dismissed in this document, until that is taken back.',
  scope: 'How far it reaches',
  scopes: {
    document: {
      name: 'This document',
      about: 'The same words in the same places, in this scan only.',
    },
    source: {
      name: 'This source',
      about: 'The same words in the same context, in every version of this file or address.',
    },
    always: {
      name: 'Always',
      about: 'The same words of the same class, in every document that is scanned here.',
    },
  } as const satisfies Record<SuppressionScope, { name: string; about: string }>,
  reach: 'What it dismisses now',
  counting: 'Counting…',
  preview: (findings: number, documents: number) =>
    findings === 0
      ? 'Nothing that is open in the documents kept here.'
      : `${count(findings, 'open finding', 'open findings')} in ${count(documents, 'document', 'documents')}.`,
  previewDocument: (name: string, findings: number) =>
    `${name}: ${count(findings, 'finding', 'findings')}`,
  moreDocuments: (value: number) => `and ${count(value, 'more document', 'more documents')}`,
  incomplete: 'There are more documents than were looked at; it holds for them too.',
  reason: 'Reason',
  chooseReason: 'Choose a reason',
  note: 'Note',
  noteNeeded: 'Note (needed for this reason)',
  expiry: 'Ends',
  expiries: {
    month: 'In 30 days',
    quarter: 'In 90 days',
    year: 'In a year',
    never: 'Never',
  },
  reopens: 'Findings are open again when it ends, or when another detector claims them, too.',
  reopensHere: 'You can take it back under Settings.',
  owner: 'It is kept in your name, with the date.',
  action: 'Dismiss all like this',
  done: 'Dismissed with everything like it',
  list: 'Standing dismissals',
  listHint: 'They dismiss findings by themselves. Taking one back opens its findings again.',
  none: 'There are none. “Dismiss all like this” in a review makes one.',
  loading: 'Reading them…',
  reachOf: (scope: SuppressionScope, source: string | null) =>
    scope === 'always' || source === null
      ? suppressionScopes[scope]
      : `${suppressionScopes[scope]}: ${source}`,
  madeBy: (owner: string, date: string) => (owner === '' ? date : `${owner}, ${date}`),
  ends: (date: string | null) => (date === null ? 'never ends' : `ends ${date}`),
  detectors: (names: readonly string[]) => `Claimed then by ${formatList(names)}`,
  lift: 'Take back',
  liftName: (label: string, quote: string) => `Take back the dismissal of ${label} “${quote}”`,
  liftTitle: 'Take this dismissal back?',
  liftText: 'What it dismissed is open again in every document, here and in later scans.',
  liftHere: 'Take the standing dismissal back…',
} as const

const suppressionScopes: Readonly<Record<SuppressionScope, string>> = {
  document: 'One document',
  source: 'One source',
  always: 'Every document',
}

/** One step for a whole list, its number told first. */
export const judgeAll = {
  confirm: (value: number) => `Confirm all ${formatNumber(value)}…`,
  dismiss: (value: number) => `Dismiss all ${formatNumber(value)}…`,
  confirmTitle: (value: number) => `Confirm ${count(value, 'decision', 'decisions')}?`,
  dismissTitle: (value: number) => `Dismiss ${count(value, 'decision', 'decisions')}?`,
  text: (decisions: number, findings: number) =>
    `All ${count(decisions, 'open decision', 'open decisions')} that the list shows now, ${count(findings, 'finding', 'findings')} in all. One undo takes it back.`,
  confirmAction: (value: number) => `Confirm ${formatNumber(value)}`,
  confirmed: (value: number) => `${count(value, 'decision', 'decisions')} confirmed`,
  dismissed: (value: number) => `${count(value, 'decision', 'decisions')} dismissed`,
  noneOpen: 'Nothing of this line is open',
} as const
