/** Tries a file of rules on a text, for the Settings room. Nothing of either is kept. */

import type { FastifyInstance } from 'fastify'
import { ScanError } from '../../../src-shared/contract/error-codes.ts'
import { WORKSPACE_ROUTES } from '../../../src-shared/workspace/routes.ts'
import { type RuleTrial, RuleTrialRequest } from '../../../src-shared/workspace/rule-trial.ts'
import { failureOfWorker } from '../../workers/worker-failure.ts'
import type { WorkerPool } from '../../workers/worker-pool.ts'
import { bodyReader } from './body-of.ts'

export interface RuleTrialPart {
  readonly ruleTrials: WorkerPool<RuleTrialRequest, RuleTrial>
}

const readTrial = bodyReader(RuleTrialRequest)

export function addRuleTrialRoute(app: FastifyInstance, { ruleTrials }: RuleTrialPart): void {
  app.post(WORKSPACE_ROUTES.ruleTrial, async (request): Promise<RuleTrial> => {
    const asked = readTrial(request)
    try {
      return await ruleTrials.run(asked)
    } catch (cause) {
      if (failureOfWorker(cause) === undefined) throw cause
      throw new ScanError(
        'INVALID_INPUT',
        'Trying these rules took too long, or too much memory.',
        {
          cause,
        },
      )
    }
  })
}
