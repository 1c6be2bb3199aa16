/**
 * Every sentence of the app in English, by room. A table: sentences are whole,
 * values come in as arguments, plurals through `Intl`. Nothing is put together
 * from pieces outside of this file.
 */

import type { Failure } from '../../src-shared/contract/scan-result.ts'
import { checkWords } from '../../src-shared/model/check-words.ts'
import {
  DISMISSAL_REASONS,
  type DismissalReason,
  type FindingStatus,
} from '../../src-shared/model/judging.ts'
import { VERDICT_HEADLINES } from '../../src-shared/model/verdict-state.ts'
import type { Category, Decision, Level } from '../../src-shared/model/vocabulary.ts'
import { CATEGORY_NAMES, DOCUMENT_TYPES, WARNING_WORDS } from '../../src-shared/model/words.ts'
import type { DocumentHeat } from '../../src-shared/workspace/document.ts'
import { find, ruler } from './en/document-tools.ts'
import { formatted } from './en/formatted.ts'
import { history } from './en/history.ts'
import { intake } from './en/intake.ts'
import { keys } from './en/keys.ts'
import { pages } from './en/pages.ts'
import { palette } from './en/palette.ts'
import { proof } from './en/proof.ts'
import { readers } from './en/readers.ts'
import { receipts } from './en/receipts.ts'
import { server } from './en/server.ts'
import { settings } from './en/settings.ts'
import { shell } from './en/shell.ts'
import { judgeAll, suppressions } from './en/suppressions.ts'
import { bytes, decoded, ghosts, hover, views } from './en/views.ts'
import { watching } from './en/watching.ts'
import {
  count,
  formatAgainst,
  formatBytes,
  formatList,
  formatNumber,
  labelWords,
  withinSentence,
} from './format.ts'

const categories = {
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

const decisions = { allow: 'Allow', review: 'Review', block: 'Block' } as const satisfies Record<
  Decision,
  string
>

const failureKinds: Readonly<Record<Failure['kind'], string>> = {
  not_ready: 'switched off for this scan',
  missing_asset: 'no detector for it is installed',
  integrity_failure: 'its model file is damaged',
  initialization_failure: 'its detector did not start',
  inference_failure: 'its model failed',
  extraction_failure: 'the text could not be read',
  resource_limit: 'it needed more memory or time than allowed',
  timeout: 'it took too long',
  worker_unavailable: 'no worker was available',
  interrupted: 'the scan was stopped',
  internal: 'an internal error',
}

const failureStages: Readonly<Record<Failure['stage'], string>> = {
  extraction: 'reading the text',
  warmup: 'starting the detectors',
  asset: 'loading detectors',
  scanner: 'scanning',
  inference: 'running a model',
  queue: 'waiting in the queue',
  worker: 'scanning',
}

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

/** "Dismissed: false positive". */
function statusWords(status: FindingStatus, reason: DismissalReason | null): string {
  return reason === null ? statuses[status] : `${statuses[status]}: ${reasonsWithin[reason]}`
}

/** What the models made of one passage. */
function describeHeat({ level, unsure, verdict }: DocumentHeat): string {
  if (level === 'L1') return 'Read by rules only.'
  const reader = level === 'L3' ? 'Read by the L3 guard' : 'Read by the L2 screen'
  const read = unsure ? `${reader}, which was not sure; no guard read it.` : `${reader}.`
  if (verdict !== null) {
    const [score, threshold] = formatAgainst(verdict.score, verdict.threshold)
    const category = withinSentence(categories[verdict.category].name)
    const name = withinSentence(labelWords(verdict.class_name))
    return `${read} Most like: ${category}, ${name} ${score} (from ${threshold} it counts).`
  }
  if (unsure) return read
  return level === 'L3'
    ? `${read} It gives no verdict here.`
    : `${read} It asked for no closer look.`
}

const rulesOffWords = (value: number) => `${count(value, 'rule', 'rules')} off`

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
    retry: 'Try again',
    requestId: (id: string) => `Request ${id}`,
  },
  problem: {
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
    copyDetails: 'Copy details',
    details: (code: string, sentence: string, requestId: string | null) =>
      requestId === null ? `${code}: ${sentence}` : `${code}: ${sentence} (request ${requestId})`,
    failedDetails: (stage: string, kind: string, sentence: string, jobId: string) =>
      `${stage}/${kind}: ${sentence} (${jobId})`,
  },
  session: {
    title: 'This window is not connected',
    lead: 'Assay opens its window with a code that works once, so that no other program or web page can read your documents. This address came without a valid one.',
    lost: {
      title: 'The service was started anew',
      lead: 'It no longer knows this window: each start of Assay lets in only windows that it opened itself, so that a program that took its place meanwhile learns nothing that opens your documents.',
    },
    howTo:
      'Open Assay again the way you opened it before, and a new window comes by itself. This one can be closed then.',
    ways: [
      { name: 'The app', how: 'Open Assay from your menu of programs.' },
      { name: 'A terminal', how: 'assay serve' },
      { name: 'A checkout of the sources', how: 'npm start' },
    ],
    kept: 'Your history, decisions and settings are kept. What was being scanned goes on.',
  },
  shell,
  keys,
  palette,
  intake,
  scan: {
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
      slashes: 'The address must begin with https:// and a host name.',
      user: 'An address with a user name or password cannot be scanned.',
    },
    addressHint: 'To scan a host of your own network, start the service with --allow-host HOST.',
    sample: 'Try the sample document',
    queue: 'Scans of this session',
    queueEmpty: 'Nothing scanned in this session',
    queueEmptyHint: 'Drop a file, paste a text, or try the sample to see what a result looks like.',
    clearEnded: 'Clear finished',
    pastedText: 'Pasted text',
    summary: (ended: number, total: number, states: readonly string[]) =>
      [
        `${formatNumber(ended)} of ${count(total, 'scan', 'scans')} done`,
        ...(states.length === 0 ? [] : [states.join(', ')]),
      ].join(': '),
    summaryStates: {
      block: (value: number) => `${formatNumber(value)} block`,
      review: (value: number) => `${count(value, 'needs', 'need')} a look`,
      failed: (value: number) => `${formatNumber(value)} failed`,
      refused: (value: number) => `${formatNumber(value)} refused`,
      cancelled: (value: number) => `${formatNumber(value)} cancelled`,
      undecided: (value: number) => `${formatNumber(value)} without a decision`,
      incomplete: (value: number) => `${formatNumber(value)} partly checked`,
    },
    openName: (name: string) => `Open ${name}`,
    cancelName: (name: string) => `Cancel ${name}`,
    retryName: (name: string) => `Try ${name} again`,
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
  },
  verdict: {
    region: 'Verdict',
    headlines: VERDICT_HEADLINES,
    scope: (rulesOnly: boolean, categories: number, rulesOff: number) =>
      [
        rulesOnly ? 'rules only' : 'rules and models',
        count(categories, 'category', 'categories'),
        ...(rulesOff === 0 ? [] : [rulesOffWords(rulesOff)]),
      ].join(', '),
    rulesOff: rulesOffWords,
    extent: (tokens: number) => `All read: ${count(tokens, 'token', 'tokens')}`,
    extentPages: (scanned: number, total: number, tokens: number) =>
      `All read: ${formatNumber(scanned)} of ${count(total, 'page', 'pages')}, ${count(tokens, 'token', 'tokens')}`,
    title: (said: readonly string[], name: string) => `${said.join(', ')} – ${name}`,
    unnamed: (isBlock: boolean) =>
      isBlock ? 'A document should be blocked' : 'A document needs a look',
    cancelled: 'It was stopped before it ended: what had been found stays, the rest is unknown',
    strongest: (label: string) => `Strongest finding: ${label}`,
    inconclusive: 'A part of the result is inconclusive',
    notDecided: 'The scan ended without a decision: treat the document as unchecked',
    allowUnread: 'The decision is to allow, but not everything was checked',
    stopped: (stage: string, kind: string) => `While ${stage}: ${kind}`,
    retryable: 'Scanning again may help',
    chips: {
      decision: 'Decision',
      safety: 'Safety',
      completion: 'Completion',
      coverage: 'Coverage',
      absent: 'Not given',
    },
    outcomeDecisions: (name: string, value: number) =>
      `${name}: ${count(value, 'decision', 'decisions')}`,
    categories: 'Categories',
    outcomeWith: (name: string, other: string) => `${name}: decided with ${other}`,
    outcomeElsewhere: (name: string) => `${name}: in decisions of other categories`,
    outcomeUncounted: (name: string) => `${name}: findings`,
    outcomeNone: (name: string) => `${name}: no findings`,
    outcomeWaiting: (name: string) => `${name}: waiting`,
    signNone: 'none',
    signWaiting: '…',
    signNotChecked: 'not checked',
    outcomeNotChecked: (name: string) => `${name}: not checked`,
    outcomeNotCheckedWhy: (name: string, reason: string) => `${name}: not checked, ${reason}`,
    categoryMissing: (reason: string) => `A requested category was not checked: ${reason}`,
    detectorFailed: (reason: string) =>
      `A detector did not finish and a simpler one answered for it: ${reason}`,
    sentences: (first: string, second: string) => `${first}. ${second}.`,
    partlyChecked: 'Partly checked',
    partlyRead: 'Partly read',
    notCovered: (names: readonly string[]) => `The verdict does not cover: ${formatList(names)}`,
    unreadablePages: (missing: number, total: number) =>
      `${formatNumber(missing)} of ${count(total, 'page', 'pages')} not readable`,
    unreadable: 'A part of the document could not be read.',
    unreadableWhy: 'These pages hold no text layer; pictures of text are not scanned.',
    goToPage: (page: number) => `Page ${formatNumber(page)}`,
  },
  failureKinds,
  failureStages,
  review: {
    title: 'Review',
    emptyTitle: 'No document open',
    empty: 'Open a scanned document from History, or scan a new one.',
    toHistory: 'Open History',
    toScan: 'Scan a document',
    missing: 'This document is not here any more. It was deleted, or its time ran out.',
    gone: 'This window still shows it, until you leave it. It can no longer be decided or exported.',
    listPane: 'Findings',
    documentPane: 'Document',
    detailPane: 'Details',
    panes: 'Parts of the review',
    resizeList: 'Resize the list of findings',
    resizeDetail: 'Resize the details',
    filters: 'Filters',
    filterCount: (value: number) => count(value, 'filter', 'filters'),
    clearFilters: 'Clear filters',
    search: 'Search in findings',
    facets: {
      category: 'Category',
      severity: 'Severity',
      status: 'Status',
      class: 'Class',
      level: 'Found by',
      detector: 'Rule or model',
    },
    moreOptions: (value: number) => `${formatNumber(value)} more`,
    facetOption: (name: string, value: number) =>
      `${name}, ${count(value, 'decision', 'decisions')}`,
    list: 'Decisions',
    lowList: 'Decisions of low severity',
    rejectedList: 'Rejected candidates',
    decisions: (value: number) => count(value, 'decision', 'decisions'),
    decided: (done: number, total: number) =>
      `${formatNumber(done)} of ${formatNumber(total)} decided`,
    allDecided: (total: number) => (total === 1 ? 'Decided' : `All ${formatNumber(total)} decided`),
    stale: (value: number) => `${count(value, 'no longer matches', 'no longer match')} the filter`,
    refresh: 'Refresh',
    soFar: 'Found so far: the scan goes on, and can take some of it back.',
    stoppedEarly: 'Unfinished: found before the scan was stopped. The rest was not checked.',
    noneYet: 'Nothing found yet',
    noFindings: 'No findings',
    noFindingsHint: 'The detectors that ran found nothing above their thresholds.',
    notChecked: 'Not checked',
    notCheckedHint: 'The scan did not end, so nothing is known of this document.',
    noneInFilter: 'Nothing passes the filter',
    showAll: 'Show everything',
    low: (value: number) => `${formatNumber(value)} of low severity`,
    rejected: (value: number) => count(value, 'candidate rejected', 'candidates rejected'),
    rejectedHint: 'Below the threshold; they change nothing.',
    asking: 'To look at',
    room: 'Review',
    maskOn: 'Mask values',
    masked: (isMasked: boolean) => (isMasked ? 'Values masked' : 'Values shown'),
    previous: 'Previous decision',
    next: 'Next decision',
    position: (at: number, total: number) => `${formatNumber(at)} of ${formatNumber(total)}`,
    wrapped: (at: number, total: number) =>
      `Started over: ${formatNumber(at)} of ${formatNumber(total)}`,
    page: (page: number) => `p. ${formatNumber(page)}`,
    places: (value: number) => count(value, 'place', 'places'),
    manyPlaces: (value: number) => `×${formatNumber(value)}`,
    rejectedStatus: 'rejected candidate',
    /** What a screen reader hears for a row: each part that there is. */
    rowName: (parts: {
      label: string
      categories: readonly string[]
      severity: string | null
      quote: string
      page: number | null
      places: number
      status: string
    }) =>
      [
        parts.label,
        formatList(parts.categories),
        parts.severity,
        `“${parts.quote}”`,
        parts.page === null ? null : `page ${formatNumber(parts.page)}`,
        parts.places === 1 ? null : count(parts.places, 'place', 'places'),
        parts.status,
      ]
        .filter((part) => part !== null)
        .join(', '),
    invisible: (characters: number) =>
      count(characters, 'invisible character', 'invisible characters'),
  },
  judging: {
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
    why: 'Dismiss as',
    otherNote: 'Say why in a note',
    otherSend: 'Dismiss',
    statusWords: (status: FindingStatus, reason: DismissalReason | null) =>
      statusWords(status, reason),
    said: (by: string, date: string) => (by === '' ? date : `${by}, ${date}`),
    origins: {
      judged: null,
      carried: 'Carried over from the scan before',
      suppressed: 'Dismissed by a standing rule',
    },
    announce: (said: string, left: number) => `${said}, ${formatNumber(left)} left`,
    askReason: `Choose a reason: ${DISMISSAL_REASONS.map((reason, index) => `${index + 1} ${reasonsWithin[reason]}`).join(', ')}`,
    noteKept: 'Note kept',
    undone: 'Undone',
    redone: 'Done again',
    conflict:
      'Another window has judged the same finding meanwhile. Its decision is shown now; nothing of yours was lost but this step.',
    history: 'History',
    historyActions: {
      judged: 'Judged',
      noted: 'Note changed',
      suppressed: 'Dismissed by a standing rule',
      carried: 'Carried over',
      undone: 'Undone',
      redone: 'Done again',
    },
    step: (from: string, to: string) => `${from} → ${to}`,
    baseline: { new: 'New since the last scan', unchanged: 'Also in the last scan' },
  },
  judgeAll,
  proof,
  receipts,
  suppressions,
  baseline: {
    title: 'Compared with the last scan',
    since: (date: string) => `The same source was scanned before, ${date}.`,
    counts: (fresh: number, unchanged: number, gone: number) =>
      `${formatNumber(fresh)} new, ${formatNumber(unchanged)} as before, ${formatNumber(gone)} gone`,
    carried: (value: number) => `${count(value, 'decision was', 'decisions were')} taken over`,
    gone: 'Gone',
    moreGone: (value: number) => `${count(value, 'more is', 'more are')} gone`,
  },
  export: {
    title: 'Export',
    running: 'Exporting…',
    saved: (name: string) => `Saved: ${name}`,
    sections: {
      reports: 'Reports, values masked',
      reportsInFull: 'Reports, values in full: masking is off',
      copies: 'New files without what was found, scanned again',
    },
    choices: {
      html: 'Report to read or print (HTML)',
      sarif: 'For code scanning (SARIF 2.1.0)',
      csv: 'Table (CSV)',
      json: 'Answer of the interface (JSON, in full)',
      receipt: 'Receipt: hashes, gaps, judgements, sealed (HTML)',
      text: 'Redacted text',
      markdown: 'Redacted Markdown',
      webpage: 'Redacted web page',
      docx: 'Redacted Word document',
      pdf: 'Redacted PDF',
    },
    partial: 'Not all was read or checked: each of these files says what was not.',
    partialCopies:
      'Not all was read or checked: each copy says so on top. What was not read is missing there.',
    unaskedCopies: (names: readonly string[]) =>
      `This scan did not look for: ${formatList(names)}. A copy holds it as it is, and says so on top.`,
    rulesOnlyCopies:
      'No model read this document: what only models find, such as names of people, may be left in a copy. It says so on top.',
    redaction: 'How values are named in a copy',
    pseudonyms: 'Tell values apart: [PERSON 1]',
  },
  find,
  pages,
  formatted,
  readers,
  views,
  decoded,
  bytes,
  hover,
  ghosts,
  ruler,
  document: {
    text: 'Text',
    page: 'Page',
    view: 'View of the document',
    label: (name: string) => `Text of ${name}`,
    hidden: (value: number) => count(value, 'hidden character', 'hidden characters'),
    showHidden: (value: number) => `Show ${count(value, 'hidden character', 'hidden characters')}`,
    noHidden: 'No hidden characters',
    hiddenRun: (value: number) => `${formatNumber(value)} hidden`,
    hiddenRunDecoded: (value: number, decoded: string) =>
      `${formatNumber(value)} hidden: “${decoded}”`,
    hiddenRunName: (value: number, first: string) =>
      `${count(value, 'hidden character', 'hidden characters')}, the first is ${first}`,
    hiddenRunNameDecoded: (value: number, decoded: string) =>
      `${count(value, 'hidden character', 'hidden characters')} that read “${decoded}”`,
    moreCharacters: (value: number) => `… ${count(value, 'more character', 'more characters')} …`,
    showMoreCharacters: (value: number) =>
      `Show whole line, ${count(value, 'more character', 'more characters')}`,
    empty: 'The document holds no text.',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fitWidth: 'Fit width',
    zoom: (percent: number) => `${formatNumber(percent)}%`,
    pageName: (page: number, total: number) =>
      `Page ${formatNumber(page)} of ${formatNumber(total)}`,
    noTextLayer: 'No text layer: this page was not scanned',
    pageFailed: 'This page cannot be drawn',
    pdfFailed: 'The pages cannot be shown. The text view holds everything that was scanned.',
    noOriginal: 'The original file is not stored, so only the text can be shown.',
    pageLoading: 'Drawing the page…',
  },
  heat: {
    title: 'What the models read',
    legend: 'What the band beside the text means',
    steps: ['Harmless', 'A little suspicious', 'Nearly found', 'Found'],
    worst: 'Most suspicious',
    previous: 'Previous passage',
    next: 'Next passage',
    describe: describeHeat,
    passage: (passage: DocumentHeat & { readonly index: number }, total: number) =>
      `Passage ${formatNumber(passage.index + 1)} of ${formatNumber(total)}. ${describeHeat(passage)}`,
  },
  detail: {
    close: 'About this scan',
    noMore: 'The document is gone: nothing can be decided any more.',
    notYet: 'You can decide once the scan has ended.',
    noneHint: 'Nothing selected. Choose a decision in the list, or press J for the first.',
    places: 'Places',
    placeOf: (at: number, total: number) => `Place ${formatNumber(at)} of ${formatNumber(total)}`,
    line: (value: number) => `line ${formatNumber(value)}`,
    previousPlace: 'Previous place',
    nextPlace: 'Next place',
    morePlaces: (value: number) => `${count(value, 'more place', 'more places')}`,
    alsoHere: 'Also here',
    claim: (category: string, label: string) => `${category}: ${label}`,
    comparison: 'Last scan',
    about: 'About this scan',
    document: 'Document',
    type: 'Type',
    types: DOCUMENT_TYPES,
    pages: 'Pages',
    pagesValue: (scanned: number, total: number) =>
      `${formatNumber(scanned)} of ${formatNumber(total)} read`,
    tokens: 'Tokens',
    units: 'Scan units',
    warnings: 'Notes from reading',
    duration: 'Scan time',
    jobId: 'Job',
    confidence: 'Confidence',
    confidences: (passage: string, document: string) =>
      `this passage ${passage}, this document ${document}`,
    severity: 'Severity',
    foundBy: 'Found by',
    levels: {
      L1: 'rules (L1)',
      L2: 'quick model (L2)',
      L3: 'guard (L3)',
    } as const satisfies Record<Level, string>,
    severities: { critical: 'Critical', high: 'High', medium: 'Medium', low: 'Low' },
    evidence: 'Evidence',
    showValue: 'Show value',
    hideValue: 'Mask value',
    shortened: (value: number) => `Shortened; ${count(value, 'character', 'characters')} in all`,
    why: 'Why',
    moreReasons: (value: number) => count(value, 'more reason', 'more reasons'),
    scoreSaid: (score: string) => `score ${score}`,
    scoreChange: (from: string, to: string) => `${from} → ${to}`,
    scoreName: (from: string, to: string) => `Base score ${from}, after checks ${to}`,
    readIn: (read: string) => `read in ${read}`,
    /** Null where it is read as anybody reads it. */
    views: {
      original: null,
      lowered: null,
      folded: 'the text with look-alike characters folded',
      decoded: 'decoded text',
      revealed: 'the text with hidden characters revealed',
      labelled: 'the cell with the head of its column or its field',
      joined: 'what the end of a line parts, joined',
    },
    validated: 'Checked',
    check: checkWords,
    context: 'Words nearby',
    contextChange: (word: string, change: string) => `“${word}” ${change}`,
    place: 'Place',
    characters: 'Characters',
    bytes: 'Bytes',
    pageLabel: 'Page',
    range: (start: number, end: number) => `${formatNumber(start)}–${formatNumber(end)}`,
    part: 'Part',
    hiddenBecause: 'Hidden from readers',
    parts: {
      header: 'Page header',
      footer: 'Page footer',
      footnote: 'Footnote',
      endnote: 'Endnote',
      notes: 'Speaker notes',
      comment: 'Comment',
      attribute: 'Attribute',
      title: 'Title',
      text_box: 'Text box',
      link_target: 'Link target',
      metadata: 'Page metadata',
      attachment: 'Attached file',
    },
    hidden: {
      comment: 'in a comment',
      css: 'by its style',
      aria_hidden: 'from assistive software',
      same_colour: 'same colour as its ground',
      tiny: 'too small to read',
      off_page: 'outside of the page',
      render_mode: 'drawn invisibly',
      hidden_run: 'marked as hidden text',
      clipped: 'cut off by a frame',
      covered: 'behind a picture or a filled shape',
      layer_off: 'on a layer that is switched off',
      deleted: 'deleted, kept as a tracked change',
      not_drawn: 'said by the file, while the page shows other letters',
      hidden_part: 'in a hidden sheet, row, column or slide',
      alternative: 'in the version of the message that is not shown',
    },
    asking:
      'Not sure: its score stayed below the threshold of its category, but close to it, or its place speaks against it. The decision asks that somebody looks.',
    rejected:
      'Rejected: its score stayed below the threshold of its category. It does not change the decision.',
    warningWords: WARNING_WORDS,
    warningChanged: {
      added: (value: number) =>
        `${count(value, 'thing was', 'things were')} added since the last scan`,
      removed: (value: number) =>
        `${count(value, 'thing was', 'things were')} removed since the last scan`,
      changed: (value: number) =>
        `${count(value, 'thing has', 'things have')} changed since the last scan`,
    } as Readonly<Record<string, (value: number) => string>>,
    change: 'Tracked change',
    changes: { inserted: 'Inserted', deleted: 'Deleted' },
    warningPage: (page: number) => `Page ${formatNumber(page)} has no text layer`,
  },
  parts: {
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
  },
  changes: {
    title: (day: string) => `Changed since ${day}`,
    none: (day: string) => `Nothing changed since ${day}`,
    hint: 'What the server says now, beside what it said then. Nothing of it is executed.',
    band: (value: number, day: string) => `${count(value, 'item', 'items')} changed since ${day}`,
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
  },
  history,
  server,
  settings,
  watching,
} as const
