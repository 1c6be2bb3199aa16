import { expect, it } from 'vitest'
import { loadProblem } from './load.ts'

it('refuses a load above the cores, and says which', () => {
  expect(loadProblem([4.26, 1, 1], 4)).toContain('is 4.3, and it has 4 cores')
  expect(loadProblem([4, 9, 9], 4)).toBeUndefined()
  expect(loadProblem([0, 0, 0], 1)).toBeUndefined()
})
