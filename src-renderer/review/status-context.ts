/** What was decided of each group, by its index: a context for the reason that {@link QuoteContext} is one. */

import { createContext } from 'react'
import type { FindingStatus } from '../../src-shared/model/judging.ts'

export const StatusContext = createContext<readonly FindingStatus[]>([])
