/**
 * Internet addresses that can point at a person's line.
 *
 * Private, reserved, documentation and multicast ranges (IANA special-purpose
 * registries) and public resolvers name no person.
 */

import { isIP } from 'node:net'

/** Resolvers that configuration files are full of: Google, Cloudflare, Quad9, OpenDNS. */
const PUBLIC_RESOLVERS: ReadonlySet<string> = new Set([
  '8.8.8.8',
  '8.8.4.4',
  '1.1.1.1',
  '1.0.0.1',
  '9.9.9.9',
  '208.67.222.222',
  '208.67.220.220',
])

/** Prefix and its length in bits, from the IANA IPv4 special-purpose registry. */
const SPECIAL_IPV4: readonly (readonly [number, number])[] = [
  [0x00000000, 8],
  [0x0a000000, 8],
  [0x64400000, 10],
  [0x7f000000, 8],
  [0xa9fe0000, 16],
  [0xac100000, 12],
  [0xc0000000, 24],
  [0xc0000200, 24],
  [0xc0a80000, 16],
  [0xc6120000, 15],
  [0xc6336400, 24],
  [0xcb007100, 24],
  [0xe0000000, 3],
]

/** Whether a value is a public IPv4 address. The characters before and after must not continue it, as in a version or a path. */
export function publicIpv4(value: string): boolean {
  if (isIP(value) !== 4 || PUBLIC_RESOLVERS.has(value)) return false
  const octets = value.split('.').map(Number)
  // Versions such as 1.2.3.4 and 4.3.99.16 are far more common than addresses of small numbers.
  const [major = 0, minor = 0] = octets
  const isSmall = octets.every((octet) => octet < 100)
  if (isSmall && (major < 5 || (major < 20 && minor < 20))) return false
  // Revisions of a file in RCS or CVS, as in 1.118.1.1.
  if (major < 5 && (octets[3] ?? 0) < 10) return false
  const number = octets.reduce((sum, octet) => sum * 256 + octet, 0)
  return !SPECIAL_IPV4.some(
    ([prefix, bits]) =>
      Math.floor(number / 2 ** (32 - bits)) === Math.floor(prefix / 2 ** (32 - bits)),
  )
}

/** Whether a value is an IPv6 address in 2000::/3 outside the documentation prefixes (RFC 3849, RFC 9637). */
export function publicIpv6(value: string): boolean {
  if (isIP(value) !== 6) return false
  const [first = '', second = ''] = value.toLowerCase().split(':')
  const head = Number.parseInt(first, 16)
  const isGlobal = head >= 0x2000 && head <= 0x3fff
  const isDocumentation =
    (head === 0x2001 && Number.parseInt(second, 16) === 0xdb8) || head === 0x3fff
  return isGlobal && !isDocumentation
}

/** Whether a value is a hardware address of one device: neither broadcast, nor multicast, nor all zero. */
export function deviceMac(value: string): boolean {
  const text = value.toLowerCase().replace(/[^0-9a-f]/g, '')
  const isMulticast = (Number.parseInt(text.slice(0, 2), 16) & 1) === 1
  const isCount = text === '001122334455' || text === '0123456789ab' || text === 'aabbccddeeff'
  return text.length === 12 && !isMulticast && !isCount && new Set(text).size > 2
}
