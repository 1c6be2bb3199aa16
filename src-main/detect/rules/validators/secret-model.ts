/**
 * Whether a value that something calls a secret is one: boosted decision trees over
 * what the value and its line show. The trees come from `training/`
 * (`secret_model.py`), which also chose the threshold.
 */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Type from 'typebox'
import { Compile } from 'typebox/compile'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import { resourcesDir } from '../../../entry-points.ts'
import { SHOWN_TO_ALL } from './credentials.ts'
import { isTyped } from './drawn-key.ts'
import { fitsVendorForm } from './key-formats.ts'
import { notPlaceholder } from './placeholder.ts'
import { FEATURES, secretFeatures } from './secret-features.ts'
import type { ValidatorMatch } from './validator.ts'

/** Columns: of each node the feature it asks, or -1 in a leaf; its bound; where it goes on; its log-odds. */
const Tree = Type.Object({
  feature: Type.Array(Type.Integer({ minimum: -1 })),
  bound: Type.Array(Type.Number()),
  below: Type.Array(Type.Integer()),
  above: Type.Array(Type.Integer()),
  odds: Type.Array(Type.Number()),
})

const SecretModel = Type.Object({
  /** Names of the numbers it was trained on, in their order. */
  features: Type.Array(Type.String()),
  /** Log-odds from which a value counts as a secret. */
  threshold: Type.Number(),
  /** Log-odds of a secret before anything is asked. */
  bias: Type.Number(),
  trees: Type.Array(Tree, { minItems: 1 }),
})
type SecretModel = Type.Static<typeof SecretModel>

/**
 * The nodes of all trees side by side: a value is judged every few documents, when nothing of them is in the cache of the
 * processor, and as objects a tree they took longer than all else that is asked of it.
 */
interface Trees {
  readonly threshold: number
  readonly bias: number
  readonly roots: readonly number[]
  /** By node: the feature it asks, or -1 in a leaf. */
  readonly feature: Int16Array
  /** By node: up to where a feature goes on below; the log-odds of a leaf. */
  readonly bound: Float64Array
  readonly below: Uint16Array
  readonly above: Uint16Array
}

let shipped: Trees | undefined

/** Whether the model takes a value for a secret that something generated, by its form and its line. */
export function generatedSecret(value: string, match: ValidatorMatch): boolean {
  if (!isOpen(value, match)) return false
  shipped ??= readModel(join(resourcesDir(), 'secret-model.json'))
  return secretOdds(shipped, secretFeatures(value, match)) >= shipped.threshold
}

/** Whether the model has to judge a value, since neither its form nor its name shows that it is no secret. */
export function isOpen(value: string, match: ValidatorMatch): boolean {
  if (COUNTED.test(value) || isTyped(value) || !fitsVendorForm(value, match)) return false
  if (
    [NAMES_AN_OBJECT, JOINED_WORDS, PORT_AND_PATH, CALLED_BY_HASH].some((form) => form.test(value))
  )
    return false
  return notPlaceholder(value) && !namesAKey(value, match)
}

/** Signs in their order, as hands that need a value type them; in ten drawn ones they hardly come. */
const COUNTED = /0001020304|0123456789|1234567890|9876543210|abcdefghij|zyxwvutsrq/i
/** What Stripe calls the things of an account, none of them a key. */
const NAMES_AN_OBJECT = /^(?:acct|cus|evt|pi|plan|price|prod|sub)_[A-Za-z0-9]{14,}$/
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
/** What a public key or a certificate is called by, where it is called that. */
const CALLED_PUBLIC =
  /public|pub_?key|apientry|ssh\\?-keys?\b|fingerprint|\bpin\b|pin-?sha|sha-?(?:1|256|512)|md-?5|checksum|digest|integrity/i
/** The type of a key, as programs declare it: `ed25519.Ed25519PrivateKey`; a member of several words: `x509.KeyUsageCertSign`. */
const TYPE_OF_A_KEY =
  /^(?:[A-Za-z]\w*\.)+(?:[A-Z]\w*(?:Credentials?|Key|Secret|Token)s?|(?:[A-Z][a-z]+){3,})$/
/** A module's version of a moment (go.dev/ref/mod), types as protocols number them: `AVPNV_Unsigned32`; constants: `NL80211_CMD_AUTHENTICATE`. */
const VERSION_OR_TYPE =
  /^v\d+\.\d+\.\d+-[\w.]*\d{14}-[0-9a-f]{12}|^[A-Z]{2,8}_[A-Z][a-z]+\d{0,2}$|^[A-Z][A-Z0-9]*_(?:[A-Z]+_)*[A-Z]{4,}$/
/** Words joined as code joins them: `krb5_kdc_dh_key_info`, `QW_AUTH_RFC2228_OK`; and a port with a path behind a host: `22/quell/quell.git`. */
const JOINED_WORDS = /^[a-z]{2,}\d{0,2}(?:_[a-z]+\d{0,2}){2,}$|^[A-Z]{2,}(?:_[A-Z]{2,}\d{0,4}){2,}$/
const PORT_AND_PATH = /^\d{1,5}(?:\/[a-z][\w.-]*)+$/i
/**
 * What a cache calls a thing by: its words and the hash of what it was made from, `npm-linux-x64-` and 40 or 64 signs; a path in a
 * store ends with one of 32 as well.
 */
const CALLED_BY_HASH =
  /^[a-z][a-z\d._]{0,30}(?:-[a-z\d._]{1,30}){1,5}-(?:[\da-f]{40}|[\da-f]{64})$|^[a-z][\w.-]{0,30}(?:\/[\w.-]{1,30}){1,5}\/(?:[\da-f]{32}|[\da-f]{40}|[\da-f]{64})$/i
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
  /\.(?:[cm]?[jt]sx?|json|ya?ml|py|rb|rs|go|java|php|html?|css|md|txt|zip|gz)["'`]\s?:/
/** The name of a document that whoever has the address may read, and what its link shows beside it (Google Docs, Google Drive). */
const NAMES_A_DOCUMENT = /google\.com\/[\w/]{1,30}\?key=$|\bresourcekey=$/i
/**
 * Where a listing goes on, what a form sends back, by which key a service knows a page, a signature of a request, a key word of a
 * syntax, what a parcel is followed by, a picture that a page shows (Firebase), by what a vendor knows the owner of a domain in its
 * public records, where a page tells how it is used (Application Insights).
 */
const CALLED_OTHERWISE = new RegExp(
  oneLine`
    (?:next|page|paging|pagination|continuation)[ _-]?token|(?:cache|idempotency|tracking|sort|partition|range)[ _-]?key
    |(?:[cx]srf[\w-]{0,12}|authenticity|request[ _]?verification)[ _-]?token|publishable|site[ _-]?key|instrumentation[ _-]?key|search[ _-]?(?:only[ _-]?)?(?:api[ _-]?)?key|[_-]signature\b|\bkeyword [\w ]*$
    |alt=media&(?:amp;)?token=$|(?:domain|site)-?verification\W*$
  `,
  'i',
)
/** The rules' word for a personal access token, where it only begins another in a name that says nothing else of secrets. */
const BEGINS_AS_PAT = /(?:^|\W)(?:(?!secret|token|key)\w)*[_-]pat(?:h|tern|ch)[\w-]*\W*$/i
/** The name of an identifier, which tells which key or client it is, or at which of its keys a token is asked (FIDO U2F); one that gives access is half a login. */
const CALLED_ID =
  /(?:(?<!access_?)key_?(?:short_?|long_?)?id|client_?id|account_?sid|key_?handle)["'`]?(?:\s*[:=]|,\s)/i
/** Characters before the word "key" or "token" that belong to the same name. */
const PART_OF_NAME = 24
/** Characters before the name that are looked at. */
const READ = 40

/**
 * Whether a value only names a key: its digest or public part, or, after the bare word "key",
 * the capital hexadecimal digits by which an OpenPGP key is called (RFC 9580).
 */
function namesAKey(value: string, { text, start, groups }: ValidatorMatch): boolean {
  const { lead = '' } = groups
  const name = text.slice(Math.max(0, start - lead.length - READ), start)
  if (CALLED_PUBLIC.test(name.slice(name.lastIndexOf('\n') + 1))) return true
  if (PUBLIC_KEY.test(value) || TYPE_OF_A_KEY.test(value) || CALLED_ID.test(lead)) return true
  if (VERSION_OR_TYPE.test(value) || CALLED_NONCE.test(lead + name)) return true
  if (PAGE_NONCE.test(value)) return true
  if (SHOWN_TO_ALL.test(value) || (UUID.test(value) && CALLED_AN_ID.test(lead))) return true
  if (CALLED_FILE.test(lead) || BEGINS_AS_PAT.test(name) || NAMES_A_DOCUMENT.test(name)) return true
  if (OF_A_CATALOGUE.test(value) && BARE_WORD.test(lead)) return true
  if (CALLED_OTHERWISE.test(name.slice(-lead.length - PART_OF_NAME))) return true
  return /^(?:0x)?(?:[0-9A-F]{8}){2,8}\.?$/.test(value) && /^keys?\W*$/i.test(lead)
}

/** @throws {Error} where the file has another shape, or was trained on other features than are looked at here. */
function readModel(path: string): Trees {
  const model = Compile(SecretModel).Parse(JSON.parse(readFileSync(path, 'utf8')))
  if (model.features.join() !== FEATURES.join()) {
    throw new Error(`${path} was trained on other features: run training/secret_model again`)
  }
  return sideBySide(model)
}

function sideBySide({ threshold, bias, trees }: SecretModel): Trees {
  const roots: number[] = []
  let size = 0
  for (const { feature } of trees) {
    roots.push(size)
    size += feature.length
  }
  const moved = (column: 'below' | 'above') =>
    Uint16Array.from(
      trees.flatMap((tree, at) => tree[column].map((node) => node + (roots[at] ?? 0))),
    )
  return {
    threshold,
    bias,
    roots,
    feature: Int16Array.from(trees.flatMap(({ feature }) => feature)),
    bound: Float64Array.from(
      trees.flatMap(({ feature, bound, odds }) =>
        feature.map((asked, node) => (asked < 0 ? odds : bound)[node] ?? 0),
      ),
    ),
    below: moved('below'),
    above: moved('above'),
  }
}

function secretOdds(
  { bias, roots, feature, bound, below, above }: Trees,
  features: readonly number[],
): number {
  let odds = bias
  for (let node of roots) {
    let asked = feature[node] as number
    while (asked >= 0) {
      const next = (features[asked] as number) <= (bound[node] as number) ? below : above
      node = next[node] as number
      asked = feature[node] as number
    }
    odds += bound[node] as number
  }
  return odds
}
