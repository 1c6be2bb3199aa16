/** Reads a passage of a kept document again without some of its words. */

import type { FastifyInstance } from 'fastify'
import { ScanError } from '../../../src-shared/contract/error-codes.ts'
import { MAX_PASSAGE, type Proof, ProofRequest } from '../../../src-shared/workspace/proof.ts'
import { WORKSPACE_ROUTES } from '../../../src-shared/workspace/routes.ts'
import { proveEvidence } from '../../scan/prove-evidence.ts'
import type { ScanEngine } from '../../scan/scan-submission.ts'
import type { Storage } from '../../storage.ts'
import { jobIdOf } from '../get-scan.ts'
import { bodyReader } from './body-of.ts'

export interface ProofParts {
  readonly exports: Storage['exports']
  readonly engine: ScanEngine
  readonly scanDeadlineMs: number
}

const readRequest = bodyReader(ProofRequest)

export function addProofRoute(app: FastifyInstance, parts: ProofParts): void {
  const { exports, engine, scanDeadlineMs } = parts
  app.post(WORKSPACE_ROUTES.proof(':job_id'), async (request): Promise<Proof> => {
    const { start, end, category } = readRequest(request)
    const document = await exports.scanned(jobIdOf(request), request.principal.accountId)
    if (document === null) throw new ScanError('NOT_FOUND', 'There is no such job.')
    const { config, claims, ...scanned } = document
    if (start >= end || end > scanned.text.length || end - start > MAX_PASSAGE) {
      throw new ScanError(
        'INVALID_INPUT',
        `/start and /end are no stretch of 1 to ${MAX_PASSAGE} of the text.`,
      )
    }
    const signal = AbortSignal.timeout(scanDeadlineMs)
    const others = claims.filter((claim) => claim.category === category)
    const claimed = { words: { start, end }, others, category }
    const proof = await proveEvidence(engine.detect, scanned, config, claimed, signal)
    if (proof !== null) return proof
    throw new ScanError('SERVICE_UNAVAILABLE', 'The passage could not be read again.')
  })
}
