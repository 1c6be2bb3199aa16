/** `npm run fuzz -- [RUNS] [SEED]`: prints what came of broken files; ends with 1 where one was not read as it should. */

import '../../src-main/v8-flags.ts'
import { fuzz } from './fuzz.ts'

const [runs = 20_000, seed = 1] = process.argv.slice(2).map(Number)
const report = await fuzz(runs, seed)
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)
process.exitCode = report.failures.length === 0 ? 0 : 1
