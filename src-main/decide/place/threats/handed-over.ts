/**
 * Whether a passage tells its reader a password or a code: `The password of the portal is Tannen-1-Wald-88!`. Who phishes
 * wants to be told one. What is told is a credential, and is marked as that.
 */

import { oneLine } from '../../../../src-shared/model/one-line.ts'

/** A word for a password or a code, and behind it, with what says that it is one, a value with a digit in it. */
const HANDED_OVER = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      pass(?:word|code|phrase)|login|pin|\p{L}{0,12}code|passwort|kennwort|zugangsdaten|mot de passe|identifiants?|contraseña
      |clave|código|senha|codice|wachtwoord|hasło|kod|heslo|kód|jelszó|parol[aă]|lösenord|adgangskode|passord
      |salasana|koodi|şifre|пароль|код|κωδικός|lozinka|geslo|mật khẩu|kata sandi
    )(?!\p{L})[^\n.!?:]{0,60}(?::|\s(?:is|ist|lautet|est|es|è|é|to|je|jest|är|er|on|este|είναι|là|adalah|—|–)\s)\s*["“„«]?[^\s\d]{0,40}\d
    |(?:密码|密碼|パスワード|暗証番号|비밀번호|كلمة المرور|סיסמה)[^\n]{0,12}[：:は是为은는 ]\s*[^\s\d]{0,40}\d
  `,
  'iu',
)

/** Whether a passage hands a secret over. */
export function handsOver(passage: string): boolean {
  return HANDED_OVER.test(passage)
}
