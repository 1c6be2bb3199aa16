/** Which packs read which categories of a request, before any of them runs. */

import type { Failure } from '../../../../src-shared/contract/scan-result.ts'
import type { ScanSettings } from '../../../../src-shared/contract/scan-settings.ts'
import type { Category } from '../../../../src-shared/model/vocabulary.ts'
import { categoriesOf, judges } from '../pack/manifest-heads.ts'
import type { BrokenPack, ModelPack } from '../pack/model-contract.ts'

/** The packs on this machine. */
export interface InstalledPacks {
  readonly packs: readonly ModelPack[]
  readonly broken: readonly BrokenPack[]
}

/** The packs that a request runs, by what they do in it. */
export interface SelectedModels {
  /** What is asked for. */
  readonly categories: readonly Category[]
  readonly screens: readonly ModelPack[]
  readonly guards: readonly ModelPack[]
  /** Read whole documents for names, whatever the others say. */
  readonly taggers: readonly ModelPack[]
  /** Packs that would have run, had they been whole. */
  readonly failures: readonly Failure[]
}

/**
 * The packs of a request: those of its levels that read a category it asks for
 * and that it has not switched off. A level without a pack does not run; a pack
 * that is broken is a failure. A guard that can accept nothing of what is asked does not
 * run, and a screen that cannot runs only to say what a guard should read.
 */
export function selectModels(
  settings: ScanSettings,
  { packs, broken }: InstalledPacks,
): SelectedModels {
  const wanted = (id: string, level: 'L2' | 'L3', categories: readonly string[]) =>
    settings.levels[level] &&
    settings.maxLevel >= level &&
    settings.models.get(id) !== false &&
    categories.some((category) => settings.categories.includes(category as Category))
  const standing = packs.filter(({ manifest }) =>
    wanted(manifest.id, manifest.level, categoriesOf(manifest)),
  )
  const isJudge = ({ manifest }: ModelPack) =>
    settings.categories.some((category) => judges(manifest, category))
  const guards = standing.filter((pack) => pack.manifest.level === 'L3' && isJudge(pack))
  return {
    categories: settings.categories,
    screens: standing.filter(
      (pack) =>
        pack.manifest.level === 'L2' &&
        !pack.manifest.tagger &&
        (guards.length > 0 || isJudge(pack)),
    ),
    guards,
    taggers: standing.filter(({ manifest }) => manifest.tagger !== undefined),
    failures: broken
      .filter(({ id, level, categories }) =>
        wanted(id, level, categories.length > 0 ? categories : settings.categories),
      )
      .map(({ id, level, kind }) => ({
        stage: 'asset' as const,
        kind,
        retryable: false,
        level,
        detector_id: id,
      })),
  }
}
