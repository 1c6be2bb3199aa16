/** Numbers of hosts on the internet (IPv4, with dots). */

/**
 * Whether a host's number is a public one: neither of a private network (RFC 1918), of the machine itself, of a link
 * (RFC 3927) nor of what is no single host (RFC 5771, 1112).
 */
export function isPublicNumber(number: string): boolean {
  const parts = number.split('.').map(Number)
  const [a = 0, b = 0] = parts
  const isOwn =
    a === 0 || a === 10 || a === 127 || (a === 192 && b === 168) || (a === 169 && b === 254)
  return parts.every((part) => part < 256) && !isOwn && a < 224 && !(a === 172 && b >= 16 && b < 32)
}
