/**
 * `npm run evaluate -- FILE… [--category C] [--max-level L] [--models-only] [--scores FILE] [--every N] [--remember FILE] [--json]`:
 * how right the detectors are on labelled data. Several files are one set;
 * without a category it is the one that a file is named after. `--scores` writes
 * a line of JSON a row, and `--models-only` leaves out the rules, both for choosing
 * the models' thresholds. `--every` reads each Nth row alone; `--remember` keeps what the networks
 * said in a file, so that the next run after a change of rules or decisions takes seconds. Where a detector failed or is missing, the figures are
 * printed all the same and say in how many rows; scores then stay in `FILE.part`,
 * and the exit status is 1.
 */

import '../../src-main/v8-flags.ts'
import { basename } from 'node:path'
import { toolArguments } from '../../scripts/tool-arguments.ts'
import { createEngine } from '../../src-main/engine.ts'
import { resolveDataDir } from '../../src-main/paths.ts'
import { configProblem, settingsOf } from '../../src-shared/contract/scan-settings.ts'
import { CATEGORIES, type Category, LEVELS } from '../../src-shared/model/vocabulary.ts'
import { type Evaluation, evaluate } from './evaluate.ts'
import { type LabelledRow, readRows } from './read-rows.ts'
import { rememberReadings } from './remembered-readings.ts'
import { openScores, type ScoresFile } from './scores-file.ts'
import { tableOf } from './table.ts'

const USAGE =
  'usage: npm run evaluate -- FILE… --category injection|dlp|pii|threat [--max-level L1|L2|L3] [--models-only] [--scores FILE] [--every N] [--remember FILE] [--json]\n'

const { values, positionals: files } = toolArguments(USAGE, {
  category: { type: 'string' },
  'max-level': { type: 'string', default: 'L3' },
  'data-dir': { type: 'string' },
  scores: { type: 'string' },
  'models-only': { type: 'boolean', default: false },
  every: { type: 'string', default: '1' },
  remember: { type: 'string' },
  json: { type: 'boolean', default: false },
})

process.exitCode = await run()

async function run(): Promise<number> {
  const level = LEVELS.find((each) => each === values['max-level'])
  const category = categoryOf()
  const every = Number(values.every)
  const isUsable = files.length > 0 && level !== undefined && category !== undefined
  if (!isUsable || !Number.isInteger(every) || every < 1) {
    process.stderr.write(USAGE)
    return 2
  }
  const config = {
    categories: [category],
    max_level: level,
    gates: { l1: !values['models-only'] },
  }
  const problem = configProblem(config)
  if (problem !== undefined) {
    process.stderr.write(`${problem.path} ${problem.message}\n`)
    return 2
  }
  const settings = settingsOf(config)
  const engine = createEngine({
    dataDir: resolveDataDir(values['data-dir']),
    network: { allowHosts: [], resolve: [] },
    ...(values.remember !== undefined && { aroundReadTexts: rememberReadings(values.remember) }),
  })
  try {
    const rows = await begun(allRows(every))
    await using scores = values.scores === undefined ? undefined : await openScores(values.scores)
    await engine.warmUp()
    // The times are those of reading, not of opening the networks.
    if (level !== 'L1') await engine.warmAll()
    const evaluation = await evaluate(rows, engine, settings, async (row, done) => {
      await scores?.add(row)
      tellProgress(done)
    })
    process.stdout.write(values.json ? `${JSON.stringify(evaluation)}\n` : tableOf(evaluation))
    if (evaluation.incomplete > 0) process.stderr.write(incompleteSentence(evaluation, scores))
    else await scores?.finish()
    // Figures tell themselves how whole they are; scores are read by what chooses thresholds.
    return scores && evaluation.incomplete > 0 ? 1 : 0
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    return 1
  } finally {
    await engine.close()
  }
}

function categoryOf(): Category | undefined {
  const named = values.category ?? basename(files[0] ?? '').split('.')[0]
  return CATEGORIES.find((each) => each === named)
}

/** The first row and each `every`th after it, counted over all files. */
async function* allRows(every: number): AsyncGenerator<LabelledRow> {
  let passed = 0
  for (const file of files) {
    for await (const row of readRows(file)) if (passed++ % every === 0) yield row
  }
}

/** All rows, of which the first was read: a file that cannot be is told before the networks are opened. */
async function begun<Row>(rows: AsyncGenerator<Row>): Promise<AsyncGenerator<Row>> {
  const first = await rows.next()
  return (async function* () {
    if (!first.done) yield first.value
    yield* rows
  })()
}

/** On a terminal, how far it has come. */
function tellProgress(done: number): void {
  if (process.stderr.isTTY && done % 100 === 0) process.stderr.write(`\r${done} `)
}

function incompleteSentence({ incomplete, n }: Evaluation, scores: ScoresFile | undefined): string {
  const kept = scores ? `; the scores of the others stay in ${scores.part}` : ''
  return `${incomplete} of ${n} rows ${incomplete === 1 ? 'was' : 'were'} not wholly read, since a detector failed or is missing${kept}.\n`
}
