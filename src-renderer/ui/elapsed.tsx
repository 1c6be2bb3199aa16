/** Time since a moment, counted up while it is shown. Not a live region: it changes every second. */

import { useEffect, useState } from 'react'
import { formatDuration } from '../messages/format.ts'

/** `since` in Unix milliseconds; shown from the first whole second on. */
export function Elapsed({ since }: { readonly since: number }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.floor((now - since) / 1_000)
  return seconds < 1 ? null : (
    <span className="text-xs tabular-nums">{formatDuration(seconds * 1_000)}</span>
  )
}
