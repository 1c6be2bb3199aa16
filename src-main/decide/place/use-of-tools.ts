/**
 * What a server tells the assistant that uses its tools: when to call which, with what, and what to make of the answer. That
 * is what descriptions are for, so the tone of an order says nothing there. What reaches beyond the tool does: no tool needs
 * that its user does not know of it, that others' tools are used otherwise, or all that was said before.
 */

import { oneLine } from '../../../src-shared/model/one-line.ts'
import { lengthOf } from '../../../src-shared/model/spans.ts'
import { SEVERAL_MATTERS } from '../../detect/detector.ts'
import type { Place } from './place.ts'
import { isAgainstOwner } from './rules-for-agents.ts'
import { isKeptSecret } from './secrecy.ts'
import { isInListedLanguage } from './unaddressed.ts'

/** What belongs to somebody else, by language: tools of others, what the user decides, all that was said or opened. */
const OF_OTHERS = new RegExp(
  [
    oneLine`
      \b(?:other|another) (?:mcp )?servers?\b|\bbehalf\b
      |\bthe (?:user|owner|customer|operator) (?:has|have) (?:already )?(?:
        agreed|allowed|consented|given
      )\b
    `,
    oneLine`
      \b(?:
        whole|entire|full|complete|previous|earlier|past|last \d{1,3}
        |all (?:the )?(?:messages|mails)|everything
      ) (?:[\w'’-]{1,20} ){0,3}?(?:
        conversations?|chats?|messages|histor(?:y|ies)|mails?|e-?mails|sessions?|inbox
      )\b
    `,
    oneLine`
      \b(?:
        clipboard|environment variables?|browser history|shell history|home director(?:y|ies)
        |system prompt|tool definitions
      )\b
    `,
    oneLine`
      (?<!\p{L})(?:gesamte|ganze|bisherige|vollständige)\p{L}* (?:\p{L}{1,20} ){0,3}?(?:
        chat|gespräch|verlauf|unterhaltung|nachrichten
      )
      |anderer server|umgebungsvariablen|zwischenablage
    `,
    oneLine`
      (?<!\p{L})(?:toute la|l['’]ensemble de la|intégralité de la) (?:conversation|discussion)
      |autres? serveurs?|variables d['’]environnement|presse-papiers
    `,
    oneLine`
      (?<!\p{L})(?:
        toda la conversación|conversación completa|otros? servidor(?:es)?|variables de entorno
        |portapapeles|intera conversazione|altri server|variabili d[’']ambiente
        |toda a conversa|outros servidores|variáveis de ambiente
      )
    `,
  ].join('|'),
  'iu',
)

/** Whether a passage that a server wrote for an assistant is aimed against its owner, or reaches beyond the tool. */
export function reachesBeyond({ isListed, passage }: Place): boolean {
  return isListed() && (isAgainstOwner(passage) || isKeptSecret(passage) || OF_OTHERS.test(passage))
}

/** Whether a passage tells how a tool is used, and no more, in a language whose words for more are known. */
export function isUseOfTool(place: Place): boolean {
  return place.isListed() && !reachesBeyond(place) && isInListedLanguage(place.passage)
}

/** Whether a passage of a few sentences keeps from the user what is done with a tool. */
export function isBehindUser(place: Place): boolean {
  return place.isListed() && lengthOf(place) < SEVERAL_MATTERS && isKeptSecret(place.passage)
}
