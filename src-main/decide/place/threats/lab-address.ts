/**
 * Whether what a text shows connects to no machine but one of a laboratory: each address in it is private, of the machine
 * itself or reserved for examples (RFC 1918, 1122, 5737), or a word that stands for one (`LHOST`), as reports of tests and
 * sheets for exercises show them.
 */

import { oneLine } from '../../../../src-shared/model/one-line.ts'
import { lineEnd } from '../lines.ts'
import type { Place } from '../place.ts'
import { isShownCode } from '../roles/shown.ts'

/** A number of an address, what stands for one, and the host of a page. */
const ADDRESS = new RegExp(
  oneLine`
    (?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])
    |(?<!\w)(?:[LR]HOST|(?:(?:ATTACKER|KALI|LISTENER|LOCAL|MY|REMOTE|TARGET|VPN|YOUR)[_-]?)(?:IP|HOST|ADDR(?:ESS)?))(?!\w)
    |(?<=\b(?:https?|ftp):\/\/)[^\s/:"'\x60<>)]{1,100}
  `,
  'g',
)
const OF_LABORATORY =
  /^(?:10\.|127\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|192\.0\.2\.|198\.51\.100\.|203\.0\.113\.|localhost$|[A-Z]{2,8}[_-]?[A-Z]{0,7}$)/

/** An address of a page and nothing else: no query, no way upwards, no sign that a shell or a page reads. */
const PLAIN_ADDRESS = /^\s*https?:\/\/([\w.-]+)(?::\d{1,5})?(?:\/[\w-]+(?:\.[\w-]+)*)*\/?\s*$/

/** UTF-16 units of its lines, on each side of a stretch, in which addresses are looked for. */
const REACH = 400

/** Whether a stretch is the bare address of such a machine, or shown code whose lines lead to addresses of a laboratory and to no others. */
export function isShownInLaboratory(place: Place): boolean {
  const host = PLAIN_ADDRESS.exec(place.text.slice(place.start, place.end))?.[1]
  if (host !== undefined) return OF_LABORATORY.test(host)
  if (!isShownCode(place)) return false
  const { start, end, lineStart } = place
  const near = place.text.slice(0, end + REACH)
  const lines = near.slice(Math.max(lineStart(), start - REACH), lineEnd(near, end))
  const addresses = lines.match(ADDRESS) ?? []
  return addresses.length > 0 && addresses.every((each) => OF_LABORATORY.test(each))
}
