/**
 * SARIF 2.1.0 (OASIS standard, with errata 01). Places are those of the text
 * as it was extracted, which is told as an artifact nested in the document.
 */

import { createHash } from 'node:crypto'
import { FINGERPRINT_VERSION } from '../../src-shared/model/fingerprint.ts'
import {
  type CodePointOffset,
  lastAtMost,
  TextOffsets,
  utf16,
} from '../../src-shared/model/text-offsets.ts'
import type { Severity } from '../../src-shared/model/vocabulary.ts'
import { visible } from './plain-text.ts'
import type { Report, ReportFinding } from './report.ts'

const SCHEMA =
  'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json'

/** Places in `run.artifacts`. */
const DOCUMENT = 0
const TEXT = 1

export function toSarif(report: Report): string {
  const { document, findings, evidence } = report
  const { job } = document
  const rules = rulesOf(findings, Object.values(job.detectors ?? {}).flat())
  const ruleIndex = new Map(rules.map(({ id }, place) => [id, place]))
  const regionOf = regions(document.text)
  const run = {
    tool: { driver: { name: 'Assay', version: report.version, rules } },
    columnKind: 'unicodeCodePoints',
    ...(evidence === 'masked' && { redactionTokens: ['•'] }),
    invocations: [invocation(report)],
    artifacts: artifacts(report),
    results: findings.map((finding) => result(finding, ruleIndex, regionOf)),
    properties: {
      jobId: job.job_id,
      requested: document.requested,
      checked: Object.keys(job.categories),
      coverage: job.coverage.state,
      ...(job.decision && { decision: job.decision }),
      ...(job.safety_status && { safetyStatus: job.safety_status }),
      ...(job.completion && { completion: job.completion.state }),
    },
  }
  return `${JSON.stringify({ $schema: SCHEMA, version: '2.1.0', runs: [run] })}\n`
}

/** Every rule with a result, and every model that reported, once. */
function rulesOf(findings: readonly ReportFinding[], models: readonly string[]) {
  const rules = new Map<string, object>(models.map((id) => [id, {}]))
  for (const { explanations, category } of findings) {
    for (const { detector_id, title, description } of explanations) {
      rules.set(detector_id, {
        shortDescription: message(title),
        ...(description !== '' && { fullDescription: message(description) }),
        properties: { category },
      })
    }
  }
  return [...rules].map(([id, words]) => ({ id: visible(id), ...words }))
}

/** §3.20: what failed is told as a notification, and a scan that failed as one that did not succeed. */
function invocation({ document: { job, pages }, madeAt }: Report) {
  const failures = (job.completion?.failures ?? []).map(({ stage, kind, level, detector_id }) => ({
    level: 'error',
    message: {
      text: [stage, level, detector_id, kind].filter(Boolean).map(String).map(visible).join(', '),
    },
  }))
  const unread = (pages?.without_text ?? []).map((page) => ({
    level: 'warning',
    message: { text: `Page ${page} has no readable text and was not checked.` },
  }))
  return {
    executionSuccessful: job.status === 'completed' && job.completion?.state !== 'failed',
    endTimeUtc: new Date(madeAt).toISOString(),
    toolExecutionNotifications: [...failures, ...unread],
  }
}

/** §3.24: the document as it was given, and in it the text that offsets count. */
function artifacts({ document: { job, media_type, text } }: Report) {
  return [
    { location: { uri: uriOf(job.source) }, mimeType: media_type, roles: ['analysisTarget'] },
    {
      location: { uri: '/text' },
      parentIndex: DOCUMENT,
      mimeType: 'text/plain',
      encoding: 'UTF-8',
      description: { text: 'The text of the document as it was extracted and scanned.' },
      hashes: { 'sha-256': createHash('sha256').update(text.toWellFormed()).digest('hex') },
    },
  ]
}

/** An address as it is; a file name as a relative reference, whatever stands in it (RFC 3986). */
function uriOf(source: string): string {
  if (/^https:\/\//i.test(source) && URL.canParse(source)) return new URL(source).href
  return encodeURIComponent(source.toWellFormed())
}

const LEVELS: Readonly<Record<Severity, 'error' | 'warning' | 'note'>> = {
  critical: 'error',
  high: 'error',
  medium: 'warning',
  low: 'note',
}

type RegionOf = (finding: ReportFinding) => object

function result(
  finding: ReportFinding,
  ruleIndex: ReadonlyMap<string, number>,
  regionOf: RegionOf,
): object {
  const { category, label, level, severity, score, page, evidence, judgement, baseline } = finding
  const [why] = finding.explanations
  const ruleId = visible(why?.detector_id ?? `${category}/${label}`)
  const index = ruleIndex.get(ruleId)
  return {
    ruleId,
    ...(index !== undefined && { ruleIndex: index }),
    kind: 'fail',
    level: LEVELS[severity],
    message: message(why === undefined ? label : `${why.title} (${label})`),
    rank: score * 100,
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: '/text', index: TEXT },
          region: {
            ...regionOf(finding),
            ...(evidence !== null && { snippet: { text: visible(evidence) } }),
          },
        },
        ...(page !== null && {
          logicalLocations: [{ name: `${page}`, fullyQualifiedName: `page ${page}`, kind: 'page' }],
        }),
      },
    ],
    partialFingerprints: { [FINGERPRINT_VERSION]: finding.fingerprint },
    ...(baseline !== null && { baselineState: baseline }),
    ...(judgement !== null && suppressionsOf(judgement)),
    properties: {
      category,
      class: visible(label),
      severity,
      detectionLevel: level,
      status: finding.status,
      ...(page !== null && { page }),
    },
  }
}

/** §3.35: what is dismissed is suppressed, with its reason; a list that is there and empty says that nothing is. */
function suppressionsOf({
  status,
  reason,
  note,
  by,
  at,
  origin,
}: NonNullable<ReportFinding['judgement']>) {
  if (status !== 'dismissed') return { suppressions: [] }
  const justification = [reason?.replaceAll('_', ' '), note].filter(Boolean).join(': ')
  const properties = { by: visible(by), at: new Date(at).toISOString(), origin }
  return {
    suppressions: [
      {
        kind: 'external',
        status: 'accepted',
        ...(justification !== '' && { justification: visible(justification) }),
        properties,
      },
    ],
  }
}

/** §3.11: in a message, brackets would make links and braces places to fill. */
function message(text: string) {
  return {
    text: visible(text)
      .replace(/[\\[\]]/g, '\\$&')
      .replace(/[{}]/g, '$&$&'),
  }
}

/** Regions as lines and columns, characters and bytes; lines end with LF or CRLF (§3.14.16). */
function regions(text: string): RegionOf {
  const offsets = new TextOffsets(text)
  const starts: CodePointOffset[] = [offsets.toWire(utf16(0)).char]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
    starts.push(offsets.toWire(utf16(at + 1)).char)
  }
  const placeOf = (char: number) => {
    const line = lastAtMost(starts, char)
    return { line: line + 1, column: char - (starts[line] ?? 0) + 1 }
  }
  return ({ start_char, end_char, start_byte, end_byte }) => {
    const [from, to] = [placeOf(start_char), placeOf(end_char)]
    return {
      startLine: from.line,
      startColumn: from.column,
      endLine: to.line,
      endColumn: to.column,
      charOffset: start_char,
      charLength: end_char - start_char,
      byteOffset: start_byte,
      byteLength: end_byte - start_byte,
    }
  }
}
