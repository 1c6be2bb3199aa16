/** Trades the launch code of the app's address for the session token of its window. */

import type { FastifyInstance } from 'fastify'
import { ScanError } from '../../../src-shared/contract/error-codes.ts'
import { WORKSPACE_ROUTES } from '../../../src-shared/workspace/routes.ts'
import { type Session, SessionRequest } from '../../../src-shared/workspace/session.ts'
import type { Sessions } from '../../accounts/sessions.ts'
import { checkerOf } from '../check-body.ts'
import type { ScanBody } from '../scan-content.ts'

export interface SessionParts {
  readonly sessions: Sessions
}

const checkRequest = checkerOf(SessionRequest, () => 'INVALID_INPUT')

export function addSessionRoute(app: FastifyInstance, { sessions }: SessionParts): void {
  app.post(WORKSPACE_ROUTES.session, async (request): Promise<Session> => {
    const body = request.body as ScanBody | undefined
    if (body?.type !== 'json') throw new ScanError('UNSUPPORTED_MEDIA_TYPE')
    const token = sessions.redeem(checkRequest(body.value).launch_code)
    if (token === null) {
      throw new ScanError('AUTH_REQUIRED', 'The launch code is not known, used or too old.')
    }
    return { token }
  })
}
