/** `npm start`. Its settings are made before anything else of it is loaded. */

import '../v8-flags.ts'
import { keepCompiledCode } from '../code-cache.ts'
import { startLean } from '../lean-allocator.ts'

startLean()
keepCompiledCode()
const { runStart } = await import('./start-app.ts')
process.exitCode = await runStart()
