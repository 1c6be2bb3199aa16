/** Folders that the service watches, as queries. */

import { queryOptions } from '@tanstack/react-query'
import { WORKSPACE_ROUTES } from '../../src-shared/workspace/routes.ts'
import type { WatchedFolder, WatchedFolders } from '../../src-shared/workspace/watching.ts'
import { call, callJson } from './http-client.ts'

const POLL_MS = 3_000

/** Asked for again and again while a folder is watched, in every room: what it finds is told. */
export function watchedQuery() {
  return queryOptions({
    queryKey: ['watched'],
    queryFn: ({ signal }) => callJson<WatchedFolders>(WORKSPACE_ROUTES.watched, { signal }),
    refetchInterval: ({ state }) =>
      (state.data?.folders.length ?? 0) > 0 && state.status !== 'error' ? POLL_MS : false,
    refetchIntervalInBackground: true,
  })
}

export function watchFolder(path: string): Promise<WatchedFolder> {
  return callJson<WatchedFolder>(WORKSPACE_ROUTES.watched, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path }),
  })
}

export async function stopWatching(id: string): Promise<void> {
  await call(WORKSPACE_ROUTES.watchedFolder(id), { method: 'DELETE' })
}
