/**
 * What `assay serve` holds of the machine's memory, its process of inference with it: at most
 * while clients keep it busy with all that it takes, and a minute later. It runs as
 * users run it, from the bundle where there is a fresh one.
 */

import { setTimeout as delay } from 'node:timers/promises'
import type { Figure } from './figure.ts'
import { harmlessTexts } from './harmless-texts.ts'
import { type Held, held, startServed } from './served.ts'

const CLIENTS = 8
const BUSY_MS = 60_000
/** By then threads and the process of inference have ended and what was free is given back. */
const IDLE_MS = 60_000
const LOOK_MS = 200
const MIB = 1024 * 1024
/** Of the machine that we plan for: two cores, 8 GB. */
const STATED = { busy: 900, idle: 240 }

export async function measure(): Promise<readonly Figure[]> {
  // Elsewhere no system tells cheaply what another process holds.
  if (process.platform !== 'linux') return []
  const { baseUrl, credentials, pid, stop } = await startServed()
  try {
    const end = performance.now() + BUSY_MS
    const clients = Array.from({ length: CLIENTS }, (_, index) =>
      keepBusy(baseUrl, credentials, index, end),
    )
    let most = held(pid)
    while (performance.now() < end) {
      const now = held(pid)
      if (total(now) > total(most)) most = now
      await delay(LOOK_MS)
    }
    const requests = (await Promise.all(clients)).reduce((sum, count) => sum + count, 0)
    await delay(IDLE_MS)
    const idle = held(pid)
    return [
      figure('memory under load, all processes', total(most), STATED.busy),
      { name: 'of it, inference', value: most.inference / MIB, unit: 'MiB' },
      { name: 'requests meanwhile', value: requests, unit: 'answers' },
      figure('memory when idle, all processes', total(idle), STATED.idle),
    ]
  } finally {
    await stop()
  }
}

const total = ({ main, inference }: Held) => main + inference

function figure(name: string, bytes: number, stated: number): Figure {
  const value = bytes / MIB
  const reference = { name: 'what is stated', value: stated, ratio: value / stated }
  return { name, value, unit: 'MiB', reference }
}

/** Sends one request after the other: short and long texts, files, and bodies that are refused. Gives how many. */
async function keepBusy(
  baseUrl: string,
  headers: Readonly<Record<string, string>>,
  start: number,
  end: number,
): Promise<number> {
  const short = [...harmlessTexts(2_000).values()]
  const long = [...harmlessTexts(400_000).values()]
  const json = { ...headers, 'content-type': 'application/json' }
  const rules = { categories: ['injection', 'dlp', 'pii'], max_level: 'L1' }
  const post = (body: string | FormData, more: Readonly<Record<string, string>>) =>
    fetch(`${baseUrl}/api/v1/scan`, { method: 'POST', headers: more, body })
  const sends: readonly ((turn: number) => Promise<Response>)[] = [
    (turn) => post(JSON.stringify({ text: `${turn} ${short[turn % short.length]}` }), json),
    (turn) =>
      post(JSON.stringify({ text: `${turn} ${long[turn % long.length]}`, config: rules }), json),
    (turn) => {
      const form = new FormData()
      form.append('files', new File([`${turn} ${long[turn % long.length]}`], 'a.md'))
      form.append('config', JSON.stringify(rules))
      return post(form, headers)
    },
    (turn) => post(JSON.stringify({ text: `${turn} ${'x'.repeat(11_000_000)}` }), json),
    (turn) => post(`{"a":[${'[],'.repeat(3_000_000)}${turn}]}`, json),
  ]
  let turn = start
  for (; performance.now() < end; turn++) {
    const response = await sends[turn % sends.length]?.(turn)
    await response?.arrayBuffer()
  }
  return turn - start
}
