/**
 * How long a request waits for the thread that answers it, while four documents of
 * some 850 kB with 36,850 findings each are scanned and stored, beside the same
 * service at rest.
 */

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Figure } from './figure.ts'
import type { WatchedAnswer, WatchedRequest } from './watched-service.ts'

const JOBS = 4
const FINDINGS = 36_850
const REST_MS = 3_000
const POLL_MS = 200

/** A line an address. */
const text = Array.from({ length: FINDINGS }, (_, n) => `m${n}.r${n % 97}@posteo.net`).join('\n')

export async function measure(): Promise<readonly Figure[]> {
  const child = fork(join(import.meta.dirname, 'watched-service.ts'))
  const ask = async <T extends WatchedAnswer>(request: WatchedRequest): Promise<T> => {
    child.send(request)
    return (await once(child, 'message'))[0] as T
  }
  try {
    const { baseUrl, credentials } = await ask<Extract<WatchedAnswer, { baseUrl: string }>>('start')
    await scanAll(baseUrl, credentials, 'warm up')
    const watched = async (work: () => Promise<unknown>) => {
      await ask('reset')
      await work()
      return ask<Extract<WatchedAnswer, { p99: number }>>('delays')
    }
    const rest = await watched(() => delay(REST_MS))
    const busy = await watched(() =>
      Promise.all(Array.from({ length: JOBS }, () => scanAll(baseUrl, credentials, text))),
    )
    const name = `answering while ${JOBS} jobs of ${FINDINGS} findings run`
    return [
      figure(`${name}, p99`, busy.p99, rest.p99),
      figure(`${name}, longest`, busy.max, rest.max),
    ]
  } finally {
    child.disconnect()
    await once(child, 'exit')
  }
}

function figure(name: string, value: number, rest: number): Figure {
  return {
    name,
    value,
    unit: 'ms',
    reference: { name: 'at rest', value: rest, ratio: value / rest },
  }
}

/** Submits a text as a job of rules and polls until it has ended. */
async function scanAll(
  baseUrl: string,
  credentials: { readonly authorization: string },
  submitted: string,
): Promise<void> {
  const accepted = await fetch(`${baseUrl}/api/v1/scan`, {
    method: 'POST',
    headers: { ...credentials, 'content-type': 'application/json', prefer: 'respond-async' },
    body: JSON.stringify({
      text: submitted,
      config: { categories: ['pii', 'dlp', 'injection'], max_level: 'L1' },
    }),
  })
  if (accepted.status !== 202) throw new Error(`answered ${accepted.status}`)
  const { jobs } = (await accepted.json()) as { jobs: readonly { status_url: string }[] }
  for (const { status_url } of jobs) {
    for (;;) {
      const response = await fetch(`${baseUrl}${status_url}`, { headers: credentials })
      const { status } = (await response.json()) as { status: string }
      if (status === 'completed') break
      if (status !== 'running') throw new Error(`ended as ${status}`)
      await delay(POLL_MS)
    }
  }
}
