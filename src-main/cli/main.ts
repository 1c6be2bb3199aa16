/** `assay`: the command. Each sub-command is a file; usage errors end with exit code 2. */

import '../v8-flags.ts'
import { Command, CommanderError } from 'commander'
import { AccountError } from '../accounts/account-name.ts'
import { PortInUse } from '../api/listen.ts'
import { DataDirInUse } from '../compose.ts'
import { ConfigError } from '../config.ts'
import { ModelPackError } from '../detect/models/add/pack-folder.ts'
import { DataDirError } from '../paths.ts'
import { DatabaseError } from '../store/database-error.ts'
import { VERSION } from '../version.ts'
import { BuildToolMissing } from './build-app.ts'
import { EXIT } from './exit-codes.ts'
import { keysCommand } from './keys.ts'
import { modelsCommand } from './models.ts'
import { rulesCommand } from './rules.ts'
import { scanCommand } from './scan.ts'
import { serveCommand } from './serve.ts'

/** Errors that the person at the machine can mend; their message says how. */
const EXPLAINED = [
  AccountError,
  BuildToolMissing,
  ConfigError,
  DataDirError,
  DatabaseError,
  DataDirInUse,
  ModelPackError,
  PortInUse,
]

const program = new Command('assay')
  .description('Scans documents for risk on your own machine.')
  .version(VERSION)
  .showHelpAfterError('Try --help.')

for (const command of [
  serveCommand(),
  scanCommand(),
  keysCommand(),
  modelsCommand(),
  rulesCommand(),
]) {
  program.addCommand(command.copyInheritedSettings(program))
}
for (const command of allCommands(program)) command.exitOverride()

try {
  await program.parseAsync()
} catch (error) {
  process.exitCode = report(error)
}

function report(error: unknown): number {
  // Commander has already said what was wrong, or shown the help that was asked for.
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.unusable
  const isExplained = EXPLAINED.some((kind) => error instanceof kind)
  const message = isExplained ? (error as Error).message : String((error as Error)?.stack ?? error)
  process.stderr.write(`assay: ${message}\n`)
  return EXIT.unusable
}

function allCommands(command: Command): readonly Command[] {
  return [command, ...command.commands.flatMap(allCommands)]
}
