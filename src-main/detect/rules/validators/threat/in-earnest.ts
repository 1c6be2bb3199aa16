/** What shows beside a threat of violence that it is meant: when, where, with what, whom else, or unless what. By language. */

import { leanExpression } from '../../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import { UNPARTED_WORLDWIDE, WORDS_WORLDWIDE } from './in-earnest-worldwide.ts'

/** English, German, Dutch, Swedish, French, Spanish, Italian, Portuguese, Polish, Russian, Turkish. */
const WORDS = [
  oneLine`
    if you (?:ever|tell|do not|don['’]t|call|go|talk|come|touch)|unless you|(?:last|final) warning|(?:was|is) (?:a|your|only a|just a) warning|go to the police|(?:know|found out) where
    |know which|when you (?:come home|leave|get home)|wait(?:ing)? for you|outside your|your (?:address|wife|husband|kids|children|daughter|son|mother|mum|mom|father|sister|brother|parents|girlfriend|boyfriend)
    |knife|gun|bullets?|baseball bat|petrol|gasoline
  `,
  oneLine`
    wei(?:ß|ss),? wo|wenn du|letzte warnung|(?:deine[rn]?) (?:frau|kinder|tochter|familie|mutter|schwester|eltern|freundin)|(?:deinen (?:sohn|kindern|bruder|vater)|dein (?:sohn|bruder|vater))|wenn ich dich nicht|ich stehe? unten|bist du tot|messer
    |heute nacht|vor deiner (?:tür|haustür)|wart(?:e|en) auf dich
  `,
  'wee?t waar|weten waar|als je|als er|mes|pistool|vanavond|(?:je|jouw) (?:vrouw|kinderen|dochter|zoon|moeder|zus|broer|ouders)|laatste waarschuwing|wacht je op',
  'vet var|om du|kniv|i ?kväll|i natt|din (?:fru|dotter|son|familj|mamma|syster|bror)|dina (?:barn|föräldrar)|sista varningen',
  oneLine`
    (?:sais|sait|savons) où|si tu|ta (?:femme|fille|mère|famille|sœur|soeur)|ton (?:fils|frère|père|mec)|tes (?:enfants|parents)|couteau|ce soir|dernier avertissement|devant chez|les flics
    |t['’]attend(?:s|ons)?
  `,
  oneLine`
    (?:sé|sabemos) dónde|si (?:no|vuelves|hablas|llamas)|tu (?:mujer|hija|hijo|familia|madre|hermana|hermano|padre)|tus hijos|cuchillo|pistola|como (?:te|os|la|lo) vea
    |última advertencia|esta noche|te esper(?:o|amos)
  `,
  oneLine`
    (?:so|sappiamo) dove|se (?:non|parli|vai|torni|chiami)|tua (?:moglie|figlia|madre|famiglia|sorella)|tuo (?:figlio|fratello|padre)|tuoi figli|coltello
    |pistola|ultimo avviso|stasera|ti aspett(?:o|iamo)
  `,
  oneLine`
    (?:sei|sabemos) onde|mora n[ao]|se (?:não|você)|(?:tua|sua) (?:mulher|filha|mãe|família|irmã)|(?:teu|seu) (?:filho|irmão|pai)|(?:teus|seus) filhos|faca|hoje à noite
    |último aviso|te esper(?:o|amos)
  `,
  oneLine`
    wiem,? gdzie|wiemy,? gdzie|jeśli|jeszcze raz|twoj(?:ą|a|ej|e) (?:żon|córk|rodzin|matk|dzieci|siostr|brat|syn)\p{L}*|nożem|dziś wieczorem
    |ostatni(?:e)? (?:raz|ostrzeżenie)|ostrzegam
  `,
  oneLine`
    зна(?:ю|ем),? где|если|ещ[её] раз|тво(?:я|ей|ю|и|их) (?:жен|доч|семь|мат|дет|сестр|брат|сын)\p{L}*|нож(?:ом)?|подкараул\p{L}*
    |последн\p{L}+ (?:раз|предупреждение)|у подъезда
  `,
  oneLine`
    nerede (?:oturduğunu|yaşadığını)|çocuklarının|hangi okula|evini|adresini|eğer|bir daha|(?:karın|kızın|oğlun|ailen|annen|kardeşin|baban)\p{L}*|bıçak\p{L}*
    |silah\p{L}*|bu gece|son uyarı|kapı(?:nda|sında)
  `,
  // Ukrainian, Czech, Slovak, Serbian, Croatian, Bulgarian.
  oneLine`
    зна(?:ю|ємо),? де|якщо|ще раз|тво(?:я|єї|ю|ї|їх|їм) (?:дружин|доч|сім|мат|діт|пс)\p{L}*|ножем|сьогодні ж|останн\p{L}+ (?:раз|попередження)
    |vím,? kde|víme,? kde|jestli|ještě jednou|tvo(?:je|ji|jí|u) (?:žen|dcer|rodin|mám|dět)\p{L}*|nožem|dnes večer|viem,? kde|ak (?:ne|pôjdeš)\p{L}*
    |znam(?:o)? (?:gde|gdje)|ako|još jednom|tvoj\p{L}* (?:žen|kćer|porodic|obitelj|majk|dec|djec|sin)\p{L}*|nožem|večeras|noćas
    |знам(?:о)? где|ако|још једном|твој\p{L}* (?:жен|кћер|породиц|мајк|дец|син)\p{L}*|вечерас|ноћас|зная къде|тво(?:ята|ите|я) (?:жена|дъщеря|семейство|деца|син)
  `,
  // Romanian, Greek, Hungarian, Finnish, Danish, Norwegian.
  oneLine`
    știu unde|stiu unde|dacă|daca|(?:soția|fiica|familia|mama|copiii|fiul) (?:ta|tăi|tău)|cuțit\p{L}*|diseară|la noapte
    |ξέρω πού|ξερω που|ξέρουμε πού|αν|τα παιδιά σου|τα παιδια σου|(?:τη|την) (?:γυναίκα|κόρη|οικογένειά|μάνα) σου|μαχαίρι|απόψε|έχεις μέχρι|εχεις μεχρι
    |tudom,? hol|tudjuk,? hol|ha (?:nem|elmész|szólsz|még egyszer)|a (?:feleséged|lányod|fiad|családod|anyád)\p{L}*|kés\p{L}{0,3}|ma este|utolsó figyelmeztetés
    |tiedän,? missä|tiedämme,? missä|jos|vaimo(?:si|asi)|lapse(?:si|tasi)|perhee(?:si|täsi)|tänä iltana|viimeinen varoitus
    |ved,? hvor|vet,? hvor|hvis|din (?:kone|datter|søn|sønn|familie)|dine børn|barna dine|kniv|i aften|i kveld|i nat|i natt
  `,
  // Vietnamese, Indonesian.
  oneLine`
    biết (?:nhà|chỗ|mày)|nếu|không (?:trả|nộp|chuyển)|(?:vợ|con|gia đình) mày|tối nay|đêm nay|dao
    |tahu (?:rumah|alamat|di mana)|kalau|jika|(?:istri|anak|keluarga)(?:mu| kamu)|malam ini|pisau|terakhir kali
  `,
]
/** Without spaces between words, or with what is joined to them: Arabic, Persian, Hindi, Chinese, Japanese, Korean, Thai. */
const UNPARTED = oneLine`
  أعرف (?:أين|مكان|بيتك|عنوان)|نعرف (?:أين|مكان)|وإلا|إذا|(?:أولاد|ابن|ابنت|زوجت|عائلت|أخو|بيت)ك|سكين|مسدس|الليلة|آخر (?:مرة|تحذير)|معك حتى
  |می.?دانم کجا|آدرس|مدرسه|اگر|اگه|(?:دختر|پسر|زن|خانواده|بچه.?ها)ت|چاقو|امشب|فردا شب|(?:دم|در) (?:خونه|خانه).?ا?ت|پلیس|آخرین (?:بار|هشدار)|تا فردا
  |पुलिस|वरना|नहीं तो|अगर|(?:तेरे|तेरी|तुम्हारे|तुम्हारी|आपके|आपकी) (?:बेटे|बेटी|परिवार|बच्च|घर|पत्नी)|आज रात|चाकू|बंदूक|मालूम है|पता है
  |再(?:敢|让|讓|不|来|來|找|说|說|投诉|告)|不然|否则|否則|要是|如果|知道你|你(?:女儿|儿子|女兒|兒子|老婆|家住|全家|孩子)|小心点|小心點|今晚|(?:三|两|兩|几|3|2)天(?:时间|之内|内|時間|內)
  |警察に(?:言|通報)|(?:自宅|家|住所|職場|学校)(?:は|を|も)?(?:知って|わかって|分かって|調べ|特定)|(?:なければ|ないなら|ないと)|(?:娘|息子|家族|子供|子ども)(?:さん)?(?:の|も|を)|夜道|今夜|ナイフ|包丁|覚悟
  |안 ?(?:갚|주|내|오|나오|지우|돌려)[가-힣]{0,3}면|신고[가-힣]{0,3}면|(?:집|식당|회사|학교|주소|어딘지)[가-힣 ]{0,8}(?:안다|알고|알아)|(?:네|니|너희) ?(?:엄마|아빠|가족|딸|아들|마누라)|칼로|오늘 밤
  |ถ้า|รู้(?:นะ)?ว่า(?:มึง|บ้าน)|ลูกมึง|เมียมึง|คืนนี้|มีด|ปืน
`
const IN_EARNEST = leanExpression(
  `(?<!\\p{L})(?:${[...WORDS, ...WORDS_WORLDWIDE].join('|')})(?!\\p{L})|${UNPARTED}|${UNPARTED_WORLDWIDE}`,
  'u',
)

/** Whether something in a stretch shows that. @param near in small letters */
export function isInEarnest(near: string): boolean {
  return IN_EARNEST.test(near)
}
