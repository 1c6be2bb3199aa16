/**
 * THIRD_PARTY_LICENSES.txt: every package that ships, with its licence and the
 * words of it. Run as a program, it writes the file; a test holds the file to it.
 *
 * What ships are the dependencies of package.json, what the renderer and the
 * shared code import (it is bundled), Electron, and whatever these depend on.
 */

import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const LICENSES_FILE = 'THIRD_PARTY_LICENSES.txt'

/** Licences that ask for no more than that they are told, by their SPDX identifiers. */
export const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
  'Zlib',
])

/** Licences that a package's own file states and its package.json does not name in SPDX; of these versions only. */
const READ_BY_US: Readonly<Record<string, string>> = {
  'duck 0.1.12': 'BSD-2-Clause',
  'png-js 2.0.0': 'MIT',
}

/** A package as `package-lock.json` has it, of the fields that matter here. */
interface LockedPackage {
  readonly version?: string
  readonly license?: string
  readonly link?: boolean
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

type Lock = Readonly<Record<string, LockedPackage>>

export interface ShippedPackage {
  readonly name: string
  readonly version: string
  /** An SPDX expression. */
  readonly license: string
  /** Its folder, relative to the project. */
  readonly folder: string
  /** Whether it is installed on some systems only, so that its words cannot be read everywhere. */
  readonly forOneSystem: boolean
}

const PACKAGE_OF = /^(?:@[^/]+\/)?[^/]+/
const IMPORTED = /(?:\bfrom|\bimport|@import)\s*\(?\s*['"]([^'"]+)['"]/g
const LICENSE_FILE = /^(licen[cs]e|copying|notice)([.-].*)?$/i

/**
 * The packages that ship, by name and version.
 *
 * @throws {Error} where one that is depended on is not in the lock file
 */
export function shippedPackages(project: string): ShippedPackage[] {
  const lock: Lock = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8')).packages
  const found = new Map<string, LockedPackage>()
  const waiting = [
    ...Object.keys(lock['']?.dependencies ?? {}),
    ...importedPackages(project),
    'electron',
  ].map((name) => ({ name, from: '' }))
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const folder = folderOf(next.name, next.from, lock)
    if (folder === undefined) {
      if (next.from !== '' && isOptional(next.name, lock[next.from])) continue
      throw new Error(
        `${next.name}, which ${next.from || 'the project'} needs, is not in the lock file.`,
      )
    }
    const locked = lock[folder] as LockedPackage
    if (locked.link || found.has(folder)) continue
    found.set(folder, locked)
    const needs = {
      ...locked.dependencies,
      ...locked.optionalDependencies,
      ...locked.peerDependencies,
    }
    for (const name of Object.keys(needs)) waiting.push({ name, from: folder })
  }
  const packages = [...found].map(([folder, locked]) => {
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const version = locked.version ?? ''
    return {
      name,
      version,
      license: READ_BY_US[`${name} ${version}`] ?? locked.license ?? 'UNKNOWN',
      folder,
      forOneSystem: locked.os !== undefined || locked.cpu !== undefined,
    }
  })
  // The same version may be there twice, under different packages.
  const once = new Map(packages.map((each) => [`${each.name} ${each.version}`, each]))
  return [...once].sort(([one], [other]) => compare(one, other)).map(([, each]) => each)
}

/** Whether an SPDX expression of names, AND and OR can be met with licences of `ALLOWED`. */
export function isAllowed(expression: string): boolean {
  const plain = expression.replaceAll(/[()]/g, '')
  return plain
    .split(' AND ')
    .every((each) => each.split(' OR ').some((name) => ALLOWED.has(name.trim())))
}

/** What the file says of the packages. Those with the same words share them. */
export function writtenLicenses(project: string, packages: readonly ShippedPackage[]): string {
  const users = new Map<string, string[]>()
  for (const each of packages) {
    if (each.forOneSystem) continue
    const words = licenseWords(join(project, each.folder))
    if (words !== '')
      users.set(words, [...(users.get(words) ?? []), `${each.name} ${each.version}`])
  }
  const list = packages.map(({ name, version, license }) => `${name} ${version}: ${license}`)
  const texts = [...users].map(
    ([words, names]) => `${'='.repeat(80)}\n${names.join(', ')}\n\n${words}\n`,
  )
  return `Packages that ship with Assay, and their licences.
Written by scripts/third-party-licenses.ts. Of packages for one system only, the words are in the
package itself; those of what Electron is made of are in its LICENSES.chromium.html. A package without
words of its own is under the standard ones of the licence that it names.

${list.join('\n')}

${texts.join('\n')}`
}

/** Bare imports of what is bundled. */
function importedPackages(project: string): Set<string> {
  const files = globSync('{src-renderer,src-shared}/**/*.{ts,tsx,css}', { cwd: project })
  const names = new Set<string>()
  for (const file of files) {
    // Not bundled: tests, and what they render with.
    if (/\.test\.tsx?$|[\\/]testing[\\/]/.test(file)) continue
    for (const [, path = ''] of readFileSync(join(project, file), 'utf8').matchAll(IMPORTED)) {
      const name = PACKAGE_OF.exec(path)?.[0]
      if (name !== undefined && !/^[./#]|^\w+:/.test(path)) names.add(name)
    }
  }
  return names
}

/** Where Node finds a package from a folder of another, as the lock file has it. */
function folderOf(name: string, from: string, lock: Lock): string | undefined {
  const parents = from === '' ? [] : from.split('/node_modules/')
  for (let depth = parents.length; depth >= 0; depth--) {
    const folder = [...parents.slice(0, depth), name].join('/node_modules/')
    const path = depth === 0 ? `node_modules/${name}` : folder
    if (lock[path] !== undefined) return path
  }
  return undefined
}

function isOptional(name: string, by: LockedPackage | undefined): boolean {
  return by?.dependencies?.[name] === undefined
}

function licenseWords(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENSE_FILE.test(entry.name))
    .map((entry) => entry.name)
    .sort(compare)
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim())
    .join('\n\n')
}

/** By code units: the same order on every machine. */
function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}

if (import.meta.main) {
  const project = join(import.meta.dirname, '..')
  writeFileSync(join(project, LICENSES_FILE), writtenLicenses(project, shippedPackages(project)))
}
