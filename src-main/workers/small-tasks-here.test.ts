import { expect, it } from 'vitest'
import { withSmallTasksHere } from './small-tasks-here.ts'
import type { WorkerPool } from './worker-pool.ts'

const handedOn: number[] = []
const pool: WorkerPool<number, string> = {
  workers: 2,
  run: async (task) => {
    handedOn.push(task)
    return 'there'
  },
  close: async () => {},
}
const near = withSmallTasksHere(
  pool,
  (task) => task < 10,
  async (task) => {
    if (task === 7) throw new TypeError('not to be told')
    return 'here'
  },
)

it('does small tasks itself and hands on the others', async () => {
  expect(await Promise.all([1, 9, 10].map((task) => near.run(task)))).toEqual([
    'here',
    'here',
    'there',
  ])
  expect(handedOn).toEqual([10])
})

it('fails as a worker does', async () => {
  await expect(near.run(7)).rejects.toMatchObject({ name: 'WorkerFailure', kind: 'internal' })
  const signal = AbortSignal.abort()
  await expect(near.run(1, { signal })).rejects.toMatchObject({ kind: 'interrupted' })
})
