/**
 * Where the parts that are found by path, not by import, lie: worker entries,
 * the resources folder, the built renderer.
 *
 * The same sources run in two places: unbuilt in `src-main/`, and bundled flat
 * into `out/main/` for Electron. Only this file knows the difference.
 */

import { basename, posix } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Entries in the source tree; the bundle lays them side by side under the same names. */
const WORKERS = {
  extract: './extract/extract.worker.ts',
  tokens: './chunk/tokens.worker.ts',
  rules: './detect/rules/rules.worker.ts',
  trial: './detect/rules/catalog/try-rules.worker.ts',
  own_rules: './detect/rules/catalog/own-rules.worker.ts',
  inference: './detect/models/run/inference.process.ts',
  describe: './detect/models/add/describe-model.process.ts',
  decide: './decide/decide.worker.ts',
  json: './api/json.worker.ts',
  copy: './present/copy.worker.ts',
  format: './present/format.worker.ts',
  storage: './storage.worker.ts',
} as const
export type WorkerName = keyof typeof WORKERS

const unbuilt = import.meta.url.endsWith('.ts')
const projectRoot = new URL(unbuilt ? '../' : '../../', import.meta.url)

/** The file that a thread or process of this name starts with. */
export function workerEntry(name: WorkerName): URL {
  const source = WORKERS[name]
  return new URL(unbuilt ? source : `./${basename(source, '.ts')}.js`, import.meta.url)
}

/** What a bundler is to make of the workers: their sources, from the project's root, by the names of their bundled files. */
export function workerSources(): Record<string, string> {
  return Object.fromEntries(
    Object.values(WORKERS).map((source) => [
      basename(source, '.ts'),
      posix.join('src-main', source),
    ]),
  )
}

/** Absolute path of `resources/`: rule packs, samples, icons. */
export function resourcesDir(): string {
  return fileURLToPath(new URL('resources', projectRoot))
}

/** Absolute path of the built renderer. It is missing until the app was built. */
export function rendererDir(): string {
  return fileURLToPath(new URL('dist/renderer', projectRoot))
}
