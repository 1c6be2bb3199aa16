/** The settings of a scan: what a client's configuration comes to. Plain code, for threads that need no schemas. */

import type { Policy } from '../model/policy.ts'
import { CATEGORIES, type Category, DEFAULT_CATEGORIES, type Level } from '../model/vocabulary.ts'
import type { ScanConfig } from './scan-request.ts'

/** A configuration in which nothing is left open. */
export interface ScanSettings {
  readonly categories: readonly Category[]
  readonly maxLevel: Level
  readonly chunkOverlapTokens: number
  readonly levels: Readonly<Record<Level, boolean>>
  readonly rules: ReadonlyMap<string, boolean>
  readonly models: ReadonlyMap<string, boolean>
  /** The account's own, where it has replaced the default one. */
  readonly policy?: Policy
}

/** A client's configuration, with what holds for its account. Kept with a job: read again, it is decided alike. */
export type AppliedConfig = ScanConfig & { readonly policy?: Policy }

/** Why a configuration of the right shape cannot be used; `path` is its JSON pointer. */
export interface ConfigProblem {
  readonly path: string
  readonly message: string
}

/**
 * Where the parts of a configuration that fits {@link ScanConfig} contradict each
 * other; nothing where it can be used. Asked once, when it comes in.
 */
export function configProblem(config: ScanConfig): ConfigProblem | undefined {
  const categories = categoriesOf(config)
  if (new Set(categories).size < categories.length) {
    return { path: '/config/categories', message: 'names a category twice' }
  }
  if (!categories.includes('threat')) return undefined
  if (config.max_level === 'L1') {
    return { path: '/config/max_level', message: 'is L1, but threat needs at least L2' }
  }
  if (config.gates?.l2 === false) {
    return { path: '/config/gates/l2', message: 'is false, but threat needs L2' }
  }
  return undefined
}

/**
 * The settings of a configuration in which {@link configProblem} has found nothing:
 * its defaults filled in and its names folded.
 */
export function settingsOf(config: AppliedConfig): ScanSettings {
  const categories = categoriesOf(config)
  const { gates = {}, policy } = config
  return {
    // One order whatever the request's: the answer does not depend on it.
    categories: CATEGORIES.filter((category) => categories.includes(category)),
    maxLevel: config.max_level ?? 'L3',
    chunkOverlapTokens: config.chunk_overlap_tokens ?? 0,
    levels: { L1: gates.l1 ?? true, L2: gates.l2 ?? true, L3: gates.l3 ?? true },
    rules: new Map(Object.entries(gates.rules ?? {})),
    models: new Map(Object.entries(gates.models ?? {})),
    ...(policy && { policy }),
  }
}

/** How many rules a configuration switches off, those among them that no machine has. */
export function rulesOff({ gates = {} }: ScanConfig): number {
  return Object.values(gates.rules ?? {}).filter((isOn) => !isOn).length
}

/** The categories as they were named, in lower case. */
function categoriesOf({ categories }: ScanConfig): readonly Category[] {
  return (categories ?? DEFAULT_CATEGORIES).map((name) => name.toLowerCase() as Category)
}
