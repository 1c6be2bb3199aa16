/**
 * The text view, loaded by itself: its editor is a third of what the review room needs, and
 * findings are drawn before it. Without Suspense, which holds back for 300 ms what was waited for.
 */

import { useEffect, useState } from 'react'
import type { TextView } from './text-view.tsx'

type View = typeof TextView
let loaded: View | null = null

/** Loads the text view ahead of the first document. */
export async function loadTextView(): Promise<View> {
  loaded ??= (await import('./text-view.tsx')).TextView
  return loaded
}

/** Null until it is there. */
export function useTextView(): View | null {
  const [view, setView] = useState(() => loaded)
  useEffect(() => {
    if (view === null) void loadTextView().then((view) => setView(() => view))
  }, [view])
  return view
}
