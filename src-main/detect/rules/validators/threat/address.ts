/** The parts of an address that say whose it is. */

import { domainToUnicode } from 'node:url'
import type { Validator } from '../validator.ts'

export interface Address {
  /** What stands before an `@`, which browsers do not read as the host. */
  readonly userinfo: string
  /** In lower case, punycode undone, without a port. */
  readonly host: string
  /** The labels of the host before its ending. */
  readonly labels: readonly string[]
  /** Its ending, as `com` or `co.uk`. */
  readonly suffix: string
  /** The label that was registered: the last before the ending. */
  readonly registered: string
}

const PARTS = /^https?:\/\/(?:([^/?#@]*)@)?([^/?#:@]+)/i

/** Labels that, before an ending of two letters, are a part of it: `co.uk`, `com.au`. A selection of the Public Suffix List. */
const SECOND_LEVEL = new Set(
  'ac co com edu gob gov gouv govt gv mil ne net nom or org plc ltd sch web id go'.split(' '),
)
/** Networks that serve the pages of others, and hosts of documentation: names in their hosts are of those whose pages they show. */
export const SPEAKS_FOR_OTHERS: ReadonlySet<string> = new Set(
  (
    'translate.goog s3.amazonaws.com cloudfront.net azureedge.net edgekey.net edgesuite.net akamaiedge.net akadns.net ' +
    'cloudflare.net fastly.net github.io gitlab.io readthedocs.io rtfd.io readthedocs.org sourceforge.net sourceforge.io'
  ).split(' '),
)

/** Hosts that hand out names below theirs, each to somebody else. */
const SHARED_HOSTS: ReadonlySet<string> = new Set([
  ...SPEAKS_FOR_OTHERS,
  ...(
    'web.app firebaseapp.com pages.dev workers.dev r2.dev netlify.app vercel.app herokuapp.com glitch.me weebly.com wixsite.com ' +
    'wordpress.com 000webhostapp.com godaddysites.com square.site blogspot.com duckdns.org ngrok.io ngrok-free.app ngrok.app ' +
    'trycloudflare.com repl.co replit.app surge.sh azurewebsites.net'
  ).split(' '),
])

/** Reads an address that begins with its scheme; undefined where it names no host with an ending. */
export function readAddress(written: string): Address | undefined {
  const [, userinfo = '', raw] = PARTS.exec(written) ?? []
  if (raw === undefined) return undefined
  const lower = raw.toLowerCase().replace(/\.$/, '')
  const host = lower.includes('xn--') ? domainToUnicode(lower) : lower
  const parts = host.split('.')
  if (parts.length < 2 || parts.some((label) => label === '')) return undefined
  const size = suffixSize(parts)
  const labels = parts.slice(0, -size)
  const registered = labels.at(-1)
  if (registered === undefined) return undefined
  return { userinfo, host, labels, suffix: parts.slice(-size).join('.'), registered }
}

/** Answers that are remembered of each question: documents repeat the hosts that they name. */
const REMEMBERED = 1_000

/** A validator of addresses whose answer hangs on nothing but the host; false where there is none. */
export function ofHost(question: (address: Address) => boolean): Validator {
  const answers = new Map<string, boolean>()
  return (written) => {
    const host = PARTS.exec(written)?.[2]
    if (host === undefined) return false
    const known = answers.get(host)
    if (known !== undefined) return known
    const address = readAddress(written)
    const answer = address !== undefined && question(address)
    if (answers.size === REMEMBERED) answers.clear()
    answers.set(ownText(host), answer)
    return answer
  }
}

/** The same text without the one that it was cut from, which would stay in memory with it. */
function ownText(text: string): string {
  return Buffer.from(text, 'utf16le').toString('utf16le')
}

/** How many labels its ending has. */
function suffixSize(parts: readonly string[]): number {
  for (const size of [3, 2]) {
    if (parts.length > size && SHARED_HOSTS.has(parts.slice(-size).join('.'))) return size
  }
  const [second = '', last = ''] = parts.slice(-2)
  return parts.length > 2 && last.length === 2 && SECOND_LEVEL.has(second) ? 2 : 1
}
