/**
 * The model packs of this machine as their owner looks after them: what is there,
 * whether it works, and the user's own, which come and go. The commands enter the
 * room here.
 */

import { readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { proveTagger } from '../names/tagger/prove-tagger.ts'
import { ModelPackError, reasonOf } from '../pack/check-pack-error.ts'
import { type FoundPack, findPacks, packFolders } from '../pack/load-packs.ts'
import { categoriesOf } from '../pack/manifest-heads.ts'
import type { BrokenPack } from '../pack/model-contract.ts'
import type { ModelUse } from './describe-model.ts'
import { withNetwork } from './describe-model-network.ts'
import { provePack } from './describe-model-proof.ts'
import { type AddedPack, addPack } from './pack-folder-add.ts'

export type { AddedPack, ModelUse }
export { ModelPackError }

/** A pack as lists show it. */
export interface PackView {
  readonly id: string
  readonly level: 'L2' | 'L3'
  readonly categories: readonly string[]
  /** Null where its manifest cannot be used. */
  readonly version: string | null
  readonly source: 'shipped' | 'own'
  readonly state: 'ready' | BrokenPack['kind']
  /** What is wrong with it, in a few words; null where nothing is. */
  readonly problem: string | null
}

export interface PackFolder {
  /** Every pack, with its files read and hashed. */
  readonly list: () => readonly PackView[]
  /** As `list`, with every network opened and a text read with it. */
  readonly check: () => Promise<readonly PackView[]>
  /**
   * Makes a pack of a model in a folder and keeps it among the user's own.
   * @param id undefined takes the folder's name.
   * @throws {ModelPackError} where the model cannot be used; nothing is kept then
   */
  readonly add: (folder: string, id: string | undefined, use: ModelUse) => Promise<AddedPack>
  /**
   * Deletes one of the user's own, also a broken one.
   * @throws {ModelPackError} where there is no such pack, it ships with the program, or it cannot be deleted
   */
  readonly remove: (id: string) => PackView
}

/**
 * @param dataDir the service's data folder.
 * @param folders where packs lie, for tests.
 */
export function openPackFolder(
  dataDir: string,
  { shipped, own } = packFolders(dataDir),
): PackFolder {
  const find = () => findPacks([shipped, own])
  const view = (found: FoundPack) => viewOf(found, found.folder === own ? 'own' : 'shipped')
  return {
    list: () => find().map(view),
    async check() {
      const views: PackView[] = []
      for (const found of find()) views.push(view(await proved(found)))
      return views
    },
    add: (folder, id, use) => addPack({ folder, id, use, shipped, own }),
    remove(id) {
      const all = find().filter((each) => each.id === id)
      const mine = all.find(({ folder }) => folder === own)
      if (mine === undefined) throw notMine(id, all.length > 0)
      deleteFolder(own, id)
      return view(mine)
    },
  }
}

function viewOf(found: FoundPack, source: PackView['source']): PackView {
  const { id } = found
  if ('broken' in found) {
    const { level, categories, kind: state, problem } = found.broken
    return { id, level, categories, version: null, source, state, problem }
  }
  const { level, version } = found.pack.manifest
  const categories = categoriesOf(found.pack.manifest)
  return { id, level, categories, version, source, state: 'ready', problem: null }
}

async function proved(found: FoundPack): Promise<FoundPack> {
  if ('broken' in found) return found
  const { id, folder, pack } = found
  try {
    if (pack.manifest.tagger) await proveTagger(pack)
    else await withNetwork(pack.modelPath, (network) => provePack(pack, network))
    return found
  } catch (error) {
    if (!(error instanceof ModelPackError)) throw error
    const { level } = pack.manifest
    const categories = categoriesOf(pack.manifest)
    return {
      id,
      folder,
      broken: { id, level, categories, kind: error.kind, problem: error.message },
    }
  }
}

function notMine(id: string, isShipped: boolean): ModelPackError {
  return new ModelPackError(
    isShipped
      ? `The model ${id} ships with Assay and stays. A request switches it off with gates.models.`
      : `There is no model of your own called "${id.slice(0, 64)}". See \`assay models list\`.`,
  )
}

/** The name goes at once, so that nobody loads half a pack; only a name that stands in the folder gets here. */
function deleteFolder(own: string, id: string): void {
  if (!readdirSync(own).includes(id)) throw notMine(id, false)
  const going = join(own, `.removing-${id}`)
  try {
    rmSync(going, { recursive: true, force: true })
    renameSync(join(own, id), going)
    rmSync(going, { recursive: true, force: true })
  } catch (error) {
    throw new ModelPackError(`${join(own, id)} cannot be deleted (${reasonOf(error)}).`)
  }
}
