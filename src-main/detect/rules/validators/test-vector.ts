/**
 * Tells the key of a test vector from one that somebody has: a vector shows what a cipher, a digest or an exchange of keys
 * makes of what, so that the key stands beside what goes in or comes out, as bytes in hexadecimal.
 */

import { oneLine } from '../../../../src-shared/model/one-line.ts'
import type { ValidatorMatch } from './validator.ts'

const BYTES = /^(?:0x)?[0-9a-f]{8,}$/i
const field = (names: string, flags: string) =>
  new RegExp(
    `(?:^|[\\n{,;])[ \\t]*["']?(${names})["']?[ \\t]{0,12}(?:[:=]|=>)[ \\t]{0,12}["']?(?:0x)?[0-9a-f]{16}`,
    flags,
  )
/**
 * What goes in and what comes out, as the files of NIST's CAVP, of Wycheproof, OpenSSL, Botan and RFCs call it, and eight bytes of it or
 * more. A vector to begin with, a salt, a tag and the address of a device are not among them: settings have those beside a key.
 */
const IN_OR_OUT = field(
  oneLine`
    aad|adata|basepoint|cipher(?:text)?|counterkey|ct|entropyinput|ikm|in|msg|okm|out|p(?:lain(?:text)?|rk|t)|peerkey|q[xy]
    |returnedbits|shared(?:secret|key)?
  `,
  'i',
)
/** What else is called so: one of them stands beside a key in the log of a signed request, too. */
const CALLED_SO = field('ads?|expected|input|k|output|result|sig(?:nature)?|z', 'gi')
const FEWEST_CALLED_SO = 2
/** UTF-16 units on either side in which one stands: a number of 1024 bits and another field between them. */
const AROUND = 400

/** Whether a value is bytes beside what goes in or comes out. */
export function ofATestVector(value: string, match: ValidatorMatch): boolean {
  if (!BYTES.test(value)) return false
  const { text, start, end } = match.inDocument?.() ?? match
  const before = text.slice(Math.max(0, start - AROUND), start)
  const after = text.slice(end, end + AROUND)
  if (IN_OR_OUT.test(before) || IN_OR_OUT.test(after)) return true
  const called = [before, after].flatMap((part) =>
    Array.from(part.matchAll(CALLED_SO), ([, name = '']) => name.toLowerCase()),
  )
  return new Set(called).size >= FEWEST_CALLED_SO
}
