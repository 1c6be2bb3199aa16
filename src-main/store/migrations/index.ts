/**
 * The list of migrations, in order.
 *
 * To add one: write `NNNN-<name>.ts` with its test, which starts from the
 * schema before it with rows in it, and append it here.
 */

import { accounts } from './0001-accounts.ts'
import { jobs } from './0002-jobs.ts'
import { replays } from './0003-replays.ts'
import { usage } from './0004-usage.ts'
import { surfaces } from './0005-surfaces.ts'
import { mcpPins } from './0006-mcp-pins.ts'
import { heat } from './0007-heat.ts'
import { judging } from './0008-judging.ts'
import { countedDecisions } from './0009-counted-decisions.ts'
import { askingFindings } from './0010-asking-findings.ts'
import { scanKeys } from './0011-scan-keys.ts'
import type { Migration } from './migration.ts'

export type { Migration } from './migration.ts'

export const MIGRATIONS: readonly Migration[] = [
  accounts,
  jobs,
  replays,
  usage,
  surfaces,
  mcpPins,
  heat,
  judging,
  countedDecisions,
  askingFindings,
  scanKeys,
]
/** Version of the schema that this program reads and writes. */
export const LATEST_VERSION = MIGRATIONS.length
