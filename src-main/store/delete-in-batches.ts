/**
 * Deletes many rows a few at a time: after weeks off, a machine has more to
 * delete than requests can wait for.
 */

import type { Database, Parameters } from './database.ts'

/** A hundred typical jobs' worth; people feel longer waits (Nielsen, Usability Engineering, 1993). */
const BUDGET_MS = 100

/**
 * Repeats `sql`, which deletes a limited number of rows, until none are left or
 * about {@link BUDGET_MS} have passed, and gives the space back.
 * @returns the number of deleted rows; call again where it is not 0.
 */
export function deleteInBatches(db: Database, sql: string, parameters: Parameters): number {
  const deadline = performance.now() + BUDGET_MS
  let deleted = 0
  let batch: number
  do {
    batch = db.run(sql, parameters)
    deleted += batch
  } while (batch > 0 && performance.now() < deadline)
  if (deleted > 0) db.releaseSpace()
  return deleted
}
