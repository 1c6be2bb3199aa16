/** The app's own API, behind the session token, and the app itself. */

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Authenticate, requireApp } from '../authenticate.ts'
import type { CallLog } from '../call-log.ts'
import { addBatchReportRoute } from './batch-report-route.ts'
import { addDocumentRoutes, type DocumentParts } from './document-routes.ts'
import { addExportRoutes, type ExportParts } from './export-routes.ts'
import { addHistoryRoutes, type HistoryParts } from './history-routes.ts'
import { addIdentityRoute, type IdentityPart } from './identity-route.ts'
import { addJudgingRoutes, type JudgingParts } from './judging-routes.ts'
import { addKnownScansRoute, type KnownScansParts } from './known-scans-route.ts'
import { addLaunchRoute, type LaunchParts } from './launch-route.ts'
import { addOwnRuleRoutes, type OwnRulePart } from './own-rule-routes.ts'
import { addPaceRoute, type PaceParts } from './pace-route.ts'
import { addPreferencesRoute, type PreferenceParts } from './preferences-route.ts'
import { addProofRoute } from './proof-route.ts'
import { addReceiptRoutes } from './receipt-routes.ts'
import { addRendererRoutes } from './renderer-routes.ts'
import { addRuleTrialRoute, type RuleTrialPart } from './rule-trial-route.ts'
import { addServerRoutes, type ServerRoomParts } from './server-routes.ts'
import { addServiceRoute, type ServicePart } from './service-route.ts'
import { addSessionRoute, type SessionParts } from './session-route.ts'
import { addWatchingRoutes, type WatchingParts } from './watching-routes.ts'

export interface WorkspaceParts
  extends DocumentParts,
    ExportParts,
    HistoryParts,
    IdentityPart,
    JudgingParts,
    KnownScansParts,
    LaunchParts,
    OwnRulePart,
    PaceParts,
    PreferenceParts,
    RuleTrialPart,
    ServerRoomParts,
    ServicePart,
    SessionParts,
    WatchingParts {
  readonly authenticate: Authenticate
  /** Folder of the built renderer; without one there is an API and no app. */
  readonly rendererDir: string | undefined
}

export async function addWorkspaceRoutes(
  app: FastifyInstance,
  parts: WorkspaceParts,
  calls: CallLog,
): Promise<void> {
  addSessionRoute(app, parts)
  addIdentityRoute(app, parts)
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request: FastifyRequest) => {
      request.principal = await parts.authenticate(request.headers.authorization)
      requireApp(request.principal)
    })
    addServiceRoute(scope, parts)
    addRuleTrialRoute(scope, parts)
    addOwnRuleRoutes(scope, parts)
    addLaunchRoute(scope, parts)
    addServerRoutes(scope, parts, calls)
    addKnownScansRoute(scope, parts)
    addPaceRoute(scope, parts)
    addWatchingRoutes(scope, parts)
    addPreferencesRoute(scope, parts)
    addHistoryRoutes(scope, parts)
    addDocumentRoutes(scope, parts)
    addJudgingRoutes(scope, parts)
    addExportRoutes(scope, parts)
    addBatchReportRoute(scope, parts)
    addReceiptRoutes(scope, parts)
    addProofRoute(scope, parts)
  })
  if (parts.rendererDir !== undefined) await addRendererRoutes(app, parts.rendererDir)
}
