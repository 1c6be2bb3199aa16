/** What is told of a file that came into a watched folder. */

import { type ScanSource, scanInput } from '../scan-one.ts'
import type { ScanReport } from '../scan-report.ts'
import { printable } from '../terminal-table.ts'
import { withMembers } from '../walk/open-archive.ts'

/** The report of a file, or those of an archive's members, one after the other. */
export async function* reportsOf(scan: ScanSource, path: string): AsyncGenerator<ScanReport> {
  for await (const found of withMembers([{ name: path, path, isNamed: false }])) {
    yield await scanInput(scan, { kind: 'documents', ...found })
  }
}

/** A line for people about what could not be checked; null of the rest, and of what is of no kind that is read. */
export function uncheckedLine(report: ScanReport): string | null {
  if (!('error' in report) || report.effect === 'none') return null
  return `${printable(report.name)}: not scanned. ${printable(report.error.message)}\n`
}
