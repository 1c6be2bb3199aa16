/** Asking a running service for another window of the app. */

import Type from 'typebox'

const closed = { additionalProperties: false } as const

export const LaunchRequest = Type.Object(
  {
    /** `page`: a file that this user alone can read, which leads on; `address`: the app's own, for somebody to read. */
    as: Type.Union([Type.Literal('page'), Type.Literal('address')]),
  },
  closed,
)
export type LaunchRequest = Type.Static<typeof LaunchRequest>

/** `file:` of a page, or an address with a fresh launch code. Either opens one window, within a minute. */
export const Launch = Type.Object({ url: Type.String() }, closed)
export type Launch = Type.Static<typeof Launch>
