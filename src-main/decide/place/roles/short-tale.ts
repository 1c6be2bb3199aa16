/**
 * Whether a text is a short tale, as children and small magazines read them, whoever tells it: it has a title, no number at all, and
 * people who whisper, sigh and laugh in it, or begins as tales do. Whoever complains of somebody or tells what happened to
 * himself says when, and speaks of the offices, firms and machines of our days.
 */

import { leanExpression } from '../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import { wordsIn } from '../signs.ts'

/** UTF-16 units of such a tale; a longer one is told by the signs of `tale.ts`. */
const SHORTEST = 240
const LONGEST = 6_000
/** A title: a short first line that no sign ends, and an empty one below it. */
const TITLED = /^\s*[^\n]{2,70}[^\s,:;.!]\s*\n[ \t]*\n/u
const DIGIT = /\p{Nd}/u
/** The head of a field, a greeting and how letters end, and whom a letter tells something. */
const OF_A_LETTER = leanExpression(
  oneLine`
    ^[ \t]*(?:
      [\p{L}][\p{L} /()-]{1,30}: *\S
      |(?:dear|hi|hello|hey|liebe[rs]?|hallo|sehr geehrte\p{L}*|cher|chère|bonjour|salut|querid[oa]s?|hola|estimad[oa]s?|car[oaie]|ciao|olá|beste|hej|kära|kære|drog[ai]|cześć|ahoj|kedves|rakas|moi|sevgili|merhaba|дорог\p{L}*|привіт|привет)(?: [^\n.!?]{1,40})?[,!][ \t]*$
      |(?:yours|kind regards|best regards|regards|love|mit freundlichen|viele grüße|liebe grüße|cordialement|saludos|cordiali|cumprimentos|groet\p{L}*|hälsningar|hilsen|pozdr\p{L}*|saygılar\p{L}*|терв\p{L}*|terveisin|üdvözlettel|з повагою|с уважением)(?!\p{L})[^\n]{0,30}$
    )
  `,
  'imu',
)
/** What stands in reports, complaints and letters of our days, and hardly in a tale. */
const OF_OUR_DAYS = leanExpression(
  oneLine`
    (?<!\p{L})(?:
      office|manager|supervisor|police|hospital|doctors?|e-?mails?|telephone|phone|invoice|company|colleagues?|contract|meeting|complaint|incident|customers?|employees?|department|internet|computer|account|insurance|court|school board|project|nurses?|ward|shift|statement|apolog\p{L}+|witness(?:es)?
      |krankenschwester|pflegekräfte|schicht|aussage|zeug(?:e|in|en)|büro|chef(?:in)?|vorgesetzte\p{L}*|polizei|krankenhaus|ärzt\p{L}*|arzt|mails?|telefon|rechnung|firma|kolleg\p{L}+|vertrag|beschwerde|kunden?|mitarbeiter\p{L}*|abteilung|versicherung|gericht|projekt
      |infirmi\p{L}+|témoins?|bureau|directeur|hôpital|médecin|courriel|téléphone|facture|entreprise|collègues?|contrat|réunion|plainte|clients?|salariés?|assurance|projet
      |enfermer[oa]s?|testigos?|oficina|jef[ea]|policía|correo|teléfono|factura|empresa|compañeros de trabajo|contrato|reunión|queja|denuncia|clientes?|empleados?|seguro|proyecto
      |infermier\p{L}|testimon\p{L}+|ufficio|polizia|ospedale|medico|telefono|fattura|azienda|colleg[ahi]+|contratto|riunione|reclamo|clienti|dipendenti|assicurazione|progetto
      |escritório|chefe|polícia|telefone|fatura|colegas|contrato|reunião|reclamação|clientes|projeto|kantoor|baas|politie|ziekenhuis|dokter|telefoon|factuur|bedrijf|collega['’]?s?|vergadering|klacht|klanten|verzekering
      |kontoret|chefen|polisen|polit\p{L}et|sjukhuset|hospitalet|läkaren|lægen|telefonen|fakturan?|företaget|kollegor|mötet|mødet|kunder|biur[oa]|szef\p{L}*|policj\p{L}|szpital\p{L}*|lekarz\p{L}*|telefon\p{L}*|faktur\p{L}|firm[ayię]|umow\p{L}|zebrani\p{L}|skarg\p{L}|klient\p{L}*|ubezpieczeni\p{L}
      |kancelář|šéf|policie|nemocnice|smlouv[au]|schůz\p{L}+|stížnost|поліці\p{L}|лікар\p{L}*|телефон\p{L}*|рахун\p{L}+|фірм\p{L}|колег\p{L}*|договір|збори|скарг\p{L}|полици\p{L}|врач\p{L}*|больниц\p{L}|договор\p{L}*|жалоб\p{L}|ofis|müdür\p{L}*|polis|hastane\p{L}*|doktor|fatura|şirket\p{L}*|sözleşme|toplantı|şikayet
      |toimisto\p{L}*|poliisi\p{L}*|sairaala\p{L}*|lääkäri\p{L}*|puhelin|lasku|yritys|työkaveri\p{L}*|sopimus|kokous|iroda|főnök\p{L}*|rendőr\p{L}*|kórház\p{L}*|orvos\p{L}*|számla|cég\p{L}*|munkatárs\p{L}*|szerződés|panasz|birou\p{L}*|poliți\p{L}+|spital\p{L}*|contract\p{L}*|plângere
    )(?!\p{L})
    |会社|警察|病院|電話|請求|契約|회사|경찰|병원|전화|계약|שרכה|משטרה|בית חולים|טלפון|شركة|الشرطة|المستشفى|هاتف|कंपनी|पुलिस|अस्पताल|फ़ोन
  `,
  'iu',
)
/** Speech, in marks or behind a dash. */
const SPEECH =
  /["“”„«»「『][^"“”„«»「」『』\n]{2,400}["“”«»」』]|^[ \t]{0,8}[—–]\s?[\p{L}¿¡][^\n]*[.!?…]$/gmu
/** How narrators tell what somebody does with voice and face. */
const NARRATED = leanExpression(
  oneLine`
    (?<!\p{L})(?:
      whispered|shrugged|sighed|smiled|laughed|nodded|grinned|giggled|muttered|murmured|gasped|chuckled|frowned|blushed|exclaimed|cried|mumbled|grumbled|wondered|tiptoed|peered|shivered|hummed
      |flüsterte|seufzte|lächelte|lachte|nickte|grinste|kicherte|brummte|murmelte|rief|staunte|zwinkerte|knurrte|pfiff|schmunzelte
      |murmura|chuchota|soupira|sourit|hocha|haussa|s['’]écria|souffla|gloussa|grommela|éclata de rire|riait|souriait|susurr(?:ó|é)|suspir(?:ó|é)|sonri(?:ó|é)|murmur(?:ó|é)|exclam(?:ó|é)|asint(?:ió|í)|rió
      |sussurr(?:ò|ai)|sospir(?:ò|ai)|sorri(?:se|si)|mormor(?:ò|ai)|esclamò|annuì|ridacchiò|sussurr(?:ou|ei)|suspirou|sorriu|murmurou|exclamou|fluisterde|zuchtte|glimlachte|lachte|knikte|mompelde|bromde|grinnikte
      |viskade|suckade|log|skrattade|nickade|mumlade|ropade|hviskede|sukkede|smilede|grinede|nikkede|mumlede|råbte|szepn(?:ął|ęła)|westchn(?:ął|ęła)|uśmiechn(?:ął|ęła)|roześmiał\p{L}*|mrukn(?:ął|ęła)|zagwizdał\p{L}*|zachichotał\p{L}*|krzykn(?:ął|ęła)|wzruszył\p{L}*
      |zašeptal\p{L}*|povzdechl\p{L}*|usmál\p{L}*|přikývl\p{L}*|zamumlal\p{L}*|zvolal\p{L}*|прошепот\p{L}+|зітхну\p{L}+|посміхну\p{L}+|усміхну\p{L}+|засмія\p{L}+|кивну\p{L}+|буркну\p{L}+|вигукну\p{L}+|прошепта\p{L}+|вздохну\p{L}+|улыбну\p{L}+|рассмея\p{L}+|пробормота\p{L}+|воскликну\p{L}+
      |fısılda\p{L}+|iç (?:çek|geçir)\p{L}+|gülümse\p{L}+|gül(?:dü|müş|er)|mırılda\p{L}+|bağırd\p{L}+|kuiskasi|huokaisi|hymyili|nauroi|nyökkäsi|mutisi|huudahti|suttog\p{L}+|sóhajt\p{L}+|mosolyg\p{L}+|nevet\p{L}+|bólint\p{L}+|morog\p{L}+|kiált\p{L}+|șopti|oftă|zâmbi|râse|murmură|exclamă
      |ψιθύρισε|αναστέναξε|χαμογέλασε|γέλασε|μουρμούρισε|φώναξε
    )(?!\p{L})
    |ささやき|つぶやき|ため息|にっこり|うなずき|속삭였|중얼거렸|웃었|한숨|끄덕였|همس|تنهد|ابتسم|لחש|נאנח|חייך|फुसफुसा|मुस्कुरा|हँस
  `,
  'giu',
)
/** How tales begin, and how they go on. */
const BEGINS = leanExpression(
  oneLine`
    (?<!\p{L})(?:
      once upon a time|there (?:once )?(?:lived|was once)|lived (?:an?|the) (?:old |poor |little )?\p{L}+ (?:called|named|who)|es war einmal|lebten? (?:einmal )?eine? \p{L}+|il était une fois|vivait (?:jadis |un |une )|érase una vez|había una vez|vivía (?:un|una) |c['’]era una volta|viveva (?:un|una) |era uma vez|vivia (?:um|uma) |er was eens|er leefde (?:eens )?|det var en gång|der var engang|det levde |dawno,? dawno temu|za górami|żył(?:a)? (?:sobie|raz)|był(?:a)? sobie
      |byl(?:a)? jednou|žil(?:a)? (?:byl|kdysi)|жи(?:в|ла|ли)[ -](?:собі|був|була|були|бы?л)|бир бар|bir varmış|evvel zaman|olipa kerran|eli kerran|volt egyszer|hol volt,? hol nem|élt egy|a fost odată|trăia odată|μια φορά κι έναν καιρό|ζούσε
    )
    |むかしむかし|昔々|が住んでいました|옛날|살고 있었|كان يا ما كان|في قديم الزمان|היה היה|היו היו|एक समय की बात|एक बार की बात|किसी गाँव में
  `,
  'iu',
)
const GOES_ON = leanExpression(
  oneLine`
    (?<!\p{L})(?:
      one (?:fine |cold )?(?:day|morning|evening|night)|the (?:summer|winter|year) (?:we|i)|i was (?:five|six|seven|eight|nine|ten|eleven|twelve)|eines (?:tages|morgens|abends|nachts)|un (?:beau )?(?:jour|matin|soir)|un día|una (?:mañana|noche)|un giorno|una (?:sera|notte)|um dia|certo dia|op een (?:dag|ochtend)|en dag|pewn(?:ego dnia|ego ranka|ej nocy)|mia(?:łem|łam) (?:\p{L}+) lat|jednoho dne|jednou|одного (?:разу|дня|ранку)|однажды|bir gün|bir zamanlar|eräänä (?:päivänä|aamuna)|egy(?:szer| nap| reggel| este)|într-o (?:zi|noapte|dimineață)|μια μέρα
    )(?!\p{L})
    |ある日|ある朝|ある夜|その夜|어느 날|그날 밤|살이었다|ذات يوم|ذات ليلة|יום אחד|एक दिन
  `,
  'iu',
)
/**
 * How much each sign counts, and all together at least; a stretch of speech counts one. Set by hand, so that a tale's first words
 * need two stretches of speech beside them, and two stretches of speech two different verbs of voice and face; what came of it
 * is in decision 116.
 */
const BEGIN_COUNTS = 4
const GOES_ON_COUNTS = 2
const NARRATED_COUNTS = 2
const FEWEST_SPEECH = 2
const MOST_SPEECH = 4
const ENOUGH = 6

/** Whether a text is such a tale, from its begin to its end. O(n). */
export function isShortTale(text: string): boolean {
  if (text.length < SHORTEST || text.length > LONGEST) return false
  if (DIGIT.test(text) || !TITLED.test(text)) return false
  if (OF_A_LETTER.test(text) || OF_OUR_DAYS.test(text)) return false
  const narrated = new Set(wordsIn(text, NARRATED))
  const spoken = text.matchAll(SPEECH).take(MOST_SPEECH).toArray().length
  const begins = BEGINS.test(text)
  if (spoken < (begins ? 1 : FEWEST_SPEECH)) return false
  const signs =
    narrated.size * NARRATED_COUNTS +
    spoken +
    (begins ? BEGIN_COUNTS : 0) +
    (GOES_ON.test(text) ? GOES_ON_COUNTS : 0)
  return signs >= ENOUGH
}
