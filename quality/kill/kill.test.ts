/**
 * A process that is killed between the steps of a promise, at appointed moments: whoever
 * repeats the request then gets one answer, one job and one charge. `npm run kills` does it
 * at hundreds of random moments.
 */

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { patientBounds } from '../../src-main/api/__fixtures__/patient-bounds.ts'
import { count, newRemains, type Remains, startKillable } from './killable-service.ts'

const MORTAL = new URL('./mortal-storage.worker.ts', import.meta.url)

let remains: Remains
beforeEach(() => {
  remains = newRemains()
})
afterEach(() => remains.remove())

function submit(baseUrl: string, prefer: Readonly<Record<string, string>>): Promise<Response> {
  return fetch(`${baseUrl}/api/v1/scan`, {
    method: 'POST',
    body: JSON.stringify({ text: 'the only text' }),
    headers: {
      authorization: `Bearer ${remains.key}`,
      'content-type': 'application/json',
      'idempotency-key': 'once',
      ...prefer,
    },
  })
}

/** Submits to a process that dies of it. */
async function killedAt(moment: number, prefer: Readonly<Record<string, string>>) {
  writeFileSync(join(remains.dataDir, 'kill-at'), `${moment}`)
  const service = await startKillable(remains, patientBounds(), MORTAL)
  const answer = await submit(service.baseUrl, prefer).catch(() => null)
  if (answer === null) await service.ended
  else await service.kill()
  return answer
}

const ASYNC = { prefer: 'respond-async' }

// Every other moment is tried in scan/acceptance.test.ts, without a process for each.
describe.each([
  ['accepting a job', ASYNC, 1, 9],
  ['scanning at once', {}, 0, 4],
])('%s', (_, prefer, jobs, moment) => {
  it('killed in the middle, a repeat is served once', async () => {
    const before = await killedAt(moment, prefer)
    const left = count(remains)
    expect([
      [0, 0],
      [jobs, 1],
    ]).toContainEqual([left.texts.length, left.units])

    const service = await startKillable(remains, patientBounds())
    const answer = await submit(service.baseUrl, prefer)
    expect(answer.ok).toBe(true)
    const body = await answer.json()
    if (before?.ok) expect(await before.json()).toEqual(body)
    expect(await (await submit(service.baseUrl, prefer)).json()).toEqual(body)
    await service.close()

    const after = count(remains)
    expect(after.texts).toHaveLength(jobs)
    expect(after.units).toBe(1)
  })
})
