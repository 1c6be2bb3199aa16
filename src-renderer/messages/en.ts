/**
 * Every sentence of the app in English, by room. A table: sentences are whole,
 * values come in as arguments, plurals through `Intl`. Nothing is put together
 * from pieces outside of this folder.
 */

import { baseline, changes, parts } from './en/compared.ts'
import { deciding } from './en/deciding.ts'
import { detail } from './en/detail.ts'
import { documentView, heat } from './en/document.ts'
import { find, ruler } from './en/document-tools.ts'
import { exports } from './en/export.ts'
import { formatted } from './en/formatted.ts'
import { history } from './en/history.ts'
import { intake } from './en/intake.ts'
import { judging } from './en/judging.ts'
import { keys } from './en/keys.ts'
import { pages } from './en/pages.ts'
import { palette } from './en/palette.ts'
import { problem, session } from './en/problem.ts'
import { proof } from './en/proof.ts'
import { readers } from './en/readers.ts'
import { receipts } from './en/receipts.ts'
import { review } from './en/review.ts'
import { ruleTrial } from './en/rule-trial.ts'
import { scan } from './en/scan.ts'
import { server } from './en/server.ts'
import { settings } from './en/settings.ts'
import { shell } from './en/shell.ts'
import { judgeAll, suppressions } from './en/suppressions.ts'
import { table } from './en/table.ts'
import { verdict } from './en/verdict.ts'
import { bytes, decoded, ghosts, hover, views } from './en/views.ts'
import { categories, decisions, failureKinds, failureStages } from './en/vocabulary.ts'
import { watching } from './en/watching.ts'

/** All messages; `messages.room.key`, functions where a value belongs into the sentence. */
export const messages = {
  app: {
    name: 'Assay',
    tagline: 'Scans on this machine only',
    title: (room: string) => `${room} · Assay`,
  },
  categories,
  decisions,
  completion: { complete: 'Complete', degraded: 'Degraded', failed: 'Failed' },
  coverage: { complete: 'Complete', partial: 'Partial' },
  rooms: {
    label: 'Rooms',
    scan: 'Scan',
    review: 'Review',
    history: 'History',
    server: 'Server',
    settings: 'Settings',
  },
  common: {
    cancel: 'Cancel',
    close: 'Close',
    copy: 'Copy',
    copied: 'Copied',
    open: 'Open',
    delete: 'Delete',
    /** On the button of what was confirmed, until it is done. */
    working: 'Working…',
    retry: 'Try again',
    requestId: (id: string) => `Request ${id}`,
  },
  problem,
  session,
  shell,
  keys,
  palette,
  intake,
  scan,
  verdict,
  failureKinds,
  failureStages,
  review,
  judging,
  judgeAll,
  proof,
  receipts,
  suppressions,
  baseline,
  export: exports,
  find,
  pages,
  formatted,
  table,
  readers,
  views,
  decoded,
  bytes,
  hover,
  ghosts,
  ruler,
  document: documentView,
  heat,
  deciding,
  detail,
  parts,
  changes,
  history,
  server,
  ruleTrial,
  settings,
  watching,
} as const
