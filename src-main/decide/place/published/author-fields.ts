/**
 * Where files say in fields who made a work: a manifest in any syntax of data, elements and attributes of pages, calls and
 * roles of programs and manuals.
 */

import { oneLine } from '../../../../src-shared/model/one-line.ts'
import type { Range } from '../../../../src-shared/model/spans.ts'

/** What a program or a manual has for its author alone; no other document has these signs. */
export const DECLARED = new RegExp(
  oneLine`
    ^\s{0,40}(?:
      MODULE_AUTHOR\s?\(|\.\. (?:section|module|code)author::|\.(?:TH|An) |:(?:author|maintainer)s? +"
      |\[-author\?|__(?:author|maintainer|email|credits)__\s?=
    )
  `,
)
/** Elements of help pages and of software catalogues, and those of manifests that other data has as well. */
const ELEMENT =
  /<(credit|developer(?:_name)?|update_contact|authors?|lead|contributors?|maintainers?|translators?)\b[^<>]{0,200}>/g
const OF_SOFTWARE = /^(?:credit|developer|update_contact)/
/**
 * A document that is a list of authors and nothing else, by its outermost element (XML 1.0, 2.1: there is but one) or the only
 * key of an object; "authors" alone may be those of an export.
 */
const ROOT_OF_AUTHORS =
  /^\s{0,9}(?:(?:<\?xml [^<>]{0,100}\?>\s{0,9})?<(?:authors|contributors|credits|maintainers|translators)\b|\{\s{0,9}"(?:contributors|credits|developers|maintainers|translators)"\s{0,9}:)/
/** The key of authors in JSON, TOML, YAML, INI, Ruby, Lua and headers, and as an attribute. */
const KEY = new RegExp(
  oneLine`
    (?<![\w.$@-])(?:\w{1,12}\.(?=\w{5,12} ?=))?["']?(?:co-?|x_)?(?:
      authors?(?:@r)?|maintainers?|contributors?|developers?|translators?|creators?|uploaders
      |copyright|(?<=\.)email
    )["']?[ \t]{0,8}(?:=>|[=:](?![=:]))[ \t]{0,8}
  `,
  'gi',
)
/** What a manifest says of a work besides: an export of tickets or of a shop has authors, but not two of these. */
const OF_MANIFEST = new RegExp(
  oneLine`
    (?:^|[{,<.]|[ \t](?=\w{1,20}="))[ \t]{0,40}["']?(
      version|licen[cs]es?|(?:dev|build|peer)?-?dependencies|depends|repository|engines
      |required_\w{1,30}|require_paths|engine_version|(?:project|metadata)_license
      |upstream-name|requires-python|meta-spec|copyright_holder|x_(?:contributors|serialization_backend)|application(?:icon|release)|cfbundle\w{1,30}
    )["']?[ \t]{0,8}(?:=>|[:=>])
  `,
  'gim',
)
const FEWEST = 2
/** UTF-16 units of one value; a longer list is read to here. */
const MAX_VALUE = 20_000
const MAX_ELEMENT = 2_000
const MAX_INDENT = 200

/** Whether a text describes a work: it has two fields of a manifest. */
function isManifest(text: string): boolean {
  const keys = new Set<string>()
  for (const [, key = ''] of text.matchAll(OF_MANIFEST)) {
    if (keys.add(key.toLowerCase()).size >= FEWEST) return true
  }
  return false
}

/** The stretches of a text that are values of fields of authors, in order. */
export function authorFields(text: string): readonly Range[] {
  if (ROOT_OF_AUTHORS.test(text)) return [{ start: 0, end: text.length }]
  const isOfWork = isManifest(text)
  const fields: Range[] = []
  for (const { 0: tag, 1: name = '', index } of text.matchAll(ELEMENT)) {
    if (!isOfWork && !OF_SOFTWARE.test(name)) continue
    const start = index + tag.length
    const length = text.slice(start, start + MAX_ELEMENT).indexOf(`</${name}>`)
    if (length >= 0) fields.push({ start, end: start + length })
  }
  if (!isOfWork) return fields
  let read = 0
  for (const { 0: key, index } of text.matchAll(KEY)) {
    if (index < read) continue
    const start = index + key.length
    read = valueEnd(text, index, start)
    fields.push({ start, end: read })
  }
  return fields.sort((a, b) => a.start - b.start)
}

/** Where the value of a key ends: with its bracket, its quote, its line or the lines below that are indented further. */
function valueEnd(text: string, keyStart: number, start: number): number {
  const limit = Math.min(text.length, start + MAX_VALUE)
  if (/^(?:[[{(]|c\()/.test(text.slice(start, start + 2))) return bracketEnd(text, start, limit)
  const value = text.slice(start, limit)
  const quoted = /^(["'])(?:(?!\1)[^\\\n]|\\.)*\1/.exec(value)
  if (quoted) return start + quoted[0].length
  const indent = /(?:^|\n)([ \t]*)$/.exec(
    text.slice(Math.max(0, keyStart - MAX_INDENT), keyStart),
  )?.[1]
  if (indent === undefined) return start + value.search(/[,;\]}>\n]|$/)
  let end = 0
  for (const { 0: line, index } of value.matchAll(/.+/g)) {
    // An empty line, or one that is not indented further, is another field's.
    if (index > 0 && (index > end + 1 || !goesOn(line, indent.length))) break
    end = index + line.length
  }
  return start + end
}

/** Whether a line goes on with the value of a key that is indented so far. */
function goesOn(line: string, indent: number): boolean {
  const own = line.search(/\S/)
  return own > indent || (own === indent && line.startsWith('- ', own))
}

/** The end of a list or an object; the limit where its bracket is not closed before. */
function bracketEnd(text: string, start: number, limit: number): number {
  let depth = 0
  let isQuoted = false
  for (let at = start; at < limit; at++) {
    const sign = text[at] as string
    if (isQuoted && sign === '\\') at++
    else if (sign === '"') isQuoted = !isQuoted
    else if (isQuoted) continue
    else if ('[{('.includes(sign)) depth++
    else if (']})'.includes(sign) && --depth === 0) return at + 1
  }
  return limit
}
