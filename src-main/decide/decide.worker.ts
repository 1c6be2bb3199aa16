/** Worker thread entry: decides one document, so that tens of thousands of findings hold up no request. */

import '../v8-flags.ts'
import { type DecideRequest, decideSealed } from './decide-sealed.ts'
import type { SealedOutcome } from './sealed-outcome.ts'

export default function decide(request: DecideRequest): SealedOutcome {
  return decideSealed(request)
}
