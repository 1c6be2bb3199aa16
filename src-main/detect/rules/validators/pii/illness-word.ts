/**
 * Tells illnesses from all else that is suffered or diagnosed: "souffre d'un retard", "cierpi na brak czasu" and "diagnosed with
 * a faulty sensor" are said with the same verbs. What medicine calls by Greek and Latin is called so in most languages, and what
 * is left has a word for illness, disorder or failure in its name.
 */

import { leanExpression } from '../../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import { inARecord } from '../../../in-a-record.ts'
import { ofANamedPerson, ofNoOneElse } from '../../../of-a-person.ts'
import type { ValidatorMatch } from '../validator.ts'

/** How words of medicine begin, or what they hold. */
const STEMS = [
  oneLine`
    adhd|adhs|tdah|aids|vih|hiv|sida(?!\p{L})|ms(?!\p{L})|copd|bpco|pochp|ptsd|ptbs|ocd(?!\p{L})|covid|tbc
    |al{1,2}[eé]rg|alzheim|an[eäaé]{1,2}mi|anor[eé][xk]|anores|ar{1,2}h?[iy]th?mi|arthr|artr|asperger|asthm|astm|ast[ıi]m|asma|autis|autyz|bipol|borrel|bron[ck]hi|bronqui|bulimi|burn-?out
    |[ck]an[ck]er|c[áâ]ncer|cancro|kanser|krebs|kreft|kræft|[ck]ar[cz]in|celia|céli|zöliak|chemoth|kemoterap|cir{1,2}h?os|zirrh|[ck]olit|crohn|cukrzyc|cukrov|cukrin|cukor|d[eé]men[ct]|demenz|d[eé]pres|masennu|diab[eé]{1,2}t|diyabet|dijabet|angst|ångest|ahdistu|paniik|lumbal|dystym|celiak|keliak|kseliak|uniapnea|tuberk|diskopat|apnea|apnoe
    |dial[iy][sz]|d[yi]sle[xk]|díslex|d[iy]strof|dystro|e[ck]zem|endom[eé]tr|[eé]pil[eé]p|padaczk|fibr[oó]|gicht|glau[ck]om|gota(?!\p{L})|gout(?!\p{L})|h[ae]{1,2}mo(?:f|ph)il|h[eé]pat|herni|herpes
    |h?[iy]per(?:t[eo]n|a[ck]ti)|h?[iy]poth?[iy]r|hodgkin|infar[ck]|infe[ck]|in[sz]ult(?!\p{L}{4})|in?somni|leu[ck]|leuz|l[iy]m(?:f|ph)|linf|lupus|lyme|malaria|malári|melanom|m[eé]ning|migr[aäe][inñ]|emicran|mukovisz|mucovisc
    |n[eé]ur[ao]|nevroz|oste[ou]|parali|paraly|par[aá]pl|parkin|pneumo|neumon|polmon|polio|psor|ps[iy][ck]|quisto|rák(?!\p{L}{4})|rak(?:a|u|iem|ovin\p{L}+)?(?!\p{L})|rh?euma|sar[ck]oid|s[ck]h?i[tz]o|szizo|esquizo|sífilis
    |s[kc]l[eé]r|escler|stwardn|s[ck]olio|spasti|syöpä|rintasyöpä|syph|sifil|thyr|tiroid|tourette|trisom|th?rombo|tuber[ck]|tüber|tumou?r|tumeur|nowotw|nádor|udar(?!\p{L}{5})|ul[ck]er|vas[ck]ulit|zawał|nadciśni|łuszczyc|białacz|chłoniak|jaskr|blodpro|mrtvic|mŕtvic|d[eé]fi[cz][ei]t?e? de at|gastr|sinus|tendin|[cz]yst|derm|[ck]ardi|ren[ae]l|nieren|nyre
  `,
  oneLine`
    диабет|діабет|астм|эпилеп|епілеп|епилеп|онколог|рак(?!\p{L}{4})|инсульт|інсульт|инфаркт|інфаркт|депресс?и|депресі|шиз|психо|невро|артр|аллерг|алерг|аутизм|деменц|мигрен|мігрен|дцп|вич|віл|covid|грипп|туберкул|пневмон|гипертон|гіпертон|хиперт|гепат|хепат
    |склероз|лейк|лимф|лімф|анеми|псориа|паркинсон|альцгейм|алцхайм|порок|целиак|целіак|бессонниц|безсонн|διαβήτ|άσθμα|επιληψ|καρκίν|κατάθλιψ|σκλήρυνσ|άνοια|αναιμί|αλλεργ|υπέρτασ|παρκινσον|αλτσχάιμερ|αυτισμ|ηπατίτ|θυρεοειδ|κρον|ημικραν|δυσλεξ|εγκεφαλικ|καρδιακ
    |диабэт|онкалог|бранх|дэпрэс|қант|демікпе|ісік|қатерлі|ентікпе|обыр
    |დიაბეტ|ეპილეფს|ასთმ|ჰიპერტენ|ინფარქტ|ინსულტ|კიბო|სიმსივნ|დეპრეს|პნევმონ|ჰეპატიტ|აუტიზმ|ტუბერკულ|ალერგ|ანემი|სკლეროზ|შიზოფრენ|დემენცი|ართრიტ|დავრდომ|դիաբետ|ասթմա|էպիլեպս|քաղցկեղ|դեպրես|հիպերտ|ինֆարկտ|ինսուլտ|հեպատիտ|սկլերոզ|թոքաբորբ|աուտիզմ|ալերգ|իշեմի
    |سكري|ربو|صرع|سرطان|اكتئاب|فشل|التهاب|ضغط الدم|حساسية|توحد|فقر الدم|تصلب|دیابت|آسم|افسردگی|نارسایی|فشار خون|سکته|تالاسمی|ام.?اس|סוכרת|אסתמה|אסטמה|אפילפס|סרטן|דיכאון|דלקת|אלרגי|חרדה|קרוהן|צליאק|טרשת|אוטיז|פרקינסון|סכיזו|לחץ דם
  `,
].join('|')
/** How they end. */
const ENDS = oneLine`
  \p{L}{3}(?:
    itis|itid\p{L}{1,3}|[oó]s[ei]s|oos|oosi\p{L}{0,2}|os[ei]|os[ie]n|óz[aeyu]\p{L}{0,2}|oz[aeyu]|omas?|[eéä]mi[aeę]|algi[aeę]|pat[hi]?i?[aeę]|phobi[ae]|fobi[aeę]|itom|оз(?:а|ом|и)?|ит(?:а|ом)?|іт(?:у|ом)?|емі?и?(?:я|ей|ю|єю)|пати(?:я|ей)|ίτιδα|ωση|οπάθεια
  )
`
/** Words for what illnesses are. */
const KINDS = oneLine`
  \p{L}*(?:cancer|kanker|krebs|kreft|kræft|syöpä|erkrankung|krankheit|störung|schwäche des|leiden|syndrom|szindr|síndrom|sindrom|zesp[oó][lł]|ziekte|stoornis|sygdom|sykdom|sjukdom|sairau|häiri|betegs|hastalı|bozuklu|болезн|заболев|хвороб|захворюв|недостаточ|недостатн|дислекс|сердечн|серцев|расстройств|розлад|синдром|болест|νόσο|νόσημα|σύνδρομο|ανεπάρκει|διαταραχ)
  |disease|disorder|condition|failure|illness|maladie|trouble|insuffi|insufi|enfermedad|trastorno|malatti|disturb|insuffic|doença|transtorno|deficiência|chorob|zaburz|niewydoln|onemocn|nemoc|poruch|ochoren|bolez|bolest|oboljen|poremeća|lig[aąo]|sutrik|slimīb|haigus|põleti|vähk|vähi|tulehdu|tõb|karson|vēž|vėž|krabbamein|gikt|flogaveik|sykursýki|háþrýst|þunglynd|kvíð|sjúkdóm|röskun|sýki|murtum|afec[tț]iun|boal|boli|tulburar
  |مرض|متلازمة|بیماری|سندرم|מחל|תסמונת|הפרעה|הפרעת
`
const ILLNESS = leanExpression(`(?<!\\p{L})(?:${STEMS}|${KINDS})|(?:${ENDS})(?!\\p{L})`, 'iu')

/** Groups of patterns for verbs that are said of much else. */
const LOOSE = ['loose', 'loose_arabic', 'loose_hebrew'] as const

/** Whether what was diagnosed in somebody who is told by name, or suffered by him, or of whom a record is, is an illness: behind verbs that are said of nothing else, anything is. */
export function illnessOfANamedPerson(value: string, match: ValidatorMatch): boolean {
  const isLoose = LOOSE.some((name) => match.groups[name] !== undefined)
  if (isLoose && !ILLNESS.test(value)) return false
  return ofANamedPerson(value, match) || (ofNoOneElse(value, match) && inARecord(value, match))
}
