/**
 * What the labels of fields mean, in one place for forms, columns, keys of JSON and elements of XML, whichever language
 * they are in: `Adresas`, `მისამართი` and `home_address` are an address.
 *
 * The labelled view writes such a value once more behind the sign of its meaning, `‹address›: …`, so that a rule for it
 * lists no labels.
 */

import { once } from '../../../../src-shared/model/once.ts'
import { ADDRESS, POSTCODE, TOWN } from './addresses.ts'
import { HEALTH } from './health.ts'
import { IDENTITY } from './identity.ts'
import { BIRTH, NAME } from './names-and-births.ts'
import { withoutRelative } from './of-a-relative.ts'
import { PAY } from './pay.ts'
import { PERSON } from './people.ts'
import { PHONE } from './phones.ts'

/** Labels by meaning; of a label with two meanings the first counts. */
const LABELS = {
  birth: BIRTH,
  person: PERSON,
  name: NAME,
  phone: PHONE,
  address: ADDRESS,
  town: TOWN,
  postcode: POSTCODE,
  health: HEALTH,
  identity: IDENTITY,
  pay: PAY,
} as const

export type Meaning = keyof typeof LABELS

/** UTF-16 units of a label; longer ones are sentences. */
export const LONGEST_LABEL = 45

/** Made when the first label is asked for: most commands ask for none. */
const meanings = once(() => {
  const known = new Map<string, Meaning>()
  for (const [meaning, labels] of Object.entries(LABELS) as [Meaning, string][]) {
    for (const label of labels.split(/,\s*/)) {
      const bare = bareLabel(label)
      if (bare !== '' && !known.has(bare)) known.set(bare, meaning)
    }
  }
  return known
})

/** A remark in brackets, a unit behind a comma, a number, a star or a colon behind a label: `Salary (EUR)`, `Оклад, руб.`, `Guardian 1`, `Name *`. */
const BEHIND = /(?: ?\([^()]*\)|, ?\p{L}{1,5}\.?|[ _]?\p{Nd}{1,2}|[\s*:：՝፡№#.]+)$/u
/** What parts the words of a label; a dot is part of an abbreviation. */
const JOINTS = /[\s_,/]+/g

/** What a label means, as it is written or in words, also with a relative whose it is; undefined where none of the lists has it. */
export function meaningOf(label: string): Meaning | undefined {
  if (label.length > LONGEST_LABEL) return undefined
  const bare = bareLabel(label)
  const own = meanings().get(bare)
  if (own !== undefined) return own
  const rest = withoutRelative(bare)
  const meaning = rest === undefined ? undefined : meanings().get(rest)
  // Things have no relatives, so that the name is a person's.
  return meaning === 'name' ? 'person' : meaning
}

/** The sign by which rules know a value of this meaning; no text has it before a colon. */
export function signOf(meaning: Meaning): string {
  return `‹${meaning}›`
}

/** Every sign. */
export const SIGNS = (Object.keys(LABELS) as Meaning[]).map(signOf)

/** What stands before the first field behind a sign: those are no neighbours of what the labelled view writes before. */
export const MEANT = '\f'

/** Most labels are plain words, of which nothing has to go. */
const PLAIN = /^[a-z]+(?: [a-z]+)*$/

/** In lower case, with one blank between words, without what may stand behind a label. */
function bareLabel(label: string): string {
  const lower = label.toLowerCase()
  if (PLAIN.test(lower)) return lower
  let bare = lower.replaceAll('\u0307', '').replaceAll('’', "'").trim()
  for (let rest = bare.replace(BEHIND, ''); rest !== bare; rest = bare.replace(BEHIND, '')) {
    bare = rest
  }
  return bare.replace(JOINTS, ' ').trim()
}
