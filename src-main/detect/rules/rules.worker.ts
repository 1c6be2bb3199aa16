/** Worker thread entry: answers one request at a time, by the rules that its starter has prepared. */

import '../../v8-flags.ts'
import { workerData } from 'node:worker_threads'
import { createRuleAnswers } from './answer-rules.ts'
import type { PreparedRules } from './match/prepare-rules.ts'

export default createRuleAnswers(workerData as PreparedRules)
