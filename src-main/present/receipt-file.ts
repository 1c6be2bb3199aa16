/**
 * A receipt as a file: a page that people read, the same as data in it, and a seal over every byte
 * before it. Nothing in it runs.
 */

import { createHmac, hash, timingSafeEqual } from 'node:crypto'
import { Compile } from 'typebox/compile'
import { SAFETY_STATUSES } from '../../src-shared/model/vocabulary.ts'
import {
  CATEGORY_NAMES,
  documentType,
  labelWords,
  safetyWords,
} from '../../src-shared/model/words.ts'
import { RECEIPT_MARK, Receipt, type ReceiptCheck } from '../../src-shared/workspace/receipt.ts'
import { escaped, factList, hostile, time } from './html-text.ts'

const STYLE = `
:root { color-scheme: light; font: 10.5pt/1.45 system-ui, sans-serif; color: #1b1d22; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; margin: 0 0 .25rem; } h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; }
h1, td, dd, p, li { overflow-wrap: anywhere; } bdi { unicode-bidi: isolate; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; margin: .5rem 0; }
dt { color: #555b66; } dd { margin: 0; font-variant-numeric: tabular-nums; }
table { border-collapse: collapse; width: 100%; } tr { break-inside: avoid; }
th, td { text-align: left; vertical-align: top; padding: .2rem .6rem .2rem 0; border-top: 1px solid #c9ced6; }
th { color: #555b66; font-weight: 500; } code { font-size: .85em; }
footer { margin-top: 2rem; color: #555b66; font-size: .85em; }
@page { margin: 18mm 15mm; } @media print { body { margin: 0; max-width: none; padding: 0; } }
`
const POLICY = `default-src 'none'; style-src 'sha256-${hash('sha256', STYLE, 'base64')}'`

/** The file; the same receipt and key give the same bytes. */
export function toReceiptFile(receipt: Receipt, key: Uint8Array): string {
  const body = `${RECEIPT_MARK}
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="referrer" content="no-referrer">
<title>Receipt for ${escaped(receipt.document.name)}</title>
<style>${STYLE}</style>
</head>
<body>
${page(receipt)}
<pre id="assay-receipt" hidden>${asciiJson(receipt)}</pre>
</body>
</html>
`
  return `${body}<!-- seal ${hash('sha256', body)} ${sealOf(body, key)} -->\n`
}

/** What a file is worth, and what it says. A file that an editor saved with other line ends is altered. */
export function readReceiptFile(
  file: string,
  key: Uint8Array,
): Pick<ReceiptCheck, 'state' | 'receipt'> {
  const [, body = '', sum = '', seal = ''] = SEALED.exec(file) ?? []
  const receipt = receiptIn(body)
  if (receipt === null || hash('sha256', body) !== sum) return { state: 'altered', receipt }
  const isOurs = timingSafeEqual(Buffer.from(sealOf(body, key)), Buffer.from(seal))
  return { state: isOurs ? 'unchanged' : 'foreign', receipt }
}

const SEALED = /^([\s\S]*)<!-- seal ([0-9a-f]{64}) ([0-9a-f]{64}) -->\n$/
/** Compiled with the first receipt: whoever exports none need not wait for it. */
let checker: ReturnType<typeof compile> | undefined
const compile = () => Compile(Receipt)

function receiptIn(body: string): Receipt | null {
  const [, json] = /<pre id="assay-receipt" hidden>([^<]*)<\/pre>/.exec(body) ?? []
  try {
    const value: unknown = JSON.parse(json ?? '')
    checker ??= compile()
    return checker.Check(value) ? value : null
  } catch {
    return null
  }
}

function sealOf(body: string, key: Uint8Array): string {
  return createHmac('sha256', key).update(body).digest('hex')
}

/** JSON that holds no sign of HTML and no letter that an editor could change: all else as \\u escapes. */
function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[^\x20-\x7e]|[<>&]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

function page(receipt: Receipt): string {
  const {
    made_at,
    document,
    verdict,
    gaps,
    engine,
    reproduced,
    decisions,
    findings,
    to_look_at = [],
  } = receipt
  return `<h1>Receipt for ${hostile(document.name)}</h1>
<p>What was scanned, with what, what was found and what was said of it. Dropped back into Assay, this file is checked against its seal and against what is installed then.</p>
<h2>Document</h2>
${factList([
  ['Type', documentType(document.kind, document.media_type)],
  ['Job', document.job_id],
  ['Text, SHA-256', document.text_sha256],
  ['File, SHA-256', document.file_sha256 ?? 'the file is not kept'],
  ['Text, bytes', String(document.bytes)],
])}
<h2>Result</h2>
${factList([
  ['Verdict', `${verdict.headline} (${verdict.scope})`],
  ['Decision', labelWords(verdict.decision)],
  ['Safety', safetyOf(verdict, findings)],
  ['Completion', labelWords(verdict.completion)],
  ['Coverage', labelWords(verdict.coverage)],
  ['Checked', verdict.checked.map((name) => CATEGORY_NAMES[name]).join(', ') || 'nothing'],
  ...countRows(receipt),
])}
<h2>Gaps</h2>
${gaps.length === 0 ? '<p>None: all that was asked for was checked.</p>' : `<ul>${gaps.map((gap) => `<li>${hostile(gap)}</li>`).join('')}</ul>`}
<h2>Read by</h2>
${factList([
  ['Assay', engine.version],
  ['Rules, SHA-256', engine.rules],
  ...engine.models.map(({ id, sha256 }) => [`Model ${escaped(id)}`, sha256] as const),
])}
<p>${reproduced ? 'Asked again when this receipt was made, they found exactly what is listed.' : 'Asked again when this receipt was made, they did not find exactly what is listed: the scan is of other rules or models.'}</p>
<h2>Judgements</h2>
${decisions === undefined ? '' : `<p>Each finding has the judgement of its decision: one is for all that have the same value.</p>`}
${findings.length === 0 ? '<p>Nothing was found.</p>' : judgements(findings)}
${to_look_at.length === 0 ? '' : `<h2>To look at</h2><p>Not surely found, and what the result asks to look at all the same.</p>${judgements(to_look_at)}`}
<footer>Made ${time(made_at)}. Fingerprints of short values can be guessed by who tries all of them: treat this file as one that holds them.</footer>`
}

/** As the screens say it: where only data was found, nobody attacks. */
function safetyOf({ safety_status: status }: Receipt['verdict'], findings: Receipt['findings']) {
  const given = SAFETY_STATUSES.find((each) => each === status)
  const found = findings.map(({ category }) => [category, { accepted: true, evidence_spans: [] }])
  const categories = Object.fromEntries(found)
  return safetyWords({ ...(given && { safety_status: given }), categories }) ?? status
}

/** Decisions as the app counts them; older receipts tell findings alone. */
function countRows(receipt: Receipt): readonly (readonly [string, string])[] {
  const { decisions, findings, to_look_at = [] } = receipt
  if (decisions !== undefined) {
    const { total, open, to_look_at: asking } = decisions
    return [
      ['Decisions', `${total}, of which ${open} open`],
      ...(asking === 0 ? [] : [['To look at', `${asking} of them`] as const]),
    ]
  }
  return [
    ['Findings', countOf(findings)],
    ...(to_look_at.length === 0 ? [] : [['To look at', countOf(to_look_at)] as const]),
  ]
}

function countOf(findings: Receipt['findings']): string {
  const open = findings.filter(({ status }) => status === 'open').length
  return `${findings.length}, of which ${open} open`
}

function judgements(findings: Receipt['findings']): string {
  return `<table><thead><tr><th>Finding</th><th>Judgement</th><th>Fingerprint</th></tr></thead><tbody>${findings.map(row).join('')}</tbody></table>`
}

function row(finding: Receipt['findings'][number]): string {
  const { severity, category, label, places, status, reason, by, at, note, fingerprint } = finding
  const said = reason === null ? status : `${status}, ${reason.replaceAll('_', ' ')}`
  const who = at === null ? '' : `<br>${hostile(by)}, ${time(at)}`
  const noted = note === '' ? '' : `<br>${hostile(note)}`
  const often = places === 1 ? '' : `, ${places} places`
  return `<tr><td>${CATEGORY_NAMES[category]}: ${hostile(labelWords(label))}, ${escaped(severity)}${often}</td><td>${escaped(said)}${who}${noted}</td><td><code>${fingerprint}</code></td></tr>`
}
