/** `assay`: the command. Its settings are made before anything else of it is loaded. */

import '../v8-flags.ts'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { keepCompiledCode } from '../code-cache.ts'
import { startLean } from '../lean-allocator.ts'
import { bundledProgram } from './command-bundle.ts'

const { argv } = process
// The service stays, and what it holds is not the machine's; bin/assay has the settings already.
startLean(argv[2] === 'serve')
keepCompiledCode()
// The bundle has this file too, as deep in the project.
const root = join(import.meta.dirname, '../..')
const program = bundledProgram(root) ?? pathToFileURL(join(root, 'src-main/cli/program.ts')).href
const { runProgram } = (await import(program)) as typeof import('./program.ts')
process.exitCode = await runProgram(argv)
