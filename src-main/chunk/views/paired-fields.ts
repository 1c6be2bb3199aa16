/**
 * Reads fields whose name is a value itself, `{"name": "X-Api-Key", "value": "…"}` as recorded requests,
 * collections of requests, containers and parameters have them, and fields of JSON that stands in a string,
 * `"{\"phone\": \"…\"}"`.
 *
 * What a value is called stands there in another field, or behind signs that no rule for a name and its
 * value expects.
 */

import { leanExpression } from '../../../src-shared/model/lean-expression.ts'
import type { Range } from '../../../src-shared/model/spans.ts'
import { type KeyedField, MAX_KEY } from './keyed-fields.ts'
import { lowerCaseInPlace } from './lower.ts'
import { createWordFinder, placesIn } from './word-finder.ts'

/** UTF-16 units of a value: keys and tokens are among them, which are longer than what a form asks for. */
const MAX_VALUE = 300

const NAME = String.raw`[^"'\\<>{}\s][^"'\\<>{}\n]{1,${MAX_KEY - 1}}`
const VALUE = `[^"\\\\\\n<>]{1,${MAX_VALUE}}`
/** A quote, as it stands within strings in strings, too. */
const QUOTE = String.raw`\\{0,3}"`
const COLON = String.raw`\s{0,4}:\s{0,4}`
/** Other fields of the same object between both, each short. */
const OTHERS = String.raw`\s{0,60},\s{0,60}(?:${QUOTE}[\w-]{1,20}${QUOTE}${COLON}(?:${QUOTE}[^"\\\n]{0,60}${QUOTE}|[\w.-]{1,20})\s{0,60},\s{0,60}){0,2}?`
const KEY_FIELD = `${QUOTE}(?:[Kk]ey|[Nn]ame|header|variable)${QUOTE}${COLON}${QUOTE}(?<key>${NAME})${QUOTE}`
const VALUE_FIELD = `${QUOTE}[Vv]alue${QUOTE}${COLON}${QUOTE}(?<value>${VALUE})${QUOTE}`

/** A way to write such fields. */
interface Form {
  /** Every match holds one of them; each begins with one of {@link FIELD_WORDS}. */
  readonly words: readonly string[]
  readonly pattern: RegExp
}

/** What is looked for, in lower case. */
export const FIELD_WORDS = createWordFinder(['value', '</key>', '</string>', '\\"'])

const FORMS: readonly Form[] = [
  {
    words: ['value"', 'Value"', 'value\\', 'Value\\'],
    pattern: new RegExp(KEY_FIELD + OTHERS + VALUE_FIELD, 'dg'),
  },
  {
    words: ['value"', 'Value"', 'value\\', 'Value\\'],
    pattern: new RegExp(VALUE_FIELD + OTHERS + KEY_FIELD, 'dg'),
  },
  // Lists of YAML, blocks of HCL.
  {
    words: ['value:', 'value =', 'value  ', 'value='],
    pattern: new RegExp(
      String.raw`\bname[ \t]{0,16}[:=][ \t]{1,16}["']?(?<key>${NAME})["']?[ \t]{0,8}\r?\n(?:[^\n]{0,80}\n)?[ \t]{1,40}value[ \t]{0,16}[:=][ \t]{1,16}["']?(?<value>[^"'\\\n<>]{1,${MAX_VALUE}})["']?[ \t]{0,8}(?:\r?\n|$)`,
      'dg',
    ),
  },
  // Elements of settings, property lists, attributes.
  {
    words: ['value>'],
    pattern: new RegExp(
      String.raw`<name>\s{0,8}(?<key>${NAME})</name>\s{0,40}<value>(?<value>${VALUE})</value>`,
      'dg',
    ),
  },
  {
    words: ['</key>'],
    pattern: new RegExp(
      String.raw`<key>(?<key>${NAME})</key>\s{0,40}<string>(?<value>${VALUE})</string>`,
      'dg',
    ),
  },
  // What a form sends back unseen tells nothing but where it comes from.
  {
    words: ['value="', "value='"],
    pattern: new RegExp(
      String.raw`\b(?!(?<=hidden["']\s)name=["'][\w[\]-]{0,40}(?:token|nonce|form_?key))(?:key|name)=["'](?<key>${NAME})["']\s{1,40}value=["'](?<value>[^"'\\\n<>]{1,${MAX_VALUE}})["']`,
      'dg',
    ),
  },
  // Resources of an Android app.
  {
    words: ['</string>'],
    pattern: new RegExp(
      `<string name="(?<key>${NAME})"[^<>\n]{0,60}>(?<value>${VALUE})</string>`,
      'dg',
    ),
  },
  // Fields of JSON in a string.
  {
    words: ['\\":', '\\" :'],
    pattern: leanExpression(
      String.raw`\\{1,3}"(?<key>[A-Za-z][\w .-]{1,${MAX_KEY - 1}})\\{1,3}"\s{0,2}:\s{0,2}\\{1,3}"(?<value>[^"\\\n]{1,${MAX_VALUE}})\\{1,3}"`,
      'dg',
    ),
  },
]

/** UTF-16 units before and behind a word within which its field stands. */
const AROUND = 800

/**
 * Every such field; those of each form in reading order.
 * @param placesOf where words are in the text in lower case, where it is known
 */
export function pairedFields(
  text: string,
  placesOf = placesIn(lowerCaseInPlace(text)),
): readonly KeyedField[] {
  const places = placesOf(FIELD_WORDS)
  if (places.length === 0) return []
  return FORMS.flatMap(({ words, pattern }) => {
    const own = places.filter((place) => words.some((word) => text.startsWith(word, place)))
    return stretchesAround(own).flatMap(({ start, end }) => fieldsIn(text, start, end, pattern))
  })
}

/** What stands around places that ascend, joined where it overlaps. */
function stretchesAround(places: readonly number[]): readonly Range[] {
  const stretches: { start: number; end: number }[] = []
  for (const place of places) {
    const start = Math.max(0, place - AROUND)
    const last = stretches.at(-1)
    if (last === undefined || last.end < start) stretches.push({ start, end: place + AROUND })
    else last.end = place + AROUND
  }
  return stretches
}

function fieldsIn(
  text: string,
  offset: number,
  end: number,
  pattern: RegExp,
): readonly KeyedField[] {
  return [...text.slice(offset, end).matchAll(pattern)].flatMap(({ groups, indices }) => {
    const [from, to] = indices?.groups?.value ?? []
    if (groups?.key === undefined || from === undefined || to === undefined) return []
    return [{ key: groups.key, start: offset + from, end: offset + to }]
  })
}
