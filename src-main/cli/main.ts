/** `assay`: the command. Its settings are made before anything else of it is loaded. */

import '../v8-flags.ts'
import { keepCompiledCode } from '../code-cache.ts'

keepCompiledCode()
const { runProgram } = await import('./program.ts')
process.exitCode = await runProgram(process.argv)
