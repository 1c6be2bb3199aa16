/** What scans: rules, models, and whether a known text is judged as it must be. */

import { createOwnerLimits } from '../../accounts/limits.ts'
import { readConfig } from '../../config.ts'
import { openPackFolder } from '../../detect/models/add/pack-folder.ts'
import { COMMAND_BOUNDS, createEngine } from '../../engine.ts'
import { scanHere } from '../scan-one.ts'
import type { Checkup } from './checkup.ts'

type Found = Omit<Checkup, 'name'>

/** How much of a hash is enough to compare two machines by. */
const HASH_SHOWN = 16

/** @param isThorough opens every network and has it read a sentence; else files and hashes alone. */
export async function checkModels(dataDir: string, isThorough: boolean): Promise<Found> {
  const folder = openPackFolder(dataDir)
  const packs = isThorough ? await folder.check() : folder.list()
  const told = packs.map(({ id, level, version }) => `${id} ${version ?? '?'} (${level})`)
  const broken = packs.filter(({ state }) => state !== 'ready')
  if (broken.length > 0) {
    return {
      state: 'problem',
      found: broken.map(({ id, problem }) => `${id}: ${problem}`).join('; '),
      mend: broken.some(({ source }) => source === 'shipped')
        ? 'Get the files of the program anew (git checkout resources/models).'
        : '`assay models remove ID`, and add it again.',
    }
  }
  if (packs.length > 0) return { state: 'ok', found: told.join(', ') }
  const mend = 'Get the files of the program anew (git checkout resources/models).'
  return { state: 'problem', found: 'there are none: threats are not looked for', mend }
}

const KNOWN = 'the key is assay_Qm9wK3zT7vLx2Rj8NcY5hGd1FsPaE6uBtXi4MoWqCyZ'

/** Rules with their hash, files of the owner's that are left out, and one scan from end to end. */
export async function checkRules(dataDir: string): Promise<readonly [rules: Found, scan: Found]> {
  const { plans, network } = readConfig(dataDir)
  const engine = createEngine({ dataDir, network, bounds: COMMAND_BOUNDS })
  try {
    const scan = scanHere(engine, createOwnerLimits(plans), {
      categories: ['dlp'],
      max_level: 'L1',
    })
    const { job } = await scan('text', { type: 'text', text: KNOWN })
    const works = job.decision === 'block'
    return [
      rulesFound(engine),
      works
        ? { state: 'ok', found: 'a known key is found and blocked' }
        : {
            state: 'problem',
            found: `a known key is not blocked (${job.decision ?? 'no decision'})`,
            mend: 'Get the files of the program anew: git status shows what was changed.',
          },
    ]
  } finally {
    await engine.close()
  }
}

function rulesFound({ rules, leftOutRules, identity }: ReturnType<typeof createEngine>): Found {
  const hash = identity().rules.slice(0, HASH_SHOWN)
  const found = `${rules.length} rules, sha256 ${hash}…`
  const [first] = leftOutRules
  if (first === undefined) return { state: 'ok', found }
  return {
    state: 'problem',
    found: `${found}; left out: ${leftOutRules.map(({ file }) => file).join(', ')}`,
    mend: `assay rules test '${first.file}' says what is wrong.`,
  }
}
