/**
 * How reading a document grows with each thing of which it can have more, and how finding what its text
 * holds and deciding on it do: the exponent, 1 where it is linear and 2 where it is quadratic. Below 1
 * stands what costs little beside opening the file.
 *
 * What comes out above the aim is measured once more where V8 has so much room that it collects
 * nothing: it begins to at some size of an input, which looks like growth and is none of the program's.
 */

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { comparedFigure, type Figure } from './figure.ts'
import { growths } from './growths.ts'

const AIM = 1.05
/** MiB of a half of V8's young generation: more than any input here makes. */
const ROOM_MB = 1_024

export async function measure(): Promise<readonly Figure[]> {
  const measured: (readonly [string, number])[] = []
  for (const [name, growth] of growths()) measured.push([name, await growth()])
  const uncollected = await withoutCollection(
    measured.flatMap(([name, value]) => (value > AIM ? [name] : [])),
  )
  return measured.map(([name, value]): Figure => {
    const own = uncollected[name]
    if (own === undefined) return { name, value, unit: 'exponent' }
    return { ...comparedFigure(name, [value, own], 'without collection'), unit: 'exponent' }
  })
}

/** The exponents of some by their names, measured in a process that collects nothing. */
async function withoutCollection(
  names: readonly string[],
): Promise<Readonly<Record<string, number>>> {
  if (names.length === 0) return {}
  const room = ['min', 'max'].map((bound) => `--${bound}-semi-space-size=${ROOM_MB}`)
  const child = fork(join(import.meta.dirname, 'growth-uncollected.ts'), names, { execArgv: room })
  const ended = once(child, 'exit').then(() => {
    throw new Error('the process that collects nothing ended')
  })
  const [told] = await Promise.race([once(child, 'message'), ended])
  ended.catch(() => {})
  child.disconnect()
  return told
}
