/**
 * Whether a text is what one agent hands to another: data that says from which agent to which, a heading of a handoff with an arrow between
 * both. All of it is told to a program, so that none of it has to call one.
 */

import { lateExpression } from '../../../../src-shared/model/late-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'

/** What agents are called by their work, by language. */
const AGENT = oneLine`
  agent\p{L}{0,3}|agente|planner|executor|orchestrator|researcher|critic|crawler|summari[sz]er|assistant
  |агент\p{L}{0,2}|智能体|智能體|エージェント|에이전트|ajan|وكيل
`
const NAME = `[^"'\\n]{0,30}(?:${AGENT})[^"'\\n]{0,30}`
/** Two fields in one of which an agent sends, in the other one receives; or a line with both. */
const FROM = lateExpression(
  `["']?(?:from|sender|source|von|de|da|od|от|发送者|发送方|送信者|보낸 ?쪽)["']?\\s?:\\s?["']?${NAME}`,
  'iu',
)
const TO = lateExpression(
  `["']?(?:to|receiver|recipient|target|an|à|a|para|do|кому|接收者|接收方|受信者|받는 ?쪽)["']?\\s?:\\s?["']?${NAME}`,
  'iu',
)
const HANDOFF = lateExpression(
  `^[^\\n]{0,30}(?:${AGENT})[^\\n]{0,30}(?:→|->|=>|⇒)[^\\n]{0,30}(?:${AGENT}|writer|coder|reviewer)`,
  'imu',
)
/** UTF-16 units of a text in which that stands: a message begins with who sends it. */
const READ_FIRST = 600

/** Whether an agent hands a text to another. */
export function isBetweenAgents(text: string): boolean {
  const head = text.slice(0, READ_FIRST)
  return (FROM().test(head) && TO().test(head)) || HANDOFF().test(head)
}
