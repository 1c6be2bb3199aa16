/** Model packs over the whole path: real networks in the inference thread of a real service. */

import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Value } from 'typebox/value'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CompletedSubmission } from '../../src-shared/contract/scan-result.ts'
import { writePack } from '../detect/models/__fixtures__/write-pack.ts'
import { bearer, startTestService, type TestService } from './__fixtures__/service.ts'

/** An attack for the tiny network, and nothing that a rule knows. */
const ATTACK = 'instructions instructions previous previous'
const HARMLESS = 'please walk in the park'

const opened: { service: TestService; dataDir: string }[] = []
afterAll(async () => {
  for (const { service, dataDir } of opened) {
    await service.close()
    rmSync(dataDir, { recursive: true })
  }
})

type Network = Parameters<typeof writePack>[1]
interface Pack {
  readonly network: Network
  readonly id: string
  readonly model?: string
  readonly level?: 'L2'
}

async function serviceWith(packs: readonly Pack[], spoil: (folder: string) => void = () => {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'assay-models-'))
  for (const { network, id, model, level = 'L3' } of packs) {
    writePack(join(dataDir, 'models'), network, { id, level }, model)
    spoil(join(dataDir, 'models', id))
  }
  const service = await startTestService({ dataDir })
  opened.push({ service, dataDir })
  const key = service.key()
  return async (text: string, config: unknown = {}) => {
    const { status, body } = await service.post({ text, config }, bearer(key))
    expect(status).toBe(200)
    expect([...Value.Errors(CompletedSubmission, body)]).toEqual([])
    return body.jobs[0]
  }
}

describe('packs of every kind', () => {
  let scan: Awaited<ReturnType<typeof serviceWith>>
  beforeAll(async () => {
    scan = await serviceWith([
      { id: 'l3-attack', network: 'sequence' },
      { id: 'l3-threat', network: 'types' },
      { id: 'l3-names', network: 'tokens' },
    ])
  })

  it('find what no rule knows', async () => {
    const job = await scan(ATTACK)
    expect(job.categories.injection).toMatchObject({
      class_name: 'attack',
      level: 'L3',
      model: 'l3-attack',
      accepted: true,
      final_result: { class_name: 'attack', source: 'l3' },
      evidence_spans: [{ label: 'attack', text: ATTACK, start_char: 0, end_char: ATTACK.length }],
      decision_evidence: { stage: 'l3', decisive_chunks: [{ chunk_id: 0, source: 'l3' }] },
    })
    expect(job.detectors.injection).toEqual(['native:injection', 'l3-attack'])
    expect(job).toMatchObject({ decision: 'block', safety_status: 'attack' })
    expect(job.completion).toEqual({ state: 'complete', failures: [] })
  })

  it('leave the harmless alone', async () => {
    const job = await scan(HARMLESS)
    expect(job.categories.injection).toMatchObject({
      class_name: 'benign',
      level: 'L3',
      model: 'l3-attack',
      accepted: false,
      final_result: { source: 'default' },
      evidence_spans: [],
    })
    expect(job.decision).toBe('allow')
  })

  it('read a category that has no rules', async () => {
    const job = await scan('secret secret secret please', {
      categories: ['threat'],
      max_level: 'L3',
    })
    expect(job.categories.threat).toMatchObject({ class_name: 'secrets_access', level: 'L3' })
    expect(job.detectors).toEqual({ threat: ['l3-threat'] })
  })

  it('label stretches of a text of several windows, beside the rules', async () => {
    const text = `${'walk in the park. '.repeat(30)}Alice Smith 😀 is in Berlin, mail alice@mailbox.berlin`
    const { pii } = (await scan(text, { categories: ['pii'] })).categories
    const spans = pii.evidence_spans.map((span: { label: string; text: string }) => [
      span.label,
      span.text,
    ])
    expect(spans).toEqual([
      ['PERSON', 'Alice Smith'],
      ['LOCATION', 'Berlin'],
      ['EMAIL', 'alice@mailbox.berlin'],
    ])
    for (const { text: found, start_char, end_char } of pii.evidence_spans) {
      expect([...text].slice(start_char, end_char).join('')).toBe(found)
    }
  })

  it('answer alike twice, the second time from what they remember', async () => {
    const [first, second] = [await scan(`${ATTACK} again`), await scan(`${ATTACK} again`)]
    const comparable = ({ categories: { injection } }: typeof first) => ({
      ...injection,
      duration_ms: 0,
    })
    expect(comparable(second)).toEqual(comparable(first))
    expect(first.progress.injection).toMatchObject({ inferred_chunks: 1, cache_hits: 0 })
    expect(second.progress.injection).toMatchObject({ inferred_chunks: 0, cache_hits: 1 })
  })

  it('count chunks in their progress, not the texts that were read of them', async () => {
    const job = await scan(`${ATTACK}\n${HARMLESS}\n${ATTACK}`)
    const { total_chunks: total, ...counts } = job.progress.injection
    expect(total).toBe(1)
    expect(counts).toMatchObject({ completed_chunks: 1, inferred_chunks: 1, cache_hits: 0 })
  })

  it.each<[string, unknown]>([
    ['max_level', { max_level: 'L2' }],
    ['the gate of its level', { gates: { l3: false } }],
    ['its own gate', { gates: { models: { 'l3-attack': false } } }],
  ])('are left out by %s', async (_, config) => {
    const job = await scan(ATTACK, config)
    expect(job.detectors.injection).toEqual(['native:injection'])
    expect(job.categories.injection).toMatchObject({ level: 'L1', class_name: 'benign' })
    expect(job.completion.state).toBe('complete')
  })
})

describe('a pack that cannot run', () => {
  it.each<[string, Pack, (folder: string) => void, string]>([
    [
      'was changed',
      { id: 'x', network: 'sequence' },
      (folder) => appendFileSync(join(folder, 'model.onnx'), 'x'),
      'integrity_failure',
    ],
    [
      'has lost its network',
      { id: 'x', network: 'sequence' },
      (folder) => rmSync(join(folder, 'model.onnx')),
      'missing_asset',
    ],
    [
      'has an operator that nobody knows',
      { id: 'x', network: 'sequence', model: 'bad/unknown-operator.onnx' },
      () => {},
      'initialization_failure',
    ],
    [
      'takes no text of this length',
      { id: 'x', network: 'sequence', model: 'bad/fixed-length.onnx' },
      () => {},
      'inference_failure',
    ],
  ])('because it %s leaves the rules to answer, and says so', async (_, pack, spoil, kind) => {
    const scan = await serviceWith([pack], spoil)
    const job = await scan(ATTACK)
    expect(job.completion).toMatchObject({
      state: 'degraded',
      failures: [{ kind, level: 'L3', detector_id: 'x' }],
    })
    expect(job.detectors.injection).toEqual(['native:injection'])
    expect(job.decision).toBe('review')
  })

  it('leaves a category without any detector absent', async () => {
    const scan = await serviceWith([{ id: 'x', network: 'types' }], (folder) =>
      rmSync(join(folder, 'model.onnx')),
    )
    const job = await scan(ATTACK, { categories: ['threat'] })
    expect(job.categories).toEqual({})
    expect(job.completion).toMatchObject({ state: 'failed', failures: [{ kind: 'missing_asset' }] })
  })
})

describe('without any pack', () => {
  it('threat was not checked, and is never clean', async () => {
    const scan = await serviceWith([])
    const alone = await scan('hello', { categories: ['threat'] })
    const beside = await scan('hello', { categories: ['threat', 'DLP'] })

    expect(alone).toMatchObject({
      status: 'failed',
      completion: { state: 'failed', failures: [{ kind: 'missing_asset', stage: 'asset' }] },
      categories: {},
    })
    expect(beside).toMatchObject({
      status: 'completed',
      completion: { state: 'degraded' },
      decision: 'review',
    })
    expect(Object.keys(beside.categories)).toEqual(['dlp'])
  })
})

it('a screen tells whether all that it says was known before, and rules alone tell nothing of it', async () => {
  const scan = await serviceWith([{ id: 'l2-attack', network: 'sequence', level: 'L2' }])
  const hit = async (text: string, config = {}) => (await scan(text, config)).timings.l2_cache_hit
  expect([await hit(ATTACK), await hit(ATTACK), await hit(HARMLESS)]).toEqual([false, true, false])
  expect(await hit(ATTACK, { max_level: 'L1' })).toBeUndefined()
})
