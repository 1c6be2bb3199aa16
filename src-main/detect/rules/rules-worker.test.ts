import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import { afterAll, describe, expect, it } from 'vitest'
import type { RulesRequest, RulesResponse } from '../detector.ts'

const pool = new Piscina({
  filename: fileURLToPath(new URL('rules.worker.ts', import.meta.url)),
  minThreads: 1,
  maxThreads: 1,
})

afterAll(() => pool.destroy())

describe('rules.worker', () => {
  it('answers with the findings of the shipped packs', async () => {
    const key = `AKIA${'Q3ZK7XW2M5RT6YHB'}`
    const request: RulesRequest = {
      text: `aws_access_key_id = ${key}`,
      hidden: [],
      categories: ['dlp'],
      switches: new Map([['dlp_unknown', true]]),
    }
    const response: RulesResponse = await pool.run(request)
    expect(response.map(({ category }) => category)).toEqual(['dlp'])
    const finding = response[0]?.findings.find(
      ({ explanation }) => explanation.detectorId === 'dlp_aws_access_key',
    )
    expect(finding).toMatchObject({ start: 20, end: 40, label: 'CLOUD_KEY', score: 0.9 })
  })
})
