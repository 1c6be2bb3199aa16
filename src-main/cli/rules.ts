/** `assay rules`: which rules this machine has, and whether a file of one's own can be used. */

import { statSync } from 'node:fs'
import { Command, Option } from 'commander'
import { stringify } from 'yaml'
import {
  type InstalledRules,
  installedRules,
  type LeftOutFile,
  RULE_CATEGORIES,
  type RuleFileReport,
  shippedRules,
  testRuleFile,
} from '../detect/rules/catalog/rule-catalog.ts'
import { resolveCacheDir, resolveDataDir } from '../paths.ts'
import { VERSION } from '../version.ts'
import { EXIT } from './exit-codes.ts'
import { leftOutLines, ruleTable, ruleView, testLines } from './rules-list.ts'
import { jsonLine, printable } from './terminal-table.ts'

interface CommonOptions {
  readonly dataDir?: string
  readonly json: boolean
}

interface ListOptions extends CommonOptions {
  readonly category?: string
}

const TEST_EXIT_CODES = `
Exit codes:
  0  the file can be used
  1  it has a problem
  2  wrong usage, or the file cannot be read`

export function rulesCommand(): Command {
  return new Command('rules')
    .addCommand(listCommand())
    .addCommand(showCommand())
    .addCommand(testCommand())
}

function listCommand(): Command {
  return new Command('list')
    .description("List the rules, your own in the data folder's rules/ too.")
    .addOption(
      new Option('--category <category>', 'only the rules of one').choices(RULE_CATEGORIES),
    )
    .option('--data-dir <folder>', 'whose rules/ to read')
    .option('--json', 'print one line of JSON', false)
    .action(listRules)
}

function showCommand(): Command {
  return new Command('show')
    .description('Show one rule as it is written, with its examples.')
    .argument('<id>', 'id of the rule, as `assay rules list` and every finding show it')
    .option('--data-dir <folder>', 'whose rules/ to read')
    .option('--json', 'print one line of JSON', false)
    .action(showRule)
}

function testCommand(): Command {
  return new Command('test')
    .description('Check a file of rules and run its examples, before it goes into rules/.')
    .argument('<file>', 'a pack of rules in YAML')
    .option('--json', 'print one line of JSON', false)
    .addHelpText('after', TEST_EXIT_CODES)
    .action(testRules)
}

function listRules({ category, dataDir, json }: ListOptions): void {
  const { rules, leftOut } = rulesOf(dataDir)
  const wanted = rules.filter(({ entry }) => category === undefined || entry.category === category)
  process.stdout.write(
    json ? jsonLine({ rules: wanted.map(ruleView), left_out: leftOut }) : ruleTable(wanted),
  )
  if (!json) tellLeftOut(leftOut)
}

function showRule(id: string, { dataDir, json }: CommonOptions, command: Command): void {
  const installed = rulesOf(dataDir)
  const shown = shownRule(id, installed)
  if (shown === undefined) {
    tellLeftOut(installed.leftOut)
    command.error('error: there is no such rule; see `assay rules list`', {
      exitCode: EXIT.unusable,
    })
  }
  process.stdout.write(json ? jsonLine(shown) : printableLines(stringify(shown)))
}

function shownRule(id: string, { rules }: InstalledRules): object | undefined {
  const found = rules.find(({ entry }) => entry.id === id)
  if (found === undefined) return undefined
  const { entry, owner, written } = found
  return { pack: entry.pack, owner, category: entry.category, ...written(), default: entry.default }
}

function rulesOf(dataDir: string | undefined): InstalledRules {
  return installedRules(resolveDataDir(dataDir), shippedPacks())
}

function shippedPacks() {
  return shippedRules(resolveCacheDir(), VERSION).packs
}

function testRules(path: string, { json }: CommonOptions, command: Command): void {
  const report = reportOn(path, command)
  process.stdout.write(json ? jsonLine(report) : testLines(report))
  process.exitCode = report.problems.length > 0 ? EXIT.found : EXIT.ok
}

function reportOn(path: string, command: Command): RuleFileReport {
  const packs = shippedPacks()
  let why: string
  try {
    if (!statSync(path).isDirectory()) return testRuleFile(path, packs)
    why = 'it is a folder; name one file'
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    why = error.code === 'ENOENT' ? 'it is not there' : String(error.code)
  }
  return command.error(`error: the file cannot be read (${why})`, { exitCode: EXIT.unusable })
}

/** Says on standard error which files are not used: what is printed is not all that was meant. */
export function tellLeftOut(leftOut: readonly LeftOutFile[]): void {
  process.stderr.write(leftOutLines(leftOut))
}

function printableLines(text: string): string {
  return text.split('\n').map(printable).join('\n')
}
