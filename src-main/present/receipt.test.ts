import { describe, expect, it } from 'vitest'
import type { MergedFinding } from '../../src-shared/model/finding.ts'
import { identifyFindings } from '../decide/identify-findings.ts'
import type { ScanOutcome } from '../decide/scan-outcome.ts'
import { PAYLOAD_FIELDS, sampleDocument } from './__fixtures__/sample-document.ts'
import { compare, receiptOf } from './receipt.ts'
import { readReceiptFile, toReceiptFile } from './receipt-file.ts'

const KEY = new Uint8Array(32).fill(7)
const OTHER_KEY = new Uint8Array(32).fill(8)
const ENGINE = {
  version: '1.2.3',
  rules: 'a'.repeat(64),
  models: [{ id: 'm', sha256: 'b'.repeat(64) }],
}

function outcomeOf(findings: readonly unknown[]): ScanOutcome {
  return {
    status: 'completed',
    result: {},
    findings,
    counts: {},
    heat: [],
  } as unknown as ScanOutcome
}

function sample(payloads: Parameters<typeof sampleDocument>[0] = {}, rejected = {}) {
  const plain = sampleDocument(payloads)
  const document = {
    ...plain,
    findings: plain.findings.map((each) => (each.accepted ? each : { ...each, ...rejected })),
  }
  const { identities } = identifyFindings(
    document.text,
    document.findings as unknown as MergedFinding[],
  )
  const findings = document.findings.map((finding, at) => ({
    ...finding,
    fingerprint: identities[at]?.fingerprint ?? '',
  }))
  const outcome = outcomeOf(findings)
  const parts = { original: Buffer.from('file'), engine: ENGINE, madeAt: 1_700_000_000_000 }
  return {
    document,
    outcome,
    receipt: receiptOf({ document: { ...document, findings }, outcome, ...parts }),
  }
}

describe('a receipt', () => {
  it('names document, engine, gaps and judgements, and is reproduced by the same engine', () => {
    const { receipt } = sample()
    expect(receipt).toMatchObject({
      reproduced: true,
      engine: ENGINE,
      // printf file | sha256sum
      document: { file_sha256: '3b9c358f36f0a31b6ad3e14f309c7cf198ac9246e8316f9ce543d5b19ac02b80' },
      findings: [
        { label: 'EMAIL', status: 'open', places: 1 },
        { label: 'EMAIL', status: 'dismissed', reason: 'test_data', note: 'a demo', by: 'ann' },
      ],
    })
    expect(receipt.gaps).toContain('Threat was not checked.')
    expect(receipt.gaps).toContain('Pages without readable text: 2.')
    expect(JSON.stringify(receipt)).not.toContain('nord.de')
  })

  it('calls a server what it is, and what an older receipt tells by its type', () => {
    const { receipt } = sample()
    const typeOf = (kind: Partial<typeof receipt.document>) => {
      const document = { ...receipt.document, media_type: 'application/json', ...kind }
      const file = toReceiptFile({ ...receipt, document }, KEY)
      expect(readReceiptFile(file, KEY).state).toBe('unchanged')
      return /<dt>Type<[/]dt><dd><bdi>(.*?)<[/]bdi>/.exec(file)?.[1]
    }
    expect(receipt.document.kind).toBe('documents')
    expect(typeOf({ kind: 'mcp_server' })).toBe('MCP server')
    const { kind: _, ...older } = receipt.document
    expect(toReceiptFile({ ...receipt, document: older }, KEY)).toContain('<bdi>PDF</bdi>')
  })

  it('says what another engine finds otherwise', () => {
    const { document, receipt } = sample()
    const { text } = document
    const [first] = document.findings
    const found = outcomeOf([first, { ...first, start: 0, end: 4, label: 'WORD' }])
    expect(compare(receipt, text, found)).toEqual({
      unchanged: 1,
      new: [{ category: 'pii', label: 'WORD', to_look_at: false }],
      gone: [{ category: 'pii', label: 'EMAIL', to_look_at: false }],
    })
  })
})

describe('what only asked for a look', () => {
  const judgement = {
    ...{ status: 'dismissed', reason: 'false_positive', note: 'quoted', by: 'ann', at: 1 },
    ...{ origin: 'judged', suppression: null },
  } as const
  const { document, outcome, receipt } = sample({}, { asking: true, judgement })
  const { text } = document

  it('stands apart, with its judgement, in words and as data', () => {
    expect(receipt.reproduced).toBe(true)
    expect(receipt.findings).toHaveLength(2)
    expect(receipt.to_look_at).toMatchObject([
      { label: 'EMAIL', status: 'dismissed', reason: 'false_positive', note: 'quoted', by: 'ann' },
    ])
    const page = toReceiptFile(receipt, KEY)
    expect(page).toMatch(/<h2>To look at<\/h2>.*dismissed, false positive<br>.*quoted/)
    expect(readReceiptFile(page, KEY)).toEqual({ state: 'unchanged', receipt })
  })

  it('is counted with the decisions, each once however often its value stands there', () => {
    const [first, second] = document.findings
    const groups = [
      { ...document.groups[0], findings: [first?.id, second?.id] },
      { ...document.groups[1], asking: true, findings: [2] },
    ] as typeof document.groups
    const { findings } = document
    const made = receiptOf({
      ...{ document: { ...document, findings, groups }, outcome, original: null },
      ...{ engine: ENGINE, madeAt: 0 },
    })
    expect(made.findings).toHaveLength(2)
    expect(made.decisions).toEqual({ total: 2, open: 1, to_look_at: 1 })
    const page = toReceiptFile(made, KEY)
    expect(page).toContain('<dt>Decisions</dt><dd><bdi>2, of which 1 open</bdi></dd>')
    expect(page).toContain('<dt>To look at</dt><dd><bdi>1 of them</bdi></dd>')
  })

  it('is another finding once it is accepted, and none to receipts of before', () => {
    const accepted = outcome.findings.map((each) => ({ ...each, accepted: true }))
    expect(compare(receipt, text, { findings: accepted })).toEqual({
      unchanged: 2,
      new: [{ category: 'pii', label: 'EMAIL', to_look_at: false }],
      gone: [{ category: 'pii', label: 'EMAIL', to_look_at: true }],
    })
    const { to_look_at: _, decisions: __, ...before } = receipt
    expect(compare(before, text, outcome)).toEqual({ unchanged: 2, new: [], gone: [] })
    const page = toReceiptFile(before, KEY)
    expect(readReceiptFile(page, KEY).state).toBe('unchanged')
    expect(page).toContain('<dt>Findings</dt>')
  })
})

describe('its file', () => {
  const { receipt } = sample()
  const file = toReceiptFile(receipt, KEY)

  it('is read back, unchanged here and foreign elsewhere', () => {
    expect(readReceiptFile(file, KEY)).toEqual({ state: 'unchanged', receipt })
    expect(readReceiptFile(file, OTHER_KEY)).toEqual({ state: 'foreign', receipt })
  })

  it('is altered by any letter, in what people read and in what programs read', () => {
    for (const [from, to] of [
      ['dismissed', 'confirmed'],
      ['"status":"open"', '"status":"confirmed"'],
      ['Receipt for', 'Receipt of'],
      ['\n', '\r\n'],
      ['</html>', '</html> '],
    ] as const) {
      expect(file).toContain(from)
      expect(readReceiptFile(file.replace(from, to), KEY).state, from).toBe('altered')
    }
    // A sum that fits again does not make a seal.
    const forged = toReceiptFile({ ...receipt, gaps: [] }, OTHER_KEY)
    expect(readReceiptFile(forged, KEY).state).toBe('foreign')
  })

  it.each(['', 'x', '<!doctype html>', file.slice(0, -2), `${file}x`, file.slice(200)])(
    'is nothing of ours where it is cut or something else: %#',
    (other) => expect(readReceiptFile(other, KEY).state).toBe('altered'),
  )

  it.each(PAYLOAD_FIELDS)('holds a hostile %s as text alone', (field) => {
    const payload = '"><script>alert(1)</script>\u202e</pre><img src=x>'
    const made = sample({ [field]: payload })
    const page = toReceiptFile(made.receipt, KEY)
    expect(page).not.toMatch(/<script|<img|\u202e/)
    expect(page.match(/<\/pre>/g)).toHaveLength(1)
    expect(readReceiptFile(page, KEY)).toEqual({ state: 'unchanged', receipt: made.receipt })
  })
})
