/**
 * The session of this window: a launch code in the address is traded once for a
 * token, which is kept for as long as the tab lives.
 *
 * The token stays out of cookies on purpose: a browser sends those to every
 * port of the machine.
 */

import { create } from 'zustand'
import { WORKSPACE_ROUTES } from '../../src-shared/workspace/routes.ts'
import type { Session, SessionRequest } from '../../src-shared/workspace/session.ts'

const STORAGE_KEY = 'assay.session'
const FRAGMENT_KEY = 'launch'

interface SessionState {
  readonly token: string | null
  /** There was one, and the service took it no longer: it was started anew. */
  readonly isLost: boolean
}

/** The session token; null where there is none or the service no longer takes it. */
export const useSession = create<SessionState>()(() => ({
  token: sessionStorage.getItem(STORAGE_KEY),
  isLost: false,
}))

/**
 * Trades the launch code of the address, if it has one, for a token, and takes
 * the code out of the address bar. Call it once, before anything reads the
 * address. A code that the service refuses leaves an earlier token in place:
 * the next call shows whether that still holds.
 */
export async function openSession(): Promise<void> {
  const code = new URLSearchParams(location.hash.slice(1)).get(FRAGMENT_KEY)
  if (code === null) return
  history.replaceState(null, '', location.pathname + location.search)
  const request: SessionRequest = { launch_code: code }
  const response = await fetch(WORKSPACE_ROUTES.session, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(request),
  }).catch(() => null)
  if (!response?.ok) return
  const { token } = (await response.json()) as Session
  sessionStorage.setItem(STORAGE_KEY, token)
  useSession.setState({ token, isLost: false })
}

/** Forgets a token that the service refused, which leads to the page that says how to open the app. */
export function dropSession(): void {
  sessionStorage.removeItem(STORAGE_KEY)
  useSession.setState(({ token, isLost }) => ({ token: null, isLost: isLost || token !== null }))
}
