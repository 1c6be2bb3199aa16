/**
 * Whether a passage stands in the letter of a creditor: a reminder, a demand before suit. It presses and threatens as phishing
 * does, and brings what phishing never does: who writes stands in a register or names a court, what is owed has a number, and
 * nothing leads anywhere but to an account. Whoever asks for secrets, has his money sent elsewhere than before, or by means that nobody
 * calls back, writes none.
 */

import { oneLine } from '../../../../src-shared/model/one-line.ts'
import type { Place } from '../place.ts'
import { isRegistered } from '../published/registered.ts'
import { CANNOT_BE_ASKED, ISOLATES } from './lures/isolation.ts'
import { NEVER } from './lures/never-asks.ts'
import { NAMES_SECRETS } from './lures/wanted.ts'

/** UTF-16 units of the longest text that is one letter. */
const LONGEST = 8_000

/** That something was due, by language; no request for a payment says so that has no ground. */
const OVERDUE = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      overdue|past due|(?:payment|final|first|second) reminder|letter before (?:action|claim)|final demand|outstanding (?:amount|balance|invoice)
      |mahnung|zahlungserinnerung|überfällig\p{L}*|zahlungsverzug|in verzug|offene[rn]? (?:betrag|forderung|rechnung)
      |(?:lettre de )?relance|mise en demeure|impayé\p{L}*|échue?s?|rappel de paiement
      |recordatorio de pago|requerimiento de pago|vencid[oa]s?|impagad[oa]s?|burofax
      |sollecit[oi]|scadut[aeo]|insolut[oaie]|messa in mora|diffida
      |(?:carta|aviso) de cobrança|em atraso|interpelação|notificação extrajudicial
      |aanmaning|betalingsherinnering|ingebrekestelling|vervallen factu\p{L}+|openstaand\p{L}*
      |wezwanie do zapłaty|przeterminowan\p{L}+|zaległ\p{L}+|monit
      |upomínk\p{L}+|výzv\p{L}+ k (?:úhradě|zaplacení)|předžalobní|po splatnosti|upomienk\p{L}+|predžalobn\p{L}+
      |fizetési felszólítás|felszólítás\p{L}*|lejárt
      |somați\p{L}+|notificare de plată|scadent[ăe]?|restant\p{L}*
      |påminnelse|kravbrev|förfall\p{L}+|inkassokrav|rykker\p{L}*|påkrav|betalingspåminnelse|purring|inkassovarsel|forfalt
      |maksumuistutus|muistutuslasku|erääntyny\p{L}+
      |opomen\p{L}+|dospje\p{L}+|dospe\p{L}+|опомен\p{L}+|доспе\p{L}+|покана за доброволно|просрочен\p{L}+|претензи\p{L}+|досудебн\p{L}+|задолженност\p{L}+
      |простроч\p{L}+|заборгован\p{L}+|ληξιπρόθεσμ\p{L}+|όχληση|εξώδικ\p{L}+|vadesi geç\p{L}+|ihtar(?:name)?\p{L}*|borç\p{L}* ödem\p{L}+
      |jatuh tempo|somasi|tunggakan|đến hạn|quá hạn|nhắc nợ|nasprotni|opomin\p{L}*|võlgnevus|meeldetuletus|skol(?:ą|os|ų|ai|inink\p{L}+)|parād\p{L}+
    )(?!\p{L})
    |督促|滞納|支払期日|未払|催告|逾期|催款|欠款|연체|미납|독촉|متأخر|إنذار|बकाया|ค้างชำระ|ทวงถาม|פיגור|התראה לפני
  `,
  'iu',
)
/** A court, to which it is brought otherwise. */
const COURT = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      (?:county|district|small claims|high) court|(?:amts|land|mahn|handels)gericht|tribunal(?:e|ului|em)?|tribunal judiciaire|juzgado|giudice di pace
      |rechtbank|kantonrechter|sąd(?:u|zie|owi)?|soud(?:u|em)?|súd(?:u|om)?|bíróság\p{L}*|judecători\p{L}+|tingsrätt\p{L}*|retten i|byretten|tingrett\p{L}*|forliksrådet
      |käräjäoikeu\p{L}+|(?:općinsk|osnovn|privredn|trgovačk)\p{L}+ sud(?:u|om)?|sudu|sudom|sodišč\p{L}+|суд(?:а|у|ом|ове|е)?|съд(?:а|ът)?|δικαστ\p{L}+|mahkeme\p{L}*|icra|pengadilan|tòa án|kohtu\p{L}*|teism\p{L}+|ties[au]
    )(?!\p{L})
    |裁判所|法院|법원|المحكمة|न्यायालय|ศาล|בית (?:ה)?משפט
  `,
  'iu',
)
/** What is owed, or where it is to be paid: a number of some length. */
const NUMBER = /\d(?:[ ./-]?\d){3,33}/
/** An address of the net, or a mailbox with a free provider: whoever clicks or answers is led on. */
const LEADS_ON =
  /https?:|(?<![@\p{L}\p{N}.-])www\.|@(?:gmail|yahoo|hotmail|outlook|proton(?:mail)?|gmx|web|mail|yandex)\./iu
/** That it goes elsewhere than before, or by what nobody calls back; by language, and by what all call it. */
const GOES_ELSEWHERE = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      bitcoins?|btc|usdt|crypto\p{L}*|krypto\p{L}*|gift ?cards?|western union|moneygram|paysafe\p{L}*|steam|telegram|whatsapp
      |new (?:bank )?account|account (?:has )?changed|neue (?:bank|konto)\p{L}*|geänderte (?:bank|konto)\p{L}*|nouve(?:au|lle)s? (?:rib|iban|coordonnées|compte)
      |nuev[oa]s? (?:cuenta|iban|datos bancarios)|nuov[oae] (?:iban|conto|coordinate)|nov[oa]s? (?:iban|conta|dados bancários)|nieuwe? (?:rekening\p{L}*|iban)
      |now(?:y|e|ego) (?:rachun\p{L}+|kont\p{L}+)|nov(?:ý|ého|é) úč\p{L}+|új (?:bank)?számla\p{L}*|cont(?:ul)? nou|nytt (?:bank)?konto\p{L}*|ny(?:e|t)? konto\p{L}*|uusi tili\p{L}*
      |нов(?:ый|ые|ом|и) (?:сч[её]т|реквизит|рахун)\p{L}*|нови рачун|νέο(?:ς|ν)? λογαριασμ\p{L}+|yeni hesap\p{L}*|rekening baru|tài khoản mới
    )(?!\p{L})
    |криптокошел|ビットコイン|新しい口座|新账户|比特币|새 계좌|비트코인
  `,
  'iu',
)

/** Whether it is in such a letter, in some thirty-five languages. */
export function isDemand({ text }: Place): boolean {
  if (text.length > LONGEST || LEADS_ON.test(text) || !OVERDUE.test(text) || !NUMBER.test(text)) {
    return false
  }
  const isKnown = COURT.test(text) || text.split('\n').some(isRegistered)
  if (!isKnown || GOES_ELSEWHERE.test(text)) return false
  if (ISOLATES().test(text) || CANNOT_BE_ASKED().test(text)) return false
  return !NAMES_SECRETS().test(text) || NEVER().test(text)
}
