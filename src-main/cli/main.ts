/** `assay`: the command. Its settings are made before anything else of it is loaded. */

import '../v8-flags.ts'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { keepCompiledCode } from '../code-cache.ts'
import { leaveThreadsTheirLimits, startLean } from '../lean-allocator.ts'
import { optimiseEarly } from '../optimise-early.ts'
import { bundledProgram } from './command-bundle.ts'

const { argv } = process
const isService = argv[2] === 'serve'
// The service stays, and what it holds is not the machine's; bin/assay has the settings already.
startLean(isService)
if (isService) {
  leaveThreadsTheirLimits()
  optimiseEarly()
}
keepCompiledCode()
// The same from the sources and from a bundle, which may be older than the sources are.
const root = join(import.meta.dirname, '../..')
const source = pathToFileURL(join(root, 'src-main/cli/program.ts')).href
const program = bundledProgram(root) ?? source
const { runProgram } = (await import(program)) as typeof import('./program.ts')
process.exitCode = await runProgram(argv)
