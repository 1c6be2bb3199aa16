import { describe, expect, it } from 'vitest'
import { ownSetting, toldEntryCode, toldInWords, toldKey } from './told-in-words.ts'
import type { Validator } from './validator.ts'

/** Whether a value in `⟦…⟧` is told by the words before it. */
function holds(validator: Validator, marked: string, groups: Record<string, string> = {}) {
  const [lead = '', rest = ''] = marked.split('⟦')
  const [value = '', after = ''] = rest.split('⟧')
  const text = `${lead}${value}${after}`
  const start = lead.length
  return validator(value, { text, start, end: start + value.length, groups: { lead, ...groups } })
}

describe('a password told in words', () => {
  it.each([
    ['hasło to ⟦Kominek!2031⟧ i nic więcej', true],
    ['senha do painel mudou pra ⟦Q9ruPanela77x⟧\n', true],
    ['大门 密码⟦Hz@mall_6639⟧，周末', true],
    ['hasła typu ⟦Qwerty1234⟧ są odrzucane', false],
    ['mot de passe ne doit pas être ⟦Azerty1234⟧.', false],
    ['passwort⟦geheim2024⟧\n', false],
    ['parola ⟦base64url⟧\n', false],
    ['heslo je ⟦93d6a0ce8dc3b3ec3d34bb0ff1b16ec7⟧', false],
    ['Passwort des Kontos ⟦KUNDE2024⟧\n', false],
  ])('%j: %s', (text, expected) => {
    expect(holds(toldInWords, text)).toBe(expected)
  })
})

describe('a key told in words', () => {
  it.each([
    ['klucz PSK ⟦Wisnia-7Tunel-88q⟧, grupa', true],
    ['clé wifi de la salle : ⟦B4F2-9KQ1-77ZD⟧\n', true],
    ['clé publique de l’API : ⟦MCowBQYDK2VwAyEAGb9⟧\n', false],
    ['Netzwerkschlüssel ⟦WPA2⟧\n', false],
    ['klucz API ⟦nadaje2024dzial⟧ na wniosek', false],
  ])('%j: %s', (text, expected) => {
    expect(holds(toldKey, text)).toBe(expected)
  })
})

describe('a code of what opens', () => {
  it.each([
    ['kod do alarmu ⟦4471⟧, uzbrajamy', true],
    ['koden till larmet är ⟦2016⟧ och', true],
    ['koden till porten ⟦2026⟧.', false],
    ['код двери ⟦4471⟧ рублей стоит', false],
    ['kod towaru przy bramie: ⟦4471⟧.', false],
    ['код двери модели ДГ-⟦2071⟧\n', false],
    ['codice porta USB: ⟦3240⟧\n', false],
  ])('%j: %s', (text, expected) => {
    expect(holds(toldEntryCode, text)).toBe(expected)
  })
})

describe('the name of a setting in another language', () => {
  it.each([
    ['parola_bd', true],
    ['пароль_адміна', true],
    ['chiave_wifi_ospiti', true],
    ['chiaveApi', true],
    ['kataSandi', true],
    ['tajny_klic', true],
    ['db_mdp', true],
    ['clave_cache', false],
    ['cle_publique_api', false],
    ['klucz_obcy', false],
    ['cmdpath', false],
    ['isPagesLoaded', false],
    ['hasLoc', false],
  ])('%s: %s', (name, expected) => {
    const text = `${name}=k8Vq2pLw9zR`
    const groups = { lead: `${name.toLowerCase()}=`, name: name.toLowerCase() }
    const match = { text, start: name.length + 1, end: text.length, groups }
    expect(ownSetting('k8Vq2pLw9zR', match)).toBe(expected)
  })

  it('takes no mode of a network for its key', () => {
    const text = 'WLAN-Schlüssel: WPA3-SAE'
    const groups = { lead: 'wlan-schlüssel: ', name: 'wlan-schlüssel' }
    expect(ownSetting('WPA3-SAE', { text, start: 16, end: text.length, groups })).toBe(false)
  })
})
