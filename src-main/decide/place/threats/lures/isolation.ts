/**
 * That whoever is asked for money or a code shall or can speak with nobody before: the one thing that frauds among people who know each other
 * have in common, since one call would end them. Secrecy alone is none of it.
 */

import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import { words } from './words.ts'

/** Nobody is to be called or told. By language. */
export const ISOLATES = words(
  [
    oneLine`
      (?:don.?t|do not|no need to|please not) (?:call|ring|phone)|(?:don.?t|do not) (?:tell|mention (?:it|this)|discuss)|(?:tell|told|with) (?:nobody|no one)|between (?:us|you and me)
      |mit niemandem|niemandem|rufen? (?:sie )?(?:mich )?(?:bitte )?nicht (?:an|zurück)|bleibt unter uns
    `,
    oneLine`
      ne (?:pas|m['’]) ?(?:appeler|appelez)|n['’]appelez pas|ne (?:pas )?(?:parl|prév|dit|dire)\p{L}* [^.\n]{0,20}personne|(?:reste|rester) entre nous
      |no (?:me )?(?:llames|llame|llaméis|llamar)|nadie|quede entre nosotros
      |non (?:mi )?(?:chiami|chiamare|chiamate|chiamarmi|contatti|contattare)|(?:con|a) nessuno|resti tra noi
      |não (?:me )?(?:ligue|liga|ligar|liguem)|não é (?:necessário|preciso) ligar|(?:com|a|para) ninguém|entre nós
    `,
    oneLine`
      (?:bel|belt) (?:me |mij )?(?:maar )?niet|(?:graag|liever) niet bellen|(?:met|tegen|aan) niemand|onder ons|nie (?:dzwoń|dzwonić)|nikomu|nikim|między nami
      |ring (?:mig |meg )?(?:inte|ikke)|(?:nämn|säg|berätta|sig|si|fortell|fortæl) (?:det |ikke |inte ){1,2}|mellan oss|mellem os|mellom oss
      |älä (?:soita|kerro)|älkää (?:soittako|kertoko)|kenellekään
    `,
    oneLine`
      nevolej(?:te)?|s nikým|mezi námi|ne hívj\p{L}*|senkinek|nu (?:mă )?suna\p{L}*|nimănui|între noi
      |να μην? τηλεφων\p{L}+|μην (?:με )?(?:πάρ\p{L}+|τηλεφων\p{L}+|πεις|πείτε)
      |не (?:звони|дзвони|телефонуй)\p{L}*|никому|нікому|между нами|між нами|не (?:рассказывай|розповідай|кажи)\p{L}*
      |(?:beni )?aramayın(?:ız)?|beni arama|kimseye|aramızda (?:kalsın|kalacak)
    `,
    oneLine`
      (?:đừng|không được) (?:gọi|nói|kể|báo)|giữ kín|jangan (?:telepon|hubungi|bilang|cerita|beri ?tahu)|usi(?:pige|nipigie|mwambie|waambie)\p{L}*|huwag (?:\p{L}{2,6} ){0,2}(?:tumawag|tawagan|sabihin|sasabihin|ipaalam)
      |(?:ne zovi|nemoj (?:me )?zvati|ne kliči)\p{L}*|nikome|nikomur|(?:не зови|не се обаждай|не казвай)\p{L}*|никого|neskambin\p{L}+|niekam|nezvani|nevienam|ära (?:helista|räägi)|kellelegi
    `,
  ],
  oneLine`
    (?:不要|先别|先別|别|別|勿)(?:跟|和|向|告诉|告訴|对|對)|(?:不要|勿)(?:打电话|声张|聲張)|電話(?:は|を)?(?:しない|控え)|誰にも(?:言わ|話さ)|他言(?:無用|し)|内密
    |전화(?:는|를|가)? ?(?:안 ?돼|하지)|(?:아무|누구)(?:에게|한테)도|우리끼리|(?:에게|에게는|한테|한테는|께|께는)[^.\n]{0,12}(?:말하지|알리지|얘기하지) ?(?:말|마)
    |لا (?:تتصل|تخبر|تكلم)|دون (?:إخبار|إبلاغ)|بيننا|به کسی نگو|زنگ نزن|किसी को (?:मत|न|नहीं|भी मत)|फ़?ोन (?:मत|न) कर|ห้าม(?:โทร|บอก)|อย่าบอก|(?:אל|בלי) (?:תתקשר|תספר|תגיד|להתקשר|לספר)\p{L}*|אי אפשר להתקשר|(?:ফোন|কল) কর(?:ো|বেন) না|কাউকে বল
  `,
)

/** The writer cannot be called now, as who works or learns mostly cannot. By language. */
export const CANNOT_BE_ASKED = words(
  [
    oneLine`
      (?:can.?t|cannot|can not|unable to) (?:talk|take (?:any )?calls|speak|be reached|pick up|answer calls)|mic(?:rophone)?(?:'s| is) (?:broken|not working)
      |nicht (?:telefonisch )?(?:erreichbar|zu erreichen)|kann (?:gerade |jetzt |derzeit )?nicht (?:telefonieren|sprechen|reden)|mikro\p{L}* (?:ist )?kaputt
      |injoignable|ne peux pas (?:parler|répondre)|no (?:puedo|podré) (?:hablar|contestar|atender)|non posso (?:parlare|rispondere)|não posso (?:falar|atender)
      |kan (?:nu |even )?niet (?:bellen|praten|opnemen)|niet bereikbaar|nie mogę (?:teraz )?(?:rozmawiać|odebrać)
    `,
    oneLine`
      kan (?:inte|ikke|ikkje) (?:prata|snakke|tale|svara|svare)|en voi (?:puhua|vastata)|(?:nemohu|nemůžu|nemôžem) (?:teď |teraz )?(?:mluvit|telefonovat|hovoriť|telefonovať)
      |nem tudok (?:most )?(?:beszélni|telefonálni)|nu pot (?:vorbi|răspunde)|δεν μπορώ να μιλήσω|(?:не могу|не можу) (?:сейчас |зараз )?(?:говорить|разговаривать|говорити|розмовляти)
      |konuşamıyorum|telefona (?:bakamıyorum|bakamam)|không (?:gọi|nghe máy|nói chuyện) được|tidak bisa (?:angkat|bicara|telepon)
    `,
  ],
  oneLine`
    不方便接|(?:不能|没法|沒法)接(?:电话|電話)|電話(?:には|に)?出られ|電話(?:は|を)?できな|전화(?:는|를|가)? ?못|통화(?:는|가)? ?(?:못|어려|안)
    |لا أستطيع (?:التحدث|الرد|الكلام)|बात नहीं कर सकत|(?:לא (?:יכול|יכולה)|אי אפשר) (?:לדבר|לענות)|המיקרופון לא עובד|คุยไม่ได้|รับสายไม่ได้|نمی[‌ ]?تونم (?:حرف بزنم|جواب)
  `,
)
