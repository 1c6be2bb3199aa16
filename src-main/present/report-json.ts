/** The job of the interface, as `GET /api/v1/scan/{job_id}` answers it. */

import type { Report } from './report.ts'

export function toJson({ document }: Report): string {
  return `${JSON.stringify(document.job, null, 2)}\n`
}
