/**
 * Prohibitions that guard secrets: `do not ask the user to paste the key`, `gib keine Passwörter aus`. They are said for whoever
 * owns the secret, and are neither an order to give it away nor to keep anything from anybody. By language.
 */

import { lateExpression } from '../../../src-shared/model/late-expression.ts'
import { oneLine } from '../../../src-shared/model/one-line.ts'
import { FORBIDDING, FORBIDDING_BEHIND, FORBIDDING_END } from './forbidding.ts'

/** What somebody logs in or pays with. */
const SECRET = oneLine`
  (?:
    (?:api[ -]?|access |private |secret )?keys?|(?:access |api )?tokens?|passwords?|passcodes?|passphrases?|pins?|credentials?
    |secrets?|(?:credit )?cards? numbers?|card details|cvv|cvc
    |(?:api-?|zugangs)?schlüssel|(?:api-)?(?:keys?|tokens?)|zugangsdaten|(?:karten|konto)nummern?
    |mots? de passe|clés?(?: api)?|jetons?|identifiants|numéros? de carte|codes? secrets?
    |contraseñas?|claves?(?: (?:de )?api)?|credenciales|números? de (?:la )?tarjeta|senhas?|palavras?-passe|chaves?(?: (?:de )?api)?|credenciais
    |números? do? cartão|chiav[ei](?: api)?|credenziali|numer[oi] (?:della |di )?carta
    |sleutels?|inloggegevens|kaartnummers?|haseł|token\p{L}{0,3}|numer\p{L}* kart\p{L}*
    |номер\p{L}* карт\p{L}*
    |kortnummer|koder?
    |(?:
      passw[oö]rt|kennw[oö]rt|wachtwoord|hasł|klucz|парол|ключ|токен|пин-?код|lösenord|nyck(?:el|lar)|adgangskode|nøgle|passord
      |nøk(?:kel|ler)
    )\p{L}*
  )(?!\p{L})
`
/** Verbs of asking for one. */
const ASK =
  '(?:ask|request|prompt|frag|bitt|erfrag|demand|pid|solicit|peç|peça|pedir|pergunt|chied|richied|vraag|proś|pytaj|pros|просите|проси|спрашива|запрашива|fråga|be|spørg|spør)\\p{L}{0,4}'
/** Verbs of showing one, or keeping or sending it. */
const SHOW = oneLine`
  (?:
    paste|echo|log|store|send|print|share|show|output|commit|display|hard-?code|write|post|repeat|save|record|reveal|expose|e-?mail|enter|include|type
    |zeig|gib|speicher|send|schreib|protokollier|druck|teil|wiederhol|affich|montr|enregistr|enverr|envoi|écri|recopi|copi|partag|répét
    |muestr|guard|envi|escrib|imprim|compart|registr|repit|pegu|mostr|exib|escrev|salv|grav|partilh|repet
    |mostr|stamp|registr|invi|scriv|condivid|ripet|toon|bewaar|stuur|schrijf|deel|log|druk|pokazuj|zapisuj|wysyłaj|drukuj|udostępniaj|powtarzaj
    |показыва|выводи|сохраня|отправля|записыва|логируй|visa|spara|skicka|skriv|dela|logga|vis|gem|send|lagre|del
  )\p{L}{0,5}
`
/** A word between, but what leads to another deed than the one that is forbidden. */
const BETWEEN =
  "(?:(?!(?:before|whether|if|when|that|about|permission|approv|confirm|consent|leave|but|except|only|unless|until|while|how|and|read|using|or|bevor|ob|dass|aber|sondern|und|nur|avant|mais|sauf|et|si|antes|pero|sino|salvo|y|mas|exceto|e|prima|ma|tranne|voordat|maar|en|zanim|ale|i|но|а|и|если|men|och|om)(?!\\p{L}))[\\p{L}'’-]{1,20} )"
/** Others that are named with it: `the PIN or the password`. */
const LIST = `(?:,?(?:(?<=,)| (?:or|nor|and|oder|und|und keine|oder keine|ou|ni|o|y|e|né|of|en|ani|lub|i|или|и|eller|och|og))(?: (?:the|a|an|any|die|der|das|el|la|los|las|il|le|les|o|os|as|het|de))? ${SECRET}){0,3}`
/** What makes another thing of it: `the password upload`. */
const NO_PART =
  '(?!,? (?:access|being|has|have|is|reads?|sent|transfer|upload|was|were|wird|wurde)(?!\\p{L}))'
const GUARDED = [
  `${FORBIDDING} ${BETWEEN}{0,2}${ASK} ${BETWEEN}{0,8}${SECRET}${LIST}`,
  `${FORBIDDING} ${BETWEEN}{0,1}${SHOW} ${BETWEEN}{0,3}${SECRET}${LIST}`,
  `(?:${ASK}|${SHOW}) ${BETWEEN}{0,3}${FORBIDDING_BEHIND} ${BETWEEN}{0,4}${SECRET}${LIST}`,
  // German has the verb last.
  `keine? ${BETWEEN}{0,1}${SECRET}${LIST} (?:${BETWEEN}{0,4})?(?:aus)?(?:${ASK}|${SHOW})`,
]
const PROHIBITIONS = lateExpression(
  `(?<!\\p{L})(?:${GUARDED.join('|')})(?!\\p{L})${NO_PART}`,
  'giu',
)
/** What each of them holds: most passages forbid nothing, which costs a tenth of reading them for what they forbid. */
const FORBIDS = lateExpression(`${FORBIDDING_END} `, 'iu')
const UNPARTED =
  /(?:不要|请勿|切勿|禁止|不得)[^，。；,\n]{0,8}(?:询问|索要|要求|显示|输出|记录|保存|发送|粘贴)[^，。；,\n]{0,8}(?:密码|密钥|口令|令牌|卡号)|(?:パスワード|暗証番号|カード番号|APIキー|トークン)[をは](?:尋ね|聞か|表示し|記録し|保存し|送信し|入力させ)ない(?:で|こと)?/gu

/** A passage without its prohibitions that guard secrets; what stands around them stays. */
export function withoutGuards(passage: string): string {
  const said = FORBIDS().test(passage) ? passage.replace(PROHIBITIONS(), ' ') : passage
  return said.replace(UNPARTED, ' ')
}
