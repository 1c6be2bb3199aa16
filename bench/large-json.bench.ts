/**
 * What the largest bodies cost whoever else waits for an answer: milliseconds of the answering
 * thread for one, sent by a caller without a key, beside `JSON.parse` of the same body here.
 */

import { setTimeout as delay } from 'node:timers/promises'
import { MAX_BODY_BYTES } from '../src-shared/contract/limits.ts'
import { type Figure, median, timed } from './figure.ts'
import { answeringMs, held, startServed } from './served.ts'

const ROUNDS = 12
const MIB = 1024 * 1024
const BODIES = [
  ['one long text', JSON.stringify({ text: 'x'.repeat(MAX_BODY_BYTES - 100) })],
  ['four million lists', `{"a":[${'[],'.repeat(MAX_BODY_BYTES / 3 - 100)}1]}`],
] as const

export async function measure(): Promise<readonly Figure[]> {
  // Elsewhere no system tells what one thread of another process has taken.
  if (process.platform !== 'linux') return []
  const { baseUrl, pid, stop } = await startServed()
  const send = (body: string) =>
    fetch(`${baseUrl}/api/v1/scan`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    }).then((response) => response.arrayBuffer())
  try {
    const figures: Figure[] = []
    for (const [name, body] of BODIES) {
      // What the first one starts is not its cost.
      await send(body)
      await delay(2_000)
      const before = held(pid).main
      const begin = answeringMs(pid)
      let most = before
      const parses = await Promise.all([1, 2, 3].map(() => timed(() => JSON.parse(body))))
      for (let round = 0; round < ROUNDS; round++) {
        await send(body)
        most = Math.max(most, held(pid).main)
      }
      const value = (answeringMs(pid) - begin) / ROUNDS
      const reference = median(parses)
      figures.push(
        {
          name: `12 MB of ${name}, answering thread`,
          value,
          unit: 'ms',
          reference: { name: 'JSON.parse', value: reference, ratio: value / reference },
        },
        { name: `12 MB of ${name}, memory meanwhile`, value: (most - before) / MIB, unit: 'MiB' },
      )
    }
    return figures
  } finally {
    await stop()
  }
}
