/** Folders that the service watches: which, how they fare, and what was scanned of them. */

import type { FastifyInstance } from 'fastify'
import { ScanError } from '../../../src-shared/contract/error-codes.ts'
import { WORKSPACE_ROUTES } from '../../../src-shared/workspace/routes.ts'
import {
  type WatchedFolder,
  type WatchedFolders,
  WatchRequest,
} from '../../../src-shared/workspace/watching.ts'
import type { FolderWatch } from '../../watch/watched-folders.ts'
import { bodyReader } from './body-of.ts'

export interface WatchingParts {
  readonly folderWatch: FolderWatch
}

const readRequest = bodyReader(WatchRequest)

export function addWatchingRoutes(app: FastifyInstance, { folderWatch }: WatchingParts): void {
  app.get(WORKSPACE_ROUTES.watched, async (): Promise<WatchedFolders> => folderWatch.list())
  app.post(WORKSPACE_ROUTES.watched, async (request, reply): Promise<WatchedFolder> => {
    const folder = await folderWatch.add(readRequest(request).path)
    reply.code(201)
    return folder
  })
  app.delete(WORKSPACE_ROUTES.watchedFolder(':id'), async (request, reply) => {
    const { id } = request.params as { readonly id: string }
    if (!(await folderWatch.remove(id))) throw new ScanError('NOT_FOUND')
    return reply.code(204).send()
  })
}
