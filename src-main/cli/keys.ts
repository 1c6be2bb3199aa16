/** `assay keys`: API keys for local scripts. */

import { Command, InvalidArgumentError, Option } from 'commander'
import { AccountError, checkName } from '../accounts/account-name.ts'
import { type ApiKey, LOCAL_ACCOUNT, SCOPES, type Scope } from '../accounts/api-keys.ts'
import { type AccountPlan, isAccountPlan, PLAN_NAMES } from '../accounts/plans.ts'
import { resolveDataDir } from '../paths.ts'
import { withApiKeys } from '../with-api-keys.ts'
import { keyTable, keyView } from './key-list.ts'
import { parseExpiry } from './parse-expiry.ts'
import { jsonLine, printable } from './terminal-table.ts'

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

interface ListOptions extends CommonOptions {
  readonly account?: string
}

export function keysCommand(): Command {
  return new Command('keys')
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
    .action(listKeys)
}

function revokeCommand(): Command {
  return new Command('revoke')
    .description('End a key for good, at once.')
    .argument('<key>', 'id of the key, or its first characters, as `assay keys list` shows them')
    .action(revokeKey)
}

function withCommonOptions(command: Command): Command {
  return command
    .option('--data-dir <folder>', "the service's data folder")
    .option('--json', 'print one line of JSON', false)
}

function createKey(options: CreateOptions): void {
  const { key, record } = makeKey(options)
  const { id, account, name, scopes, expires_at } = keyView(record, Date.now())
  if (options.json) {
    process.stdout.write(jsonLine({ key, id, name, account, scopes, expires_at }))
    return
  }
  process.stdout.write(`${key}\n`)
  process.stderr.write('Keep it now: it is not shown again.\n')
  if (expires_at !== null) process.stderr.write(`It works until ${expires_at}.\n`)
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

function listKeys({ account, dataDir, json }: ListOptions): void {
  const accountId = account === undefined ? undefined : checkName('account', account)
  const keys = withApiKeys(resolveDataDir(dataDir), (all) => all.listKeys(accountId))
  const now = Date.now()
  process.stdout.write(json ? jsonLine(keys.map((key) => keyView(key, now))) : keyTable(keys, now))
}

function revokeKey(named: string, { dataDir, json }: CommonOptions): void {
  const revoked = withApiKeys(resolveDataDir(dataDir), (keys) => {
    const key = findKey(keys.listKeys(), named)
    // The key may have been revoked by someone else since it was read.
    const now = Date.now()
    if (!keys.revokeKey(key.id, now)) throw new AccountError('The key was revoked before.')
    return keyView({ ...key, revokedAt: now }, now)
  })
  process.stdout.write(
    json
      ? jsonLine(revoked)
      : `Revoked ${revoked.id} (${printable(revoked.name)}, account ${printable(revoked.account)}).\n`,
  )
}

/**
 * The key with this id or these first characters. What was typed is not
 * repeated in the refusal: it may be a whole key.
 * @throws {AccountError} where none or several have it.
 */
function findKey(keys: readonly ApiKey[], named: string): ApiKey {
  // A list shows the first characters with an ellipsis, which is copied along.
  const prefix = named.replace(/(?:…|\.\.\.)$/, '')
  const [found, ...others] = keys.filter(
    ({ id, prefix: shown }) => id === named || shown === prefix,
  )
  if (found === undefined) {
    throw new AccountError('There is no such key. See `assay keys list` for the ids of the keys.')
  }
  if (others.length > 0) {
    throw new AccountError('Several keys begin like this. Name the one to revoke by its id.')
  }
  return found
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
