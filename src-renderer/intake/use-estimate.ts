/** The estimate and the limits of what a component is about to scan. */

import { useQuery } from '@tanstack/react-query'
import type { SizeLimits } from '../../src-shared/workspace/pace.ts'
import { paceQuery } from '../data/queries.ts'
import { useChoiceForScan } from '../data/use-detectors.ts'
import { type Estimate, estimateOf } from './estimate.ts'

/** @param bytes of each text, in UTF-8; what they cost together. */
export function useEstimate(...bytes: readonly number[]): Estimate {
  const { data } = useQuery(paceQuery())
  const { maxLevel } = useChoiceForScan()
  const each = bytes.map((size) => estimateOf(size, maxLevel ?? 'L3', data?.samples ?? []))
  const milliseconds = each.map((estimate) => estimate.milliseconds)
  return {
    tokens: sum(each.map(({ tokens }) => tokens)),
    units: sum(each.map(({ units }) => units)),
    milliseconds: milliseconds.every((ms) => ms !== null) ? sum(milliseconds) : null,
  }
}

/** The plan's limits; undefined until the service has told them. */
export function useSizeLimits(): SizeLimits | undefined {
  return useQuery(paceQuery()).data?.limits
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
