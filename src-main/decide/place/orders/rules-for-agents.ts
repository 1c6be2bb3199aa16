/**
 * Whether a text is what the owner of an assistant tells it: a system prompt, the rules of a repository for agents, a
 * skill, the description of a tool, a prompt in a program. Orders to an AI belong there. What is aimed against the owner or the user does not:
 * secrecy towards them, what is sent away, secrets, rules that end.
 */

import { lateExpression } from '../../../../src-shared/model/late-expression.ts'
import { leanExpression } from '../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import type { Range } from '../../../../src-shared/model/spans.ts'
import { withoutGuards } from '../../../chunk/notes/guarded-secrets.ts'
import { DESTINATION } from '../destination.ts'
import { holds } from '../signs.ts'
import { textAround } from '../text-around.ts'
import { isToldOpenly } from './told-openly.ts'

/** UTF-16 units of the begin of a text: its first words, and its first fields. */
const HEAD = 500
const FIELDS = 2_000

/** The fields of skills, agents and rules of editors between the lines of their front matter. */
const FRONT_MATTER = new RegExp(
  oneLine`
    ^\s*(?:\x60\x60\x60\w*\n)?---\n(?:[^\n]*\n){0,20}?(?:
      description|globs|tools|allowed-tools|alwaysApply|applyTo
    ): ?[^\n]*\n(?:[^\n]*\n){0,20}?---
  `,
)
/** The names of files of rules for agents, and what their readers are called in headings. */
const HEADING = leanExpression(
  oneLine`
    ^[^\n]{0,60}\b(?:
      AGENTS(?:\.md|\b)|CLAUDE\b|GEMINI\.md|SKILL\.md|[Cc]opilot[- ][Ii]nstructions
      |[Cc]ursor ?[Rr]ules|[Ss]ystem[- ][Pp]rompt|Systemanweisung|[Cc]onsignes? système
      |[Ii]nstrucciones del sistema|[Ii]struzioni di sistema|[Ii]nstruções do sistema
      |[Ss]ysteeminstructie|[Ii]nstrukcj[ae] systemow|[Сс]истемн(?:ая инструкция|ый промпт)
      |システムプロンプト|系统提示|시스템 프롬프트
    )
    |^Notes (?:to|for) (?:Claude|Codex|Copilot|Cursor|Gemini|agents|assistants)\b
    |^#{1,3} [^\n]{0,40}\b(?:with|from|by) an? (?:AI |coding )?(?:agent|assistant)\b[^\n]{0,20}\n
    |^(?:#{1,3} )?(?:[Rr]ole|[Rr]olle|[Rr]ôle|[Rr]uolo|[Rr]ol|[Рр]оль|役割|角色) ?[:：]
    |^<system(?:[-_ ]?prompt)?>\s*(?:<\w+>|[Yy]ou are (?:an?|the|our) (?!ai\b|AI\b))
    |^(?:#{1,3} |\*\*)(?:
      (?:[Nn]otes?|[Rr]ules|[Ii]nstructions|[Gg]uidelines)\b[^\n:]{0,30}|[Ff]or |[Tt]o )?\b(?:[Cc]oding )?(?:
      AIs?|[Aa]gents?|AI [Aa]gents?|[Aa]ssistants?|AI [Aa]ssistants?|Claude|Codex|Copilot
      |Cursor|Gemini|LLMs?
    )\b[^\n:]{0,30}(?:\n|$)
  `,
)
/** Who the reader is: the one whom a firm, a house or a program employs. */
const EMPLOYED = leanExpression(
  oneLine`
    ^(?:#[^\n]{0,80}\n+|\*\*[^\n]{0,80}\n+|system: ?|<system>\s*)?(?:
      you(?:['’]re| are) (?:an?|the|our|"?[A-Z]\w+"?,? (?:an?|the|our)) [^\n]{0,80}?\b(?:
        advis[eo]r|agent|analyst|architect|assistant|attendant|bot|clerk|coach|concierge
        |copywriter|designer|developer|editor|engineer|expert|guide|helper|librarian|mentor
        |proofreader|receptionist|reviewer|specialist|teacher|translator|tutor|writer
      )\b
      |you (?:
        answer|assist|draft|help|represent|review|summari[sz]e|support|translate|write
      )\b
      |(?:Du bist|Sie sind) (?:der|die|ein|eine) |(?:Tu es|Vous êtes) (?:une? |l['’]|le |la )
      |(?:Eres|Usted es) (?:el|la|una?) |Sei (?:l['’]|il|la|una?) ?|Você é (?:o|a|uma?) |(?:Je|Jij) bent (?:de|het|een)(?= )|Jesteś \p{L}+em(?= )
      |(?:
        Du bist|Du är|Du er|Tu es|Vous êtes|Eres|Sei|Você é|Je bent|Jesteś|Jsi|Olet|Kamu adalah
        |Anda adalah|Ты|Вы|Ти|Ви
      )(?: ?[—–-])? (?:[\p{L}-]{1,24}, )?(?:[\p{L}-]{1,24}[ '’]){0,3}?[\p{L}-]{0,12}?(?:
        advis|asist|assist|asyst|avusta|berat|chatbot|consul|hilf|hjälp|hulp|konsul|dorad|poradc
        |recep|rezept|tutor|асист|ассист|консульт|помощни|помічни
      )\p{L}*
      |Sen [^.!?\n]{0,80}(?:asistan|danışman|görevli|resepsiyonist|rehber)\p{L}{0,6}s[ıiuü]n(?!\p{L})
      |あなたは|(?:你|您)是|당신은
    )
  `,
  'iu',
)
/** A tool as protocols describe it, and as lists of tools are written for people and prompts. */
const TOOL =
  /["']?(?:inputSchema|input_schema|parameters)["']?\s*:|^\s*(?:```\w*\n)?(?:name|(?:[Tt]ool|[Ff]unction)(?:[ _][Nn]ame)?): [^\n]+\n\s*(?:[Dd]escription|[Ss]ummary):/

/** Whether a text, by its head, is what an assistant is told by its owner. */
export function isToldToAgents(text: string): boolean {
  const head = text.slice(0, HEAD).trimStart()
  const fields = text.slice(0, FIELDS)
  return (
    [FRONT_MATTER, TOOL].some((sign) => sign.test(fields)) ||
    [HEADING, EMPLOYED].some((sign) => sign.test(head))
  )
}

/** Lines as programs have them, and those from which a text is one. */
const CODE = new RegExp(
  oneLine`
    ^[ \t]*(?:
      import|from|def|class|const|let|var|function|export|return|module\.exports|package|using
      |public|private|#include|<\?php|fn|type|interface|async
    )\b
  `,
  'gm',
)
const FEWEST_LINES = 2
/** The name under which a program keeps a prompt, and hands it on. */
const PROMPT_NAME = new RegExp(
  oneLine`
    \b\w{0,40}(?:prompt|system_?message|instructions|persona)\w{0,40}["']?\s{0,4}(?:=>?|:)
    |(?:\bsystem["']?\s{0,4}(?:=>?|:))|["']role["']\s{0,4}:\s{0,4}["']system["']
  `,
  'i',
)
/** UTF-16 units on each side of a passage in which both are looked for. */
const PROMPT_REACH = 1_500
/** Signs that begin a line of a comment, which the program hands nobody. */
const COMMENT = /^[ \t]*(?:#|\/\/|\/?\*|--|<!--|;)/

/**
 * Whether a stretch stands in a program that keeps a prompt, and in no comment of it.
 * @param lineStart where the line begins in which it begins
 */
export function isPromptOfProgram(text: string, range: Range, lineStart: number): boolean {
  const near = textAround(text, range, PROMPT_REACH)
  if (!PROMPT_NAME.test(near) || !holds(near, CODE, FEWEST_LINES)) return false
  return !COMMENT.test(text.slice(lineStart, range.end))
}

/** What agents are seldom told by their owner, by what it concerns. */
const AGAINST_OWNER = leanExpression(
  [
    // Where something is sent, and what is secret.
    `@[\\w-]+\\.\\w|${DESTINATION}`,
    oneLine`
      \b(?:
        secrets?|passwords?|credentials?|api keys?|tokens?|ssh|system prompt
        |your (?:system |initial )?(?:prompt|instructions)
      )\b
    `,
    '~/\\.|(?<!\\w)(?:/etc/|\\.(?:env|netrc|npmrc|pgpass)\\b)',
    // Rules that end.
    oneLine`
      \b(?:
        ignor\w+|disregard\w*|forget\w*|bypass\w*|overrid\w+|outrank\w*|unrestricted
        |unfiltered|uncensored|restrictions?|no (?:longer|rules|limits|filters?)
        |without (?:any )?(?:rules|limits|filters?)|refus\w+|comply|any(?:thing)? now
        |jailbr\w+|pretend\w*|opposite
      )\b
    `,
    oneLine`
      ohne (?:regeln|filter|einschränk)|keine (?:regeln|filter|grenzen)
      |sans (?:règle|filtre|limite|restriction)
      |(?:sin|sem|senza|ni) (?:regl|regr|regol|filtr|límit|limit|restri)
      |(?:plus de|no tienes|não tem|non hai)|zonder (?:regels|filter|grenzen)
      |bez (?:zasad|filtr|ogranicze)|без (?:правил|фильтр|ограничен)
      |(?:没有|不受)(?:任何)?(?:限制|规则|约束)|制限(?:なし|のない)|ルールなし|제한 없|بدون (?:قيود|قواعد)
    `,
    // What the owner or the user is not to know, or not asked.
    oneLine`
      \b(?:
        secretly|quietly|silently|nobody|no one|unnoticed|hidden|hide\w*|no trace|left out
        |leave (?:it|this|that|them) out|own opinion|back-?dat\w+
        |without (?:checking|asking|telling|mentioning|comment)
      )\b
    `,
    oneLine`
      \b(?:do not|don['’]t|never|not|need not|needn['’]t) (?:to )?(?:
        tell\w*|mention\w*|inform\w*|notify\w*|ask\w*|show\w*|report\w*|log\w*|flag\w*
        |point\w*
      )\b
    `,
    oneLine`
      nicht (?:erwähn|sagen|verrat|mitteil|anzeig|angezeigt|protokoll)\p{L}*|heimlich
      |unbemerkt
      |ne (?:le |la |lui )?(?:dis|mentionne|dites|mentionnez|signale\p{L}*) (?:pas|rien)
      |no (?:se )?(?:lo |le )?(?:digas|menciones|avises|registres|diga|mencione)
      |não (?:o |lhe )?(?:diga|mencione|registre|avise)
      |non (?:lo |dirlo|dire|menzionare|segnalare)|vertel (?:het |dit )?niet
      |vermeld (?:het |dit )?niet|nie (?:mów|wspominaj|informuj)
      |не (?:говори|упоминай|сообщай)|söyleme|bahsetme|(?:伝え|言わ|知らせ)ないで|不要(?:告诉|提及)|말하지 마
      |알리지 마
    `,
    // What does harm.
    '\\b(?:force-push|curl|wget|hacks?|exploits?|attack\\w*)\\b',
  ].join('|'),
  'iu',
)

/** What does harm as well, where it is no tool that is there for it. */
const HARM = /\b(?:delete\w*|admin\w*|transfer\w*|pay\w*|refund\w*|approv\w+|unlock\w*)\b/i

/**
 * An assistant that is told to keep to its rules, by language: whatever it is shown, whoever asks, it follows no order there and
 * stays what it is; nobody plants that.
 */
const DEFENCES = lateExpression(
  [
    oneLine`
      \b(?:ignore|disregard|(?:do not|don['’]t|never) (?:follow|obey)) (?:any |all )?(?:
        instructions|commands|orders|requests|prompts
      )(?: that)? (?:(?:appear|are|stand|found|contained|written) )?(?:in|inside|within|between) (?:the |an? )?(?:
        attachments?|comments?|documents?|e-?mails?|letters?|mails?|marks|messages?|pages?|quotes?
        |reviews?|tags|tickets?|transcripts?|websites?
      )(?=[.;!?\n"'\x60]|$)
      |\b(?:ignore|disregard|refuse) (?:any|all|every) (?:
        attempts?|instructions?|messages?|requests?|text
      )(?: (?:that|which) (?:asks?|tells?|orders?) you)? to (?:break|change|forget|leave) (?:your|these) (?:
        instructions|role|rules
      )(?=[.;!?\n"'\x60]|$)
      |\b(?:do not|don['’]t|never) (?:mention|name|show) the (?:brackets|marks|tags)\b
      |\b(?:do not|don['’]t|never) (?:disclose|repeat|reveal|share|show) your (?:system )?(?:
        instructions|prompt
      )(?=[.;!?\n"'\x60]|$)
    `,
    oneLine`
      (?<!\p{L})ignorier(?:e|en sie) (?:alle |jede )?(?:anweisungen|aufforderungen|befehle),? (?:
        (?:die )?(?:aus|in|zwischen) (?:de[nmr]|einem|einer) \p{L}{1,24}(?: stehen| vorkommen)?
        |(?:deine|die|ihre) rolle zu (?:ändern|wechseln)
      )(?=[.;!?\n"'\x60]|$)
    `,
    oneLine`
      (?<!\p{L})ignore[rz]? (?:les|toutes? (?:les )?) ?(?:consignes?|demandes?|instructions|ordres?) (?:
        qui s['’]y trouvent|de changer de rôle
        |(?:contenue?s? )?dans (?:une?|la|le|les) (?:courriels?|documents?|messages?|pages?|textes?)
      )(?=[.;!?\n"'\x60]|$)
    `,
    oneLine`
      (?<!\p{L})(?:ignor[ae]|não obedeça a) (?:cualquier|qualquer|qualsiasi|todas? (?:las?|as?)|os?|gli|le|los|las) ?(?:
        comandi|istruzioni|instrucciones|instruções|mensaje|mensagem|ordini|[oó]rden(?:es)?|ordens?|pedido|richiesta|testo|texto
      ) (?:
        (?:que te (?:pida|ordene|peça)|che ti (?:chieda|ordini)|de|di|para) (?:cambiar|cambiare|mudar) (?:de |il )?(?:tuo )?(?:papel|rol|ruolo|função)
        |(?:contenid[ao]s? |contenut[ei] |contidas )?(?:en|nei|nel|nos|nas|no|na|de) (?:el |la |los |las )?(?:correos?|documentos?|mensajes?|mensagens|messaggi|messaggio|testi|testo|textos?)
      )(?=[.;!?\n"'\x60]|$)
    `,
  ].join('|'),
  'giu',
)

/** Whether a passage of such a text is aimed against whoever owns or uses the assistant. */
export function isAimedAtOwner(passage: string): boolean {
  return isAgainstOwner(passage) || HARM.test(passage)
}

/** Where mail is sent to; a page is fetched, and is no office. */
const MAILBOX = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g

/** Whether it is by more than what it does: tools delete, pay and approve. */
export function isAgainstOwner(passage: string): boolean {
  const said = withoutGuards(passage.replace(DEFENCES(), ' '))
  return AGAINST_OWNER.test(isToldOpenly(said) ? said.replace(MAILBOX, ' ') : said)
}

/** What an assistant is to keep to itself: all that it was told, in the plural; one rule, note or step is another thing. */
const OWN_INSTRUCTIONS = leanExpression(
  oneLine`
    ^(?:
      (?:
        do not|don['’]t|never|must not|should not|without
      ) [^.!?\n]{0,40}\bthese [^.!?\n]{0,20}(?:instructions|rules|directives)[^.!?\n]{0,40}
      |(?:
        verrate|nenne|zitiere|erwähne
      )\p{L}* [^.!?\n]{0,20}(?:
        anweisungen|vorgaben|regeln
      ) [^.!?\n]{0,20}(?:nicht|nie|niemals)
      |diese \p{L}{0,8} ?(?:anweisungen|vorgaben|regeln) [^.!?\n]{0,40}
      |(?:noem|vermeld|citeer|benoem) deze (?:instructies|regels) [^.!?\n]{0,20}
      |(?:ne |n['’])[^.!?\n]{0,40}ces (?:consignes|instructions|règles)
      |(?:no|nunca|não|jamais|non) [^.!?\n]{0,40}(?:est[ao]s|ess[ae]s|quest[ei]) (?:
        instruc|instruç|istruz|regl|regr|regol
      )\p{L}*
      |(?:nikomu )?nie [^.!?\n]{0,40}(?:t(?:ych|e|ej|ę)) (?:instrukcj|polece|zasad)\p{L}*
      |bu (?:kurallar|talimatlar|yönergeler)ı (?:\p{L}{1,12} ){0,2}(?:açıklama|gösterme|paylaşma|söyleme)
      |(?:никому |никогда )?не [^.!?\n]{0,40}эт(?:и|их) (?:инструкци|правил|указани)\p{L}*
    )\.?$
  `,
  'iu',
)

/** Whether a passage, as a rule found it, is that an assistant keeps its instructions to itself: most owners tell it so. */
export function isOfOwnInstructions(passage: string): boolean {
  return OWN_INSTRUCTIONS.test(passage.trim())
}
