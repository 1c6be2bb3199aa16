/**
 * Whether a passage holds nothing by which an order to an assistant is known: it calls none, gives none a role, lifts
 * no rules, asks for no answer and for nothing that stands before, sends nothing anywhere and keeps nothing from
 * anybody. A network that takes such a passage for an attack goes by its tone alone, as that of a leaflet or of a
 * form. Of passages in other languages than those listed nothing is said, since their signs are not known, but of a
 * message of a few words, which a network takes for an order in any language: of 179 between people it took 12 for
 * attacks.
 */

import { lateExpression } from '../../../../src-shared/model/late-expression.ts'
import { leanExpression } from '../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import type { Range } from '../../../../src-shared/model/spans.ts'
import { withoutGuards } from '../../../chunk/notes/guarded-secrets.ts'
import { DESTINATION } from '../destination.ts'
import { beginsWithVerb } from '../signs.ts'
import { callsAssistant } from './calls.ts'
import { withoutWhereToWrite } from './where-to-write.ts'

/** What it is made to be from now on. */
const ROLE = [
  oneLine`
    you(?: are|['’]re|r)? (?:
      now|an?|no longer|running|operating|in an?|free|going to (?:be|act)
    )\b
    |\bur an?\b|\b(?:act|behave|respond|answer|speak) (?:as|like)\b|\bpretend(?:ing)?\b
    |\brole-?play|\bfrom (?:now|here|this point) on|\bstay in character
    |\b(?:
      developer|debug|test|admin|god|sudo|root|unrestricted|maintenance|service|staff|employee
      |manager
    ) mode\b
    |\bDAN\b|\bdo anything\b|\bnew (?:task|role|instructions?|rules?|system prompt)\b
    |\b(?:
      priority|main|special|next|assigned (?:a|this|the)
    ) (?:task|case|question|instructions?)\b
    |\b(?:this is a|for) test(?:ing)?\b|\btraining exercise\b|\byour task is\b
    |\blong-term memory\b
  `,
  oneLine`
    (?<!\p{L})(?:
      (?:jetzt|nun|ab jetzt|von nun an|du) bist|bist du|ab jetzt|ab sofort|von nun an
      |stell dir vor,? du|neue aufgabe|tu es (?:maintenant|désormais)|désormais
      |à partir de (?:maintenant|là)|imagine que tu|nouvelle (?:tâche|consigne)|ahora eres
      |eres ahora|a partir de (?:ahora|agora)|desde ahora|finge|nueva tarea|ora sei|sei ora
      |d[’']ora in (?:poi|avanti)|fingi|nuovo compito|você (?:agora )?é|agora és|finja
      |nova tarefa|vanaf nu|je bent nu|nieuwe taak|od teraz|od tej (?:chwili|pory)
      |jesteś teraz|udawaj|с этого момента|отныне|теперь ты|ты теперь|новая задача|відтепер
      |bundan sonra|bundan böyle|şu andan itibaren
    )(?!\p{L})
  `,
  '从现在(?:起|开始)|你现在是|扮演|新(?:的)?任务|これから(?:は)?あなた|今から|あなたは(?:今|もう)|지금부터|이제부터|너는 이제|당신은 이제|من الآن|أنت الآن|अब से|अब तुम',
]
/** Rules that end: a verb of dropping and what is dropped, or the other way round. */
const RULES = oneLine`
    (?:
      instru\p{L}*|instrukc\p{L}*|instrukt\p{L}*|rules?|guidelines?|prompts?|polic(?:y|ies)
      |restrict\p{L}*|constraints?|limits?|limitations?|filters?|programming|safeguards?
      |directives?|training|criteria|checklist|filter|above|previous|prior|earlier|preceding
      |everything|anweisung\p{L}*|vorgaben?|regeln?|befehle?|bisherig\p{L}*|vorherig\p{L}*
      |alles|consignes?|règles?|tout|précédent\p{L}*|reglas?|normas?|todo|anterior\p{L}*
      |istruzion\p{L}*|regol[ae]|tutto|precedent[ei]|regras?|tudo|regels?|alles|polece\p{L}*
      |zasad\p{L}*|ogranicze\p{L}*|poprzedni\p{L}*|инструкц\p{L}*|правил\p{L}*|ограничен\p{L}*
      |указани\p{L}*|предыдущ\p{L}*|інструкц\p{L}*|talimat\p{L}*|kural\p{L}*|önceki|指示|ルール|規則
      |命令|指令|规则|限制|要求|之前|以上|지시|규칙|제한|이전|تعليمات|قواعد|ط\p{M}?لب|निर्देश|नियम
    )
  `
const DROPPED = oneLine`
    (?:
      ignor\p{L}*|disregard\p{L}*|leave out|forget\p{L}*|bypass\p{L}*|overrid\p{L}*
      |overrul\p{L}*|supersed\p{L}*|discard\p{L}*|skip|drop|suspend\p{L}*|lifted|void|revoked
      |set aside|do(?:es)? not (?:apply|count|listen)|don['’]t (?:apply|count|listen)
      |no longer|regardless of|no matter what|means? nothing|without|vergiss\p{L}*
      |vergess\p{L}*|ignorier\p{L}*|missacht\p{L}*|überspring\p{L}*|abweichend|gelten nicht
      |aufgehoben|oublie\p{L}*|annul\p{L}*|périm\p{L}*|s['’]appliquent pas|suspendu\p{L}*
      |olvid\p{L}*|descart\p{L}*|omit\p{L}*|dimentic\p{L}*|esque[cç]\p{L}*|vergeet|negeer
      |zapomnij|zignoruj|pomiń|nie obowiązuj\p{L}*|забуд\p{L}*|игнорир\p{L}*|не действ\p{L}*
      |unut\p{L}*|görmezden|geçersiz\p{L}*|忘れ|無視|従わ|忽略|忘记|无视|停止|잊|무시|تجاهل|انس|भूल|अनदेखा
    )
  `
const LIFTED = [
  `${DROPPED}[^.!?。\\n]{0,60}${RULES}`,
  `${RULES}[^.!?。\\n]{0,60}${DROPPED}`,
  oneLine`
    \b(?:
      what|everything|anything|the (?:task|job|question|work)
    ) (?:that )?you (?:were|have been|had been) (?:asked|told|given|instructed)\b
  `,
]
/** What advertising has its readers forget: all that they know of its matter, and no rules. */
const KNOWN_OF_A_MATTER = leanExpression(
  oneLine`
    (?:everything|all|what|alles|tout|todo|tudo|tutto|wszystko|всё|все)[^.!?\n]{1,16}(?:
      know|knew|weißt|wisst|wissen|savez|sais|sabes|sabéis|sabe|sapete|sai|weet|wiesz|знаешь|знаете
    )\s(?:about|of|über|von|sur|de|sobre|su|di|del|dei|over|o|об?)\s
  `,
  'giu',
)
/** What contracts leave aside when they choose a law, and no rule that somebody was given: "without regard to any conflict of laws rules". */
const CONFLICT_OF_LAWS = /\b(?:conflicts?|choice) of laws? (?:rules?|principles?|provisions?)\b/gi
/** What is to be answered, and what stands before it. */
const ANSWER = [
  oneLine`
    \b(?:your|the|a) (?:\w+ )?(?:response|answer|reply|output|next message)\b
    |\b(?:respond|reply|answer|output|repeat|print) (?:
      with|only|in|by|all|every|everything|the (?:text|words|following)
    )\b
    |\bthe following (?:string|text|sentence)\b|\bbase64\b|\bverbatim\b|\bword for word\b
    |\bsystem (?:prompt|message)\b
    |\byour (?:initial |original |hidden |system |first )?(?:
      prompt|instructions|rules|guidelines|configuration
    )\b
    |\b(?:written|text|everything|words?|lines?|saw|stands?) (?:above|before)\b
    |\b(?:above|before|prior to) my\b
    |\b(?:the|your|any|every|this|whatever) (?:\w+ )?summar(?:y|ies)\b
    |\b(?:ask|tell|show|urge) (?:the |your |its )?(?:user|reader|customer|shopper|human)s?\b
  `,
  oneLine`
    (?<!\p{L})(?:
      dein\p{L}{0,2} (?:antwort|ausgabe|zusammenfassung|anweisung\p{L}*|prompt|regeln)
      |systemprompt|systemanweisung|antworte (?:nur|mit)|vor meiner nachricht|dem nutzer
      |(?:ta|votre|dans la) réponse|réponds (?:par|avec|uniquement|seulement)|prompt système
      |tes (?:consignes|instructions|règles)|(?:tu|su|la) respuesta|responde (?:solo|con|que)
      |contesta que|prompt del? sistema|tus (?:instrucciones|reglas)|(?:tua|nella) risposta
      |rispondi (?:solo|con)|prompt di sistema|tue istruzioni|(?:tua|sua) resposta
      |prompt do sistema|tuas instruções|je antwoord|systeemprompt
      |(?:twojej|swojej) odpowiedzi|odpowiedz|системн\p{L}+ (?:промпт\p{L}*|сообщени\p{L}*)
      |в (?:своём )?ответе|ответь|yanıtın\p{L}*|cevabın\p{L}*|sistem (?:istemi|mesajı)
    )(?!\p{L})
  `,
  '系统提示|回答(?:中|里|用户)|输出|告诉用户|システムプロンプト|利用者に|시스템 프롬프트|사용자에게|موجه النظام|المستخدم|सिस्टम (?:प्रॉम्प्ट|संदेश)|उपयोगकर्ता',
]
/** What is kept from somebody or left out, and where something is sent or fetched. */
const AGAINST = [
  oneLine`
    \b(?:
      do not|don['’]t|never|without|need(?: not|n['’]t)|leave out|omit
    ) (?:to )?(?:\w+ ){0,2}?(?:
      tell\w*|mention\w*|inform\w*|notify\w*|ask\w*|reveal\w*|disclos\w*|log\w*|report\w*
      |confirm\w*|that you
    )\b
    |\b(?:secretly|silently|covertly)\b|\bleave (?:it|this|that|them|the [\w ]{1,24}) out\b
  `,
  oneLine`
    (?<!\p{L})(?:
      (?:
        erwähn|verrat|sag|zeig|protokollier|meld
      )\p{L}* (?:\p{L}+ ){0,3}(?:nicht|nie|kein\p{L}*)
      |ne (?:le |la |lui )?(?:dis|mentionne|dites|mentionnez|signale|indique)\p{L}*
      |sans (?:demander|prévenir|notification|mentionner)
      |no (?:se )?(?:lo |le )?(?:digas|menciones|avises|registres|informar|informes)
      |sin (?:pedir|mencionar|avisar)|não (?:o |lhe )?(?:digas?|menciones?|registre|avise)
      |non (?:lo |dirlo|dire|menzionare|segnalare)|vermeld (?:het |dit )?niet
      |nie (?:mów|wspominaj|informuj|zapisuj)|не (?:говори|упоминай|сообщай)
    )(?!\p{L})
    |söyleme|bahsetme|知らせない|伝えない|言わない|不要(?:告诉|提及)|말하지 마|알리지 마|لا تذكر|मत बता
  `,
  oneLine`
    \b(?:forward|send|upload|export|copy|post|transfer)\b[^.!?\n]{0,40}\b(?:
      mails?|e-?mails?|inbox|messages|contacts|address book|files|documents|folder
      |conversation|history|credentials|database
    )\b
  `,
  DESTINATION,
  '\\b(?:curl|wget)\\b|~/|/etc/|/run/|\\.env\\b|!\\[|<script|<img',
]
/** Marks by which a prompt parts its sides. */
const FORGED = oneLine`
    <\|?/?(?:system|im_|inst|user|assistant|rules?|prompt|instruct|important|admin)
    |\[/?(?:inst|system|admin|test)|(?:^|\n)\s*(?:#{2,} )?(?:system|instructions?) ?:
    |\*\*\* ?\p{Lu}
  `
const SIGN = lateExpression([...ROLE, ...LIFTED, ...ANSWER, ...AGAINST, FORGED].join('|'), 'iu')

const wordSet = (line: string): ReadonlySet<string> => new Set(line.split(' '))

/** Words that hold each of the languages together whose signs are listed; no more of those that English has, too, or that are of two letters. */
const ENGLISH = wordSet(
  'the a an and to for with that this these are from not have has you your they their its which would should of in is it be on as or if can will all was by do what here there before after every when who how any we our then than into about but no',
)
const FUNCTION_WORDS = [
  ENGLISH,
  ...[
    'der die das und ist nicht ein eine einer einen einem eines zu den mit von für auf im in sie ich wird werden dem des sich auch wenn er es nur wer habe hat haben aus bei wie was wir ihr ihre als oder aber dass nach kein keine vor zum zur noch dann über durch sind',
    'le la les des du et est un une dans pour que qui ne pas vous tu il au sur à ce par plus de en aux avec elle nous ses leur mais cette ces sont comme',
    'el la los las un una del de en que es por con se lo su al y no como más para pero les este esta cuando',
    'il la gli un una uno di del dello della dei degli delle a allo alla alle da dal dalla nel nella nei nelle sul sulla sui con per che chi e è non si più anche sono lei questo questa',
    'o a os um uma do da dos das de em na nas num numa que e não para por pelo pela com ao aos mas mais como foi são ser sem seu sua ele ela isso este esta quando',
    'de het een van en in is dat op te voor met niet deze dit zijn aan jij hij wij wat wie als maar naar uit bij ook nog dan geen heeft hebben worden wordt',
    'i w na do nie się to z jest że oraz lub po jak czy tak już dla przez przy tylko gdy jeśli być był była tego tej tym tych ich jego jej mnie ona oni nad bez kto który która które',
    've bir bu da de için ile olarak daha',
    'и в во не на что с со по это как для или все всё а но о об от до из за у к же бы ли то он она они мы вы я ты его её ее их так уже если когда только при был была было были есть нет где кто который которые том этом',
  ].map(wordSet),
]
/** The share of one's words from which a passage is in it; of prose they are a third. */
const KNOWN_FROM = 0.24
/** Neighbours share short words; fewer tell nothing. */
const FEWEST = 3
/** What is no prose in any language: a command behind the prompt of a shell, the source of a manual page. */
const NO_PROSE = /^[ \t]*\$ \S|^\.(?:B|HP|I|IP|LP|P|PP|RE|RS|SH|SS|TH|TP|sp)\b/m
/**
 * Figures and signs, and their share from which a passage is a table or a record; figures within words are letters in
 * disguise.
 */
const SIGNS = /(?<![\p{L}\p{N}])\p{N}+(?![\p{L}\p{N}])|[^\p{L}\p{M}\p{N}\s]/gu
const OF_SIGNS_FROM = 0.2
/** An address has words of no language, and in a short mail more of them than all else. */
const ADDRESS = /(?<!\S)\S*(?:https?:|www\.|@)\S*/gi
/** The place of a value before it, as definitions of tools are laid out: `inputSchema.properties.city:`. */
const PLACE_OF_VALUE = /(?<!\S)[\p{L}_$][\w$-]*[.[][\w$.[\]-]{1,400}:(?!\S)/gu
const KNOWN_SCRIPT = /[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af\u0600-\u06ff\u0900-\u097f]/u

/** Whether a stretch, in a language whose signs are listed, holds none of an order to an assistant. */
export function isUnaddressed(text: string, range: Range): boolean {
  const passage = text.slice(range.start, range.end)
  return (
    (isInListedLanguage(passage) || isTitleInEnglish(text, range) || isShortMessage(text)) &&
    !holdsSign(passage) &&
    !callsAssistant(text, range)
  )
}

/** Hebrew, Armenian, the scripts of India but Devanagari, Burmese, Georgian, Amharic, Khmer. */
const UNLISTED_SCRIPT = /[\u0530-\u05ff\u0980-\u0dff\u0f00-\u10ff\u1200-\u137f\u1780-\u17ff]{2}/u
/** Words that hold Swahili, Filipino and Hausa together. */
const UNLISTED_WORDS = [
  'na ya wa kwa ni za la katika kuwa hii hiyo yako yangu ikiwa kama lakini bila yeyote',
  'ang ng mga sa na ay at ko mo ka ni si para kung hindi ito namin ninyo kapag pa tayo po',
  'da na ya ta an ba wani cewa ce ne zuwa kuma don daga cikin idan ina sake',
].map(wordSet)

/**
 * Whether a stretch is prose in a language of which the guard learned hardly any orders, and calls no assistant. It takes what is
 * threatened, warned of or told there for an order by its tone: of 55 harmless texts of forty languages it took five for attacks,
 * at 0.57 to 0.76.
 */
export function isInUnlistedLanguage(text: string, range: Range): boolean {
  const passage = text.slice(range.start, range.end)
  const words = wordsOf(passage)
  return (
    (UNLISTED_SCRIPT.test(passage) ||
      (UNLISTED_WORDS.some((ofOne) => isHeldBy(ofOne, words)) && !isInListedLanguage(passage))) &&
    !holdsSign(passage) &&
    !callsAssistant(text, range)
  )
}

/** UTF-16 units on each side of a title that show its language. */
const REACH = 600
/** What parts the sentences, elements and remarks of a passage. */
const PARTS = /[.!?\n]|<!--|-->|<\/?[a-z][^<>\n]{0,200}>/i
/** Elements and declarations of markup, whose names are of no language; remarks are prose. */
const TAG = /<[/?!a-z](?!--)[^<>]{0,400}>/gi
/** Words of a part that tells something. */
const FEWEST_TOLD = 3

/**
 * Whether a passage is made of titles of an English text: `Enable sub-pixel rendering`. They have too few of the words that
 * hold a language together, but each begins with a verb of English, as no order of another language within the text does.
 */
function isTitleInEnglish(text: string, { start, end }: Range): boolean {
  const around = `${text.slice(Math.max(0, start - REACH), start)} ${text.slice(end, end + REACH)}`
  const parts = text
    .slice(start, end)
    .split(PARTS)
    .map((part) => part.trim())
    .filter((part) => wordsOf(part).length >= FEWEST_TOLD)
  return (
    parts.length > 0 &&
    parts.every((part) => beginsWithVerb(part) || isInListedLanguage(part)) &&
    isHeldBy(ENGLISH, wordsOf(around.replace(TAG, ' ')))
  )
}

/** Words of a message in which those that hold its language together are too few to count, at least and at most. */
const FEWEST_WORDS = 2
const FEW_WORDS = 8
/** UTF-16 units of so many words, at most. */
const FEW_UNITS = 120
/** Its words that are English, too: `we`, `in`. */
const MOST_ENGLISH = 1

/** Whether a text is a message of a few words, as people send each other, that is not English. */
function isShortMessage(text: string): boolean {
  if (text.length > FEW_UNITS) return false
  const words = wordsOf(text)
  return (
    words.length >= FEWEST_WORDS &&
    words.length <= FEW_WORDS &&
    words.filter((word) => ENGLISH.has(word)).length <= MOST_ENGLISH &&
    !beginsWithVerb(text)
  )
}

/** Whether a passage holds a sign of an order to an assistant. */
export function holdsSign(passage: string): boolean {
  return SIGN().test(
    withoutWhereToWrite(
      withoutGuards(passage).replace(KNOWN_OF_A_MATTER, ' ').replace(CONFLICT_OF_LAWS, ' '),
    ),
  )
}

/** Whether a passage is in a language whose signs are listed, or no prose at all. */
export function isInListedLanguage(passage: string): boolean {
  if (KNOWN_SCRIPT.test(passage) || NO_PROSE.test(passage) || isOfSigns(passage)) return true
  const words = wordsOf(passage)
  return FUNCTION_WORDS.some((ofOne) => isHeldBy(ofOne, words))
}

/** The words of a passage in small letters, those of addresses and of the places of values aside. */
function wordsOf(passage: string): readonly string[] {
  return (
    passage
      .replace(ADDRESS, ' ')
      .replace(PLACE_OF_VALUE, ' ')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  )
}

/** Whether the words that hold a language together are so many that it is the language. */
function isHeldBy(ofOne: ReadonlySet<string>, words: readonly string[]): boolean {
  const holding = words.filter((word) => ofOne.has(word)).length
  return holding >= FEWEST && holding > KNOWN_FROM * words.length
}

/** Whether a passage holds more figures and signs than prose does, as tables, records and lists of a store do. */
function isOfSigns(passage: string): boolean {
  const signs = passage.match(SIGNS)?.join('').length ?? 0
  return signs >= OF_SIGNS_FROM * passage.replace(/\s+/g, ' ').length
}
