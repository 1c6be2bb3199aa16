/**
 * Whether a passage tells its reader a password: `The password of the portal is Tannen-1-Wald-88!`. Who phishes
 * wants to be told one. What is told is a credential, and is marked as that. A message that says more than that may still
 * phish.
 */

import { oneLine } from '../../../../src-shared/model/one-line.ts'

/** A word for a password, and behind it, with what says that it is one, a value with a digit in it; `24` is hours until it expires. */
const HANDED_OVER = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      pass(?:word|code|phrase)|passwort|kennwort|mot de passe|contraseña
      |senha|wachtwoord|hasło|heslo|jelszó|parol[aă]|lösenord|adgangskode|passord
      |salasana|şifre|пароль|κωδικός|lozinka|geslo|mật khẩu|kata sandi
    )(?!\p{L})[^\n.!?:]{0,60}(?::|\s(?:is|ist|lautet|est|es|è|é|to|je|jest|är|er|on|este|είναι|là|adalah|—|–)\s)\s*["“„«]?(?=\S{4})[^\s\d]{0,40}\d
    |(?:密码|密碼|パスワード|暗証番号|비밀번호|كلمة المرور|סיסמה)[^\n]{0,12}[：:は是为은는 ]\s*(?=\S{4})[^\s\d]{0,40}\d
  `,
  'iu',
)

/** UTF-16 units of a message that tells a password and nothing else. */
const LONGEST = 200

/** Whether a passage hands a secret over and does no more. */
export function handsOver(passage: string): boolean {
  return passage.length <= LONGEST && HANDED_OVER.test(passage)
}
