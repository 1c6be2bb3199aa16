/** Names behind titles and offices, in languages that inflect both or write no capitals. */

import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import type { ValidatorMatch } from '../validator.ts'

/**
 * What stands behind a title instead of a name, by how it begins in every case: offices, professions, God, the
 * town or dish that is called by a title, and whom samples are about.
 */
const NO_NAME = new RegExp(
  oneLine`
    ^(?:
      admiral|alcald|(?:foo|bar|baz)(?:$|\s)|altezza|ambasad|ambassad|bundes|chair|chancel
      |colleg|directr|director|docteur|doctor|eminen|excelen|gouvern|govern|jefe|juez|judge
      |juge|justice|kanzler|kolleg|lehrer|maire|mayor|oberb|onorevol|parlament|pastor|patrie
      |pfarrer|präsid|prefett|président|presiden|procur|right(?=\s|$)|rechtsanw|referent
      |richter|secretar|sindac|speaker|staats|ministr|republi[ck]|vice(?=[\s-])|universe|universität|vorsitz|biskup
      |bo[žż]e$|burmistrz|b[oó](?:g|h)(?:$|[aey]$)|dyrekt|doktor|general|generał|hejtman
      |inspektor|jezus|ježíš|kapit|komis|kanclerz|kierown|maršál|marszał|mecenas|minist
      |minister|ofic|poseł|posł|poslan|predsed|predsjed|předsed|premi|prezes|prezid|prezyd
      |president|primár|profes|ravnatel|redakt|rektor|ředitel|riaditel|senat|sędzi|soud
      |starost|sudac|suc[au]|tajem|učitel|veľvysl|wojewod|(?:много)?уважаем|шановн
      |дорог(?:ой|ая|ий|а)(?=\s)|адвокат|бог|гетьман|генерал|глав|голов|губернатор|депутат
      |директор|доктор|інспектор|инспектор|капитан|капітан|консул|мер(?:$|[ауе])|министр
      |міністр|министър|начальник|оператор|офицер|посол|председат|президент|премьер|прем.єр
      |прокурор|професор|профессор|редактор|ректор|сенатор|след|судд|судья|судьи|судьей|суде
      |съд|товариш|учител|кмет(?:$|[аеъ])|началник|градоначелник|управител|одборник|посланик|народн|say[ıi]n|değerli|müdür|başkan|hakim|vali(?=\s|$)|kaymakam|doktor
      |öğretmen|beton|bupati|camat|gubernur|kepala|kota|lurah|menteri|wali|rịa|nà|triệu|trưng
      |đen
    )
  `,
  'iu',
)

/** The same in scripts without capitals: offices, what a state or a body is called by, nobody. */
const NO_NAME_ELSEWHERE = new RegExp(
  oneLine`
    ^(?:
      وزير|رئيس|مدير|نائب|عميد|سفير|أمين|القاضي|قاضي|محافظ|المدير|الوزير|الرئيس|المساعد|غير
      |من |في |على |إلى |عن |أن |الذي|التي|يلتزم|تلتزم|จ้าง|กรัฐ|ก(?:$| )|ทะเบียน|หน้า|อำเภอ
      |แพทย์|พยาบาล|ทหาร|เรือ|待定|暂无|无$|同上|本人|未定|なし|同じ
    )
    |(?:部|课|課|科|室|组|組|係|店|社|局|中心|公司|委员会|センター|グループ|팀|부|과|센터)$
  `,
  'u',
)

/** Of which state somebody is a citizen. */
const OF_A_STATE =
  /^(?:україни|украины|росі[їя]|російської|российской|рф|польщі|польши|білорусі|беларуси|республ\p{L}*|българия|србије)(?=\s|$)/iu

/** Whether the first word behind a title is no office, no state and no other word that titles stand before. */
export function titledName(value: string): boolean {
  return !NO_NAME.test(value) && !OF_A_STATE.test(value) && !NO_NAME_ELSEWHERE.test(value)
}

/** What is called after somebody, directly before the name, in Arabic: a street, a mosque, a school. */
const PLACE_BEFORE =
  /(?:شارع|طريق|جامعة|جامع|مسجد|مدرسة|مستشفى|حي|ميدان|مطار|ساحة|كلية|معهد|مدينة|قاعة)\s$/u
const READ_BEFORE = 16
/** UTF-16 units behind a name in which the word for a place stands. */
const READ_PLACE = 40

/** Whether a name is not that of a street or a school. */
export function ofNoPlace(_value: string, { text, start }: ValidatorMatch): boolean {
  return !PLACE_BEFORE.test(text.slice(Math.max(0, start - READ_BEFORE), start))
}

/** Words of Hindi that follow a name or title without being part of one: postpositions, auxiliaries, conjunctions, the bow before a god. */
const HINDI_WORDS = new RegExp(
  oneLine`
    (?:^|\s)(?:
      को|के|की|का|ने|से|में|पर|तक|और|या|व|द्वारा|है|हैं|था|थे|थी|कि|जो|यह|वह|एक|इस|उस|अपने|लिए
      |साथ|बाद|नहीं|भी|ही|तो|श्री|महोदय|जी|एवं|एवम्|तथा|अथवा|किंतु|परंतु|लेकिन|मगर|संग|नमः|नमन
    )(?=\s|$)
  `,
  'u',
)

/** Schools, temples and firms, which have the title, too, behind their name in Hindi and Nepali. */
const HINDI_PLACE_AFTER =
  /^\s(?:(?:माध्यमिक|उच्च|प्राथमिक|आधारभूत|इंटर|जूनियर|पब्लिक|सरकारी)\s){0,2}(?:विद्यालय|महाविद्यालय|पाठशाला|स्कूल|कॉलेज|क्याम्पस|मंदिर|मन्दिर|धाम|ट्रस्ट|संस्थान|संस्था|समिति|कम्पनी|कंपनी|स्टोर)/u

/** Whether two words behind a title are a name, in Hindi, which has no capitals, and not that of a school or a temple. */
export function hindiName(value: string, { text, end }: ValidatorMatch): boolean {
  return !HINDI_WORDS.test(value) && !HINDI_PLACE_AFTER.test(text.slice(end, end + READ_PLACE))
}

/** Words of Hebrew that stand before the number of an identity card without being a name. */
const HEBREW_WORDS =
  /(?:^|\s)(?:של|את|עם|על|או|גם|כל|לא|יש|הוא|היא|לפי|ללא|מספר|צילום|העתק|עותק|פרטי|חובה|להציג|בעל|בעלת|מזהה|תעודת)(?=\s|$)/u

/** Whether two words are a name, in Hebrew, which has no capitals. */
export function hebrewName(value: string): boolean {
  return !HEBREW_WORDS.test(value)
}

/** What a form has behind a role instead of a name: that nobody has it, a kind of it, a word to look elsewhere. */
const NOBODY_IN_A_ROLE = new RegExp(
  oneLine`
    ^(?:
      all|an?|any|assigned|available|default|external|installed|internal|none|not?|open
      |optional|other|pending|required|same|see|our|standard|tb[ad]|the|unknown|vacant|various
      |yes|extern|intern|ja|keine?r?|nein|offen|siehe|unbekannt|vakant|vorhanden|aucune?
      |inconnue?|non|oui|vacante?|voir|ning[uú]n[oa]?|ver|nessun[oa]|vacan(?:te|za)|vedi|geen
      |onbekend|vacature|brak|nie|tak|wakat|ingen|okänd|saknas|vakans|belum|tidak|ada|boş|evet
      |hayır|yok
    )(?:\s|$)
  `,
  'iu',
)

/** What a role of a play or a dialogue begins to say: `Teacher: Now, understand …`. */
const BEGINS_TO_SPEAK = new RegExp(
  oneLine`
    ^(?:
      and|are|can|come|did|do|fine|good|great|hello|hey|hi|how|is|let|listen|look|no|now|oh
      |ok(?:ay)?|please|right|so|sorry|stop|sure|thank(?:s| you)?|that|then|this|wait|well
      |what|when|where|who|why|yes|alors|bien|bonjour|bon|bueno|buongiorno|danke|gut|hallo
      |hola|merci|oui|vale
    )$
  `,
  'i',
)
const GOES_ON_SPEAKING = /^, ?\p{Ll}/u
const READ_AFTER = 4

/** Whether what stands behind a role is neither a remark that nobody or which kind has it nor what they begin to say. */
export function nameOfARole(value: string, { text, end }: ValidatorMatch): boolean {
  if (NOBODY_IN_A_ROLE.test(value) || BEGINS_TO_SPEAK.test(value)) return false
  return /\s/.test(value) || !GOES_ON_SPEAKING.test(text.slice(end, end + READ_AFTER))
}
