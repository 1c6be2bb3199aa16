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
export const RULES_FOLDER = join(resourcesDir(), 'rules')

/**
 * Every pack of a folder, in the order of the file names.
 * @throws {RulePackError} where a file is not a valid pack; file system errors as they are
 */
export function loadPacks(folder: string = RULES_FOLDER): readonly RulePack[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => parseRulePack(readFileSync(join(folder, name), 'utf8'), name))
}
