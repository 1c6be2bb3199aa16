/**
 * The command line as a whole. Each sub-command is a file, which is loaded only
 * where it is named: whoever asks for help or mistypes waits for nothing else.
 * Usage errors end with exit code 2.
 */

import { Command, CommanderError, Help, type Option } from 'commander'
import { ExplainedError } from '../explained-error.ts'
import { VERSION } from '../version.ts'
import { EXIT } from './exit-codes.ts'
import { endOnLostOutput } from './lost-output.ts'

interface SubCommand {
  readonly name: string
  /** What stands behind the name in the list of commands. */
  readonly takes: string
  readonly description: string
  readonly load: () => Promise<Command>
}

const SUB_COMMANDS: readonly SubCommand[] = [
  {
    name: 'serve',
    takes: '[options]',
    description: 'Start the service and the app on 127.0.0.1.',
    load: async () => (await import('./serve.ts')).serveCommand(),
  },
  {
    name: 'scan',
    takes: '[options] [path...]',
    description: 'Scan files, folders, web pages and MCP servers, and print what was found.',
    load: async () => (await import('./scan.ts')).scanCommand(),
  },
  {
    name: 'keys',
    takes: '',
    description: 'Manage API keys.',
    load: async () => (await import('./keys.ts')).keysCommand(),
  },
  {
    name: 'models',
    takes: '',
    description: 'Manage models, your own ones too.',
    load: async () => (await import('./models.ts')).modelsCommand(),
  },
  {
    name: 'rules',
    takes: '',
    description: 'List rules, and test your own.',
    load: async () => (await import('./rules.ts')).rulesCommand(),
  },
  {
    name: 'mcp',
    takes: '[options]',
    description: 'Be an MCP server: agents have things scanned.',
    load: async () => (await import('./mcp/mcp.ts')).mcpCommand(),
  },
  {
    name: 'hook',
    takes: '[options] <client>',
    description: "Check a tool's output before an agent reads it.",
    load: async () => (await import('./hook/hook.ts')).hookCommand(),
  },
  {
    name: 'watch',
    takes: '[options] <folder>',
    description: 'Scan what comes into a folder.',
    load: async () => (await import('./watch/watch.ts')).watchCommand(),
  },
  {
    name: 'doctor',
    takes: '[options]',
    description: 'Look at all that a scan needs, and say what mends what is wrong.',
    load: async () => (await import('./doctor/doctor.ts')).doctorCommand(),
  },
  {
    name: 'export',
    takes: '[options] [file]',
    description: 'Write the history to a file: documents, findings and judgements.',
    load: async () => (await import('./archive/export.ts')).exportCommand(),
  },
  {
    name: 'import',
    takes: '[options] <file>',
    description: 'Take over a history that `assay export` wrote.',
    load: async () => (await import('./archive/import.ts')).importCommand(),
  },
  {
    name: 'completion',
    takes: '<shell>',
    description: 'Print the completion of a shell.',
    load: async () => (await import('./describe/describe.ts')).completionCommand(wholeProgram),
  },
  {
    name: 'man',
    takes: '',
    description: 'Print the manual page.',
    load: async () => (await import('./describe/describe.ts')).manCommand(wholeProgram),
  },
]

/**
 * Runs what the arguments ask for.
 * @param argv as `process.argv` has them.
 * @returns the exit code; one that the command has set stays.
 */
export async function runProgram(argv: readonly string[]): Promise<number | undefined> {
  endOnLostOutput()
  const program = await programWith((name) => argv.includes(name))
  for (const command of allCommands(program)) command.exitOverride()
  try {
    await program.parseAsync(argv)
    return process.exitCode as number | undefined
  } catch (error) {
    return report(error)
  }
}

/** @param isLoaded whether the file of a command is loaded; the others have no options. */
async function programWith(isLoaded: (name: string) => boolean): Promise<Command> {
  const program = new Command('assay')
    .description('Scans documents for risk on your own machine.')
    .version(VERSION)
    .showHelpAfterError('Try --help.')
  for (const { name, takes, description, load } of SUB_COMMANDS) {
    const command = isLoaded(name) ? await load() : new Command(name).usage(takes)
    program.addCommand(command.description(description).copyInheritedSettings(program))
  }
  for (const command of allCommands(program)) command.configureHelp({ optionDescription })
  return program.configureHelp({ optionDescription, subcommandTerm: termOf })
}

/** With every command loaded, for what is made from their definitions. */
export function wholeProgram(): Promise<Command> {
  return programWith(() => true)
}

/** As commander has it, but of a switch that is off and a list that is empty: that goes without saying. */
function optionDescription(option: Option): string {
  const { defaultValue } = option
  const isNothing =
    defaultValue === false || (Array.isArray(defaultValue) && defaultValue.length === 0)
  const told = isNothing
    ? Object.assign(Object.create(option), { defaultValue: undefined })
    : option
  return new Help().optionDescription(told)
}

/** As commander has it, also of a command whose file is not loaded. */
function termOf(command: Command): string {
  const known = SUB_COMMANDS.find(({ name }) => name === command.name())
  const takes = known?.takes ?? '[command]'
  return takes === '' ? command.name() : `${command.name()} ${takes}`
}

function report(error: unknown): number {
  // Commander has already said what was wrong, or shown the help that was asked for.
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.unusable
  const isExplained = error instanceof ExplainedError
  const message = isExplained ? error.message : String((error as Error)?.stack ?? error)
  process.stderr.write(`assay: ${message}\n`)
  return EXIT.unusable
}

function allCommands(command: Command): readonly Command[] {
  return [command, ...command.commands.flatMap(allCommands)]
}
