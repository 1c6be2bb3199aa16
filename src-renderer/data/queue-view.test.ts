import { expect, it } from 'vitest'
import { inKeptOrder } from './queue-view.ts'

const items = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
const ids = (order: readonly string[]) => inKeptOrder(items, order).map(({ id }) => id)

it('leaves what was ordered where it is, and puts what came later behind it as it stood', () => {
  expect(ids(['c', 'gone', 'a'])).toEqual(['c', 'a', 'b', 'd'])
})

it('leaves all as it stands where nothing was ordered', () => {
  expect(ids([])).toEqual(['a', 'b', 'c', 'd'])
})
