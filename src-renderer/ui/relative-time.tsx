/** A time as people tell it; the whole of it on hover and for programs. */

import { useEffect, useState } from 'react'
import { formatDate, formatRelative } from '../messages/format.ts'

const EVERY_MS = 30_000

export function RelativeTime({ time }: { readonly time: number }) {
  const now = useNow()
  return (
    <time dateTime={new Date(time).toISOString()} title={formatDate(time)}>
      {formatRelative(time, now)}
    </time>
  )
}

/** Unix milliseconds, renewed while the component stands. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
