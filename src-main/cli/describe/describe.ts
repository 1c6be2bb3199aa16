/** `assay completion` and `assay man`: made from the definitions of the commands, so that they say what holds. */

import { Argument, Command } from 'commander'
import { commandTree } from './command-tree.ts'
import { manPage } from './man-page.ts'
import { completionScript, INSTALLING, SHELLS, type Shell } from './shells.ts'

/** @param whole gives the program with every command loaded. */
export function completionCommand(whole: () => Promise<Command>): Command {
  return new Command('completion')
    .addArgument(new Argument('<shell>', 'whose completion to print').choices(SHELLS))
    .addHelpText('after', `\nInstalling it:\n${Object.values(INSTALLING).join('\n')}`)
    .action(async (shell: Shell) => {
      process.stdout.write(completionScript(shell, commandTree(await whole())))
    })
}

/** @param whole gives the program with every command loaded. */
export function manCommand(whole: () => Promise<Command>): Command {
  return new Command('man')
    .addHelpText('after', '\nReading it: assay man | man -l -')
    .action(async () => {
      process.stdout.write(manPage(commandTree(await whole())))
    })
}
