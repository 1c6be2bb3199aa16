/** Trading the launch code for the session token of the app's window. */

import Type from 'typebox'

const closed = { additionalProperties: false } as const

export const SessionRequest = Type.Object(
  { launch_code: Type.String({ minLength: 1, maxLength: 128 }) },
  closed,
)
export type SessionRequest = Type.Static<typeof SessionRequest>

export const Session = Type.Object({ token: Type.String() }, closed)
export type Session = Type.Static<typeof Session>
