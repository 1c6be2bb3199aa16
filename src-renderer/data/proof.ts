/** Has the service read a passage again without some of its words. */

import type { Proof, ProofRequest } from '../../src-shared/workspace/proof.ts'
import { WORKSPACE_ROUTES } from '../../src-shared/workspace/routes.ts'
import { callJson } from './http-client.ts'

/** @throws {ServiceError} */
export function proveEvidence(jobId: string, request: ProofRequest): Promise<Proof> {
  return callJson(WORKSPACE_ROUTES.proof(jobId), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(request),
  })
}
