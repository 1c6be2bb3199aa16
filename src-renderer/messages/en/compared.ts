/** Sentences of what is compared with the scan before, and of the parts of a page or server. */

import { count, formatNumber } from '../format.ts'

export const baseline = {
  title: 'Compared with the last scan',
  since: (date: string) => `The same source was scanned before, ${date}.`,
  counts: (fresh: number, unchanged: number, gone: number) =>
    `${count(fresh, 'new finding', 'new findings')}, ${formatNumber(unchanged)} as before, ${formatNumber(gone)} gone`,
  carried: (value: number) => `${count(value, 'decision was', 'decisions were')} taken over`,
  gone: 'Gone',
  moreGone: (value: number) => `${count(value, 'more is', 'more are')} gone`,
} as const

export const changes = {
  title: (date: string) => `Changed since ${date}`,
  none: (day: string) => `Nothing changed since ${day}`,
  hint: 'What the server says now, beside what it said then. Nothing of it is executed.',
  band: (value: number, date: string) => `${count(value, 'item', 'items')} changed since ${date}`,
  sinceLast: (value: number) => `${count(value, 'item', 'items')} changed since the last scan`,
  bandHint: 'A description that changes after it was approved can be an attack of its own.',
  show: 'Show what changed',
  added: 'Added',
  removed: 'Removed',
  changed: 'Changed',
  before: 'Before:',
  after: 'Now:',
  moreLines: (value: number) => `${count(value, 'more line', 'more lines')} not shown`,
  beyondKept:
    'The change lies beyond the first 16,384 characters, which are all that is kept to compare.',
} as const

export const parts = {
  title: (value: number) => count(value, 'part', 'parts'),
  showMore: (value: number) => `Show ${count(value, 'more part', 'more parts')}`,
  findings: (value: number) => count(value, 'finding', 'findings'),
  kinds: {
    page_text: 'Page text',
    link_target: 'Link targets',
    accessibility_text: 'Accessibility text',
    hidden_text: 'Hidden text',
    metadata: 'Page metadata',
    webmcp_manifest: 'WebMCP tool',
    server_instructions: 'Server instructions',
    tool: 'Tool',
    prompt: 'Prompt',
    resource: 'Resource',
    resource_template: 'Resource template',
  },
} as const
