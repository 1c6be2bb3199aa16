/**
 * People of whom pupils are told to write or to speak: "an essay about Isabella I, Copernicus or Ada Lovelace". They have made
 * history, and whoever sets the task has a telephone in the same letter, so that other personal data beside them say nothing.
 */

import { lateExpression } from '../../../../src-shared/model/late-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import type { Range } from '../../../../src-shared/model/spans.ts'

/** What tells of a school. */
const OF_SCHOOL = lateExpression(
  oneLine`
    (?<!\p{L})(?:
      school|pupils?|students?|grade|teachers?|class(?:room)?|parents|schule|schüler\p{L}*|klasse\p{L}*|lehrer\p{L}*|eltern\p{L}*|école|élèves?|classe|collège|parents
      |escuela|colegio|alumn\p{L}+|curso|padres|famílies|famíli\p{L}+|familias|escola|alun\p{L}+|scuola|alunn\p{L}+|studenti|genitori|leerlingen|groep|klas|ouders
      |szkoł\p{L}+|uczni\p{L}+|klas\p{L}+|rodzic\p{L}+|škol\p{L}+|žác\p{L}+|tříd\p{L}+|žiac\p{L}+|tried\p{L}+|rodič\p{L}+|iskol\p{L}+|tanuló\p{L}*|osztály\p{L}*|szülő\p{L}*
      |școal\p{L}+|elev\p{L}+|clas\p{L}+|părinți\p{L}*|skolan?|elever\p{L}*|klass\p{L}*|klasse\p{L}*|föräldrar|foreldre|forældre|koulu\p{L}*|oppila\p{L}+|luok\p{L}+|huoltaj\p{L}+
      |kool\p{L}*|õpila\p{L}+|klass\p{L}*|mokykl\p{L}+|mokini\p{L}+|skol\p{L}+|skolēn\p{L}+|učeni\p{L}+|razred\p{L}*|roditelj\p{L}*|učenc\p{L}+|starš\p{L}+
      |школ\p{L}+|учени\p{L}+|класс?\p{L}*|родител\p{L}+|учн\p{L}+|батьк\p{L}+|σχολ\p{L}+|μαθητ\p{L}+|τάξη\p{L}*|γονε\p{L}+|okul\p{L}*|öğrenci\p{L}*|sınıf\p{L}*|veli\p{L}*|siswa|sekolah|kelas|học sinh|lớp|trường
    )(?!\p{L})
    |مدرس|الطالب|طلاب|תלמיד|כיתה|בית ספר|विद्यालय|कक्षा|विद्यार्थी|छात्र|学校|生徒|児童|学生|学級|年级|학교|학생|학년|นักเรียน|โรงเรียน
  `,
  'iu',
)
/** What pupils are set. */
const TASK = lateExpression(
  oneLine`
    (?<!\p{L})(?:
      essays?|homework|presentations?|posters?|compositions?|projects?|talks?|(?:haus)?aufgaben?|aufsatz|aufsätze|referate?n?|präsentation\p{L}*|vortrag|vorträge|plakate?|steckbriefe?|projekt\p{L}*
      |exposés?|rédactions?|devoirs?|dissertations?|panneaux?|trabajos?|redacci(?:ón|ones)|deberes|exposici(?:ó|ón|ones|ons)|murales?|treballs?|redaccions?|temi|tema|ricerch[ae]|compiti|cartellon[ei]|relazion[ei]
      |trabalhos?|redaç(?:ão|ões)|cartaz(?:es)?|apresentaç(?:ão|ões)|werkstuk(?:ken)?|spreekbeurt(?:en)?|opstel(?:len)?|huiswerk|wypracowani\p{L}+|referat\p{L}*|prezentacj\p{L}+|notat\p{L}+|prac\p{L}+ domow\p{L}+|zadani\p{L}+ domow\p{L}+
      |referát\p{L}*|slohov\p{L}+|domácí\p{L}* úkol\p{L}*|domáca úloha|prezentac[ei]\p{L}*|prezentáci\p{L}+|fogalmazás\p{L}*|házi feladat\p{L}*|kiselőadás\p{L}*|referatul?|compuneri?|proiect\p{L}*|teme? (?:de|pentru) acasă
      |uppsats\p{L}*|läx\p{L}+|redovisning\p{L}*|stil(?:er|oppgave\p{L}*)|lekse\p{L}*|foredrag\p{L}*|lektie\p{L}*|fremlæggelse\p{L}*|esitelm\p{L}+|läks\p{L}+|aine(?:en|ita)|ettekan\p{L}+|kodutöö\p{L}*
      |rašin\p{L}+|referat\p{L}+|namų darb\p{L}+|domrakst\p{L}+|mājas darb\p{L}+|sastav\p{L}*|domać\p{L} zadać\p{L}+|plakat\p{L}*|spis|domača naloga|referat
      |сочинени\p{L}+|доклад\p{L}*|реферат\p{L}*|домашн\p{L}+ задани\p{L}+|твір|твори|доповід\p{L}+|домашн\p{L}+ завдання|есе|проект\p{L}*|проєкт\p{L}*|презентаци\p{L}+|презентаці\p{L}+|съчинени\p{L}+|домашн\p{L} (?:работа|работу)|састав\p{L}*
      |εργασί\p{L}+|έκθεση|εκθέσεις|παρουσίασ\p{L}+|ödev\p{L}*|kompozisyon\p{L}*|sunum\p{L}*|tugas|karangan|makalah|bài văn|bài tập|thuyết trình
    )(?!\p{L})
    |واجب|تقرير|بحث|موضوع|שיעורי בית|עבודה|חיבור|מצגת|निबंध|परियोजना|गृहकार्य|作文|レポート|発表|宿題|作业|报告|숙제|발표|독후감|การบ้าน|เรียงความ|รายงาน
  `,
  'iu',
)
/** Of whom; in the last letters of a stretch that names stand behind. */
const ABOUT = lateExpression(
  oneLine`
    (?<![\p{L}\p{M}])(?:
      about|on|over|über|zu|sur|sobre|su|acerca de|o|om|despre|về|tentang|par|apie|про|о|об|за|για|σχετικά με|عن|حول|על
      |e\. ?g\.|for example|such as|z\. ?b\.|zum beispiel|par exemple|p\. ?ej\.|por ejemplo|ad esempio|bijv\.|np\.|např\.|esim\.|t\.?ex\.|f\.?eks\.|pl\.|de exemplu|напр\.|örneğin
      |(?:person|figure|figur|character|postaci?|henkilön?|personnage|personaje|personaggio|személyiség\p{L}*|personalit\p{L}+|osobnost\p{L}*|личност\p{L}*|постат\p{L}+)
    )(?![\p{L}\p{M}])
  `,
  'giu',
)
/** Nothing but names and what joins them; up to four words and a colon may lead to the list. */
const LISTED =
  /^(?:(?: \p{Ll}[\p{L}.]{0,14}){0,4}[:,]| (?:the|le|la|der|die|el|król\p{L}*|król|king|queen))?(?:[ ,;/„“”"«»()–-]|\p{Lu}[\p{L}\p{M}.'’-]*|(?<![\p{L}\p{M}])(?:and|or|und|oder|et|ou|y|o|u|e|i|en|of|och|eller|og|ja|tai|a|nebo|alebo|lub|albo|czy|oraz|ili|ali|in|és|vagy|și|sau|ir|arba|un|vai|või|и|или|та|або|й|і|και|ή|ve|veya|ya da|dan|atau|và|hoặc|de|da|di|du|del|della|von|van|der|den|af|av|al|el|ibn|król\p{L}*|królow\p{L}+|king|queen|kong|kung|dronning)(?![\p{L}\p{M}])|\p{Lo}|\p{M})*$/u
/** What stands behind names of whom something is to be written, in languages in which it does. */
const ABOUT_BEHIND =
  /^[^.!?।\n]{0,90}?(?:hakkında|üzerine|konulu|के बारे में| पर (?:एक |निबंध|लेख)|에 대해|에 대한|について|に関する)/u
/** Where a sentence or a paragraph ends. */
const SENTENCE_END = /\n[ \t\r]*\n|[.!?।](?=\s+\p{Lu}|\s*\n|\s+\p{Lo})|[。！？]/gu
/** What an abbreviation or an initial ends with. */
const ABBREVIATED = /(?<![\p{L}\p{M}])(?:\p{L}{1,2}|np|např|esim|bijv|eks|напр)\.$/u
/** UTF-16 units of a sentence on each side of a name. */
const READ = 260

/** The people of a text who are what pupils are to write or to speak of, as they were given. */
export function topicsOf<P extends Range>(text: string, people: readonly P[]): readonly P[] {
  if (people.length === 0 || !OF_SCHOOL().test(text) || !TASK().test(text)) return []
  return people.filter((each) => isTopic(text, each))
}

function isTopic(text: string, { start, end }: Range): boolean {
  const before = text.slice(Math.max(0, start - READ), start)
  const lead = before.slice(lastEnd(before, text.slice(start, end))).replaceAll('\n', ' ')
  const rest = text.slice(end, end + READ)
  const behind = rest.slice(0, rest.search(SENTENCE_END) >>> 0).replaceAll('\n', ' ')
  if (!TASK().test(`${lead} · ${behind}`)) return false
  if (ABOUT_BEHIND.test(behind)) return true
  return [...lead.matchAll(ABOUT())].some(({ 0: about, index }) =>
    LISTED.test(lead.slice(index + about.length)),
  )
}

/** Where the last sentence of a stretch before a name begins; an abbreviation such as `e.g.` ends none, since a list goes on behind it. */
function lastEnd(before: string, name: string): number {
  let last = 0
  for (const { 0: sign, index } of `${before}${name}`.matchAll(SENTENCE_END)) {
    if (index >= before.length) break
    if (!ABBREVIATED.test(before.slice(0, index + sign.length))) last = index + sign.length
  }
  return last
}
