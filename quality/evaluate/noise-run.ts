/**
 * `npm run noise -- FOLDER… [--sample N] [--categories C,…] [--max-level L] [--remember FILE] [--json]`: what the
 * detectors say of documents that nobody labelled, files of the folders and of those
 * below: text of any kind (unpacked where it is gzipped), HTML, PDF and DOCX. Values
 * are printed masked. `--remember` is that of `npm run evaluate`.
 */

import '../../src-main/v8-flags.ts'
import { toolArguments } from '../../scripts/tool-arguments.ts'
import { createEngine } from '../../src-main/engine.ts'
import { resolveDataDir } from '../../src-main/paths.ts'
import { configProblem } from '../../src-shared/contract/scan-settings.ts'
import { CATEGORIES, LEVELS } from '../../src-shared/model/vocabulary.ts'
import { measureNoise } from './noise.ts'
import { sampleFiles } from './noise-documents.ts'
import { noiseTable } from './noise-table.ts'
import { rememberReadings } from './remembered-readings.ts'

const USAGE =
  'usage: npm run noise -- FOLDER… [--sample N] [--categories injection,dlp,pii,threat] [--max-level L1|L2|L3] [--remember FILE] [--json]\n'

const { values, positionals: folders } = toolArguments(USAGE, {
  sample: { type: 'string', default: '300' },
  categories: { type: 'string', default: 'injection,dlp,pii' },
  'max-level': { type: 'string', default: 'L3' },
  'data-dir': { type: 'string' },
  remember: { type: 'string' },
  json: { type: 'boolean', default: false },
})

process.exitCode = await run()

async function run(): Promise<number> {
  const sample = Number(values.sample)
  const level = LEVELS.find((each) => each === values['max-level'])
  const named = values.categories.split(',')
  const categories = CATEGORIES.filter((each) => named.includes(each))
  const isUsable = folders.length > 0 && level !== undefined && categories.length === named.length
  if (!isUsable || !Number.isInteger(sample) || sample < 1) {
    process.stderr.write(USAGE)
    return 2
  }
  const config = { categories, max_level: level }
  const problem = configProblem(config)
  if (problem !== undefined) {
    process.stderr.write(`${problem.path} ${problem.message}\n`)
    return 2
  }
  const engine = createEngine({
    dataDir: resolveDataDir(values['data-dir']),
    network: { allowHosts: [], resolve: [] },
    ...(values.remember !== undefined && { aroundReadTexts: rememberReadings(values.remember) }),
  })
  try {
    const files = sampleFiles(folders, sample)
    await engine.warmUp()
    const noise = await measureNoise(files, engine, config, tellProgress)
    process.stdout.write(values.json ? `${JSON.stringify(noise)}\n` : noiseTable(noise))
    return 0
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    return 1
  } finally {
    await engine.close()
  }
}

/** On a terminal, how far it has come. */
function tellProgress(done: number): void {
  if (process.stderr.isTTY && done % 20 === 0) process.stderr.write(`\r${done} `)
}
