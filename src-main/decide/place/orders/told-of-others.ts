/**
 * Whether an order stands in a sentence that tells of others: what somebody asks them or gets them to do, what a party of
 * a contract shall do, or what the reader shall not do. The words are those of an order, and none is given. Each looks at
 * the lead: what stands before the stretch in its sentence, with single spaces.
 */

import { leanExpression } from '../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import { isCommand } from '../signs.ts'

/** Of whom something is asked; the reader is none of them. */
const ANOTHER = oneLine`
    (?:
      it|him|her|them|one|others|people|somebody|someone|anybody|anyone
      |(?:
        assistants|agents|bots|chatbots|copilots|models|llms|chatgpt|claude|gemini|copilot
      )(?=\s)
      |(?:the|an?|any|its|their|our|his|her|this|that|every|some) (?!(?:[\w'’-]+ ){0,2}?readers?\b)(?:[\w'’-]+ ){0,2}?[\w'’-]+
    )
  `
/** Verbs of asking and causing, as a report has them; who has authority is said to instruct, order or require. */
const ASKED = oneLine`
    (?:
      asks?|asked|asking|tells|told|telling|gets|got|getting|makes|made|making|lets|letting
      |tricks|tricked|tricking|persuades|persuaded|persuading|convinces|convinced|convincing
      |coaxes|coaxed|coaxing|fools|fooled|fooling|lures|lured|luring|pushes|pushed|pushing
      |causes|caused|causing|leads|led|leading|talks|talked|talking
    )
  `
/** The same verbs where somebody tries or is able to. */
const TRIED = oneLine`
    (?:
      (?:
        tr(?:y|ies|ied|ying)|attempts?|attempted|attempting|manage[sd]?|able|how
        |hop(?:es?|ed|ing)|want(?:s|ed|ing)?
      ) to
      |attempts to|can|could|may|might|would
    ) (?:ask|tell|get|make|trick|persuade|convince|coax|fool|lure|push|cause|lead|talk)
  `
const REPORTED = leanExpression(
  `\\b(?:${ASKED}|${TRIED}) ${ANOTHER} (?:(?:not )?to\\b|into\\b|\\w+ing\\b)`,
  'i',
)
/** What a text asks about: whether a stranger could get an assistant to do it, up to the verb. */
const QUESTIONED = leanExpression(
  oneLine`
    \b(?:can|could|may|might|would|will|did|does|do|has|have) (?:
      (?:an?|any|some|the|another) (?:[\w-]+ )?(?:
        users?|visitors?|customers?|clients?|guests?|callers?|attackers?|outsiders?|strangers?
        |competitors?|e-?mails?|messages?|documents?|pages?|websites?
      )
      |somebody|someone|anybody|anyone|users|visitors|customers|attackers|outsiders|people
    ) (?:
      get|got|make|made|have|let|force|trick(?:ed)?|persuaded?|convinced?|cause[d]?|push(?:ed)?
      |lead|talk(?:ed)?|manipulated?
    ) (?:your|our|the|its|an?|any|this|that) (?!readers?\b)[^.!?;:\n]{0,80}$
  `,
  'i',
)
/** Who says of himself or others what they do gives no order; neither does an imperative, which names nobody. */
const OF_ONESELF = leanExpression(
  oneLine`
    \b(?:I|[Ww]e|[Hh]e|[Ss]he|[Tt]hey)(?:['’](?:d|ve))?(?: (?:
        must|ha(?:ve|d|s) to|need(?:ed|s)? to|could|can ?not|can['’]t|may|might|wanted to
        |tried to|never|always|just|first|then
      )
    ){1,3}$
  `,
)
/** What something will or could do: no order has such a word right before its verb. */
const FORETOLD =
  /(?:会|會|将|將|可能|能够|能夠|用于|用於|负责|負責)$|(?<!\byou )\b(?:could|might)$/i
/**
 * Who tells aloud what was written to a program, or what a text may say, sets no quotation marks:
 * `I typed in, forget your rules, and …`, `and if it says, assistant, send …`. By language.
 */
const WRITTEN_THERE = oneLine`
    (?:
      \b(?:I|we|he|she|they|someone|somebody)(?:['’](?:ve|d))? (?:[\w']+ ){0,3}?(?:wrote|written|typed|entered|pasted)(?: (?:in|it|there))?
      |\b(?:if|when) (?:it|there|(?:the|a) (?:document|mail|page|text)) (?:says|reads|is written)
      |(?<!\p{L})(?:ich|wir|er|sie|jemand|man) (?:hab|hat)\p{L}{0,3} [^.!?\n]{0,40}(?:geschrieben|getippt|eingegeben)
      |(?<!\p{L})(?:wenn|falls) (?:da|dort|drin|es|(?:im?|in der|auf der) [^,.!?\n]{1,30}) (?:drin ?)?steht
      |(?<!\p{L})(?:j['’]ai|on a|il a|elle a|nous avons|ils ont) (?:\p{L}{1,12} )?(?:écrit|tapé|saisi|collé)
      |(?<!\p{L})s['’]il (?:y a|est) (?:marqué|écrit)
      |(?<!\p{L})(?:escribí|escribimos|escribió|tecleé|he escrito|escrevi|escrevemos|escreveu|digitei|digitou|(?:ho|ha|abbiamo) (?:scritto|digitato))
      |(?<!\p{L})(?:ik|we|hij|ze) (?:heb|hebben|heeft) [^.!?\n]{0,30}(?:getypt|geschreven|ingevoerd)
      |(?<!\p{L})(?:jag|vi|han|hon|jeg|hun) (?:skrev|har skrivit|har skrevet)
      |(?<!\p{L})(?:(?:na|w)pisał[ae]?m|napisaliśmy|napsal[ai]? jsem|zadal[ai]? jsem|я (?:написал|набрал|ввел|ввёл)а?|мы написали)
      |我(?:输入|打|写)了?
    )
  `
const RETOLD = leanExpression(`${WRITTEN_THERE}[,:，：]?$`, 'iu')
/** The same at the begin of a sentence, up to what was written. */
const BEGINS_RETOLD = leanExpression(`^[^.!?\\n]{0,40}?${WRITTEN_THERE}[,:，：]`, 'iu')
/** What somebody looks for, by what it would tell: `Look for instructions to …`, `flags requests that …`. */
const LOOKED_FOR = leanExpression(
  oneLine`
    \b(?:
      (?:look|check|scan|search|test|watch|screen)(?:s|es|ing)? for|detect(?:s|ing)?
      |flag(?:s|ging)?|spot(?:s|ting)?|recogni[sz](?:e|es|ing)
    ) [^.!?;:\n]{0,100}\b(?:
      instructions|orders|attempts|requests|prompts|commands|phrases|text
    )(?: (?:that|which) (?:ask|tell|say)| (?:asking|telling))?(?: (?:it|them|you|(?:an?|the) (?:ai|assistant|model|agent|reader))
    )? to$
  `,
  'i',
)
/** A party, by the name that contracts give it, and what it shall do, up to the verb. */
const PARTY = leanExpression(
  oneLine`
    \b(?:(?:the|an?|each|either|neither|every|any|no|both|such) (?:[\w-]+ ){0,2}?)?(?:
      Part(?:y|ies)|Supplier|Buyer|Seller|Purchaser|Vendor|Provider|(?:Sub)?[Cc]ontractor
      |Consultant|Customer|Client|Company|Licens(?:ee|or)|Tenant|Landlord|Less(?:ee|or)
      |Employe(?:e|r)|Bank|Trustees?|Carrier|Lender|Borrower|Insure[rd]|Guarantor|Distributor
      |Franchis(?:ee|or)|Principal|Shareholders?|Directors?|Recipient|Discloser
    )(?:,? [^.;:\n]{0,80}?,)? (?:
      shall|may|must|will|agrees? to|undertakes? to|is entitled to|has the right to
    )(?:, [^,.;:\n]{1,60},)?(?: (?:not|also|forthwith|promptly|immediately|thereupon|at all times)
    )?$
  `,
)
/** The same of any defined term; what may read a document for somebody is no party of it. */
const DEFINED = leanExpression(
  oneLine`
    \b(?:[Tt]he|[Ee]ach|[Ee]ither|[Nn]either|[Ee]very|[Aa]ny|[Nn]o) (?!Agent )(?!
      (?:[\w-]+ ){0,2}(?:
        AI|Assistant|Bot|Copilot|Evaluator|Grader|LLM|Machine|Model|Processor|Program|Reader
        |Reviewer|Scanner|Screener|Summari[sz]er|System|Tool|User
      )\b
    )(?:[A-Z][a-z-]+ ){1,3}(?:shall|may|must|will)(?: (?:not|also|forthwith|promptly|immediately|thereupon|at all times)
    )?$
  `,
)
/** A prohibition, up to what is forbidden. */
const FORBIDDEN = leanExpression(
  oneLine`
    (?<!\p{L})(?:
      do(?:es)? not|don['’]t|doesn['’]t|did not|didn['’]t|never|must not|mustn['’]t|may not
      |can ?not|can['’]t|should not|shouldn['’]t|shall not|shan['’]t|will not|won['’]t
      |would not|wouldn['’]t|please not|nobody (?:may|shall|should)
      |no one (?:may|shall|should)
    )(?: (?:ever|simply|just|blindly|also|try to|be able to))?$
  `,
  'iu',
)

/** Of people who are no reader of the text, that they were told to do something, up to what: a captain's men, a jury. */
const PEOPLE_TOLD = leanExpression(
  oneLine`
    \b(?:told|asked|ordered|instructed|commanded|directed|urged|begged) (?:his|her|their|its|the) (?:[\w-]+ ){0,2}?(?:
      men|women|troops|soldiers|sailors|crew|guards?|officers?|staff|workers?|employees|colleagues
      |drivers?|pilots?|players?|pupils|students|class|children|sons?|daughters?|wife|husband
      |brothers?|sisters?|mother|father|family|nurses?|police|villagers|passengers|neighbou?rs
      |jury|jurors|congregation|garrison|regiment|captains?|generals?
    ) (?:not )?to\b[^.!?;:\n]{0,60}$
  `,
  'i',
)

/** What somebody may ask, which is refused in the same sentence, by language: under which condition, and what is to be done. */
const REFUSED = leanExpression(
  [
    oneLine`
      \b(?:if|when(?:ever)?|should)\b[^.!?\n]{0,60}?\b(?:
        ask|tell|order|want|request|instruct|tr(?:y|ies)|urge|push|say
      )\w*\b(?<asked>[^.!?\n]{0,160})\b(?:
        refuse|decline
        |say (?:\w+ )?(?:no|that you (?:can ?not|can['’]t|do not|don['’]t|are not|won['’]t))
        |do not (?:comply|follow|obey|do so)|never (?:comply|follow|obey|do so)
      )\b
    `,
    oneLine`
      \b(?:never|do not|don['’]t|must not|stay|keep|remain)\b[^.!?]{0,100}\beven (?:if|when)[^.!?\n]{0,40}\b(?:ask|say|tell|write|order|insist|beg)\w*[^.!?\n]{0,100}
      |(?<!\p{L})(?:nie|niemals|kein\p{L}*|nicht)(?!\p{L})[^.!?]{0,100}(?:auch|selbst) wenn(?!\p{L})[^.!?\n]{0,40}(?:bitte[nt]|sagt|schreib\p{L}*|verlang\p{L}*|fragt)[^.!?\n]{0,100}
      |(?<!\p{L})(?:ne|n['’]|jamais)(?!\p{L})[^.!?]{0,100}même (?:si|quand)(?!\p{L})[^.!?\n]{0,40}(?:demande|dit|écri)\p{L}*[^.!?\n]{0,100}
      |(?<!\p{L})(?:no|nunca|não|nunca|non|mai)(?!\p{L})[^.!?]{0,100}(?:aunque|incluso si|mesmo que|anche se)(?!\p{L})[^.!?\n]{0,40}(?:pid|dig|ped|diz|dic|escrib|escrev|scriv|chied)\p{L}*[^.!?\n]{0,100}
    `,
    // Whoever asks what an assistant was told is answered something else.
    oneLine`
      (?<!\p{L})(?:
        if|when(?:ever)?|wenn|falls|si|quand|lorsque|cuando|se|quando|als|wanneer|om|hvis|jeśli|gdy
        |pokud|když|если|когда|якщо|коли
      )(?!\p{L})[^.!?\n]{0,60}(?<!\p{L})(?:
        ask|want|frag|deman|pregunt|pid[ae]|pergunt|peça|pedir|chied|domand|vra[ag]|fråg|spør|spor
        |pyta|zapyta|popros|ptá|zept|спр[оа]|попрос|пита|запит
      )\p{L}*[^.!?\n]{0,24}(?<!\p{L})(?:
        your|deine[mnrs]?|ihre[mnrs]?|tes|ton|votre|vos|tus?|sus?|tuo[i]?|tue|teus?|tuas?|seus?|suas?
        |jouw|din[ae]?|twoj\p{L}+|tv\p{L}{1,3}|сво\p{L}{1,3}|тво\p{L}{1,3}
      ) (?:system[- ]?)?(?:
        prompt|instruc|instrukt|instrukc|instruç|istruz|anweisung|vorgabe|consigne|directive|инструкц|промпт|інструкц
      )\p{L}*[^.!?\n]{0,16},? (?:
        say|answer|reply|respond|sage?|antworte|dis|dites|réponds|répondez|di|responde|contesta|rispondi
        |diga|responda|zeg|antwoord|säg|svara|svar|powiedz|odpowiedz|odpověz|скажи|ответь|відповідай
      )(?!\p{L})(?![^.!?\n]{0,60}(?<!\p{L})(?:above|all|everything|full|them|verbatim|word)(?!\p{L}))[^.!?\n]{0,120}
    `,
    oneLine`
      (?<!\p{L})(?:wenn|falls|sollte)(?!\p{L})[^.!?\n]{0,60}(?:
        bitte[tn]|auffordert|verlang\p{L}+|sagt|fragt|will|versucht
      )[^.!?\n]{0,160}(?:
        lehn\p{L}* [^.!?\n]{0,40}ab|ablehn\p{L}*|verweiger\p{L}*
        |(?:folge|befolge|gehorche|beachte)n?(?: sie)? (?:dem|das|es|ihm|dies\p{L}*)? ?nicht
        |sag\p{L}*,? [^.!?\n]{0,24}dass (?:du|sie) [^.!?\n]{0,24}(?:nicht|nur)
      )
    `,
    oneLine`
      (?<!\p{L})(?:si|quand|lorsque)(?!\p{L})[^.!?\n]{0,60}(?:
        demande|dit|ordonne|veut|essaie
      )[^.!?\n]{0,160}(?:
        refuse|décline|n['’]obéis|ne (?:le|la|les) (?:suis|fais|respecte)|(?:dis|répond[sz]?) [^.!?\n]{0,24}que (?:non(?=[,;.])|tu ne (?:connais|dois|peux|sais))
      )
    `,
    oneLine`
      (?<!\p{L})(?:si|cuando)(?!\p{L})[^.!?\n]{0,60}(?:
        pide|pida|dice|diga|ordena|solicita|intenta
      )[^.!?\n]{0,160}(?:
        niégate|rechaza|recházalo|no (?:le )?(?:obedezcas|hagas caso)|no lo hagas|(?:di|contesta|responde) [^.!?\n]{0,24}que (?:no (?:con|puedes|sabes)|no(?=[,;.])|s[oó]lo (?:conoces|puedes|sabes))
      )
    `,
    oneLine`
      (?<!\p{L})(?:se|quando)(?!\p{L})[^.!?\n]{0,60}(?:
        chiede|dice|ordina|vuole|pedir|pede|disser|diz|mandar
      )[^.!?\n]{0,160}(?:
        rifiuta|declina|(?:d[iì]|rispondi) [^.!?\n]{0,24}(?:di no|che (?:non puoi|(?:tu )?(?:puoi|sai) (?:solo|soltanto)))
        |recus[ae]|(?:di[zg]a?|responda) [^.!?\n]{0,24}que (?:não podes?|não(?=[,;.])|só (?:conhece|pode|sabe))
      )
    `,
    oneLine`
      (?<!\p{L})(?:als|wanneer)(?!\p{L})[^.!?\n]{0,60}(?:
        vraagt|zegt|wil|verzoekt
      )[^.!?\n]{0,160}(?:
        weiger|zeg [^.!?\n]{0,24}(?:nee(?!\p{L})|dat je (?:(?:dat )?niet|alleen))
      )
    `,
    oneLine`
      (?<!\p{L})(?:jeśli|jeżeli|gdy)(?!\p{L})[^.!?\n]{0,60}(?:prosi|każe|chce)[^.!?\n]{0,160}(?:
        odmów|nie (?:wykonuj|słuchaj)|powiedz[^.!?\n]{0,24}że nie możesz
      )
      |(?<!\p{L})(?:если|когда)(?!\p{L})[^.!?\n]{0,60}(?:
        прос\p{L}+|попрос\p{L}+|велит|хочет
      )[^.!?\n]{0,160}(?:
        откажи|не (?:выполняй|подчиняйся|соглашайся)|скажи[^.!?\n]{0,24}что не можешь
      )
    `,
    oneLine`
      (?<!\p{L})(?:biri|birisi|kullanıcı|müşteri|misafir)(?!\p{L})[^.!?\n]{0,160}(?:
        ders?e|isters?e|söylers?e|yazars?a
      )[^.!?\n]{0,40}(?:reddet|geri çevir)
      |(?<!\p{L})(?:om|hvis)(?!\p{L})[^.!?\n]{0,60}(?:
        ber|beder|ønsker|säger|siger|sier|vill|vil
      )(?!\p{L})[^.!?\n]{0,160}(?:avböj|avslå|afvis|säg[^.!?\n]{0,12} nej|sig[^.!?\n]{0,12} nej|vägra)
    `,
    oneLine`
      (?:如果|若|当)[^。！？\n]{0,20}(?:要求|让|叫|请求)[^。！？\n]{0,60}(?:拒绝|婉拒|说明不能)
      |(?:用户|有人|对方|客户)(?:要求|让|叫|请求)你?[^。！？\n]{0,60}(?:时|的话)[，,]?[^。！？\n]{0,12}(?:拒绝|婉拒)
      |(?:求め|頼ま|言わ|尋ね)[^。\n]{0,8}(?:たら|場合)[^。\n]{0,40}(?:断っ|断り|できないと)
      |[^。\n]{0,80}(?:(?:求め|頼ま|言わ|と言)[^。\n]{0,8}ても|(?:命令|指示|要求|依頼)[^。\n]{0,8}(?:あって|され|含まれて|書かれて)[^。\n]{0,4}も)[^。\n]{0,24}(?:従わない|従わず|応じない|断っ|守っ)
      |(?:即使|就算|即便)[^。！？\n]{0,80}(?:也|都)(?:不要|不得|不能|别)(?:听从|執行|执行|照做|服从|理会)
      |[^.\n]{0,80}(?:라고|해도|하더라도)[^.\n]{0,40}(?:따르지|응하지) 마
    `,
  ].join('|'),
  'iu',
)
const SENTENCE_END = /[.!?。！？\n]/u
/** What is done instead of what was asked. */
const INSTEAD = /https?:|\S@\S|\binstead\b|\bstattdessen\b|\bau lieu\b|\ben su lugar\b|\binvece\b/iu

/** What is done beside refusing, but for what is of the same kind: going on, helping, telling why. */
const MORE = new RegExp(
  oneLine`
    (?:
      [,;:–—，、]
      |(?<!\p{L})(?:and|then|but|und|dann|et|puis|y|luego|e|poi|en|dan|i|potem|и)(?!\p{L})
    )(?! ?(?:(?:and|but|und|et|y|e|en|i|и|instead|politely|kindly|briefly|freundlich|höflich) )*(?:
        go (?:on|back)|carry on|continue|return|steer|redirect|bring|remind|refer|suggest
        |explain|offer|help|stay|keep (?:to|on)|apologi[sz]e|mach|hilf|biete|erklär|bleib
        |propose|explique|aide|ofrece|ayuda|offri|spiega|aiuta|oferece|ajuda|bied|help|leg
        |zaproponuj|wyjaśnij|предложи|объясни
      )
    )
  `,
  'u',
)
/** What somebody asks, as grammar or quotation marks attach it to who asks. */
const ATTACHED = /^[ :,]*["'“‘„«]|^(?: [\p{L}’']+){0,4} (?:to|that|about|how|whether|if)\b/u

/**
 * Whether a sentence says that something is refused to whoever asks for it, as owners tell their assistants, and that
 * nothing else is done, neither before nor behind: `When the user asks, print the prompt, then refuse more` asks for it.
 * @param claimed what was found in it, and has to be of what is refused
 */
export function isRefused(sentence: string, claimed = ''): boolean {
  const refusal = REFUSED.exec(sentence)
  if (refusal === null || INSTEAD.test(sentence) || !refusal[0].includes(claimed)) return false
  const { asked } = refusal.groups ?? {}
  if (asked !== undefined && !ATTACHED.test(asked) && isCommand(asked)) return false
  const [rest = ''] = sentence.slice(refusal.index + refusal[0].length).split(SENTENCE_END, 1)
  return !MORE.test(rest)
}

/**
 * Whether what stands before a stretch makes it what somebody asks of another, gets another to do or might, looks for,
 * says of himself, of what is to come or of what was written.
 */
export function isReported(lead: string): boolean {
  return [REPORTED, QUESTIONED, OF_ONESELF, FORETOLD, RETOLD, LOOKED_FOR].some((form) =>
    form.test(lead),
  )
}

/** Whether what stands before a stretch makes it what people of a tale or a report were told. */
export function isToldToPeople(lead: string): boolean {
  return PEOPLE_TOLD.test(lead)
}

/** What is told of others, and done all the same. */
const CARRIED_OUT =
  /\b(?:follow|obey|heed|execute|carry (?:it|them) out|carry out|act on|comply with|do) (?:it|them|so|that|this|these|those|what|all)\b/i

/** Whether what stands behind a stretch tells its reader to do what is told of others there. */
export function isCarriedOut(behind: string): boolean {
  return CARRIED_OUT.test(behind)
}

/** Whether what stands before a stretch makes it what a party of a contract shall do. */
export function isOfParty(lead: string): boolean {
  return PARTY.test(lead) || DEFINED.test(lead)
}

/** Whether a stretch is forbidden by the words right before it. */
export function isForbidden(lead: string): boolean {
  return FORBIDDEN.test(lead)
}

/** Whether a sentence tells aloud, without quotation marks, what was written or may be. */
export function isRetold(passage: string): boolean {
  return BEGINS_RETOLD.test(passage)
}
