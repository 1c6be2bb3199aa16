/** A table of decisions as the app sends and keeps it: always whole. */

import Type from 'typebox'
import { DECISIONS } from '../model/vocabulary.ts'

const closed = { additionalProperties: false } as const
const cell = () => Type.Enum([...DECISIONS])
const row = () =>
  Type.Object(
    { critical: cell(), high: cell(), medium: cell(), low: cell(), candidate: cell() },
    closed,
  )

export const PolicyTable = Type.Object(
  { injection: row(), dlp: row(), pii: row(), threat: row() },
  closed,
)
