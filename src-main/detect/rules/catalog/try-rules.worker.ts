/** Worker thread entry: tries one file of rules. What makes it fail or hang ends here. */

import '../../../v8-flags.ts'
import { workerData } from 'node:worker_threads'
import type { RuleTrial, RuleTrialRequest } from '../../../../src-shared/workspace/rule-trial.ts'
import { tryRules } from './try-rules.ts'

export default (request: RuleTrialRequest): RuleTrial =>
  tryRules(request, workerData as readonly string[])
