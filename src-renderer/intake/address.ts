/** Makes of what was typed an address that can be sent, or says why not. */

import type { AddressKind } from '../data/queue-store.ts'
import { messages } from '../messages/en.ts'

/** A scheme, not a host: a host name has a dot, or a port after its colon. */
const SCHEME = /^([a-z][a-z0-9+-]*):(?!\d)/i

/** Schemes that digits may follow, so that they look like a host and a port. */
const NUMBER_SCHEMES = /^(?:tel|sms|fax|data|file):/i

export type ReadAddress = { readonly url: string } | { readonly problem: string }

/**
 * An https address; one without a scheme gets it. A parser would take a
 * mistyped scheme (`https:/x`, `https//x`) for a host, so those are refused.
 * The service checks everything else.
 */
export function readAddress(typed: string, kind: AddressKind = 'url'): ReadAddress {
  const text = typed.trim()
  const { addressProblems } = messages.scan
  const scheme = (SCHEME.exec(text) ?? /^([a-z][a-z0-9+.-]*):\/\//i.exec(text))?.[1]?.toLowerCase()
  if ((scheme !== undefined && scheme !== 'https') || NUMBER_SCHEMES.test(text)) {
    // Most MCP servers run on the machine of whoever uses them, without https.
    return { problem: kind === 'url' ? addressProblems.scheme : addressProblems.mcpScheme }
  }
  if (scheme === 'https' && !/^https:\/\/(?![\\/])/i.test(text)) {
    return { problem: addressProblems.slashes }
  }
  const url = URL.parse(scheme === undefined ? `https://${text}` : text)
  // Browsers keep a blank in a host as %20; no host has one.
  if (text === '' || url === null || /^$|%/.test(url.hostname)) {
    return { problem: addressProblems.none }
  }
  if (/^https?\.?$/.test(url.hostname)) return { problem: addressProblems.slashes }
  if (url.username !== '' || url.password !== '') return { problem: addressProblems.user }
  return { url: url.href }
}
