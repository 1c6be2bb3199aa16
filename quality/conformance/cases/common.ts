/** Steps and values that cases of several sections share. */

import { type Answer, type Exchange, SCAN_PATH } from '../case.ts'
import type { Body } from '../make-body.ts'

/** Of the right form, and nobody's. */
export const UNKNOWN_JOB = `${SCAN_PATH}/job_${'0'.repeat(32)}`

/** A credential that the rules for dlp know: a key of this service's own form. */
export const SECRET = 'assay_Qm9wK3zT7vLx2Rj8NcY5hGd1FsPaE6uBtXi4MoWqCyZ'

export const MINUTE = 60_000

/** Submits, to be answered with jobs. */
export function accept(body: Body): Exchange {
  return { send: { body, headers: { prefer: 'respond-async' } }, expect: { status: 202 } }
}

/** Address of a job in the first answer. */
export function jobOf([first]: readonly Answer[], index = 0): string {
  return `${SCAN_PATH}/${first?.body.jobs[index].job_id}`
}

/** Reads that job until it has ended. */
export function untilEnded(index = 0): Pick<Exchange, 'send'> {
  return { send: (earlier) => ({ path: jobOf(earlier, index), untilEnded: true }) }
}
