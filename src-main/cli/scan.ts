/** `assay scan`: scans files, pages and MCP servers in its own process, without a service or a database. */

import { readFileSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Command, InvalidArgumentError, Option } from 'commander'
import { ScanError } from '../../src-shared/contract/error-codes.ts'
import { MAX_FILE_BYTES, SCAN_DEADLINE_MS } from '../../src-shared/contract/limits.ts'
import type { ScanConfig } from '../../src-shared/contract/scan-request.ts'
import { checkableCategories } from '../../src-shared/model/checkable-categories.ts'
import {
  CATEGORIES,
  type Category,
  DECISIONS,
  type Decision,
  type InputKind,
} from '../../src-shared/model/vocabulary.ts'
import { EVIDENCE_CHOICES, type EvidenceChoice } from '../../src-shared/workspace/export-kinds.ts'
import { LOCAL_ACCOUNT } from '../accounts/api-keys.ts'
import { createOwnerLimits, type SizeLimits } from '../accounts/limits.ts'
import { readConfig } from '../config.ts'
import { unsealOutcome } from '../decide/sealed-outcome.ts'
import { categoriesOf } from '../detect/detector.ts'
import { COMMAND_BOUNDS, createEngine } from '../engine.ts'
import { withNetworkFlags } from '../intake/network-settings.ts'
import { readUpload } from '../intake/read-upload.ts'
import type { Source } from '../intake/submission.ts'
import { resolveDataDir } from '../paths.ts'
import { newJobId } from '../scan/scan-job.ts'
import {
  type Caller,
  detectOne,
  prepareSubmission,
  type ScanEngine,
} from '../scan/scan-submission.ts'
import { EXIT } from './exit-codes.ts'
import { addNetworkOptions, type NetworkOptions, networkFlags } from './network-options.ts'
import { tellLeftOut } from './rules.ts'
import { FILE_FORMATS, type FileFormat, tellErrors, toFile } from './scan-file.ts'
import { type ScanReport, toJson, toTable } from './scan-report.ts'

interface ScanOptions extends NetworkOptions {
  readonly url: readonly string[]
  readonly mcp: readonly string[]
  readonly format: 'table' | 'json' | FileFormat
  readonly evidence: EvidenceChoice
  /** Instead of standard output. */
  readonly output?: string
  readonly failOn: 'block' | 'review' | 'never'
  /** All that this machine can look for, where none are named. */
  readonly categories?: readonly Category[]
  readonly allowPartial: boolean
  readonly dataDir?: string
}

const STANDARD_INPUT = 0

const EXIT_CODES_HELP = `
Exit codes:
  0  nothing at or above --fail-on
  1  something at or above --fail-on
  2  wrong usage, or an input that could not be scanned
  3  nothing at or above --fail-on, but not everything could be checked`

export function scanCommand(): Command {
  const command = new Command('scan')
    .argument('[file...]', 'TXT, Markdown, HTML, PDF or DOCX; - for standard input')
    .option('--url <address>', 'web page to scan, repeatable', repeated, [])
    .option('--mcp <address>', 'MCP server whose metadata to scan, repeatable', repeated, [])
    .addOption(
      new Option('--format <format>', 'how to print')
        .choices(['table', 'json', ...FILE_FORMATS])
        .default('table'),
    )
    .addOption(
      new Option('--evidence <choice>', 'what sarif, csv and html show of it')
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
    .option('--allow-partial', 'end with 0 instead of 3', false)
    .option('--data-dir <folder>', 'where the settings are; a scan keeps nothing there')
    .addHelpText('after', EXIT_CODES_HELP)
  return addNetworkOptions(command).action(scan)
}

async function scan(
  paths: readonly string[],
  options: ScanOptions,
  command: Command,
): Promise<void> {
  const inputs = [
    ...paths.map((name): Input => ({ kind: 'documents', name })),
    ...options.url.map((name): Input => ({ kind: 'url', name })),
    ...options.mcp.map((name): Input => ({ kind: 'mcp_server', name })),
  ]
  if (inputs.length === 0)
    command.error('error: name a file, --url or --mcp', { exitCode: EXIT.unusable })
  const dataDir = resolveDataDir(options.dataDir)
  const { plans, network } = readConfig(dataDir)
  const engine = createEngine({
    dataDir,
    network: withNetworkFlags(network, networkFlags(options)),
    bounds: COMMAND_BOUNDS,
  })
  tellLeftOut(engine.leftOutRules)
  const limits = createOwnerLimits(plans)
  const modelled = engine.models.packs.flatMap(({ manifest }) => categoriesOf(manifest))
  const config = { categories: [...(options.categories ?? checkableCategories(modelled))] }
  try {
    const reports: ScanReport[] = []
    for (const input of inputs) reports.push(await scanInput(engine, limits, input, config))
    write(printed(reports, options), options.output, command)
    process.exitCode = exitCodeOf(reports, options)
  } finally {
    await engine.close()
  }
}

function printed(reports: readonly ScanReport[], { format, evidence }: ScanOptions): string {
  if (format === 'json') return toJson(reports)
  if (format === 'table') return toTable(reports)
  tellErrors(reports)
  return toFile(reports, format, evidence)
}

/** A file is for its owner only: it quotes what was scanned. */
function write(text: string, output: string | undefined, command: Command): void {
  if (output === undefined) {
    process.stdout.write(text)
    return
  }
  try {
    writeFileSync(output, text, { mode: 0o600 })
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    command.error(`error: the file of --output cannot be written (${reason})`, {
      exitCode: EXIT.unusable,
    })
  }
}

/** What to scan: a path, or an address. */
interface Input {
  readonly kind: Exclude<InputKind, 'text'>
  readonly name: string
}

/** The owner at the machine. */
const OWNER: Caller = { accountId: LOCAL_ACCOUNT, plan: 'pro', origin: 'app' }

/** One input is one submission: a bad one refuses only itself. */
async function scanInput(
  engine: ScanEngine,
  limits: SizeLimits,
  { kind, name }: Input,
  config: ScanConfig,
): Promise<ScanReport> {
  const signal = AbortSignal.timeout(SCAN_DEADLINE_MS)
  try {
    const submission = { kind, sources: [await sourceOf({ kind, name })], config }
    const prepared = await prepareSubmission(engine, limits, submission, OWNER, signal)
    const sealed = await detectOne(engine, prepared, signal)
    const { status, result, findings } = unsealOutcome(sealed)
    const [{ document, source }] = prepared.documents as [(typeof prepared.documents)[0]]
    const job = { job_id: newJobId(), source, status, ...result }
    return { name, prepared, job, document, findings }
  } catch (error) {
    if (error instanceof ScanError) return { name, error }
    throw error
  }
}

async function sourceOf({ kind, name }: Input): Promise<Source> {
  switch (kind) {
    case 'url':
      return { type: 'webpage', url: name }
    case 'mcp_server':
      return { type: 'mcp_server', url: name }
    case 'documents':
      return readUpload(name, await readBounded(name))
  }
}

async function readBounded(path: string): Promise<Uint8Array> {
  try {
    const bytes = path === '-' ? readFileSync(STANDARD_INPUT) : await readFile(path)
    if (bytes.length <= MAX_FILE_BYTES) return bytes
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    throw new ScanError('INVALID_INPUT', `The file cannot be read (${reason}).`)
  }
  throw new ScanError('FILE_TOO_LARGE')
}

function exitCodeOf(reports: readonly ScanReport[], options: ScanOptions): number {
  const done = reports.filter((report) => 'job' in report)
  if (done.some(({ job }) => reaches(job.decision, options.failOn))) return EXIT.found
  if (done.length < reports.length || done.some(({ job }) => job.status === 'failed')) {
    return EXIT.unusable
  }
  const isWhole = done.every(
    ({ job, prepared }) =>
      job.completion?.state === 'complete' && prepared.metadata.coverage.state === 'complete',
  )
  return isWhole || options.allowPartial ? EXIT.ok : EXIT.incomplete
}

function reaches(decision: Decision | undefined, threshold: ScanOptions['failOn']): boolean {
  if (decision === undefined || threshold === 'never') return false
  return DECISIONS.indexOf(decision) >= DECISIONS.indexOf(threshold)
}

function repeated(value: string, earlier: readonly string[]): readonly string[] {
  return [...earlier, value]
}

function parseCategories(value: string): readonly Category[] {
  return value.split(',').map((name) => {
    const category = CATEGORIES.find((known) => known === name.trim().toLowerCase())
    if (category === undefined) {
      throw new InvalidArgumentError(`Categories are ${CATEGORIES.join(', ')}.`)
    }
    return category
  })
}
