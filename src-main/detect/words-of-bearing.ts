/**
 * Words by which a sentence says that somebody has an illness, is treated for it or takes something for it, by language, in
 * the forms in which they stand before or behind it. A closed class: having, suffering, falling ill, being diagnosed, treated,
 * operated on or in hospital, staying away because of it, taking and being prescribed.
 */

import { lateExpression } from '../../src-shared/model/late-expression.ts'
import { oneLine } from '../../src-shared/model/one-line.ts'
import { wholeWords } from './words-of-a-person.ts'

/** Before the illness, in languages that part their words. */
export const BEARING_BEFORE = wholeWords(
  [
    oneLine`
      has|had|have|['’]s got|suffer(?:s|ed|ing)|diagnosed|diagnosis|treated|takes|taking|took|prescribed|put on|is on|was on|recovering
      |(?:wo)?man with|(?:fe)?male with|lady with|gentleman with|girl with|boy with|hospitali[sz]ed|admitted|sick leave|signed off|off (?:sick|work)|developed|contracted|living with|history of|signs of|known
    `,
    oneLine`
      hat|hatte|habe|leidet|leide|litt|erkrankt|erkrankte|diagnose|diagnostiziert|festgestellt|bekannte?[nrs]?|wegen|aufgrund|nimmt|nehme
      |bekommt|erhält|verordnet|verschrieben|operiert|behandelt|besteht|bestehen|krankgeschrieben|kämpft|zustand nach|z\. ?n\.|vorerkrankungen
    `,
    oneLine`
      a (?:un|une|le|la|l|du|de|des|eu|été|fait)|ai|avait|souffr\p{L}+|atteinte?|diagnosti\p{L}+|traitée?|suivie?|en arrêt|arrêt (?:maladie|de travail)|opérée?|découvert|prend|sous|hospitalisée?
      |tiene|tengo|tuvo|padec\p{L}+|sufr\p{L}+|detec?t\p{L}+|baja|tratad[oa]|ingresad[oa]|operad[oa]|toma|recetad[oa]
      |tem|tenho|teve|sofr\p{L}+|baixa|internad[oa]|medicad[oa]|afastad[oa]|receitad[oa]
      |ha|ho|soffr\p{L}+|affett[oa]|malat[oa]|ricoverat[oa]|riferit[oa]|seguit[oa]|operat[oa]|assume|prende|in cura
      |are|am|avut|sufer\p{L}*|evidența|internat\p{L}*|bolnav\p{L}*|tratament\p{L}*|urmează|ia
      |té|tinc|pateix\p{L}*|malalt\p{L}*|ingressa\p{L}*|pren|ten|padece
    `,
    oneLine`
      heeft|heb|had|lijd[t]?|gediagnost\p{L}+|wegens|vanwege|behandeld|ziekgemeld|thuis met|kampt|opgenomen|geopereerd|gebruikt|slikt|bekend met|het|ly|weens
      |har|hade|lider|diagnos\p{L}*|fått|fick|drabba\p{L}*|sjukskriven|på grund av|behandlas|opererad|tar|äter|inlagd
      |havde|konstateret|fået|fik|ramt|sygemeldt|behandles|indlagt|opereret|tager|kendt|hadde|påvist|fikk|rammet|sykmeldt|innlagt|operert|bruker|kjent|kjend
      |er með|greind\p{L}*|þjáist|fékk|hefur|veikindaleyfi|tekur
    `,
    oneLine`
      \p{L}+ll[aä] on|sairast\p{L}+|todett\p{L}+|diagnosoi\p{L}+|kärsi\p{L}+|saanut|sairaslomalla|sairauslomalla|syö|käyttää
      |põe[bn]|diagnoosi\p{L}*|haigestu\p{L}+|kannata\p{L}+|haiguslehel|võtab|tarvitab|tal on
      |ir|slimo\p{L}*|diagnosticēt\p{L}*|saslim\p{L}+|cieš|konstatēt\p{L}*|lieto|ārst[ēe]\p{L}*
      |serg\p{L}+|diagnozuot\p{L}*|nustatyt\p{L}*|susirg\p{L}+|turi|kenčia|gyd\p{L}+|vartoja|geria
    `,
    oneLine`
      ma|mam|mia[łl]\p{L}*|choruj[eę]|cierpi[ęe]?|zdiagnozowan\p{L}*|stwierdzon\p{L}*|wykryto|lecz\p{L}+|z powodu|zachorowa\p{L}+|przesz\p{L}+|bierze|przyjmuje|przepisa\p{L}+|rozpozn\p{L}+
      |má|mám|m[ěa]la?|trp[íi]\p{L}*|diagnosti[kc]\p{L}+|onemocn\p{L}+|léč\p{L}+|prod[ěe]la\p{L}+|zji[šs]t\p{L}+|nemocn\p{L}+|kvůli|bere|užív[áa]\p{L}*|hospitaliz\p{L}+
      |ochorel\p{L}*|lieč\p{L}+|prekona\p{L}+|zist\p{L}+|kvôli|berie
      |ima|imam|ima[ol]\p{L}?|bole[hjv]\p{L}+|bolu\p{L}+|pati|trpi|oboli?j?e\p{L}*|zbolel\p{L}*|dijagno\p{L}+|ugotov\p{L}+|ustanov\p{L}+|zbog|zaradi|liječ\p{L}+|leč\p{L}+|pije|uzima|prima|jemlje
      |ka|kam|vuan|diagnosti\p{L}+|sëmu\p{L}+|merr
    `,
    oneLine`
      има|имам|има[ол]\p{L}?|болу\p{L}+|пати|оболе\p{L}+|дијагно\p{L}+|због|лечи\p{L}*|лечен\p{L}*|пије|узима|прима|страда\p{L}*|боле[нс]\p{L}*|болна|боледува
      |заболе\p{L}+|поради|пие|диагно\p{L}+|разболя\p{L}*|лекува\p{L}*|приема|откри\p{L}+
      |болеет|боле[юн]|больна?|обнаруж\p{L}+|выявл\p{L}+|перен[её]с\p{L}*|из-за|лечит\p{L}*|принимает|пь[её]т|уч[её]те|назнач\p{L}+|госпитализ\p{L}+|больничн\p{L}+
      |хворі\p{L}+|хвор\p{L}{2}|страждає|діагно\p{L}+|вияв\p{L}+|лежить|перені\p{L}+|захвор\p{L}+|через|ліку\p{L}+|приймає|п['’]є|госпіталіз\p{L}+
      |хварэе|хвор\p{L}{2}|дыягназ\p{L}*|прымае|ауырады
    `,
    oneLine`
      έχει|έχω|είχε|πάσχ\p{L}+|διαγν\p{L}+|νοσ\p{L}+|λόγω|λαμβάν\p{L}+|παίρν\p{L}+
      |szenved\p{L}*|diagnosztiz\p{L}+|szed|kap|diagnózisa|betegsége|ունի|տառապում|հիվանդ|ախտորոշ\p{L}+|ընդունում|აქვს|დაავადებულ\p{L}*|იღებს|სვამს
      |menderita|sakit|didiagnosis|terkena|men(?:g|gh)idap|minum|dirawat|bị|mắc|bệnh|chẩn đoán|uống|điều trị
      |ana|nina|anaugua|amelazwa|anaumwa|anatumia|may|mayroong|na-diagnose|umiinom|tá|mae gan|għand\p{L}+|[tj]bati|[jt]ieħu
    `,
    'تعاني|يعاني|مصابة?|أصيبت?|إصابت\\p{L}+|تشخيص\\p{L}*|بسبب|[يت]تناول|لديها?|[يت]خضع|ابتلا|مبتلا|بیماری|تشخیص|مصرف|سرطان',
    'אובחנ\\p{L}*|סובל\\p{L}*|חול[הת]|יש ל\\p{L}*|נוטלת?|לוקחת?|בגלל|עקב',
  ].join('|'),
  'iu',
)

/** Before the illness, in languages that write words together. */
export const BEARING_BEFORE_JOINED =
  /เป็น|ป่วย|วินิจฉัย|ตรวจพบ|ทานยา|กินยา|查出|确诊|確診|患|得了|诊断|診斷|診断|罹|服用|开了|開了|因|病名/u

/** Behind the illness, in languages whose verb stands last. */
export const BEARING_AFTER = lateExpression(
  oneLine`
    ^[\p{L}\p{M}]{0,6}['’]?[\p{L}\p{M}]{0,4} ?(?:[\p{L}\p{M}]{2,14} ){0,2}(?:
      hastası|festgestellt|diagnostiziert|vastgesteld|geconstateerd|gediagnosticeerd|konstateret|påvist|konstaterats|tanısı|teşhisi|geçir\p{L}+|nedeniyle|yüzünden|kullan[ıi]\p{L}+|yaz(?:mış|dı)|szenved\p{L}*|diagnosztiz\p{L}+|miatt|xəstəsi|diaqnozu
      |से पीड़ित|पीड़ित|से ग्रस्त|ग्रस्त|हो गया|हुआ है|हुई है|का इलाज|की दवा|है|झाला|आहे|আক্রান্ত|ভুগছে|ভুগছেন|হয়েছে|ধরা পড়েছে|இருப்பது|உள்ளது|பாதிக்க\p{L}*|వచ్చింది|ఉంది
      |აქვს|დაუდგინდა|ունի|է ախտորոշվել|دارد|داره|می‌برد|ہے
    )(?![\p{L}\p{M}])
    |^(?:と診断|を患|で入院|で休|のため|진단|을 앓|를 앓|으로 (?:입원|병가|치료|휴직)|로 (?:입원|병가|치료|휴직)|판정|에 걸|住院)
  `,
  'iu',
)
