/**
 * What the service adds to HTTP: a synchronous scan beside an empty route of the same framework. And
 * how long a user waits from its start to its first answer by rules, the models opening behind it.
 */

import { Agent, request } from 'node:http'
import Fastify from 'fastify'
import { ensureCommandBuilt } from '../src-main/cli/build-app.ts'
import type { ScanConfig } from '../src-shared/contract/scan-request.ts'
import { comparedFigure, type Figure, median, timed } from './figure.ts'
import { startKeyedService } from './keyed-service.ts'
import { startServed } from './served.ts'

const ROUNDS = 400
const WARM_UP = 100
const STARTS = 7

/** 1 KB of ordinary words. */
const text = 'The quarterly report is ready and the team will meet on Thursday to discuss it. '
  .repeat(13)
  .slice(0, 1_000)

export async function measure(): Promise<readonly Figure[]> {
  const firstAnswer = await firstAnswerMs()
  const service = await startKeyedService()
  const scan = poster(`${service.baseUrl}/api/v1/scan`, service.credentials)
  const empty = Fastify()
  empty.post('/', async () => ({}))
  const emptyRoute = poster(await empty.listen({ host: '127.0.0.1', port: 0 }))
  try {
    const scans: number[] = []
    const references: number[] = []
    for (let round = 0; round < WARM_UP + ROUNDS; round++) {
      const [a, b] = [await timed(scan), await timed(emptyRoute)]
      if (round < WARM_UP) continue
      scans.push(a)
      references.push(b)
    }
    return [
      comparedFigure(
        'synchronous scan of a 1 KB text, p50',
        [median(scans), median(references)],
        'empty Fastify route',
      ),
      { name: 'start of the service to its first answer by rules', value: firstAnswer, unit: 'ms' },
    ]
  } finally {
    await empty.close()
    await service.close()
  }
}

/** Of the built program; the first start, which makes what is kept, does not count. */
async function firstAnswerMs(): Promise<number> {
  await ensureCommandBuilt()
  const taken: number[] = []
  for (let round = 0; round <= STARTS; round++) {
    const start = performance.now()
    const service = await startServed()
    const config: ScanConfig = { max_level: 'L1' }
    await poster(`${service.baseUrl}/api/v1/scan`, service.credentials, config)()
    if (round > 0) taken.push(performance.now() - start)
    await service.stop()
  }
  return median(taken)
}

/** Posts the text over one kept-open connection and reads the whole answer. */
function poster(url: string, credentials = {}, config?: ScanConfig): () => Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const body = JSON.stringify({ text, config })
  const headers = {
    ...credentials,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  }
  return () =>
    new Promise((resolve, reject) => {
      const outgoing = request(url, { method: 'POST', agent, headers }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`answered ${response.statusCode}`))
        response.resume()
        response.on('end', resolve)
      })
      outgoing.on('error', reject)
      outgoing.end(body)
    })
}
