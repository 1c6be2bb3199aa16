/** Answers a challenge of the user's own commands, before they trust this service with anything. */

import type { FastifyInstance } from 'fastify'
import { ScanError } from '../../../src-shared/contract/error-codes.ts'
import { WORKSPACE_ROUTES } from '../../../src-shared/workspace/routes.ts'
import { PROOF_FORM, PROOF_HEADER, proofOf } from '../../service-proof.ts'

export interface IdentityPart {
  /** What the service's file says beside its token. */
  readonly proofKey: string
}

export function addIdentityRoute(app: FastifyInstance, { proofKey }: IdentityPart): void {
  app.get<{ Params: { challenge: string } }>(
    WORKSPACE_ROUTES.identity(':challenge'),
    async ({ params, socket }, reply) => {
      if (!PROOF_FORM.test(params.challenge)) throw new ScanError('INVALID_INPUT')
      const proof = proofOf(proofKey, params.challenge, socket.localPort ?? 0)
      return reply.code(204).header(PROOF_HEADER, proof).send()
    },
  )
}
