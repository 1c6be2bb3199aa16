/** Keys in the links of a page of the web, by which a browser fetches a film or shows a paper: all who read the page have them. */

import type { Range } from '../../../../src-shared/model/spans.ts'
import { type Claimed, isFoundBy } from '../../found-by.ts'

/** The rule that knows a secret by its name alone; what a vendor's form or a login shows to be one is one wherever it stands. */
const BY_NAME = 'dlp_secret_assignment'
/** A link up to the value of one of its parameters. */
const PARAMETER = /^["'(<]{0,2}(?:https?:)?\/\/\S+[?&;][\w.-]{1,40}=$/i
/** UTF-16 units of a link that are read before the value. */
const READ = 400

/**
 * Whether a secret by its name stands in a link that a page of the web hands to all its readers.
 * @param isPage whether the text is one; asked last, since the whole of it is read
 */
export function isHandedOut(text: string, claim: Range & Claimed, isPage: () => boolean): boolean {
  if (!isByName(claim)) return false
  const before = text.slice(Math.max(0, claim.start - READ), claim.start)
  const link = before.slice(before.search(/\S*$/))
  return PARAMETER.test(link) && isPage()
}

/** Whether nothing but its name says that a value is a secret. */
export function isByName(claim: Claimed): boolean {
  return isFoundBy(claim, BY_NAME)
}
