/**
 * Signs by which an attack on a machine is known, whoever writes it down: what it gains, not which program it uses. A network
 * learns attacks and the work of administrators from the same programs, so that a plain script sounds like one to it.
 * The lists follow published ones, each in a file of its own.
 */

import { oneLine } from '../../../../src-shared/model/one-line.ts'
import { isPublicNumber } from '../../../detect/public-number.ts'
import { OF_CODE } from './code-signs.ts'
import { OF_INTRUDERS } from './intruder-signs.ts'
import { OF_REQUESTS } from './request-signs.ts'
import { OF_SHELLS } from './shell-signs.ts'

/** Something fetched from a host that has a number alone. */
const FETCHED = new RegExp(
  oneLine`
    (?<=
      \b(?:
        curl|wget|fetch|invoke-webrequest|iwr|irm|download(?:string|file|data)|urlopen
      )\b[^\n]{0,120}
    )\bhttps?:\/\/(?<number>\d{1,3}(?:\.\d{1,3}){3})
  `,
  'gi',
)

const SIGNS = [OF_REQUESTS, OF_SHELLS, OF_INTRUDERS, OF_CODE].flat()

/** A sign written as a number, as an address has it, once or twice over (RFC 3986, 2.1). */
const NUMBERED = /%(?:25)?([2-7][\dA-F])/gi

/**
 * What is laid out as an attack is and runs nothing of it: a program beside the kind of file that it opens, with the place of
 * its name (RFC 1524), elements in one called a script, which are no program to any reader, and a page's own script by its
 * path.
 */
const HARMLESS = [
  new RegExp(
    oneLine`
      (?<=^[a-z]{2,20}\/[\w.+*-]{1,60});(?=
        [ \t]?\/(?:usr\/)?s?bin\/(?!\w{0,20}sh\b)[\w-]{1,40}(?: --?\w{1,20}){0,4} ['"]?%s['"]?(?: ?;|$)
      )
    `,
    'gm',
  ),
  /<script\b[^<>]{0,200}\bsrc\s?=\s?["'](?![a-z]{2,20}:|\/\/)[^"'<>]{1,200}["'][^<>]{0,80}>\s{0,40}<\/script>/gi,
  /<script>\s{0,40}<(?!script\b)[a-z]{1,20}\b[^<>]{0,200}>[^<>]{0,200}<\/[a-z]{1,20}>\s{0,40}<\/script>/gi,
]

/** Whether a passage holds a sign of an attack on a machine, also where its signs are written as an address has them. */
export function hasAbuseSign(passage: string): boolean {
  const own = HARMLESS.reduce((rest, layout) => rest.replace(layout, ' '), passage)
  const read = own.replace(NUMBERED, (_, number) =>
    String.fromCharCode(Number.parseInt(number, 16)),
  )
  return holdsSign(own) || (read !== own && holdsSign(read))
}

function holdsSign(passage: string): boolean {
  return (
    SIGNS.some((sign) => sign.test(passage)) ||
    Array.from(passage.matchAll(FETCHED)).some(({ groups }) => isPublicNumber(groups?.number ?? ''))
  )
}
