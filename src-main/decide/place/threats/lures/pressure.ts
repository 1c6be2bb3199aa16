/** How messages that phish press their reader: with what is lost, and with haste. */

import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import { words } from './words.ts'

/** What is lost or has been, and what is wrong with an account. */
export const LOSES = words(
  [
    oneLine`
      (?:be|been|is|are|was|get|getting|being|temporarily|permanently|automatically) (?:\w+ )?(?:
        suspended|closed|de-?activated|disabled|terminated|blocked|deleted|restricted|limited|locked
        |cancell?ed|frozen|lost|shut ?down|compromised|placed on hold|removed|revoked|returned
      )
      |suspen(?:d|ded|sion)|expire[sd]?|expiring|expiration|failure to|on hold|(?:avoid|prevent) \w+
      |los(?:e|ing) (?:access|your)|unauthori[sz]ed|unusual|suspicious|exceeded|deactivation
      |termination|(?:unable|failed|not able) to (?:verify|validate|process|deliver)|legal action
      |could not be|pending|detected|security (?:reasons?|measures?|alert|breach)|fraud(?:ulent)?
      |undelivered|quota
    `,
    oneLine`
      gesperrt|deaktiviert|gelöscht|eingeschränkt|geschlossen|blockiert|zurückgesandt
      |läuft|laufen|abgelaufen\p{L}*|sperr(?:e|ung)|ungewöhnlich\p{L}*|verdächtig\p{L}*|unbefugt\p{L}*
      |mahnung\p{L}*|andernfalls|sonst (?:fallen|wird|geht)|inaktiv|ungültig|fehlgeschlagen
      |nicht (?:zugestellt|verarbeitet) werden|überprüfung|verfällt|verfallen|rücklastschrift
    `,
    oneLine`
      (?:suspendu|bloqué|désactivé|fermé|limité|restreint|supprimé|retourné)e?s?|expir\p{L}+
      |inhabituel\p{L}*|suspecte?s?|non autorisée?s?|faute de|sous peine|majoration|en attente
      |annul(?:er|é|ée|ation)|échou\p{L}+|rejetée?|suspension|blocage|résili\p{L}+|perdue?s?|sera perdu
    `,
    oneLine`
      (?:suspendid|bloquead|desactivad|cancelad|limitad|restringid|retenid|eliminad|cerrad)[oa]s?
      |no autorizad\p{L}+|rechazad[oa]|suspensión|bloqueo|embargo|inusual\p{L}*|sospechos\p{L}+
      |caduc\p{L}+|de lo contrario|devuelto
    `,
    oneLine`
      (?:suspens|desativad|restrit|retid|taxad|exclu[ií]d|encerrad|desligad|devolvid)[oa]s?|bloqueio
      |suspensão|cancelamento|vence(?:m|rá|u)?|irregular\p{L}*|pend[eê]nci\p{L}+|suspeit\p{L}+
      |não autorizad\p{L}+|invasão|caso contrário
    `,
    oneLine`
      (?:sospes|bloccat|disattivat|chius|scadut|cancellat)[oaie]|scad(?:e|rà|enza)|insolit\p{L}+
      |sospett\p{L}+|non autorizzat\p{L}+|sospensione|blocco|rifiutat[oa]|anomal\p{L}+|fermo
      |in giacenza|in caso contrario
    `,
    oneLine`
      geblokkeerd|opgeschort|gedeactiveerd|beperkt|verwijderd|gesloten|afgesloten|ingehouden
      |verloopt|verlopen|vervalt|vervallen|mislukt|niet (?:bezorgd|verwerkt)|blokkade
      |ongebruikelijk\p{L}*|verdachte?|anders (?:wordt|gaat)|beslag|retour
    `,
    oneLine`
      zablokowan\p{L}+|zawieszon\p{L}+|usunięt\p{L}+|wygas\p{L}+|wstrzyman\p{L}+|podejrzan\p{L}+
      |nieautoryzowan\p{L}+|blokad\p{L}+|odrzucon\p{L}+|nie (?:udało|powiodła)|w przeciwnym razie
    `,
    oneLine`
      bloke edil\p{L}+|askıya|kapatıl\p{L}+|silinecek\p{L}*|kısıtlan\p{L}+|bekletil\p{L}+|şüpheli
      |süresi dol\p{L}+|aksi (?:halde|takdirde)|engellen\p{L}+|iptal edil\p{L}+|başarısız
      |teslim edilemedi
    `,
    oneLine`
      spärra[tsd]e?|stängs|stängts|upphör|avslutas|raderas|ovanlig\p{L}*|misstänkt\p{L}*|annars
      |returneras|avstäng\p{L}+|blockera\p{L}+|misslyckad\p{L}*|kunde inte
    `,
    oneLine`
      заблокирован\p{L}*|приостановлен\p{L}*|удал[её]н\p{L}*|ограничен\p{L}*|задержан\p{L}*
      |подозрительн\p{L}+|истека\p{L}+|в противном случае|иначе|блокировк\p{L}+|отключ\p{L}+|не удалось
    `,
  ],
  '停止|制限|凍結|無効|失効|不正|差し押さえ|返送|冻结|停用|失效|异常|扣留|逾期|限制|注销',
)

/** That it is to be done soon. */
export const HURRIES = words(
  [
    oneLine`
      (?:within|in)(?: the)?(?: next)? \d+ ?(?:hours?|hrs?|h|days?|minutes)|\d{1,3} hours
      |immediate(?:ly)?|urgent(?:ly)?|as soon as possible|asap|right away|at once|act now|today
      |tonight|last chance|hurry|promptly|without delay|before (?:it(?:'s| is) too late|noon)
      |(?:last|final) (?:warning|notice|reminder)|only \d+ (?:left|hours|places)
    `,
    oneLine`
      (?:innerhalb|binnen) (?:von )?\d+|umgehend|dringend\p{L}*|unverzüglich|sofort\p{L}*|heute
      |bis (?:morgen|heute)|jetzt|schnellstmöglich|letzte (?:warnung|mahnung|chance)|noch \d+ stunden
    `,
    oneLine`
      (?:dans les|sous) \d+|immédiatement|urgente?s?|aujourd.hui|avant minuit
      |dans les plus brefs délais|dernier (?:avis|rappel)|ce soir|dès (?:maintenant|réception)
      |au plus (?:vite|tôt)
      |avant \d+ ?h
    `,
    oneLine`
      (?:en|dentro de|plazo de)(?: las próximas)? \d+ ?(?:horas|h|días)|inmediat\p{L}+
      |urgente\p{L}*|hoy|ahora|esta noche|último aviso|cuanto antes|de inmediato|antes de las \d+
    `,
    oneLine`
      (?:em|nas próximas|dentro de|em até|até|prazo de) \d+ ?(?:horas|h|dias)|imediat\p{L}+
      |urgência|hoje|agora|último dia|últimas? (?:horas|vagas|chance)|o quanto antes
    `,
    '(?:entro|nelle prossime)(?: le)? \\d+|oggi|stasera|subito|ultimo avviso',
    oneLine`
      binnen \d+|onmiddellijk|spoed\p{L}*|vandaag|direct|meteen|zo snel mogelijk|vanavond
      |laatste (?:waarschuwing|herinnering|kans)
    `,
    oneLine`
      w ciągu \d+|natychmiast\p{L}*|piln\p{L}+|dziś|dzisiaj|teraz|niezwłocznie|jak najszybciej
      |ostatni\p{L}* (?:szansa|wezwanie)
    `,
    '\\d{1,3} saat|hemen|acil\\p{L}*|bugün|derhal|şimdi|bu akşam|son (?:uyarı|gün|şans|\\d+)',
    'inom \\d+|omedelbart|genast|brådskande|i ?dag|snarast|ikväll|sista (?:chansen|påminnelse)',
    oneLine`
      в течение \d+|немедленно|срочно|сегодня|сейчас|до конца дня|последн\p{L}+ (?:шанс|предупреждение)
    `,
  ],
  '時間以内|本日中|至急|今すぐ|直ちに|小时内|立即|马上|今日|尽快',
)
