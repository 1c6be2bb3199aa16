/** Keys, usage and calls of the service, as queries. */

import { queryOptions } from '@tanstack/react-query'
import { WORKSPACE_ROUTES } from '../../src-shared/workspace/routes.ts'
import type {
  CallList,
  KeyList,
  NewKeyAnswer,
  NewKeyRequest,
  UsageList,
} from '../../src-shared/workspace/server.ts'
import { call, callJson } from './http-client.ts'

const CALLS_POLL_MS = 1_500
const USAGE_POLL_MS = 10_000

export function keysQuery() {
  return queryOptions({
    queryKey: ['keys'],
    queryFn: ({ signal }) => callJson<KeyList>(WORKSPACE_ROUTES.keys, { signal }),
  })
}

export function usageQuery() {
  return queryOptions({
    queryKey: ['usage'],
    queryFn: ({ signal }) => callJson<UsageList>(WORKSPACE_ROUTES.usage, { signal }),
    refetchInterval: USAGE_POLL_MS,
  })
}

/** @param isFollowed whether it is asked for again and again. */
export function callsQuery(isFollowed: boolean) {
  return queryOptions({
    queryKey: ['calls'],
    queryFn: ({ signal }) => callJson<CallList>(WORKSPACE_ROUTES.calls, { signal }),
    refetchInterval: isFollowed ? CALLS_POLL_MS : false,
  })
}

export function createKey(request: NewKeyRequest): Promise<NewKeyAnswer> {
  return callJson<NewKeyAnswer>(WORKSPACE_ROUTES.keys, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(request),
  })
}

export async function revokeKey(id: string): Promise<void> {
  await call(WORKSPACE_ROUTES.key(id), { method: 'DELETE' })
}

export async function clearCalls(): Promise<void> {
  await call(WORKSPACE_ROUTES.calls, { method: 'DELETE' })
}
