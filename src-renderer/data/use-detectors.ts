/** What the detectors of this machine mean for the screens. */

import { useQuery } from '@tanstack/react-query'
import { categoriesOfService, type DetectorCategories, detectorCategories } from './detectors.ts'
import { queryClient, serviceQuery } from './queries.ts'
import { possible, type ScanChoice } from './scan-config.ts'
import { useSettings } from './settings-store.ts'

/** What the next scan does: what the user chose, else all that can be. */
export function choiceForScan(): ScanChoice {
  const service = queryClient.getQueryData(serviceQuery().queryKey)
  const { categories, maxLevel, rules } = useSettings.getState()
  return possible({ categories: categories ?? categoriesOfService(service), maxLevel, rules })
}

/** The same for a component, which is drawn again where it changes. */
export function useChoiceForScan(): ScanChoice {
  const service = useQuery(serviceQuery())
  const categories = useSettings((state) => state.categories)
  const maxLevel = useSettings((state) => state.maxLevel)
  const rules = useSettings((state) => state.rules)
  return possible({ categories: categories ?? categoriesOfService(service.data), maxLevel, rules })
}

/** Whose detectors failed is told by their ids. */
export function useDetectorCategories(): DetectorCategories {
  return detectorCategories(useQuery(serviceQuery()).data)
}
