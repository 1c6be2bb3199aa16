/** The state of the service, and what is on this machine, for the Server and Settings rooms. */

import type { FastifyInstance } from 'fastify'
import { ScanError } from '../../../src-shared/contract/error-codes.ts'
import { isOneOf } from '../../../src-shared/model/history-query.ts'
import type { RuleList, RuleSummary } from '../../../src-shared/workspace/detectors.ts'
import {
  FOLDERS,
  type FolderName,
  type Installed,
} from '../../../src-shared/workspace/installed.ts'
import { WORKSPACE_ROUTES } from '../../../src-shared/workspace/routes.ts'
import type { ServiceState } from '../../../src-shared/workspace/service.ts'

export interface ServicePart {
  readonly serviceState: () => Omit<ServiceState, 'base_url'>
  readonly ruleSummaries: () => readonly RuleSummary[]
  readonly installed: () => Omit<Installed, 'opens_folders'>
  /** Shows a folder to the person at the machine; gives whether something took it. Null: there is no screen. */
  readonly openFolder: ((name: FolderName) => Promise<boolean>) | null
}

export function addServiceRoute(
  app: FastifyInstance,
  { serviceState, ruleSummaries, installed, openFolder }: ServicePart,
): void {
  app.get(WORKSPACE_ROUTES.rules, async (): Promise<RuleList> => ({ rules: [...ruleSummaries()] }))
  app.get(
    WORKSPACE_ROUTES.service,
    async (request): Promise<ServiceState> => ({
      ...serviceState(),
      base_url: `http://127.0.0.1:${request.socket.localPort}`,
    }),
  )
  app.get(
    WORKSPACE_ROUTES.installed,
    async (): Promise<Installed> => ({ ...installed(), opens_folders: openFolder !== null }),
  )
  app.post(WORKSPACE_ROUTES.openFolder(':name'), async (request, reply) => {
    const { name } = request.params as { readonly name: string }
    if (!isOneOf(FOLDERS, name)) throw new ScanError('NOT_FOUND')
    if (openFolder === null || !(await openFolder(name))) {
      throw new ScanError('INVALID_INPUT', 'No program on this machine could show the folder.')
    }
    return reply.code(204).send()
  })
}
