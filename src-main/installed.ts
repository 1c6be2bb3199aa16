/** What an engine has on this machine, as screens read it. */

import { mkdirSync, statSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import type { RuleSummary } from '../src-shared/workspace/detectors.ts'
import type { FolderName, Installed, InstalledPack } from '../src-shared/workspace/installed.ts'
import type { ServiceState } from '../src-shared/workspace/service.ts'
import type { InstalledPacks } from './detect/detector.ts'
import { categoriesOf } from './detect/models/pack/manifest-heads.ts'
import type { RuleEntry } from './detect/rules/catalog/rule-catalog.ts'
import { USER_RULES_FOLDER } from './detect/rules/catalog/user-rules.ts'
import type { Engine } from './engine.ts'
import { resolveCacheDir } from './paths.ts'

/** Folders of a data folder that the owner looks into; the cache lies elsewhere. */
export function ownFolders(dataDir: string): Readonly<Record<FolderName, string>> {
  return {
    data: dataDir,
    rules: join(dataDir, USER_RULES_FOLDER),
    models: join(dataDir, 'models'),
    cache: resolveCacheDir(),
  }
}

/** Makes the folder where it is missing, private, so that it can be shown, and gives its path. */
export function readyFolder(dataDir: string, name: FolderName): string {
  const path = ownFolders(dataDir)[name]
  mkdirSync(path, { recursive: true, mode: 0o700 })
  return path
}

/** Versions, hashes and folders. Hashes all rules once. */
export function installedView(engine: Engine, dataDir: string): Omit<Installed, 'opens_folders'> {
  const { version, rules, models } = engine.identity()
  const hashes = new Map(models.map(({ id, sha256 }) => [id, sha256]))
  return {
    version,
    rules: {
      total: engine.rules.length,
      sha256: rules,
      left_out: engine.leftOutRules.map(({ file, problems }) => ({
        file,
        problems: [...problems],
      })),
    },
    models: [
      ...engine.models.packs.map((pack) => packView(pack, hashes, dataDir)),
      ...engine.models.broken.map(({ id, level, categories, problem }) => ({
        ...{ id, level, categories: [...categories], problem },
        ...{ version: null, sha256: null, licence: null, bytes: null, is_own: false },
      })),
    ],
    folders: ownFolders(dataDir),
  }
}

function packView(
  { manifest, modelPath, tokenizerPath }: InstalledPacks['packs'][number],
  hashes: ReadonlyMap<string, string>,
  dataDir: string,
): InstalledPack {
  const { id, version, level, licence } = manifest
  return {
    ...{ id, version, level, licence, categories: [...categoriesOf(manifest)] },
    sha256: hashes.get(id) ?? null,
    bytes: sizeOf(modelPath) + sizeOf(tokenizerPath),
    is_own: dirname(modelPath).startsWith(ownFolders(dataDir).models + sep),
    problem: null,
  }
}

/** A file that is gone by now fails in its scan, which says so. */
function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0
}

/** The packs of the service's state, those that cannot run too. */
export function modelsView({ packs, broken }: InstalledPacks): ServiceState['models'] {
  return [
    ...packs.map(({ manifest }) => ({
      id: manifest.id,
      level: manifest.level,
      categories: [...categoriesOf(manifest)],
      problem: null,
    })),
    ...broken.map(({ id, level, categories, problem }) => ({
      id,
      level,
      categories: [...categories],
      problem,
    })),
  ]
}

/** A rule as a list of rules shows it. */
export function summaryOf(rule: RuleEntry): RuleSummary {
  const { id, title, description, category, class_name, severity, pack } = rule
  const is_on = rule.default === 'on'
  return { id, title, description, category, class_name, severity, is_on, pack }
}

/** How many rules each category has. */
export function countRules(rules: readonly RuleEntry[]): ServiceState['rules'] {
  const count = (category: RuleEntry['category']) =>
    rules.filter((rule) => rule.category === category).length
  return {
    injection: count('injection'),
    dlp: count('dlp'),
    pii: count('pii'),
    threat: count('threat'),
  }
}
