/** Whether a file was scanned before, so that the same answer is not made twice. */

import Type from 'typebox'
import { ScanConfig } from '../contract/scan-request.ts'

const closed = { additionalProperties: false } as const

/** A folder can hold one file many times under one name; more than these are told as scanned never. */
export const MOST_KNOWN_SCANS = 100

/** A file as it would be submitted. */
export const KnownScansRequest = Type.Object(
  {
    name: Type.String({ maxLength: 4_096 }),
    /** Of its bytes. */
    sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
    config: ScanConfig,
  },
  closed,
)
export type KnownScansRequest = Type.Static<typeof KnownScansRequest>

export const KnownScan = Type.Object(
  {
    job_id: Type.String(),
    /** Unix milliseconds. */
    created_at: Type.Integer({ minimum: 0 }),
  },
  closed,
)
export type KnownScan = Type.Static<typeof KnownScan>

/** Scans of that file by the same settings, rules and models, the newest first; those that still run among them. */
export const KnownScans = Type.Object(
  { scans: Type.Array(KnownScan, { maxItems: MOST_KNOWN_SCANS }) },
  closed,
)
export type KnownScans = Type.Static<typeof KnownScans>
