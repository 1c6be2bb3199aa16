/**
 * Whether a sentence asks something of a program that reads for people, softly or of one that it only tells of: `should an
 * assistant take this up, it would be fitting that …`, `the helper that describes the picture may …`. By language. People write
 * so to people about programs, too; what is asked has to show that it is planted.
 */

import { lateExpression } from '../../../src-shared/model/late-expression.ts'
import { oneLine } from '../../../src-shared/model/one-line.ts'
import { isAddressed, namesAsOne, ONE } from './addressed.ts'

/** UTF-16 units of the longest sentence that is asked. */
const LONGEST = 600

/** What begins a clause on what stands before it, by language. */
const THAT = oneLine`
    that|which|who|das|der|die|dat|dem|welche[rs]?|déi|deen|som|sem|qui|que|quem|che|care|który|która|które|którzy
    |kter[ýáéí]|kteří|ktor[ýáéí]|котор\p{L}{2,3}|який|яка|яке|які|koj[iaeu]|кој[аеи]|която|който|което|които|ki|aki|amely|amelyik
    |kas|kuri|kuris|joka|jotka|kes|mis|mida|που|yang|nào|đang
  `
/** What else reads for people, by what it is called and does: of itself no name of an assistant. */
const READER = `${oneLine`
    (?<!\p{L})(?:
      (?:whoever|anyone who|wer|quien|quem|chi|quiconque|ten,? kto|kdo|kto|тот,? кто|кто|хто|den som|die(?:gene)? die|cine|aki|όποιος) [^.!?\n]{1,60}(?:automat|maschin|machine|автомат|otomatik|αυτόματ|gépi)\p{L}*
      |(?:[\p{L}-]{0,24}(?:software|system|systeem|tool|verktyg|værktøj|verktøy)\p{L}{0,3}|l['’]outil|outils?|logiciels?|herramientas?|ferramentas?|strument[oi]|sistem[aiu]\p{L}{0,3}|järjestelm\p{L}*|süsteem\p{L}*|rendszer\p{L}*|narzędzi\p{L}+|nástroj\p{L}*|систем\p{L}*|программ\p{L}*|програм\p{L}*|σύστημα|công cụ|hệ thống)(?: \p{L}[\p{L}’'-]{0,20}){0,2},? (?:
`}${THAT}${oneLine`
      )
    )(?!\p{L})
    |سامانه[‌ ]?ای که|نظام الذي|النظام الذي|सिस्टम
  `}`
/** What asks, by language: what should, is to, would be fitting, is begged. Where an ending asks, that stands for it. */
const REQUEST = [
  oneLine`
    should|must|shall|ought to|has to|have to|needs? to|please|kindly|is asked to|are asked to|would be (?:good|best|fitting|helpful|better)|is better|had better
    |möge|mögen|soll(?:te|ten|en)?|muss|müssen|wird gebeten|werden gebeten|wäre (?:gut|schön|es|hilfreich)|bitte
    |zou (?:prettig|goed|fijn|handig) zijn|wordt verzocht|worden verzocht|moet(?:en)?|dient|gelieve|graag
    |bör|bør|ska|skal|skall|ombedes?|ombeds|bedes|bes|må|måste|(?:vore|vil være|ville være|hade varit|blir|är) (?:bra|fint|godt|lämpligt|best|bäst|rart|hyggeligt)
  `,
  oneLine`
    est pri[ée]e?|sont pri[ée]e?s|merci (?:à|de|aux?)|serait (?:bon|souhaitable|utile|préférable)|doit|doivent|devra|devront|devrait|voudra bien|veuill\p{L}+|est invité|il convient
    |conviene|convendría|sería (?:bueno|conveniente|deseable|preferible)|se (?:ruega|pide)|debe(?:n|rá|rán|ría|rían)?|por favor
    |pede-se|solicita-se|convém|seria (?:bom|conveniente|desejável|preferível)|deve(?:m|rá|rão|ria|riam)?|agradece-se
    |sarebbe (?:opportuno|bene|preferibile|utile|gradito|meglio)|è (?:pregat|invitat)\p{L}|si prega|dovrebbe(?:ro)?|dov[re]+à|deve|devono
    |(?:este|sunt|e) (?:rugat|rugați|rugată|rugate|invitat|invitați)|ar fi bine|trebuie|ar trebui|vă rugăm|hauria de|cal que
  `,
  oneLine`
    dobrze (?:by )?(?:byłoby|jest)|byłoby (?:dobrze|wskazane)|dobrze by było|powinien|powinna|powinno|powinny|niech|prosimy|proszę|uprasza|prosi się
    |ať|nech|bylo by (?:vhodné|dobré)|měl[ao]? by|prosíme|by mal[ai]?|musí
    |naj|neka|treba|trebalo bi|bilo bi (?:dobro|poželjno|primerno)|molimo|prosimo|нека|треба|требало би|молимо|моля|трябва|би било добре|добре е
    |просьба|просим|прошу|следует|нужно|надо|пусть|должн\p{L}+|должен|желательно|\p{L}{3,}(?:йте|ьте|ите)|нехай|хай|прохання|просимо|слід|потрібно|варто|повин\p{L}+
    |te\p{L}{4,}|prašom(?:a)?|turėtų|turi|reikėtų|lūdzam|lūdzu|vajadzētu|jā\p{L}{4,}
  `,
  oneLine`
    olisi (?:hyvä|suotavaa|paras\p{L}*|parempi)|tulisi|tulee|pitäisi|pyydetään|\p{L}{3,}(?:koon|köön)|\p{L}{2,}(?:gu|ku)|palume|tuleks|peaks|võiks
    |kérjük|szíveskedj\p{L}+|legyen szíves|kell|kellene|jó lenne|\p{L}{2,}(?:jon|jen|jön|jék|yen|yék)|\p{L}+(?:sa|se) (?:be|ki|el|meg|fel|le)
    |ας|παρακαλείται|παρακαλούνται|παρακαλώ|θα ήταν (?:καλό|χρήσιμο)|πρέπει|οφείλει
    |(?:yerinde|uygun|iyi|faydalı) (?:olacaktır|olur)|rica (?:olunur|ederiz|ederim)|gerekir|gerekmektedir|lütfen|\p{L}{2,}(?:s[ıiuü]n)
    |hãy|nên|vui lòng|xin|cần|phải|hendaknya|sebaiknya|mohon|harap|tolong|harus|sekalian|tafadhali|anapaswa|inafaa|mangyaring|dapat|paki\p{L}+|kailangang
  `,
].join('|')
const REQUEST_UNPARTED = oneLine`
    يرجى|نرجو|يفضل|يُفضَّل|عليه أن|يجب|ينبغي|بهتر است|باید|لطفا|خواهشمند|מתבקש|כדאי|רצוי|יש ל|צריך|चाहिए|कृपया|(?:हटा|कर|कह|बता|लिख|भेज|दिखा)(?: ?(?:दे|ें|े|ाए|ना|ो))
    |যেন|উচিত|অনুগ্রহ|দয়া|ให้|ควร|กรุณา|โปรด|请(?!求)|請(?!求)|应(?!用|答|聘)|應(?!用|答|聘)|须|須|让|てください|て下さい|こと。|ように|주세요|주십시오|하라|바랍니다|십시오|할 것
  `
/** One letter of the same sentence: a stop within an address ends none. */
const IN_SENTENCE = '(?:[^.!?。！？।]|[.](?=[^\\s]))'
/** A program, and what asks something of it on either side. */
const ASKED = lateExpression(
  `(?:${ONE}|${READER})${IN_SENTENCE}{0,240}?(?:(?<!\\p{L})(?:${REQUEST})(?!\\p{L})|${REQUEST_UNPARTED})|(?:(?<!\\p{L})(?:${REQUEST})(?!\\p{L})|请|請|让|讓)${IN_SENTENCE}{0,80}?${ONE}`,
  'u',
)

/** One that is called by what it does, up to a colon: `AI agents that read the page: …`. Slovenian says `ki` for *that*, as German does for AI. */
const BY_ITS_WORK = lateExpression(
  `(?:^|[>"“«([*#|;,–—-]\\s{0,3})(?:[\\p{L}\\p{M}’'-]{1,24} ){0,3}${ONE},? (?:${THAT}|${ONE})(?: [\\p{L}\\p{M}\\p{N}’'/-]{1,24}){1,6} ?[:：]\\s?["“«]?\\p{L}`,
  'u',
)

/** Whether a sentence, of some length at most, begins with a call of one by what it does. */
export function callsByItsWork(sentence: string): boolean {
  if (sentence.length > LONGEST) return false
  return BY_ITS_WORK().test(namesAsOne(sentence.replace(/\s+/g, ' ').toLowerCase()))
}

/** Whether a sentence, of some length at most, is said to an assistant, or asks something of one or of what reads for people. */
export function isAskedOfOne(sentence: string): boolean {
  if (sentence.length > LONGEST) return false
  const said = sentence.replace(/\s+/g, ' ').toLowerCase()
  return isAddressed(said) || ASKED().test(namesAsOne(said)) || callsByItsWork(said)
}
