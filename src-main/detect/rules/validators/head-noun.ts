/**
 * Tells by the last word of its name, which says what a value is, that the value is no secret: `key_hash`, `authTenant`,
 * `access_log` and `partitionKey` each hold a word for a secret and name something else.
 */

import { oneLine } from '../../../../src-shared/model/one-line.ts'
import { wordsOfName } from './words-of-name.ts'

/**
 * Last words of names of what belongs to a key and opens nothing: which one it is, of whom, where it points; of two letters or
 * more, as the splitting leaves them. What a role logs in by (`secret_id` of Vault), a session's and half a login are none of them.
 */
const SAID_OF_A_KEY =
  /^(?:addr|address|arn|guid|hint|ids?|mac|prefix|ref|reference|signature|suffix|uid|uuid)$/
/** The same of a key whatever it opens. */
const SAID_OF_A_SECRET =
  /^(?:checksum|digest|fingerprint|hash|jti|label|last4|sha(?:1|256|512)?|tag|thumbprint|version)$/
const OPENS_WITH_ITS_ID = /^(?:access|secret|session)$/
/** What was made of a secret before it was written down (`hashed_secret`). */
const MADE_OF_ONE = /^(?:encrypted|hashed|masked|sealed|wrapped)$/
/**
 * What has keys and tokens that only tell its pieces apart: rows and references of data, steps of a run, parts of a page, orders of a
 * shop, and the version of what is to be changed.
 */
const OF_DATA = new RegExp(
  oneLine`
    ^(?:
      alias|article|asset|build|bundle|cart|change|checkout|chunk|column|component|composite|correlation|cursor|customer|dedup(?:lication)?|delta|dimension|entity|field|file
      |filter|flag|foreign|idempotency|index|issue|item|job|join|locale|lock|lookup|metric|module|natural|object|order|parent|primary|product|resume|route|row|shard|slot|span
      |style|surrogate|sync|task|theme|tile|trace|translation|unique|workflow
    )$
  `,
)
const HELD_APART = /^(?:keys?|tokens?)$/
const CALLED_SECRET = /^(?:api|auth|credentials?|keys?|private|secrets?|tokens?)$/
/** Telegram calls so what a program logs in with. */
const HASH_OF_AN_API = /^api$/
/** Words for what is asked for or opened; alone they end a name of a secret, before another word they only say what that is of. */
const SAYS_WHERE = /^(?:access|api|auth|private)$/
/** Words that name a secret wherever they stand in a name. */
const NAMES_A_SECRET =
  /secret|key|token|credential|pass|pwd|\bpw\b|pat\b|pepper|salt|jwt|bearer|cookie|oauth|code|login|hash|header|basic|author[iy]|authent/
/** Digests, and what tells one thing from all others (RFC 9562): no form of what is drawn to log in behind a word that only says where. */
const TELLS_ONE_FROM_ALL =
  /^(?:[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|(?:[0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{64}))$/i
/** Other words that begin or end like one for a secret. */
const ANOTHER_WORD =
  /^(?:token(?:i[sz]\w+)|key(?:board|frame|note|pad|space|stroke|word)s?|author(?:s|ship)?|authenticators?|access(?:or\w*|ib\w+)|secretar\w+|monkeys?)$/
const HOLDS_ONE = /secret|key|token|credential|auth|access|private|api/
/** The name nearest to a value, of one word more where a blank parts them, and the signs between them. */
const NEAREST_NAME = /((?:[A-Za-z][\w.-]* )?[A-Za-z][\w.-]*)\W*$/

/**
 * Whether the words of the name nearest before a value say that it is no secret.
 * @param name what stands before the value, the signs between them too.
 */
export function saysOtherwise(name: string, value: string): boolean {
  const words = wordsOfName(NEAREST_NAME.exec(name)?.[1] ?? '').filter((word) => /[a-z]/.test(word))
  const [last = '', before = ''] = words.slice(-2).reverse()
  if (HELD_APART.test(last)) return OF_DATA.test(before) || MADE_OF_ONE.test(before)
  if (words.some((word) => MADE_OF_ONE.test(word))) return true
  const meant = words.filter((word) => HOLDS_ONE.test(word))
  if (meant.length > 0 && meant.every((word) => ANOTHER_WORD.test(word))) return true
  if (onlySaysWhere(words)) return !SAYS_WHERE.test(last) || TELLS_ONE_FROM_ALL.test(value)
  if (!words.some((word) => CALLED_SECRET.test(word))) return false
  if (SAID_OF_A_SECRET.test(last)) return !HASH_OF_AN_API.test(before)
  return SAID_OF_A_KEY.test(last) && !words.some((word) => OPENS_WITH_ITS_ID.test(word))
}

/** Whether a name holds a word for what is opened, and none for what opens it. */
function onlySaysWhere(words: readonly string[]): boolean {
  return (
    words.some((word) => SAYS_WHERE.test(word)) && !words.some((word) => NAMES_A_SECRET.test(word))
  )
}
