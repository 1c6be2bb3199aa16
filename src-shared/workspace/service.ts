/** State of the service, for the Server room. */

import Type from 'typebox'

const closed = { additionalProperties: false } as const

export const ServiceState = Type.Object(
  {
    version: Type.String(),
    base_url: Type.String(),
    /** Unix milliseconds. */
    started_at: Type.Integer({ minimum: 0 }),
    data_dir: Type.String(),
    running_jobs: Type.Integer({ minimum: 0 }),
    rules: Type.Object(
      {
        injection: Type.Integer({ minimum: 0 }),
        dlp: Type.Integer({ minimum: 0 }),
        pii: Type.Integer({ minimum: 0 }),
      },
      closed,
    ),
  },
  closed,
)
export type ServiceState = Type.Static<typeof ServiceState>
