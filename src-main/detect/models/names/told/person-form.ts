/**
 * Whether what reads as a person is one: no firm, font, language, street, chapter or relative without a name, and one
 * word alone only where the tagger is very sure.
 */

import { leanExpression } from '../../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import { FIRM_AFTER, isBusinessName, isKnownFirm, TERM_AFTER } from '../../../business-names.ts'
import { isFamilyWord } from '../../../family-words.ts'
import { isInstitution } from '../../../institutions.ts'
import { isTitled } from '../../../titled.ts'
import type { DecidedName } from '../names-decision.ts'
import { isRole } from './called-so.ts'
import { isDay } from './days.ts'
import { SAID_ALONE } from './greetings.ts'
import { isCode, isField, ONE_WORD } from './in-code.ts'
import { isHall } from './inside-a-firm.ts'
import { isNoKoreanName } from './korean-names.ts'
import { isOfItsLabel, isOfTheCast, isStandIn, isStandInPart, isState } from './list-items.ts'
import { isMonth } from './months.ts'
import { isStepOfPipeline } from './pipeline-steps.ts'
import { isTownOrNumbered } from './town-form.ts'
import { isTwoItems } from './two-names.ts'

/** Units around a name in which words for it are looked for. */
const NEAR = 90

/** Single words with points between them, as firms print below their name what they do: `Heizung · Sanitär · Solar`. */
const TRADES = /^\p{L}+(?:\s[·•|]\s\p{L}+){2,}$/u

/**
 * From which probability one word alone is a person: of programs, fonts and beasts the tagger is less sure. Of
 * 30 that were read, those from manuals had .96 at most, those from letters .965 at least.
 */
const SURE_ALONE = 0.965
/** The same of a word that is part of a whole name in the same document. */
const SURE_AGAIN = 0.9
/** What is called after a firm, a program or a scholar, behind one word that reads as a person: Conway's notation. */
const THING_AFTER = new RegExp(
  oneLine`
    ^['’]s (?:[a-z-]+ ){0,2}(?:
      algorithm|api|app|audit team|client|cloud|compiler|conjecture|dashboard|engine|filter
      |format|formula|framework|headers?|inequality|law|lemma|library|method|network|notation
      |parser|platform|plugin|protocol|runtime|schema|sdk|security team|server|service|syntax
      |test suite|theorem|toolkit|transform|website
    )s?\b
  `,
)
/** What somebody has written or made for everybody, behind whose it is: `Ada Lind's blog`, `Ada Lind’s *Peat*`. */
const WORK_AFTER =
  /^['’]s (?:(?:\p{Ll}+ ){0,2}(?:blog|blog ?post|essay|tutorial|newsletter|podcast|album|novel|poems?|memoir|paper on)(?!\p{L})|[*_“"]\p{Lu})/u
/** A street or square before what it is called after: `piazza Matteotti`, `rue Jean Jaurès`, `ul. Sienkiewicza`. */
const STREET_BEFORE = leanExpression(
  oneLine`
    (?:^|[^\p{L}])(?:
      piazza|piazzale|piazzetta|viale|vicolo|corso|lungomare|lungolago|lungarno|rambla|passeig|alameda|esplanade|promenade|rue|place|avenue|boulevard|quai|impasse|calle
      |plaza|avenida|avda\.|rua|praça|ulica|ulicy|ul\.|pl\.|aleja|alei|al\.|nám\.|náměstí|námestie
      |sokak|улиц[аеыу]|ул\.|вулиц[яіеюи]|вул\.|площад[ьи]|пл\.|бул\.|булеварду?|бульвар[уеа]?|проспект[уеа]?|просп\.|ж\.к\.|жк|кв-л|str\.|strada|bulevardul|piața|piaţa|nám|třída|tř\.|trg|ulic[aieu]|gatve|iela[si]?|gatv[ėeę]s?|pr\.
      |οδός|οδού|πλατεία|λεωφόρος|đường|phố|jalan|jl\.|kvarteret|carrer|plaça|largo|travessa|bairro|barrio|urbanización|fraccionamiento
      |водоспад|водопад|озеро|річка|река|vodopád|slap|jezioro|rzeka|lago|laguna|rivière|fiume|cascada|cascata|cachoeira
    )\s[„“"«]?(?:(?:de|di|del|della|da|do|Цар|Княз|Хан|Свети?|gen\.|ген\.|General|Generál|Генерал[а]?|Маршал[а]?) )?(?:\p{Lu}\.\s?)?$
    |(?:^|\s)(?:[وبف]?(?:شارع|جادة)|ב?רחוב)\s(?:[\p{Script=Arabic}]+\s)?$
  `,
  'iu',
)
/** An institution before whom it is called after, whose name stands in the genitive: `Osnovna škola Vladimira Nazora`, `divadla Josefa Kajetána Tyla`. */
const OF_GENITIVE_BEFORE = leanExpression(
  oneLine`
    (?<!\p{L})(?:
      škol\p{L}{1,3}|šol\p{L}{1,2}|[OZSM]Š|gimnazij\p{L}{1,2}|gymnázi\p{L}{1,3}|(?:bol|nemoc|bolniš)nic\p{L}{1,3}|knjižnic\p{L}{1,2}|knižnic\p{L}{1,2}
      |knihovn\p{L}{1,3}|kazališt\p{L}{1,2}|gledališč\p{L}{1,2}|divadl\p{L}{1,2}|galeri\p{L}{1,3}|muzej\p{L}{0,2}|vrtić\p{L}{0,2}|fakult\p{L}{2,4}
      |(?:dom|cent[ae]?r)\p{L}{0,2} (?:zdravlja|kultur\p{L}{1,2})|memoriál\p{L}{0,2}|memoriał\p{L}{0,2}|azyl\p{L}{0,2}|útulk\p{L}{1,2}|pohár\p{L}{0,2}|metod\p{L}{0,2}
    )\s$
  `,
  'iu',
)
/** Words that all end as genitives do, initials aside; the family name of a woman does not: `Nováková`, `Horvat`. */
const IN_GENITIVE = /^(?:(?:\p{L}+[aeyiíěu]|\p{Lu}\.)\s){1,3}\p{L}+(?:[aeyiě]|ého|ega)$/iu
/** A school, a hospital or a foundation behind whom it is called after, with a capital in languages that put it there: `Arany János Általános Iskola`. */
const INSTITUTION_AFTER = leanExpression(
  oneLine`
    ^ (?:(?:Általános|Művelődési|Megyei|Városi|Devlet|Anadolu|Kültür|Primary|Secondary|High|Grammar|Junior|Community|Memorial|Middle|Elementary) )?(?:
      Iskola|Gimnázium|Technikum|Óvoda|Kórház|Könyvtár|Ház|Alapítvány|İlkokulu|Ortaokulu|Lisesi|Anaokulu|Hastanesi|Merkezi|Kütüphanesi|Vakfı|Parkı
      |School|Academy|College|Hospital|Library|Foundation|Hospice|Institute|[Kk]ool|[Gg]ümnaasium|lasteaed|haigla|vidusskola|pamatskola|ģimnāzija
      |gimnazija|progimnazija|mokykla
    )(?!\p{L})
  `,
  'u',
)
const FIRST_WORD = /^(\p{L}{3,20} )\p{Lu}/u
/** What stands in the line before a quoted name. */
const QUOTED_BEHIND = /(?:^|[\n,:;(–-]) ?(\p{L}[^\n,:;"“„«]{2,60}?) ["“„«]$/u
/** The form of a firm or an association before what it is called, no word by itself in any language. */
const FORM_BEFORE =
  /(?:^|[^\p{L}])(?:MTÜ|OÜ|UAB|VšĮ|SIA|SARL|EURL|SASU|ООО|ОАО|ЗАО|ПАО|ТОВ|ЕООД|ООД|БФ|KG|GmbH) ["“„«]?$/u
/** Whoever a firm is of, behind the name of the first: `Howell & Sons`, `Jansen & Zn.`. */
const AND_SONS =
  /^ (?:&|\+|and|und|et|e|y|i|og|och|en|a|ja|és|și) (?:Sons?|Söhne|Sohn|Töchter|Partner|Zn|Zonen|Zoon|Fils|Figlio?|Figli|Hijos?|Filhos?|Syn(?:owie)?|Synové|Söner|Sønner?|Pojat|Fi[ai]|Cie|Co|Brothers?|Bros|Associates|Associés|Irmãos?|Hermanos?)(?!\p{L})/u
/** A word with a capital directly before a name: a trade with its owner's name is a firm, `Farmacia Zanotti`. */
const TRADE_BEFORE = /(?:^|[^\p{L}’'-])(\p{Lu}\p{L}{3,20}) (?:\p{L}{2,4}\. )?$/u
/** The word directly before a name: with a title some firms are called like somebody, `Dr. Oetker`. */
const WORD_BEFORE = /\S+ $/
/** Brothers who trade, before their name or behind it: `Yılmaz Kardeşler`, `Fratelli Archetti`. */
const FIRM_OF_KIN =
  /^(?:Hermanos|Hnos\.|Gebr(?:üder|oeders|\.)|Fratelli|F\.lli|Bracia|Bröderna|Brødrene|Veljekset|Братья|Брати|Bratři|Irmãos) \p{Lu}|\s(?:Kardeşler|Hermanos|Hnos\.|Gebr\.|Frères|Fratelli|Brothers|Bros\.?|Testvérek|Irmãos)$/u
/** A word that is cut short by a sign before a number, as Hebrew cuts telephone and street: `טל' 08-6234410`. */
const ABBREVIATED = /^\p{Script=Hebrew}{1,4}['׳’] ?[:\d]/u
/** A street that a name begins with: `Str. Mihai Eminescu`. */
const STREET_FIRST = /^(?:[Ss]tr\.|[Uu]l\.|[Вв]ул\.|[Уу]л\.|شارع|רחוב)\s/u
/** A street behind whom it is called after, as a word of its own that is nobody's surname: `Niels Bohrs Vej`, `Minna Canthin katu`. */
const STREET_AFTER = leanExpression(
  oneLine`
    ^\s(?:
      Vej|Stræde|Allé|Plads|Torv|gate|vei|plass|gata|gatan|väg|torg|kadu\p{L}{0,6}|katu|tee (?=\d)|tn\.? (?=\d)|pst\.? (?=\d)|mnt\.? (?=\d)|utca|utcá\p{L}{1,4}|Caddesi|Sokağı|Bulvarı|Mahallesi
    )(?![\p{L}-])
  `,
  'u',
)
const STREET_LAST =
  /\s(?:Vej|Stræde|Allé|Plads|utca|Caddesi|Sokağı|Bulvarı|रोड|मार्ग|गली|चौक|नगर|कॉलोनी|अधिकारी)$/u
/** A house and a postal code before the town, with a comma or dash between: `nave 12 – 45280 Olías del Rey`; cells of a table have neither. */
const POSTCODE_BEFORE = leanExpression(
  oneLine`
    (?:(?:\p{Lu}[\p{L}’'-]{0,30}|\p{L}\.) \d{1,4} ?\p{L}?, |\p{L} \d{1,4} ?\p{L}? [–—-] )
    (?:\p{Lu}{1,2}-)?(?:\d{4,5}|\d{4} \p{Lu}{2}|\d\d-\d{3}|\d{3} \d\d) $
  `,
  'u',
)
/** A building or a park before whom it is called after, in languages in which no clause begins with somebody there; none that English has as well. */
const BUILDING_BEFORE = leanExpression(
  oneLine`
    (?<!\p{L})(?:
      pabellón|polideportivo|pavelló|pavilhão|palazzetto|aeropuerto|aéroport|aeroporto|lotnisk[ou]|letiště|flughafen|estadio|stade|stadio|estádio|stadion(?:ie|u)?|teatro|théâtre|teatr(?:ze)?|divadlo|museo|musée|museu|muzeum|pinacoteca
      |hôpital|ospedale|szpital(?:u|a)?|clínica|clinique|policl[ií]nico|école|lycée|collège|liceo|liceum|scuola|escuela|escola|colegio|colégio|szkoł[ayę]|biblioteca|bibliothèque|bibliotek[aięo]|parque|parc|parco|park(?:u|iem)
      |puente|ponte?|palacio|palais|palazzo|palácio|rifugio|basílica|estación|estação|gare|stazione|sala|salle|fundaci(?:ón|ó)|fondation|fondazione|fundação|institut[eo]?|istituto
      |memori[aá]l|memoriał|azyl|útulek|trofeo|trophée|premio|prémio|nagrod[ayęą]|nadace|fundacj[aię]|galardón
      |edificio|edifício|résidence|residencia|residencial|iglesia|igreja|église|chiesa|kościół|kostel|crkva|cerkev|biserica|osiedle
      |церква|церковь|храм|собор|костел|костёл|стадион|стадіон|парк|\p{L}+ (?:имени|им\.|імені|ім\.)
    )[ ][„“"«]?(?:(?:de|di|do|da|del|du|im\.|imienia) )?(?:(?:Santo|Santa|São|San|Saint|Sainte|Sveti?|Sv\.) )?$
    |(?:^|\n)[ \t]*(?:مدرسة|مستشفى|مسجد|جامع|حديقة|مركز|בית ספר|בית הספר|תיכון)\s(?:[\p{L}]+\s)?$
  `,
  'iu',
)
/**
 * Whom a church or a feast is called after, by the abbreviations and words that stand before no surname: `św. Anny`, `hl.
 * Nikolaus`. San, St. and Sankt begin names of people too.
 */
const SAINT =
  /(?:^|[^\p{L}])(?:św\.|sv\.|hl\.|св\.|S[ck]t\.|Szt\.|Sf\.|Άγιος|Αγί(?:ου|ας?)|Αγία)\s/u
const SAINT_BEFORE = leanExpression(`${SAINT.source}$`, 'u')
const SAINT_FIRST = leanExpression(`^${SAINT.source}`, 'u')
/** A church, a chapel, a parish or a hospital of a saint in Romance languages, whose word begins names of people and towns elsewhere. */
const SAINTS_BUILDING_BEFORE =
  /(?<!\p{L})(?:igreja|capela|paróquia|iglesia|ermita|capilla|parroquia|église|chapelle|paroisse|chiesa|cappella|parrocchia|església|biserica) (?:(?:de|di|da|do|del|du|d['’]) ?)?(?:Santo|Santa|São|San|Saint|Sainte|Sant['’]?|Sfântul) ?$/iu
/** What is mine or yours begins a sentence, `Mitt personnummer`. */
const POSSESSIVE =
  /^(?:[Mm](?:y|ein[ems]?|ijn|on|inha|eu|oja|oje|itt|ina?|it)|[Dd](?:itt|ina?)|[Ss](?:itt|ein[ems]?|ua|ue|uo)|[Ii]hre?|[Ii]hr)$/
const SMALL_AFTER = /^ \p{Ll}/u
/** Somebody's mother is no name. */
const KIN =
  /^(?:my|mi[ao]?|ma|mon|mein[ea]?|mijn|minha|meu|mi|moja|mój|min|tua|tuo|sua|suo|son|sa|su|ihre?|seine?|haar|zijn) \p{Ll}+$/u
/** One word of a script without capitals and with spaces, in which any word may be a name. */
const UNCASED_WORD =
  /^(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}])[\p{Lo}\p{M}])+$/u
/** Who somebody is, directly before the name in such a script: a pupil, a wife, a teacher, a form of address. */
const UNCASED_ROLE_BEFORE =
  /(?:^|\s)[וبفכل]?(?:(?:ال)?(?:طالب|تلميذ|سيد|أستاذ|معلم|زميل|دكتور|مهندس)ة?|الآنسة|ابن(?:ي|تي|ه|ها)|بنتي|زوج(?:ي|تي|ها|ته)|أخ(?:ي|تي)|ה?(?:תלמידה?|מורה|גננת|מנהלת?|שכנה?)|בני|בתי|הבן|הבת|אשתי|בעלי|אחי|אחותי|मेरा बेटा|मेरी बेटी|छात्रा?|श्री|श्रीमती|सुश्री|कुमारी|دانش‌آموز|آقای|خانم|پسرم|دخترم)\s$/u
/** `nil nil`, `Florence florence`: words of a program or a machine that stand twice. */
export const TWICE = /^(\p{L}+)(?:\W+\1)+$/iu
/** What is left of a word behind a reference to a character: `fr&aring;n externa`. */
const REST_OF_A_WORD = /^\p{Ll}\s/u
/** One word with a capital and one without: the begin of a sentence or a form of address, `Sue giustificazioni`. */
const SMALL_SECOND = /^\p{Lu}[\p{Ll}'’]+ \p{Ll}{4,}$/u
/** Two columns of a table in plain text: a day and what was paid, `07 Jan  SALARY`. */
const TWO_COLUMNS = /\S {2}/
/** What German makes nouns of, which it capitalises: complaints, illnesses, abstractions in one word, `Herzrasen`, `Müdigkeit`. */
const GERMAN_NOUN =
  /^\p{Lu}\p{Ll}{2,}(?:rasen|schmerz(?:en)?|beschwerden|störung(?:en)?|entzündung(?:en)?|erkrankung(?:en)?|krankheit(?:en)?|verletzung(?:en)?|blutung(?:en)?|schwellung(?:en)?|gefühl|fieber|schwäche|hochdruck|versagen|insuffizienz|unverträglichkeit|heit|keit|schaft|ität)$/u
/** What stands behind a name, or beside one: a son, an acronym and a word; and the heading of a numbered part. */
const NO_NAME =
  /^(?:Jr|Sr|II|III|IV)\.?$|^(?:I{2,3}|IV|VI{1,3}|IX|XI{1,3}|XI?V)\. |^\p{Lu}{2,} \p{Ll}+$/u
/** An office with a form of address, as French has it: `M. le Maire`, `Mme la Directrice`; families write Le with a capital. */
const OFFICE_ADDRESSED = /^(?:M{1,2}\.|Mmes?|Monsieur|Madame) l(?:es? |a |['’])\p{Lu}/u
/** A form of address with a colleague or a title and no name: `Herrn Kollegen`. */
const NOBODY_ADDRESSED =
  /^(?:Herrn?|Frau)\s(?:(?:und|Frau|Herrn?) )*(?:Kolleg(?:e|en|in)|Doktor|Professor(?:in)?|Präsident(?:en|in)|Direktor(?:in)|Bürgermeister(?:in))$/u
/** An office or a form of address alone, as a letter has it before no name: `Кмет`, "dear". */
const OFFICE_ALONE = new RegExp(
  oneLine`
    ^(?:
      кмет(?:ът|а)?|управител|директор(?:ът)?|председател(?:ят)?|мэр|глава|директор|начальник|председатель|староста|голова|мер|градоначелник|председник
      |δήμαρχος|πρόεδρος|διευθυντής|başkan|müdür|primar|primarul|polgármester|igazgató|elnök|župan|županja|gradonačelnik|načelnik|predsjednik|predsednik|ravnatelj|načelnica
      |starosta|wójt|burmistrz|prezes|dyrektor|primátor|riaditeľ|ředitel|jednatel|vallavanem|linnapea|direktors|meras|seniūnas|kunnanjohtaja|rehtori|ordfører|borgmester|kommundirektör
      |ketua|kepala|lurah|camat|pengerusi|setiausaha|giám đốc|chủ tịch|hiệu trưởng
      |ال(?:عزيز|محترم|كريم|فاضل|سيد|أستاذ|دكتور|مهندس|مدير|رئيس)ة?|ה(?:יקר|יקרה|נכבד|נכבדה|מנהל|מנהלת)
    )$
  `,
  'iu',
)
/** The title of a work or a talk around a name, as Japanese and Chinese put it in brackets: `「与謝野晶子を読む」`, `《鲁迅全集》`. */
const TITLE_BEFORE = /[《『「][^》』」\n]{0,16}$/u
const TITLE_AFTER =
  /^[^《『「》』」\n。]{0,16}[》』]|^(?!さん|さま|様|氏|先生|君|くん|ちゃん|は|が|老师|先生)[^《『「》』」\n。]{2,16}」/u
/** A product's name within a word: `WinCC`, `macOS`. */
const PRODUCT = /\p{Ll}\p{Lu}{2,}(?!\p{L})/u
/** What forms call numbers of people by: `NIK: 3404…`. */
const NUMBER_OF_SOMEBODY = new RegExp(
  oneLine`
    ^(?:
      BIC|BPJS|BSN|CIF|CNP|CNPJ|CPF|CUIT|CURP|DNI|DOB|EIN|HRB|IBAN|INE|KRS|KTP|KVK|NHS|NIA|NIE
      |NIF|NIK|NIP|NIR|NISN?|NPWP|P\. ?IVA|PESEL|PLZ|REGON|SIRET|SSN|SVNR|TCKN?|VAT
    )$
  `,
)
/** A word for a telephone, which lists of numbers have before whose it is: `Sími Vegagerðarinnar: 1777`. */
const TELEPHONE_OF =
  /^(?:Sími|Tel(?:e[fp]h?on\p{Ll}*)?|Téléphone|Teléfono|Tlf|Puhelin|Jourtelefon|Hotline)\.? \p{L}/u
/** What is called after somebody and written with hyphens: `Anne-Frank-Schule`, `Willy-Brandt-Platz`. */
const CALLED_AFTER = new RegExp(
  oneLine`
    -(?:
      allee|berufsschule|brücke|gasse|gesamtschule|gymnasium|grundschule|halle|haus|heim|hof
      |institut|kirche|klinik|krankenhaus|park|platz|preis|realschule|ring|schule|stadion
      |stiftung|straße|strasse|universität|ufer|weg|zentrum
    )$
  `,
  'iu',
)
/** The head of a chapter, an act or a song, before its title: "Part Two: April". */
const CHAPTER_BEFORE = leanExpression(
  oneLine`
    (?:^|\n)[ \t#*]{0,8}(?:
      chapter|part|book|act|scene|episode|track|prologue|epilogue|interlude|kapitel|teil|akt
      |szene|folge|prolog|chapitre|partie|acte|scène|capítulo|libro|acto|capitolo|atto
      |hoofdstuk|deel
    )(?: (?:[ivxlc]{1,6}|\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)
    )?[ \t]?[:.–—-][ \t]{1,3}$
  `,
  'iu',
)
/** A line's one item before a comma, and the place and the years behind it, as posts are listed: `Engineer, Mott MacDonald, Cardiff — 2017 to 2021`. */
const POST_BEFORE = /(?:^|\n)[ \t•*·-]{0,6}\p{Lu}[^\n,:;.|()\d]{2,60}, $/u
const YEARS_BEHIND = leanExpression(
  oneLine`
    ^(?:, \p{Lu}[\p{L} .'’-]{1,30})?,? {0,3}[–—(|,-]? {0,3}
    (?:19|20)\d\d {0,2}(?:[–—-]|to|bis|à|al?|até|tot|do|till?) {0,2}(?:(?:19|20)\d\d|\p{L}{4,12})\)?[ \t]*(?:\n|$)
  `,
  'u',
)
/** Assistants that are called like people. */
const ASSISTANT = /^(?:Siri|Cortana|Bixby)$/
/** Fonts are called like people. */
const FONT = /\s(?:Sans|Serif|Mono|Condensed|Bold|Italic)$/
/** Where a style sheet lists them. */
const FONTS_BEFORE = /\bfont(?:-family)?["']?\s?[:=][^;{}\n]*$/i
/** Languages of programs that are called like people, in a text about such languages. */
const LANGUAGE =
  /^(?:Ada|Clojure|Crystal|Dylan|Elixir|Erlang|Haskell|Julia|Kotlin|Lua|Pascal|Ruby|Scala|Vala)$/
const OF_LANGUAGES =
  /\b(?:languages?|programming|syntax|compilers?|highlighting|bindings?|interpreters?)\b/i
/** The key of a field for a place, which may be called after somebody: `"colonia": "Arcos Vallarta"`, `"CK": "Cook Islands"`. */
const KEY_OF_PLACE = leanExpression(
  oneLine`
    (?<![\p{L}])(?:
      bairro|barrio|borough|city|ciudad|cidade|colonia|comune|country|county|district|estado
      |gemeinde|land|localidad|locality|municipio|neighbou?rhood|ort|place|plaats|province
      |provincia|quartier|region|stadt|state|suburb|town|ville|város|ulica|street|calle|rua
      |via
    )["']?\s?[:=]\s?["']$
    |"\p{L}{2}"\s?:\s?"$
  `,
  'iu',
)

/**
 * Whether a name is written as people are called, where it stands.
 * @param parts the words of whole names in the document
 * @param called the single words by which the document calls somebody
 */
export function isPerson(
  text: string,
  each: DecidedName,
  parts: ReadonlySet<string>,
  called: ReadonlySet<string>,
): boolean {
  if (isStepOfPipeline(text, each) || isCode(text, each) || isTwoItems(text, each)) return false
  if (isOfItsLabel(text, each)) return false
  const value = text.slice(each.start, each.end)
  if (TRADES.test(value)) return false
  // Keywords of a desktop entry; the names of a table stand below their heads.
  if (!/\s/.test(value) && isField(text, each)) return false
  const before = text.slice(Math.max(0, each.start - NEAR), each.start)
  if (KEY_OF_PLACE.test(before) || FONTS_BEFORE.test(before)) return false
  if (isNobody(value, before, text.slice(each.end, each.end + NEAR), parts)) return false
  if (isPartOfNickname(value, before, text.slice(each.end, each.end + NEAR))) return false
  if (isTownOrNumbered(value, text.slice(each.end, each.end + NEAR)) && !isTitled(text, each))
    return false
  if (isNoName(value) || (SMALL_SECOND.test(value) && each.score < SURE_ALONE)) return false
  // Behind a title one word is somebody however unsure it is: of eight that were dropped in annotated texts eight were.
  const isOneWord =
    ONE_WORD.test(value) || (UNCASED_WORD.test(value) && !UNCASED_ROLE_BEFORE.test(before))
  if (!isOneWord || called.has(value) || isTitled(text, each)) return true
  return each.score >= (parts.has(value) ? SURE_AGAIN : SURE_ALONE)
}

/** Whether one word goes on in digits, or they lead to it, as nicknames have a year: `Nimrod1919`. One digit marks a note. */
function isPartOfNickname(value: string, before: string, after: string): boolean {
  return (
    !/\s/.test(value) && /\p{Ll}/u.test(value) && (/\d{2}$/.test(before) || /^\d{2}/.test(after))
  )
}

/** Whether a name is a firm's, a program's, a relative's without a name or one of whom manuals tell. */
function isNobody(
  value: string,
  before: string,
  after: string,
  parts: ReadonlySet<string>,
): boolean {
  if (FIRM_AFTER.test(after) || TERM_AFTER.test(after) || STREET_BEFORE.test(before)) return true
  if (isBusinessName(TRADE_BEFORE.exec(before)?.[1] ?? '')) return true
  if (isKnownFirm((WORD_BEFORE.exec(before)?.[0] ?? '') + value)) return true
  if (beginsAsStreetOrBuilding(value) || isCalledInstitution(before)) return true
  if (AND_SONS.test(after) || FORM_BEFORE.test(before) || ABBREVIATED.test(value + after))
    return true
  if (IN_GENITIVE.test(value) && OF_GENITIVE_BEFORE.test(before)) return true
  if (INSTITUTION_AFTER.test(after) && !ONE_WORD.test(value)) return true
  if (STREET_AFTER.test(after) || isMonth(value, before, after)) return true
  if (isDay(value, before, after) || isState(value, before, after)) return true
  if (POSTCODE_BEFORE.test(before) || isEmployer(before, after)) return true
  if (CHAPTER_BEFORE.test(before) || ASSISTANT.test(value)) return true
  if (SAINTS_BUILDING_BEFORE.test(before)) return true
  if (!ONE_WORD.test(value) && (BUILDING_BEFORE.test(before) || WORK_AFTER.test(after))) return true
  if (isHall(value, before, after) || isNoKoreanName(value, after)) return true
  if (SAINT_BEFORE.test(before) || SAINT_FIRST.test(value)) return true
  if (POSSESSIVE.test(value) && SMALL_AFTER.test(after)) return true
  if (KIN.test(value) || isFamilyWord(value) || isRole(value) || isStandIn(value)) return true
  if (ONE_WORD.test(value) && !parts.has(value) && THING_AFTER.test(after)) return true
  const near = `${before} ${after}`
  if (LANGUAGE.test(value) && OF_LANGUAGES.test(near)) return true
  if (TITLE_BEFORE.test(before) && TITLE_AFTER.test(after)) return true
  return isStandInPart(value, near) || isOfTheCast(value, near)
}

/** Whether a name holds the word for a street or a building before whom it is called after: `Бульвар Гагарина`, `Pabellón Vicente Trueba`. */
function beginsAsStreetOrBuilding(value: string): boolean {
  const [, first = ''] = FIRST_WORD.exec(value) ?? []
  return first !== '' && (STREET_BEFORE.test(first) || BUILDING_BEFORE.test(first))
}

/** Whether an institution is called so, in quotes behind what it is: `Istituto comprensivo "Galileo Galilei"`. */
function isCalledInstitution(before: string): boolean {
  const [, kind = ''] = QUOTED_BEHIND.exec(before) ?? []
  return kind !== '' && (isInstitution(kind) || isBusinessName(kind))
}

/** Whether a name stands where a list of posts has who employed somebody, from one year to another. */
function isEmployer(before: string, after: string): boolean {
  return POST_BEFORE.test(before) && YEARS_BEHIND.test(after)
}

/** Whether a value is none by what it holds: a font, a place called after somebody, a number's label, half a word. */
function isNoName(value: string): boolean {
  return (
    [
      TWICE,
      TWO_COLUMNS,
      FONT,
      CALLED_AFTER,
      NO_NAME,
      GERMAN_NOUN,
      OFFICE_ADDRESSED,
      NOBODY_ADDRESSED,
      OFFICE_ALONE,
      PRODUCT,
      SAID_ALONE,
      STREET_FIRST,
      STREET_LAST,
      FIRM_OF_KIN,
      REST_OF_A_WORD,
      NUMBER_OF_SOMEBODY,
      TELEPHONE_OF,
      /:\s/,
    ].some((form) => form.test(value)) ||
    isBusinessName(value) ||
    isInstitution(value)
  )
}
