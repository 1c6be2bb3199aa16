/** Inference that ends its process in the middle of its first task, as native code does that aborts. */

import { serveTasks } from '../../workers/serve-tasks.ts'

serveTasks(async () => process.abort())
