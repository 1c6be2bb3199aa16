/**
 * Finds the model packs on this machine: a folder each, with `manifest.json` in
 * it. Every pack is told, whole or broken: one that cannot run must be a failure
 * of the scan, not a level that silently was never there.
 */

import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { CATEGORIES } from '../../../../src-shared/model/vocabulary.ts'
import { resourcesDir } from '../../../entry-points.ts'
import { ModelPackError, reasonOf } from './check-pack-error.ts'
import { checkPackFiles } from './check-pack-files.ts'
import { parseManifest, salvageManifest } from './check-pack-manifest.ts'
import { categoriesOf } from './manifest-heads.ts'
import type { BrokenPack, ModelPack } from './model-contract.ts'

/** Where packs lie: those that ship with the program, and the user's own in a data folder. */
export function packFolders(dataDir: string): {
  readonly shipped: string
  readonly own: string
} {
  return { shipped: shippedFolder(), own: join(dataDir, 'models') }
}

function shippedFolder(): string {
  return join(resourcesDir(), 'models')
}

/** Packs that ship, and what for: where one is gone, what it would look for is not silently passed over. */
export const SHIPPED_PACKS: Readonly<Record<string, Pick<BrokenPack, 'level' | 'categories'>>> = {
  'l2-names': { level: 'L2', categories: ['pii'] },
  'l2-screen': { level: 'L2', categories: CATEGORIES },
  'l3-guard': { level: 'L3', categories: CATEGORIES },
}

/** A manifest of the most heads and labels stays far below. */
const MAX_MANIFEST_BYTES = 4 * 1024 ** 2

/** A folder in which a pack should be. */
export type FoundPack = {
  readonly id: string
  /** The one of the folders that were searched. */
  readonly folder: string
} & ({ readonly pack: ModelPack } | { readonly broken: BrokenPack })

/**
 * Every pack in the folders, by folder and name. Reads and hashes every file, about a second a gigabyte.
 *
 * @param folders those that are not there are passed over; an id that stands in
 *   several belongs to the first, and the others are broken.
 */
export function loadModelPacks(folders: readonly string[]): {
  readonly packs: readonly ModelPack[]
  readonly broken: readonly BrokenPack[]
} {
  const found = findPacks(folders)
  return {
    packs: found.flatMap((each) => ('pack' in each ? [each.pack] : [])),
    broken: found.flatMap((each) => ('broken' in each ? [each.broken] : [])),
  }
}

/** As {@link loadModelPacks}, with the folder in which each was found. */
export function findPacks(folders: readonly string[]): readonly FoundPack[] {
  const found: FoundPack[] = []
  for (const folder of folders) {
    const taken = new Set(found.map(({ id }) => id))
    for (const each of packsIn(folder)) {
      found.push(taken.has(each.id) ? duplicate(each) : each)
    }
  }
  return found
}

function packsIn(folder: string): readonly FoundPack[] {
  const listed = list(folder)
  if ('names' in listed) {
    return [
      ...listed.names.map((id) => readPack(folder, listed.place, id)),
      ...missingIn(folder, listed.names),
    ]
  }
  const { reason } = listed
  if (reason === 'ENOENT' || reason === 'ENOTDIR') return []
  const id = basename(folder)
  const problem = `the folder ${folder} cannot be read (${reason})`
  return [{ id, folder, broken: { ...NOTHING_KNOWN, id, kind: 'missing_asset', problem } }]
}

/** Shipped packs that are not where they ship. */
export function missingIn(folder: string, names: readonly string[]): readonly FoundPack[] {
  if (folder !== shippedFolder()) return []
  return Object.entries(SHIPPED_PACKS)
    .filter(([id]) => !names.includes(id))
    .map(([id, known]) => {
      const broken = { id, ...known, kind: 'missing_asset', problem: 'it is not there' } as const
      return { id, folder, broken }
    })
}

/** Names that may be packs, in order, and the folder without links in its path; else why it cannot be read. */
function list(
  folder: string,
): { readonly names: readonly string[]; readonly place: string } | { readonly reason: string } {
  try {
    const place = realpathSync(folder)
    const names = readdirSync(place).filter((name) => isPackName(place, name))
    return { names: names.sort(), place }
  } catch (error) {
    return { reason: reasonOf(error) }
  }
}

const NOTHING_KNOWN = { level: 'L3', categories: [] } as const

/** A name with a dot in front is a pack that is being made or removed; a file is none. */
function isPackName(place: string, name: string): boolean {
  if (name.startsWith('.')) return false
  try {
    return statSync(join(place, name)).isDirectory()
  } catch {
    // A link to nowhere may have been a pack.
    return true
  }
}

/** @param place the folder without links in its path. */
function readPack(folder: string, place: string, id: string): FoundPack {
  let json = ''
  try {
    const own = join(place, id)
    if (realpathOrNull(own) !== own) {
      throw new ModelPackError(`${id} is a link; a pack is a folder of its own`)
    }
    json = readManifest(own)
    return { id, folder, pack: checkPackFiles(own, parseManifest(json, id)) }
  } catch (error) {
    if (!(error instanceof ModelPackError)) throw error
    const { kind, message: problem } = error
    return { id, folder, broken: { id, ...salvageManifest(json), kind, problem } }
  }
}

function realpathOrNull(path: string): string | null {
  try {
    return realpathSync(path)
  } catch {
    return null
  }
}

function readManifest(folder: string): string {
  const path = join(folder, 'manifest.json')
  try {
    const stat = statSync(path)
    if (!stat.isFile()) throw new ModelPackError('manifest.json is no plain file')
    if (stat.size > MAX_MANIFEST_BYTES) throw new ModelPackError('manifest.json is too large')
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path))
  } catch (error) {
    if (error instanceof ModelPackError) throw error
    if (error instanceof TypeError) throw new ModelPackError('manifest.json is not UTF-8')
    const reason = reasonOf(error)
    throw reason === 'ENOENT'
      ? new ModelPackError('manifest.json is missing', 'missing_asset')
      : new ModelPackError(`manifest.json cannot be read (${reason})`)
  }
}

function duplicate(found: FoundPack): FoundPack {
  const { id, folder } = found
  const { level, categories } =
    'broken' in found
      ? found.broken
      : { level: found.pack.manifest.level, categories: categoriesOf(found.pack.manifest) }
  const problem = `another pack is called ${id}; give this one another id`
  return { id, folder, broken: { id, level, categories, kind: 'integrity_failure', problem } }
}
