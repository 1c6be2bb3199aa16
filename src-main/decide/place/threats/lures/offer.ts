/** What else messages that phish lead on with: money, and that nobody is to be told. */

import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import { words } from './words.ts'

/** Money that comes from nowhere, is due for little, or goes where nobody calls it back from. */
export const MONEY = words(
  [
    oneLine`
      millions?|lottery|winner|prizes?|you(?:'ve| have)? won|inherit\p{L}*|beneficiary|next of kin
      |compensation|refunds?|rewards?|gift ?cards?|bonus|bitcoins?|btc|crypto\p{L}*|wallets?|jackpot
      |unclaimed|atm card|investment|guaranteed|loan|claim your|rebate|funds?|congratulations
      |selected|free gift|earn|unpaid|settle|our new (?:bank|account)|safe account
      |(?:handling|shipping|delivery|redelivery|customs|release) (?:fee|charge)s?
      |transfer (?:the|your|of)
    `,
    oneLine`
      gewinn\p{L}*|(?:rück)?erstattung|auszahlung|begleichen|zollgebühr\p{L}*|gutschein|prämie
      |herzlichen glückwunsch|verdien\p{L}+
    `,
    oneLine`
      rembours\p{L}+|frais de|impayée?s?|réglez|changement de rib|gagn\p{L}+|récompense|héritage
      |félicitations|bon d.achat|cadeaux?|nouvel iban
    `,
    oneLine`
      reembolso|devolución|abon(?:e|ar)|tasas?|impagad\p{L}+|premio|gana\p{L}*|herencia|felicidades
      |sorteo|bizum
    `,
    oneLine`
      restituição|pague|pagamento pendente|prêmio|prémio|ganh\p{L}+|herança|parabéns|sorteio
      |resgat\p{L}+|pontos|pix|crédito|benefício|boleto|dívida|multa|cobrança|taxa
    `,
    'rimbors\\p{L}+|bonifico|spese di|non pagat\\p{L}+|vinto|vincit\\p{L}+|eredità|congratulazioni|buono',
    oneLine`
      terugbetaling|teruggave|openstaande?|betaal (?:nu|direct|vandaag|hier)|prijs|gewonnen|erfenis
      |gefeliciteerd|beloning|cadeau\p{L}*|gratis
    `,
    oneLine`
      zwrot\p{L}*|nagrod\p{L}+|wygra\p{L}+|spad(?:ek|ku)|blik\p{L}*|zar[oa]bi\p{L}+|\p{L}*dopłat\p{L}+
      |bon|mandat|przelew\p{L}*
    `,
    'iade\\p{L}*|ödül\\p{L}*|kazan\\p{L}+|återbäring|vinst|vunnit|swisha',
    oneLine`
      возврат\p{L}*|выплат\p{L}+|приз\p{L}{0,2}|выигра\p{L}+|наследств\p{L}+|заработ\p{L}+|штраф\p{L}*
      |бонус\p{L}*|пошлин\p{L}+|долг\p{L}*|перевод\p{L}*
    `,
  ],
  '当選|返金|還付|還元|ポイント|中奖|退款|补贴|奖励|赚',
)

/** That nobody is to be told, or that the answer goes past the usual way. */
export const TAKES_ASIDE = words(
  [
    oneLine`
      confidential(?:ly|ity)?|secret|secrecy|between us|(?:can.t|cannot) (?:talk|call)|in a meeting
      |(?:don.t|do not|dont) (?:tell|discuss|mention|call|ring|share|inform|ignore|reply)
      |whatsapp|telegram|my (?:new|private|personal) (?:number|e-?mail)|reply (?:to )?me
      |contact (?:me|him|her)|get back to me|god bless
    `,
    'vertraulich\\p{L}*|mit niemandem|neue nummer|rufen sie (?:mich )?nicht',
    'confidentiel\\p{L}*|nouveau numéro|ne m.appelez pas',
    'confidencial\\p{L}*|reservad[oa]|número nuevo|nuevo número|no (?:me )?llames',
    'sigilo\\p{L}*|novo número|troquei de número|não comente\\p{L}*',
    'riservat\\p{L}+|nuovo numero|vertrouwelijk\\p{L}*|met niemand|nieuwe nummer',
    'poufn\\p{L}+|nowy numer|gizli\\p{L}*|yeni numara\\p{L}*|konfidentiel\\p{L}*|nya nummer',
    'конфиденциальн\\p{L}+|никому не|новый номер|с чужого номера',
  ],
  '@(?:gmail|yahoo|hotmail|outlook|aol|protonmail|163|qq|yandex)\\.|極秘|内密|他の者|保密|不要告诉|微信',
)
