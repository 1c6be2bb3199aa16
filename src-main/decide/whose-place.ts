/**
 * Whether a sentence that names somebody says that a place or a firm in it is theirs: where they live, were born or come from, who
 * employs, teaches, treats or insures them. A minute, a diary and a news story name towns and firms beside people all the time,
 * of which none says where to find anybody.
 */

import { leanExpression } from '../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../src-shared/model/one-line.ts'
import { overlapFinder, type Range } from '../../src-shared/model/spans.ts'

/** Words for living, being born, coming from and moving to, by language: a closed class. */
const OF_LIVING = leanExpression(
  oneLine`
    (?<!\p{L})(?:
      live[sd]?|living|resid(?:es?|ed|ing|ents?|ence)|domiciled|born|raised|grew up|native|moved|relocated|settled|hails?|home|buried|address
      |wohn\p{L}*|lebt?e?|lebend|geb(?:oren|ürtig|\.)?|aufgewachsen|stamm(?:t|te|end)|gezogen|zog|heimat|zu ?hause|beigesetzt|ansässig|gemeldet
      |habit(?:e|ent|ant|ante|ait)|rési(?:de|dant|dent|dait)|demeurant|demeure|domicilié\p{L}*|née?s?|native|natif|originaire|grandi|installée?|déménagé|inhumée?
      |viv(?:e|en|o|ía|iendo)|resid(?:e|en|ente|ía)|domiciliad[oa]|domicilio|nacid[oa]|nació|natural|vecin[oa]|empadronad[oa]|oriund[oa]|creció|traslad[óa]\p{L}*|mudó|enterrad[oa]
      |abit(?:a|ava|ante|o)|resident[ei]|risied[eo]|domiciliat[oa]|nat[oa]|nacque|originari[oa]|cresciut[oa]|trasferit[oa]|sepolt[oa]
      |mora(?:va|dora?)?|morou|residente|domiciliad[oa]|nascid[oa]|nasceu|natural|oriund[oa]|cresceu|mudou|sepultad[oa]|vivia|vive
      |woon(?:t|de|achtig)|woont|wonend|geboren|getogen|afkomstig|verhuisd|opgegroeid|gevestigd|begraven
      |bor|bodde|boede|bosatt|bosat|född|født|fødd|uppvuxen|opvokset|oppvokst|flytt\p{L}*|hemma|hjemmehørende|kommer från|kommer fra|stammar|begravd|begravet
      |(?:za)?mieszka\p{L}*|urodz\p{L}*|pochodz\p{L}*|przeprowadz\p{L}*|zameldowan\p{L}*|pochowan\p{L}*
      |bydl\p{L}*|bytem|bytom|býva\p{L}*|naroz\p{L}*|narod\p{L}*|pocház\p{L}*|pochádz\p{L}*|přestěh\p{L}*|presťah\p{L}*|rodák|rodačka|pochov\p{L}*
      |asu\p{L}*|syntyn\p{L}*|muutt\p{L}*|kotoisin|elab|elan|sündin\p{L}*|dzīvo\p{L}*|dzim\p{L}*|gyven\p{L}*|gim\p{L}*
      |él|lakik|lakó\p{L}*|lakcím\p{L}*|született|szül\p{L}*|költöz\p{L}*|locui\p{L}*|domicili\p{L}*|născut\p{L}*|mutat\p{L}*|originar\p{L}*
      |živi|živim|stan(?:uje|ovnik|ovnica)|rođen\p{L}*|rojen\p{L}*|porijeklom|doma|oturuyor|oturan|yaşıyor|yaşayan|doğumlu|doğdu|ikamet|taşındı
      |прожива\p{L}*|жив(?:е|ё|у)\p{L}*|родил\p{L}*|рожд\p{L}*|урожен\p{L}*|переехал\p{L}*|мешка\p{L}*|народ\p{L}*|переїха\p{L}*|роден\p{L}*|рођен\p{L}*
      |μέν\p{L}*|κατοικ\p{L}*|γεννήθηκ\p{L}*|κατάγεται|tinggal|lahir|berasal|sống|sinh
    )(?!\p{L})
    |在住|住んで|出身|生まれ|居住|出生|来自|거주|출생|출신|מתגורר\p{L}*|גר[הה]?(?!\p{L})|נולד\p{L}*|يسكن|تسكن|يقيم|تقيم|مقيم\p{L}*|ولد|रहत\p{L}*|निवासी|जन्म
  `,
  'iu',
)
/** Words for working, learning, being treated, insured and belonging somewhere, by language. */
const OF_BELONGING = leanExpression(
  oneLine`
    (?<!\p{L})(?:
      work(?:s|ed|ing)?|employ(?:s|ed|er|ee|ment)|joined|hired|staff|colleagues?|pupils?|students?|stud(?:ies|ied|ying)|graduated|attend(?:s|ed)|enrolled|patients?|treated|admitted|hospitalised|account|insured|customers?|members?|intern(?:ed|ship)?|engineer|manager|nurse|teacher|assistant|director|partner
      |arbeitet?e?|angestellt\p{L}*|beschäftigt\p{L}*|arbeitgeber\p{L}*|mitarbeiter\p{L}*|schüler(?:in)?|student(?:in)?|studiert?e?|absolv\p{L}+|patient(?:in)?|behandelt|eingeliefert|stationär|konto|versichert|kund(?:e|in)|mitglied|praktik\p{L}+|auszubildende\p{L}?
      |travaill\p{L}+|employ\p{L}+|salariée?|embauchée?|élève|étudi\p{L}+|diplômée?|patiente?|suivie?|hospitalisée?|compte|assurée?|cliente?|membre|adhérente?|stagiaire
      |trabaj\p{L}+|emplead[oa]|contratad[oa]|alumn[oa]|estudi\p{L}+|graduad[oa]|licenciad[oa]|paciente|tratad[oa]|ingresad[oa]|cuenta|asegurad[oa]|cliente|soci[oa]|miembro
      |lavor\p{L}+|impiegat[oa]|dipendente|assunt[oa]|alunn[oa]|student(?:e|essa)|laureat[oa]|paziente|ricoverat[oa]|in cura|conto|assicurat[oa]|cliente|soci[oa]|iscritt[oa]
      |trabalh\p{L}+|empregad[oa]|funcionári[oa]|contratad[oa]|alun[oa]|estud\p{L}+|formad[oa]|licenciad[oa]|internad[oa]|conta|segurad[oa]|sóci[oa]|enfermeir[oa]|professora?
      |werk(?:t|te|zaam|nemer|gever)|dienst|leerling|studeer\p{L}+|patiënt(?:e)?|behandeld|opgenomen|rekening|verzekerd|klant|lid|stagiaire?
      |arbet(?:ar|ade)|anställ\p{L}+|elev|stude(?:nt|rar)|patienten?|inlagd|konto|försäkrad|medlem|arbejder|ansat|ansatt|jobbe?r|indlagt|innlagt
      |pracuj\p{L}*|pracow\p{L}+|zatrudnion\p{L}+|uczennica|uczeń|student\p{L}*|pacjent\p{L}*|leczon\p{L}+|hospitaliz\p{L}+|konto|ubezpiecz\p{L}+|klient\p{L}*|członk\p{L}*|członkini
      |zaměst\p{L}+|zamest\p{L}+|žák(?:yně)?|studuj\p{L}*|pacient\p{L}*|hospitaliz\p{L}+|účet|pojišt\p{L}+|člen(?:ka|em)?
      |työskentele\p{L}*|töissä|oppilas|opiskel\p{L}+|potilas|jäsen|dolgoz\p{L}+|alkalmaz\p{L}+|tanul\p{L}*|hallgató\p{L}*|beteg\p{L}*|tag
      |lucr\p{L}+|angajat\p{L}*|elev[ăa]?|student\p{L}*|pacient\p{L}*|internat\p{L}*|çalış\p{L}+|öğrenci\p{L}*|hasta\p{L}*
      |работа\p{L}+|сотрудни\p{L}+|ученик|ученица|студент\p{L}*|пациент\p{L}*|працю\p{L}+|учн\p{L}+|пацієнт\p{L}*|εργάζ\p{L}+|μαθητ\p{L}+|ασθεν\p{L}+|bekerja|siswa|pasien|làm việc|bệnh nhân
    )(?!\p{L})
    |勤務|社員|在学|入院|工作|就读|员工|근무|재학|입원|עובד\p{L}*|לומד\p{L}*|מאושפז\p{L}*|يعمل|تعمل|موظف\p{L}*|طالب\p{L}*|काम करत\p{L}*|छात्रा?|मरीज
  `,
  'iu',
)
/** What stands between somebody and where they are from or whom they work for: `Ada Marlow (Leeds)`, "Ada Marlow from Leeds". */
const BESIDE_NAME =
  /^(?:, \d{1,3})?(?:,| [–—-])? ?\(?(?:(?:from|of|in|at|aus|von|bei|de|da|do|di|del|du|d['’]|à|chez|uit|te|van|bij|från|fra|i|på|av|z|ze|w|we|ve?|od|din|la|из|от|з|із|у|в|od) ?)?$/iu
/** UTF-16 units before a place and behind it in which the word stands, and of what may stand between it and a name. */
const READ = 90
const READ_BEHIND = 40
const READ_BESIDE = 10

/** Tells of a place or a firm in a sentence with somebody whether it is theirs, by the words around it or the name beside it. */
export function saysWhosePlace(
  text: string,
  people: readonly Range[],
): (place: Range, isFirm: boolean, sentence: Range) => boolean {
  const peopleOver = overlapFinder(people)
  return (place, isFirm, sentence) => {
    const around = `${text.slice(Math.max(sentence.start, place.start - READ), place.start)} ${text.slice(place.end, Math.min(sentence.end, place.end + READ_BEHIND))}`
    if (OF_LIVING.test(around) || (isFirm && OF_BELONGING.test(around))) return true
    return peopleOver({ start: place.start - READ_BESIDE, end: place.start }).some(({ end }) =>
      BESIDE_NAME.test(text.slice(Math.min(end, place.start), place.start)),
    )
  }
}
