/**
 * Finds what to scan under the names that a user gives: files, folders and
 * patterns. One file after the other, in the order of their names, so that a
 * folder may hold any number of them.
 */

import { type Dirent, lstatSync, readdirSync, type Stats, statSync } from 'node:fs'
import { matchesGlob, resolve, sep } from 'node:path'
import {
  BY_VERSION_CONTROL,
  type IgnoreRules,
  ignoreRulesOf,
  NO_IGNORE_RULES,
} from '../../watch/ignore-rules.ts'

/** Why something in a folder is not read, whatever it holds. */
export type NotAFile =
  | 'link'
  | 'socket'
  | 'device'
  | 'pipe'
  | 'unreadable'
  | 'not found'
  /** By what its `detail` says. */
  | 'left out'

export type Found =
  | {
      /** As it is shown, from the name that was given: a byte that is no UTF-8 stands as U+FFFD. */
      readonly name: string
      /** To open it by; bytes where its name is not UTF-8. */
      readonly path: string | Buffer
      /** Whether it was named itself, and not found in a folder. */
      readonly isNamed: boolean
    }
  | Content
  | {
      readonly name: string
      readonly problem: NotAFile
      readonly detail?: string
      /** Whether it was named itself: who named it counts on it. */
      readonly isNamed?: boolean
    }

/** What has no path of its own on disk: a member of an archive, a version of a file in git. */
export interface Content {
  readonly name: string
  /** Of its file, where the name says more. */
  readonly fileName?: string
  readonly bytes: Uint8Array
  readonly isNamed: false
}

/** `-` is standard input. */
export const STANDARD_INPUT = '-'

/** The rules that hold in a folder that is named. */
export type RulesOf = (folder: string) => IgnoreRules

/** The rules of the files, or none where they are not heeded. */
export function rulesHeeded(areHeeded: boolean): RulesOf {
  return areHeeded ? ignoreRulesOf : () => NO_IGNORE_RULES
}

/**
 * What the names lead to. A folder is walked: what `.gitignore` and `.assayignore` leave out is
 * told and not read, links are not followed. What is named itself is read in any case. A name that
 * leads nowhere and has `*`, `?`, `[` or `{` in it is a pattern over the files of the folder before them.
 * @param rulesOf other rules than those of the files.
 */
export function* findFiles(
  names: readonly string[],
  rulesOf: RulesOf = ignoreRulesOf,
): Generator<Found> {
  if (names.length === 1) yield* foundAt(names[0] as string, rulesOf)
  else yield* once(names, rulesOf)
}

/** What several names lead to, once where they overlap; a file that is named itself is found by its name. */
function* once(names: readonly string[], rulesOf: RulesOf): Generator<Found> {
  const named = new Set(names.map((name) => resolve(name)))
  const read = new Set<string>()
  const told = new Set<string>()
  for (const name of names) {
    for (const found of foundAt(name, rulesOf)) {
      const place = placeOf(found)
      const isAsked = 'problem' in found ? found.problem !== 'left out' : found.isNamed
      if (read.has(place) || (!isAsked && named.has(place))) continue
      if (!('problem' in found)) read.add(place)
      else if (told.has(`${found.problem} ${place}`)) continue
      else told.add(`${found.problem} ${place}`)
      yield found
    }
  }
}

/** Where a file lies, whatever names lead there. */
function placeOf(found: Found): string {
  if (found.name === STANDARD_INPUT) return STANDARD_INPUT
  const path = 'path' in found ? found.path : found.name
  // Byte for byte: not every name is text.
  return resolve(typeof path === 'string' ? path : path.toString('latin1'))
}

function* foundAt(name: string, rulesOf: RulesOf): Generator<Found> {
  if (name === STANDARD_INPUT) {
    yield { name, path: name, isNamed: true }
    return
  }
  try {
    if (statSync(name).isDirectory()) yield* walk(name, rulesOf)
    else yield { name, path: name, isNamed: true }
  } catch (error) {
    const detail = codeOf(error)
    const isPattern = detail === 'ENOENT' && PATTERN.test(name)
    if (isPattern) yield* matching(name, rulesOf)
    else {
      const problem = detail === 'ENOENT' ? 'not found' : 'unreadable'
      yield { name, problem, detail, isNamed: true }
    }
  }
}

const PATTERN = /[*?[{]/

/** What leads nowhere although its folder is there. */
export const NOTHING_FITS = 'nothing that is read fits it'

/** The files of the folder in front of a pattern that match it, and what is not read of it though some in it may. */
function* matching(pattern: string, rulesOf: RulesOf): Generator<Found> {
  const plain = pattern.split('/').findIndex((part) => PATTERN.test(part))
  const folder = pattern.split('/').slice(0, plain).join('/') || (plain > 0 ? '/' : '.')
  let isAnyMatched = false
  let isAnyTold = false
  try {
    if (!statSync(folder).isDirectory()) throw new Error('no folder')
  } catch {
    yield { name: pattern, problem: 'not found' }
    return
  }
  const wanted = pattern.replace(/^(?:[.][/])+/, '')
  for (const found of walk(folder, rulesOf)) {
    const name = found.name.replace(/^(?:[.][/])+/, '')
    if (matchesGlob(name, wanted)) {
      isAnyMatched = true
      isAnyTold ||= !('problem' in found) || found.problem !== 'left out'
      yield found
    } else if (isUnreadFolder(found) && reachesInto(name.replace(/[/]$/, ''), wanted)) yield found
  }
  if (!isAnyMatched) yield { name: pattern, problem: 'not found', detail: NOTHING_FITS }
  else if (!isAnyTold) yield { name: pattern, problem: 'unreadable', detail: ALL_LEFT_OUT }
}

/** The walk tells a folder that is left out with a slash behind it. */
function isUnreadFolder(found: Found): boolean {
  if (!('problem' in found) || found.detail === ALL_LEFT_OUT) return false
  return (
    found.problem === 'unreadable' || (found.problem === 'left out' && found.name.endsWith('/'))
  )
}

/** Whether files in a folder may match: its path is compared part by part, until one stands for any number of them. */
function reachesInto(folder: string, pattern: string): boolean {
  // A choice among paths cannot be compared so.
  if (/[{][^}]*[/]/.test(pattern)) return true
  const parts = pattern.split('/')
  const folders = folder.split('/')
  for (const [place, name] of folders.entries()) {
    const part = parts[place]
    if (part === undefined) return false
    if (part === '**') return true
    if (name !== part && !matchesGlob(name, part)) return false
  }
  return parts.length > folders.length
}

interface Folder {
  readonly name: string
  readonly path: string | Buffer
  readonly rules: IgnoreRules
}

/** Why a folder is not read of which no rule leaves anything over: nobody was told that it is clean. */
export const ALL_LEFT_OUT = 'everything in it is left out'

/** Every file in a folder and those within it. */
function* walk(folder: string, rulesOf: RulesOf): Generator<Found> {
  const waiting: Folder[] = [{ name: folder, path: folder, rules: rulesOf(folder) }]
  let isAnyLeftOut = false
  let isAnyTold = false
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const listed = list(at)
    if (!Array.isArray(listed)) {
      isAnyTold = true
      yield { ...(listed as Found), isNamed: at.name === folder } as Found
      continue
    }
    const folders: Folder[] = []
    for (const entry of listed) {
      const { name, path } = childOf(at, entry.name)
      const kind = kindOf(entry, path)
      const full = resolve(name)
      const by = at.rules.leftOutBy(full, kind === 'folder')
      if (by === BY_VERSION_CONTROL) continue
      isAnyLeftOut ||= by !== undefined
      isAnyTold ||= by === undefined && kind !== 'folder'
      if (by !== undefined)
        yield { name: kind === 'folder' ? `${name}/` : name, problem: 'left out', detail: by }
      else if (kind === 'folder') folders.push({ name, path, rules: at.rules.within(full) })
      else if (kind === 'file') yield { name, path, isNamed: false }
      else yield { name, problem: kind }
    }
    waiting.push(...folders.reverse())
  }
  if (isAnyLeftOut && !isAnyTold)
    yield { name: folder, problem: 'unreadable', detail: ALL_LEFT_OUT }
}

/** In the order of the bytes of their names, which is the same on every machine. */
function list({ name, path }: Folder): Dirent<Buffer>[] | Found {
  try {
    const entries = readdirSync(path, { withFileTypes: true, encoding: 'buffer' })
    return entries.sort((one, other) => Buffer.compare(one.name, other.name))
  } catch (error) {
    return { name, problem: 'unreadable', detail: codeOf(error) }
  }
}

function childOf({ name, path }: Folder, child: Buffer): Pick<Folder, 'name' | 'path'> {
  const shown = child.toString('utf8')
  const below = (folder: string) =>
    folder === '.'
      ? shown
      : folder.endsWith(sep) || folder.endsWith('/')
        ? folder + shown
        : `${folder}/${shown}`
  const isUtf8 = typeof path === 'string' && Buffer.from(shown).equals(child)
  if (isUtf8) return { name: below(name), path: below(path) }
  return { name: below(name), path: Buffer.concat([Buffer.from(path), Buffer.from('/'), child]) }
}

type Kind = 'file' | 'folder' | NotAFile

/** Some file systems tell no kinds in their listings. */
function kindOf(entry: Dirent<Buffer>, path: string | Buffer): Kind {
  const told = kindIn(entry)
  if (told !== undefined) return told
  try {
    return kindIn(lstatSync(path)) ?? 'unreadable'
  } catch {
    return 'unreadable'
  }
}

function kindIn(entry: Dirent<Buffer> | Stats): Kind | undefined {
  if (entry.isFile()) return 'file'
  if (entry.isDirectory()) return 'folder'
  if (entry.isSymbolicLink()) return 'link'
  if (entry.isSocket()) return 'socket'
  if (entry.isFIFO()) return 'pipe'
  if (entry.isBlockDevice() || entry.isCharacterDevice()) return 'device'
  return undefined
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
}
