/** Looks again at what other windows may have changed: when this one is come back to, and while it only stands beside them. */

import { focusManager, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { onOtherWindow } from './other-windows.ts'

/** @param look is handed the cache of the app each time; what it throws is dropped: the next time it is looked again. */
export function useOnReturn(look: (client: QueryClient) => Promise<void>): void {
  const client = useQueryClient()
  const lookAgain = useEffectEvent(() => void look(client).catch(() => {}))
  useEffect(() => focusManager.subscribe((isFocused) => isFocused && lookAgain()), [])
  useEffect(
    () =>
      onOtherWindow(() => {
        // Below a finger that is about to decide nothing changes: it is asked which decision holds.
        if (!document.hasFocus()) lookAgain()
      }),
    [],
  )
}
