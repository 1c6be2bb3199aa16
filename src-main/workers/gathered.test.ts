import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { gathered } from './gathered.ts'

/** Notes what is done together; each group ends when it is told to. */
function noted() {
  const groups: { readonly items: readonly string[]; readonly end: PromiseWithResolvers<void> }[] =
    []
  const ask = gathered(async (items: readonly string[]) => {
    const end = Promise.withResolvers<void>()
    groups.push({ items, end })
    await end.promise
    return items.map((item) => item.toUpperCase())
  })
  return { ask, groups, made: () => groups.map(({ items }) => items) }
}

it('does together what is asked for in one turn, and what comes meanwhile after it', async () => {
  const { ask, groups, made } = noted()
  const first = Promise.all([ask('a'), Promise.resolve().then(() => ask('b'))])
  await turn()
  await turn()
  const second = [ask('c')]
  await turn()
  second.push(ask('d'))
  await turn()
  expect(made()).toEqual([['a', 'b']])

  groups[0]?.end.resolve()
  await first
  await turn()
  await turn()

  expect(made()).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
  groups[1]?.end.resolve()
  expect(await Promise.all(second)).toEqual(['C', 'D'])
})

it('fails each call of a group that fails, and none of the next', async () => {
  const { ask, groups } = noted()
  const first = Promise.allSettled([ask('a'), ask('b')])
  await turn()
  await turn()
  const next = ask('c')
  groups[0]?.end.reject(new Error('full'))
  expect(await first).toMatchObject([{ reason: { message: 'full' } }, { status: 'rejected' }])
  await turn()
  await turn()
  groups[1]?.end.resolve()
  await expect(next).resolves.toBe('C')
})
