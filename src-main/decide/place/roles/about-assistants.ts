/**
 * Whether a passage stands in a text that speaks of assistants, as notes, reports and rules for their use do:
 * it names them in the third person, more than once or in a report of what one does, and addresses none. Whoever
 * writes to an assistant calls it by its name or says "you" to it.
 */

import { lateExpression } from '../../../../src-shared/model/late-expression.ts'
import { leanExpression } from '../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import type { Range } from '../../../../src-shared/model/spans.ts'
import { holds, isReport } from '../signs.ts'
import { textAround } from '../text-around.ts'
import { isOfSpecification } from './specification.ts'

/** UTF-16 units on each side of a passage that are looked at. */
const REACH = 600
/** Mentions from which a text is about them, whatever the passage says: one may be part of an order. */
const FEWEST = 2

/** Mentions in the third person, by language: an article or a word like one, and what assistants are called. */
const MENTIONS = [
  // English
  oneLine`
    (?:
      the|our|an?|this|that|their|its|any|most|some|these|those|all|which|every|each|such|no
      |your
    ) (?:[\w-]+ ){0,2}?(?:
      assistants?|chat ?bots?|bots?|(?:language )?models?|llms?|agents?
      |ai(?:s| systems?| tools?)?|copilots?|summari[sz]ers?|automated readers?|system prompts?
      |system instructions?
    )
  `,
  oneLine`
    chat ?bots|language models|llms|ai systems|ai assistants
    |(?:models|assistants|agents|bots) (?:
      are|can|cannot|do|follow|forget|have|ignore|may|often|read|tend|will
    )
  `,
  // German, Dutch
  oneLine`
    (?:der|die|das|den|dem|des|eine[mnrs]?|kein\w*|unser\w*|ihr\w*|zum|beim|vom) (?:[\w-]+ )?(?:
      ki|ki-\w+|\w*assistent\w*|chatbots?|bots?|roboters?|maschinen?|sprachmodell\w*|modells?
      |systemanweisung|systemprompts?
    )
  `,
  '(?:de|het|een|onze|deze) (?:(?:ai-)?assistent\\w*|(?:chat)?bots?|robots?|taalmodel\\w*|model\\w*)',
  // French, Spanish, Italian, Portuguese
  oneLine`
    (?:de|del|dal|al|nel)?l['’](?:assistante?|ia|agente?|assistente)
    |(?:le|un|du|au|ce|notre|votre|les|des|aux|une) (?:
      (?:chat)?(?:bots?|modèles?|assistante?s?)|robots?
    )
  `,
  '(?:el|un|del|al|este|nuestro|los|las|la|una) (?:asistentes?|(?:chat)?bots?|robots?|modelos?|ia)',
  '(?:il|un|del|al|dal|questo|nostro|i) (?:(?:chat)?bot|robot|modell[oi])',
  '(?:o|um|do|ao|os|este|nosso) (?:assistentes?|(?:chat)?bots?|modelos?|robôs?)',
  // Polish, Czech, Turkish, Russian, Ukrainian: without articles, in any case
  'asystent\\p{L}*|asistent(?:a|em|ovi|u|y)?|chat ?bot(?:a|em|owi|ów|ům|y)|modele? językow\\p{L}*|jazykov\\p{L}+ model\\p{L}*',
  oneLine`
    (?:yapay zek[aâ] )?asistan(?:ı|ın|lar|lara|ları|ların)|(?:sohbet )?robot(?:u|un|lar)\p{L}*
    |yapay zek[aâ](?:['’]?\p{L}+)?|dil model\p{L}+
  `,
  oneLine`
    (?:ии|ai|ші)-?(?:ассистент|помощник|помічник|асистент|модел)\p{L}*
    |(?:чат-?)?бот(?:а|у|ом|е|ы|ов|ам)|ассистент(?:а|у|ом|е|ы|ов|ам)|асистент(?:а|у|ом|и|ів)
    |языков\p{L}+ модел\p{L}+|мовн\p{L}+ модел\p{L}+|нейросет\p{L}+|робот(?:а|у|ом|е|ы|ов|ам)
  `,
].join('|')
/** The same where words are not parted, or what stands before them is written on to them. */
const MENTIONS_UNPARTED = oneLine`
    助手|助理|机器人|機器人|智能客服|大?语言模型|語言模型|大模型|智能体|人工智能|アシスタント|チャットボット|ロボット|要約(?:ツール|AI)|言語モデル|生成AI
    |人工知能|어시스턴트|챗봇|언어 ?모델|인공지능|에이전트|المساعد|النموذج اللغوي|روبوت الدردشة|الذكاء الاصطناعي
    |चैटबॉट|असिस्टेंट|सहायक|भाषा मॉडल
  `
const MENTION = lateExpression(
  `(?<![\\p{L}\\p{N}])(?:${MENTIONS})(?![\\p{L}\\p{N}])|${MENTIONS_UNPARTED}`,
  'giu',
)

/** Speaks to one: says what it is, calls it, or means whichever reads this. */
const ADDRESS = leanExpression(
  oneLine`
    \bas an? (?:ai|llm|language model|assistant)\b
    |\byou(?:['’]re| are)(?: now)? (?:an? |the |my |our )?(?:\w+ )?(?:
      ai|assistant|agent|bot|chatbot|model|llm|chatgpt|dan
    )\b
    |\bdear (?:ai|assistant|llm|model|agent|bot)
    |(?:^|[\n"'(>*[.!?] {0,3}|\b(?:attention|hey|hi|hello|(?<!\b(?:gave|given|goes|handed|passed|sent|shown|speaks?|talks?|visible) )to|for)(?: all| any| the)? )(?:
      ai|llm|language model|chatbot|bot|assistant|agent|model|chatgpt|claude|gemini|copilot
    )(?: assistant| agent| model| reader)?s? ?[:,!]
    |\b(?:any|todo for the) (?:ai|assistant|model|agent)\b
    |\b(?:for|to) (?:the|any|an?|all) (?:
      ai|llm|bot|chatbot|assistant|agent|model
    )s? (?:that|which|who|reading|processing)\b
    |\bif you(?:['’]re| are) an? (?:ai|llm|language|assistant|bot|agent|automat)
  `,
  'i',
)
/** The same in other languages: calls it by its name at the begin of a sentence, or says what it is. */
const ADDRESS_ELSEWHERE = lateExpression(
  [
    oneLine`
      (?:^|[\n"'(>*\[.!?»”] {0,3})(?:
        (?:
          lieber?|liebe|cher|chère|querid[oa]|estimad[oa]|car[oa]|beste|drog[ai]|sayın
          |уважаем\p{L}+|أيها|يا
        ) )?(?:
        ki|ia|ии|(?:ki|ia|ai)-?(?:assistent\p{L}*|agent\p{L}*)|assistent[ei]?|asistente
        |assistant|asystencie|asystent|asistan|ассистент|помощник|бот|modell|modèle|modelo
        |modello|model|المساعد|असिस्टेंट|सहायक
      ) ?[:,!،]
    `,
    oneLine`
      (?<!\p{L})(?:du bist|tu es|eres|sei|você é|je bent|jij bent|jesteś|ты|sen) (?:
        (?:jetzt|nun|désormais|maintenant|ahora|ora|adesso|agora|nu|teraz|теперь|artık) )?(?:\p{L}+ ){0,2}?(?:
        ki|ia|ии|\p{L}*assistent\p{L}*|asistente|assistant|asystent\p{L}*|asistan\p{L}*
        |ассистент|помощник|бот|bot|chatbot|modell?|modèle|modelo
      )(?!\p{L})
    `,
    oneLine`
      (?<!\p{L})(?:an|für|à|pour|para|al?|per|aan|voor|do|dla|для) (?:
        alle|jede[ns]?|die|den|das|tou(?:te|s)s? les?|tod[oa]s l[oa]s|tutt[ei] (?:gli|le|i)
        |todos os|todas as|wszystkich|всех
      ) (?:
        ki|ia|ии|\p{L}*assistent\p{L}*|asistentes|assistants|agent\p{L}*|bots?|modell\p{L}*
        |modelos
      )(?!\p{L})
    `,
    oneLine`
      (?:你|您)(?:现在|現在)?是[^。\n]{0,12}(?:助手|助理|模型|机器人|機器人|AI|人工智能)
      |(?:致|给|給|请|請)(?:所有|各位|任何)?(?:AI|人工智能|助手|模型|智能体)|(?:AI|人工智能|助手|助理|模型|智能体)[：:！!]
    `,
    'あなたは|(?:AI|アシスタント|モデル|ボット)(?:へ(?!の)|の方[はへ]|の皆|各位|さん|[：:！!])|(?:AI|어시스턴트|챗봇|모델|에이전트)(?:에게|야|님|[:!])|당신은|너는',
  ].join('|'),
  'iu',
)
/** Orders one about in the third person, by language: `the assistant must …`. */
const ORDER = leanExpression(
  [
    oneLine`
      \b(?:
        assistants?|ais?|bots?|robots?|agents?|models?|llms?|systems?|summari[sz]ers?|tools?
      ) (?:\w+ ){0,3}?(?:
        must|ought|should|shall|ha(?:s|ve) to|needs? to|will
        |(?:is|are) (?:required|instructed|asked|expected|to)
      )\b
    `,
    oneLine`
      \b(?:
        \w*assistent\w*|assistante?s?|asistentes?|modell[oie]?|modèles?|modelos?
        |(?:chat)?bots?|ki|ia|agent\w*
      )(?: (?:de|du|von|der|die) \p{L}{1,16})? (?:
        muss|müssen|soll|sollen|hat zu|doit|doivent|voudront bien|sont (?:prié|invité)e?s|debe
        |deben|deve|devono|devem|moet|moeten
      )\b
    `,
    oneLine`
      (?:asystent|bot|model|ai) (?:musi|powinien|ma obowiązek)
      |(?:asistan|bot|model|yapay zek[aâ])[^.!?\n]{0,60}(?:m[ae]l[ıi]|zorunda|gerekir)
      |(?:ассистент|помощник|бот|модель|ии) (?:долж[ен]н?а?|обязана?)
    `,
    '(?:助手|助理|模型|智能体|机器人|機器人|AI|人工智能)(?:必须|必須|应当|應當|应该|應該|务必|務必|不得|请|請|应|須)',
    oneLine`
      (?:アシスタント|AI|モデル|ボット)(?:は|が)[^。\n]{0,40}(?:こと[。」\n]|べき|ならない|せよ|しろ|ください)
      |(?:AI|어시스턴트|챗봇|모델|에이전트)(?:은|는|이|가)[^.\n]{0,40}(?:해야|하라|하십시오|하세요|십시오)
    `,
    oneLine`
      (?:يجب|ينبغي) (?:على|أن)[^.\n]{0,20}(?:المساعد|النموذج|الذكاء)
      |(?:सहायक|असिस्टेंट|चैटबॉट) (?:को|के लिए)[^।\n]{0,40}(?:चाहिए|होगा|है कि)
    `,
  ].join('|'),
  'iu',
)

/** Says what one does, by language: `the assistant forgets …`. */
const DEED = lateExpression(
  `(?<!\\p{L})(?:${[
    oneLine`
      (?:der|die|das|unser|ein) (?:[\w-]+ )?(?:
        \w*assistent\w*|chatbot|bot|ki|(?:sprach)?modell
      ) (?:
        ignoriert|vergisst|antwortet|lehnt|reagiert|speichert|merkt|folgt|zeigt|sagt|gibt
        |erkennt|kann|hat|ist|wird|versteht|verweigert|liest|verweist
      )
    `,
    oneLine`
      (?:de|het|een|onze) (?:ai-)?(?:assistent|chatbot|bot|model) (?:
        negeert|vergeet|antwoordt|weigert|kan|heeft|is|verwijst|zegt|geeft|herkent
      )
    `,
    oneLine`
      (?:l['’]|le |un |notre |votre )(?:
        assistant|ia|chatbot|bot|modèle|agent
      )(?: [\p{L}-]+){0,2} (?:
        ne |n['’]|répond|ignore |oublie|refuse|a |est |peut |donne|dit|garde|affiche|renvoie
      )
    `,
    oneLine`
      (?:el|la|un|nuestro|este) (?:asistente|chatbot|bot|modelo|ia)(?: [\p{L}-]+){0,2} (?:
        no |responde|ignora|olvida|recuerda|ha |es |puede|dice|guarda|muestra|repite
      )
    `,
    oneLine`
      (?:l['’]|il |un |questo )(?:assistente|chatbot|bot|modello|ia)(?: [\p{L}-]+){0,2} (?:
        non |risponde|risponderà|ignora|dimentica|dimenticherà|ricorda|ha |è |può|dice|mostra
        |ripete
      )
    `,
    oneLine`
      (?:o|um|nosso|este) (?:assistente|chatbot|bot|modelo|robô)(?: [\p{L}-]+){0,2} (?:
        não |responde|ignora|esquece|lembra|é |pode|diz|guarda|mostra|repete
      )
    `,
    '(?:asystent|chatbot|bot|model) (?:nie |odpowiada|ignoruje|zapomina|podaje|może|ma |jest|powtarza)',
    '(?:ассистент|помощник|чат-бот|бот|модель) (?:не |отвеча|игнориру|забыва|помнит|может|повтор)',
    '(?:アシスタント|(?:チャット)?ボット)(?:の回答)?(?:は|が)[^。]{0,30}(?:ない|ます|いる|れる|古い)',
  ].join('|')})`,
  'iu',
)

/** Whether a stretch speaks of assistants, and neither to one nor of what one is to do. */
export function isAboutAssistants(text: string, range: Range): boolean {
  const passage = text.slice(range.start, range.end)
  if (isBesideAddress(text, range)) return false
  if (ORDER.test(passage)) return isOfSpecification(text, range)
  const near = textAround(text, range, REACH)
  return holds(near, MENTION(), FEWEST) || DEED().test(near) || namesOne(passage)
}

/** Whether a stretch reports in English what an assistant does or is: it tells none to do anything. */
export function isDeed(text: string, range: Range): boolean {
  const passage = text.slice(range.start, range.end)
  return namesOne(passage) && !ORDER.test(passage) && !isBesideAddress(text, range)
}

/** Whether a passage says, in the third person, what an assistant has to do. */
export function isOrderAboutAssistants(passage: string): boolean {
  return ORDER.test(passage)
}

/** What is to be done with one: `the model has to be loaded`. */
const PASSIVE = /\b(?:must|should|shall|ought to|ha(?:s|ve) to|needs? to) (?:not )?be\b/i

/** Whether a passage says what an assistant has to do, and not what is done with it. */
export function isDutyOfOne(passage: string): boolean {
  return ORDER.test(passage) && !PASSIVE.test(passage)
}

function namesOne(passage: string): boolean {
  return isReport(passage) && holds(passage, MENTION(), 1)
}

/** What leads to an example, by language: behind its dot no sentence begins. */
const FOR_EXAMPLE =
  /(?<!\p{L})(?:e\. ?g|i\. ?e|z\. ?b|d\. ?h|p\. ?ej|p\. ?ex|par ex|por ej|por ex|ad es|t\. ?ex|f\. ?eks|bijv|bv|np|např|napr|напр)\./giu
const PRODUCT = oneLine`
    (?<!\p{L})(?:
      (?:chat)?gpt(?:-\w{1,8})?|claude|gemini|copilot|grok|deepseek|mistral|llama|perplexity|codex|cursor|windsurf
      |alexa|siri
    )(?!\p{L})
  `
/** Products named one after the other, and with kinds of programs; what is said to them has a colon before it. */
const LISTED_PRODUCTS = leanExpression(
  `${PRODUCT}(?: \\p{L}{2,12})?(?: ?[,/] ?(?:${PRODUCT}|agent(?:s|en|es|i)?|bots?|chatbots?|assistants?)(?: \\p{L}{2,12})?){1,12}(?! ?[:!])`,
  'giu',
)

/** Whether something is said to an assistant in a stretch or near it; who lists products calls none. */
export function isBesideAddress(text: string, range: Range): boolean {
  const near = textAround(text, range, REACH)
    .replace(FOR_EXAMPLE, ' ')
    .replace(LISTED_PRODUCTS, ' ')
  return ADDRESS.test(near) || ADDRESS_ELSEWHERE().test(near)
}
