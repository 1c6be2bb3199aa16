/** What an address that may be fetched looks like; where it leads is found out when it is fetched. */

/** Why an address is never fetched, whatever its owner allows. */
export type RefusedAddress = 'invalid' | 'scheme' | 'credentials'

/** The address, or what is wrong with it: it is none, is not https, or holds a user name or password. */
export function readAddress(text: string, base?: URL): URL | RefusedAddress {
  const url = URL.parse(text, base?.href)
  if (url === null) return 'invalid'
  if (url.protocol !== 'https:') return 'scheme'
  return url.username !== '' || url.password !== '' ? 'credentials' : url
}
