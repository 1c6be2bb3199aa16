/** Files that name nobody but who made a work: whose its parts are and on what terms they are passed on, and pages of its manual. */

import { oneLine } from '../../../../src-shared/model/one-line.ts'

/**
 * What nothing else says: the form and fields of Debian's machine-readable file (copyright-format 1.0), and the sentences
 * that came before it (Debian Policy, 12.5).
 */
const OF_NOTICE = new RegExp(
  oneLine`
    ^(?:
      (files|upstream-name|upstream-contact)[ \t]?:
      |format[ \t]?:[ \t]?\S{0,60}(copyright-format)
      |(this package) (?:is|was) (?:debianized|put together|based)|(it was downloaded) from
      |(upstream authors?)\b[^:\n]{0,20}:
    )
  `,
  'gim',
)
/** What stands in it as well, and alone in a manifest or a page. */
const TERMS = new RegExp(
  oneLine`
    ^(?:
      (copyright|license|source)[ \t]?:|.{0,20}(permission is) (?:hereby )?granted
      |.{0,40}(license statement|copyright notice)\b
    )
  `,
  'gim',
)
/** The title of a manual page and the head of a section, in the macros of `man` and of `mdoc`. */
const OF_A_MANUAL: readonly RegExp[] = [/^\.(?:TH|Dt) \S/m, /^\.S[Hh] \S/m]

/** Different ones of both, from which a text is one. */
const FEWEST = 3
/** UTF-16 units that are read. */
const READ = 8_000

/** Whether a text is a work's file of copyrights and licences: whoever is named in it owns a part, made it or packed it. */
export function isNotice(text: string): boolean {
  const opening = text.slice(0, READ)
  const own = different(opening, OF_NOTICE)
  return own > 0 && own + different(opening, TERMS) >= FEWEST
}

/** Whether a text is a manual page in its source: in whatever language, it names who wrote and translated it. O(n). */
export function isManualPage(text: string): boolean {
  const opening = text.slice(0, READ)
  return OF_A_MANUAL.every((sign) => sign.test(opening))
}

/** How many of the groups of an expression stand in a text, each once for what it says. */
function different(text: string, signs: RegExp): number {
  const said = Array.from(text.matchAll(signs), ([, ...groups]) => groups.find(Boolean) ?? '')
  return new Set(said.map((sign) => sign.toLowerCase())).size
}
