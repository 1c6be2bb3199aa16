/**
 * The owner's settings: `config.json` in the data folder, read at start.
 *
 * What it leaves out keeps its default, and without the file everything does.
 * What it holds beyond that is an error: a misspelt limit would silently not hold.
 */

import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import Type from 'typebox'
import { Compile } from 'typebox/compile'
import { MAX_FILE_BYTES } from '../src-shared/contract/limits.ts'
import { once } from '../src-shared/model/once.ts'
import { PLANS, type Plan, type Plans } from './accounts/plans.ts'
import { ExplainedError } from './explained-error.ts'
import {
  NetworkSettingError,
  type NetworkSettings,
  NO_NETWORK_SETTINGS,
  withNetworkFlags,
} from './intake/network-settings.ts'
import { FORMATS, type Formats } from './intake/submission.ts'

export interface Config {
  readonly plans: Plans
  readonly network: NetworkSettings
  readonly mcp: McpSettings
  /** What is read of callers other than the owner. */
  readonly formats: Formats
}

/** What agents may see over `assay mcp`. */
export interface McpSettings {
  /** Folders whose files they may have scanned, absolute. */
  readonly roots: readonly string[]
  /** Whether they see secrets and personal data as they are. */
  readonly unmaskedEvidence: boolean
}

/** The settings cannot be used; the message names the file and what is wrong in it. */
export class ConfigError extends ExplainedError {
  constructor(path: string, problem: string, cause?: unknown) {
    super(`The settings in ${path} cannot be used: ${problem}.`, { cause })
    this.name = 'ConfigError'
  }
}

const closed = { additionalProperties: false } as const

/** Far above any use, far below where whole numbers stop being exact. */
const MAX_AMOUNT = 1_000_000_000
/** Each request of the last minute is remembered by its time, eight bytes. */
const MAX_REQUESTS = 1_000_000

/** Null: no limit. One type with two names, because a union would be told as "must match a schema". */
const limit = (minimum: number) =>
  Type.Optional(
    Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum, maximum: MAX_AMOUNT }),
  )
const amount = (maximum = MAX_AMOUNT) => Type.Optional(Type.Integer({ minimum: 1, maximum }))

const PLAN_MEMBERS = {
  canonical_bytes: amount(MAX_FILE_BYTES),
  tokens_per_submission: limit(1),
  token_capacity: amount(),
  token_refill_per_second: amount(),
  requests_per_minute: amount(MAX_REQUESTS),
}
/** A day is the window of anonymous callers, a month that of accounts: the codes and `limit_kind` say so. */
const AnonymousPlan = Type.Object({ ...PLAN_MEMBERS, daily_scan_units: limit(0) }, closed)
const AccountPlan = Type.Object({ ...PLAN_MEMBERS, monthly_scan_units: limit(0) }, closed)

const entries = Type.Optional(Type.Array(Type.String(), { maxItems: 1_000 }))
const NetworkMember = Type.Object(
  { allow_hosts: entries, ca_file: Type.Optional(Type.String({ minLength: 1 })), resolve: entries },
  closed,
)

const McpMember = Type.Object(
  { roots: entries, unmasked_evidence: Type.Optional(Type.Boolean()) },
  closed,
)

const ConfigFile = Type.Object(
  {
    mcp: Type.Optional(McpMember),
    formats: Type.Optional(Type.Enum([...FORMATS])),
    network: Type.Optional(NetworkMember),
    plans: Type.Optional(
      Type.Object(
        {
          anonymous: Type.Optional(AnonymousPlan),
          free: Type.Optional(AccountPlan),
          personal: Type.Optional(AccountPlan),
          pro: Type.Optional(AccountPlan),
        },
        closed,
      ),
    ),
  },
  closed,
)
type ConfigFile = Type.Static<typeof ConfigFile>
type PlanSettings = Type.Static<typeof AnonymousPlan> & Type.Static<typeof AccountPlan>

const validator = once(() => Compile(ConfigFile))

/**
 * The settings of a data folder; the defaults where it has no `config.json`.
 * @throws {ConfigError} where the file cannot be read, is not JSON, or holds what it may not.
 */
export function readConfig(dataDir: string): Config {
  const path = join(dataDir, 'config.json')
  const json = readIfThere(path)
  const {
    plans = {},
    network = {},
    mcp = {},
    formats = 'contract',
  } = json === null ? {} : checked(path, parsed(path, json))
  return {
    plans: {
      anonymous: withSettings(PLANS.anonymous, plans.anonymous),
      free: withSettings(PLANS.free, plans.free),
      personal: withSettings(PLANS.personal, plans.personal),
      pro: withSettings(PLANS.pro, plans.pro),
    },
    network: networkOf(path, network),
    mcp: {
      roots: (mcp.roots ?? []).map((folder) => resolve(dataDir, folder)),
      unmaskedEvidence: mcp.unmasked_evidence ?? false,
    },
    formats,
  }
}

/** A relative CA file lies beside `config.json`. */
function networkOf(path: string, written: Type.Static<typeof NetworkMember>): NetworkSettings {
  const { allow_hosts = [], ca_file, resolve = [] } = written
  const caFiles = ca_file === undefined ? [] : [ca_file]
  try {
    const flags = { allowHosts: allow_hosts, caFiles, resolve }
    return withNetworkFlags(NO_NETWORK_SETTINGS, flags, dirname(path))
  } catch (error) {
    if (!(error instanceof NetworkSettingError)) throw error
    throw new ConfigError(path, `/network: ${error.message}`, error)
  }
}

function withSettings(plan: Plan, settings: PlanSettings = {}): Plan {
  const { tokens_per_submission, daily_scan_units, monthly_scan_units } = settings
  return {
    canonicalBytes: settings.canonical_bytes ?? plan.canonicalBytes,
    // Null is a setting of its own here.
    tokensPerSubmission:
      tokens_per_submission === undefined ? plan.tokensPerSubmission : tokens_per_submission,
    dailyScanUnits: daily_scan_units === undefined ? plan.dailyScanUnits : daily_scan_units,
    monthlyScanUnits: monthly_scan_units === undefined ? plan.monthlyScanUnits : monthly_scan_units,
    tokenCapacity: settings.token_capacity ?? plan.tokenCapacity,
    tokenRefillPerSecond: settings.token_refill_per_second ?? plan.tokenRefillPerSecond,
    requestsPerMinute: settings.requests_per_minute ?? plan.requestsPerMinute,
  }
}

function readIfThere(path: string): Uint8Array | null {
  try {
    return readFileSync(path)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT') return null
    throw new ConfigError(path, `the file cannot be read (${code})`, error)
  }
}

function parsed(path: string, json: Uint8Array): unknown {
  try {
    // Leaves out the byte order mark that some editors of Windows write.
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(json))
  } catch (error) {
    // The rest of the platform's sentence quotes the file.
    const [place] = /line \d+ column \d+/.exec((error as Error).message) ?? []
    throw new ConfigError(path, `it is not JSON${place === undefined ? '' : ` (${place})`}`, error)
  }
}

function checked(path: string, value: unknown): ConfigFile {
  if (validator().Check(value)) return value
  const [first] = validator().Errors(value)
  const field = first?.instancePath || 'the file'
  throw new ConfigError(path, `${field} ${complaintOf(first)}`)
}

/** The library's sentence, where it does not leave out what would be right. */
function complaintOf(
  error: ReturnType<ReturnType<typeof validator>['Errors']>[number] | undefined,
) {
  if (error?.keyword === 'boolean') return 'is not a known field'
  return error?.keyword === 'enum'
    ? `is none of ${error.params.allowedValues.join(', ')}`
    : error?.message
}
