/** Another window for who starts Assay while it runs: a fresh launch code, for the user's own commands alone. */

import type { FastifyInstance } from 'fastify'
import { type Launch, LaunchRequest } from '../../../src-shared/workspace/launch.ts'
import { WORKSPACE_ROUTES } from '../../../src-shared/workspace/routes.ts'
import { requireCommand } from '../authenticate.ts'
import { bodyReader } from './body-of.ts'

export interface LaunchParts {
  /** Address of the app with a fresh launch code, which works once. */
  readonly appUrl: () => string
  /** The `file:` address of a page that leads to such an address. */
  readonly pageUrl: () => string
}

const readRequest = bodyReader(LaunchRequest)

export function addLaunchRoute(app: FastifyInstance, { appUrl, pageUrl }: LaunchParts): void {
  app.post(WORKSPACE_ROUTES.launches, async (request, reply): Promise<Launch> => {
    requireCommand(request.principal)
    const { as } = readRequest(request)
    reply.code(201)
    return { url: as === 'page' ? pageUrl() : appUrl() }
  })
}
