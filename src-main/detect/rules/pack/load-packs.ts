/**
 * Reads the rule packs that ship with the program.
 *
 * The one place that knows where they lie: workers, the CLI's listing and the
 * tests ask here.
 */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { resourcesDir } from '../../../entry-points.ts'
import { parseRulePack, type RulePack } from './rule-pack.ts'

/** `resources/rules`. */
const RULES_FOLDER = join(resourcesDir(), 'rules')

/** The files of a folder of packs with their bytes, in the order of their names. */
export function packFiles(
  folder: string = RULES_FOLDER,
): readonly (readonly [name: string, bytes: Buffer])[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => [name, readFileSync(join(folder, name))])
}

/** @throws {RulePackError} where a file is not a valid pack. */
export function readPacks(files: ReturnType<typeof packFiles>): readonly RulePack[] {
  return files.map(([name, bytes]) => parseRulePack(bytes.toString(), name))
}

/**
 * Every pack of a folder, in the order of the file names.
 * @throws {RulePackError} where a file is not a valid pack; file system errors as they are
 */
export function loadPacks(folder: string = RULES_FOLDER): readonly RulePack[] {
  return readPacks(packFiles(folder))
}
