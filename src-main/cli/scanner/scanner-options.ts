/** The options by which a command that other programs ask gets its scanner. */

import { type Command, Option } from 'commander'
import {
  CATEGORIES,
  type Category,
  LEVELS,
  type Level,
} from '../../../src-shared/model/vocabulary.ts'
import { readConfig } from '../../config.ts'
import { ExplainedError } from '../../explained-error.ts'
import { resolveDataDir } from '../../paths.ts'
import { parseCategories } from '../parse-categories.ts'
import { createServiceScanner, requiredService } from '../service/service-scanner.ts'
import type { Scanner } from './scanner.ts'

export const SERVICE_OPTION = 'have a running service scan, and keep the results in its history'

export interface ScannerOptions {
  readonly categories?: readonly Category[]
  readonly maxLevel?: Level
  readonly service: boolean
  readonly dataDir?: string
}

/** @param asUsual what is looked for where nothing is named; all that this machine can where it is left out. */
export function addScannerOptions(command: Command, asUsual?: readonly Category[]): Command {
  return addChoiceOptions(command, asUsual)
    .option('--service', SERVICE_OPTION, false)
    .option('--data-dir <folder>', 'where the settings are')
}

/** What to look for, and how closely. */
export function addChoiceOptions(command: Command, asUsual?: readonly Category[]): Command {
  return command
    .addOption(
      new Option('--categories <list>', `comma-separated, of ${CATEGORIES.join(', ')}`)
        .argParser(parseCategories)
        .default(asUsual, asUsual?.join(',') ?? 'all that this machine has detectors for'),
    )
    .addOption(
      new Option(
        '--max-level <level>',
        'highest level of detectors: L1 are the rules alone',
      ).choices(LEVELS),
    )
}

/** @throws {ExplainedError} where settings or options cannot be used. */
export async function openScanner(options: ScannerOptions): Promise<Scanner> {
  const { categories, maxLevel, service, dataDir: flag } = options
  const dataDir = resolveDataDir(flag)
  if (categories?.includes('threat') && maxLevel === 'L1') {
    throw new ExplainedError('--max-level is L1, but threat needs at least L2')
  }
  if (service) {
    return createServiceScanner(await requiredService(dataDir), { categories, maxLevel })
  }
  const { createLocalScanner } = await import('./local-scanner.ts')
  const config = readConfig(dataDir)
  return createLocalScanner({ dataDir, config, categories, maxLevel })
}
