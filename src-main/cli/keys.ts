/** `assay keys`: API keys for local scripts. */

import { Command, InvalidArgumentError, Option } from 'commander'
import { AccountError } from '../accounts/account-name.ts'
import { type ApiKey, LOCAL_ACCOUNT, SCOPES, type Scope } from '../accounts/api-keys.ts'
import { type AccountPlan, isAccountPlan, PLAN_NAMES } from '../accounts/plans.ts'
import { withApiKeys } from '../compose.ts'
import { resolveDataDir } from '../paths.ts'
import { keyTable, keyView } from './key-list.ts'
import { parseExpiry } from './parse-expiry.ts'

interface CommonOptions {
  readonly dataDir?: string
  readonly json: boolean
}

interface CreateOptions extends CommonOptions {
  readonly name: string
  readonly scope?: readonly Scope[]
  readonly account: string
  readonly plan?: AccountPlan
  readonly expires?: number
}

export function keysCommand(): Command {
  return new Command('keys')
    .description('Manage API keys.')
    .addCommand(withCommonOptions(createCommand()))
    .addCommand(withCommonOptions(listCommand()))
    .addCommand(withCommonOptions(revokeCommand()))
}

function createCommand(): Command {
  return new Command('create')
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
    .option(
      '--expires <when>',
      'a date like 2027-01-31, or a time from now like 30d or 12h',
      expiry,
    )
    .action(createKey)
}

function listCommand(): Command {
  return new Command('list')
    .description('List keys, revoked and expired ones too.')
    .option('--account <name>', 'only the keys of one account')
    .action(({ account, dataDir, json }: CommonOptions & { readonly account?: string }) => {
      const keys = withApiKeys(resolveDataDir(dataDir), (all) => all.listKeys(account))
      const now = Date.now()
      process.stdout.write(
        json ? `${JSON.stringify(keys.map((key) => keyView(key, now)))}\n` : keyTable(keys, now),
      )
    })
}

function revokeCommand(): Command {
  return new Command('revoke')
    .description('End a key for good.')
    .argument('<id>', 'id of the key, as `assay keys list` shows it')
    .action((id: string, { dataDir, json }: CommonOptions) => {
      const isRevoked = withApiKeys(resolveDataDir(dataDir), (keys) =>
        keys.revokeKey(id, Date.now()),
      )
      if (!isRevoked) throw new AccountError('There is no such key, or it was revoked before.')
      process.stdout.write(json ? `${JSON.stringify({ id, revoked: true })}\n` : 'Revoked.\n')
    })
}

function withCommonOptions(command: Command): Command {
  return command
    .option('--data-dir <folder>', "the service's data folder")
    .option('--json', 'print one line of JSON', false)
}

function createKey(options: CreateOptions): void {
  const { key, record } = makeKey(options)
  if (options.json) {
    const { id, account, name, scopes, expires_at } = keyView(record, Date.now())
    process.stdout.write(`${JSON.stringify({ key, id, name, account, scopes, expires_at })}\n`)
    return
  }
  process.stdout.write(`${key}\n`)
  process.stderr.write('Keep it now: it is not shown again.\n')
}

function makeKey({ name, scope, account, plan, expires, dataDir }: CreateOptions): {
  readonly key: string
  readonly record: ApiKey
} {
  return withApiKeys(resolveDataDir(dataDir), (keys) =>
    keys.createKey(
      {
        accountId: account,
        name,
        ...(scope !== undefined && { scopes: scope }),
        ...(plan !== undefined && { plan }),
        ...(expires !== undefined && { expiresAt: expires }),
      },
      Date.now(),
    ),
  )
}

function expiry(value: string): number {
  const time = parseExpiry(value, Date.now())
  if (time === null) {
    throw new InvalidArgumentError(
      'An expiry is a date like 2027-01-31, a date and time like 2027-01-31T18:00Z, or a time from now like 30d or 12h.',
    )
  }
  return time
}

function collectScope(value: string, before: readonly Scope[] = []): readonly Scope[] {
  const scope = SCOPES.find((known) => known === value)
  if (scope === undefined) throw new InvalidArgumentError(`Scopes are ${SCOPES.join(' and ')}.`)
  return [...before, scope]
}
