/**
 * Whether a passage tells of something that asks the user before it acts: `Sends a mail. Asks the user before it sends.` So
 * are tools described, and nobody who wants something done behind the user's back says so. Where it tells anybody to do
 * something, or says where to, it is more than that.
 */

import { oneLine } from '../../../../src-shared/model/one-line.ts'
import { leadsOn } from '../destination.ts'
import { isDutyOfOne } from '../roles/about-assistants.ts'
import { isStatement } from '../signs.ts'

const CONSENT = new RegExp(
  oneLine`
    \b(?:
      (?:
        asks?|prompts?|consults?|checks? with|confirms? with|waits? for
      ) (?:the |an? |its |their )?(?:
        user|owner|caller|human|operator|person|people|customer|confirmation|approval|consent
        |permission
      )
      |(?:
        requires?|needs?|without|only (?:with|after)
      ) (?:the )?(?:user['’]s |explicit |prior )?(?:confirmation|approval|consent|permission)
    )\b
  `,
  'i',
)

/** Whether a passage in English tells that the user is asked, tells nobody to do anything, and names no address. */
export function asksConsent(passage: string): boolean {
  const isTold = isStatement(passage) && !isDutyOfOne(passage)
  return isTold && CONSENT.test(passage) && !leadsOn(passage)
}
