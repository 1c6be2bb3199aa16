/**
 * Numbers by which whoever has the code joins a conference: of an invitation, and of a firm that tells its figures. They belong
 * to whoever runs the conference, wherever in the world they seem to be.
 */

import { leanExpression } from '../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import type { Range } from '../../../../src-shared/model/spans.ts'
import { lineAround } from '../lines.ts'

/** What such a number is called, by language. */
const DIAL_IN = leanExpression(
  oneLine`
    (?<!\p{L})(?:
      dial[- ]?in|dial by your location|one[- ]tap mobile|join by (?:tele)?phone|conference (?:call|bridge|line|number)|audio conference|call-in (?:number|toll)
      |einwahl\p{L}*|telefonisch einwählen|telefonkonferenz|numéro d['’](?:accès|appel)|conférence téléphonique|número de (?:acceso|marcación|discado|acesso)|marcar desde|conferencia telefónica
      |numero di accesso|teleconferenza|inbelnummer|inbellen|teleconferência|telefonmöte|telefonmøde|telefonmøte|puhelinkokous|numer dostępowy|telekonferencj\p{L}+|telekonferenc\p{L}+
    )(?!\p{L})
    |会议接入号|接入号码|電話会議|ダイヤルイン|전화 접속
  `,
  'iu',
)
/** The code, dialled behind the number: `,,4471982#`. */
const CODE_DIALLED = /^[ \t]?,{1,4}\*?\d{4,12}#/
/** The code by its name, behind one or more numbers. */
const CODE_NAMED = leanExpression(
  oneLine`
    (?<!\p{L})(?:
      pass ?code|access code|participant code|(?:conference|meeting|webinar)[ -]?(?:id|code|pin)|pin|kenncode|zugangscode|(?:konferenz|meeting)-?id|code (?:d['’]accès|de conférence)
      |código de (?:acceso|acesso)|codice (?:di accesso|conferenza)|toegangscode|deltagarkod|kod dostępu
    )(?: (?:number|no\.?))?[ \t]?[:：#]?[ \t]{0,3}\*?\d
  `,
  'iu',
)
/** UTF-16 units behind a number in which a code is looked for: a list of such numbers has one at its end. */
const READ = 400
/** What stands from such a word to a number of its list: lines that are short, a number with its country or town each. */
const LISTED = /^(?:[^\n]{0,60}\n){0,12}[^\n]{0,60}$/
/** UTF-16 units before a number in which the head of its list is looked for. */
const READ_BEFORE = 500

/** Whether a number is one to dial into a conference: called so in its line or at the head of its list, with a code to give. */
export function isDialIn(text: string, { start, end }: Range): boolean {
  if (CODE_DIALLED.test(text.slice(end, end + 20))) return true
  const after = text.slice(end, end + READ)
  if (!CODE_NAMED.test(after)) return false
  const line = text.slice(lineAround(text, { start, end }, READ_BEFORE).start, start)
  return DIAL_IN.test(line) || isListed(text.slice(Math.max(0, start - READ_BEFORE), start))
}

function isListed(before: string): boolean {
  const at = before.search(DIAL_IN)
  return at >= 0 && LISTED.test(before.slice(at))
}
