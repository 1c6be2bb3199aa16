import { expect, it } from 'vitest'
import { isFirstGuess } from './first-guesses.ts'

it.each(['monkey', 'Dragon123', 'trustno1', 'qwerty!1'])('guesses %s', (password) => {
  expect(isFirstGuess(password)).toBe(true)
})

it.each(['monkey-wharf7', 'sonnenblume', 'k8Vq2pLw9zR', '123', 'monkey20241117'])(
  'does not guess %s',
  (password) => {
    expect(isFirstGuess(password)).toBe(false)
  },
)
