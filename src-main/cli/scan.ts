/** `assay scan`: scans files, pages and MCP servers in its own process, without a service or a database. */

import { Command, InvalidArgumentError, Option } from 'commander'
import { configProblem } from '../../src-shared/contract/scan-settings.ts'
import { checkableCategories } from '../../src-shared/model/checkable-categories.ts'
import { CATEGORIES, type Category, LEVELS, type Level } from '../../src-shared/model/vocabulary.ts'
import { EVIDENCE_CHOICES, type EvidenceChoice } from '../../src-shared/workspace/export-kinds.ts'
import { createOwnerLimits } from '../accounts/limits.ts'
import { readConfig } from '../config.ts'
import { categoriesOf } from '../detect/detector.ts'
import { COMMAND_BOUNDS, createEngine } from '../engine.ts'
import { withNetworkFlags } from '../intake/network-settings.ts'
import { resolveDataDir } from '../paths.ts'
import type { ScanEngine } from '../scan/scan-submission.ts'
import { readBaseline, withBaseline } from './baseline.ts'
import { EXIT } from './exit-codes.ts'
import type { FormatName } from './formats/index.ts'
import { inOrder } from './in-order.ts'
import { openJournal } from './journal.ts'
import { addNetworkOptions, type NetworkOptions, networkFlags } from './network-options.ts'
import { parseCategories } from './parse-categories.ts'
import { printReports } from './print-reports.ts'
import { type CopyOutcome, type CopyPlaces, writeCopy } from './redacted-copies.ts'
import { tellLeftOut } from './rules.ts'
import { scanInputs } from './scan-inputs.ts'
import { type Input, type ScanSource, scanHere, scanInput, shareOf } from './scan-one.ts'
import type { ScanReport } from './scan-report.ts'
import { SERVICE_OPTION } from './scanner/scanner-options.ts'
import { scanInService } from './service/scan-in-service.ts'
import { modelledIn, requiredService } from './service/service-scanner.ts'
import { printable } from './terminal-table.ts'
import { findFiles, rulesHeeded } from './walk/find-files.ts'

interface ScanOptions extends NetworkOptions {
  readonly url: readonly string[]
  readonly mcp: readonly string[]
  readonly git?: string
  readonly agents?: string | true
  readonly format: FormatName
  readonly evidence: EvidenceChoice
  /** Instead of standard output. */
  readonly output?: string
  readonly failOn: 'block' | 'review' | 'never'
  /** All that this machine can look for, where none are named. */
  readonly categories?: readonly Category[]
  readonly maxLevel?: Level
  readonly allowPartial: boolean
  readonly ignore: boolean
  readonly baseline?: string
  readonly writeBaseline?: string
  readonly resume?: string
  readonly redact?: string
  readonly jobs: number
  readonly service: boolean
  readonly dataDir?: string
}

const FORMATS = [
  ...['table', 'json', 'jsonl', 'sarif', 'csv', 'html', 'junit', 'github'],
] as const satisfies readonly FormatName[]

const EXIT_CODES_HELP = `
Folders are read whole, hidden files too; what .gitignore and .assayignore leave out is left out,
tracked or not, and told. With --git only .assayignore counts: what git tracks it tracks on purpose;
with --agents neither: agents heed none. In what others wrote, take --no-ignore: it may hide itself.
Archives (zip, tar, tar.gz, gz) are opened: a member is told as archive.zip!/path.
A version in git is told as path@commit, by the commit that brought its content first;
what commits and tags say as (message)@commit or tag.
What is text in UTF-8, such as source code, is read as text; so is UTF-16 with its mark, what names
its encoding at its beginning, and Windows-1252 by its letters, which is told.

Exit codes:
  0  nothing at or above --fail-on
  1  something at or above --fail-on, whatever could not be scanned beside it
  2  wrong usage, or an input that was named and could not be scanned
  3  nothing at or above --fail-on, but not everything could be checked`

/** What keeps or reads more than a service tells of a scan. */
const HERE_ALONE = [
  ['baseline', '--baseline'],
  ['writeBaseline', '--write-baseline'],
  ['resume', '--resume'],
  ['redact', '--redact'],
] as const

export function scanCommand(): Command {
  const command = new Command('scan')
    .argument('[path...]', 'files, folders, patterns in quotes; - for standard input')
    .option('--url <address>', 'web page to scan, repeatable', repeated, [])
    .option('--mcp <address>', 'MCP server whose metadata to scan, repeatable', repeated, [])
    .option(
      '--git <what>',
      'versions in git: staged, history, or a range such as main..HEAD; paths are repositories',
    )
    .option(
      '--agents [folder]',
      "agents' instructions, skills and MCP settings: of this machine, or of a repository",
    )
    .addOption(new Option('--format <format>', 'how to print').choices(FORMATS).default('table'))
    .addOption(
      new Option('--evidence <choice>', 'what files for programs show of it')
        .choices(EVIDENCE_CHOICES)
        .default('masked'),
    )
    .option('--output <file>', 'where to write, instead of standard output')
    .addOption(
      new Option('--fail-on <decision>', 'decision that makes the command end with 1')
        .choices(['block', 'review', 'never'])
        .default('block'),
    )
    .option(
      '--categories <list>',
      `comma-separated, of ${CATEGORIES.join(', ')} (default: all that this machine has detectors for)`,
      parseCategories,
    )
    .addOption(
      new Option(
        '--max-level <level>',
        'highest level of detectors: L1 are the rules alone',
      ).choices(LEVELS),
    )
    .option('--no-ignore', 'read what .gitignore and .assayignore leave out, too')
    .option('--baseline <file>', 'leave out the findings that it holds')
    .option('--write-baseline <file>', 'write the findings as hashes, and end with 0 for them')
    .option(
      '--resume <file>',
      'a journal: what it holds is not scanned again, what is scanned goes into it',
    )
    .option('--redact <folder>', 'where to write copies with the found values taken out')
    .addOption(
      new Option('--jobs <count>', 'files that are scanned at once; small ones count for less')
        .argParser(parseJobs)
        .default(COMMAND_BOUNDS.threads),
    )
    .option('--allow-partial', 'end with 0 instead of 3', false)
    .option('--service', SERVICE_OPTION, false)
    .option('--data-dir <folder>', 'where the settings are; a scan keeps nothing there')
    .addHelpText('after', EXIT_CODES_HELP)
  return addNetworkOptions(command).action(scan)
}

async function scan(
  paths: readonly string[],
  options: ScanOptions,
  command: Command,
): Promise<void> {
  const { url, mcp, git, agents } = options
  const isNamed = paths.length + url.length + mcp.length > 0
  if (!isNamed && git === undefined && agents === undefined)
    command.error(
      'error: name a file, a folder, - for standard input, --git, --agents, --url or --mcp',
      {
        exitCode: EXIT.unusable,
      },
    )
  const here = HERE_ALONE.find(([option]) => options[option] !== undefined)
  if (options.service && here !== undefined)
    command.error(`error: ${here[1]} needs a scan in this process: leave --service out`, {
      exitCode: EXIT.unusable,
    })
  const baseline = options.baseline === undefined ? undefined : readBaseline(options.baseline)
  const dataDir = resolveDataDir(options.dataDir)
  const { plans, network } = readConfig(dataDir)
  const run = async (scan: ScanSource, handle?: (report: ScanReport) => Promise<void>) => {
    const scanned = async (input: Input) => {
      const report = await scanInput(scan, input)
      await handle?.(report)
      return baseline === undefined ? report : withBaseline(report, baseline)
    }
    // A service has others to serve, and bounds of its own on how much may wait.
    const share = options.service ? undefined : shareOf
    const reports = inOrder(scanInputs(paths, options), options.jobs, scanned, share)
    await printReports(reports, { ...options, total: totalOf(paths, options) })
  }
  if (options.service) {
    const { call, state } = await requiredService(dataDir)
    await run(scanInService(call, configOf(options, modelledIn(state), command)))
    return
  }
  const engine = createEngine({
    dataDir,
    network: withNetworkFlags(network, networkFlags(options)),
    bounds: COMMAND_BOUNDS,
    withModels: options.maxLevel !== 'L1',
  })
  try {
    tellLeftOut(engine.leftOutRules)
    const modelled = engine.models.packs.flatMap(({ manifest }) => categoriesOf(manifest))
    const config = configOf(options, modelled, command)
    using journal =
      options.resume === undefined ? undefined : openJournal(options.resume, engine.identity())
    const redact = options.redact
    const places: CopyPlaces = new Map()
    let isUnredacted = false
    let copies = 0
    await run(
      scanHere(engine, createOwnerLimits(plans), config, journal),
      redact === undefined
        ? undefined
        : async (report) => {
            if (!(await redacted(engine, redact, report, places))) isUnredacted = true
            else if (!('error' in report)) copies++
          },
    )
    if (redact !== undefined && copies > 0) {
      const what = copies === 1 ? 'redacted copy' : 'redacted copies'
      process.stderr.write(`${copies} ${what} in ${printable(redact)}\n`)
    }
    if (isUnredacted && process.exitCode === EXIT.ok) process.exitCode = EXIT.incomplete
  } finally {
    await engine.close()
  }
}

/** How many files there are, for people who wait; looking through a folder takes a hundredth of scanning it. */
function totalOf(
  paths: readonly string[],
  { git, agents, ignore }: ScanOptions,
): number | undefined {
  if (!process.stderr.isTTY || git !== undefined || agents !== undefined) return undefined
  let total = 0
  for (const found of findFiles(paths, rulesHeeded(ignore))) if (!('problem' in found)) total++
  return total
}

function configOf(
  { categories, maxLevel }: ScanOptions,
  modelled: readonly Category[],
  command: Command,
) {
  const config = {
    categories: [...(categories ?? checkableCategories(maxLevel === 'L1' ? [] : modelled))],
    ...(maxLevel && { max_level: maxLevel }),
  }
  const problem = configProblem(config)
  if (problem !== undefined) {
    const flag = problem.path === '/config/categories' ? '--categories' : '--max-level'
    command.error(`error: ${flag} ${problem.message}`, { exitCode: EXIT.unusable })
  }
  return config
}

const NO_COPY: Readonly<Record<Exclude<CopyOutcome, 'written'>, string>> = {
  left: 'values were found in it again',
  unproven: 'not everything in it could be checked',
  taken: 'another file has its place: scan them one after the other, into two folders',
}

/** Writes the copy of what was scanned, or says why there is none, and whether that is well. */
async function redacted(
  engine: ScanEngine,
  folder: string,
  report: ScanReport,
  places: CopyPlaces,
): Promise<boolean> {
  if ('error' in report) return true
  const outcome = await writeCopy(engine, folder, report, places)
  if (outcome === 'written') return true
  process.stderr.write(`${printable(report.name)}: no redacted copy, ${NO_COPY[outcome]}\n`)
  return false
}

function repeated(value: string, earlier: readonly string[]): readonly string[] {
  return [...earlier, value]
}

/** Each file in the works may hold its ten megabytes. */
const MOST_JOBS = 64

function parseJobs(value: string): number {
  const count = Number(value)
  if (Number.isInteger(count) && count >= 1 && count <= MOST_JOBS) return count
  throw new InvalidArgumentError(`Give a whole number from 1 to ${MOST_JOBS}.`)
}
