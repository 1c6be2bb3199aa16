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

/** A key of Google beside the names of its Firebase project: it tells which project a page or an app is of (https://firebase.google.com/docs/projects/api-keys). */
const KEY_OF_GOOGLE = /^AIza/
const IN_AN_APP = /"current_key":\s?"$/
const BESIDE_ITS_PROJECT = /\b(?:authDomain|messagingSenderId)\b/

/**
 * Whether a value is one that its page shows.
 * @param before what stands before the value, its name and an opening quote too.
 * @param after what stands behind it.
 */
export function shownOnPage(value: string, before: string, after: string): boolean {
  if (NAMES_ITS_PROJECT.test(before) || ofFirebase(value, before, after)) return true
  const tag = OPEN_TAG.exec(before)?.[0]
  return (
    tag !== undefined && (KEY_OF_AN_ITEM.test(tag) || (HIDDEN.test(tag) && SENT_BACK.test(tag)))
  )
}

function ofFirebase(value: string, before: string, after: string): boolean {
  return (
    KEY_OF_GOOGLE.test(value) &&
    (IN_AN_APP.test(before) || [before, after].some((text) => BESIDE_ITS_PROJECT.test(text)))
  )
}
