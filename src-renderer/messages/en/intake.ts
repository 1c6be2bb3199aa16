/** Sentences of the room in which scans start. */

import type { Level } from '../../../src-shared/model/vocabulary.ts'
import { count, formatBytes, formatDuration, formatList, formatNumber } from '../format.ts'

/** What was measured, and what the plan allows. */
interface Beyond {
  readonly measured: number
  readonly limit: number
  readonly plan: string
}

const levels = {
  L1: { name: 'Rules only', about: 'In a moment; finds patterns, no meaning' },
  L2: { name: 'Rules and the quick model', about: 'Seconds; no second opinion' },
  L3: { name: 'Rules and all models', about: 'As far as this machine can' },
} as const satisfies Record<Level, { name: string; about: string }>

export const intake = {
  models: {
    title: 'Not everything can be looked for',
    none: 'No model is installed: rules alone read what you scan. In a terminal, `assay doctor` says what to do.',
    broken: (ids: readonly string[]) =>
      `${formatList(ids)} cannot run: what only models find is not seen, and scans are partly checked. In a terminal, \`assay doctor\` says what to do.`,
    more: 'Why',
  },
  compact: 'New scan',
  more: 'Text or address…',
  less: 'Show less',
  chooseFolder: 'Choose folder…',
  clipboard: 'Paste from clipboard',
  clipboardRefused: 'The browser does not let the app read the clipboard: press Ctrl or ⌘ + V.',
  clipboardEmpty: 'The clipboard holds no text.',
  kept: 'A text that you typed is kept here.',
  hidden: (value: number) =>
    `${count(value, 'character', 'characters')} in it ${value === 1 ? 'is' : 'are'} not seen by people.`,
  hiddenSays: 'They spell:',
  html: (pages: number) =>
    pages === 1
      ? 'Scan the page behind it too, with what it hides'
      : `Scan the ${formatNumber(pages)} pages behind it too, with what they hide`,
  htmlName: 'Pasted page.html',
  estimate: (tokens: number, units: number, ms: number | null) =>
    [
      `About ${count(tokens, 'token', 'tokens')}`,
      count(units, 'unit', 'units'),
      ...(ms === null ? [] : [formatDuration(ms)]),
    ].join(', '),
  atMost: (ms: number) => `At most about ${formatDuration(ms)}, at the pace of the last scans`,
  size: (bytes: number, limit: number | null) =>
    limit === null ? formatBytes(bytes) : `${formatBytes(bytes)} of ${formatBytes(limit)}`,
  tooLong: ({ measured, limit, plan }: Beyond) =>
    `${formatNumber(measured)} bytes: one scan takes ${formatNumber(limit)} bytes of text (plan “${plan}”). Split it.`,
  perhapsTooLong: ({ measured, limit, plan }: Beyond) =>
    `About ${formatNumber(measured)} tokens: one scan takes ${formatNumber(limit)} (plan “${plan}”), so it may be refused.`,
  options: 'Options',
  optionsSaid: (categories: readonly string[], level: Level | null, rulesOff: number) =>
    [
      formatList(categories),
      levels[level ?? 'L3'].name.toLowerCase(),
      ...(rulesOff === 0 ? [] : [`${count(rulesOff, 'rule', 'rules')} off`]),
    ].join(' · '),
  presets: 'Presets',
  presetNames: {
    thorough: 'Thorough',
    quick: 'Quick',
    personal: 'Only personal data',
  },
  level: 'How far',
  levels,
  noThreat: 'No rule tells threats: choose more than rules to look for them.',
  dropFiles: (value: number) =>
    value === 0 ? 'Let go to scan' : `Let go to scan ${count(value, 'item', 'items')}`,
  dropFor: (categories: readonly string[]) =>
    `Looking for ${formatList(categories.map((name) => name.toLowerCase()))}. Nothing leaves this machine.`,
  dropText: 'Let go to put it into the text field',
  folderTitle: (names: readonly string[]) =>
    `Scan the ${names.length === 1 ? 'folder' : 'folders'} ${formatList(names.map((name) => `“${name}”`))}?`,
  folderFiles: (value: number, bytes: number) =>
    value === 0
      ? 'Nothing in it can be scanned.'
      : `${count(value, 'file', 'files')}, ${formatBytes(bytes)}`,
  folderCut: (limit: number) =>
    `It holds more: only the first ${formatNumber(limit)} are taken. The command “assay scan FOLDER” takes any number.`,
  folderLeftOut: (value: number) => `Left out: ${formatNumber(value)}`,
  leftOutReasons: {
    tool: 'filled by a tool',
    type: 'not a document with text',
    archive: 'an archive: unpack it',
    large: 'larger than 10 MB',
    empty: 'empty',
    unreadable: 'cannot be read',
  },
  folderMore: (value: number) => `and ${formatNumber(value)} more`,
  folderScan: (value: number) => `Scan ${count(value, 'file', 'files')}`,
  cancelAll: 'Cancel all',
  retryAll: 'Try all failed again',
  cancelled: (value: number) => `${count(value, 'scan', 'scans')} cancelled`,
  undoCancel: 'Undo',
  gone: 'It is not here any more: it was deleted, or its time ran out.',
} as const
