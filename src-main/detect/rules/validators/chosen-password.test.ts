import { describe, expect, it } from 'vitest'
import { VALIDATORS } from './index.ts'

/** Whether a validator takes what stands between ⟦ and ⟧. */
function holds(name: string, marked: string, groups: Record<string, string> = {}): boolean {
  const start = marked.indexOf('⟦')
  const value = marked.slice(start + 1, marked.indexOf('⟧'))
  const text = marked.replace(/[⟦⟧]/g, '')
  const validator = VALIDATORS.get(name) ?? expect.fail()
  return validator(value, { text, start, end: start + value.length, groups })
}

describe('chosen_password', () => {
  it.each(['hinterland', 'kupfer-kessel', 'velvet.42', 'Nordsee-Kutter', 'Sommer2024!'])(
    'takes %s',
    (value) => expect(holds('chosen_password', `⟦${value}⟧`)).toBe(true),
  )

  it.each([
    'password',
    'Kennwort',
    'lösenordet',
    'form.value',
    'user_name',
    'dbPass',
    'db-password',
    'required',
    'encrypted',
    'minioadmin',
    'true',
  ])('is asked of %s in vain', (value) => {
    expect(holds('chosen_password', `⟦${value}⟧`)).toBe(false)
  })
})

describe('account_password', () => {
  const held = (name: string, value: string) => holds('account_password', `⟦${value}⟧`, { name })

  it.each([
    ['DB_PASSWORD', 'hinterland'],
    ['spring.datasource.password', 'kaffeetasse'],
    ['smtpPassword', 'Grauburgunder'],
  ])('takes %s=%s', (name, value) => expect(held(name, value)).toBe(true))

  it.each([
    ['RESET_PASSWORD', 'hinterland'],
    ['confirmPassword', 'hinterland'],
    ['label.password', 'hinterland'],
    // A capital begins the words of a window, where no service is named.
    ['WELCOME_PASSWORD', 'Willkommen'],
  ])('leaves %s=%s alone', (name, value) => expect(held(name, value)).toBe(false))

  it('takes a capital beside the account', () => {
    const line = 'username: laden\npassword: ⟦Nordsee⟧'
    expect(holds('account_password', line, { name: 'password' })).toBe(true)
  })
})

it.each([
  ['before', 'ssid = "Gartenhaus"\nkey = "⟦tomatenstaude⟧"'],
  ['after', 'password="⟦nebelbank⟧", host="10.0.0.4"'],
])('beside_account finds an account %s the password', (_, text) => {
  expect(holds('beside_account', text)).toBe(true)
})

it('beside_account finds none where none is told', () => {
  expect(holds('beside_account', 'colour = "red"\nkey = "⟦tomatenstaude⟧"')).toBe(false)
})

it('told_once refuses who speaks', () => {
  expect(holds('told_once', 'Emil42: hi\nNora: hello\n⟦Emil42⟧')).toBe(false)
  expect(holds('told_once', 'Emil: hi\nNora: hello\n⟦Stenbock42⟧')).toBe(true)
})

it.each([
  ['48201937465510928374', true],
  ['83J2KD9XQ4', true],
  ['required', false],
])('router_key of %s is %s', (value, isKey) => {
  expect(holds('router_key', `⟦${value}⟧`)).toBe(isKey)
})

it.each([
  ['qwzh tmxd ypke rbfj', true],
  ['this must have four', false],
])('drawn_letters of %s is %s', (value, isDrawn) => {
  expect(holds('drawn_letters', `⟦${value}⟧`)).toBe(isDrawn)
})

it.each([
  ['RECAPTCHA_SITE_KEY=', false],
  ['ALGOLIA_SEARCH_KEY=', false],
  ['VAPID_PUBLIC_KEY=', false],
  ['CRM_API_KEY=', true],
])('kept_secret behind %s is %s', (lead, isKept) => {
  expect(holds('kept_secret', `${lead}⟦ii7VTpi8sNY4yHlxkkAGHesB4Ul1⟧`, { lead })).toBe(isKept)
})
