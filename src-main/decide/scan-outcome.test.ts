import { describe, expect, it } from 'vitest'
import type { Finding } from '../../src-shared/model/finding.ts'
import type { Category } from '../../src-shared/model/vocabulary.ts'
import { chunkText } from '../chunk/chunker.ts'
import { tokenStarts } from '../chunk/tokenizer.ts'
import { finding } from './__fixtures__/finding.ts'
import { decideDocument } from './scan-outcome.ts'

const text = 'Grüße 😀 the key is abcdefghij and more words follow here.'
const at = text.indexOf('abcdefghij')

function decide(
  found: Partial<Record<Category, readonly Finding[]>>,
  failures: Parameters<typeof decideDocument>[0]['failures'] = [],
  warnings: readonly string[] = [],
) {
  const categories = Object.entries(found).map(([category, findings]) => ({
    category: category as Category,
    findings,
    durationMs: 1,
  }))
  return decideDocument({
    text,
    chunks: chunkText(text, tokenStarts(text), 0),
    warnings,
    categories,
    failures,
  })
}

const missing = {
  stage: 'asset',
  kind: 'missing_asset',
  retryable: false,
  level: 'L2',
} as const
const one = (parts: Partial<Finding>) => [finding({ start: at, end: at + 10, ...parts })]

it('tells of the rules of threats where they found something', () => {
  const { result } = decide({ threat: one({ category: 'threat', label: 'phishing' }) })
  expect(result.detectors).toEqual({ threat: ['native:threat'] })
  expect(result.categories.threat).toMatchObject({ class_name: 'phishing', level: 'L1' })
  expect(decide({ threat: [], dlp: [] }).result.detectors).toEqual({ dlp: ['native:dlp'] })
})

describe('the decision', () => {
  it.each<[Category, Partial<Finding>, string, string]>([
    ['injection', { score: 0.9, severity: 'low' }, 'block', 'attack'],
    ['injection', { score: 0.4 }, 'review', 'review'],
    ['injection', { score: 0.2 }, 'allow', 'benign'],
    ['threat', { label: 'phishing', score: 0.8 }, 'block', 'attack'],
    ['dlp', { severity: 'critical' }, 'block', 'attack'],
    ['dlp', { severity: 'high' }, 'block', 'attack'],
    ['dlp', { severity: 'medium' }, 'review', 'review'],
    ['dlp', { severity: 'low' }, 'review', 'review'],
    ['dlp', { score: 0.4, severity: 'critical' }, 'allow', 'review'],
    ['dlp', { score: 0.2, severity: 'critical' }, 'allow', 'benign'],
    ['pii', { severity: 'critical', label: 'CREDIT_CARD' }, 'block', 'attack'],
    ['pii', { severity: 'high', label: 'IBAN' }, 'block', 'attack'],
    ['pii', { severity: 'medium', label: 'EMAIL' }, 'review', 'review'],
    ['pii', { severity: 'low', label: 'PERSON' }, 'review', 'review'],
    ['pii', { severity: 'low', label: 'ORGANIZATION' }, 'allow', 'benign'],
  ])('on %s with %o is %s and %s', (category, parts, decision, safetyStatus) => {
    const { result } = decide({ [category]: one({ category, ...parts }) })

    expect(result).toMatchObject({ decision, safety_status: safetyStatus })
  })

  it('is the strongest of the categories', () => {
    const { result } = decide({ dlp: [], pii: one({ category: 'pii', severity: 'high' }) })

    expect(result.decision).toBe('block')
  })
})

it('counts decisions: of a value one, of a passage that another category tells none', () => {
  const words = { start: 0, end: 30 }
  const { decisions } = decide({
    injection: [finding({ ...words, category: 'injection', label: 'attack' })],
    dlp: [],
    pii: one({ category: 'pii', severity: 'high', label: 'IBAN' }),
    threat: [finding({ ...words, category: 'threat', label: 'instruction_override' })],
  })

  expect(decisions).toEqual({ injection: 1, dlp: 0, pii: 1, threat: null })
})

it.each([
  ['content_truncated', 'review'],
  ['pagination_truncated', 'review'],
  ['pdf_page_without_text:2', 'review'],
  ['embedded_objects_skipped', 'review'],
  ['hidden_text_found', 'benign'],
  ['markup_recovered', 'benign'],
])('with the warning %s, what shows nothing is allowed and %s', (warning, safetyStatus) => {
  const { result } = decide({ dlp: [] }, [], [warning])

  expect(result).toMatchObject({ decision: 'allow', safety_status: safetyStatus })
})

it('lets an illness of nobody make nobody somebody', () => {
  const tale = `The rain had not stopped when Ada Quarles reached the mill. Nobody came.

"He is gone," said a voice behind her. She sighed, and he shrugged.

"Since when?"

"Three days," he whispered. "Did he leave anything for me?"

A notice on the door said that one miller in nine had diabetes.
`
  const found = (value: string, label: string, detectorId: string) => {
    const start = tale.indexOf(value)
    const parts = { category: 'pii', label, start, end: start + value.length } as const
    return finding(parts, detectorId)
  }
  const outcome = decideDocument({
    text: tale,
    chunks: chunkText(tale, tokenStarts(tale), 0),
    warnings: [],
    categories: [
      {
        category: 'pii',
        findings: [
          found('Ada Quarles', 'PERSON', 'pii_person_test'),
          found('diabetes', 'SPECIAL_CATEGORY', 'pii_special_illness_borne'),
        ],
        durationMs: 1,
      },
    ],
    failures: [],
  })
  expect(outcome.findings.filter(({ accepted }) => accepted)).toEqual([])
})

describe('completion', () => {
  it('is complete and lists no failures when all planned work ran', () => {
    expect(decide({ dlp: [] }).result.completion).toEqual({ state: 'complete', failures: [] })
  })

  it('is degraded beside other categories, and then never allow', () => {
    const { status, result } = decide({ dlp: [] }, [missing])

    expect(status).toBe('completed')
    expect(result).toMatchObject({
      completion: { state: 'degraded', failures: [missing] },
      decision: 'review',
      safety_status: 'review',
    })
    expect(result.categories).not.toHaveProperty('threat')
  })

  it('is failed when no category could be read, and so is the job', () => {
    const { status, result } = decide({}, [missing])

    expect(status).toBe('failed')
    expect(result).toMatchObject({ completion: { state: 'failed' }, categories: {} })
  })
})

describe('a category result', () => {
  it('carries the evidence in code points and bytes, cut exactly from the text', () => {
    const { result } = decide({ dlp: one({}) })

    const [span] = result.categories.dlp?.evidence_spans ?? []
    expect(span?.text).toBe('abcdefghij')
    expect([...text].slice(span?.start_char, span?.end_char).join('')).toBe(span?.text)
    const bytes = Buffer.from(text).subarray(span?.start_byte, span?.end_byte)
    expect(bytes.toString()).toBe(span?.text)
  })

  it('says what settled it', () => {
    const { result } = decide({ dlp: one({ score: 0.8 }) })

    expect(result.categories.dlp).toMatchObject({
      category: 'dlp',
      class_name: 'API_KEY',
      level: 'L1',
      model: 'native:dlp',
      confidence: 0.8,
      accepted: true,
      final_result: { class_name: 'API_KEY', confidence: 0.8, source: 'l1' },
      decision_evidence: {
        stage: 'l1',
        decisive_chunks: [{ chunk_id: 0, source: 'l1', class_name: 'API_KEY', confidence: 0.8 }],
      },
    })
  })

  it('keeps a rejected candidate as evidence of a benign decision only', () => {
    const { result, findings } = decide({ dlp: one({ score: 0.3 }) })

    expect(result.categories.dlp).toMatchObject({
      class_name: 'benign',
      accepted: false,
      evidence_spans: [],
      final_result: { class_name: 'benign', source: 'default' },
      decision_evidence: { decisive_chunks: [{ confidence: 0.3 }] },
    })
    expect(findings).toMatchObject([{ accepted: false }])
  })

  it('takes the group of the most severe dlp finding, of the surest injection finding', () => {
    const findings = (category: Category) => [
      finding({ category, start: 0, end: 5, label: 'sure', score: 0.9, severity: 'low' }),
      finding({ category, start: at, end: at + 5, label: 'severe', score: 0.6 }),
    ]

    const { result } = decide({ dlp: findings('dlp'), injection: findings('injection') })

    expect(result.categories.dlp?.class_name).toBe('severe')
    expect(result.categories.injection?.class_name).toBe('sure')
  })

  it('has no decision evidence where there was no candidate', () => {
    const { result } = decide({ dlp: [] })

    expect(result.categories.dlp).not.toHaveProperty('decision_evidence')
    expect(result.categories.dlp).toMatchObject({ accepted: false, confidence: 1 })
  })
})
