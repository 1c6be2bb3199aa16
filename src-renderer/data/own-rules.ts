/** The owner's files of rules: which are used, saving one, taking one up again, and removing it. */

import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type {
  OwnRuleList,
  OwnRuleSource,
  SaveRulesRequest,
} from '../../src-shared/workspace/own-rules.ts'
import { WORKSPACE_ROUTES } from '../../src-shared/workspace/routes.ts'
import { call, callJson } from './http-client.ts'

export function ownRulesQuery() {
  return queryOptions({
    queryKey: ['own rules'],
    queryFn: async ({ signal }) =>
      (await callJson<OwnRuleList>(WORKSPACE_ROUTES.ownRules, { signal })).files,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Saves a file, which scans use from then on. @throws as `call` does; nothing has changed then. */
export async function saveRules(client: QueryClient, asked: SaveRulesRequest): Promise<void> {
  await callJson<OwnRuleList>(WORKSPACE_ROUTES.ownRules, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(asked),
  })
  await forgetRules(client)
}

/** Deletes a file; its rules are not used any more. */
export async function removeRules(client: QueryClient, file: string): Promise<void> {
  await call(WORKSPACE_ROUTES.ownRuleFile(encodeURIComponent(file)), { method: 'DELETE' })
  // The question closes first, and gives the focus back: what had it may be gone then.
  void forgetRules(client)
}

/** The text of a file. */
export async function readRules(file: string): Promise<string> {
  const path = WORKSPACE_ROUTES.ownRuleFile(encodeURIComponent(file))
  return (await callJson<OwnRuleSource>(path)).rules
}

/** Whatever tells of rules is asked for anew. */
async function forgetRules(client: QueryClient): Promise<void> {
  const told = [['own rules'], ['rules'], ['installed'], ['service']]
  await Promise.all(told.map((queryKey) => client.invalidateQueries({ queryKey })))
}
