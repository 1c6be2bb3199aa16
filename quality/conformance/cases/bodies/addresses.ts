/** Addresses that no fetch may go to, in every notation that leads there; none of them needs a network to be refused. */

import type { CaseEntry } from '../../case.ts'
import { json } from '../../make-body.ts'

/** IANA's special-purpose registries (RFC 6890), and other spellings that the URL standard reads as one of them. */
const notPublic: readonly (readonly [string, string])[] = [
  ['loopback', '127.0.0.1'],
  ['loopback-other', '127.255.255.254'],
  ['loopback-decimal', '2130706433'],
  ['loopback-hex', '0x7f.1'],
  ['loopback-octal', '0177.0.0.1'],
  ['loopback-percent', '%31%32%37.0.0.1'],
  ['loopback-v6', '[::1]'],
  ['loopback-mapped', '[::ffff:127.0.0.1]'],
  ['loopback-compatible', '[::127.0.0.1]'],
  ['loopback-nat64', '[64:ff9b::7f00:1]'],
  ['loopback-6to4', '[2002:7f00:1::]'],
  ['localhost', 'localhost'],
  ['localhost-case', 'LocalHost'],
  ['nothing', '0.0.0.0'],
  ['nothing-v6', '[::]'],
  ['private-10', '10.0.0.1'],
  ['private-172', '172.31.255.255'],
  ['private-192', '192.168.1.1'],
  ['carrier-nat', '100.64.0.1'],
  ['link-local', '169.254.169.254'],
  ['link-local-v6', '[fe80::1]'],
  ['site-local', '[fec0::1]'],
  ['unique-local', '[fd00::1]'],
  ['documentation', '192.0.2.1'],
  ['documentation-v6', '[2001:db8::1]'],
  ['benchmarking', '198.19.255.255'],
  ['multicast', '224.0.0.1'],
  ['multicast-v6', '[ff02::1]'],
  ['reserved', '240.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['teredo', '[2001::1]'],
  ['nat64-local', '[64:ff9b:1::808:808]'],
]

/** What is no address of a page or server at all. */
const noAddress: readonly (readonly [string, string])[] = [
  ['file', 'file:///etc/passwd'],
  ['data', 'data:text/html,hello'],
  ['script', 'javascript:alert(1)'],
  ['port', 'https://93.184.215.14:8443/'],
  ['port-0', 'https://93.184.215.14:0/'],
  ['port-large', 'https://93.184.215.14:99999/'],
  ['user-slash', 'https://93.184.215.14%2f@93.184.215.15/'],
  ['backslashes', 'https:\\\\93.184.215.14\\'],
  ['slashes', 'https:93.184.215.14/'],
  ['slashes-more', 'https:///93.184.215.14/'],
  ['space-before', ' https://93.184.215.14/'],
  ['line-behind', 'https://93.184.215.14/\n'],
  ['empty', ''],
]

const FIELDS = ['url', 'mcp_server_url'] as const

export const addressEntries: readonly CaseEntry[] = FIELDS.flatMap((field) => [
  ...notPublic.map(
    ([id, host]): CaseEntry => ({
      id: `${field}-to-${id}`,
      says: `${field} leads to the public internet, in whichever notation it is written`,
      from: 'decision',
      send: { body: json({ [field]: `https://${host}/` }) },
      expect: { status: 422, code: 'TARGET_NOT_PUBLIC' },
    }),
  ),
  ...noAddress.map(
    ([id, address]): CaseEntry => ({
      id: `${field}-no-${id}`,
      says: `${field} is an address of https, of port 443 and without credentials`,
      from: 'decision',
      send: { body: json({ [field]: address }) },
      expect: { status: 422, code: 'INVALID_URL' },
    }),
  ),
])
