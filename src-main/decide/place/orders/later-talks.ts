/**
 * Whether an assistant is told to keep something for later talks. A program that keeps it is what its sentence begins with
 * (`The app saves …`), so that an order begins one, a clause behind a colon or an item; where the verb stands last, its form tells.
 */

import { lateExpression } from '../../../../src-shared/model/late-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import type { Place } from '../place.ts'
import { textAround } from '../text-around.ts'

/** What stands before the first word of a sentence, a clause behind a colon or an item. */
const BEGIN =
  /(?:^|[.!?…\n:;,])[\s"'“”«»„([*_>#-]*(?:(?:please|bitte|por favor|per favore|proszę|пожалуйста|and|und|et|y|e|и|also|then) )?$/iu
/** UTF-16 units in which that stands. */
const LOOK_BACK = 40
/** Scripts of languages whose verb stands last, or whose words are not parted. */
const VERB_LAST = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u
const VERB_LAST_LATIN = /^(?:gelecek|sonraki|ileriki|bundan)(?!\p{L})/iu

/** For whom an assistant keeps something, and one that does, by language. */
const OF_ASSISTANTS = lateExpression(
  oneLine`
    (?<!\p{L})(?:the|this|your) users?(?!\p{L})|(?<!\p{L})(?:be)?nutzer\p{L}{0,4}(?!\p{L})
    |utilisat(?:eur|rice)s?|usuari[oa]s?|usuári[oa]s?|utent[ei]|gebruikers?
    |użytkowni\p{L}{1,4}|пользовател\p{L}{1,3}|користувач\p{L}{0,3}|kullanıcı\p{L}{0,5}
    |用户|用戶|ユーザー|利用者|사용자|المستخدم
    |(?<!\p{L})(?:assist[ae]n|asist[ae]n|asysten|ассистент|асистент|chatbot)\p{L}*|助手|アシスタント|어시스턴트|المساعد
  `,
  'iu',
)
/** UTF-16 units on each side in which one stands. */
const REACH = 160

/** Whether a place begins as an order does, where a user or an assistant is named. */
export function isKeptForLater({ text, start, end, passage }: Place): boolean {
  if (!OF_ASSISTANTS().test(textAround(text, { start, end }, REACH))) return false
  if (VERB_LAST.test(passage) || VERB_LAST_LATIN.test(passage)) return true
  return BEGIN.test(text.slice(Math.max(0, start - LOOK_BACK), start))
}
