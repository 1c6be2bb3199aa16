/**
 * A text that tells of public life and nothing else, as newspapers do: of governments, parliaments, elections and strikes.
 * Whoever it names holds an office, speaks for somebody or was asked by the paper.
 */

import { leanExpression } from '../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import { wordsIn } from '../signs.ts'
import { tellsOf } from './subject.ts'

/**
 * Offices and bodies of states and towns, what is done with and against them, and how papers tell it; none that firms and
 * clubs have as well, as committees, chairs and meetings are.
 */
const OF_PUBLIC_LIFE = leanExpression(
  oneLine`
    (?<!\p{L})(?:
      governments?|parliament(?:ary)?|prime minister|(?:foreign|finance|interior|defen[cs]e|health) (?:minister|secretary)|secretary of state|transport secretary|home secretary|ministers?|ministry
      |president|senat(?:e|ors?)|congress(?:man|woman)?|lawmakers?|mps?|councillors?|council leader|mayor|governor|chancellor|opposition|coalition|elections?|voters?|ballots?|referendum
      |party leader|spokes(?:man|woman|person)|protest(?:s|ers)?|demonstrat(?:ors|ions?)|trade unions?|sanctions|summit|treaty|ambassador|embassy|troops|ceasefire|told reporters
      |declined to comment|press conference|minimum wage|taxpayers?|republicans?|democrats?|labour|conservatives?|tor(?:y|ies)
      |(?:bundes|landes|staats)?regierung(?:en)?|bundestag|bundesrat|landtag|stadtrats?|gemeinderats?|parlaments?|(?:bundes|innen|außen|finanz|verkehrs|gesundheits|wirtschafts|verteidigungs|minister)?(?:minister|präsident)(?:in|s|en)?
      |(?:bundes)?kanzler(?:in|s)?|(?:ober)?bürgermeister(?:in|s)?|abgeordneten?r?|opposition|koalition|(?:bundestags|landtags|kommunal|wieder)?wahl(?:en)?|wähler|fraktion(?:en|schefs?)?
      |sprecher(?:in)?|demonstranten|proteste?|gewerkschaft(?:en)?|gesetzentwurf|volksbegehren
      |gouvernement|parlement|assemblée nationale|sénat|premier ministre|ministres?|présidente?(?: de la république)?|député(?:e|s|es)?|sénat(?:eurs?|rices?)|maire|préfet|élections?|électeurs|scrutin
      |opposition|majorité|porte-parole|manifestants|manifestation|syndicats?|sommet|ambassadeur|élysée|matignon|projet de loi
      |gobierno|congreso(?: de los diputados)?|senado|consejo de ministros|presidente|presidenta|vicepresident[ea]|ministr[oa]s?|diputad[oa]s?|senador(?:a|es)?|alcalde(?:sa)?|oposición|elecciones|votantes
      |portavoz|manifestantes|sindicatos?|patronal|cumbre|embajador(?:a)?|salario mínimo|proyecto de ley|moción
      |governo|parlamento|camera dei deputati|senato|ministr[oaie]|deputat[oi]|senator[ei]|sindac[oa]|opposizione|maggioranza|elezioni|elettori|portavoce|manifestanti|sindacati|vertice
      |assembleia|primeiro-ministro|deputad[oa]s?|autarca|prefeit[oa]|oposição|eleições|eleitores|porta-voz|sindicatos|cimeira|orçamento do estado
      |regering|kabinet|tweede kamer|eerste kamer|minister-president|ministers?|kamerl(?:id|eden)|burgemeester|wethouders?|oppositie|coalitie|verkiezingen|kiezers|woordvoerder|demonstranten|vakbond(?:en)?
      |regeringen?|riksdagen|folketinget|stortinget|statsminister(?:n|en)?|ministern?|ministeren|borgmester(?:en)?|kommunalråd(?:et)?|oppositionen|valet|valget|väljarna|vælgerne|talesperson|demonstranter|fackförbund(?:et)?
      |rząd(?:u|em|owy)?|sejm\p{L}{0,2}|senat\p{L}{0,2}|premier(?:a|em|owi)|wicepremier\p{L}{0,2}|ministr\p{L}{0,4}|minister|prezydent\p{L}{0,2}|pos(?:eł|łanka|łowie|łów|ła)|senator\p{L}{0,3}|burmistrz\p{L}{0,3}|wójt\p{L}{0,2}|wojewod\p{L}{1,2}|marszał\p{L}{2,4}|starost\p{L}{1,2}|radn(?:y|a|i|ych|ego)|opozycj\p{L}{1,2}|koalicj\p{L}{1,2}|wybor(?:y|ów|ach|ami)|wyborc\p{L}{1,3}|referendum|rzeczni\p{L}{1,4}|protestujący|związkowc\p{L}{1,2}|ustaw\p{L}{1,2}
      |vlád[aěyu]|sněmovn[ayě]|premiér(?:a)?|ministr(?:yně|a)?|prezident(?:a)?|poslan(?:ec|kyně|ci)|senátor(?:ka)?|starost(?:a|ka)|primátor(?:ka)?|opozice|koalice|volb(?:y|ách)|voliči|mluvčí
      |уряд(?:у)?|верховн(?:а|ої) рад(?:а|и)|прем['’]єр(?:-міністр)?|міністр(?:а|ерство)?|президент(?:а|ка)?|депутат(?:и|ів|а|ка)?|мер(?:а)?|опозиці[яї]|вибор(?:и|ів)|виборц(?:і|ів)|речни(?:к|ця)|протест(?:и|увальники)?|законопро[єе]кт(?:у)?|посол
      |правительств(?:о|а|е)|госдум[аы]|премьер(?:-министр)?|министр(?:а|ы)?|президент(?:а|у)?|мэр(?:а)?|губернатор(?:а)?|оппозици[яи]|выбор(?:ы|ов|ах)|избирател(?:и|ей)|пресс-секретарь|законопроект(?:а)?
      |hükümet(?:i|in)?|meclis(?:i|te|in)?|tbmm|cumhurbaşkanı|başbakan|bakan(?:ı|lık|lığı)?|milletvekil(?:i|leri)|belediye başkanı|vali(?:si)?|muhalefet|seçim(?:ler|i|lerde)?|seçmen(?:ler)?|sözcüsü|sendika(?:lar)?|parti(?:si)?
      |hallitus|hallituksen|eduskunta|eduskunnan|pääministeri|ministeri|presidentti|kansanedustaja(?:t)?|kaupunginvaltuusto|valtuutetut|oppositio|vaalit|vaaleissa|äänestäjät|mielenosoittajat|ammattiliitto
      |kormány(?:a)?|országgyűlés|parlament(?:i)?|miniszterelnök|miniszter|köztársasági elnök|képviselő(?:k)?|polgármester|ellenzék(?:i)?|választás(?:ok|on)?|választók|szóvivő|tüntetők|törvényjavaslat
      |guvern(?:ul|ului)?|parlament(?:ul|ului)?|premierul|ministr(?:ul|u)|președinte(?:le)?|deputa(?:t|ți)|senatori?|primar(?:ul)?|opoziți[ae]|aleger(?:i|ile)|alegători|purtător(?:ul)? de cuvânt
      |κυβέρνηση(?:ς)?|βουλή(?:ς)?|πρωθυπουργ(?:ός|ού)|υπουργ(?:ός|ού|είο)|πρόεδρο(?:ς|υ)|βουλευτ(?:ής|ές|ών)|δήμαρχο(?:ς|υ)|αντιπολίτευση(?:ς)?|εκλογ(?:ές|ών)|ψηφοφόρ(?:οι|ων)|εκπρόσωπος
    )(?!\p{L})
    |الحكومة|البرلمان|رئيس الوزراء|وزير|الرئيس|الانتخابات|المعارضة|النواب|المتحدث باسم|المتظاهرين|הממשלה|הכנסת|ראש הממשלה|שר ה\p{L}+|הנשיא|הבחירות|האופוזיציה|חבר(?:ת)? הכנסת|ראש העיר|דובר
    |सरकार|संसद|प्रधानमंत्री|मुख्यमंत्री|मंत्री|राष्ट्रपति|चुनाव|विपक्ष|सांसद|विधायक|प्रवक्ता|政府|国会|首相|大臣|大統領|選挙|野党|与党|議員|知事|市長|記者会見|정부|국회|총리|장관|대통령|선거|야당|여당|의원|시장은|기자회견
  `,
  'giu',
)

/** Different words from which a text tells of public life somewhere. */
const FEWEST_KINDS = 4

/** Whether a text tells of public life, maybe among other things. O(n). */
export function holdsPublicLife(text: string): boolean {
  return new Set(wordsIn(text, OF_PUBLIC_LIFE)).size >= FEWEST_KINDS
}

/** Whether a text is one of politics, from its begin to its end. O(n). */
export function tellsOfPolitics(text: string): boolean {
  return tellsOf(text, OF_PUBLIC_LIFE)
}
