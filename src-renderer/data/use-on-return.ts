/** Looks again at what other windows may have changed, when this one is come back to. */

import { focusManager, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

/** @param look is handed the cache of the app each time; what it throws is dropped: the next time it is looked again. */
export function useOnReturn(look: (client: QueryClient) => Promise<void>): void {
  const client = useQueryClient()
  const onReturn = useEffectEvent((isFocused: boolean) => {
    if (isFocused) look(client).catch(() => {})
  })
  useEffect(() => focusManager.subscribe((isFocused) => onReturn(isFocused)), [])
}
