/** What tells a scan from others of the same name, where there is no room for its whole id. */

/** The first six digits of a job's id. */
export function scanNumber(jobId: string): string {
  return jobId.replace(/^job_/, '').slice(0, 6)
}
