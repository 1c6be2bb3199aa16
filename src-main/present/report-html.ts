/**
 * One file to read and print: no script, no resource from anywhere, every
 * value escaped. Its policy allows its own style and nothing else.
 */

import { hash } from 'node:crypto'
import { decodeHiddenRun } from '../../src-shared/model/hidden-message.ts'
import { quoteOf } from '../../src-shared/model/mask.ts'
import { CATEGORIES, type Category } from '../../src-shared/model/vocabulary.ts'
import {
  CATEGORY_NAMES,
  documentType,
  labelWords,
  policyWords,
  reasonTitle,
  safetyWords,
  warningWords,
} from '../../src-shared/model/words.ts'
import type { DocumentGroup } from '../../src-shared/workspace/document.ts'
import { decidedOf } from '../../src-shared/workspace/group-statuses.ts'
import { partWords } from '../decide/told-part.ts'
import { isNote } from './gaps.ts'
import { escaped, factList, hostile, time } from './html-text.ts'
import { mainFindings } from './main-findings.ts'
import type { Report, ReportFinding } from './report.ts'
import { type ReportStream, type Unread, written } from './report-stream.ts'
import { regionsOf } from './text-regions.ts'
import { type VerdictWords, verdictWords } from './verdict-words.ts'

const STYLE = `
:root { color-scheme: light; font: 10.5pt/1.45 system-ui, sans-serif; color: #1b1d22; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; margin: 0 0 .25rem; } h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; }
h3 { font-size: 1rem; margin: 0; }
h1, h2, h3, td, dd, p { overflow-wrap: anywhere; }
bdi { unicode-bidi: isolate; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; margin: .5rem 0; }
dt { color: #555b66; } dd { margin: 0; }
article { border-top: 1px solid #c9ced6; padding: .75rem 0; break-inside: avoid; }
table { border-collapse: collapse; width: 100%; margin-top: .4rem; }
th, td { text-align: left; vertical-align: top; padding: .15rem .6rem .15rem 0; }
th { color: #555b66; font-weight: 500; } tr { break-inside: avoid; }
th:first-child { width: 10rem; } th:last-child { width: 14rem; } td.place, table.all td:last-child { white-space: nowrap; } table.all th { width: auto; }
section + section { margin-top: 3rem; }
.verdict { margin: .25rem 0 .75rem; color: #555b66; } .verdict strong { font-size: 1.15rem; color: #1b1d22; margin-right: .5rem; }
.evidence { font-family: ui-monospace, monospace; white-space: pre-wrap; }
.tag { border: 1px solid currentColor; border-radius: .25rem; padding: 0 .35rem; font-size: .85em; }
footer { margin-top: 2rem; color: #555b66; font-size: .85em; }
@page { margin: 18mm 15mm; }
section + section { break-before: page; }
@media print { body { margin: 0; max-width: none; padding: 0; } thead { display: table-header-group; } }
`
const POLICY = `default-src 'none'; style-src 'sha256-${hash('sha256', STYLE, 'base64')}'`

/** A section a document, and one of what was not read. */
export function htmlStream(title: string): ReportStream {
  let head = headOf(title)
  const afterHead = (text: string) => {
    const whole = `${head}${text}`
    head = ''
    return whole
  }
  return {
    add: (report) => afterHead(`${section(report)}\n`),
    end: (unread) => afterHead(`${unreadSection(unread)}</body>\n</html>\n`),
  }
}

/** A file of whole reports, one after the other. */
export function toHtml(reports: readonly Report[]): string {
  const [first, ...others] = reports.map(({ document }) => nameOf(document))
  const title = others.length > 0 ? `${reports.length} documents` : (first ?? '')
  return written(htmlStream(title), reports)
}

/** All of a file above its first section. */
export function headOf(title: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="referrer" content="no-referrer">
<title>Scan of ${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
`
}

/** Empty where all was read. */
export function unreadSection(unread: readonly Unread[]): string {
  if (unread.length === 0) return ''
  const rows = unread.map(
    ({ name, why }) => `<tr><td>${hostile(name)}</td><td>${hostile(why)}</td></tr>`,
  )
  return `<section>
<h1>Not read</h1>
<table><tbody>
${rows.join('\n')}
</tbody></table>
</section>
`
}

/**
 * What a file says of one document.
 * @param name of the document, where it is called otherwise than its source
 */
export function section(report: Report, name = nameOf(report.document)): string {
  const { document, findings, madeAt, version } = report
  const verdict = verdictWords(document)
  const byId = new Map(findings.map((finding) => [finding.id, finding]))
  const groups = document.groups
    .filter((group) => !group.asking)
    .map((group) => groupOf(group, byId))
    .filter(({ places }) => places.length > 0)
  const placeOf = placesOf(report)
  const asking = findings.filter(({ accepted }) => !accepted)
  const found = findings.length - asking.length
  const counts = `${counted(groups.length, 'decision')}, ${counted(found, 'finding')}`
  return `<section>
<h1>Scan of ${hostile(name)}</h1>
<p class="verdict">${headline(verdict)}</p>
${facts(report)}
${notChecked(verdict)}
<h2>${counts}</h2>
${groups.length === 0 ? '<p>Nothing is listed here; what was checked stands above.</p>' : groups.map((group) => article(group, placeOf)).join('\n')}
${toLookAt(asking, placeOf)}
<footer>Made ${time(madeAt)} by Assay ${escaped(version)}. ${EVIDENCE_WORDS[report.evidence]}</footer>
</section>`
}

/** A number and what it counts, in one form for one and another for more: "1 document". */
export function counted(number: number, word: string, words = `${word}s`): string {
  return `${number} ${number === 1 ? word : words}`
}

const EVIDENCE_WORDS = {
  masked: 'Values are masked.',
  full: 'Values are shown in full: treat this file as the document itself.',
  none: 'Evidence is left out.',
} as const

/** As the app says it; what it stands on beside it. */
function headline({ headline: said, scope }: VerdictWords): string {
  return `<strong>${said}</strong> ${scope}`
}

/** A text that was sent by itself has no name. */
function nameOf({ job }: Report['document']): string {
  return job.input.kind === 'text' ? 'pasted text' : job.source
}

/** The four answers of the job, apart: no one of them says it all. */
function facts({ document }: Report): string {
  const { job, requested, policy, media_type, baseline } = document
  const { coverage } = job
  const found = mainFindings(document)
  const rows: readonly (readonly [string, string])[] = [
    ['Decision', labelWords(job.decision ?? 'none given')],
    ['Safety', safetyWords(job) ?? 'None given'],
    ...(found === '' ? [] : [['Found', found] as const]),
    ...decided(document),
    [
      'Completion',
      job.status === 'running' ? 'Still running' : labelWords(job.completion?.state ?? 'none'),
    ],
    ['Coverage', coverageWords(coverage)],
    ['Checked', categoryNames(CATEGORIES.filter((name) => job.categories[name])) || 'nothing'],
    ['Asked for', categoryNames(requested)],
    ...(policy ? [['Own table of decisions', policyWords(policy)] as const] : []),
    ['Type', documentType(job.input.kind, media_type)],
    ...job.extraction.warnings
      .filter(isNote)
      .map((warning) => ['Noted', warningWords(warning)] as const),
    ['Job', job.job_id],
    ...(baseline
      ? [['Since the scan before', `${baseline.new} new, ${baseline.gone_total} gone`] as const]
      : []),
  ]
  return factList(rows)
}

/** How far its review has come, what only asks for a look with it; nothing before the first judgement. */
function decided({ groups, findings }: Report['document']): readonly (readonly [string, string])[] {
  const done = decidedOf({ groups, findings })
  return done === 0 ? [] : [['Decided', `${done} of ${counted(groups.length, 'decision')}`]]
}

function categoryNames(categories: readonly Category[]): string {
  return categories.map((category) => CATEGORY_NAMES[category]).join(', ')
}

function coverageWords(coverage: Report['document']['job']['coverage']): string {
  const { state, pages_scanned, pages_total } = coverage
  const said = labelWords(state)
  return pages_total === undefined ? said : `${said}, ${pages_scanned} of ${pages_total} pages`
}

function notChecked({ gaps }: VerdictWords): string {
  if (gaps.length === 0) return ''
  const items = gaps.map(({ words }) => `<li>${hostile(words)}</li>`).join('')
  return `<h2>Not checked, or not wholly</h2><ul>${items}</ul>`
}

/** What was not accepted, and decides that somebody looks all the same. */
function toLookAt(asking: readonly ReportFinding[], placeOf: PlaceOf): string {
  if (asking.length === 0) return ''
  return `<h2>To look at</h2>\n${asking
    .map((finding) => article({ group: finding, places: [finding] }, placeOf))
    .join('\n')}`
}

interface GroupInReport {
  readonly group: Pick<DocumentGroup, 'category' | 'label' | 'severity'>
  readonly places: readonly ReportFinding[]
}

function groupOf(group: DocumentGroup, byId: ReadonlyMap<number, ReportFinding>): GroupInReport {
  return { group, places: group.findings.flatMap((id) => byId.get(id) ?? []) }
}

function article({ group, places }: GroupInReport, placeOf: PlaceOf): string {
  const why = places.flatMap(({ explanations }) => explanations.slice(0, 1))[0]
  return `<article>
<h3><span class="tag">${escaped(group.severity)}</span> ${CATEGORY_NAMES[group.category]}: ${hostile(labelWords(group.label))}</h3>
${why ? `<p>${hostile(reasonTitle(why))}. ${hostile(why.description)}</p>` : ''}
<table><thead><tr><th>Place</th><th>Evidence</th><th>Judgement</th></tr></thead>
<tbody>${apart(places)
    .map((place) => placeRow(place, placeOf(place)))
    .join('')}</tbody></table>
</article>`
}

/** Each stretch once with each judgement, with the surest claim on it: a reader counts places, not detectors. */
function apart(places: readonly ReportFinding[]): readonly ReportFinding[] {
  const byPlace = new Map<string, ReportFinding>()
  for (const each of places) {
    const key = `${each.start} ${each.end} ${judgementWords(each)}`
    const known = byPlace.get(key)
    if (known === undefined || each.score > known.score) byPlace.set(key, each)
  }
  return [...byPlace.values()]
}

/** Tells where somebody finds a place again. */
type PlaceOf = (finding: ReportFinding) => string

/** By its page, else by the part of a server, else by its line, as the app counts them; and by its characters, as programs do. */
function placesOf({ document }: Report): PlaceOf {
  const regionOf = regionsOf(document.text)
  return (finding) => {
    const { page, part, start_char, end_char } = finding
    const line = () => `line ${regionOf(finding).startLine}`
    const found = page !== null ? `page ${page}` : part !== null ? hostile(partWords(part)) : line()
    return `${found}<br>characters ${start_char}–${end_char}`
  }
}

function placeRow(finding: ReportFinding, place: string): string {
  const { evidence, score } = finding
  return (
    `<tr><td class="place">${place}<br>confidence ${score.toFixed(2)}</td>` +
    `<td class="evidence">${evidence === null ? '' : hostile(readable(evidence))}</td>` +
    `<td>${judgementWords(finding)}</td></tr>`
  )
}

/** Of evidence that has no shape, what it spells; a hundred code points in figures say nothing to a reader. */
function readable(evidence: string): string {
  const decoded = quoteOf(evidence) === '' ? decodeHiddenRun(evidence) : null
  return decoded === null
    ? evidence
    : `${[...evidence].length} hidden characters that read “${decoded}”`
}

function judgementWords({ status, judgement, baseline }: ReportFinding): string {
  const since = baseline === 'new' ? 'new; ' : ''
  if (judgement === null) return `${since}open`
  const { reason, by, at, note, origin } = judgement
  const words = [status, reason?.replaceAll('_', ' '), origin === 'judged' ? undefined : origin]
  const said = words.filter((word) => word !== undefined && word !== null).join(', ')
  const noted = note === '' ? '' : `<br>${hostile(note)}`
  return `${since}${escaped(said)}<br>${hostile(by)}, ${time(at)}${noted}`
}
