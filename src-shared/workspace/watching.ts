/** Folders that the service watches: what is new or changed in them is scanned into the history. */

import Type from 'typebox'

const closed = { additionalProperties: false } as const
const count = () => Type.Integer({ minimum: 0 })

/** More are for the command. */
export const MAX_WATCHED = 10

export const WatchedFolder = Type.Object(
  {
    id: Type.String(),
    /** Absolute. */
    path: Type.String(),
    /** Why it is not watched, in words; null where it is. */
    problem: Type.Union([Type.String(), Type.Null()]),
    /** Files that were sent to be scanned since the service started. */
    scanned: count(),
    /** Files that could not be, since then. */
    refused: count(),
    /** Files that wait for their turn. */
    waiting: count(),
  },
  closed,
)
export type WatchedFolder = Type.Static<typeof WatchedFolder>

export const WatchedFolders = Type.Object(
  {
    folders: Type.Array(WatchedFolder),
    /** The last jobs of what was seen in them, newest first. */
    jobs: Type.Array(Type.Object({ job_id: Type.String(), source: Type.String() }, closed)),
  },
  closed,
)
export type WatchedFolders = Type.Static<typeof WatchedFolders>

export const WatchRequest = Type.Object(
  { path: Type.String({ minLength: 1, maxLength: 4_096 }) },
  closed,
)
export type WatchRequest = Type.Static<typeof WatchRequest>
