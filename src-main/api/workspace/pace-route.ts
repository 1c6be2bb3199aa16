/** What the window shows before it scans: the plan's limits, and the pace of the last scans. */

import type { FastifyInstance } from 'fastify'
import type { Pace, SizeLimits } from '../../../src-shared/workspace/pace.ts'
import { WORKSPACE_ROUTES } from '../../../src-shared/workspace/routes.ts'
import type { PlanName, Plans } from '../../accounts/plans.ts'
import type { Storage } from '../../storage.ts'

export interface PaceParts {
  readonly jobs: Storage['jobs']
  readonly plans: Plans
}

export function addPaceRoute(app: FastifyInstance, { jobs, plans }: PaceParts): void {
  app.get(WORKSPACE_ROUTES.pace, async ({ principal }): Promise<Pace> => {
    const { accountId, plan } = principal
    return {
      limits: sizeLimitsOf(plans, plan),
      samples: [...(await jobs.lastPace(accountId as string))],
    }
  })
}

/** How large one submission of a plan may be. */
export function sizeLimitsOf(plans: Plans, plan: PlanName): SizeLimits {
  const { canonicalBytes, tokensPerSubmission } = plans[plan]
  return {
    plan,
    canonical_bytes: canonicalBytes,
    tokens_per_submission: tokensPerSubmission,
  }
}
