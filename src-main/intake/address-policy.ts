/**
 * Which addresses are public, so that a page or a name cannot lead the service into
 * the user's own machine or network. Apart from the fetching, because it is a table.
 */

import { BlockList, isIP } from 'node:net'

/**
 * IANA IPv4 Special-Purpose Address Registry (RFC 6890), with multicast (RFC 5771).
 * The last one, 240.0.0.0/4, holds the broadcast address.
 */
const CLOSED_IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const

/**
 * What is special inside the one block of global unicast addresses, 2000::/3 (IANA IPv6
 * Special-Purpose Address Registry): protocol assignments with Teredo and benchmarking,
 * documentation (twice), and 6to4, which RFC 7526 has ended.
 */
const CLOSED_IPV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const closedIpv4 = new BlockList()
for (const [network, prefix] of CLOSED_IPV4) closedIpv4.addSubnet(network, prefix, 'ipv4')
const closedIpv6 = new BlockList()
for (const [network, prefix] of CLOSED_IPV6) closedIpv6.addSubnet(network, prefix, 'ipv6')
const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')
/** RFC 6052; the local-use prefix of RFC 8215, 64:ff9b:1::/48, is never public. */
const nat64 = new BlockList()
nat64.addSubnet('64:ff9b::', 96, 'ipv6')

/**
 * Whether an address belongs to the public internet. Everything in IPv6 outside 2000::/3 does
 * not (so neither do mapped, compatible, unique-local, link-local, site-local and discard-only
 * addresses), but for NAT64 addresses of public IPv4 hosts, which networks without IPv4 need.
 *
 * @param address in the usual notation, without brackets; anything else, or a zone, is not public.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !closedIpv4.check(address, 'ipv4')
  if (family !== 6 || address.includes('%')) return false
  if (nat64.check(address, 'ipv6')) return isPublicAddress(lastFourBytes(address))
  return globalUnicast.check(address, 'ipv6') && !closedIpv6.check(address, 'ipv6')
}

/** The IPv4 address at the end of an IPv6 one, in whichever notation. */
function lastFourBytes(address: string): string {
  // The URL parser writes every address in groups, without dots.
  const groups = new URL(`http://[${address}]`).hostname.slice(1, -1).split(':').slice(-2)
  return groups
    .map((group) => Number.parseInt(group || '0', 16))
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.')
}
