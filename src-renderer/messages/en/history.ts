/** Sentences of the room of past scans. */

import type { HistoryResult } from '../../../src-shared/model/history-query.ts'
import { count } from '../format.ts'

export const history = {
  title: 'History',
  lead: 'Everything that was scanned here, until it is deleted or its time runs out.',
  search: 'Search: name, class, note',
  searchHint:
    'Words that narrow: result:block result:undecided category:pii kind:url rule:iban before:2026-10-01 after:2026-09-01',
  searched:
    'Searched: names and addresses, what was found by its class (IBAN, secret token), your notes; rule:iban finds by rule. What documents say is not searched: no index of it is kept.',
  result: 'Result',
  anyResult: 'Any result',
  results: {
    undecided: 'Still to decide',
    block: 'Block',
    review: 'Needs a look',
    allow: 'Allowed',
    running: 'Scanning',
    failed: 'Failed or cancelled',
  } as const satisfies Record<HistoryResult, string>,
  total: (value: number) => count(value, 'scan', 'scans'),
  totalMatching: (value: number) => count(value, 'scan matches', 'scans match'),
  sortBy: 'Sort by',
  columns: {
    name: 'Name',
    when: 'When',
    result: 'Verdict',
    decisions: 'Decisions',
    expires: 'Deleted in',
    actions: 'Actions',
  },
  table: 'Past scans',
  empty: 'No scans yet',
  emptyHint: 'Everything you scan in this app is listed here until you delete it.',
  nothingMatches: 'No scan matches',
  showEverything: 'Show everything',
  more: 'Load more',
  noFindings: 'None',
  notCounted: '—',
  notCountedName: 'Not checked',
  never: 'never',
  deleteName: (name: string) => `Delete ${name}`,
  deleteTitle: 'Delete this scan?',
  deleteText: (name: string, when: string) =>
    `“${name}” of ${when} will be deleted from this machine with its text, its file and its findings. This cannot be undone.`,
  deleteAll: 'Delete all…',
  deleteMatching: 'Delete these…',
  deleteAllTitle: (value: number) => `Delete ${count(value, 'scan', 'scans')}?`,
  deleteAllText:
    'All that the list shows, also what is further down, will be deleted from this machine: texts, files, findings and judgements. What is still being scanned stays. This cannot be undone.',
} as const
