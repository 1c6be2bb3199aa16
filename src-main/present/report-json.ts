/** The job of the interface, as `GET /api/v1/scan/{job_id}` answers it; several as a list. */

import type { Report } from './report.ts'

export function toJson(reports: readonly Report[]): string {
  const jobs = reports.map(({ document }) => document.job)
  return `${JSON.stringify(jobs.length === 1 ? jobs[0] : jobs, null, 2)}\n`
}
