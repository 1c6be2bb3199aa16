/** The arguments of a tool of the project: one way to ask for its usage, and to be told of a wrong option. */

import { type ParseArgsConfig, parseArgs } from 'node:util'

type Options = NonNullable<ParseArgsConfig['options']>
type Parsed<O extends Options> = ReturnType<
  typeof parseArgs<{ readonly options: O; readonly allowPositionals: true }>
>

/**
 * Reads the arguments of this process. Prints the usage and ends it with exit code 0 where `--help` is
 * among them; says what is wrong and ends it with 2 where an option is unknown or lacks its value.
 * @param usage with its line end.
 */
export function toolArguments<const O extends Options>(usage: string, options: O): Parsed<O> {
  if (process.argv.slice(2).includes('--help')) {
    process.stdout.write(usage)
    process.exit(0)
  }
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n${usage}`)
    process.exit(2)
  }
}
