/**
 * Whether words of hate or violence are the writer's own: neither denied nor quoted nor told of others, as they are
 * where people speak against them and report of them.
 */

import { leanExpression } from '../../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import type { Range } from '../../../../../src-shared/model/spans.ts'

/** What leads to words of others, or to what is wrong about them. English, German, French, Spanish, Italian, Portuguese, Dutch, Polish, Swedish, Russian, Turkish. */
const OF_OTHERS = [
  oneLine`
    says?|saying|said|claim(?:s|ed|ing)?|call(?:s|ed|ing)?|shout[a-z]*|chant[a-z]*|phrases?|posts?
    |comments?|slogans?|statements?|expressions?|wrong to|unacceptable|stereotypes?|hate speech
    |(?:idea|notion) that|accus[a-z]+|insult[a-z]*|told|insist[a-z]*|demand[a-z]*|call(?:s|ing) for
    |repeat[a-z]*|wrote|writes|writing|tweet[a-z]*|argu[a-z]+|joked|finds|according to
    |(?<!(?<![a-z])(?:i|we)(?: (?:really|truly|honestly|firmly|do|really do|still|just))? )(?:thinks?|believes?|thought|believed)
    |(?<!(?<![a-z])(?:my|our) )views?|beliefs?|myths?|doctrines?|regimes?|tabloids?|headlines?|lie that|movies?|novels?|books?|series|for him|in the eyes of
  `,
  oneLine`
    sag(?:en|t|st|te|ten)|gesagt|genannt|beschimpf[a-z]*|gerufen|rief(?:en)?|behaupt[a-z]*|nenn(?:en|t)|schreib[a-z]*|schrieb[a-z]*|beiträge
    |kommentare?|sprüche|parolen|aussagen|sätze|skandier[a-z]*|vorurteil[a-z]*
    |stand (?:auf|da|früher|in)|mein(?:en|t) (?:er|manche|viele)
    |(?:leute|wer|menschen)(?:,? die)? (?:denk|glaub|mein)(?:en|t)
  `,
  oneLine`
    dire|répét[a-zà-ɏ]+|dites|dis|dit|disent|disait|disant|appel(?:er|ez|le|lent)|écri[a-z]*|propos|commentaires?
    |traiter|traité|préjugés?|(?:gens|ceux|celui) qui (?:pens|croi)[a-z]+
  `,
  oneLine`
    decir|dice|dices|dicen|diciendo|dijo|digas|digan|llam[a-z]+|escri[bt][a-z]+|pid(?:e|en|iendo)
    |comentarios?|frases?|consignas?|prejuicios?|(?:gente|quienes?) (?:que )?(?:piensa|cree)n?
  `,
  oneLine`
    dici|dicono|dicendo|detto|chiam[a-z]+|scri[vt][a-z]+|chied[a-z]+|comment[io]|frasi|pregiudizi
    |chi (?:pensa|crede)
  `,
  oneLine`
    dizer|diz|dizem|dizendo|disse|diga|digam|cham[a-z]+|escr(?:ev|it)[a-z]+|clam[a-z]+
    |ped(?:e|em|indo)|comentários?|preconceitos?|quem (?:pensa|acha)|pessoas que (?:pensam|acham)
  `,
  oneLine`
    zeg(?:gen|t|gende)?|zei|gezegd|noem(?:en|t|de)?|genoemd|schrijf[a-z]*|schrijven|schreef
    |opmerkingen?|berichten|leuzen|uitspraken|beweer[a-z]*|beweren|mensen die (?:denken|vinden)
  `,
  oneLine`
    mów[a-ząęćłńóśźż]+|powied[a-z]+|nazyw[a-z]+|pis[za][a-z]+|komentarz[a-z]*|hasł[a-z]*
    |twierdz[a-z]+|uważają|stwierdz[a-z]+|wpis(?:y|ów|ami)
  `,
  // Swedish, Russian, Turkish.
  oneLine`
    säg(?:er|a)|sade|skriv(?:er|it)|skrev|sagt
    |говор\p{L}*|крич\p{L}+|скандир\p{L}+|назыв\p{L}+|считал\p{L}*|миф\p{L}*|лозунг\p{L}*|призыв\p{L}+|сказал\p{L}*|пи(?:шет|шут|сал\p{L}*)|угрожал\p{L}*|фраз\p{L}+|комментари\p{L}+
    |dedi|diyor|yazdı|diyen(?:ler)?|söyledi|deme\p{L}*|diye(?:rek)?|slogan\p{L}*|bağır\p{L}+|sayıyordu|görüyordu|sözü
  `,
  // Ukrainian, Czech, Slovak, Serbian, Croatian, Bulgarian, Romanian, Greek, Hungarian, Finnish, Danish, Norwegian, Indonesian.
  oneLine`
    каза(?:в|ла|ли)|каже|писа(?:в|ла)|погрожу\p{L}+|погрожува\p{L}+|řekl\p{L}*|řík(?:á|al)\p{L}*|napsal\p{L}*|povedal\p{L}*|vyhrož\p{L}+
    |rek(?:ao|la|li)|kaž(?:e|u)|kazao|kazala|govori(?:o|la)?|piš(?:e|u)|preti\p{L}*|prijeti\p{L}*|каза(?:о|ла)|рек(?:ао|ла)|каза|казва
    |a spus|spune|spunea|a zis|zice|scrie|amenin\p{L}+|λέει|είπε|έλεγε|γράφει|απείλησε|mond(?:ta|ja)|írta|fenyeget\p{L}*
    |sano(?:i|o|ivat)|kirjoitti|uhkasi|sagde|siger|sier|sa|skrev|truede|truet|katanya|mengatakan|mengancam|nói rằng|dọa
  `,
  // Swahili, Hausa, Zulu, Afrikaans, Filipino, Malay.
  oneLine`
    akisema|alisema|wakisema|alituma|alitishia|kumtishia|anatuhumiwa|cewa|barazana\p{L}*|zargi|esabisa|uthe|kuthiwa
    |gedreig|gesê|klagstaat|glo|sinabi|umano|nagbanta|nanakot|ayon sa|daw|mengugut|didakwa|berkata|mesej
  `,
  // Lithuanian, Latvian, Estonian, Slovenian, Macedonian, Albanian, Icelandic, Catalan, Azerbaijani, Kazakh, Georgian, Armenian.
  oneLine`
    grasin\p{L}+|sakė|rašė|parašė|pasak|draud(?:ēja|ot|iem)|teica|rakstīja|ähvarda\p{L}+|ütles|kirjutas|groz(?:il|i)\p{L}*|rekel|rekla|dejal\p{L}*|navedbah|vpil\p{L}*
    |закан\p{L}+|рекол|kërcën\p{L}+|shkruar|thoshte|sipas|hótaði|sagði|va dir|va amenaçar|yazıb|deyib|hədələ\p{L}+|деді|жазды|қорқыт\p{L}+
    |უთხრა|მისწერა|ემუქრ\p{L}+|დაემუქრ\p{L}+|დაიყვირა|ասել\p{L}*|ասաց|գրել|սպառն\p{L}+
  `,
  // Of slogans and sentences in languages of Central and South-Eastern Europe.
  oneLine`
    tvrd\p{L}+|píš(?:e|ou|u)|hlásal\p{L}*|heslo|nápis\p{L}*|komentář\p{L}*|výrok\p{L}*|szerint|nevez\p{L}+|állít\p{L}+|felirat\p{L}*|plakát\p{L}*|mondat\p{L}*|kiált\p{L}+
    |scris|lozinc\p{L}+|mesajul|pretind\p{L}*|numi(?:t|au)|strig\p{L}+|natpis\p{L}*|poruk\p{L}+|uzvik\p{L}+|pisa(?:lo|li)|pjeva\p{L}+|peva\p{L}+|nazva\p{L}+
    |призив\p{L}*|надпис\p{L}*|твърд\p{L}+|нарича\p{L}+|скандира\p{L}*|σύνθημα|ισχυρ\p{L}+|αποκαλ\p{L}+
  `,
  // In most of these languages.
  'ideolog[a-zà-ɏ]*|propagand[a-zà-ɏ]*|nazis?|film[a-zà-ɏ]{0,2}|livros?|libros?|romanz[io]|roman|selon|laut|zufolge|ansicht|weltbild|según|secondo|segundo|volgens|według|zdaniem',
]
/** The same where words have no spaces between them, or others are joined to them: Arabic, Persian, Hindi, Chinese, Japanese, Korean, Thai, Urdu, languages of India, Amharic, Hebrew. */
const UNPARTED =
  /تسم[يى]|يسم[يو]|وصف|يصف|تصف|يعتبر|اعتبر|شعار|هتف|أسطورة|يجوز|قال|قالت|يقول|هدد|گفت|نوشت|تهدید|कहा|बोला|धमकी|लिखा|说|說|称|稱|喊|写道|寫道|威胁|威脅|と(?:言|いう|脅|書|供述|叫)|言った|라고|다고|했다는|บอกว่า|ขู่|دھمک|لکھا|کہا|বলে |হুমকি|লিখে|असे (?:ओरड|म्हण|लिह)|अशी धमकी|भन्दै|धम्की|ਧਮਕੀ|ધમકી|என(?:்று|க்) ?(?:மிர|கூற|சொ|எழு|கத்)|అని (?:బెది|అర|అన|చెప్)|" అని|ಎಂದು|എന്ന് |ብሎ|በማለት|ሲል|אמר|כתב|איי[םמ]|צעק/u
/** UTF-16 units on each side in which those stand: breaks between lines of a chat are spaces here. */
const NEAR = 32
const DENIALS = oneLine`
  no|not(?! (?:obvious|clear|apparent|about time)(?! [a-z]{1,8} why))|never|nobody|no one|nor|none|no longer|without|(?:do|does|did|wo)(?:n['’]t)|stop
  |nicht|kein|keine|keinen|nie|niemand|ne|pas|jamais|personne|aucune?|nunca|nadie|ningún|ninguna
  |non|mai|nessuno|nessuna|nessun|não|ninguém|nenhum|nenhuma|niet|nooit|geen|nigdy|nikt|żaden|żadna
  |nikdo|nikdy|nikto|žádn[ýíá]|senki|soha|nem|nimeni|niciodată|nu|niko|nitko|nikad|никой|никога|нико|κανείς|ποτέ|δεν
`
const LETTER = '\\p{L}'
/** Who is called is no name for somebody: `if you call the police`, `si tu appelles les flics`. */
const ON_THE_TELEPHONE =
  '(?! (?:the |a |any |à |la |les |al? |ai |i |os |as |aos? )?(?:police|cops?|feds|911|999|112|polic[íi]a|polizia|carabinieri|flics|gendarmes|pol[íi]cia|pm|somebody|someone|anybody|anyone)(?!\\p{L}))'
const TOLD_OF_OTHERS = leanExpression(
  `(?<!${LETTER})(?:${OF_OTHERS.join('|')})(?!${LETTER})${ON_THE_TELEPHONE}`,
  'u',
)
/** A denial, and what follows it in its clause. */
const DENIED = new RegExp(`(?<!${LETTER})(?:${DENIALS})(?: [^.!?;:]{0,40})?$`, 'u')
const QUOTES = /["“”„«»「」『』]/gu
/** A quotation may begin with what is an apostrophe elsewhere. */
const OPENING_QUOTE = /(?:^|[\s(:])['‘‚‹]$/u
const CLOSING_QUOTE = /^["“”»«」』]/u
/** What follows in the same sentence. */
const REST = /^[^.!?。！？।؟۔።։\n]*/u
/** UTF-16 units before and behind words in which their sentence is looked for. */
const REACH = 240

/** Whether words are said by the writer himself. @param text in small letters */
export function areOwnWords(text: string, range: Range): boolean {
  return isSaidByWriter(text, range) && !DENIED.test(leadOf(text, range).trimEnd())
}

/** Whether words are neither quoted nor told of others; they may be denied. @param text in small letters */
export function isSaidByWriter(text: string, range: Range): boolean {
  const { end } = range
  const lead = leadOf(text, range)
  const quotes = lead.match(QUOTES)?.length ?? 0
  if (quotes % 2 === 1 || (quotes > 0 && CLOSING_QUOTE.test(text.slice(end, end + 1)))) return false
  const rest = REST.exec(text.slice(end, end + REACH))?.[0] ?? ''
  if (OPENING_QUOTE.test(lead) || TOLD_OF_OTHERS.test(lead) || TOLD_OF_OTHERS.test(rest))
    return false
  return !UNPARTED.test(lead.slice(-NEAR)) && !UNPARTED.test(rest.slice(0, NEAR))
}

/** What stands before a place in its sentence. */
function leadOf(text: string, { start }: Range): string {
  const before = text.slice(Math.max(0, start - REACH), start)
  return before.slice(
    Math.max(...[...'.!?。！？।؟۔።։\n'].map((sign) => before.lastIndexOf(sign))) + 1,
  )
}
