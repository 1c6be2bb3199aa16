import { expect, test } from 'vitest'
import { shownOnPage } from './shown-on-page.ts'

const GOOGLE = `AIza${'b0xQ7mM6sJ6QEuph5KbafTNYyv8FWfpkgXe'}`

test.each([
  '<li key="',
  '<tr class="row" :key="',
  '<div wire:key="',
  '<input type="hidden" name="form_token" value="',
  "mixpanel.init('",
  'Bugsnag.start({ apiKey: "',
  `data-cf-beacon='{"token": "`,
])('what stands behind %s is shown', (before) => {
  expect(shownOnPage('8c95fb4f9373c7da4714702c1fe1da07', before, '')).toBe(true)
})

test.each([
  'apiKey: "',
  '<input name="api_key" value="',
  '<add key="ApiToken" value="',
  'stripe.init("',
])('what stands behind %s is not shown by that', (before) => {
  expect(shownOnPage('8c95fb4f9373c7da4714702c1fe1da07', before, '')).toBe(false)
})

test('a key of Google is shown only beside its Firebase project', () => {
  expect(shownOnPage(GOOGLE, 'apiKey: "', '", authDomain: "shop.firebaseapp.com"')).toBe(true)
  expect(shownOnPage(GOOGLE, 'apiKey: "', '"')).toBe(false)
})
