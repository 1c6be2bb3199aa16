import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import { afterAll, describe, expect, it } from 'vitest'
import { unseal } from '../../workers/sealed.ts'
import type { RulesAnswer, RulesRequest } from '../detector.ts'
import { prepareRules } from './match/prepare-rules.ts'
import { loadPacks } from './pack/load-packs.ts'
import type { RulePack } from './pack/rule-pack.ts'

const pool = new Piscina({
  filename: fileURLToPath(new URL('rules.worker.ts', import.meta.url)),
  minThreads: 1,
  maxThreads: 1,
  workerData: prepareRules(loadPacks()),
})

const OWN: RulePack = {
  pack: 'own',
  category: 'dlp',
  rules: [
    {
      id: 'user_ticket',
      title: 'Ticket',
      description: 'A ticket.',
      class_name: 'INTERNAL_RECORD',
      severity: 'low',
      score: 0.9,
      views: ['original'],
      keywords: ['tkt-'],
      pattern: 'TKT-[0-9]{4}',
      match: [],
      ignore: [],
    },
  ],
}
const onlyOwn = new Piscina({
  filename: fileURLToPath(new URL('rules.worker.ts', import.meta.url)),
  minThreads: 1,
  maxThreads: 1,
  workerData: prepareRules([OWN]),
})

afterAll(() => Promise.all([pool.destroy(), onlyOwn.destroy()]))

describe('rules.worker', () => {
  it('answers with the findings of the shipped packs', async () => {
    const key = `AKIA${'Q3ZK7XW2M5RT6YHB'}`
    const request: RulesRequest = {
      text: `aws_access_key_id = ${key}`,
      hidden: [],
      categories: ['dlp'],
      switches: new Map([['dlp_unknown', true]]),
    }
    const { found, places }: RulesAnswer = await pool.run(request)
    const response = unseal(found)
    expect([...places]).toEqual(expect.arrayContaining([20, 40]))
    expect(response.map(({ category }) => category)).toEqual(['dlp'])
    const finding = response[0]?.findings.find(
      ({ explanation }) => explanation.detectorId === 'dlp_aws_access_key',
    )
    expect(finding).toMatchObject({ start: 20, end: 40, label: 'CLOUD_KEY', score: 0.9 })
  })

  it('has the packs that it is given at its start, and reads none itself', async () => {
    const request: RulesRequest = {
      text: `See TKT-4711, AKIA${'Q3ZK7XW2M5RT6YHB'}.`,
      hidden: [],
      categories: ['dlp'],
      switches: new Map(),
    }
    const idsOf = ({ found }: RulesAnswer) =>
      unseal(found).flatMap(({ findings }) =>
        findings.map(({ explanation }) => explanation.detectorId),
      )
    expect(idsOf(await onlyOwn.run(request))).toEqual(['user_ticket'])
    expect(idsOf(await pool.run(request))).toEqual(['dlp_aws_access_key'])
  })
})
