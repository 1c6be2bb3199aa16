/** Inference that hangs in native code, as far as anybody outside can see. */

import { serveTasks } from '../../workers/serve-tasks.ts'
import loop from './endless.worker.ts'

serveTasks(async () => loop())
