/** The state of the service, for the Server room. */

import type { FastifyInstance } from 'fastify'
import type { RuleList, RuleSummary } from '../../../src-shared/workspace/detectors.ts'
import { WORKSPACE_ROUTES } from '../../../src-shared/workspace/routes.ts'
import type { ServiceState } from '../../../src-shared/workspace/service.ts'

export interface ServicePart {
  readonly serviceState: () => Omit<ServiceState, 'base_url'>
  readonly ruleSummaries: readonly RuleSummary[]
}

export function addServiceRoute(
  app: FastifyInstance,
  { serviceState, ruleSummaries }: ServicePart,
): void {
  app.get(WORKSPACE_ROUTES.rules, async (): Promise<RuleList> => ({ rules: [...ruleSummaries] }))
  app.get(
    WORKSPACE_ROUTES.service,
    async (request): Promise<ServiceState> => ({
      ...serviceState(),
      base_url: `http://127.0.0.1:${request.socket.localPort}`,
    }),
  )
}
