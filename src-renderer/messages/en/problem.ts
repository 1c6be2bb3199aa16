/** Sentences of what went wrong, and of a window without a session. */

import { count } from '../format.ts'

export const problem = {
  /** By the code of what the service had no part in. */
  known: {
    NO_ANSWER: 'The service does not answer. Check that Assay is still running, then try again.',
    FILE_LOST:
      'The window was reloaded before this was sent, and a browser keeps no files. Choose it again.',
    TEXT_LOST:
      'The window was reloaded before this was sent, and texts are never written down. Paste it again.',
    MAYBE_SENT:
      'The window was reloaded while this was sent. If it arrived, it is in the History; else send it again.',
  },
  unknown: 'The service gave no reason.',
  /** What is wrong with a thing whose name stands above. */
  ofIt: (said: string) => `It ${said}`,
  showDetails: 'Details',
  showDetailsOf: (name: string) => `Details of ${name}`,
  copyDetails: 'Copy details',
  details: (code: string, sentence: string, requestId: string | null) =>
    requestId === null ? `${code}: ${sentence}` : `${code}: ${sentence} (request ${requestId})`,
  failedDetails: (stage: string, kind: string, sentence: string, jobId: string) =>
    `${stage}/${kind}: ${sentence} (${jobId})`,
} as const

export const session = {
  title: 'This window is not connected',
  lead: 'Assay opens its window with a code that works once, so that no other program or web page can read your documents. This address came without a valid one.',
  lost: {
    title: 'The service was started anew',
    lead: 'It no longer knows this window: each start of Assay lets in only windows that it opened itself, so that a program that took its place meanwhile learns nothing that opens your documents.',
  },
  /** Of steps of a review that the service never answered, or would not take from this window any more. */
  notTaken: (steps: number) =>
    `Not taken: ${count(steps, 'step of your review', 'steps of your review')}. Decide again in the new window.`,
  howTo:
    'Open Assay again the way you opened it before, also where it still runs, and a new window comes by itself; without a desktop, --show-link prints its address. This window can be closed then.',
  ways: [
    { name: 'The app', how: 'Open Assay from your menu of programs.' },
    { name: 'A terminal', how: 'assay serve' },
    { name: 'A checkout of the sources', how: 'npm start' },
  ],
  kept: 'Your history, decisions and settings are kept. What was being scanned goes on.',
} as const
