/** What an address that may be fetched looks like; where it leads is found out when it is fetched. */

/** Why an address is never fetched, whatever its owner allows. */
export type RefusedAddress = 'invalid' | 'scheme' | 'credentials'

/**
 * A scheme, two slashes and a host (RFC 9110, section 4.2.2: without a host an address is to be refused). The URL
 * standard reads `https:a.example` and `https:///a.example` as this, too, and other readers as something else.
 */
const WITH_HOST = /^[a-z]+:\/\/[^/?#\\]/i

/**
 * The address, or what is wrong with it: it is none, is not https, or holds a user name or password.
 * @param base of a reference that need not be whole.
 */
export function readAddress(text: string, base?: URL): URL | RefusedAddress {
  const url = URL.parse(text, base?.href)
  if (url === null) return 'invalid'
  if (url.protocol !== 'https:') return 'scheme'
  if (base === undefined && !WITH_HOST.test(text)) return 'invalid'
  return url.username !== '' || url.password !== '' ? 'credentials' : url
}
