/** Rules and what their examples found, as the terminal shows them. */

import type {
  ExampleOutcome,
  InstalledRule,
  LeftOutFile,
  RuleEntry,
  RuleFileReport,
} from '../detect/rules/catalog/rule-catalog.ts'
import { columns, printable } from './terminal-table.ts'

/** A rule in JSON: whose it is, and what a list shows of it. */
export interface RuleView extends RuleEntry {
  readonly owner: InstalledRule['owner']
}

export function ruleView({ entry, owner }: InstalledRule): RuleView {
  return { ...entry, owner }
}

const HEADINGS = [
  'ID',
  'CATEGORY',
  'CLASS',
  'SEVERITY',
  'SCORE',
  'STATE',
  'PACK',
  'VIEWS',
  'TITLE',
] as const

/** A line a rule under a line of headings. */
export function ruleTable(rules: readonly InstalledRule[]): string {
  const rows = rules.map(({ entry, owner }) => [
    entry.id,
    entry.category,
    entry.class_name,
    entry.severity,
    entry.score.toFixed(2),
    entry.default,
    owner === 'user' ? `${entry.pack} (yours)` : entry.pack,
    entry.views.join(' '),
    printable(entry.title),
  ])
  return `${columns([HEADINGS, ...rows]).join('\n')}\n`
}

/** A line a problem; empty where every file is used. */
export function leftOutLines(leftOut: readonly LeftOutFile[]): string {
  return leftOut
    .flatMap(({ file, problems }) => problems.map((problem) => `${file} is left out: ${problem}`))
    .map((line) => `assay: ${printable(line)}\n`)
    .join('')
}

/** What each example found, the problems, and a sentence about the whole. */
export function testLines({ rules, examples, problems }: RuleFileReport): string {
  const sum =
    problems.length === 0
      ? `The file can be used: ${counted(rules, 'rule')}, ${counted(examples.length, 'example')}.`
      : `The file cannot be used: ${counted(problems.length, 'problem')}.`
  return [...examples.map(exampleLine), ...problems, sum]
    .map((line) => `${printable(line)}\n`)
    .join('')
}

function exampleLine({ ruleId, list, example, found, problem }: ExampleOutcome): string {
  const state = problem === undefined ? 'ok' : 'WRONG'
  const what = found.length === 0 ? 'nothing' : found.map((text) => JSON.stringify(text)).join(', ')
  return `${ruleId}: ${list} ${example + 1}: ${state}: found ${what}`
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`
}
