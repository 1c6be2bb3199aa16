/**
 * Process entry of inference. There is one such process: what aborts, hangs or eats memory
 * in native code then costs one scan its models, never the service. What it has open goes
 * with it when it has been idle.
 */

import '../../../v8-flags.ts'
import { serveTasks } from '../../../workers/serve-tasks.ts'
import { infer } from './infer.ts'

serveTasks(infer)
