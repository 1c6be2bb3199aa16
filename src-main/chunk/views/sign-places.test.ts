import { expect, it } from 'vitest'
import { colonsAtLineEnds, signPlaces } from './sign-places.ts'

it('gives the places of several signs in their order, without overlap of one with itself', () => {
  expect(signPlaces('a--b…c---', ['…', '--'])).toEqual([1, 4, 6])
  expect(signPlaces('none', ['…', '--'])).toEqual([])
})

it('gives the colons behind which a line ends, after marks of emphasis and blanks', () => {
  const text = 'a:\nb: c\n**d:** \t\r\n電話：\n'
  expect(colonsAtLineEnds(text)).toEqual([1, 11, 20])
})

it('gives no colon that something follows, that too many marks or blanks follow, or that ends the text', () => {
  expect(colonsAtLineEnds('a:***\nb:     \nc:\rd:')).toEqual([])
})
