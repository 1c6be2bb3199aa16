/**
 * Internet addresses that can point at a person's line.
 *
 * Reserved, documentation and multicast ranges (IANA special-purpose registries) and public
 * resolvers name no person; private ones do where the text says whose machine has them.
 */

import { isIP } from 'node:net'
import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import type { ValidatorMatch } from '../validator.ts'

/** Resolvers that configuration files are full of: Google, Cloudflare, Quad9, OpenDNS. */
const PUBLIC_RESOLVERS: ReadonlySet<string> = new Set([
  '8.8.8.8',
  '8.8.4.4',
  '1.1.1.1',
  '1.0.0.1',
  '9.9.9.9',
  '208.67.222.222',
  '208.67.220.220',
  '149.112.112.112',
])

/** Their IPv6 networks: Google, Cloudflare, Quad9, OpenDNS. */
const RESOLVER_NETWORK = /^(?:2001:4860:4860:|2606:4700:4700:|2620:fe:|2620:119:3[57]:)/

/** Addresses that manuals count up or repeat: 12.34.56.78, 123.45.67.89, 111.111.111.111. */
const COUNTED: ReadonlySet<string> = new Set(['12.34.56.78', '98.76.54.32', '123.45.67.89'])

/** A word that says "address" near the value; the characters before it that are read. */
const ADDRESS_WORD = new RegExp(
  oneLine`
    \b(?:
      ip|ipv4|address|addr|adresse|dirección|indirizzo|адрес|host|rhost|client|visitor|login
      |logged in|from|peer|remote|src|dst|inet|ping
    )\b[^\n]{0,24}$
  `,
  'i',
)
const READ_BEFORE = 48
/** The version that another one follows: `Changes from 5.2.1 to 5.2.1.1`. */
const VERSION_BEFORE = /(?:^|\s)v?\d{1,3}(?:\.\d{1,3}){1,2} (?:to|through|until|->|→|-) v?$/
/** Versions of programs and sections of standards stay below this in their parts. */
const SMALL_PART = 30
const SMALL_HEAD = 20
/** A network's size in bits after its address; 32 bits are one address. */
const NETWORK_AFTER = /^\/(?:[12]?\d|3[01])(?!\d)/

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

/**
 * Whether a value is a public IPv4 address of one machine: no network, no sample, and no section or
 * version unless a word says that it is an address.
 */
export function publicIpv4(value: string, { text, start, end }: ValidatorMatch): boolean {
  if (isIP(value) !== 4 || PUBLIC_RESOLVERS.has(value) || COUNTED.has(value)) return false
  const octets = value.split('.').map(Number)
  const [first = 0, second = 0, third = 0, last = 0] = octets
  // Versions such as 1.2.3.4 and 4.3.99.16 are far more common than addresses of small numbers.
  const isSmall = octets.every((octet) => octet < 100)
  if (isSmall && first < 5) return false
  // Revisions of a file in RCS or CVS, as in 1.118.1.1; object identifiers, as in 1.3.101.112.
  if (first < 5 && (last < 10 || second < 10)) return false
  if (isCountedUp(octets)) return false
  const isNetwork =
    last === 0 ||
    octets.slice(1).every((octet) => octet === 255) ||
    NETWORK_AFTER.test(text.slice(end, end + 4))
  if (isNetwork || isRepeated(octets)) return false
  const readsAsVersion =
    isSmall ||
    (first < SMALL_HEAD && second < SMALL_HEAD) ||
    [second, third, last].every((octet) => octet < SMALL_PART)
  const before = text.slice(Math.max(0, start - READ_BEFORE), start)
  if (readsAsVersion && (!ADDRESS_WORD.test(before) || VERSION_BEFORE.test(before))) {
    return false
  }
  return !isWithin(octets, SPECIAL_IPV4)
}

/** Whether three numbers are the same, as in samples: 123.123.123.124. */
function isRepeated([first, second, third, last]: readonly number[]): boolean {
  return second === third && (second === first || second === last)
}

/** Whether the last three numbers go up by one, as in samples: 14.15.16.17, 80.10.11.12. */
function isCountedUp([, second = 0, third = 0, last = 0]: readonly number[]): boolean {
  return third === second + 1 && last === third + 1
}

/** Networks within a house, and those that a provider gives its customers (RFC 1918, RFC 6598): prefix and length in bits. */
const PRIVATE_IPV4: readonly (readonly [number, number])[] = [
  [0x0a000000, 8],
  [0x64400000, 10],
  [0xac100000, 12],
  [0xc0a80000, 16],
]

/** Whether a value is a private IPv4 address of one machine: no network and, by its last number, no router. */
export function privateIpv4(value: string, { text, end }: ValidatorMatch): boolean {
  if (isIP(value) !== 4 || NETWORK_AFTER.test(text.slice(end, end + 4))) return false
  const octets = value.split('.').map(Number)
  const last = octets[3] ?? 0
  return last > 1 && last < 254 && !isCountedUp(octets) && isWithin(octets, PRIVATE_IPV4)
}

/** Whether a value is a unique local IPv6 address (RFC 4193) with a network of its own, and no word. */
export function privateIpv6(value: string): boolean {
  const lower = value.toLowerCase()
  return (
    isIP(value) === 6 && /^f[cd][0-9a-f]{2}:[0-9a-f]{2,4}:/.test(lower) && !HEX_WORD.test(lower)
  )
}

function isWithin(
  octets: readonly number[],
  ranges: readonly (readonly [number, number])[],
): boolean {
  const number = octets.reduce((sum, octet) => sum * 256 + octet, 0)
  return ranges.some(
    ([prefix, bits]) =>
      Math.floor(number / 2 ** (32 - bits)) === Math.floor(prefix / 2 ** (32 - bits)),
  )
}

/** Words that people write in hexadecimal digits where any address would do. */
const HEX_WORD =
  /(?:^|[:-])(?:abcd|baba|babe|bebe|beef|b00c|c0de|cafe|dead|face|feed|f00d)(?=[:-]|$)/i
/** Tunnels of Teredo and 6to4 (RFC 4380, RFC 3056), long switched off. */
const TUNNEL = /^2001:0{0,4}:|^2002:/

/**
 * Whether a value is an IPv6 address in 2000::/3 outside the documentation prefixes (RFC 3849, RFC
 * 9637), the 6bone that was given back (RFC 3701), tunnels, words and public resolvers.
 */
export function publicIpv6(value: string): boolean {
  if (isIP(value) !== 6) return false
  const [first = '', second = ''] = value.toLowerCase().split(':')
  const head = Number.parseInt(first, 16)
  const isGlobal = head >= 0x2000 && head <= 0x3fff
  const isDocumentation =
    (head === 0x2001 && Number.parseInt(second, 16) === 0xdb8) || head === 0x3fff || head === 0x3ffe
  const lower = value.toLowerCase()
  const isSample = isDocumentation || TUNNEL.test(lower) || HEX_WORD.test(lower)
  return isGlobal && !isSample && !RESOLVER_NETWORK.test(lower)
}

/** Prefixes that emulators give to machines that nobody can carry: QEMU, Xen, VirtualBox, VMware, Docker; RFC 7042's documentation range. */
const NO_DEVICE = /^(?:525400|00163e|080027|000c29|005056|0242|00005e0053)/
/** Digits that manuals count up, down or repeat. */
const COUNTED_MAC =
  /^(?:001122|112233|aabbcc|123456|012345|010203|000102|abcdef|deadbe)|dead|c0de|beef|cafe|babe|(?:0000|aabbcc|112233|ddeeff)$/

/** Whether a value is a hardware address of one device: no broadcast, multicast, emulated or sample one. */
export function deviceMac(value: string): boolean {
  const text = value.toLowerCase().replace(/[^0-9a-f]/g, '')
  const isMulticast = (Number.parseInt(text.slice(0, 2), 16) & 1) === 1
  const zeros = (text.match(/../g) ?? []).filter((pair) => pair === '00').length
  return (
    text.length === 12 &&
    !isMulticast &&
    !NO_DEVICE.test(text) &&
    !COUNTED_MAC.test(text) &&
    zeros < 4 &&
    new Set(text).size > 2
  )
}
