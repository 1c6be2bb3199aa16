/**
 * The formats of `assay scan`. Each is written while files are scanned, so that a
 * folder may hold any number of them. To add one: write it and name it here.
 */

import {
  REPORT_STREAMS,
  type Report,
  reportUnstored,
  type StreamSettings,
  type Unread,
} from '../../present/exports.ts'
import { jsonReports, type Scanned, type ScanReport, tableReports } from '../scan-report.ts'
import { unstoredScan } from '../unstored-scan.ts'
import { githubStream } from './github.ts'
import { jsonlStream } from './jsonl.ts'
import { junitStream } from './junit.ts'
import type { ReportStream } from './pipeline-stream.ts'

/** What every input adds to the file, and its end. */
export interface Format {
  readonly add: (report: ScanReport) => string
  readonly end: () => string
}

/** @param settings of those that show evidence. */
export function createFormat(name: FormatName, settings: StreamSettings): Format {
  switch (name) {
    case 'table':
      return tableReports()
    case 'json':
      return jsonReports()
    case 'jsonl':
      return ofStream(jsonlStream(), settings)
    case 'github':
      return ofStream(githubStream(), settings)
    case 'junit':
      return ofStream(junitStream(), settings)
    default:
      return ofExport(name, settings)
  }
}

export type FormatName =
  | 'table'
  | 'json'
  | 'jsonl'
  | 'github'
  | 'junit'
  | keyof typeof REPORT_STREAMS

function ofStream(stream: ReportStream, settings: StreamSettings): Format {
  return {
    add: (report) =>
      'error' in report ? stream.unread(report) : stream.add(exportOf(report, settings)),
    end: stream.end,
  }
}

/** A format that the app exports too. */
function ofExport(name: keyof typeof REPORT_STREAMS, settings: StreamSettings): Format {
  const stream = REPORT_STREAMS[name](settings)
  const unread: Unread[] = []
  return {
    add(report) {
      if (!('error' in report)) return stream.add(exportOf(report, settings))
      // Pictures and links by the thousand would bury the rest; the summary counts them.
      const { name, error, effect } = report
      if (effect !== 'none')
        unread.push({ name, why: error.message, isFailure: effect === 'unusable' })
      return ''
    },
    end: () => stream.end(unread),
  }
}

/** Evidence is masked by all findings, those of the baseline too. */
function exportOf(scanned: Scanned, settings: StreamSettings): Report {
  const { known, asking } = scanned
  const report = reportUnstored(unstoredScan(scanned), settings, asking)
  return { ...report, findings: report.findings.filter(({ id }) => !known.has(id)) }
}
