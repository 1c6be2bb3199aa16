/** Turns of a conversation that is kept as data: records of JSON, or rows of a table, with who speaks and what is said. */

import { oneLine } from '../../../src-shared/model/one-line.ts'
import type { Field } from '../fields/field.ts'
import type { Turn } from './turn.ts'

/** Names of fields that keep who speaks, and of those that keep what is said. */
const SPEAKER = new RegExp(
  oneLine`
    ^(?:
      from|sender|role|author|user|user_?name|speaker|name|who|participant|actor|von|absender
      |de|remitente|expéditeur|mittente|remetente|afzender|nadawca|gönderen|отправитель|автор
      |от|发送者|发件人|送信者|보낸사람
    )$
  `,
  'iu',
)
const SAID = new RegExp(
  oneLine`
    ^(?:
      text|message|content|body|msg|utterance|said|value|nachricht|texte?|mensaje|texto
      |messaggio|testo|mensagem|bericht|tekst|wiadomość|mesaj|сообщение|текст|消息|内容|メッセージ|메시지
      |내용
    )$
  `,
  'iu',
)
/** What an owner tells his program, or a tool answers it, is none of a talk. */
const NOBODY = /^(?:system|developer|tool|function)$/i

/** In reading order. */
export function recordedTurns(text: string, fields: readonly Field[]): readonly Turn[] {
  const records = Map.groupBy(fields, ({ path }) => JSON.stringify(path.slice(0, -1)))
  return [...records.values()].flatMap((record) => {
    const speaker = record.find((each) => isNamed(each, SPEAKER))
    const said = record.find((each) => isNamed(each, SAID))
    if (speaker === undefined || said === undefined) return []
    const name = text.slice(speaker.start, speaker.end).replace(/\s+/g, ' ')
    return NOBODY.test(name) ? [] : [{ speaker: name, start: said.start, end: said.end }]
  })
}

function isNamed({ path }: Field, names: RegExp): boolean {
  const name = path.at(-1)
  return typeof name === 'string' && names.test(name)
}
