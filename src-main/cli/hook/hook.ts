/** `assay hook`: answers an agent client that asks before it reads what a tool has given. */

import { Argument, Command, Option } from 'commander'
import { readStandardInput } from '../../intake/read-bounded.ts'
import { EXIT } from '../exit-codes.ts'
import { addScannerOptions, openScanner, type ScannerOptions } from '../scanner/scanner-options.ts'
import { jsonLine } from '../terminal-table.ts'
import { HOOK_CLIENTS, type HookClientName } from './clients.ts'
import { judgeOutput, type Withheld } from './judge-output.ts'

interface HookOptions extends ScannerOptions {
  readonly withhold: Withheld
}

/** Names and addresses of people are in most that tools give, and are no reason to stop one. */
const LOOKED_FOR = ['injection', 'dlp'] as const

const HELP = `
Reads the client's question from standard input and writes its answer to standard output. An
output with an order or a threat in it is withheld, one with a secret is handed on without it.

Exit codes:
  0  answered; the answer says what becomes of the output
  2  the question is not one of this client, or there is no scanning here`

export function hookCommand(): Command {
  const command = new Command('hook')
    .addArgument(
      new Argument('<client>', 'the client that asks').choices(Object.keys(HOOK_CLIENTS)),
    )
    .addOption(
      new Option('--withhold <decision>', 'weakest decision that keeps an output from the agent')
        .choices(['block', 'review'])
        .default('block'),
    )
    .addHelpText('after', HELP)
  return addScannerOptions(command, LOOKED_FOR).action(hook)
}

async function hook(name: HookClientName, options: HookOptions, command: Command): Promise<void> {
  const client = HOOK_CLIENTS[name]
  const question = questionOf(await readStandardInput())
  const event = question?.hook_event_name
  if (question === undefined || !client.events.some((known) => known === event)) {
    const asked = question === undefined ? 'no JSON object' : 'another event'
    command.error(`error: ${name} asks with ${client.events.join(' or ')}; this is ${asked}`, {
      exitCode: EXIT.unusable,
    })
    return
  }
  const scanner = await openScanner(options)
  try {
    const decision = await judgeOutput(scanner, client.outputOf(question), options.withhold)
    process.stdout.write(jsonLine(client.answer(decision, question)))
  } finally {
    await scanner.close()
  }
}

/** Undefined for what is no JSON object. */
function questionOf(bytes: Uint8Array): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}
