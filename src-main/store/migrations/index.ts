/**
 * The list of migrations, in order.
 *
 * To add one: write `NNNN-<name>.ts` with its test, which starts from the
 * schema before it with rows in it, and append it here.
 */

import { accounts } from './0001-accounts.ts'
import { jobs } from './0002-jobs.ts'
import type { Migration } from './migration.ts'

export type { Migration } from './migration.ts'

export const MIGRATIONS: readonly Migration[] = [accounts, jobs]
/** Version of the schema that this program reads and writes. */
export const LATEST_VERSION = MIGRATIONS.length
