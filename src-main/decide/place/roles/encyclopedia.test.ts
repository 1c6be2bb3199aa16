import { expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../../src-shared/__fixtures__/growth.ts'
import { tellsALife } from './encyclopedia.ts'

const GOES_ON =
  ' The daughter of Silas Thorne, a miller, she went to school in Dale and learned to weave from Ida Marlow. In Hull she met Per Roth, with whom she drew the first of the looms that made her name. The town has called a bridge after her, and a prize is given in her name each spring.'

it.each([
  'Ada Quarles (born 17 January 1955 in Holm) is a weaver.',
  'Ada Quarles (January 17, 1955 – May 3, 2020) was a weaver.',
  'Ada Quarles (* 17. Januar 1955 in Holm) ist eine Weberin.',
  'Ada Quarles (Holm, 17 de enero de 1955) es una tejedora.',
  'Ada Quarles (ur. 17 stycznia 1955 w Holm) – polska tkaczka.',
  'Quarles Ada (Holm, 1955. január 17. –) Kossuth-díjas magyar takács. 1985-ben nyert.',
])('knows an article of an encyclopedia by %j', (lead) => {
  expect(tellsALife(lead + GOES_ON)).toBe(true)
})

it.each([
  ['a file', `Ada Quarles (born 17.01.1955 in Holm) is a weaver.${GOES_ON}`],
  ['a form', `Patient: Ada Quarles (17 January 1955)\n${GOES_ON}`],
  ['a letter', `Ada Quarles (17 January 1955) is a weaver. We ask you to call.${GOES_ON}`],
  ['a sentence', 'Ada Quarles (born 17 January 1955 in Holm) is a weaver.'],
])('knows none in %s', (_, text) => {
  expect(tellsALife(text)).toBe(false)
})

it('reads in linear time', async () => {
  const growth = await growthOf((size) => `A ${'(1 May 1955 '.repeat(size)}`, tellsALife, 200)
  expect(growth).toBeLessThan(LINEAR_GROWTH)
})
