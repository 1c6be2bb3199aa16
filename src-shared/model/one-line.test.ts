import { expect, it } from 'vitest'
import { oneLine } from './one-line.ts'

it('leaves out line breaks and indentation, and nothing else', () => {
  const text = oneLine`
    \b(?:a| b
      |c d \n
\t)
  `
  expect(text).toBe(String.raw`\b(?:a| b|c d \n\t)`)
})
