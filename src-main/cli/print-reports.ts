/** What `assay scan` writes: each report as it comes, and what they came to at the end. */

import type { EvidenceChoice } from '../../src-shared/workspace/export-kinds.ts'
import { VERSION } from '../version.ts'
import { addBaseline, type Baseline, createBaseline, writeBaseline } from './baseline.ts'
import { EXIT } from './exit-codes.ts'
import { createFormat, type FormatName } from './formats/index.ts'
import { NobodyReads, openOutput } from './output.ts'
import { createProgress } from './progress.ts'
import type { ScanReport } from './scan-report.ts'
import { ScanSummary } from './scan-summary.ts'
import { printable } from './terminal-table.ts'

export interface PrintOptions {
  readonly format: FormatName
  readonly evidence: EvidenceChoice
  /** Instead of standard output. */
  readonly output?: string
  readonly failOn: 'block' | 'review' | 'never'
  readonly allowPartial: boolean
  readonly writeBaseline?: string
  /** Whether a service has scanned: what is known its owner has dismissed there. */
  readonly service: boolean
  /** Files to scan, where that is known: for the time that is left. */
  readonly total?: number | undefined
}

/** Writes the reports, and sets the exit code of the process by them. */
export async function printReports(
  reports: AsyncIterable<ScanReport>,
  options: PrintOptions,
): Promise<void> {
  const { format: name, evidence } = options
  const format = createFormat(name, { evidence, madeAt: Date.now(), version: VERSION })
  const output = openOutput(options.output)
  const summary = new ScanSummary(options.service ? 'dismissed in the service' : undefined)
  const progress = createProgress(options.total)
  const found: Baseline | undefined =
    options.writeBaseline === undefined ? undefined : createBaseline(options.writeBaseline)
  const failOn = found === undefined ? options.failOn : 'never'
  try {
    for await (const report of reports) {
      summary.add(report)
      if (found !== undefined) addBaseline(found, report)
      const text = format.add(report)
      if (text !== '') {
        progress.clear()
        await output.write(text)
      }
      if (name !== 'table' && name !== 'json') tellUnscanned(report)
      progress.tell(summary.files, report.name)
    }
    progress.clear()
    await output.write(format.end())
    output.finish()
  } catch (error) {
    if (!(error instanceof NobodyReads)) throw error
    // Of what nobody has read nothing is said; what was found by then is found.
    const isFound = summary.exitCode({ failOn, allowPartial: false }) === EXIT.found
    process.exitCode = isFound ? EXIT.found : EXIT.incomplete
    return
  } finally {
    output.abandon()
  }
  if (found !== undefined) writeBaseline(found)
  for (const line of summary.lines()) process.stderr.write(`${line}\n`)
  process.exitCode = summary.exitCode({ failOn, allowPartial: options.allowPartial })
}

/** Says on standard error which of the named inputs are in no file, and why. */
function tellUnscanned(report: ScanReport): void {
  if (!('error' in report) || !report.isNamed) return
  process.stderr.write(`${printable(report.name)}: not scanned. ${report.error.message}\n`)
}
