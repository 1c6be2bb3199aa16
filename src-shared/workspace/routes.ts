/** Addresses of the app's own API. All but `session` need the session token. */

const base = '/workspace/v1'

export const WORKSPACE_ROUTES = {
  /** POST SessionRequest → Session */
  session: `${base}/session`,
  /** GET → ServiceState */
  service: `${base}/service`,
  /** GET `?limit=1…200&before=CURSOR` → History; */
  history: `${base}/history`,
  /** DELETE → 204 */
  job: (jobId: string) => `${base}/jobs/${jobId}`,
  /** POST → 202; the job ends as failed with `interrupted` */
  cancel: (jobId: string) => `${base}/jobs/${jobId}/cancel`,
  /** GET → ReviewDocument */
  document: (jobId: string) => `${base}/jobs/${jobId}/document`,
  /** GET → the bytes as submitted */
  original: (jobId: string) => `${base}/jobs/${jobId}/original`,
} as const
