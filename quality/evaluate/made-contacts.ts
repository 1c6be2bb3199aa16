/**
 * Made texts with ways to reach or to pay somebody, in thirty languages: telephone,
 * card and account numbers, mail and internet addresses as people write them, each
 * among look-alikes that are none. Every value is made from its standard (check
 * digits, numbering plans), so that what is marked is right by construction; the
 * same seed makes the same texts.
 */

import { type CountryCode, type Examples, getExampleNumber } from 'libphonenumber-js'
import examples from 'libphonenumber-js/examples.mobile.json'
import type { LabelledRow } from './read-rows.ts'
import { seededNumbers } from './seeded-numbers.ts'

/** Words of a language that stand before a value, and a country where it is spoken. */
interface Language {
  readonly lang: string
  readonly country: CountryCode
  readonly phone: string
  readonly mail: string
  readonly card: string
  readonly account: string
  readonly address: string
}

const LANGUAGES: readonly Language[] = (
  [
    ['en', 'GB', 'Phone', 'Email', 'Card number', 'Account', 'Login from'],
    ['de', 'DE', 'Telefon', 'E-Mail', 'Kreditkarte', 'Konto', 'Anmeldung von'],
    ['fr', 'FR', 'Téléphone', 'Courriel', 'Carte bancaire', 'Compte', 'Connexion depuis'],
    ['es', 'ES', 'Teléfono', 'Correo', 'Tarjeta', 'Cuenta', 'Acceso desde'],
    ['it', 'IT', 'Cellulare', 'Posta', 'Carta di credito', 'Conto', 'Accesso da'],
    ['pt', 'PT', 'Telemóvel', 'Correio', 'Cartão', 'Conta', 'Acesso de'],
    ['nl', 'NL', 'Telefoon', 'E-mail', 'Creditcard', 'Rekening', 'Aanmelding vanaf'],
    ['pl', 'PL', 'Telefon', 'E-mail', 'Karta', 'Konto', 'Logowanie z'],
    ['cs', 'CZ', 'Mobil', 'E-mail', 'Karta', 'Účet', 'Přihlášení z'],
    ['sk', 'SK', 'Mobil', 'E-mail', 'Karta', 'Účet', 'Prihlásenie z'],
    ['hu', 'HU', 'Telefon', 'E-mail', 'Bankkártya', 'Számla', 'Belépés innen:'],
    ['ro', 'RO', 'Telefon', 'E-mail', 'Card', 'Cont', 'Conectare de la'],
    ['bg', 'BG', 'Телефон', 'Имейл', 'Карта', 'Сметка', 'Вход от'],
    ['el', 'GR', 'Τηλέφωνο', 'Ηλ. ταχυδρομείο', 'Κάρτα', 'Λογαριασμός', 'Σύνδεση από'],
    ['ru', 'RU', 'Телефон', 'Почта', 'Карта', 'Счёт', 'Вход с'],
    ['uk', 'UA', 'Телефон', 'Пошта', 'Картка', 'Рахунок', 'Вхід з'],
    ['tr', 'TR', 'Telefon', 'E-posta', 'Kart', 'Hesap', 'Giriş'],
    ['ar', 'SA', 'هاتف', 'البريد', 'بطاقة', 'حساب', 'دخول من'],
    ['he', 'IL', 'טלפון', 'דוא״ל', 'כרטיס', 'חשבון', 'כניסה מ'],
    ['fa', 'IR', 'تلفن', 'ایمیل', 'کارت', 'حساب', 'ورود از'],
    ['hi', 'IN', 'फोन', 'ईमेल', 'कार्ड', 'खाता', 'लॉगिन'],
    ['ja', 'JP', '電話', 'メール', 'カード', '口座', 'ログイン元'],
    ['zh', 'CN', '电话', '邮箱', '银行卡', '账户', '登录自'],
    ['ko', 'KR', '전화', '이메일', '카드', '계좌', '로그인'],
    ['vi', 'VN', 'Điện thoại', 'Thư', 'Thẻ', 'Tài khoản', 'Đăng nhập từ'],
    ['id', 'ID', 'Telepon', 'Surel', 'Kartu', 'Rekening', 'Masuk dari'],
    ['th', 'TH', 'โทร', 'อีเมล', 'บัตร', 'บัญชี', 'เข้าสู่ระบบจาก'],
    ['sv', 'SE', 'Telefon', 'E-post', 'Kort', 'Konto', 'Inloggning från'],
    ['da', 'DK', 'Telefon', 'E-mail', 'Kort', 'Konto', 'Login fra'],
    ['fi', 'FI', 'Puhelin', 'Sähköposti', 'Kortti', 'Tili', 'Kirjautuminen'],
  ] as const
).map(([lang, country, phone, mail, card, account, address]) => ({
  lang,
  country,
  phone,
  mail,
  card,
  account,
  address,
}))

/** Rows with every kind of value for each language, and rows of look-alikes alone. */
export function madeContacts(rounds: number): readonly LabelledRow[] {
  const next = seededNumbers(20_261_122)
  return LANGUAGES.flatMap((language) =>
    Array.from({ length: rounds }, () => [made(language, next), lookAlikes(language, next)]).flat(),
  )
}

type Next = ReturnType<typeof seededNumbers>

function made(language: Language, next: Next): LabelledRow {
  const values: readonly (readonly [label: string, before: string, value: string])[] = [
    ['PHONE', `${language.phone}: `, phone(language.country, next)],
    ['EMAIL', `${language.mail}: `, mail(next)],
    ['CREDIT_CARD', `${language.card}: `, card(next)],
    ['IBAN', `${language.account}: `, iban(next)],
    ['IP_ADDRESS', `${language.address} `, publicAddress(next)],
  ]
  let text = ''
  const spans = []
  for (const [label, before, value] of values) {
    text += `${lookAlike(language, next)}\n${before}`
    const start = [...text].length
    spans.push({ start, end: start + value.length, label })
    text += `${value}${pick(['', '.', ', ', ';'], next)}\n`
  }
  return { text, label: 1, lang: language.lang, source: 'made', spans }
}

function lookAlikes(language: Language, next: Next): LabelledRow {
  const text = Array.from({ length: 8 }, () => lookAlike(language, next)).join('\n')
  return { text, label: 0, lang: language.lang, source: 'look-alikes', spans: [] }
}

/** A line that holds something in the form of a value, and none. */
function lookAlike({ card: word }: Language, next: Next): string {
  const digits = (count: number) => Array.from({ length: count }, () => next(10)).join('')
  return pick(
    [
      () => `v${1 + next(9)}.${next(20)}.${next(20)}.${next(20)}`,
      () => `2026-${10 + next(3)}-${10 + next(18)} ${10 + next(14)}:${10 + next(50)} UTC`,
      () => `ISBN 978-${next(10)}-${digits(4)}-${digits(4)}-${next(10)}`,
      () => `${word} ${unpayable(next)} — test`.replace(word, '#'),
      () => `10.${next(256)}.${next(256)}.${next(256)} → 192.168.${next(256)}.1`,
      () => `${20 + next(60)}.${digits(6)}, ${next(100)}.${digits(6)}`,
      () => `${digits(3)} × ${digits(4)} mm, ${1 + next(900)},${digits(2)} €`,
      () => `commit ${hex(40, next)}`,
      () => `${hex(8, next)}-${hex(4, next)}-4${hex(3, next)}-a${hex(3, next)}-${hex(12, next)}`,
      () => `#${digits(5)} (${1990 + next(35)}–${2026 + next(5)}), ${next(100)} %`,
      () => `icon@${2 + next(2)}x.png, git@host:team/repo.git, @user${next(99)}`,
      () =>
        `${1 + next(99)}/${1 + next(99)} ${digits(2)}:${10 + next(50)}:${10 + next(50)}.${digits(3)}`,
      () => `0x${hex(8, next)} ${digits(12)} B, P/N ${digits(4)}-${digits(3)}-${digits(3)}`,
    ],
    next,
  )()
}

function pick<T>(choices: readonly T[], next: Next): T {
  return choices[next(choices.length)] as T
}

function hex(length: number, next: Next): string {
  return Array.from({ length }, () => next(16).toString(16)).join('')
}

/** A number of the country's plan: its example with other last digits, in one of three writings. */
function phone(country: CountryCode, next: Next): string {
  for (;;) {
    const number = getExampleNumber(country, examples as Examples)
    if (number === undefined) throw new Error(`no example for ${country}`)
    const tail = Array.from({ length: 3 }, () => next(10)).join('')
    number.nationalNumber = `${number.nationalNumber.slice(0, -3)}${tail}` as never
    number.number = `+${number.countryCallingCode}${number.nationalNumber}` as never
    if (!number.isValid() || /(\d)\1{4}/.test(number.nationalNumber)) continue
    return pick([number.formatInternational(), number.number, number.formatNational()], next)
  }
}

const NAMES = [
  'm.keller',
  'ana-lucia.prado',
  'ines_ferro',
  'j.okafor+work',
  'y.tanaka88',
  'o.nowak',
]
const HOSTS = [
  'quellwerk.de',
  'correio.com.br',
  'posta.it',
  'mail.firm.net',
  'hafen.se',
  'uni.ac.jp',
]

function mail(next: Next): string {
  return `${pick(NAMES, next)}@${pick(HOSTS, next)}`
}

/** Issuers' prefixes with the length and the groups in which their numbers are written. */
const ISSUERS = [
  ['4539', 16, [4, 4, 4, 4]],
  ['5412', 16, [4, 4, 4, 4]],
  ['2221', 16, [4, 4, 4, 4]],
  ['3782', 15, [4, 6, 5]],
  ['6011', 16, [4, 4, 4, 4]],
  ['3528', 16, [4, 4, 4, 4]],
  ['6212', 16, [4, 4, 4, 4]],
] as const

function card(next: Next): string {
  const [prefix, length, groups] = pick(ISSUERS, next)
  let digits: string = prefix
  while (digits.length < length - 1) digits += next(10)
  digits += luhnDigit(digits)
  return grouped(digits, groups, pick([' ', '-', ''], next))
}

/** Sixteen digits in groups whose check digit is wrong. */
function unpayable(next: Next): string {
  let digits = '4539'
  while (digits.length < 15) digits += next(10)
  return grouped(`${digits}${(luhnDigit(digits) + 5) % 10}`, [4, 4, 4, 4], ' ')
}

/** The check digit for digits that it will follow (ISO/IEC 7812-1 annex B). */
function luhnDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = place % 2 === 0 ? Number(digit) * 2 : Number(digit)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return (10 - (sum % 10)) % 10
}

function grouped(digits: string, groups: readonly number[], sign: string): string {
  const ends = groups.map((_, index) =>
    groups.slice(0, index + 1).reduce((sum, size) => sum + size),
  )
  return ends.map((end, index) => digits.slice(end - (groups[index] ?? 0), end)).join(sign)
}

/** Countries with the form of what follows the check digits: d a digit, A a capital. */
const ACCOUNTS = [
  ['DE', 'd'.repeat(18)],
  ['FR', 'd'.repeat(23)],
  ['GB', `AAAA${'d'.repeat(14)}`],
  ['NL', `AAAA${'d'.repeat(10)}`],
  ['ES', 'd'.repeat(20)],
  ['IT', `A${'d'.repeat(22)}`],
  ['PL', 'd'.repeat(24)],
  ['TR', 'd'.repeat(22)],
  ['SE', 'd'.repeat(20)],
] as const

function iban(next: Next): string {
  const [country, form] = pick(ACCOUNTS, next)
  const own = form.replace(/[dA]/g, (kind) =>
    kind === 'd' ? String(next(10)) : String.fromCharCode(65 + next(26)),
  )
  const moved = [...`${own}${country}00`].map((char) => Number.parseInt(char, 36)).join('')
  const check = String(98n - (BigInt(moved) % 97n)).padStart(2, '0')
  const whole = `${country}${check}${own}`
  return pick([whole, whole.replace(/(.{4})(?=.)/g, '$1 ')], next)
}

function publicAddress(next: Next): string {
  return `${pick([31, 62, 81, 93, 109, 151, 178, 185, 213, 217], next)}.${20 + next(230)}.${next(256)}.${1 + next(254)}`
}
