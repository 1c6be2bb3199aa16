/** Every case, section by section. */

import type { Case } from './case.ts'
import { access } from './cases/access.ts'
import { bodies } from './cases/bodies.ts'
import { config } from './cases/config.ts'
import { configOddities } from './cases/config-oddities.ts'
import { errors } from './cases/errors.ts'
import { headers } from './cases/headers.ts'
import { idempotency } from './cases/idempotency.ts'
import { jobLife } from './cases/job-life.ts'
import { limits } from './cases/limits.ts'
import { order } from './cases/order.ts'
import { prefer } from './cases/prefer.ts'
import { retention } from './cases/retention.ts'

export const TABLE: readonly Case[] = [
  ...access,
  ...prefer,
  ...idempotency,
  ...limits,
  ...config,
  ...configOddities,
  ...bodies,
  ...errors,
  ...order,
  ...jobLife,
  ...headers,
  ...retention,
]
