/** Worker thread entry: reads the owner's rules as a folder would hold them. What makes it fail or hang ends here. */

import '../../../v8-flags.ts'
import { workerData } from 'node:worker_threads'
import { type PreparedRules, prepareRules } from '../match/prepare-rules.ts'
import { loadUserRules, type RuleFileChange, type UserRules } from './user-rules.ts'

export interface OwnRulesRequest {
  readonly dataDir: string
  readonly change: RuleFileChange
}

/** The owner's rules, ready to run. */
export interface OwnRules extends UserRules {
  readonly prepared: PreparedRules
}

export default ({ dataDir, change }: OwnRulesRequest): OwnRules => {
  const own = loadUserRules(dataDir, workerData as readonly string[], change)
  return { ...own, prepared: prepareRules(own.packs) }
}
