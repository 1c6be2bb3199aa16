/** State of the service, for the Server room. */

import Type from 'typebox'
import { CATEGORIES } from '../model/vocabulary.ts'

const closed = { additionalProperties: false } as const

export const InstalledModel = Type.Object(
  {
    id: Type.String(),
    level: Type.Enum(['L2', 'L3']),
    /** Empty where its manifest cannot be read. */
    categories: Type.Array(Type.Enum([...CATEGORIES])),
    /** Why it cannot run, in words; null where it can. */
    problem: Type.Union([Type.String(), Type.Null()]),
  },
  closed,
)
export type InstalledModel = Type.Static<typeof InstalledModel>

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
        threat: Type.Integer({ minimum: 0 }),
      },
      closed,
    ),
    /** Model packs on this machine, those that cannot run too. */
    models: Type.Array(InstalledModel),
  },
  closed,
)
export type ServiceState = Type.Static<typeof ServiceState>
