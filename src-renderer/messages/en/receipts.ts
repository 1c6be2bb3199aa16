/** Sentences about receipts that are dropped back in. */

import { CATEGORY_NAMES, nameIn } from '../../../src-shared/model/words.ts'
import type { ReceiptCheck } from '../../../src-shared/workspace/receipt.ts'
import { count, formatNumber, labelWords } from '../format.ts'

export const receipts = {
  title: 'Receipt',
  checking: 'Checking the seal, and reading the document again…',
  close: 'Close',
  open: 'Open the document',
  states: {
    unchanged: 'Sealed here, and unchanged',
    foreign: 'Sealed by another installation',
    altered: 'Altered, or no receipt of this kind',
  } as const satisfies Record<ReceiptCheck['state'], string>,
  hints: {
    unchanged: 'Every letter is as this installation wrote it.',
    foreign:
      'It is whole in itself, but this installation cannot tell who wrote it. Check it where it was made.',
    altered: 'Its seal does not fit what it says. Believe nothing of it.',
  } as const satisfies Record<ReceiptCheck['state'], string>,
  document: 'Document',
  made: 'Made',
  verdict: 'Verdict then',
  decisions: 'Decisions then',
  findings: 'Findings then',
  openThen: (value: number, open: number) =>
    value === 0 ? '0' : `${formatNumber(value)}, of which ${formatNumber(open)} open`,
  toLookAt: 'To look at then',
  gaps: 'Gaps',
  noGaps: 'None',
  today: 'What is installed now',
  sameEngine: 'The same rules and models as then.',
  otherEngine: 'Other rules or models than then.',
  nothingChanges: (unchanged: number) =>
    unchanged === 0
      ? 'They find nothing, as then.'
      : `They find the same ${count(unchanged, 'finding', 'findings')}.`,
  changes: (added: number, gone: number, unchanged: number) =>
    `${count(added, 'new finding', 'new findings')}, ${formatNumber(gone)} gone, ${formatNumber(unchanged)} as then.`,
  added: 'New',
  gone: 'Gone',
  named: (category: string, label: string, toLookAt: boolean) =>
    `${nameIn(CATEGORY_NAMES, category)}: ${labelWords(label)}${toLookAt ? ' (to look at)' : ''}`,
  decisionNow: (decision: string) => `Decision now: ${labelWords(decision)}`,
  notKept: 'The document is not kept here any more: scan it again to compare.',
} as const
