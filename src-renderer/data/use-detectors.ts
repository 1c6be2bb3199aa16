/** What the detectors of this machine mean for the screens. */

import { useQuery } from '@tanstack/react-query'
import type { Category } from '../../src-shared/model/vocabulary.ts'
import { categoriesOfService, type DetectorCategories, detectorCategories } from './detectors.ts'
import { queryClient, serviceQuery } from './queries.ts'
import { useSettings } from './settings-store.ts'

/** What the next scan looks for: what the user chose, else all that can be. */
export function categoriesForScan(): readonly Category[] {
  const service = queryClient.getQueryData(serviceQuery().queryKey)
  return useSettings.getState().categories ?? categoriesOfService(service)
}

/** The same for a component, which is drawn again where it changes. */
export function useCategoriesForScan(): readonly Category[] {
  const service = useQuery(serviceQuery())
  const chosen = useSettings((state) => state.categories)
  return chosen ?? categoriesOfService(service.data)
}

/** Whose detectors failed is told by their ids. */
export function useDetectorCategories(): DetectorCategories {
  return detectorCategories(useQuery(serviceQuery()).data)
}
