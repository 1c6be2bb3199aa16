/**
 * Which labels of a classifier are findings, and of which class of the interface:
 * as its owner says, else as the names of the labels make plain. A guess would
 * decide what is found, so what is not plain is asked.
 */

import { quoted } from '../../../../src-shared/model/quoted.ts'
import { type Category, CLASS_NAMES } from '../../../../src-shared/model/vocabulary.ts'
import { ModelPackError } from '../pack/check-pack-error.ts'

/**
 * Class names as other models write them, by letters and digits alone: the tags of CoNLL-2003 and
 * OntoNotes 5, and of published classifiers of personal data, prompt injection and toxicity.
 */
const CLASS_ALIASES: Readonly<Record<Category, Readonly<Record<string, readonly string[]>>>> = {
  injection: {
    attack: ['injection', 'promptinjection', 'jailbreak', 'malicious', 'unsafe'],
  },
  dlp: {
    API_KEY: ['apikeys'],
    SECRET_TOKEN: ['secret', 'token', 'accesstoken'],
    CREDENTIAL: ['password', 'credentials', 'pass'],
    CONFIDENTIAL_MARKING: ['confidential', 'sensitive'],
    SOURCE_CODE: ['code'],
  },
  pii: {
    PERSON: 'per pers name fullname firstname lastname middlename givenname surname'.split(' '),
    EMAIL: ['emailaddress'],
    PHONE: ['phonenumber', 'telephone', 'telephonenum', 'phonenum'],
    ADDRESS: ['street', 'streetaddress', 'buildingnum', 'buildingnumber', 'zipcode'],
    DATE_OF_BIRTH: ['dob', 'birthdate', 'birthday'],
    IP_ADDRESS: ['ip', 'ipv4', 'ipv6'],
    MAC_ADDRESS: ['mac'],
    CREDIT_CARD: ['creditcardnumber'],
    BANK_ACCOUNT: ['accountnum', 'accountnumber', 'bankaccountnumber'],
    SWIFT_CODE: ['swift', 'bic'],
    NATIONAL_ID: ['idcard', 'idcardnum'],
    TAX_ID: ['taxnum', 'taxnumber'],
    SOCIAL_SECURITY: ['ssn', 'socialnum', 'socialsecuritynumber'],
    PASSPORT: ['passportnumber', 'passportnum'],
    DRIVER_LICENSE: ['driverlicensenum', 'driverlicensenumber', 'driverslicense'],
    LICENSE_PLATE: ['licenseplatenumber'],
    ORGANIZATION: ['org', 'organisation', 'company'],
    LOCATION: ['loc', 'gpe', 'city', 'country'],
  },
  threat: {
    toxic_or_harmful: ['toxic', 'toxicity', 'harmful', 'unsafe', 'hate', 'hateful', 'offensive'],
    harmful_behavior: ['malicious'],
  },
}

const HARMLESS = new Set(
  'o safe benign legit legitimate clean normal harmless neutral none no false negative ham nontoxic nothate noinjection notinjection noattack nonsensitive'.split(
    ' ',
  ),
)

/**
 * Labels for a manifest: a class name each, null for what is harmless.
 *
 * @param labels the model's own, in the order of its logits; for tokens with the prefixes of IOB2 or BILOU tagging.
 * @param positive which of them are findings, as `LABEL` or `LABEL=CLASS`; undefined leaves it to their names.
 * @throws {ModelPackError} where a label is not plain, not there, or of no known class
 */
export function mapLabels(
  labels: readonly string[],
  kind: 'sequence' | 'tokens',
  category: Category,
  positive: readonly string[] | undefined,
): readonly (string | null)[] {
  const tags = labels.map((label) => (kind === 'tokens' ? splitTag(label) : (['', label] as const)))
  const names = [...new Set(tags.map(([, name]) => name))]
  const classes =
    positive === undefined
      ? plainClasses(names, category)
      : statedClasses(names, category, positive)
  return tags.map(([prefix, name]) => {
    const found = classes.get(name)
    return found === undefined ? null : `${prefix}${found}`
  })
}

/** The class of each label that is a finding, where the names leave no doubt. */
function plainClasses(names: readonly string[], category: Category): ReadonlyMap<string, string> {
  const classes = new Map<string, string>()
  const unclear: string[] = []
  for (const name of names) {
    const found = classNamed(name, category)
    if (found !== undefined) classes.set(name, found)
    else if (!HARMLESS.has(plain(name))) unclear.push(name)
  }
  if (unclear.length === 0 && classes.size > 0) return classes
  const reason =
    unclear.length === 0
      ? `none of them looks like ${category}`
      : `it is not plain what ${quoted(unclear)} ${unclear.length === 1 ? 'is' : 'are'}`
  throw new ModelPackError(
    `the labels of the model are ${quoted(names)}, and ${reason}. Say with --positive which are findings`,
  )
}

function statedClasses(
  names: readonly string[],
  category: Category,
  positive: readonly string[],
): ReadonlyMap<string, string> {
  return new Map(
    positive.map((stated) => {
      const [label, given] = splitStated(stated, names)
      const name = findLabel(label, names)
      return [name, given === undefined ? inferredClass(name, category) : known(given, category)]
    }),
  )
}

/** `LABEL=CLASS`; a label may itself hold `=`. */
function splitStated(stated: string, names: readonly string[]): readonly [string, string?] {
  const at = stated.lastIndexOf('=')
  if (at === -1 || names.includes(stated)) return [stated]
  return [stated.slice(0, at), stated.slice(at + 1)]
}

/** Exactly so written, else the one that differs in case only; `B-` and `I-` may be left on. */
function findLabel(label: string, names: readonly string[]): string {
  const [, bare] = splitTag(label)
  const wanted = [label, bare].map((each) => each.toLowerCase())
  const exact = names.find((name) => name === label) ?? names.find((name) => name === bare)
  const similar = names.filter((name) => wanted.includes(name.toLowerCase()))
  const found = exact ?? (similar.length === 1 ? similar[0] : undefined)
  if (found !== undefined) return found
  throw new ModelPackError(
    `the model has no label "${label.slice(0, 60)}"; its labels are ${quoted(names)}`,
  )
}

function inferredClass(name: string, category: Category): string {
  const found = classNamed(name, category)
  if (found !== undefined) return found
  // Injection has one class for whatever a model cannot say more closely.
  if (category === 'injection') return 'attack'
  throw new ModelPackError(
    `the label "${name.slice(0, 60)}" is no class of ${category}. Write ${name.slice(0, 60)}=CLASS with one of ${CLASS_NAMES[category].join(', ')}`,
  )
}

function known(given: string, category: Category): string {
  const found = CLASS_NAMES[category].find((name) => name.toLowerCase() === given.toLowerCase())
  if (found !== undefined) return found
  throw new ModelPackError(
    `"${given.slice(0, 60)}" is no class of ${category}; its classes are ${CLASS_NAMES[category].join(', ')}`,
  )
}

function classNamed(label: string, category: Category): string | undefined {
  const wanted = plain(label)
  const same = CLASS_NAMES[category].find((name) => plain(name) === wanted)
  if (same !== undefined) return same
  return Object.entries(CLASS_ALIASES[category]).find(([, names]) => names.includes(wanted))?.[0]
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '')
}

/** Ends and single tokens of BILOU (Ratinov and Roth 2009) and IOBES in the terms of IOB2. */
const PREFIXES: Readonly<Record<string, string>> = {
  B: 'B-',
  I: 'I-',
  L: 'I-',
  E: 'I-',
  U: 'B-',
  S: 'B-',
}

function splitTag(label: string): readonly [prefix: string, name: string] {
  const [, letter, name] = /^([BILEUS])[-_](.+)$/s.exec(label) ?? []
  return letter === undefined || name === undefined ? ['', label] : [PREFIXES[letter] ?? '', name]
}
