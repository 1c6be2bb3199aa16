/**
 * The signs of a lure in further languages: Czech, Hungarian, Romanian, Finnish, Ukrainian, Greek, Danish, Vietnamese, Indonesian, and those
 * in scripts of their own. They are counted beside a rule that finds what is asked for (`fraud.ts`) and lower no bar of a network: they
 * were not chosen on mails with honest twins, as the others were (`lure.ts`).
 */

import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import { words } from './words.ts'

/** Money comes or is to be paid. */
export const MONEY_FURTHER = words(
  [
    oneLine`
      vrácení peněz|přeplat\p{L}+|doplat\p{L}+|převod\p{L}*|výhr\p{L}+|visszatérít\p{L}+|visszautal\p{L}+|túlfizetés\p{L}*|átutal\p{L}*|nyeremény\p{L}*
      |rambursa\p{L}+|plătiți|transferul\p{L}*|câștig\p{L}*|veronpalautu\p{L}+|palautu\p{L}+|maksu\p{L}*
      |переказ\p{L}*|виплат\p{L}+|повернення коштів|виграш\p{L}*|штраф\p{L}*|επιστροφή|πληρωμή|έμβασμα|κέρδ\p{L}+|refusion|betaling|gevinst
      |hoàn tiền|chuyển tiền|tiền thưởng|lãi|nạp|phí|hadiah|mentransfer|pengembalian|biaya
    `,
  ],
  '송금|이체|입금|환급|당첨|수수료|대출|رسوم|استرداد|جائزة|تحويل|سداد|भुगतान|रुपये|इनाम|रिफंड|โอน|รางวัล|转账|转到|入金|振り込|振込',
)

/** Nobody is to be told, or the answer goes past the usual way. */
export const TAKES_ASIDE_FURTHER = words(
  [
    oneLine`
      důvěrn\p{L}+|nevolejte|nikomu|bizalmas\p{L}*|senkinek|confidențial\p{L}*|nimănui|luottamuksel\p{L}+|älä (?:soita|kerro)|конфіденційн\p{L}+|нікому|не дзвон\p{L}+
      |εμπιστευτικ\p{L}+|μην (?:πεις|τηλεφων\p{L}+)|fortrolig\p{L}*|ring ikke|đừng (?:gọi|nói|kể)|rahasia|jangan (?:bilang|telepon|hubungi)
    `,
  ],
  '비밀(?!번호)|전화(?:는|를)? ?(?:하지|못)|سرية|لا (?:تتصل|تخبر)|किसी को (?:मत|न)|फोन (?:मत|न)|不方便接|不要跟|先不要',
)

/** Something is lost otherwise. */
export const LOSES_FURTHER = words(
  [
    oneLine`
      zablokován\p{L}*|omezen\p{L}*|pozastaven\p{L}*|pokut\p{L}+|v opačném případě|felfüggeszt\p{L}+|zárol\p{L}+|letilt\p{L}+|elévül\p{L}*|ellenkező esetben
      |suspendat\p{L}*|blocat\p{L}*|returnează|nu a putut fi|în caz contrar|altfel|lukit\p{L}+|suljet\p{L}+|muuten|rajoitet\p{L}+
      |заблоковано|призупинен\p{L}+|підозріл\p{L}+|інакше|αναστολή|μπλοκαρ\p{L}+|κλειδωθ\p{L}+|διαφορετικά|spærret|lukkes|ellers
      |bị khóa|tạm khóa|hết hạn|đình chỉ|diblokir|ditangguhkan|kedaluwarsa
    `,
  ],
  '정지|반송|차단|제한|미납|연체|압류|إيقاف|تعليق|حظر|وإلا|ستعاد|काट दी|बंद (?:कर|हो)|ब्लॉक|ถูกระงับ',
)

/** It is to be done soon. */
export const HURRIES_FURTHER = words(
  [
    oneLine`
      do (?:\p{L}{1,20} )?\d{1,3} hodin|do zítřejš\p{L}+|dnes|ihned|okamžitě|naléhav\p{L}+|teď hned|\d{1,3} órán belül|holnap éjfél\p{L}*|legkésőbb|azonnal|sürgős\p{L}*|még ma
      |(?:în|cel mult) \d{1,3} (?:de )?ore|astăzi|azi|imediat|urgent|acum|tänään|välittömästi|viimeistään|kiireellinen|\d{1,3} tunnin
      |протягом \d+|терміново|негайно|сьогодні|зараз|σήμερα|άμεσα|επείγον|εντός \d+|τώρα|inden for \d+|straks|i dag|haster
      |trong (?:vòng )?\d+ (?:giờ|phút)|ngay|hôm nay|khẩn|gấp|segera|hari ini|sekarang|dalam \d+ (?:jam|menit)
      |leo|sasa hivi|haraka|ngayon|agad|danas|hitno|odmah|danes|nujno|takoj|данас|хитно|одмах|днес|спешно|веднага|šiandien|skubiai|šodien|steidzami|täna|kohe|kiiresti
    `,
  ],
  '오늘|지금|즉시|급해|급하|빨리|فور|اليوم|الآن|خلال \\d{1,3}|عاجل|तुरंत|आज रात|अभी|जल्दी|फ़ौरन|ด่วน|วันนี้|ทันที|היום|דחוף|מי?יד|עכשיו|امروز|فوری|আজ|এখনই|জরুরি|\\d{1,2}点(?:之)?前|今天之内|今日中',
)

/** Where it goes on. */
export const LEADS_FURTHER = words(
  [
    oneLine`
      klikněte|přihlaste se (?:zde|na)|na odkaz\p{L}*|kattints\p{L}+|az alábbi (?:felület|link|hivatkoz)\p{L}*|accesați|clic|linkul|klikkaa|kirjaudu (?:tästä|tänne)|linkistä|alla oleva\p{L}*
      |за посиланням|посилання|натисніть|перейдіть|πατήστε|κάντε κλικ|σύνδεσμο\p{L}*|klik (?:her|på)|linket|log ind her|liên kết|bấm vào|nhấn vào|cài (?:đặt )?ứng dụng|klik|tautan|unduh
    `,
  ],
  '링크|눌러|클릭|앱 ?(?:을 )?설치|الرابط|اضغط|حمّ?ل|लिंक|क्लिक|इंस्टॉल|इस नंबर पर|ลิงก์|下载(?:这个|此)',
)

/** For whom the writer speaks. */
export const SPEAKS_FOR_FURTHER = words(
  [
    oneLine`
      zákaznick\p{L}+|podpora|finanční úřad|česká pošta|tým podpory|ügyfélszolgálat|adó- és vámhivatal|curier\p{L}*|poșta|echipa|banca|asiakaspalvelu|verottaja|omavero
      |служба підтримки|банк\p{L}*|дія|пошта|τράπεζα\p{L}*|εξυπηρέτηση|ελτα|kundeservice|skat|postnord|công an|ngân hàng|bưu điện|cán bộ|kantor pos
    `,
  ],
  '은행|고객센터|택배|검찰|경찰|البنك|خدمة العملاء|البريد|बैंक|विभाग से|कस्टमर केयर|ธนาคาร|公安局',
)
