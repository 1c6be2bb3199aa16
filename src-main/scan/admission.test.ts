import { describe, expect, it } from 'vitest'
import { createAdmission } from './admission.ts'

const DEADLINE_MS = 60_000
const never = new AbortController().signal

/** A machine that does so many tokens in a millisecond, one scan after the other, in a time of its own. */
function machine(tokensPerMs: number) {
  let time = 0
  const running: { tokens: number; end: () => void }[] = []
  const admission = createAdmission({ deadlineMs: DEADLINE_MS, atOnce: 8, now: () => time })
  const waits: number[] = []
  const refusals: { retryAfter: number; at: number }[] = []
  let inside = 0
  let mostInside = 0

  function submit(tokens: number, maxLevel: 'L1' | 'L3' = 'L3'): Promise<void> {
    const start = time
    const work = () => {
      inside++
      mostInside = Math.max(mostInside, inside)
      return new Promise<void>((end) => running.push({ tokens, end }))
    }
    return admission.admit({ tokens, maxLevel }, work, never).then(
      () => {
        waits.push(time - start)
      },
      (error) => void refusals.push({ retryAfter: error.details.retryAfterSeconds, at: time }),
    )
  }
  /** Lets the machine do all that was let in. */
  async function finish(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve))
    for (let next = running.shift(); next; next = running.shift()) {
      time += next.tokens / tokensPerMs
      inside--
      next.end()
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  return {
    submit,
    finish,
    waits,
    refusals,
    most: () => mostInside,
    pass: (ms: number) => (time += ms),
  }
}

describe('a thousand texts at once', () => {
  it.each([0.5, 2, 20])('on a machine of %d tokens a ms, none waits for a 504', async (speed) => {
    const service = machine(speed)
    // What a service has seen in its first minutes.
    for (let text = 0; text < 50; text++) {
      const done = service.submit(1_000)
      await service.finish()
      await done
    }
    const all = Array.from({ length: 1_000 }, () => service.submit(1_000))
    await service.finish()
    await Promise.all(all)

    expect(Math.max(...service.waits)).toBeLessThan(DEADLINE_MS)
    // What fits in the time is not refused: half of it at least.
    const fitting = Math.min(1_000, (DEADLINE_MS * speed) / 1_000)
    expect(service.waits.length - 50).toBeGreaterThan(fitting / 3)
    expect(service.waits.length + service.refusals.length).toBe(1_050)
    for (const { retryAfter } of service.refusals) expect(retryAfter).toBeGreaterThan(0)
    // Refused when they came, not later.
    expect(new Set(service.refusals.map(({ at }) => at)).size).toBeLessThan(2)
    expect(service.most()).toBe(8)
  })
})

it('takes a scan that comes alone, however large', async () => {
  const service = machine(0.01)
  const done = service.submit(10_000_000)
  await service.finish()
  await done
  expect(service.refusals).toEqual([])
})

it('does not believe that rules are as slow as networks', async () => {
  const service = machine(0.5)
  for (let text = 0; text < 50; text++) {
    const done = service.submit(1_000)
    await service.finish()
    await done
  }
  const all = Array.from({ length: 20 }, () => service.submit(1_000, 'L1'))
  await service.finish()
  await Promise.all(all)
  expect(service.refusals).toEqual([])
})

it('who leaves the line frees its place in it', async () => {
  const admission = createAdmission({ deadlineMs: DEADLINE_MS, atOnce: 1 })
  const size = { tokens: 1_000, maxLevel: 'L3' } as const
  let end = () => {}
  const first = admission.admit(size, () => new Promise<void>((resolve) => (end = resolve)), never)
  const leaving = new AbortController()
  const second = admission.admit(size, async () => 'stopped', leaving.signal)
  leaving.abort()
  expect(await second).toBe('stopped')
  end()
  await first
  expect(await admission.admit(size, async () => 'next', never)).toBe('next')
})
