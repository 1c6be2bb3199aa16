/**
 * Whether a passage tells of something that asks the user before it acts: `Sends a mail. Asks the user before it sends.` So
 * are tools described, and nobody who wants something done behind the user's back says so. Where it tells anybody to do
 * something else, or says where to, it is more than that.
 */

import { leanExpression } from '../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import { leadsOn } from '../destination.ts'
import { isDutyOfOne } from '../roles/about-assistants.ts'
import { isCommand, isStatement } from '../signs.ts'
import { holdsSign } from './unaddressed.ts'

const CONSENT = leanExpression(
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

/** That the user is asked first, as an order: `Ask the user to confirm the period before you call this tool`. */
const ORDERED = leanExpression(
  oneLine`
    (?:(?:always|important|please|you must|you should|must|should|first)[,:]? ){0,3}(?:
      ask (?:the |your )?(?:user|owner|human|operator|customer)(?: (?:first|explicitly))?(?: (?:to confirm|for (?:confirmation|approval|consent|permission)))?
      |(?:ask for|get|obtain|request|wait for) (?:the user['’]s |an? |explicit |prior |written ){0,2}(?:confirmation|approval|consent|permission)(?: (?:from|of|by) (?:the |your )?(?:user|owner|human|operator|customer))?
    )(?=[ .,;!?])[^.,;!?\n]{0,60}?(?<!\w)(?:before|first)(?!\w)[^.,;!?\n]{0,80}
  `,
  'gi',
)
/** What a user is asked for by who wants it. */
const SECRETS = /\b(?:password|pin|code|token|key|secret|credential|card|login)s?\b/i

/**
 * Whether a passage in English tells that the user is asked, or orders it, tells nobody to do anything else, and names no
 * address.
 */
export function asksConsent(passage: string): boolean {
  if (leadsOn(passage)) return false
  if (isStatement(passage) && !isDutyOfOne(passage)) return CONSENT.test(passage)
  const rest = passage.replace(ORDERED, ' ')
  return rest !== passage && !SECRETS.test(passage) && !isCommand(rest) && !holdsSign(rest)
}
