import { expect, it } from 'vitest'
import { replaceablePool } from './replaceable-pool.ts'
import type { WorkerPool } from './worker-pool.ts'

/** A pool that says its name to each task, when it is let go. */
function namedPool(name: string) {
  const waiting: (() => void)[] = []
  const pool: WorkerPool<string, string> = {
    workers: 1,
    run: (task) => new Promise((resolve) => waiting.push(() => resolve(`${name} ${task}`))),
    close: async () => {
      log.push(`${name} closed`)
    },
  }
  return { pool, letGo: () => waiting.shift()?.() }
}
const log: string[] = []

it('ends what runs where it began, and closes the pool that was replaced then', async () => {
  const [first, second] = [namedPool('first'), namedPool('second')]
  const pool = replaceablePool(first.pool)
  const early = pool.run('a', {})
  pool.replace(second.pool)
  const late = pool.run('b', {})
  expect(log).toEqual([])
  first.letGo()
  expect(await early).toBe('first a')
  expect(log).toEqual(['first closed'])
  second.letGo()
  expect(await late).toBe('second b')
  await pool.close()
  expect(log).toEqual(['first closed', 'second closed'])
})
