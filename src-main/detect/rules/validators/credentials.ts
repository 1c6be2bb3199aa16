/**
 * Tells a password that someone uses from code, types, prompts and the defaults
 * that every manual prints.
 */

import { leanExpression } from '../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import { drawnKey, isTyped } from './drawn-key.ts'
import { notPlaceholder } from './placeholder.ts'
import { isPrinted, isPrintedSo } from './printed-passwords.ts'
import { characterEntropy, lettersInWords, piecesPerCharacter } from './randomness.ts'
import type { ValidatorMatch } from './validator.ts'

/** Hosts that documents use for no real machine (RFC 2606, RFC 6761). */
const PRINTED_HOSTS = leanExpression(
  oneLine`
    (?:^|\.)(?:
      example(?:\.(?:com|org|net))?|(?:my|your)?-?(?:company|domain)\.(?:com|org|net)|invalid
      |test|localhost|(?:my|your|proxy|some)?-?host(?:name)?\.?
    )$
  `,
  'i',
)

/** Encrypted for a cluster alone (SealedSecrets): it begins with the length of a key of 256 or 512 bytes. */
export const SEALED = /^A[gQ][A-D][A-Za-z0-9+/]{100}/

/**
 * Calls, look-ups, comparisons, what is denied, paths of names and types: a value that code computes; a variable of a database
 * (`@@global.old_passwords`); a name of a standard (RFC 8141) or of a class in the remarks of Sphinx; one that is encrypted where
 * it stands; and a list of ciphers behind its first, `!PSK:!RC4:!LOW@STRENGTH` (ciphers(1) of OpenSSL).
 */
const CODE = new RegExp(
  oneLine`
    [(){}<>[\]\\;]|[:,]$|^0x[0-9A-Fa-f]{1,16}$|^(?:my|test|top)?[_-]?secret
    |^!?(?:
      process|os|self|this|args|config|settings|env|ctx|props|req|request|data|options|user
      |params|form|payload|input|values?
    )[.[]
    |^={1,2}[a-z]|^!{1,2}[a-z][A-Za-z]*$|^urn:[a-z]
    |^(?:!{0,2}|[+~])(?:[A-Za-z_]\w*\.)+[A-Za-z_]\w*$|^:[A-Za-z]\w*$|^\w*\$[a-z]+(?:_[a-z]+)+$|::|->|=>|\?\.|&(?:nbsp|lt|gt|quot|apos);?|^\*\w|^\$
    |^%|^@{1,2}[\w.]+$|^&|^(?:encrypted-|enc:|vault:)|^![A-Za-z][\w+-]*(?::[!+-]?[A-Za-z@][\w+@=-]*)+$
  `,
)

/** A file in a folder, a place in a page, an address or a route of a server, an option of a command, a selector, an anonymous login. */
const PATH_OR_OPTION = new RegExp(
  oneLine`
    ^(?:\.{0,2}\/)?[a-z][\w.@+-]*\/(?:\w[\w.@+:-]*\/)*[\w.+#-]+$|^(?:-[a-z][a-z-]*|--[a-z][\w-]*)(?:=|$)
    |^[#.][a-z]+(?:-[a-z]+)+$|^[a-z]+@$|\w\.html?#\w
  `,
)

/**
 * Letters alone that a generator made: capitals thrown among small letters, as no name joins
 * its words, or so many pieces of a tokenizer as only letters without words need.
 */
const SHORTEST_OF_LETTERS = 8
const MANY_PIECES = 0.6
function mixedLetters(value: string): boolean {
  if (value.length < SHORTEST_OF_LETTERS || !/^[A-Za-z]+$/.test(value)) return false
  const changes = value.match(/[a-z][A-Z]|[A-Z]{2}[a-z]/g)?.length ?? 0
  return (
    (changes >= 2 && lettersInWords(value) < value.length / 2) ||
    (changes >= 1 && piecesPerCharacter(value) >= MANY_PIECES)
  )
}

/** A word that a sentence ends with, "the password is wrong!", or that is set in bold. */
const EXCLAIMED = /^\p{Ll}+[!?.*]+$/u

/** What is given as a password where nobody has one: the mail address of whoever fetches a file. */
const MAIL_ADDRESS = /^[\w.+-]+@(?:[\w-]+\.)+[A-Za-z]{2,}$|^[a-z]+@[a-z]+$/

/** An address of the web, and what is measured: `300-3400Hz`, `230V/50Hz`. */
const ADDRESS_OR_MEASURE =
  /^https?:\/\/|^\d[\d.,]*(?:[-x]\d[\d.,]*)?(?:[mck]?m[23²³]?|k?g|[kMG]?Hz|[mk]?V|[mk]?W|mA|bar|dB|px|[kMGT]i?B|°C|%)(?:\/\w+)?$/

/** A product or quotient, words of a script that few password fields take. */
const NO_PASSWORD = /^\d+(?:\.\d+)?[*+/]\w|[\u3040-\u9fff\uac00-\ud7af]{4}/

/** What follows a password in the query or body of a request. */
const NEXT_FIELD = /&(?:amp;)?[\w-]+=.*$/s

/** A constant, words joined by signs and how many, fields of a line, a number or date, how many of what, a way to hash passwords and what was done in it. */
const NAME_OR_NUMBER = new RegExp(
  oneLine`
    ^[A-Z][A-Z0-9_]*$|^[a-z]+(?:\d{1,2}(?=_))?(?:[_-](?:[a-z]+|v?\d{1,2}))+\d?$|^[\d.,:/-]+$
    |^[a-z]+(?::[a-z]+\d?)+$
    |^\d{1,3}[A-Z]{0,2}-\p{Ll}+$
    |^(?:(?:scram|hmac|pbkdf2|SCRAM|HMAC|PBKDF2)-)?(?:sha|SHA)-?\d{1,3}(?:-\d{3})?$
    |^[a-z]{2,6}\d{1,3}-[a-z]{3,12}(?:-[a-z]{2,12})?$
  `,
  'u',
)

/** A program of an office with its year or version, of which people ask for the password. */
const PROGRAM =
  /^(?:access|acrobat|excel|exchange|office|outlook|project|server|sharepoint|sqlserver|studio|visio|windows|word)[-_.]?\d{1,4}$/i

/** Whether a value is a password as people set it: a letter and a digit or sign or mixed case, and no code. */
export function passwordLike(written: string): boolean {
  const value = written.replace(NEXT_FIELD, '')
  const kinds = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9]/].filter((kind) => kind.test(value))
  return (
    kinds.length >= 2 &&
    (/[0-9]|[!@#$%^&*+?~]/.test(value) || mixedLetters(value)) &&
    !CODE.test(value) &&
    !SEALED.test(value) &&
    !PATH_OR_OPTION.test(value) &&
    !MAIL_ADDRESS.test(value) &&
    !ADDRESS_OR_MEASURE.test(value) &&
    !EXCLAIMED.test(value) &&
    !NO_PASSWORD.test(value) &&
    !PROGRAM.test(value) &&
    !NAME_OR_NUMBER.test(value) &&
    !isPrinted(value) &&
    notPlaceholder(value)
  )
}

/**
 * Units, bits and pieces of a tokenizer a unit from which signs of every kind are nothing but drawn; of few units fewer bits,
 * since no sixteen have more than four.
 */
const SHORTEST_DRAWN = 14
const DRAWN_ENTROPY = 4
const DRAWN_OF_MOST = 0.92
const DRAWN_PIECES = 0.5

/** Whether a value in quotes that its name proves to be secret is one: a password, or signs of every kind, brackets too. */
export function typedSecret(value: string): boolean {
  const isDrawn =
    value.length >= SHORTEST_DRAWN &&
    /^[!-~]+$/.test(value) &&
    /[^A-Za-z0-9]/.test(value) &&
    characterEntropy(value) >= Math.min(DRAWN_ENTROPY, DRAWN_OF_MOST * Math.log2(value.length)) &&
    piecesPerCharacter(value) >= DRAWN_PIECES
  return passwordLike(value) || (isDrawn && notPlaceholder(value))
}

/** `PASS: name`, as logs of tests write it; people write `pass` or `Pass` before a password. */
const TEST_RESULT = /^PASS: $/

/** What a test or a log says of a password that it tried: nobody has it. */
const REFUSED_AFTER = leanExpression(
  oneLine`
    ^["'\x60]?,? (?:
      is|was|gets|should be|must be|wird|ist|est|es
    ) (?:too |not |zu |nicht |trop )?(?:
      accepted|common|denied|expired|forbidden|incorrect|invalid|known|long|rejected|refused
      |short|weak|wrong|abgelehnt|ungültig|falsch|kurz|refusé|rechazad[ao]
    )\b
  `,
  'i',
)
const READ_VERDICT = 40

/** Whether a value is no result of a test, and nothing that one has tried. */
export function notTestResult(
  _value: string,
  { text, start, end, groups }: ValidatorMatch,
): boolean {
  return (
    !TEST_RESULT.test(text.slice(start - (groups.lead?.length ?? 0), start)) &&
    !REFUSED_AFTER.test(text.slice(end, end + READ_VERDICT))
  )
}

/** Stand-ins that manuals and tests put where a password belongs: `myPassword`, `db_password`, `cred-store-pass`. */
const NAMES_A_PASSWORD = new RegExp(
  oneLine`
    ^(?:
      an?|my|your|the|db|user|admin|root|some|android|proxy|sql|ftp|smtp|http
    )?[ _-]?(?:pass|password|passwd|pwd|pw|secret)\d{0,3}$
    |^[a-z]{0,6}(?:pass|passwd|password)$|^(?:[a-z]+[_-])+(?:pass|passwd|password|pw)$
  `,
  'i',
)

/** A constant that stands for one, in a template that is filled in later or in a test: `PLACEMENT_DBPASS`, `CLIENT_SECRET`. */
const NAMED_CONSTANT = /^[A-Z][A-Z0-9_]*(?:PASS|PASSWD|PASSWORD|PWD|SECRET|KEY|TOKEN)$/

/** What sentences and programs say of passwords, in quotes where a password could stand. */
const SAID_OF_PASSWORDS = new RegExp(
  oneLine`
    ^(?:
      in(?:valid|correct|secure)|unsecured?|expired?|required|correct|blank|hidden|visible|strong|unset
      |missing|default|string|forgotten|encrypted|hashed|plaintext|none|null|nil|undefined
      |true|false|(?:dis|en)abled?|changed|(?:ac|ex)cepted|rejected|optional|unknown|wrong
      |unchanged
    )$
  `,
  'i',
)

/** Users and groups as numbers, and ports, which options of the same letter take: `-u 1000:1000`, `-p 127.0.0.1:80:80`. */
const NUMBERS_OF_A_MACHINE = /^\d{1,5}$|^[\d.]+(?::\d{1,5})+$/
/** Groups of a system, behind a user. */
const GROUP = /^(?:nobody|nogroup|staff|users|wheel|www-data)$/

/** Units before a password in which an account of the same name stands. */
const TOLD_BEFORE = 80

/** Whether an account in quotes, in a setting or a sentence is called like its password, as guides tell of a program's first login. */
function isTwice(value: string, before: string): boolean {
  return (
    ["'", '"', '`'].some((quote) => before.includes(`${quote}${value}${quote}`)) ||
    [' ', ';', '&', '\n'].some((end) => before.includes(`=${value}${end}`)) ||
    ['is', 'user', 'login', 'account'].some((word) => before.includes(` ${word} ${value} `))
  )
}

/** Whether a value that its place proves to be a password is one that someone uses, however simple. */
export function toldPassword(value: string, { text, start }: ValidatorMatch): boolean {
  return (
    !isTwice(value, text.slice(Math.max(0, start - TOLD_BEFORE), start)) &&
    !CODE.test(value) &&
    !NAMES_A_PASSWORD.test(value) &&
    !SAID_OF_PASSWORDS.test(value) &&
    !NUMBERS_OF_A_MACHINE.test(value) &&
    !GROUP.test(value) &&
    !MAIL_ADDRESS.test(value) &&
    !isPrinted(value) &&
    notPlaceholder(value)
  )
}

/** Whether a value that its place proves to be a password is none that manuals print, whatever it is made of. */
export function notPrinted(value: string): boolean {
  return !isPrinted(value) && !NAMES_A_PASSWORD.test(value) && notPlaceholder(value)
}

/** Whether the group `password` of a message that hands something on with it looks like one. */
export function passwordWithin(_value: string, { groups }: ValidatorMatch): boolean {
  return passwordLike(groups.password ?? '')
}

/** Words of names of machines, services and stand-ins: what holds one is called so, and nobody made it up to log in. */
const OF_A_MACHINE = leanExpression(
  oneLine`
    (?:^|[._-])(?:
      admin|backend|change|cluster|cred(?:s|entials?)?|data(?:base)?|default|demo|dummy|example|external|fake|file|from|generated|here|host|image|insert
      |key|local|login|mariadb|master|mongo(?:db)?|mysql|name|node|pass(?:word|wd|phrase)?|postgres(?:ql)?|prod(?:uction)?|random|real|redis|replace|root|sample
      |secret|server|service|some|stag(?:e|ing)|string|super|test(?:ing)?|this|token|user(?:name)?|value|vault|version|very|with|your
    )(?=[._-]|\d|$)
  `,
)

/** Whether words joined by signs are a passphrase that somebody made up, and name no machine, file or stand-in. */
export function passphraseOfWords(value: string): boolean {
  return !OF_A_MACHINE.test(value) && !isPrinted(value) && notPlaceholder(value)
}

/** What base64 holds where it is text: signs, or bytes of UTF-8. */
const TEXT = /^[\x20-\x7e\u00a0-\u024f]+$/

/** Certificates and public keys in nothing but their letters (RFC 7468), the last of which the end may cut. */
const PUBLIC_PEM =
  /^(?:-----BEGIN (?:TRUSTED CERTIFICATE|CERTIFICATE|PUBLIC KEY)-----[A-Za-z0-9+/=\s]*(?:-----END [A-Z ]{1,24}-----\s*|$))+$/

/** What a manifest holds beside its secrets: who logs in, and where. */
const WHO_AND_WHERE =
  /(?:user(?:name|_?id)?|login|e-?mail|host(?:name)?|port|database|db_?name|endpoint|region)["']?: {1,4}["']?$/i

/** Whether base64 holds something secret: no text that manuals print, no certificate, no placeholder, and nobody's name. */
export function encodedSecret(value: string, { groups }: ValidatorMatch): boolean {
  if (!drawnKey(value) || WHO_AND_WHERE.test(groups.lead ?? '')) return false
  const decoded = Buffer.from(value, 'base64').toString('utf8').trim()
  if (PUBLIC_PEM.test(decoded)) return false
  return (
    !TEXT.test(decoded) || (decoded.length > 1 && !/^<.*>$/.test(decoded) && notPrinted(decoded))
  )
}

/** A password this long that looks like one counts wherever it is used. */
const MIN_STRONG_PASSWORD = 8

/** What a web address says by its percent signs; the same where they say nothing. */
function unescaped(written: string): string {
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}

/**
 * Whether the group `password` of a connection string is a real one, and the
 * group `host`, where there is one, no example's; a strong password needs no
 * real host.
 */
export function realConnection(_value: string, match: ValidatorMatch): boolean {
  const { password: written = '', host = '' } = match.groups
  const password = unescaped(written)
  if (
    password === '' ||
    isPrinted(password) ||
    NAMES_A_PASSWORD.test(password) ||
    NAMED_CONSTANT.test(password) ||
    !notPlaceholder(password) ||
    /^[[<{$%*.:("']/.test(password) ||
    // A host and its port before the name of a user or a mirror.
    (/^\d{2,5}$/.test(password) && (match.groups.user ?? '').includes('.'))
  ) {
    return false
  }
  const strong = password.length >= MIN_STRONG_PASSWORD && passwordLike(password)
  return strong || !PRINTED_HOSTS.test(host)
}

/** Logins of RFC 6749 and RFC 7617, which manuals copy. */
const PUBLISHED_LOGINS = new Set([
  's6BhdRkqt3:gX1fBat3bV',
  's6BhdRkqt3:7Fjfp0ZBr1KtDRbnfVdmIw',
  'Aladdin:open sesame',
])

/** Whether base64 holds `user:password` with a password that is no stand-in (RFC 7617). */
export function basicCredentials(value: string): boolean {
  const decoded = Buffer.from(value, 'base64').toString('utf8')
  const colon = decoded.indexOf(':')
  const password = decoded.slice(colon + 1)
  return (
    colon > 0 &&
    !PUBLISHED_LOGINS.has(decoded) &&
    /^[\x20-\x7e]+$/.test(decoded) &&
    !isPrintedSo(password) &&
    !NAMED_CONSTANT.test(password) &&
    notPlaceholder(password)
  )
}

/** Hashes and identifiers that settings hold beside secrets, by their form. */
const IDENTIFIER = new RegExp(
  oneLine`
    ^(?:
      [0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|ssh-(?:rsa|ed25519).*|~\/.*
      |[a-z]+(?::[a-z]\w*)+|sha(?:1|256|384|512)-.*|(?:[a-z]+\.)+[a-z]+|v?\d+(?:\.\d+)+.*|\/.*
      |[a-z]+|.*\.(?:json|ya?ml|jsx?|tsx?|py|txt|html?|pem|png)
    )$
  `,
  'i',
)

/**
 * Keys that pages show to everybody who opens them: Stripe's publishable, Mapbox's public and PostHog's ones of projects, Datadog's
 * of clients, and the point of a curve by which a browser knows who pushes messages to it (RFC 8292).
 */
export const SHOWN_TO_ALL =
  /^pk_(?:live|test)_|^pk\.eyJ|^phc_|^pub[0-9a-f]{32}$|^B[A-P][A-Za-z0-9_-]{85}$/

/** Whether the value of a setting can be a secret: no UUID, digest, path, version or name, nothing typed or printed in manuals, nothing that pages show. */
export function secretValue(value: string): boolean {
  return (
    !IDENTIFIER.test(value) && !SHOWN_TO_ALL.test(value) && !isTyped(value) && !isPrinted(value)
  )
}

/** Whether the last field of a row under `user, password` is a password that someone uses. */
export function credentialRows(value: string): boolean {
  return passwordLike(
    value
      .split(/[,;|\t]/)
      .at(-1)
      ?.trim() ?? '',
  )
}
