/**
 * Tells by its name and form that a value behind a word for a secret is none: what names a key, a thing or a page, and
 * what everybody may see of a key.
 */

import { oneLine } from '../../../../src-shared/model/one-line.ts'
import { SHOWN_TO_ALL } from './credentials.ts'
import { saysOtherwise } from './head-noun.ts'
import { shownOnPage } from './shown-on-page.ts'
import type { ValidatorMatch } from './validator.ts'

/**
 * Behind the bare word a number of a part or of a technique in a catalogue of attacks: capitals and digits in two or
 * three groups. The groups of licence keys are of four to six each.
 */
const OF_A_CATALOGUE =
  /^(?!(?:[A-Z0-9]{4,6}-){1,2}[A-Z0-9]{4,6}$)(?=.{8,22}$)[A-Z]{0,4}\d[A-Z0-9]{1,10}(?:[-.][A-Z0-9]{2,6}){1,2}$/
const BARE_WORD = /^(?:key|token|secret)s?\W*$/i
/** An identifier by its name or by its braces, as COM and what comes from it write one, and as RFC 9562 does. */
const CALLED_AN_ID = /id["'`]?\s{0,4}[:=]\s{0,4}["'`]?$|["'`]\{$/i
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i
/** What a public key or a certificate is called by, where it is called that; before a variable or its type it says who may read the variable. */
const CALLED_PUBLIC =
  /public(?!\s+(?:\$|(?:static|final|const|readonly|override|volatile|var|let|val|string|char|byte)\s|(?!key\b)[a-z]\w*\s?[:=]))|pub_?key|apientry|ssh\\?-keys?\b|fingerprint|\bpin\b|pin-?sha|sha-?(?:1|256|512)|md-?5|checksum|digest|integrity/i
/** The type of a key, as programs declare it: `ed25519.Ed25519PrivateKey`; a member of several words: `x509.KeyUsageCertSign`. */
const TYPE_OF_A_KEY =
  /^(?:[A-Za-z]\w*\.)+(?:[A-Z]\w*(?:Credentials?|Key|Secret|Token)s?|(?:[A-Z][a-z]+){3,})$/
/** A module's version of a moment (go.dev/ref/mod), types as protocols number them: `AVPNV_Unsigned32`; constants: `NL80211_CMD_AUTHENTICATE`. */
const VERSION_OR_TYPE =
  /^v\d+\.\d+\.\d+-[\w.]*\d{14}-[0-9a-f]{12}|^[A-Z]{2,8}_[A-Z][a-z]+\d{0,2}$|^[A-Z][A-Z0-9]*_(?:[A-Z]+_)*[A-Z]{4,}$/
/** The resource at the end of an Amazon Resource Name, whose kind is a word for a secret: `arn:aws:secretsmanager:eu-west-1:123456789012:secret:`. */
const NAMES_A_RESOURCE = /\barn:[a-z-]{3,12}:[\w:/-]{1,80}$/
/** What a program gives a request by, so that one that is sent twice is done once (ClientRequestToken of AWS): a UUID. */
const CALLED_REQUEST = /request[ _-]?token["'`]?\s{0,4}[:=,]\s{0,4}["'`]?$/i
/** A number that is used once and secures nothing (RFC 6455). */
const CALLED_NONCE = /sec-websocket-(?:key|accept)/i
/** What WordPress puts into each page that it shows, for the answer to come from it (`wp_create_nonce`): good for a day and for one reader. */
const PAGE_NONCE = /^[0-9a-f]{10}$/
/**
 * A public RSA key as X.509 writes it (RFC 5280, SubjectPublicKeyInfo), one of SSH (RFC 4253), or the head of a certificate
 * or a public key (RFC 7468) in Base64, as settings of Kubernetes have it: it is the same in all. A private key behind one
 * has a rule of its own.
 */
const PUBLIC_KEY = new RegExp(
  oneLine`
    ^LS0tLS1CRUdJTiB(?:
      DRVJUSUZJQ0FURS0tLS0t|UUlVTVEVEIENFUlRJRklDQVRFLS0tLS|QVUJMSUMgS0VZLS0tLS
    )
    |^MI[A-Za-z0-9+/]{2}(?:[A-Za-z0-9+/]{2})?A(?:NBgkqhkiG9w0BAQEFAAOC|0GCSqGSIb3DQEBAQUAA4)
    |^AAAA[BCE][23]N(?:zaC1|lY2RzY)
  `,
)
/** A file by its name, whose digest follows: `"src/token.ts": "6f33…"`. */
const CALLED_FILE =
  /\.(?:[cm]?[jt]sx?|json|ya?ml|py|rb|rs|go|java|php|html?|css|md|txt|zip|gz)["'`]?\s?:/
/** The name of a document that whoever has the address may read, and what its link shows beside it (Google Docs, Google Drive). */
const NAMES_A_DOCUMENT = /google\.com\/[\w/]{1,30}\?key=$|\bresourcekey=$/i
/**
 * Where a listing goes on, what a form sends back, by which key a service knows a page, a signature of a request, a key word of a
 * syntax, what a parcel is followed by, a picture that a page shows (Firebase), by what a vendor knows the owner of a domain in its
 * public records, where a page tells how it is used (Application Insights).
 */
const CALLED_OTHERWISE = new RegExp(
  oneLine`
    (?:next|page|paging|pagination|continuation)[ _-]?token|(?:cache|idempotency|restore|tracking|sort|partition|range)[ _-]?keys?
    |(?:[cx]srf[\w-]{0,12}|authenticity|request[ _]?verification)[ _-]?token|publishable|site[ _-]?key|instrumentation[ _-]?key|cipher[ _-]?text|search[ _-]?(?:only[ _-]?)?(?:api[ _-]?)?key|[_-]signature\b|\bkeyword [\w ]*$
    |alt=media&(?:amp;)?token=$|(?:domain|site)-?verification\W*$
  `,
  'i',
)
/** An address of Ethereum (EIP-55): twenty bytes, where a private key has thirty-two. */
const ADDRESS = /^0x[0-9a-f]{40}$/i
/** By what a thing is kept under a key of a store, the parts joined by colons; the tag of an image behind its path. */
const KEPT_UNDER = /(?:^|[\s"'`])[a-z][\w-]*:[\w-]+:$|\/[\w.-]+[:@]$/i
/** The part of a program at the head of a line of its log: `[auth] 5f0c…`. */
const PART_OF_A_PROGRAM = /(?:^|\s)\[[\w.-]+\][ \t]+$/
/** By what OpenPGP calls a key, behind the bare word with nothing but a blank: sixteen or forty digits (RFC 9580). */
const KEY_OF_OPENPGP = /^(?:[0-9a-f]{16}|[0-9a-f]{40})$/
const BARE_KEY =
  /(?<!\b(?:access|api|auth|encryption|licen[cs]e|master|private|secret|service|session)[ _-])\bkeys?\s+$/i
/** The rules' word for a personal access token, where it only begins another in a name that says nothing else of secrets. */
const BEGINS_AS_PAT = /(?:^|\W)(?:(?!secret|token|key)\w)*[_-]pat(?:h|tern|ch)[\w-]*\W*$/i
/** The name of an identifier, which tells which key or client it is, or at which of its keys a token is asked (FIDO U2F); one that gives access is half a login. */
const CALLED_ID =
  /(?:(?<!access_?)key_?(?:short_?|long_?)?id|client_?id|account_?sid|key_?handle)["'`]?(?:\s*[:=]|,\s)/i
/** The first field of an object that has a line of its own, and a digest of SHA-256 that others follow: by it the lines are told apart. */
const BEGINS_A_LINE = /(?:^|\n)\{"key": ?"$/
/** Whose a key is, in the line behind it. */
const OF_SOMEBODY =
  /^[^\n]*"(?:user|owner|account|address|wallet|e?mail|login|client|customer|name)\w*"\s?:/i
const NEXT_LINE = '\n{"key":'
const SHA_256 = /^[0-9a-f]{64}$/i
/** An entry of an object whose value is a digest, and a name of a path or of parts of a program: `"pkg.test_keys.test_one": "57ad…"`. */
const DIGEST_OF = /["'][^"'\n]{1,160}["']\s?:\s?["']([0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{64})["']/gi
const NAMES_A_PART =
  /["'][\w-]+(?:[./][\w-]+){1,12}[./](?![\w-]*(?:passw(?:or)?d|passphrase|pwd|secret|token|key|credential)s?["'])[\w-]+["']\s?:\s?["']$/i
/** Such entries around a value from which all are a list of what files and parts were, and the units in which they are looked for. */
const MANY_DIGESTS = 3
const AROUND = 500
/** Characters before the word "key" or "token" that belong to the same name. */
const PART_OF_NAME = 24
/** Characters before the name that are looked at, and of the page that it may stand on. */
const READ = 40
const READ_OF_PAGE = 240

/**
 * Whether a value only names a key: its digest or public part, or, after the bare word "key",
 * the capital hexadecimal digits by which an OpenPGP key is called (RFC 9580).
 */
export function namesAKey(value: string, { text, start, end, groups }: ValidatorMatch): boolean {
  const { lead = '' } = groups
  const name = text.slice(Math.max(0, start - lead.length - READ), start)
  const page = text.slice(Math.max(0, start - READ_OF_PAGE), start)
  if (CALLED_PUBLIC.test(name.slice(name.lastIndexOf('\n') + 1))) return true
  if (PUBLIC_KEY.test(value) || TYPE_OF_A_KEY.test(value) || CALLED_ID.test(lead)) return true
  if (VERSION_OR_TYPE.test(value) || CALLED_NONCE.test(lead + name)) return true
  if (PAGE_NONCE.test(value)) return true
  if (SHOWN_TO_ALL.test(value) || NAMES_A_RESOURCE.test(page)) return true
  if (UUID.test(value) && (CALLED_AN_ID.test(lead) || CALLED_REQUEST.test(name))) return true
  if (CALLED_FILE.test(lead) || BEGINS_AS_PAT.test(name) || NAMES_A_DOCUMENT.test(name)) return true
  if (OF_A_CATALOGUE.test(value) && BARE_WORD.test(lead)) return true
  if (ADDRESS.test(value) || KEPT_UNDER.test(name) || PART_OF_A_PROGRAM.test(name)) return true
  if (KEY_OF_OPENPGP.test(value) && BARE_KEY.test(name)) return true
  if (SHA_256.test(value) && BEGINS_A_LINE.test(name) && isOneOfLines(text, start, end)) return true
  if (NAMES_A_PART.test(page) && isOneOfDigests(value, text, start, end)) return true
  if (shownOnPage(value, page, text.slice(end, end + READ_OF_PAGE))) return true
  if (CALLED_OTHERWISE.test(name.slice(-lead.length - PART_OF_NAME))) return true
  if (saysOtherwise(name, value)) return true
  return /^(?:0x)?(?:[0-9A-F]{8}){2,8}\.?$/.test(value) && /^keys?\W*$/i.test(lead)
}

/** Whether another line begins with such a field; each search ends at the neighbouring one. */
function isOneOfLines(text: string, start: number, end: number): boolean {
  if (text[end + 1] !== ',' || OF_SOMEBODY.test(text.slice(end, end + READ_OF_PAGE))) return false
  const own = start - NEXT_LINE.length - 2
  return text.includes(NEXT_LINE, end) || (own > 0 && text.lastIndexOf(NEXT_LINE, own) >= 0)
}

/** Whether a value and the entries around it are digests of one length. */
function isOneOfDigests(value: string, text: string, start: number, end: number): boolean {
  const around = text.slice(Math.max(0, start - AROUND), end + AROUND)
  const alike = [...around.matchAll(DIGEST_OF)].filter(
    ([, digest]) => digest?.length === value.length,
  )
  return alike.length >= MANY_DIGESTS
}
