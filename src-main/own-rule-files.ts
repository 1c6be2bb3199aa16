/** The owner's files of rules: saved, used from then on, and removed, while the service runs. */

import { lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ScanError } from '../src-shared/contract/error-codes.ts'
import type { OwnRuleList, SaveRulesRequest } from '../src-shared/workspace/own-rules.ts'
import type { OwnRules, OwnRulesRequest } from './detect/rules/catalog/own-rules.worker.ts'
import {
  MAX_RULE_FILE_BYTES,
  type RuleFileChange,
  readRuleFile,
  USER_RULES_FOLDER,
} from './detect/rules/catalog/user-rules.ts'
import { RulePackError } from './detect/rules/pack/rule-pack.ts'
import type { Engine } from './engine.ts'
import { writePrivateFile } from './private-file.ts'
import { failureOfWorker } from './workers/worker-failure.ts'
import type { WorkerPool } from './workers/worker-pool.ts'

export interface OwnRuleFiles {
  readonly list: () => OwnRuleList
  /**
   * The text of a file of the list; null where there is none.
   * @throws {ScanError} INVALID_INPUT where it is a link, no text, or too large.
   */
  readonly read: (file: string) => string | null
  /**
   * Writes a file, whole or not at all, and has scans use it from then on.
   * @throws {ScanError} INVALID_INPUT where it would not be used, or is there already and is not to be replaced; nothing
   *   has changed then.
   */
  readonly save: (request: SaveRulesRequest) => Promise<OwnRuleList>
  /**
   * Deletes a file, and its rules are not used any more; false where there is none.
   * @throws {ScanError} INVALID_INPUT where a folder has that name.
   */
  readonly remove: (file: string) => Promise<boolean>
}

export interface OwnRuleParts {
  readonly dataDir: string
  readonly engine: Pick<Engine, 'usedRules' | 'leftOutRules' | 'takeOwnRules'>
  /** Reads the rules of a folder; what they are made to do ends there. */
  readonly reader: WorkerPool<OwnRulesRequest, OwnRules>
}

export function openOwnRuleFiles({ dataDir, engine, reader }: OwnRuleParts): OwnRuleFiles {
  const folder = join(dataDir, USER_RULES_FOLDER)
  // One after the other: each is held against the files that the one before has left.
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(step: () => Promise<T>): Promise<T> => {
    const next = last.then(step)
    last = next.catch(() => {})
    return next
  }

  async function readWith(change: RuleFileChange): Promise<OwnRules> {
    try {
      return await reader.run({ dataDir, change })
    } catch (cause) {
      if (failureOfWorker(cause) === undefined) throw cause
      const said = 'Reading these rules took too long, or too much memory.'
      throw new ScanError('INVALID_INPUT', said, { cause })
    }
  }

  const list = (): OwnRuleList => ({
    files: [
      ...engine.usedRules.map(({ file, rules }) => ({ file, rules, problems: [] })),
      ...engine.leftOutRules.map(({ file, problems }) => ({
        file,
        rules: 0,
        problems: [...problems],
      })),
    ],
  })

  return {
    list,
    read(file) {
      if (!namesIn(folder).includes(file)) return null
      try {
        return readRuleFile(join(folder, file), file)
      } catch (cause) {
        if (!(cause instanceof RulePackError)) throw cause
        throw new ScanError('INVALID_INPUT', `The file ${cause.problems[0] ?? ''}.`, { cause })
      }
    },
    save: ({ file, rules, replace }) =>
      inTurn(async () => {
        if (Buffer.byteLength(rules) > MAX_RULE_FILE_BYTES) {
          throw new ScanError(
            'INVALID_INPUT',
            `A file of rules has ${MAX_RULE_FILE_BYTES} bytes at most.`,
          )
        }
        // Some file systems take `A.yaml` and `a.yaml` for one.
        if (!replace && namesIn(folder).some((name) => name.toLowerCase() === file)) {
          throw new ScanError('INVALID_INPUT', 'A file of rules of this name is there already.')
        }
        const own = await readWith({ file, source: rules })
        const refused = own.leftOut.find(
          (left) => left.file === file || left.file === USER_RULES_FOLDER,
        )
        if (refused !== undefined) {
          const said = `The file would not be used, and was not saved: ${refused.problems[0] ?? ''}`
          throw new ScanError('INVALID_INPUT', said)
        }
        refuseFolder(join(folder, file))
        mkdirSync(folder, { recursive: true, mode: 0o700 })
        writePrivateFile(join(folder, file), rules)
        engine.takeOwnRules(own)
        return list()
      }),
    remove: (file) =>
      inTurn(async () => {
        if (!namesIn(folder).includes(file)) return false
        refuseFolder(join(folder, file))
        const own = await readWith({ file, source: null })
        rmSync(join(folder, file))
        engine.takeOwnRules(own)
        return true
      }),
  }
}

/** Files of rules that lie in the folder; none where it is missing, or is a link. */
function namesIn(folder: string): readonly string[] {
  if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return []
  return readdirSync(folder).filter((name) => name.endsWith('.yaml'))
}

/**
 * A folder that is called as a file of rules is listed as not used; what lies in it may be anything, and stays.
 * @throws {ScanError} INVALID_INPUT for one.
 */
function refuseFolder(path: string): void {
  if (lstatSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) return
  throw new ScanError(
    'INVALID_INPUT',
    'A folder has this name; it is neither replaced nor removed here.',
  )
}
