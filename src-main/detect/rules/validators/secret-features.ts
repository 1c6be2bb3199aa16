/**
 * What a value and the line around it show of whether it is a secret, as numbers.
 *
 * Rules that go by a name alone (`token = …`, `Asana key …`) meet far more names,
 * hashes and code than secrets. These numbers are what the weights in
 * `resources/secret-model.json` were learned from, by `training/`; the same code
 * makes them there and here. That the pieces of a tokenizer tell random
 * characters from words better than their entropy does is the finding of
 * "token efficiency" in betterleaks.
 */

import { oneLine } from '../../../../src-shared/model/one-line.ts'
import { notPlaceholder } from './placeholder.ts'
import { characterEntropy, lettersInWords, piecesPerCharacter } from './randomness.ts'
import type { ValidatorMatch } from './validator.ts'

/** Characters of a value that are looked at: a longer one is not another kind of value. */
const MAX_READ = 200
/** Characters of the line that are looked at on either side. */
const MAX_LINE = 120

/** A number for each name, in the order of {@link FEATURES}; flags are 0 or 1, shares between. */
export function secretFeatures(value: string, match: ValidatorMatch): readonly number[] {
  const read = value.slice(0, MAX_READ)
  const { before, after } = lineAround(match)
  const lead = match.groups.lead?.length ?? 0
  const sight: Sight = {
    value: read,
    name: nameBefore(match, lead),
    // The host that documents use says nothing of the value beside it.
    line: `${before} ${after}`.toLowerCase().replaceAll(/example\.(?:com|org|net)/g, ''),
    before: before.toLowerCase(),
    after,
  }
  return LOOKS.map(([, look]) => Number(look(sight)))
}

interface Sight {
  readonly value: string
  /** What the value is called, in lower case, and the signs after it. */
  readonly name: string
  readonly line: string
  /** The line up to the value, in lower case, its name included. */
  readonly before: string
  /** The line from the end of the value. */
  readonly after: string
}

type Look = readonly [name: string, look: (sight: Sight) => number | boolean]

const inValue = (name: string, pattern: RegExp): Look => [name, ({ value }) => pattern.test(value)]
const inName = (name: string, pattern: RegExp): Look => [
  name,
  ({ name: lead }) => pattern.test(lead),
]
const share = (name: string, pattern: RegExp): Look => [
  name,
  ({ value }) => (value.match(pattern)?.length ?? 0) / value.length,
]

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

const LOOKS: readonly Look[] = [
  ['length', ({ value }) => Math.log2(value.length) / 8],
  ['shorter than 12', ({ value }) => value.length < 12],
  ['shorter than 16', ({ value }) => value.length < 16],
  ['24 and longer', ({ value }) => value.length >= 24],
  ['32 and longer', ({ value }) => value.length >= 32],
  ['a length of keys', ({ value }) => [20, 24, 32, 40, 64].includes(value.length)],
  share('lower case', /[a-z]/g),
  share('upper case', /[A-Z]/g),
  share('digits', /[0-9]/g),
  share('signs', /[^A-Za-z0-9]/g),
  inValue('letters alone', /^[A-Za-z]+$/),
  inValue('no digit', /^[^0-9]+$/),
  inValue('no letter', /^[^A-Za-z]+$/),
  inValue('hexadecimal', /^(?:0x)?(?:[0-9a-f]+|[0-9A-F]+)$/),
  inValue('a UUID', UUID),
  [
    'mixed case with digits',
    ({ value }) => /[a-z]/.test(value) && /[A-Z].*\d|\d.*[A-Z]/.test(value),
  ],
  [
    'small letters with digits',
    ({ value }) => /^[a-z0-9]+$/.test(value) && /\d.*[a-z].*\d/.test(value),
  ],
  ['pieces', ({ value }) => piecesPerCharacter(value)],
  ['entropy', ({ value }) => characterEntropy(value) / Math.max(1, Math.log2(value.length))],
  ['changes of kind', ({ value }) => changesOfKind(value) / value.length],
  ['words', ({ value }) => lettersInWords(value) / value.length],
  ['counts up', ({ value }) => countsUp(value) / value.length],
  ['different characters', ({ value }) => new Set(value).size / Math.min(value.length, 40)],
  ['a stand-in', ({ value }) => !notPlaceholder(value)],
  inValue('words joined by signs', /^[A-Za-z]+(?:[_.~/-][A-Za-z]+)+\d{0,2}$/),
  inValue('a constant', /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/),
  inValue('a member', /^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+$/),
  inValue(
    'a path',
    new RegExp(
      oneLine`
        ^[.~]{0,2}\/|\/\/|(?:\/[^/]*){3}
        |\.(?:
          json|ya?ml|[cm]?[jt]sx?|py|rb|rs|php|pl|sh|[ch](?:pp)?|cc|asm|s|txt|html?|xml|pem
          |png|go|java|md|svg|css|conf|cfg|key|crt
        )$
      `,
      'i',
    ),
  ),
  inValue('a version or date', /^v?\d+(?:[.-]\d+)+(?:[.-][a-z]+\d*)?$|^\d{4}-\d\d-\d\d/i),
  inValue('a digest with its kind', /^(?:sha\d+|md5|h1)[-:]/i),
  inValue('a number of a program', /^0x[0-9a-f]{1,16}[ul]*$/i),
  inValue('an expression', /[%@!$~]|\.\.|--|\w[=*+]\w/),
  inValue('ends in =', /=$/),
  inName('called secret', /secret/),
  inName('called token', /token/),
  inName('called API key', /api.?key|apikey/),
  inName('called key', /key/),
  inName('called password', /pass|pwd/),
  inName('called private, access or auth', /private|access|auth|credential|bearer/),
  inName('called id', /\bid\b|[_-]id|id["'`\s]*[:=]/),
  inName('called public', /public|publishable|\bpub[_-]/),
  inName(
    'called a digest',
    /hash|sha\d|md5|digest|checksum|integrity|fingerprint|etag|commit|nonce|salt/,
  ),
  inName(
    'called a name, type or place',
    new RegExp(
      oneLine`
        name|type|path|file|url|uri|endpoint|host|field|column|header|label|title|class|expir
        |length|size|count|index|version|scope|ref\b
      `,
    ),
  ),
  inName(
    'a key of data',
    new RegExp(
      oneLine`
        (?:
          primary|foreign|sort|cache|partition|object|map|lookup|idempotency|translation|row
          |group|order|query|storage|event|item|hot|short|arrow|enter|tab
        )[_ -]?key
        |key(?:
          board|word|code|frame|press|down|up|note|stone|s\b|pair|path|name|event|space|map
          |bind
        )
      `,
    ),
  ),
  inName('assigned', /[:=]/),
  inName('in quotes', /["'`][\s]*$/),
  inName('spaces alone', /[a-z0-9_.-][ \t]+$/),
  inName('an argument', /[,(][\s"'`]*$/),
  ['closes its quote', ({ value: _, after }) => /^["'`]/.test(after)],
  ['ends its line', ({ after }) => /^[\s"'`;,})\]]*$/.test(after)],
  ['goes on as code', ({ after }) => /^\s?[([.{<]/.test(after)],
  ['goes on as prose', ({ after }) => /^[,.]? [a-z]{2,} [a-z]{2,}/.test(after)],
  [
    'line of an example',
    ({ line }) => /example|sample|dummy|fake|mock|placeholder|e\.g\.|todo|xxx/.test(line),
  ],
  [
    'line of a digest',
    ({ before }) => /sha(?:1|256|512)|md5|checksum|integrity|commit|digest|resolved/.test(before),
  ],
  ['a long line', ({ before, after }) => before.length >= MAX_LINE && after.length >= MAX_LINE],
]

/** What each number says. */
export const FEATURES: readonly string[] = LOOKS.map(([name]) => name)

/** The whole name, of which the rule needs only a word: `my_api_` before `key = `. */
function nameBefore({ text, start }: ValidatorMatch, lead: number): string {
  const begin = start - lead
  const earlier = /[\w.-]{0,30}[ ]?$/.exec(text.slice(Math.max(0, begin - 31), begin))?.[0] ?? ''
  return `${earlier}${text.slice(begin, start)}`.toLowerCase()
}

function lineAround({ text, start, end }: ValidatorMatch) {
  const before = text.slice(Math.max(0, start - MAX_LINE), start)
  const after = text.slice(end, end + MAX_LINE)
  const lineEnd = after.search(/[\r\n]/)
  return {
    before: before.slice(before.lastIndexOf('\n') + 1),
    after: lineEnd < 0 ? after : after.slice(0, lineEnd),
  }
}

/** Places where a small letter, a capital, a digit or a sign follows another kind. */
function changesOfKind(value: string): number {
  const kinds = value.replace(/[a-z]/g, 'a').replace(/[A-Z]/g, 'A').replace(/[0-9]/g, '0')
  let changes = 0
  for (let at = 1; at < kinds.length; at++) {
    const [last, kind] = [kinds[at - 1], kinds[at]]
    // The first capital of a word and the small letters after it are one.
    if (kind !== last && !(last === 'A' && kind === 'a')) changes++
  }
  return changes
}

/** Characters that follow the one before in the alphabet or among the digits, or repeat it. */
function countsUp(value: string): number {
  let steps = 0
  for (let at = 1; at < value.length; at++) {
    const step = value.charCodeAt(at) - value.charCodeAt(at - 1)
    if (step === 1 || step === 0) steps++
  }
  return steps
}
