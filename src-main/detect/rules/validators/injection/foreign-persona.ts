/**
 * Whether a persona is set behind a topic that it has nothing to do with: "Fishing quotas Norway I want you to act as …". What
 * people search for has three words or more, nobody in it and no end of a sentence; whoever speaks for himself or greets sets
 * his own persona.
 */

import { leanExpression } from '../../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import type { ValidatorMatch } from '../validator.ts'
import { shareNoWord } from './unrelated.ts'

/** Words of a topic. */
const FEWEST = 3
const MOST = 12

/** Who speaks for himself or to somebody, greets, sets a task, or goes on with the persona; and the end of a sentence. */
const SPOKEN = leanExpression(
  oneLine`
    \b(?:
      i|i['’]?m|me|my|we|our|you|your|ich|mich|mir|mein|meine|wir|du|sie|ihr|yo|mi|tú|usted|je|mon|moi|vous|tu|io|mio|eu|meu|você
      |hi|hello|hey|hallo|hola|bonjour|ciao|olá|dear|please|bitte|por|prompts?|chatgpt|gpt|ai|ki|ia|roles?|personas?|then|now|to|should
      |must|will|can|could|who|that|dann|jetzt
    )\b
    |[.!?:;\n]
  `,
  'i',
)

/** @param value the persona and what it is to do. */
export function foreignPersona(value: string, { text, start }: ValidatorMatch): boolean {
  const topic = text.slice(0, start)
  const words = topic.match(/[\p{L}\p{N}-]+/gu)?.length ?? 0
  return words >= FEWEST && words <= MOST && !SPOKEN.test(topic) && shareNoWord(topic, value)
}
