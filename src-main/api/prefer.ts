/** Reads the Prefer header (RFC 7240): what a client would like, never an error. */

import { MAX_WAIT_SECONDS } from '../../src-shared/contract/limits.ts'

export type Preference =
  | { readonly mode: 'default' }
  | { readonly mode: 'respond-async' }
  | { readonly mode: 'wait'; readonly seconds: number }

/** Up to the next comma outside of quoted strings (RFC 9110, section 5.6.4); one without end takes the rest. */
const ELEMENT = /(?:[^",]|"(?:[^"\\]|\\.?)*(?:"|$))+/g

/**
 * The preference that applies. Names are case-insensitive, the first of each
 * counts, unknown ones are ignored; `respond-async` wins over `wait`, which
 * then would only bound a wait that nobody asked for.
 */
export function parsePrefer(header: string | undefined): Preference {
  let wait: number | undefined
  for (const preference of (header ?? '').match(ELEMENT) ?? []) {
    const [token = ''] = preference.split(';')
    const [name = '', value = ''] = token.split('=').map((part) => part.trim())
    if (name.toLowerCase() === 'respond-async') return { mode: 'respond-async' }
    const seconds = value.replace(/^"(.*)"$/, '$1')
    if (name.toLowerCase() === 'wait' && /^\d+$/.test(seconds)) wait ??= Number(seconds)
  }
  if (wait === undefined) return { mode: 'default' }
  return { mode: 'wait', seconds: Math.min(wait, MAX_WAIT_SECONDS) }
}

/** Value of `Preference-Applied`, or nothing where no preference applied. */
export function preferenceApplied(preference: Preference): string | undefined {
  if (preference.mode === 'default') return undefined
  return preference.mode === 'wait' ? `wait=${preference.seconds}` : preference.mode
}
