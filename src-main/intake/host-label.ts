/**
 * What an error may say of an address: which host it was, and nothing that could hold a secret.
 * Apart, because the network and both readers of what it fetches say it.
 */

/** RFC 1035, §2.3.4: no name that resolves is longer. */
const MAX_HOST_LENGTH = 253

/**
 * The host of an address without its port, path, query and credentials: ASCII, as the URL
 * standard writes it, so a name of other letters shows what it is. Cut at 253 characters.
 */
export function hostLabel(url: URL): string {
  const { hostname } = url
  return hostname.length > MAX_HOST_LENGTH ? `${hostname.slice(0, MAX_HOST_LENGTH)}…` : hostname
}
