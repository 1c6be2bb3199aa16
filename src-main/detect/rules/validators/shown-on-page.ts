/** Tells by the page around it that a value is shown to everybody who opens the page, or only tells its parts apart. */

import { leanExpression } from '../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'

/** The tag that is open at the end of a text. */
const OPEN_TAG = /<[A-Za-z][\w.-]*\s[^<>]*$/
/** A key by which a page tells the items of a list apart: an attribute of React, Vue, Livewire or of the page's own. */
const KEY_OF_AN_ITEM = /[\s:-]key=\\?["']?$/i
/** What a form sends back unseen, so that the answer is known to come from it. */
const HIDDEN = /\btype=["']?hidden\b/i
const SENT_BACK = /\bname=["']?[\w[\]-]*(?:token|nonce|form_?key)[\w\]-]*["']?(?:\s|$)/i

/** Where a page names its project to a service that counts visits, pushes to browsers or collects faults: in each visitor's hands. */
const NAMES_ITS_PROJECT = leanExpression(
  oneLine`
    (?:
      \b(?:amplitude|analytics|heap|mixpanel|posthog|rudderanalytics)\.(?:init|load)\(
      |\bbugsnag(?:\.start)?\(\{?\s{0,4}(?:apikey["']?:)?
      |\bnew pusher\(|\bdata-cf-beacon=["']\{\s?["']?token["']?:
      |\bmixpanel(?:[ _-]?project)?[ _-]?token["'\x60]?\s{0,4}[:=]
    )\s{0,4}["'\x60]?$
  `,
  'i',
)

/** What the settings of Firebase on a page hold beside their key, which names the project and opens nothing (https://firebase.google.com/docs/projects/api-keys). */
const OF_FIREBASE = /^\s?["']?,\s{1,24}["']?authDomain["']?\s?:/

/**
 * Whether a value behind these words is one that its page shows.
 * @param before what stands before the value, its name and an opening quote too.
 */
export function shownOnPage(_value: string, before: string): boolean {
  if (NAMES_ITS_PROJECT.test(before)) return true
  const tag = OPEN_TAG.exec(before)?.[0]
  return (
    tag !== undefined && (KEY_OF_AN_ITEM.test(tag) || (HIDDEN.test(tag) && SENT_BACK.test(tag)))
  )
}

/** Whether a key of Google is that of a page's Firebase project, by what stands behind it. */
export function ofFirebasePage(text: string, end: number): boolean {
  return OF_FIREBASE.test(text.slice(end, end + READ_BEHIND))
}
const READ_BEHIND = 60
