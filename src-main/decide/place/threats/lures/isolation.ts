/**
 * That whoever is asked for money or a code shall or can speak with nobody before: the one thing that frauds among people who know each other
 * have in common, since one call would end them. Secrecy alone is none of it.
 */

import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import { words } from './words.ts'

/** Nobody is to be called or told, or the writer cannot be called. By language. */
export const ISOLATES = words(
  [
    oneLine`
      (?:can.?t|cannot|can not|unable to) (?:talk|take (?:any )?calls|speak|be reached|pick up|answer calls)|(?:don.?t|do not|no need to|please not) (?:call|ring|phone)
      |(?:don.?t|do not) (?:tell|mention (?:it|this)|discuss)|(?:tell|told|with) (?:nobody|no one)|between (?:us|you and me)|mic(?:rophone)?(?:'s| is) (?:broken|not working)
    `,
    oneLine`
      mit niemandem|niemandem|nicht (?:telefonisch )?(?:erreichbar|zu erreichen)|rufen? (?:sie )?(?:mich )?(?:bitte )?nicht (?:an|zurück)
      |kann (?:gerade |jetzt |derzeit )?nicht (?:telefonieren|sprechen|reden)|bleibt unter uns|mikro\p{L}* (?:ist )?kaputt
    `,
    oneLine`
      ne (?:pas|m['’]) ?(?:appeler|appelez)|n['’]appelez pas|ne (?:pas )?(?:parl|prév|dit|dire)\p{L}* [^.\n]{0,20}personne|injoignable|(?:reste|rester) entre nous|ne peux pas (?:parler|répondre)
    `,
    'no (?:me )?(?:llames|llame|llaméis|llamar)|no (?:puedo|podré) (?:hablar|contestar|atender)|(?:nadie|a nadie)|quede entre nosotros',
    'non (?:mi )?(?:chiami|chiamare|chiamate|chiamarmi|contatti|contattare)|non posso (?:parlare|rispondere)|(?:con|a) nessuno|resti tra noi',
    oneLine`
      não (?:me )?(?:ligue|liga|ligar|liguem)|não é (?:necessário|preciso) ligar|não posso (?:falar|atender)|(?:com|a|para) ninguém|entre nós
      |(?:bel|belt) (?:me |mij )?(?:maar )?niet|niet bellen|kan (?:nu |even )?niet (?:bellen|praten|opnemen)|(?:met|tegen|aan) niemand|onder ons|niet bereikbaar
    `,
    'nie mogę (?:teraz )?(?:rozmawiać|odebrać)|nie (?:dzwoń|dzwonić)|(?:nikomu|nikim)|między nami',
    oneLine`
      kan (?:inte|ikke|ikkje) (?:prata|snakke|tale|svara|svare)|ring (?:mig |meg )?(?:inte|ikke)|(?:nämn|säg|berätta|sig|si|fortell|fortæl) (?:det |ikke |inte ){1,2}|mellan oss|mellem os|mellom oss
      |en voi (?:puhua|vastata)|älä (?:soita|kerro)|älkää (?:soittako|kertoko)|kenellekään
    `,
    oneLine`
      (?:nemohu|nemůžu|nemôžem) (?:teď |teraz )?(?:mluvit|telefonovat|hovoriť|telefonovať)|nevolej(?:te)?|nikomu|mezi námi
      |nem tudok (?:most )?(?:beszélni|telefonálni)|ne hívj\p{L}*|senkinek|nu pot (?:vorbi|răspunde)|nu (?:mă )?suna\p{L}*|nimănui|între noi|να μην? τηλεφων\p{L}+|μην (?:με )?(?:πάρ\p{L}+|τηλεφων\p{L}+|πεις|πείτε)|δεν μπορώ να μιλήσω
    `,
    oneLine`
      (?:не могу|не можу) (?:сейчас |зараз )?(?:говорить|разговаривать|говорити|розмовляти)|не (?:звони|дзвони|телефонуй)\p{L}*|никому|нікому|между нами|між нами|не (?:рассказывай|розповідай|кажи)\p{L}*
    `,
    'konuşamıyorum|telefona (?:bakamıyorum|bakamam)|(?:beni )?aramayın(?:ız)?|beni arama|kimseye|aramızda (?:kalsın|kalacak)',
    'đừng (?:gọi|nói|kể|báo)|không (?:gọi|nghe máy|nói chuyện) được|giữ kín|jangan (?:telepon|hubungi|bilang|cerita|beri ?tahu)|tidak bisa (?:angkat|bicara|telepon)',
  ],
  oneLine`
    不方便接|(?:不能|没法|沒法)接(?:电话|電話)|(?:不要|先别|先別|别|別|勿)(?:跟|和|向|告诉|告訴|对|對)|(?:不要|勿)(?:打电话|声张|聲張)|電話(?:には|に)?出られ|電話(?:は|を)?(?:しない|控え|できな)|誰にも(?:言わ|話さ)|他言(?:無用|し)|内密
    |전화(?:는|를|가)? ?(?:못|안 ?돼|하지)|통화(?:는|가)? ?(?:못|어려|안)|(?:아무|누구)(?:에게|한테)도|우리끼리
    |لا (?:تتصل|تخبر|تكلم)|لا أستطيع (?:التحدث|الرد|الكلام)|دون (?:إخبار|إبلاغ)|بيننا|به کسی نگو|زنگ نزن|किसी को (?:मत|न|नहीं|भी मत)|फ़?ोन (?:मत|न) कर|बात नहीं कर सकत|ห้ามโทร|อย่าบอก
  `,
)
