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
import { SEALED } from './credentials.ts'
import { isTyped } from './drawn-key.ts'
import { fitsVendorForm } from './key-formats.ts'
import { namesAKey } from './names-a-key.ts'
import { notPlaceholder } from './placeholder.ts'
import { FEATURES, secretFeatures } from './secret-features.ts'
import { ofATestVector } from './test-vector.ts'
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
    [NAMES_AN_OBJECT, JOINED_WORDS, NAME_IN_CODE, PORT_AND_PATH, CALLED_BY_HASH, SEALED].some(
      (form) => form.test(value),
    )
  )
    return false
  return notPlaceholder(value) && !namesAKey(value, match) && !ofATestVector(value, match)
}

/** Signs in their order, as hands that need a value type them; in ten drawn ones they hardly come. */
const COUNTED = /0001020304|0123456789|1234567890|9876543210|abcdefghij|zyxwvutsrq/i
/** What Stripe calls the things of an account, none of them a key. */
const NAMES_AN_OBJECT = /^(?:acct|cus|evt|pi|plan|price|prod|sub)_[A-Za-z0-9]{14,}$/
/** Words joined as code joins them: `krb5_kdc_dh_key_info`, `QW_AUTH_RFC2228_OK`; and a port with a path behind a host: `22/quell/quell.git`. */
const JOINED_WORDS = /^[a-z]{2,}\d{0,2}(?:_[a-z]+\d{0,2}){2,}$|^[A-Z]{2,}(?:_[A-Z]{2,}\d{0,4}){2,}$/
const PORT_AND_PATH = /^\d{1,5}(?:\/[a-z][\w.-]*)+$/i
/** A name of code, the words of which begin with a capital and hold digits only at their end: `netIpv4TcpMaxTwBuckets`. */
const NAME_IN_CODE = /^[a-z]{2,}\d{0,4}(?:[A-Z][a-z]+\d{0,4}){3,}$/
/**
 * What a cache calls a thing by: its words and the hash of what it was made from, `npm-linux-x64-` and 40 or 64 signs; a path in a
 * store ends with one of 32 or with a UUID as well, and with the kind of its file.
 */
const CALLED_BY_HASH = new RegExp(
  oneLine`
    ^[a-z][a-z\d._]{0,30}(?:-[a-z\d._]{1,30}){1,5}-(?:[\da-f]{40}|[\da-f]{64})$
    |^[a-z][\w.-]{0,30}(?:\/[\w.-]{1,30}){0,5}\/(?:
      [\da-f]{32}|[\da-f]{40}|[\da-f]{64}|[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}
    )(?:\.[a-z]{2,5}){0,2}$
    |^sha-?\d{0,3}[-:][\da-f]{40,64}$
  `,
  'i',
)

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
