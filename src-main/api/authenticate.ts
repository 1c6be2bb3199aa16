/** Finds out who sends a request: nobody in particular, the holder of a key, or the app itself. */

import { ScanError } from '../../src-shared/contract/error-codes.ts'
import { type ApiKeys, LOCAL_ACCOUNT, SCOPES, type Scope } from '../accounts/api-keys.ts'
import type { PlanName } from '../accounts/plans.ts'
import type { Sessions } from '../accounts/sessions.ts'
import type { Clock } from '../clock.ts'
import type { SubmissionOrigin } from '../scan/job-record.ts'
import { askedOnceATurn } from '../workers/asked-once-a-turn.ts'
import type { Remote } from '../workers/remote.ts'

export interface Principal {
  /** Null for callers without credentials. */
  readonly accountId: string | null
  readonly plan: PlanName
  readonly scopes: readonly Scope[]
  /** Of the key that was sent. */
  readonly keyId?: string
  /** `app` for the app's own window, which alone may use the app's own API. */
  readonly origin: SubmissionOrigin
  /** Of the user's own commands, by the token of the service's file. */
  readonly isCommand?: boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on every route that needs to know who asks. */
    principal: Principal
  }
}

/** @throws {ScanError} 401 for credentials that do not hold, 503 where they cannot be checked. */
export type Authenticate = (authorization: string | undefined) => Promise<Principal>

/** Callers without credentials may submit; reading a job back needs an account. */
const ANONYMOUS: Principal = {
  accountId: null,
  plan: 'anonymous',
  scopes: ['scan:write'],
  origin: 'api',
}
const OWNER: Principal = { accountId: LOCAL_ACCOUNT, plan: 'pro', scopes: SCOPES, origin: 'app' }

export function createAuthenticate(
  keys: Remote<ApiKeys>,
  sessions: Sessions,
  clock: Clock,
): Authenticate {
  // A program with many connections sends one key over all of them; it is looked up after each of them has come.
  const verify = askedOnceATurn((secret) => keys.verifyKey(secret, clock()))
  return async (authorization) => {
    if (authorization === undefined) return ANONYMOUS
    const [, secret] = /^Bearer +([\x21-\x7e]+) *$/i.exec(authorization) ?? []
    if (secret === undefined) {
      throw new ScanError('AUTH_REQUIRED', 'The Authorization header is not "Bearer <API_KEY>".')
    }
    if (sessions.verify(secret)) return { ...OWNER, isCommand: sessions.isCommandToken(secret) }
    const verdict = await verify(secret).catch((cause) => {
      throw new ScanError('AUTH_UNAVAILABLE', undefined, { cause })
    })
    if (!verdict.ok) {
      const why = verdict.reason === 'unknown' ? 'not known' : verdict.reason
      throw new ScanError('INVALID_API_KEY', `The API key is ${why}.`)
    }
    return { ...verdict, origin: 'api' }
  }
}

/** @throws {ScanError} AUTH_REQUIRED without credentials, INSUFFICIENT_SCOPE for a key without it. */
export function requireScope({ accountId, scopes }: Principal, scope: Scope): void {
  if (scopes.includes(scope)) return
  if (accountId === null) throw new ScanError('AUTH_REQUIRED')
  throw new ScanError('INSUFFICIENT_SCOPE', `The API key lacks the scope ${scope}.`)
}

/** @throws {ScanError} AUTH_REQUIRED for anyone but the app's own window. */
export function requireApp({ origin }: Principal): void {
  if (origin !== 'app') {
    throw new ScanError('AUTH_REQUIRED', "This address is for the app's own window.")
  }
}

/** @throws {ScanError} AUTH_REQUIRED for anyone but this user's own commands, the app's windows too. */
export function requireCommand({ isCommand }: Principal): void {
  if (isCommand !== true) {
    throw new ScanError('AUTH_REQUIRED', "This address is for the user's own commands.")
  }
}
