/** Sentences of what a reviewer says of a finding. */

import {
  DISMISSAL_REASONS,
  type DismissalReason,
  type FindingStatus,
} from '../../../src-shared/model/judging.ts'
import { formatNumber } from '../format.ts'

const statuses: Readonly<Record<FindingStatus, string>> = {
  open: 'Back to open',
  confirmed: 'Confirmed',
  dismissed: 'Dismissed',
}

const reasonsWithin: Readonly<Record<DismissalReason, string>> = {
  false_positive: 'false positive',
  test_data: 'test data',
  accepted_risk: 'accepted risk',
  already_handled: 'already handled',
  other: 'other',
}

/** "1 false positive, 2 test data". */
function numbered(reasons: readonly DismissalReason[]): string {
  return reasons.map((reason, index) => `${index + 1} ${reasonsWithin[reason]}`).join(', ')
}

/** "Dismissed: false positive". */
function statusWords(status: FindingStatus, reason: DismissalReason | null): string {
  return reason === null ? statuses[status] : `${statuses[status]}: ${reasonsWithin[reason]}`
}

/** "Undo of “Confirmed”": a turn, and what it turns where that is known. */
function turns(turn: string, said: string): string {
  return said === '' ? turn : `${turn} of “${said}”`
}

export const judging = {
  statuses: { open: 'Open', confirmed: 'Confirmed', dismissed: 'Dismissed' },
  reasons: {
    false_positive: 'False positive',
    test_data: 'Test data',
    accepted_risk: 'Accepted risk',
    already_handled: 'Already handled',
    other: 'Other',
  },
  bar: 'Your decision',
  confirm: 'Confirm',
  dismiss: 'Dismiss',
  reopen: 'Back to open',
  undo: 'Undo',
  redo: 'Redo',
  note: 'Note',
  notePlaceholder: 'Add a note',
  /** What a decision does: nothing leaves this machine, but what is handed out follows it. */
  effects: 'What you dismiss stays in a redacted copy, all other findings are taken out.',
  effectsAsking: 'Only what you confirm is taken out of a redacted copy.',
  why: 'Dismiss as',
  whyKind: (value: number) =>
    value === 1 ? 'Dismiss the open one as' : `Dismiss all ${formatNumber(value)} as`,
  otherNote: 'Say why in a note',
  otherNoteOfMany: (value: number) => `Say why, as the note of all ${formatNumber(value)}`,
  otherSend: 'Dismiss',
  statusWords: (status: FindingStatus, reason: DismissalReason | null) =>
    statusWords(status, reason),
  said: (by: string, date: string) => (by === '' ? date : `${by}, ${date}`),
  origins: {
    judged: null,
    carried: 'Carried over from the scan before',
    suppressed: 'By a standing dismissal',
  },
  /** After a step, of one decision as of many: what was done, and how much is open yet. */
  announce: (said: string, left: number) =>
    left === 0 ? `${said}. All is decided` : `${said}, ${formatNumber(left)} left`,
  confirmedBefore: (left: number) =>
    left === 0 ? 'All is decided' : `Confirmed before, ${formatNumber(left)} left`,
  /** Where nothing is open behind the last decision; keys pressed then change nothing. */
  ended: (left: number) =>
    left === 0
      ? 'All is decided'
      : `All of this list is decided, ${formatNumber(left)} left outside it`,
  endedHint: 'To change this decision, press its button or select it again.',
  askReason: (about: 'one' | 'kind') =>
    `Choose a reason${about === 'one' ? '' : ' for all of its kind'}: ${numbered(DISMISSAL_REASONS)}`,
  noteKept: 'Note kept',
  noteHint: 'Kept when you leave the field; Esc drops what you wrote.',
  /** Above why a decision, a note or an undo was refused. */
  notTaken: 'This step was not taken',
  /** What undo took back, and redo did again; "" where it is not known. */
  turned: {
    undo: (said: string) => (said === '' ? 'Undone' : `Undone: ${said}`),
    redo: (said: string) => (said === '' ? 'Done again' : `Done again: ${said}`),
  },
  turns,
  waits: (step: string) => `${step} waits for the service`,
  conflict: {
    /** Of all that a step was about, those that another window was faster with. */
    title: (decided: number, total: number) =>
      total === 1
        ? 'Another window decided first: yours was not saved'
        : `Another window decided ${formatNumber(decided)} of these ${formatNumber(total)} first: none of yours was saved`,
    theirs: 'Other window',
    yours: 'This window',
    /** What holds by the other window, which may have opened it again or only noted something. */
    holds: (status: FindingStatus, reason: DismissalReason | null) =>
      status === 'open' ? 'Open' : statusWords(status, reason),
    /** What the other window made of several. */
    counted: (status: FindingStatus, value: number) => `${formatNumber(value)} ${status}`,
    note: (note: string) => (note === '' ? 'No note' : `Note: ${note}`),
    suppression: (reason: DismissalReason) => `Standing dismissal: ${reasonsWithin[reason]}`,
    keep: (decided: number, total: number) =>
      total === 1
        ? 'Keep that decision'
        : decided === total
          ? 'Keep those decisions'
          : `Keep ${decided === 1 ? 'that one' : 'those'}, decide the other ${formatNumber(total - decided)}`,
    replace: (total: number) =>
      total === 1 ? 'Replace it with yours' : `Use yours for all ${formatNumber(total)}`,
    turned: {
      undo: 'Not undone: another window has taken a step since, and Undo would now take back that one.',
      redo: 'Not done again: another window has taken a step since.',
    },
    /** Where a key would answer the question by chance. */
    answerFirst: 'Another window decided first: keep that decision, or replace it',
    kept: 'Kept as the other window decided',
    replaced: 'Replaced with yours',
  },
  history: 'History',
  historyActions: {
    judged: 'Judged',
    noted: 'Note changed',
    suppressed: 'By a standing dismissal',
    carried: 'Carried over',
    undone: 'Undone',
    redone: 'Done again',
  },
  step: (from: string, to: string) => `${from} → ${to}`,
  baseline: { new: 'New since the last scan', unchanged: 'Also in the last scan' },
} as const
