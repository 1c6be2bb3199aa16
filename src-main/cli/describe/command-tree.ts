/** What the definitions of the commands say, for what is generated from them. */

import type { Command } from 'commander'

export interface OptionInfo {
  /** As help shows it: `--format <format>`. */
  readonly flags: string
  readonly long: string
  readonly short?: string
  readonly description: string
  readonly takesValue: boolean
  readonly choices: readonly string[]
  /** As help shows it; where there is none, nothing. */
  readonly asUsual?: string
}

export interface CommandInfo {
  /** Names from the program's own on: `['assay', 'keys', 'list']`. */
  readonly path: readonly string[]
  readonly description: string
  /** What follows the name. */
  readonly usage: string
  readonly options: readonly OptionInfo[]
  readonly argumentChoices: readonly string[]
  /** What help says behind the options. */
  readonly notes: string
  readonly children: readonly CommandInfo[]
}

/** The command and all below it. */
export function commandTree(command: Command, above: readonly string[] = []): CommandInfo {
  const path = [...above, command.name()]
  const help = command.createHelp()
  return {
    path,
    description: command.description(),
    usage: command.usage(),
    options: help.visibleOptions(command).map((option) => ({
      flags: option.flags,
      long: option.long ?? option.flags,
      ...(option.short && { short: option.short }),
      description: option.description,
      takesValue: option.required || option.optional,
      choices: option.argChoices ?? [],
      ...usualOf(option),
    })),
    argumentChoices: command.registeredArguments.flatMap(({ argChoices = [] }) => argChoices),
    notes: notesOf(command),
    children: command.commands.map((child) => commandTree(child, path)),
  }
}

/** A command and all below it, each once. */
export function allCommands(info: CommandInfo): readonly CommandInfo[] {
  return [info, ...info.children.flatMap(allCommands)]
}

function usualOf(option: {
  readonly defaultValue?: unknown
  readonly defaultValueDescription?: string | undefined
}): Pick<OptionInfo, 'asUsual'> {
  const { defaultValue, defaultValueDescription } = option
  if (defaultValueDescription !== undefined) return { asUsual: defaultValueDescription }
  const isTold = typeof defaultValue === 'string' || typeof defaultValue === 'number'
  return isTold ? { asUsual: String(defaultValue) } : {}
}

/** Commander gives it to whoever prints its help alone. */
function notesOf(command: Command): string {
  let whole = ''
  const output = command.configureOutput()
  command.configureOutput({
    ...output,
    writeOut: (text) => {
      whole += text
    },
  })
  command.outputHelp()
  command.configureOutput(output)
  return whole.slice(command.helpInformation().length).trim()
}
