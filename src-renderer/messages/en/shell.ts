/** Sentences of the frame around the rooms: what is not there, what broke, what does not answer. */

import { count } from '../format.ts'

export const shell = {
  notFound: {
    title: 'There is no such page',
    lead: 'The address may be mistyped, or from another version of Assay.',
    back: 'Go to Scan',
    toHistory: 'Open History',
  },
  broken: {
    title: 'This room broke',
    lead: 'An error in the app itself stopped it. Scans go on, and what you decided is kept.',
    again: 'Try again',
    reload: 'Reload the app',
    copyReport: 'Copy a report',
    reportHint:
      'The report holds the kind of the error and where in the app it happened: no name, no text and no address of yours.',
  },
  /** Of a window that is older than the app. */
  outdated: {
    title: 'This window is out of date',
    lead: 'A part of the app is not there any more: Assay was updated since the window was opened, or does not run. Reload it; what you decided is kept.',
  },
  away: {
    title: 'The service does not answer',
    lead: 'Trying again by itself. What was typed and decided before is kept.',
    /** Instead, where a reviewer went on meanwhile. */
    waiting: (steps: number, last: string) =>
      `Trying again by itself. ${count(steps, 'step of your review waits', 'steps of your review wait')} for it in this window: leave it open. ${steps === 1 ? 'It is' : 'The last is'}: ${last}.`,
    now: 'Try now',
  },
  /** Of a step that waited and was refused, of a scan that is looked at no more; its name follows. */
  refused: {
    title: 'A step of your review was not taken. Look again at',
    close: (name: string) => `Close the note about “${name}”`,
  },
} as const
