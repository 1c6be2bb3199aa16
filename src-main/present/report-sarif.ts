/**
 * SARIF 2.1.0 (OASIS standard, with errata 01). Places are those of the text
 * as it was extracted: of a text file the file itself, of any other document
 * an artifact that is nested in it, as a member is in its archive.
 */

import { hash } from 'node:crypto'
import { FINGERPRINT_VERSION } from '../../src-shared/model/fingerprint.ts'
import type { Severity } from '../../src-shared/model/vocabulary.ts'
import { isOtherEncoding, reasonTitle } from '../../src-shared/model/words.ts'
import { partWords } from '../decide/told-part.ts'
import { visible } from './plain-text.ts'
import type { Report, ReportFinding } from './report.ts'
import { type ReportStream, type StreamSettings, type Unread, written } from './report-stream.ts'
import { isFileItself, type RegionOf, regionsOf, type TextRegion } from './text-regions.ts'
import { type VerdictWords, verdictWords } from './verdict-words.ts'

const SCHEMA =
  'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json'

/**
 * One run of all documents: what takes the format up takes few runs of one tool
 * (GitHub's code scanning: 20). Results are written as they come; what is kept to
 * the end is a few lines a document.
 */
export function sarifStream({ madeAt, version, evidence }: StreamSettings): ReportStream {
  const rules = new SarifRules()
  const artifacts: object[] = []
  const notifications: object[] = []
  let isSuccessful = true
  let separator = ''
  let head =
    `{"$schema":${JSON.stringify(SCHEMA)},"version":"2.1.0","runs":[{"columnKind":"unicodeCodePoints",` +
    `${evidence === 'masked' ? '"redactionTokens":["•"],' : ''}"results":[`
  const afterHead = (text: string) => {
    const whole = head + text
    head = ''
    return whole
  }
  return {
    add(report) {
      const { document, findings } = report
      rules.add(findings, Object.values(document.job.detectors ?? {}).flat())
      const regionOf = fileRegionsOf(document)
      const verdict = verdictWords(document)
      const listed = artifactsOf(report, verdict, artifacts.length)
      artifacts.push(...listed)
      const location = { ...listed.at(-1)?.location, index: artifacts.length - 1 }
      notifications.push(...notificationsOf(verdict, placeOf(document.job.source)))
      isSuccessful &&= wasSuccessful(report)
      const results = findings.map((finding) => {
        const locations = [locationOf(finding, location, regionOf)]
        const text = separator + JSON.stringify({ ...result(finding, rules), locations })
        separator = ','
        return text
      })
      return afterHead(results.join(''))
    },
    end(unread) {
      const rest = {
        tool: { driver: { name: 'Assay', version, rules: rules.listed() } },
        invocations: [
          {
            executionSuccessful: isSuccessful && !unread.some(({ isFailure }) => isFailure),
            endTimeUtc: new Date(madeAt).toISOString(),
            toolExecutionNotifications: [...notifications, ...unread.map(unreadNotification)],
          },
        ],
        originalUriBaseIds: {
          [ROOT]: { description: { text: 'The folder in which the scan was started.' } },
        },
        artifacts,
      }
      return afterHead(`],${JSON.stringify(rest).slice(1)}]}\n`)
    },
  }
}

/** Only for reports of one export: they share their evidence. */
export function toSarif(reports: readonly [Report, ...Report[]]): string {
  return written(sarifStream(reports[0]), reports)
}

/** Every rule with a result, and every model that reported, once. */
class SarifRules {
  readonly #rules = new Map<string, object>()
  readonly #places = new Map<string, number>()

  add(findings: readonly ReportFinding[], models: readonly string[]): void {
    for (const id of models) this.#put(id, {})
    for (const { explanations, category } of findings) {
      for (const { detector_id, title, description } of explanations) {
        this.#put(detector_id, {
          shortDescription: message(title),
          ...(description !== '' && { fullDescription: message(description) }),
          properties: { category },
        })
      }
    }
  }

  placeOf(id: string): number | undefined {
    return this.#places.get(id)
  }

  listed(): readonly object[] {
    return [...this.#rules].map(([id, words]) => ({ id, ...words }))
  }

  #put(name: string, words: object): void {
    const id = visible(name)
    if (!this.#places.has(id)) this.#places.set(id, this.#places.size)
    this.#rules.set(id, { ...this.#rules.get(id), ...words })
  }
}

/** §3.20: a scan that failed is told as one that did not succeed. */
function wasSuccessful({ document: { job } }: Report): boolean {
  return job.status === 'completed' && job.completion?.state !== 'failed'
}

/** §3.58: what failed, and what could not be read, of a document. */
function notificationsOf({ gaps }: VerdictWords, place: Location) {
  return gaps.map(({ isFailure, words }) =>
    notification(isFailure ? 'error' : 'warning', visible(words), place),
  )
}

function unreadNotification({ name, why, isFailure }: Unread) {
  return notification(isFailure ? 'error' : 'warning', visible(why), placeOf(name))
}

function notification(level: string, text: string, artifactLocation: Location) {
  return {
    level,
    message: { text },
    locations: [{ physicalLocation: { artifactLocation } }],
  }
}

/** §3.24: the archives around the document, the document, and in it, where that is no text, the text that offsets count. */
function artifactsOf(
  { document: { job, requested, policy, media_type, text } }: Report,
  { headline, scope }: VerdictWords,
  first: number,
) {
  const [outer, ...within] = job.source.split(WITHIN) as [string, ...string[]]
  const locations: readonly Location[] = [locationOfFile(outer), ...within.map(memberLocation)]
  const nested = locations.map((location, depth) => ({
    location,
    ...(depth > 0 && { parentIndex: first + depth - 1 }),
  }))
  const [document] = nested.splice(-1)
  const told = {
    ...(document as (typeof nested)[0]),
    mimeType: media_type,
    roles: ['analysisTarget'],
    properties: {
      jobId: job.job_id,
      verdict: `${headline} (${scope})`,
      ...(policy && { policy }),
      requested,
      checked: Object.keys(job.categories),
      coverage: job.coverage.state,
      ...(job.decision && { decision: job.decision }),
      ...(job.safety_status && { safetyStatus: job.safety_status }),
      ...(job.completion && { completion: job.completion.state }),
    },
  }
  const encoded = {
    encoding: 'UTF-8',
    hashes: { 'sha-256': hash('sha256', text.toWellFormed()) },
  }
  // Bytes in another encoding have another hash.
  if (isFileItself(media_type)) return [...nested, isUtf8(job) ? { ...told, ...encoded } : told]
  return [
    ...nested,
    told,
    {
      location: memberLocation('text'),
      parentIndex: first + nested.length,
      mimeType: 'text/plain',
      description: { text: 'The text of the document as it was extracted and scanned.' },
      ...encoded,
    },
  ]
}

interface Location {
  readonly uri: string
  /** Of a relative address (§3.4.4), so that viewers find the file. */
  readonly uriBaseId?: string
}

/** Between an archive and its member in a source, as the command names them. */
const WITHIN = '!/'
/** The name that other tools and viewers know. */
const ROOT = '%SRCROOT%'

/** Of a source as a whole: of a member the archive on disk, which is what a person can open. */
function placeOf(source: string): Location {
  return locationOfFile(source.split(WITHIN)[0] as string)
}

/** §3.24.3: a path from the root of what holds it. */
function memberLocation(path: string): Location {
  return { uri: `/${encodedPath(path).replace(/^\/+/, '')}` }
}

/** An address as it is; a path as a relative reference, an absolute one as a file's, whatever stands in it (RFC 3986). */
function locationOfFile(source: string): Location {
  if (/^https:\/\//i.test(source) && URL.canParse(source)) return { uri: new URL(source).href }
  const path = encodedPath(source)
  if (path.startsWith('/')) return { uri: `file://${path.replace(/^\/+/, '/')}` }
  return { uri: path, uriBaseId: ROOT }
}

function encodedPath(path: string): string {
  return path.toWellFormed().split('/').map(encodeURIComponent).join('/')
}

const LEVELS: Readonly<Record<Severity, 'error' | 'warning' | 'note'>> = {
  critical: 'error',
  high: 'error',
  medium: 'warning',
  low: 'note',
}

function result(finding: ReportFinding, rules: SarifRules): object {
  const { accepted, category, label, level, severity, score, page, judgement, baseline } = finding
  const [why] = finding.explanations
  const ruleId = visible(why?.detector_id ?? `${category}/${label}`)
  const index = rules.placeOf(ruleId)
  return {
    ruleId,
    ...(index !== undefined && { ruleIndex: index }),
    // §3.27.9: what a person has to look at; a level is of failures alone.
    ...(accepted ? { kind: 'fail', level: LEVELS[severity] } : { kind: 'review', level: 'none' }),
    message: message(why === undefined ? label : `${reasonTitle(why)} (${label})`),
    rank: score * 100,
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

const isUtf8 = ({ extraction }: Pick<Report['document']['job'], 'extraction'>) =>
  !extraction.warnings.some(isOtherEncoding)

/** Bytes are counted in UTF-8, and so are places of a file that is in it. */
function fileRegionsOf({
  job,
  text,
}: Report['document']): (...of: Parameters<RegionOf>) => Partial<TextRegion> {
  const regionOf = regionsOf(text)
  if (isUtf8(job)) return regionOf
  return (finding) => {
    const { byteOffset, byteLength, ...region } = regionOf(finding)
    return region
  }
}

function locationOf(
  finding: ReportFinding,
  artifactLocation: object,
  regionOf: ReturnType<typeof fileRegionsOf>,
): object {
  const { evidence } = finding
  const logicalLocations = logicalLocationsOf(finding)
  return {
    physicalLocation: {
      artifactLocation,
      region: {
        ...regionOf(finding),
        ...(evidence !== null && { snippet: { text: visible(evidence) } }),
      },
    },
    ...(logicalLocations.length > 0 && { logicalLocations }),
  }
}

/** §3.33: the page of a document, the part and the field of what a server lists. */
function logicalLocationsOf({ page, part }: ReportFinding): readonly object[] {
  if (page !== null) return [{ name: `${page}`, fullyQualifiedName: `page ${page}`, kind: 'page' }]
  if (part === null) return []
  const { kind, noun, name = noun, field = name } = part
  return [
    {
      name: visible(field),
      fullyQualifiedName: visible(partWords(part)),
      kind: kind.replaceAll('_', ' '),
    },
  ]
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
