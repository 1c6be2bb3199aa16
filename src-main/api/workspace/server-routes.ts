/** What the Server room does: keys, what accounts have used, the last calls. */

import type { FastifyInstance } from 'fastify'
import { ScanError } from '../../../src-shared/contract/error-codes.ts'
import { WORKSPACE_ROUTES } from '../../../src-shared/workspace/routes.ts'
import {
  type CallList,
  type KeyEntry,
  type KeyList,
  type NewKeyAnswer,
  NewKeyRequest,
  type UsageList,
} from '../../../src-shared/workspace/server.ts'
import { AccountError } from '../../accounts/account-name.ts'
import { type ApiKey, keyState, LOCAL_ACCOUNT } from '../../accounts/api-keys.ts'
import type { Clock } from '../../clock.ts'
import type { Storage } from '../../storage.ts'
import type { CallLog } from '../call-log.ts'
import { bodyReader } from './body-of.ts'
import { type PaceParts, sizeLimitsOf } from './pace-route.ts'

export interface ServerRoomParts extends Pick<PaceParts, 'plans'> {
  readonly keys: Storage['keys']
  readonly quotas: Storage['quotas']
  readonly clock: Clock
}

const readNewKey = bodyReader(NewKeyRequest)

export function addServerRoutes(
  app: FastifyInstance,
  parts: ServerRoomParts,
  calls: CallLog,
): void {
  const { keys, quotas, clock, plans } = parts
  app.get(WORKSPACE_ROUTES.keys, async (): Promise<KeyList> => {
    const now = clock()
    return { keys: (await keys.listKeys()).map((key) => entryOf(key, now)).reverse() }
  })
  app.post(WORKSPACE_ROUTES.keys, async (request, reply): Promise<NewKeyAnswer> => {
    const { name, scopes, expires_at } = readNewKey(request)
    const now = clock()
    const wanted = {
      ...{ accountId: LOCAL_ACCOUNT, name, scopes },
      ...(expires_at !== null && { expiresAt: expires_at }),
    }
    try {
      const { key, record } = await keys.createKey(wanted, now)
      reply.code(201)
      return { key, entry: entryOf(record, now) }
    } catch (error) {
      if (error instanceof AccountError) throw new ScanError('INVALID_INPUT', error.message)
      throw error
    }
  })
  app.delete(WORKSPACE_ROUTES.key(':key_id'), async (request, reply) => {
    const { key_id } = request.params as { readonly key_id: string }
    if (!(await keys.revokeKey(key_id, clock()))) throw new ScanError('NOT_FOUND')
    return reply.code(204).send()
  })
  app.get(WORKSPACE_ROUTES.usage, async (): Promise<UsageList> => {
    const now = clock()
    const nobody = await quotas.usageOf({ accountId: null, plan: 'anonymous' }, now)
    const owner = await quotas.usageOf({ accountId: LOCAL_ACCOUNT, plan: 'pro' }, now)
    return {
      accounts: [
        { account: LOCAL_ACCOUNT, ...owner, ...sizeLimitsOf(plans, owner.plan) },
        { account: null, ...nobody, ...sizeLimitsOf(plans, nobody.plan) },
      ],
    }
  })
  app.get(WORKSPACE_ROUTES.calls, async (): Promise<CallList> => ({ calls: [...calls.list()] }))
  app.delete(WORKSPACE_ROUTES.calls, async (_request, reply) => {
    calls.clear()
    return reply.code(204).send()
  })
}

function entryOf(key: ApiKey, now: number): KeyEntry {
  return {
    id: key.id,
    account: key.accountId,
    name: key.name,
    prefix: key.prefix,
    scopes: [...key.scopes],
    state: keyState(key, now),
    created_at: key.createdAt,
    expires_at: key.expiresAt,
    last_used_at: key.lastUsedAt,
  }
}
