import { expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../../src-shared/__fixtures__/growth.ts'
import { isWebPage } from './web-page.ts'

const STORY = `Harbour bridge opens after nine years
By Ada Quarles

Silas Thorne, who drew it, cut the ribbon.
`
const SHARED =
  'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fharbour-news.info%2Fbridge\n'
const EDGES = `/privacy-policy
https://www.instagram.com/harbournews
© 2024 Harbour News
`

it('knows a page by what hands it on and what stands at its edges', () => {
  expect(isWebPage(STORY + SHARED + EDGES)).toBe(true)
  expect(isWebPage(`${STORY}"@context": "https://schema.org"\n${EDGES}`)).toBe(true)
})

it('knows one by its menus and its links, in whichever language', () => {
  const links = Array.from({ length: 30 }, (_, at) => `/quartiers/${at}\n`).join('')
  const counted = 'https://www.googletagmanager.com/gtm.js\n'
  expect(isWebPage(`Partager | Imprimer\nSe connecter\n${STORY}${counted}${links}`)).toBe(true)
  expect(isWebPage(`${STORY}공유 /feed\n로그인 | 이용약관\n${counted}${links}`)).toBe(true)
  expect(isWebPage(`${STORY}/feed\n${counted}${links}`)).toBe(false)
  expect(isWebPage(`Se connecter\n${STORY}${counted}${links}`)).toBe(false)
})

it.each([
  ['a story alone', STORY],
  [
    'a page that nothing hands on, as those of an office',
    `${STORY}${EDGES}googletagmanager.com/gtm.js\n`,
  ],
  ['a button without edges', STORY + SHARED],
  [
    'a letter to readers',
    `${STORY}${SHARED}${EDGES}https://harbour-news.info/unsubscribe?u=4711\n`,
  ],
])('takes for none %s', (_, text) => {
  expect(isWebPage(text)).toBe(false)
})

it.each([
  '/privac',
  '(c) 20',
  'facebook.com/',
  ' \t',
  '/feed-',
  'google',
  '\n/',
  'share\n ',
  '|    ',
  '[if ',
])('takes time that grows with a text of %j', async (piece) => {
  const growth = await growthOf((size) => piece.repeat(size), isWebPage, 20_000)
  expect(growth).toBeLessThan(LINEAR_GROWTH)
})
