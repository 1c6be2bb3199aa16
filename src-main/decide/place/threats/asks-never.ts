/**
 * Whether a message tells its reader that secrets are never asked for: `We never ask for codes or passwords by mail`. Banks
 * say so below their notices. Who phishes copies it, so it says something only where the message below its head leads nowhere.
 */

import type { Range } from '../../../../src-shared/model/spans.ts'
import { textAround } from '../text-around.ts'
import { NEVER } from './lures/never-asks.ts'
import { NAMES_SECRETS } from './lures/wanted.ts'

/** UTF-16 units on each side of a passage: a notice is mostly shorter. */
const REACH = 1_200

/** Secrets by their bare names, which in another sentence would mean nothing. */
const SECRETS =
  /(?<!\p{L})(?:passw(?:ord|ort|oord)s?|passwörter|kennwörter|pins?|tans?|otp|codes?|codici|password|mots? de passe|contraseñas?|senhas?|haseł|hasła|hesla|jelszó\p{L}*|lösenord|парол\p{L}*|код\p{L}*|şifre\p{L}*|mật khẩu|kata sandi|κωδικ\p{L}*)(?!\p{L})|パスワード|暗証番号|密码|密碼|비밀번호/iu
/** Whether a sentence around a passage says so, in the languages of both lists. */
export function asksNever(text: string, range: Range): boolean {
  return textAround(text, range, REACH)
    .split(/(?<=[.!?。।])\s|\n/u)
    .some(
      (sentence) =>
        NEVER().test(sentence) && (NAMES_SECRETS().test(sentence) || SECRETS.test(sentence)),
    )
}
