/** The state of the service, for the Server room. */

import type { FastifyInstance } from 'fastify'
import { WORKSPACE_ROUTES } from '../../../src-shared/workspace/routes.ts'
import type { ServiceState } from '../../../src-shared/workspace/service.ts'

export interface ServicePart {
  readonly serviceState: () => Omit<ServiceState, 'base_url'>
}

export function addServiceRoute(app: FastifyInstance, { serviceState }: ServicePart): void {
  app.get(
    WORKSPACE_ROUTES.service,
    async (request): Promise<ServiceState> => ({
      ...serviceState(),
      base_url: `http://127.0.0.1:${request.socket.localPort}`,
    }),
  )
}
