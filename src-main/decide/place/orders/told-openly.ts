/**
 * Whether an assistant is to tell its user what it does: `pass complaints on to … and tell the customer`. Owners have mail
 * sent to their own offices that way; what is planted against a user is not told to him.
 */

import { lateExpression } from '../../../../src-shared/model/late-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'

/** What makes the opposite of it, before the verb and behind whom it is told. */
const UNTOLD =
  "(?<!(?:not|n['’]t|never|without|nicht|nie|niet|ne|no|no se|sin|nunca|non|senza|não|sem|не|inte) )"
const STAYS =
  '(?![^.!?\\n]{0,24}(?<!\\p{L})(?:not|never|nicht|nie|niemals|niet|nooit|inte)(?!\\p{L}))'
/** Who it is told, by what is written before the noun. */
const TOLD = [
  oneLine`
    (?:inform|let|notify|tell) (?:the|your) (?:
      callers?|clients?|customers?|guests?|members?|passengers?|patients?|readers?|users?|visitors?
    )
  `,
  oneLine`
    (?:benachrichtige|informiere|sage?) (?:(?:das|dies|es) )?(?:de[mnr]|die) (?:
      anrufer|besucher|g[aä]st|kund|mitglied|nutzer|patient
    )\p{L}*
    |(?:meld|vertel|zeg) (?:(?:dat|dit|het) )?(?:aan )?de (?:beller|bezoeker|gast|gebruiker|klant|lezer)
    |(?:berätta|meddela|säg) (?:(?:det|detta) )?(?:(?:för|till) )?(?:användar|besökar|gäst|kund)\p{L}*
  `,
  oneLine`
    (?:avertis|avertissez|informe|informez|préviens|prévenez) (?:l['’]|la |le )(?:
      adhérent|client|patient|utilisateur|visiteur
    )\p{L}*
    |(?:avisa|comunícalo|dilo|dile|informa) (?:al?|a la) (?:client|huésped|paciente|usuari|visitante)\p{L}*
    |(?:avverti|avvisa|dillo|informa) (?:(?:al?|all|il|l|la)['’ ]\s?)(?:client|ospit|pazient|utent)\p{L}*
    |(?:avise|diga|informe) (?:isso )?(?:ao?|à|o) (?:client|hóspede|paciente|passageir|usuári)\p{L}*
  `,
  oneLine`
    (?:mów|poinformuj|powiedz) (?:o tym )?(?:goś|klient|pacjent|użytkowni)\p{L}*
    |(?:предупреди|предупреждай|сообщай|сообщи|скажи) (?:об этом )?(?:гост|клиент|пациент|пользовател|покупател)\p{L}*
    |(?:kullanıcı|misafir|müşteri|yolcu)\p{L}* (?:\p{L}{1,12} ){0,2}(?:bildir|haber ver|söyle)(?!\p{L})
  `,
].join('|')
const OPENLY = lateExpression(
  `${UNTOLD}(?<!\\p{L})(?:${TOLD})(?!\\p{L})${STAYS}|并(?:告知|通知)(?:用户|客户)|(?:お客様|ユーザー|利用者)に(?:伝え|知らせ)(?:る|て)`,
  'iu',
)

/** Whether a passage says so, in some thirteen languages. */
export function isToldOpenly(passage: string): boolean {
  return OPENLY().test(passage)
}
