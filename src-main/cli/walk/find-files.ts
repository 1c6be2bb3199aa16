/**
 * Finds what to scan under the names that a user gives: files, folders and
 * patterns. One file after the other, in the order of their names, so that a
 * folder may hold any number of them.
 */

import { type Dirent, lstatSync, readdirSync, type Stats, statSync } from 'node:fs'
import { matchesGlob, resolve, sep } from 'node:path'
import { type IgnoreRules, ignoreRulesOf } from '../../watch/ignore-rules.ts'

/** Why something in a folder is not read, whatever it holds. */
export type NotAFile = 'link' | 'socket' | 'device' | 'pipe' | 'unreadable' | 'not found'

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
  | { readonly name: string; readonly problem: NotAFile; readonly detail?: string }

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

/**
 * What the names lead to. A folder is walked: `.gitignore` and `.assayignore` hold, links are
 * not followed. What is named itself is read in any case. A name that leads nowhere and has
 * `*`, `?`, `[` or `{` in it is a pattern over the files of the folder before them.
 */
export function* findFiles(names: readonly string[]): Generator<Found> {
  for (const name of names) yield* foundAt(name)
}

function* foundAt(name: string): Generator<Found> {
  if (name === STANDARD_INPUT) {
    yield { name, path: name, isNamed: true }
    return
  }
  try {
    if (statSync(name).isDirectory()) yield* walk(name)
    else yield { name, path: name, isNamed: true }
  } catch (error) {
    const detail = codeOf(error)
    const isPattern = detail === 'ENOENT' && PATTERN.test(name)
    if (isPattern) yield* matching(name)
    else yield { name, problem: detail === 'ENOENT' ? 'not found' : 'unreadable', detail }
  }
}

const PATTERN = /[*?[{]/

/** The files of the folder in front of a pattern that match it. */
function* matching(pattern: string): Generator<Found> {
  const plain = pattern.split('/').findIndex((part) => PATTERN.test(part))
  const folder = pattern.split('/').slice(0, plain).join('/') || (plain > 0 ? '/' : '.')
  let count = 0
  try {
    if (!statSync(folder).isDirectory()) throw new Error('no folder')
  } catch {
    yield { name: pattern, problem: 'not found' }
    return
  }
  const wanted = pattern.replace(/^(?:[.][/])+/, '')
  for (const found of walk(folder)) {
    if (!matchesGlob(found.name.replace(/^(?:[.][/])+/, ''), wanted)) continue
    count++
    yield found
  }
  if (count === 0) yield { name: pattern, problem: 'not found' }
}

interface Folder {
  readonly name: string
  readonly path: string | Buffer
  readonly rules: IgnoreRules
}

/** Every file in a folder and those within it. */
function* walk(folder: string): Generator<Found> {
  const waiting: Folder[] = [{ name: folder, path: folder, rules: ignoreRulesOf(folder) }]
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const listed = list(at)
    if (!Array.isArray(listed)) {
      yield listed as Found
      continue
    }
    const folders: Folder[] = []
    for (const entry of listed) {
      const { name, path } = childOf(at, entry.name)
      const kind = kindOf(entry, path)
      const full = resolve(name)
      if (at.rules.leavesOut(full, kind === 'folder')) continue
      if (kind === 'folder') folders.push({ name, path, rules: at.rules.within(full) })
      else if (kind === 'file') yield { name, path, isNamed: false }
      else yield { name, problem: kind }
    }
    waiting.push(...folders.reverse())
  }
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
