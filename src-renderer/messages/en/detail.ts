/** Sentences of the right pane: all about a finding, or about the scan. */

import { checkWords } from '../../../src-shared/model/check-words.ts'
import type { Level } from '../../../src-shared/model/vocabulary.ts'
import { count, formatList, formatNumber } from '../format.ts'
import { partNames } from './vocabulary.ts'

export const detail = {
  close: 'About this scan',
  noMore: 'The document is gone: nothing can be decided any more.',
  notYet: 'You can decide once the scan has ended.',
  noneHint: 'Nothing selected. Choose a decision in the list, or press J for the first.',
  places: 'Places',
  placeOf: (at: number, total: number) => `Place ${formatNumber(at)} of ${formatNumber(total)}`,
  calledAs: (names: readonly string[]) => `One person, called ${formatList(names)}`,
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
  pages: 'Pages',
  pagesValue: (scanned: number, total: number) =>
    `${formatNumber(scanned)} of ${formatNumber(total)} read`,
  tokens: 'Tokens',
  units: 'Scan units',
  warnings: 'Notes from reading',
  duration: 'Scan time',
  jobId: 'Job',
  /** "Personal data · High · sure (0.90)". */
  summary: (categories: string, severity: string, sureness: string, score: string) =>
    // What the number is of stays with it where the line has no room.
    `${categories} · ${severity} · ${sureness.replaceAll(' ', '\u00a0')}\u00a0(${score})`,
  /** Of a candidate that was rejected. */
  candidateSummary: (category: string, score: string) => `${category} · score\u00a0${score}`,
  sureness: { high: 'sure', medium: 'fairly sure', low: 'not sure' },
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
  showAll: 'Show all values',
  shortened: (value: number) => `Shortened; ${count(value, 'character', 'characters')} in all`,
  why: 'Why',
  next: 'What to do',
  /** By category; of secrets, of what is confidential and of hate each its own. */
  nextSteps: {
    injection:
      'Keep it from assistants until these words are gone, and ask where they come from before you trust the rest.',
    secret:
      'Treat it as known to others: replace it where it opens something, then take it out here.',
    confidential: 'Check who may read this before it goes on.',
    pii: 'Give it only to those who may have these data; a redacted copy (Export) leaves them out.',
    threat:
      'Open no link or file of it and run nothing from it; tell who looks after security here.',
    hate: 'Pass it on to nobody but those who look after complaints here, with where it comes from.',
  },
  /** Behind what a model says. */
  modelReason: 'It goes by the words around the passage, and can be wrong.',
  moreReasons: (value: number) => count(value, 'more reason', 'more reasons'),
  scoreSaid: (score: string) => `score ${score}`,
  scoreChange: (from: string, to: string) => `${from} → ${to}`,
  scoreName: (from: string, to: string) => `Base score ${from}, after checks ${to}`,
  readIn: (read: string) => `read in ${read}`,
  /** Null where it is read as anybody reads it. */
  views: {
    original: null,
    lowered: null,
    folded: 'the text with case, spacing and look-alike letters evened out',
    decoded: 'decoded text',
    revealed: 'what people do not see',
    labelled: 'the cell with the head of its column or its field',
    joined: 'what the end of a line parts, joined',
  },
  validated: 'Checked',
  check: checkWords,
  context: 'Words nearby',
  /** The word apart from what is said of it, whichever way it is written. */
  contextChange: (word: string, change: string) => `“\u2068${word}\u2069” ${change}`,
  place: 'Place',
  characters: 'Characters',
  bytes: 'Bytes',
  pageLabel: 'Page',
  lineLabel: 'Line',
  lines: (first: number, last: number) =>
    first === last ? formatNumber(first) : `${formatNumber(first)}–${formatNumber(last)}`,
  range: (start: number, end: number) => `${formatNumber(start)}–${formatNumber(end)}`,
  part: 'Part',
  hiddenBecause: (why: string) => `Hidden from readers: ${why}`,
  parts: partNames,
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
    'Rejected: not sure enough, or harmless where it stands; “Why” below says so. It does not change the decision.',
  change: 'Tracked change',
  changes: { inserted: 'Inserted', deleted: 'Deleted' },
  warningPage: (page: number) => `Page ${formatNumber(page)} has no text layer`,
} as const
