import { hash } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { workerEntry } from '../entry-points.ts'
import { createWorkerPool } from '../workers/worker-pool.ts'
import type { JsonPool } from './body-parsers.ts'

const pool: JsonPool = createWorkerPool({
  entry: workerEntry('json'),
  ...{ workers: 1, maxMemoryMb: 128, maxQueue: 1, timeoutMs: 3_600_000 },
})
afterAll(pool.close)

it('reads a large body that is moved, not copied', async () => {
  const json = JSON.stringify({ text: 'x'.repeat(2_000_000) })
  for (const turn of [1, 2]) {
    const sent = Buffer.allocUnsafeSlow(json.length)
    sent.write(json)
    const { parsed, sha256 } = await pool.run(sent, { moved: [sent.buffer] })
    expect(sent.length, `${turn}`).toBe(0)
    expect(parsed).toEqual({ ok: true, value: JSON.parse(json) })
    expect(sha256).toBe(hash('sha256', json))
  }
})
