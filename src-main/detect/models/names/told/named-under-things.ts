/**
 * Things that settings and records name: the `name` of an item in a list whose key is a word for things, `rooms`, `printers`,
 * `ships`. An item that has a telephone or a birthday is somebody.
 */

import type { Range } from '../../../../../src-shared/model/spans.ts'
import { LIST_HEADS } from './lists-of-things.ts'
import { OF_PEOPLE } from './tables-of-things.ts'

/** UTF-16 units before a name in which the key of its list is looked for, and behind it the keys of its item. */
const READ = 1_500
const READ_ITEM = 400

/** Whether a name is that of a thing in such a list, of YAML or JSON. */
export function isNamedUnderThings(text: string, { start, end }: Range): boolean {
  const before = text.slice(Math.max(0, start - READ), start)
  const after = text.slice(end, end + READ_ITEM)
  return isInYaml(before, after) || isInJson(before, after)
}

const NAME_OF_YAML = /^( *)(- )?(?:name|title|label): ?["']?$/
const KEY_OF_YAML = /^( *)(- )?([\w-]{1,40}):(?:\s|$)/
const LIST_OF_YAML = /^( *)([\w-]{1,40}):[ \t]*$/

function isInYaml(before: string, after: string): boolean {
  const lines = before.split('\n')
  const own = NAME_OF_YAML.exec(lines.pop() ?? '')
  if (!own) return false
  // The keys of an item stand in one column, the first behind its dash.
  const column = (own[1] ?? '').length + (own[2] ?? '').length
  const keys: string[] = []
  let isWithin = own[2] === undefined
  for (const line of lines.reverse()) {
    const list = LIST_OF_YAML.exec(line)
    if (list && (list[1] ?? '').length < column)
      return isOfThings(list[2] ?? '', [...keys, ...keysBehind(after, column)])
    const [, indent = '', dash, key = ''] = KEY_OF_YAML.exec(line) ?? []
    if (!isWithin || key === '' || indent.length + (dash?.length ?? 0) !== column) continue
    keys.push(key)
    isWithin = dash === undefined
  }
  return false
}

/** The keys of an item of YAML behind its name, up to the next item. */
function keysBehind(after: string, column: number): readonly string[] {
  const keys: string[] = []
  for (const line of after.split('\n').slice(1)) {
    const [, indent = '', dash, key] = KEY_OF_YAML.exec(line) ?? []
    if (dash !== undefined && indent.length < column) break
    if (key !== undefined && indent.length === column) keys.push(key)
  }
  return keys
}

const NAME_OF_JSON = /"(?:name|title|label)"\s?:\s?"$/
const KEY_OF_JSON = /"([\w-]{1,40})"\s?:/g
/** The list of which an item begins, behind its key, with whole items before it. */
const LIST_OF_JSON = /"([\w-]{1,40})"\s?:\s?\[\s*(?:\{[^{}]*\}\s*,\s*)*$/

function isInJson(before: string, after: string): boolean {
  if (!NAME_OF_JSON.test(before)) return false
  const opened = before.lastIndexOf('{')
  const closed = after.indexOf('}')
  if (opened < 0 || closed < 0) return false
  const list = before.lastIndexOf('[', opened)
  const head = list < 0 ? '' : before.slice(Math.max(0, list - 60))
  const [, key = ''] =
    LIST_OF_JSON.exec(head.slice(0, head.length - (before.length - opened))) ?? []
  const item = before.slice(opened) + after.slice(0, closed)
  return isOfThings(
    key,
    Array.from(item.matchAll(KEY_OF_JSON), ([, each = '']) => each),
  )
}

/** Whether a list by its key is of things, and an item has by its keys nothing that only people have. */
function isOfThings(list: string, keys: readonly string[]): boolean {
  const kind = list.toLowerCase().split(/[_-]/).at(-1) ?? ''
  return LIST_HEADS.has(kind) && !keys.some((key) => OF_PEOPLE.test(key.replaceAll(/[_-]/g, ' ')))
}
