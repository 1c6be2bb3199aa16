/** Sentences of trying a file of rules before it is used. */

import { count, formatNumber, formatScore } from '../format.ts'

export const ruleTrial = {
  title: 'Try rules of your own',
  said: 'What a file marks in a text, and what is wrong with it, before it is used',
  rules: 'Rules (YAML)',
  text: 'Text to try them on',
  textHint: 'Paste or type a text that holds what the rules are to find, and what they are not',
  chooseRules: 'Choose a file of rules…',
  chooseText: 'Choose a text…',
  example: 'Start from the example',
  nothing: 'Write or choose a file of rules to see whether it can be used.',
  noText: 'Beside it, a text shows what the rules mark.',
  waiting: 'Trying…',
  usable: (rules: number, examples: number) =>
    `This file can be used: ${count(rules, 'rule', 'rules')}, ${count(examples, 'example', 'examples')} as promised.`,
  problems: (value: number) =>
    `This file would not be used: ${count(value, 'problem', 'problems')}.`,
  marks: (accepted: number, others: number) =>
    `${count(accepted, 'place', 'places')} found${others === 0 ? '' : `, ${formatNumber(others)} with too low a score`}`,
  none: 'Nothing of this text is found.',
  cut: (value: number) => `The first ${formatNumber(value)} places are shown.`,
  found: (title: string, score: number) => `${title}, ${formatScore(score)}`,
  tooLow: (title: string, score: number, least: number) =>
    `${title}, ${formatScore(score)}: from ${formatScore(least)} on it counts`,
  more: (value: number) => `and ${count(value, 'more', 'more')} in the text above`,
  markedText: 'The text with what is found',
  shortened: (value: number) => `Only the first ${formatNumber(value)} characters were taken.`,
  unreadable: (name: string) => `${name} cannot be read.`,
  noTextFile: (name: string) => `${name} is no text in UTF-8: it was not taken.`,
  save: 'Save as a file…',
  use: 'Use these rules',
  replace: (file: string) => `Replace ${file}`,
  saveHint: 'Scans use them from then on; documents that were scanned before stay as they are.',
  saved: (file: string) => `Saved as ${file}: scans use it from now on.`,
  openDocument: 'Take the document opened last',
  taken: (name: string, most: number | null) =>
    `The text of ${name}${most === null ? '' : `, its first ${formatNumber(most)} characters`}, without masks.`,
  ownFiles: 'Your files of rules',
  noFiles: 'None yet: rules that were tried below are put to use there.',
  used: (rules: number) => `${count(rules, 'rule', 'rules')} in use`,
  leftOut: 'not used',
  edit: 'Edit',
  editName: (file: string) => `Edit ${file}`,
  remove: 'Remove…',
  removeName: (file: string) => `Remove ${file}…`,
  removeTitle: (file: string) => `Remove ${file}?`,
  removeText:
    'The file is deleted, and scans no longer use its rules. Documents that were scanned with them stay as they are.',
  removeAction: 'Remove',
} as const
