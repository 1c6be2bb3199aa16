/** `assay keys`: API keys for local scripts. */

import { Command, InvalidArgumentError, Option } from 'commander'
import { LOCAL_ACCOUNT, SCOPES, type Scope } from '../accounts/api-keys.ts'
import { type AccountPlan, isAccountPlan, PLAN_NAMES } from '../accounts/plans.ts'
import { withApiKeys } from '../compose.ts'
import { resolveDataDir } from '../paths.ts'

interface CreateOptions {
  readonly name: string
  readonly scope?: readonly Scope[]
  readonly account: string
  readonly plan?: AccountPlan
  readonly dataDir?: string
  readonly json: boolean
}

export function keysCommand(): Command {
  return new Command('keys').description('Manage API keys.').addCommand(
    new Command('create')
      .description('Make a key. It is shown once and stored as a hash.')
      .requiredOption('--name <name>', 'what the key is for')
      .addOption(
        new Option(
          '--scope <scope>',
          'what the key may do; repeat for several (default: all)',
        ).argParser(collectScope),
      )
      .option('--account <name>', 'account of the key, made where it is missing', LOCAL_ACCOUNT)
      .addOption(
        new Option('--plan <plan>', 'plan of a missing account (default: free)').choices(
          PLAN_NAMES.filter(isAccountPlan),
        ),
      )
      .option('--data-dir <folder>', "the service's data folder")
      .option('--json', 'print one line of JSON', false)
      .action(createKey),
  )
}

function createKey({ name, scope, account, plan, dataDir, json }: CreateOptions): void {
  const { key, record } = withApiKeys(resolveDataDir(dataDir), (keys) =>
    keys.createKey(
      {
        accountId: account,
        name,
        ...(scope !== undefined && { scopes: scope }),
        ...(plan !== undefined && { plan }),
      },
      Date.now(),
    ),
  )
  if (json) {
    const { id, accountId, scopes } = record
    process.stdout.write(`${JSON.stringify({ key, id, name, account: accountId, scopes })}\n`)
    return
  }
  process.stdout.write(`${key}\n`)
  process.stderr.write('Keep it now: it is not shown again.\n')
}

function collectScope(value: string, before: readonly Scope[] = []): readonly Scope[] {
  const scope = SCOPES.find((known) => known === value)
  if (scope === undefined) throw new InvalidArgumentError(`Scopes are ${SCOPES.join(' and ')}.`)
  return [...before, scope]
}
