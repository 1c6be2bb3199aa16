/** Sentences of the scan room: ways in, the queue, and how far a scan is. */

import { count, formatBytes, formatNumber } from '../format.ts'

export const scan = {
  title: 'Scan',
  lead: 'Drop documents anywhere in this window. They stay on this machine.',
  drop: 'Drop files here',
  dropHint: (limit: number, text: number | null) =>
    `PDF, Word, Excel, PowerPoint, e-mail, HTML, Markdown, text and more, each up to ${formatBytes(limit)}${text === null ? '' : ` with up to ${formatBytes(text)} of text`}`,
  choose: 'Choose files…',
  textLabel: 'Text to scan',
  textHint: 'Paste or type text here',
  scanText: 'Scan text',
  categories: 'Look for',
  address: 'Address',
  addressKind: 'What is at the address',
  addressKinds: {
    url: {
      name: 'Web page',
      submit: 'Scan page',
      about:
        'Reads the page without a browser: its text, where links lead, what assistive software hears, hidden text, and tools that it offers to agents. No scripts run.',
    },
    mcp_server: {
      name: 'MCP server',
      submit: 'Scan server',
      about:
        'Reads instructions and the descriptions of tools, prompts and resources. Nothing is called. A server that changes after its first scan is told.',
    },
  },
  addressProblems: {
    none: 'This is no address of a page or server, such as https://example.org/page.',
    scheme: 'Only https addresses can be scanned.',
    mcpScheme:
      'Only https addresses can be scanned. Of another server, paste as text what it answers to tools/list.',
    slashes: 'The address must begin with https:// and a host name.',
    user: 'An address with a user name or password cannot be scanned.',
  },
  refusalHints: {
    ownNetwork: 'To scan a host of your own network, start the service with --allow-host HOST.',
    port: 'To scan what answers at another port, start the service with --allow-host HOST:PORT.',
    archive:
      'Drop the folder that it unpacks to. In a terminal, “assay scan FILE” opens archives by itself.',
    size: 'Split it into files below that, or raise the limit of the plan in config.json of the data folder.',
  },
  sample: 'Try the sample document',
  queue: 'Scans of this session',
  queueEmpty: 'Nothing scanned in this session',
  queueEmptyHint: 'Drop a file, paste a text, or try the sample to see what a result looks like.',
  clearEnded: 'Clear finished',
  batchReport: 'Export report',
  shown: 'Scans that are listed',
  shownAll: (value: number) => `All ${formatNumber(value)}`,
  shownAsking: (value: number) => `To look at ${formatNumber(value)}`,
  /** What has ended since stands below what was there. */
  sortAgain: 'Weightiest first',
  pastedText: 'Pasted text',
  pastedTextAt: (time: string) => `Pasted text, ${time}`,
  summary: (ended: number, total: number, states: readonly string[]) =>
    [
      `${formatNumber(ended)} of ${count(total, 'scan', 'scans')} done`,
      ...(states.length === 0 ? [] : [states.join(', ')]),
    ].join(': '),
  summaryStates: {
    block: (value: number) => `${formatNumber(value)} to block`,
    review: (value: number) => `${count(value, 'needs', 'need')} a look`,
    failed: (value: number) => `${formatNumber(value)} failed`,
    refused: (value: number) => `${formatNumber(value)} not scanned`,
    cancelled: (value: number) => `${formatNumber(value)} cancelled`,
    undecided: (value: number) => `${formatNumber(value)} without a decision`,
    incomplete: (value: number) => `${formatNumber(value)} partly checked`,
  },
  /** Of a scan that another one of the list is called like. */
  twin: (name: string, time: string) => `${name}, ${time}`,
  openName: (name: string) => `Open ${name}`,
  cancelName: (name: string) => `Cancel ${name}`,
  retryName: (name: string) => `Try ${name} again`,
  /** Beside a file that is dropped once more. */
  known: (time: string) => `Unchanged since it was scanned, ${time}`,
  summaryKnown: (value: number) => `${formatNumber(value)} unchanged since the last scan`,
  again: 'Scan again',
  againName: (name: string) => `Scan ${name} again`,
  removeName: (name: string) => `Remove ${name} from the list`,
  progressName: (name: string) => `Progress of ${name}`,
  tooLarge: (size: number, limit: number) =>
    `The file has ${formatBytes(size)}; files may have at most ${formatBytes(limit)}.`,
  textTooLarge: (size: number, limit: number) =>
    `The text has ${formatBytes(size)}; at most ${formatBytes(limit)} can be sent.`,
  emptyFile: 'The file is empty.',
  stages: {
    waiting: 'Waiting',
    reading: 'Reading the file…',
    readingText: 'Reading the text…',
    fetching: 'Fetching…',
    queued: 'Waiting to be scanned',
    scanning: 'Scanning…',
    rules: 'Rules read the text…',
    models: 'Models read the text…',
    sentences: 'Models read suspicious sentences once more…',
    screening: (category: string, done: number, total: number) =>
      `${category}: screened ${formatNumber(done)} of ${count(total, 'passage', 'passages')}`,
    closely: (category: string, done: number, total: number) =>
      `${category}: read closely ${formatNumber(done)} of ${count(total, 'passage', 'passages')}`,
    cancelling: 'Cancelling…',
    cancelled: 'Cancelled before it was scanned',
  },
} as const
