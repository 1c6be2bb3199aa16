/** The unruly worker in a process of its own. */

import { serveTasks } from '../serve-tasks.ts'
import run from './unruly.worker.ts'

serveTasks(run)
