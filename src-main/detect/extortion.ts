/**
 * Whether somebody extorts money from the reader: what he hides is sent to all whom he knows, or what he needs stays encrypted,
 * unless he pays. Known by what stands together, since each sign by itself stands in honest texts: where to pay or to answer unseen, that
 * it is asked for, and the menace itself. Who warns of it names no place to pay to, or says not to pay.
 */

import { leanExpression } from '../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../src-shared/model/one-line.ts'
import { isSaidByWriter } from './rules/validators/threat/own-words.ts'
import type { Validator } from './rules/validators/validator.ts'

/** UTF-16 units on each side of a menace in which the rest stands: such notes are short. */
const REACH = 1_500

/**
 * Where to pay, or to answer so that nobody sees who: wallets, hidden services, messengers without a name. Thirty signs in nothing
 * but hexadecimal digits are what a page calls its files by.
 */
const HIDDEN_PLACE =
  /(?<![a-z0-9])(?:bc1[a-z0-9]{20,60}|(?![0-9a-f]+(?![a-z0-9]))[13][a-z0-9]{25,34}|0x[0-9a-f]{40}|4[0-9ab][a-z0-9]{90,95}|t[a-z0-9]{33}|05[0-9a-f]{64}|[0-9a-f]{76}|[a-z2-7]{16,56}\.onion)(?![a-z0-9])|@(?:proton(?:mail)?|tuta(?:nota|mail)?|onionmail|cock|airmail|keemail)\./u
/** An account (ISO 13616). */
const ACCOUNT =
  /(?<![a-z0-9])[a-z]{2}[0-9]{2}(?: ?[a-z0-9]{4}){3,7}(?: ?[a-z0-9]{1,3})?(?![a-z0-9])/u
/** That it is asked for, by language. */
const PAYS = leanExpression(
  oneLine`
    (?<!\p{L})(?:
      pay|payment|ransom|price|btc|xmr|bitcoins?|monero|zahl\p{L}*|überweis\p{L}*|preis|pay[ée]\p{L}*|paie\p{L}*|vire[rz]|virement|versez|prix|rançon
      |pag[aou]\p{L}*|transfier\p{L}+|transfer\p{L}*|ingres[ae]\p{L}*|precio|bonific\p{L}+|versa\p{L}*|prezzo|preço|depósit\p{L}+|betaal\p{L}*|prijs
      |zapła\p{L}+|przel\p{L}+|wpła\p{L}+|cena|zapla\p{L}+|převe\p{L}+|uhra\p{L}+|fizess\p{L}*|fizet\p{L}*|utal\p{L}*|plăt\p{L}+|preț\p{L}*
      |betal\p{L}*|maksa\p{L}*|hinta|plati\p{L}*|uplati\p{L}*|плати\p{L}*|уплати\p{L}*|перевед\p{L}+|заплат\p{L}+|оплат\p{L}+|цена|сплат\p{L}+|переказ\p{L}+|перекаж\p{L}+|ціна
      |öde\p{L}*|yatır\p{L}*|yolla\p{L}*|πληρ\p{L}+|κατάθε\p{L}+|bayar\p{L}*|chuyển|thanh toán|lipa
    )(?!\p{L})
    |ادفع|الدفع|حو[ّ]?ل|پرداخت|भुगतान|支付|付款|赎金|払|振り?込|송금|입금|지불|שלם|העבר|תשלום|โอน|จ่าย|биткойн|биткоин
  `,
  'u',
)
/** Who hears of it. */
const ALL_WHOM_YOU_KNOW = oneLine`
    (?<!\p{L})(?:
      contacts?|contact list|address book|friends and (?:family|relatives)|followers|kontakt\p{L}*|adressbuch|freunde\p{L}* und|proches
      |contactos|contatos|contatti|rubrica|contacten|vrienden en familie|znajomy(?:m|ch)|ismerős\p{L}+|ystäv\p{L}+|yhteystie\p{L}+|контакт\p{L}*|подписчик\p{L}*|друзьям
      |rehber\p{L}*|επαφ\p{L}+|kontak|danh bạ|prietenil\p{L}+
    )(?!\p{L})
    |جهات (?:ال)?اتصال|مخاطب|संपर्क|联系人|通讯录|聯絡人|連絡先|연락처|지인|אנשי (?:ה)?קשר|รายชื่อ|คนรู้จัก
  `
/** What they would see. */
const SEEN = leanExpression(
  oneLine`
    (?<!\p{L})(?:
      videos?|webcam|camera|footage|recording|nudes?|photos?|kamera\p{L}*|aufnahme\p{L}*|filmmaterial|vidéos?|enregistre\p{L}+|cámara|vídeos?|grabaci\p{L}+|grava\p{L}+
      |filmat[oi]|registrazion\p{L}+|opname\p{L}*|beelden|nagrani\p{L}+|filmik\p{L}*|nahráv\p{L}+|felvétel\p{L}*|înregistr\p{L}+|inspelning\p{L}*|optagelse\p{L}*|tallenne\p{L}*
      |snim(?:ak|ke|ci)|снимак|видео\p{L}*|ролик\p{L}*|запис\p{L}*|камер\p{L}*|відео|kay(?:ıt|dı)\p{L}*|görüntü\p{L}*|βίντεο|rekaman
    )(?!\p{L})
    |فيديو|صور|فیلم|ویدیو|वीडियो|视频|影片|錄影|動画|映像|영상|동영상|סרטון|וידאו|วิดีโอ|คลิป
  `,
  'u',
)
/** What is taken from the reader: files and machines that are encrypted, and data that are told to everybody. */
const TAKEN = new RegExp(
  oneLine`
    encrypt|verschlüssel|chiffr|cifrad|criptograf|crittograf|cifrat|versleutel|zaszyfrow|zašifrov|titkosít|criptat|krypter|salattu|salasi
    |зашифр|шифровано|шифрован|şifrelen|κρυπτογραφ|terenkripsi|dienkripsi|mã hóa|تشفير|رمزگذاری|एन्क्रिप्ट|加密|暗号化|암호화|הוצפ|เข้ารหัส
  `,
  'u',
)
/** What becomes of it otherwise, or by what the reader must not do. */
const LOST = leanExpression(
  oneLine`
    (?<!\p{L})(?:
      publish\p{L}*|leak\p{L}*|auction\p{L}*|our blog|doubles?|doubled|forever|permanently|rename|recovery compan\p{L}+|veröffentlich\p{L}*|verdoppel\p{L}*|umbenenn\p{L}*|unwiederbringlich
      |publié\p{L}*|publierons|doubler\p{L}*|renomm\p{L}+|définitivement|publicar\p{L}*|duplicar\p{L}*|renombr\p{L}+|pubblic\p{L}+|raddopp\p{L}+|rinomin\p{L}+|para sempre|dobr\p{L}+
      |openbaar|verdubbel\p{L}*|opublik\p{L}+|podwo\p{L}+|zveřejn\p{L}+|dvojnásob\p{L}+|nyilvánoss\p{L}+|dupl[aá]\p{L}+|public[aă]\p{L}*|fördubbl\p{L}+|julkais\p{L}+
      |опубл\p{L}+|выло(?:жим|жен)\p{L}*|вдвое|удвоит\p{L}*|переимен\p{L}+|навсегда|викладен\p{L}*|викладемо|удвічі|вдвічі|перейменов\p{L}+|назавжди
      |yayınla\p{L}*|iki kat\p{L}*|kalıcı|δημοσι\p{L}+|dipublikasi\p{L}*|selamanya|vĩnh viễn
    )(?!\p{L})
    |公开|公開|翻倍|永久|二倍|영구|공개|두 배|للأبد|سننشر|نشر|हमेशा|פרסם|נפרסם|ถาวร|เผยแพร่
  `,
  'u',
)
const EXPOSED = leanExpression(ALL_WHOM_YOU_KNOW, 'u')
/** That nobody should pay, as those say who warn of it. */
const PAYS_NOT = leanExpression(
  oneLine`
    (?:(?:do not|don['’]t|never|not) (?:\p{L}+ )?pay|(?:nicht|kein(?:e|en)?) (?:\p{L}+ )?(?:be)?zahlen|zahlen sie (?:auf keinen fall|nicht)|ne (?:pas )?pa[yi]e\p{L}* (?:pas|jamais)|ne pas payer
    |no pag\p{L}+|non pag\p{L}+|não pag\p{L}+|betaal niet|niet betalen|nie płać\p{L}*|neplaťte|ne fizess\p{L}*|nu plăti\p{L}+|betala inte|betal ikke|älä maksa
    |не плат\p{L}+|платить не|не сплачуй\p{L}*|ödeme (?:yapmayın|yapma)|göndermeyin|μην πληρ\p{L}+|jangan (?:bayar|membayar)|đừng trả|لا تدفع|不要付|支払わない|지불하지|אל תשלמ)
  `,
  'u',
)

/** A sentence by which the reader is shown to all whom he knows unless he pays. */
export const extortsByExposure: Validator = (value, { text, start, end }) => {
  const near = around(text, start, end)
  return (
    EXPOSED.test(value) &&
    (HIDDEN_PLACE.test(near) || ACCOUNT.test(near)) &&
    SEEN.test(near) &&
    isAskedFor(near) &&
    isSaidByWriter(text, { start, end })
  )
}

/** A sentence that says what is encrypted until somebody pays, and lost otherwise. An account is no place that hides anybody. */
export const extortsByTaking: Validator = (value, { text, start, end }) => {
  const near = around(text, start, end)
  return (
    TAKEN.test(value) &&
    // What is rarest of these, and asked fastest: technical texts are full of the other words.
    HIDDEN_PLACE.test(near) &&
    LOST.test(near) &&
    isAskedFor(near) &&
    isSaidByWriter(text, { start, end })
  )
}

/** Whether a stretch of a text is part of a note that extorts money. */
export function extorts(text: string, start: number, end: number): boolean {
  const near = around(text, start, end).toLowerCase()
  if (!isAskedFor(near)) return false
  const isExposed = EXPOSED.test(near) && SEEN.test(near)
  return HIDDEN_PLACE.test(near)
    ? isExposed || (TAKEN.test(near) && LOST.test(near))
    : isExposed && ACCOUNT.test(near)
}

function around(text: string, start: number, end: number): string {
  return text.slice(Math.max(0, start - REACH), end + REACH)
}

/** Whether money is asked for, and nobody warns of paying it. */
function isAskedFor(near: string): boolean {
  return PAYS.test(near) && !PAYS_NOT.test(near)
}
