/**
 * Who sends a request. `owner` is the key that a run is given; `anonymous` and
 * `unknown` need nothing; the others are made inside the service.
 */
export type Caller =
  | 'owner'
  | 'anonymous'
  | 'unknown'
  | 'other'
  | 'free'
  | 'personal'
  | 'reader'
  | 'writer'
  | 'expired'
  | 'revoked'

/** Callers that every service can be asked as. */
export const OUTSIDE_CALLERS: readonly Caller[] = ['owner', 'anonymous', 'unknown']
