/** Tells the window whether a file that it is about to send was scanned before, to the same answer. */

import type { FastifyInstance } from 'fastify'
import { type KnownScans, KnownScansRequest } from '../../../src-shared/workspace/known-scans.ts'
import type { EngineIdentity } from '../../../src-shared/workspace/receipt.ts'
import { WORKSPACE_ROUTES } from '../../../src-shared/workspace/routes.ts'
import { cleanFileName } from '../../intake/read-upload.ts'
import { scanKey } from '../../scan/scan-key.ts'
import type { ScanEngine } from '../../scan/scan-submission.ts'
import type { Storage } from '../../storage.ts'
import { bodyReader } from './body-of.ts'

export interface KnownScansParts {
  readonly jobs: Storage['jobs']
  readonly engine: ScanEngine
  /** What reads documents now. */
  readonly engineIdentity: () => EngineIdentity
}

const readRequest = bodyReader(KnownScansRequest)

export function addKnownScansRoute(app: FastifyInstance, parts: KnownScansParts): void {
  const { jobs, engine, engineIdentity } = parts
  app.post(WORKSPACE_ROUTES.knownScans, async (request): Promise<KnownScans> => {
    const { name, sha256, config } = readRequest(request)
    const accountId = request.principal.accountId as string
    const policy = engine.policyOf(accountId)
    const applied = { ...config, ...(policy && { policy }) }
    const scans = await jobs.knownScans({
      accountId,
      source: cleanFileName(name),
      scanKey: scanKey({ sha256, config: applied, engine: engineIdentity() }),
    })
    return { scans: [...scans] }
  })
}
