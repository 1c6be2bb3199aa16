/** What the Server room shows and does: keys, what each account has used, and the calls of other programs. */

import Type from 'typebox'
import { SizeLimits } from './pace.ts'

const closed = { additionalProperties: false } as const
const time = () => Type.Integer({ minimum: 0 })
const orNull = <T extends Type.TSchema>(type: T) => Type.Union([type, Type.Null()])

export const KEY_SCOPES = ['scan:write', 'scan:read'] as const
export const KEY_STATES = ['active', 'expired', 'revoked'] as const

/** A key by what it can be recognised by, never its secret. Times are Unix milliseconds. */
export const KeyEntry = Type.Object(
  {
    id: Type.String(),
    account: Type.String(),
    name: Type.String(),
    prefix: Type.String(),
    scopes: Type.Array(Type.String()),
    state: Type.Enum([...KEY_STATES]),
    created_at: time(),
    expires_at: orNull(time()),
    last_used_at: orNull(time()),
  },
  closed,
)
export type KeyEntry = Type.Static<typeof KeyEntry>

export const KeyList = Type.Object({ keys: Type.Array(KeyEntry) }, closed)
export type KeyList = Type.Static<typeof KeyList>

export const NewKeyRequest = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 100 }),
    scopes: Type.Array(Type.Enum([...KEY_SCOPES]), { minItems: 1, uniqueItems: true }),
    expires_at: orNull(time()),
  },
  closed,
)
export type NewKeyRequest = Type.Static<typeof NewKeyRequest>

/** `key` is the secret: told here and never again. */
export const NewKeyAnswer = Type.Object({ key: Type.String(), entry: KeyEntry }, closed)
export type NewKeyAnswer = Type.Static<typeof NewKeyAnswer>

/** What an account may and did use today; null: its plan has no such limit. The owner's own window pays nothing. */
export const AccountUsage = Type.Object(
  {
    /** Null: all callers without a key. */
    account: orNull(Type.String()),
    ...SizeLimits.properties,
    daily_scan_units: orNull(Type.Integer()),
    daily_limit: orNull(Type.Integer()),
    monthly_scan_units: orNull(Type.Integer()),
    monthly_limit: orNull(Type.Integer()),
    token_balance: Type.Integer(),
    token_capacity: Type.Integer(),
    refill_per_second: Type.Integer(),
  },
  closed,
)
export type AccountUsage = Type.Static<typeof AccountUsage>
export const UsageList = Type.Object({ accounts: Type.Array(AccountUsage) }, closed)
export type UsageList = Type.Static<typeof UsageList>

/** One call, without anything that was sent or found. */
export const CallEntry = Type.Object(
  {
    seq: Type.Integer({ minimum: 1 }),
    at: time(),
    method: Type.String(),
    /** Without its query. */
    path: Type.String(),
    status: Type.Integer(),
    milliseconds: Type.Integer({ minimum: 0 }),
    /** Who called: the id of a key, or one of the two. */
    caller: Type.Union([
      Type.Object({ key: Type.String() }, closed),
      Type.Enum(['anonymous', 'unknown']),
    ]),
    scan_units: orNull(Type.Integer()),
    request_id: Type.String(),
    /** Why it was refused, in the code of the interface. */
    code: orNull(Type.String()),
    /** The web page that tried to call; null where none did. */
    origin: orNull(Type.String()),
  },
  closed,
)
export type CallEntry = Type.Static<typeof CallEntry>

export const CallList = Type.Object(
  {
    /** The last of them, newest first. */
    calls: Type.Array(CallEntry),
  },
  closed,
)
export type CallList = Type.Static<typeof CallList>
