/** `assay`: the command. Its settings are made before anything else of it is loaded. */

import '../v8-flags.ts'
import { join } from 'node:path'
import { keepCompiledCode } from '../code-cache.ts'
import { bundledProgram } from './command-bundle.ts'

keepCompiledCode()
const { argv } = process
// A service stays, and a bundle may be made anew under it.
const bundle = argv[2] === 'serve' ? undefined : bundledProgram(join(import.meta.dirname, '../..'))
const { runProgram } = (await import(bundle ?? './program.ts')) as typeof import('./program.ts')
process.exitCode = await runProgram(argv)
