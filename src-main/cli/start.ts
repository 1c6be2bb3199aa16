/** `npm start`. Its settings are made before anything else of it is loaded. */

import '../v8-flags.ts'
import { keepCompiledCode } from '../code-cache.ts'
import { leaveThreadsTheirLimits, startLean } from '../lean-allocator.ts'
import { optimiseEarly } from '../optimise-early.ts'

startLean()
leaveThreadsTheirLimits()
optimiseEarly()
keepCompiledCode()
const { runStart } = await import('./start-app.ts')
process.exitCode = await runStart()
