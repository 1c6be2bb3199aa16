/** Makes of what was typed an address that can be sent, or says why not. */

import { messages } from '../messages/en.ts'

export type ReadAddress = { readonly url: string } | { readonly problem: string }

/** An https address; one without a scheme gets it. The service checks everything else. */
export function readAddress(typed: string): ReadAddress {
  const text = typed.trim()
  const { addressProblems } = messages.scan
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`)
  if (text === '' || url === null || url.hostname === '') return { problem: addressProblems.none }
  if (url.protocol !== 'https:') return { problem: addressProblems.scheme }
  if (url.username !== '' || url.password !== '') return { problem: addressProblems.user }
  return { url: url.href }
}
