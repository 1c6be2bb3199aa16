/**
 * What the service holds of the machine's memory, its process of inference with it: at most
 * while clients keep it busy with all that it takes, and a minute and a half later.
 */

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Figure } from './figure.ts'
import { harmlessTexts } from './harmless-texts.ts'
import type { ResidentMemory, WatchedAnswer, WatchedRequest } from './watched-service.ts'

const CLIENTS = 8
const BUSY_MS = 60_000
/** Threads without work go after a minute. */
const IDLE_MS = 90_000
const LOOK_MS = 200
const MIB = 1024 * 1024
/** Of the machine that we plan for: two cores, 8 GB. */
const STATED = { busy: 900, idle: 350 }

export async function measure(): Promise<readonly Figure[]> {
  const child = fork(join(import.meta.dirname, 'watched-service.ts'))
  const ask = async <T extends WatchedAnswer>(request: WatchedRequest): Promise<T> => {
    const answer = once(child, 'message')
    child.send(request)
    return (await answer)[0] as T
  }
  try {
    const { baseUrl, credentials } = await ask<Extract<WatchedAnswer, { baseUrl: string }>>('start')
    let most: ResidentMemory = { main: 0, inference: 0 }
    const end = performance.now() + BUSY_MS
    const clients = Array.from({ length: CLIENTS }, (_, index) =>
      keepBusy(baseUrl, credentials, index, end),
    )
    while (performance.now() < end) {
      const now = await ask<ResidentMemory>('memory')
      if (total(now) > total(most)) most = now
      await delay(LOOK_MS)
    }
    await Promise.all(clients)
    await delay(IDLE_MS)
    const idle = await ask<ResidentMemory>('memory')
    return [
      figure('memory under load, all processes', total(most), STATED.busy),
      { name: 'of it, inference', value: most.inference / MIB, unit: 'MiB' },
      figure('memory when idle, without inference', idle.main, STATED.idle),
      {
        name: 'inference, until its five minutes are over',
        value: idle.inference / MIB,
        unit: 'MiB',
      },
    ]
  } finally {
    child.disconnect()
    await once(child, 'exit')
  }
}

const total = ({ main, inference }: ResidentMemory) => main + inference

function figure(name: string, bytes: number, stated: number): Figure {
  const value = bytes / MIB
  const reference = { name: 'what is stated', value: stated, ratio: value / stated }
  return { name, value, unit: 'MiB', reference }
}

/** Sends one request after the other: short and long texts, files, and bodies that are refused. */
async function keepBusy(
  baseUrl: string,
  headers: Readonly<Record<string, string>>,
  start: number,
  end: number,
): Promise<void> {
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
  for (let turn = start; performance.now() < end; turn++) {
    const response = await sends[turn % sends.length]?.(turn)
    await response?.arrayBuffer()
  }
}
