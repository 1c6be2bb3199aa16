/**
 * Tells a plain word that somebody chose for a password from what code, windows and manuals write in its place.
 *
 * Most passwords of offices and homes are words: `DB_PASSWORD=wintermorgen`. A word alone says nothing, so
 * its rules go by the name of the setting or by what stands beside it, and the checks here refuse the names
 * and values that say what a window asks for (`resetPassword: "vergessen"`) or what code hands on
 * (`password = newpass`).
 */

import { leanExpression } from '../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import { passphraseOfWords, passwordLike, toldPassword } from './credentials.ts'
import type { ValidatorMatch } from './validator.ts'
import { wordsOfName } from './words-of-name.ts'

/** Parts of the name of a setting that is a text, a choice or a rule for passwords, and no password of an account. */
const OF_A_WINDOW = new RegExp(
  oneLine`
    ^(?:
      bad|change|check|choose|clear|confirm|create|current|empty|enter|err(?:or)?|field|forgot(?:ten)?|generate|get|has|hash(?:ed)?|help|hide|hint
      |input|invalid|is|label|lbl|length|lost|max|message|min|missing|msg|no|old|paste|placeholder|plugin|policy|prompt|provider|reenter|remember|repeat|require[ds]?
      |reset|retype|save|set|show|source|store|str(?:ing)?|strength|strong|text|title|toggle|txt|type|update|use|valid(?:ate)?|verify|view|weak
      |with|without|wrong|your
    )$
  `,
)

/** What windows call a password in the languages of the rules, and what they say of one. */
const SAID_BY_WINDOWS = leanExpression(
  oneLine`
    ^(?:
      (?:das |the |il |la |le |el )?(?:
        (?:pass|kenn)wort|mot[ _-]?de[ _-]?passe|contrase[ñn]a|clave|senha|palavra-passe|wachtwoord|parol[aey]|parolă|has[łl]o|heslo|lösenord|losenord|adgangskode
        |kodeord|passord|salasana|jelsz[óo]|lozinka|geslo|[şs]ifre|slapta[žz]odis|parole|salas[õo]na|пароль|парола|лозинка|κωδικός|パスワード|密码|密碼|비밀번호
      )\p{L}{0,4}
      |auth(?:enticat(?:ed?|ion))?|base64|basic|bcrypt|bearer|cleartext|credential|digest|email|encrypt(?:ed)?|environment|false|file|hash|input|kerberos|keyring|ldap|log(?:in|off|out)
      |manual|not?(?:[-_ ]\p{L}+)?|number|oauth2?|option(?:al)?|plain(?:text)?|private|prompt|protected|public|random|read(?:only)?|required?|scram|shared|string|submit|text|true
      |undefined|unused|update|vault|verbose|vergessen|visible
    )$
  `,
  'u',
)

/** Words as people choose them, and no capitals within, which join the words of code; what fetches files anonymously says `name@`. */
const WORDS = /^\p{L}\p{Ll}{2}[\p{Ll}\d!#$%&*+.@?_-]*(?:[-.][\p{Lu}][\p{Ll}\d]*)*(?<!@)$/u
/** Names of code: joined without a number or sign (`user_name`, `form.value`). */
const JOINED_AS_IN_CODE = /^[a-z]+(?:[_.][a-z]+)+$/

/** Whether a value that its place proves to be a password is one that somebody chose, a plain word too. */
export function chosenPassword(value: string, match: ValidatorMatch): boolean {
  return (
    passwordLike(value) ||
    (WORDS.test(value) &&
      !JOINED_AS_IN_CODE.test(value) &&
      !SAID_BY_WINDOWS.test(value.toLowerCase()) &&
      passphraseOfWords(value) &&
      toldPassword(value, match))
  )
}

/** Parts of a name by which a service, a machine or a mailbox is known: a word behind them is no text of a window. */
const OF_A_SERVICE =
  /^(?:admin|become|broker|database|db|elastic|email|ftp|grafana|imap|keystore|ldap|mail|mariadb|mongo|mqtt|mysql|nextcloud|oracle|pg|pgadmin|postgres|rabbitmq|redis|root|sa|sftp|smtp|sql|ssh|sudo|vpn|wifi|wlan)$/

/**
 * Whether the group `name` of a setting is that of an account's password, and its value one that somebody chose; a capital first
 * only for a service's or beside its account.
 */
export function accountPassword(value: string, match: ValidatorMatch): boolean {
  const words = wordsOfName(match.groups.name ?? '')
  return (
    !words.some((word) => OF_A_WINDOW.test(word)) &&
    (!/^\p{Lu}/u.test(value) ||
      words.some((word) => OF_A_SERVICE.test(word)) ||
      passwordLike(value) ||
      besideAccount(value, match)) &&
    chosenPassword(value, match)
  )
}

/** Units before and after a password in which the account is told that it opens. */
const READ_BESIDE = 240
const ACCOUNT = leanExpression(
  oneLine`
    (?:^|[^a-z])(?:[a-z0-9]{1,24}[_.-]?)?(?:
      user(?:name|_?id)?|usr|login|account|host(?:name)?|server|ssid|broker|dsn|database|dbname|db|e?mail|url|uri|smtp|benutzer|nutzer|utilisateur|identifiant|usuario
    )["'\x60\]]{0,2}[ \t]{0,16}(?:=>|:=|[:=])[ \t]{0,16}["'\x60]?[\p{L}\d/@]
  `,
  'iu',
)

/** Whether the account, the machine or the network that a password opens is told beside it. */
export function besideAccount(_value: string, { text, start, end }: ValidatorMatch): boolean {
  return (
    ACCOUNT.test(text.slice(Math.max(0, start - READ_BESIDE), start)) ||
    ACCOUNT.test(text.slice(end, end + READ_BESIDE))
  )
}

/** Units before and after a value in which it must not stand again. */
const TOLD_AROUND = 1_000

/** Whether a value stands once in what is read around it: who speaks stands there again and again. */
export function toldOnce(value: string, { text, start, end }: ValidatorMatch): boolean {
  const before = text.slice(Math.max(0, start - TOLD_AROUND), start)
  return !before.includes(value) && !text.slice(end, end + TOLD_AROUND).includes(value)
}

/** Whether the key of a wireless network is one that a maker printed: digits alone, or letters and digits that are no word. */
export function routerKey(value: string): boolean {
  return /^\d+$/.test(value) || (/\d/.test(value) && passwordLike(value))
}
