/**
 * The labels of who speaks in a transcript ("User: … Assistant: …"). To a network they look like the turns that an
 * attack forges: of 80 harmless orders in a coffee shop it took 32 for attacks with `User:` and `Assistant:` before the
 * turns, 65 with `Human:` and `AI:`, and none without labels. So it reads what is said, and not by whom.
 */

/** Whoever talks to a program, and the program, in the words of logs, exports and data sets. */
const PERSON =
  'user|human|customer|client|caller|visitor|guest|person|benutzer(?:in)?|nutzer(?:in)?|kund(?:e|in)|gast|besucher(?:in)?|utilisateur|utilisatrice|visiteur|usuari[oa]|cliente?a?|utente|ospite|gebruiker|klant|bezoeker|użytkownik|klient(?:ka)?|gość|kullanıcı|müşteri|пользователь|клиент|用户|用戶|访客|顾客|ユーザー|お客様|사용자|고객'
const PROGRAM =
  'assistant|ai(?: assistant)?|bot|chatbot|chat ?gpt|gpt(?:-[\\w.]{1,8})?|claude|gemini|copilot|llm|(?:language )?model|agent|assistente?|asistente|asystent|asistan|ассистент|бот|助手|机器人|アシスタント|ボット|어시스턴트|챗봇'

/** The start of a line with its label: what may stand before it, the label, its colon. */
const LABEL = new RegExp(
  `^([ \\t]{0,8}(?:[>*_#-]{1,4}[ \\t]{0,2})?(?:\\[[^\\]\\n]{1,32}\\][ \\t]{0,2})?)((?:(${PERSON})|(?:${PROGRAM}))[*_]{0,3} ?[:：][*_]{0,3})`,
  'gimu',
)

/** A forged turn or two within another text are none of a transcript. */
const FEWEST_TURNS = 4
/** Lines, empty ones aside, that may stand before the first turn: a title, a date. */
const MOST_LINES_BEFORE = 5

/**
 * The text as networks read it: of a transcript without the labels of its speakers, which are spaces instead, so that
 * every place stays the same; of any other as it is.
 */
export function withoutSpeakers(text: string): string {
  const labels = [...text.matchAll(LABEL)]
  const [first] = labels
  if (first === undefined || labels.length < FEWEST_TURNS) return text
  const persons = labels.filter(([, , , person]) => person !== undefined).length
  if (persons === 0 || persons === labels.length) return text
  const before = text.slice(0, first.index).match(/\S[^\n]*/g) ?? []
  if (before.length > MOST_LINES_BEFORE) return text
  return text.replace(LABEL, (_, lead: string, label: string) => lead + ' '.repeat(label.length))
}
