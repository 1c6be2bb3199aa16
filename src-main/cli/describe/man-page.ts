/** The manual page, in the macros of man(7). */

import { VERSION } from '../../version.ts'
import { allCommands, type CommandInfo, type OptionInfo } from './command-tree.ts'

/** @param program with all its commands. */
export function manPage(program: CommandInfo): string {
  const commands = allCommands(program).filter(({ path }) => path.length > 1)
  return `${[
    `.TH ASSAY 1 "" "assay ${VERSION}" "User Commands"`,
    '.SH NAME',
    `assay \\- ${escaped(lowered(program.description))}`,
    '.SH SYNOPSIS',
    '.B assay',
    '.I command',
    '.RI [ options ]',
    '.SH DESCRIPTION',
    escaped(program.description),
    '.SH OPTIONS',
    ...program.options.flatMap(optionLines),
    '.SH COMMANDS',
    ...commands.flatMap(commandLines),
    '.SH ENVIRONMENT',
    ...term('ASSAY_DATA_DIR', 'The data folder, where --data-dir does not name one.'),
    ...term('ASSAY_CACHE_DIR', 'The folder for what can be made again.'),
  ].join('\n')}\n`
}

function commandLines(command: CommandInfo): readonly string[] {
  return [
    `.SS ${escaped([...command.path, command.usage].join(' '))}`,
    escaped(command.description),
    ...command.options.filter(({ long }) => long !== '--help').flatMap(optionLines),
    // As it is set in help: tables and examples keep their lines.
    ...(command.notes === ''
      ? []
      : ['.PP', '.nf', ...command.notes.split('\n').map(escaped), '.fi']),
  ]
}

function optionLines({ flags, description, choices, asUsual }: OptionInfo): readonly string[] {
  const more = [
    ...(choices.length > 0 ? [`one of ${choices.join(', ')}`] : []),
    ...(asUsual !== undefined ? [`${asUsual} where it is left out`] : []),
  ]
  return term(flags, more.length === 0 ? description : `${description} (${more.join('; ')})`)
}

function term(name: string, description: string): readonly string[] {
  return ['.TP', `.B ${escaped(name)}`, escaped(description)]
}

function lowered(sentence: string): string {
  return `${sentence.slice(0, 1).toLowerCase()}${sentence.slice(1).replace(/[.]$/, '')}`
}

/** Neither a request at the start of a line, nor an escape in it; a minus is one that can be copied. */
function escaped(line: string): string {
  const safe = line.replaceAll('\\', '\\e').replaceAll('-', '\\-')
  return /^[.']/.test(safe) ? `\\&${safe}` : safe
}
