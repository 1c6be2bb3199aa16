/**
 * What is known and accepted already: the fingerprints of findings, by file. A
 * finding keeps its own where its line moves (docs/fingerprints.md); no value
 * stands in it, only hashes.
 */

import { readFileSync } from 'node:fs'
import { dirname, relative, resolve, sep } from 'node:path'
import Type from 'typebox'
import { Compile } from 'typebox/compile'
import { FINGERPRINT_VERSION } from '../../src-shared/model/fingerprint.ts'
import { identifyFindings } from '../decide/identify-findings.ts'
import { askingPlaces, decisionOfSome, isWeighed } from '../decide/verdict.ts'
import { ExplainedError } from '../explained-error.ts'
import { writeWhole } from './output.ts'
import type { Scanned, ScanReport } from './scan-report.ts'

export interface Baseline {
  /** Of its file: names in it are relative to where that lies. */
  readonly path: string
  /** Fingerprints of a file, one as often as it is in it. */
  readonly files: Map<string, readonly string[]>
}

const closed = { additionalProperties: false } as const
const BaselineFile = Type.Object(
  {
    assay_baseline: Type.Literal(1),
    fingerprints: Type.String(),
    files: Type.Record(Type.String(), Type.Array(Type.String({ pattern: '^[0-9a-f]{32}$' }))),
  },
  closed,
)

export function createBaseline(path: string): Baseline {
  return { path, files: new Map() }
}

/** @throws {ExplainedError} where it cannot be read, or is none of this version. */
export function readBaseline(path: string): Baseline {
  let value: unknown
  try {
    value = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'it is not JSON'
    throw new ExplainedError(`The baseline ${path} cannot be read (${reason}).`)
  }
  if (!Compile(BaselineFile).Check(value)) {
    throw new ExplainedError(`${path} is no baseline. Make one with --write-baseline.`)
  }
  const { fingerprints, files } = value as Type.Static<typeof BaselineFile>
  if (fingerprints !== FINGERPRINT_VERSION) {
    throw new ExplainedError(
      `The baseline ${path} has other fingerprints than this version makes. Make it anew with --write-baseline.`,
    )
  }
  return { path, files: new Map(Object.entries(files)) }
}

/** The report without what the baseline holds: what is known is marked, and decides nothing. */
export function withBaseline(report: ScanReport, baseline: Baseline): ScanReport {
  if ('error' in report) return report
  const left = new Map<string, number>()
  for (const each of baseline.files.get(keyOf(report.name, baseline)) ?? []) {
    left.set(each, (left.get(each) ?? 0) + 1)
  }
  const known = new Set<number>()
  for (const { place, fingerprint } of weighed(report)) {
    const count = left.get(fingerprint) ?? 0
    if (count === 0) continue
    left.set(fingerprint, count - 1)
    known.add(place)
  }
  if (known.size === 0) return report
  const { candidates = [] } = report
  const { policy } = report.prepared.config
  const others = candidates.filter((_, place) => !known.has(place))
  const decision = decisionOfSome(others, report.job.completion?.state ?? 'failed', policy)
  const asking = askingPlaces(candidates, policy, known)
  return { ...report, known, asking, job: { ...report.job, decision } }
}

/** Takes in what was found in a file, known or not. */
export function addBaseline(baseline: Baseline, report: ScanReport): void {
  if ('error' in report) return
  const found = weighed(report).map(({ fingerprint }) => fingerprint)
  if (found.length > 0) baseline.files.set(keyOf(report.name, baseline), found.sort())
}

/**
 * Writes its file, whole or not at all; equal findings give equal bytes.
 * @throws {ExplainedError} where it cannot be written.
 */
export function writeBaseline({ path, files }: Baseline): void {
  const sorted = [...files].sort(([one], [other]) => (one < other ? -1 : 1))
  const content = {
    assay_baseline: 1,
    fingerprints: FINGERPRINT_VERSION,
    // No prototype: a file may be called `__proto__`.
    files: Object.assign(Object.create(null), Object.fromEntries(sorted)),
  }
  try {
    // For everybody who works on what was scanned: it is committed beside it.
    writeWhole(path, `${JSON.stringify(content, null, 2)}\n`, 0o666)
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    throw new ExplainedError(`The baseline ${path} cannot be written (${reason}).`)
  }
}

/** What can move the decision, by its place among the findings. */
function weighed({ document, candidates = [], prepared }: Scanned) {
  const { identities } = identifyFindings(document.text, candidates)
  return candidates.flatMap((finding, place) => {
    const fingerprint = identities[place]?.fingerprint
    return fingerprint !== undefined && isWeighed(finding, prepared.config.policy)
      ? [{ place, fingerprint }]
      : []
  })
}

/** The same wherever the command is run from, and on every machine. */
function keyOf(name: string, { path }: Baseline): string {
  if (name === '-' || /^https?:\/\//i.test(name)) return name
  return relative(dirname(resolve(path)), resolve(name))
    .split(sep)
    .join('/')
}
