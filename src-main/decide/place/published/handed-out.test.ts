import { expect, it } from 'vitest'
import { isHandedOut } from './handed-out.ts'
import { isWebPage } from './web-page.ts'

const PAGE = `Harbour bridge opens after nine years
https://twitter.com/share?url=x
/privacy-policy
https://www.instagram.com/harbournews
© 2024 Harbour News
`
const VALUE = 'key-294n6w3v0joi015bln2o'

function isHanded(before: string, page: string, detectorId = 'dlp_secret_assignment'): boolean {
  const text = `${page}${before}${VALUE}\n`
  const start = text.indexOf(VALUE)
  const claim = { start, end: start + VALUE.length, explanations: [{ detectorId }] }
  return isHandedOut(text, claim, () => isWebPage(text))
}

it('knows a key of a link that all readers of a page have', () => {
  expect(isHanded('http://www.scribd.com/fullscreen/417?access_key=', PAGE)).toBe(true)
  expect(isHanded('//media.harbour-news.info/17.mp3?dl=1&authtok=', PAGE)).toBe(true)
})

it.each([
  ['of a text that is no such page', 'http://api.firm.net/v1/rows?access_key=', 'See this:\n'],
  ['that is no link', 'access_key=', PAGE],
  ['that a log tells behind a link', 'GET http://api.firm.net/v1/rows access_key=', PAGE],
])('is none %s', (_, before, page) => {
  expect(isHanded(before, page)).toBe(false)
})

it('leaves what the form of a vendor shows to be a secret', () => {
  expect(isHanded('https://api.firm.net/v1?key=', PAGE, 'dlp_stripe_key')).toBe(false)
})
