/**
 * Whether a sentence is said to an assistant, or of one that is known by its reading of this very text: `Dear assistant, …`,
 * `the model that reads this must …`, `if you are an AI, …`. By language. Who writes about assistants for people seldom
 * writes so: 10 of 511 files of rules, skills and manuals for agents hold such a sentence.
 */

import { lateExpression } from '../../../src-shared/model/late-expression.ts'
import { oneLine } from '../../../src-shared/model/one-line.ts'
import { NAMES, NAMES_UNPARTED } from './assistants.ts'
import { FORGED_TURN, TAGGED } from './forged-turns.ts'
import { supposes } from './supposed.ts'

/** UTF-16 units of the longest sentence that is asked. */
const LONGEST = 600

/** Letters of which every name has some: a sentence without them is done with. */
const HINT =
  /assist|asist|asyst|ассист|асист|помощник|bot|agent|model|modèl|модел|llm|gpt|claude|gemini|copilot|grok|deepseek|siri|alexa|summar|review|grader|crawler|scraper|tutor|parser|completion|zek[aâ]|(?<![a-z])(?:ai|a\.i|ki|ia)(?![a-rt-z])|(?<!\p{L})(?:ии|ші)(?!\p{L})|助手|助理|秘書|模型|机器人|智能体|人工智能|アシスタント|ボット|モデル|어시스턴트|챗봇|모델|에이전트|도우미|مساعد|نموذج|روبوت|सहायक|असिस्टेंट|चैटबॉट|एआई|मॉडल|software|program|syst(?:e{1,2}|è)m|систем|系[统統]|システム|시스템|النظام|सिस्टम|inteligen|intelligen|automat|automaatti|otomatik|αυτόματ|автомат|אוטומטי|tekoäly|kielimall|intelligens|asszisztens|mesters|помічник|інтелект|интелект|βοηθ|νοημοσύν|μοντέλ|kecerdasan|trợ lý|mô hình|trí tuệ|msaidizi|עוזר|בינה|מודל|دستیار|هوش|مدل|সহকারী|సహాయక|உதவியாள|ಸಹಾಯಕ|സഹായി|सहाय्यक|સહાયક|ਸਹਾਇਕ|ასისტენტ|օգնական|এআই|মডেল|ผู้ช่วย|โมเดล|ปัญญา|บอต|บอท|cursor|codex|windsurf|devin|cline|tool|reader|translator|machine|logiciel|outil|si\u0307?stem|herramient|ferrament|strument|программ|(?:this|these) .{0,24}(?:for|on behalf) |(?:summary|answer|translation|review|response|reply|abstract|digest|evaluation|zusammenfassung|antwort|übersetzung|bewertung|résumé|réponse|traduction|évaluation|resumen|respuesta|traducción|resumo|resposta|tradução|riassunto|risposta|traduzione) |intel|intleacht|интел|інт[еэ]л|gervigreind|deallusrwydd|adimen|оюун|akili|ubuhlakani|[智知]能|智慧|지능|ذكاء|ذہانت|कृत्रिम|কৃত্রিম|நுண்ணறிவு|మేధ|ಕೃತಕ|ബുദ്ധി|કૃત્રિમ|ਬਣਾਉਟੀ|ປັນຍາ|បញ្ញា|ဉာဏ်|ინტელექტ|բանական|ሰው/u
/** Names are found once and stand as one sign each in the forms below, which are many. */
const NAME = lateExpression(`${NAMES}(?!\\p{L})|${NAMES_UNPARTED}`, 'gu')
export const ONE = '\u0001'
/** What else reads for people: a word that means one only by what it reads. */
const READER = lateExpression(
  oneLine`
    (?<!\p{L})(?:
      software|programs?|systems?|tools?|readers?|translators?|machines?|\p{L}{0,24}programme?
      |\p{L}{0,24}systeme?n?|logiciels?|outils?|sistemas?|sistem[ai]|herramientas?
      |ferramentas?|strument[oi]|systeem|programma|программ\p{L}+|систем\p{L}+
    )(?!\p{L})
  `,
  'gu',
)
const ANY = '[\u0001\u0002]'
/** An article that is written on: `l'assistant`. */
const THE = "(?:\\p{L}{1,5}['’])?"
const WORD = "[\u0001\u0002\\p{L}\\p{M}’'-]{1,24}"
const words = (most: number) => `(?:${WORD} ){0,${most}}`

/** One that is told by its reading of this text, by language. */
const BY_READING = [
  `${ANY}(?: ${WORD}){0,3},? (?:that|which|who) ${words(4)}(?:this|these)(?!\\p{L})`,
  `${ANY} (?:\\p{L}+ly )?\\p{L}{2,24}ing ${words(3)}(?:this|these)(?!\\p{L})`,
  `${ANY}, (?:das|der|die|den|dem|welche[rs]?) ${words(4)}dies\\p{L}{0,2}(?!\\p{L})`,
  `(?<!\\p{L})(?:lesende|auswertende|verarbeitende|prüfende|zusammenfassende|bewertende|übersetzende|bearbeitende|analysierende|sortierende|antwortende)[mnrs]? ${ANY}`,
  `(?<!\\p{L})(?:wer|falls|wenn) [^.!?\\n]{0,40}dies\\p{L}{0,2} [^.!?\\n]{0,40}(?:mit|durch|von) (?:ein|d)\\p{L}{1,3} ${ONE}`,
  `${ANY}(?: ${WORD}){0,2} qui ${words(3)}(?:ce|cet|cette|ces|ceci)(?!\\p{L})`,
  `${ANY}(?: ${WORD}){0,2} que ${words(3)}(?:est[aeo]s?|ess[ae]s?|isto)(?!\\p{L})`,
  `${ANY}(?: ${WORD}){0,2} che ${words(3)}quest\\p{L}(?!\\p{L})`,
  `${ANY} (?:die|dat) ${words(3)}(?:dit|deze)(?!\\p{L})`,
  `${ANY}(?: ${WORD})?,? \\p{L}{2,20}ąc[aeyą]{0,2}(?:mu|go|j|ch|m)? ${words(2)}(?:ten|tę|tego|tej|tym|te)(?!\\p{L})`,
  `${ANY},? któr\\p{L}{1,3} ${words(3)}(?:ten|tę|to|te|tego|tej|tym)(?!\\p{L})`,
  `${ANY},? котор\\p{L}{2,3} ${words(4)}эт\\p{L}{1,3}(?!\\p{L})`,
  `(?<!\\p{L})bu ${words(2)}\\p{L}{2,20}(?:an|en) (?:her |bir )?${ANY}`,
  `[此本这這该該][^。！？\\n]{0,12}的[^。！？\\n]{0,6}${ONE}`,
  `(?:この|本|これ)[^。！？\\n]{0,16}(?:る|う|く|む|中の|た)${ONE}`,
  `이 [^.!?\\n]{1,24}(?:는|한|은) ${ONE}`,
  `${ONE}[^.!?\\n]{0,12} (?:الذي|التي)[^.!?\\n]{1,20}هذ[اه]`,
  `(?:इस|यह) [^।!?\\n]{1,40}वाल[ाेी] ${ONE}`,
  // The other languages of India have what it does before its name, too, in an ending that makes it so.
  `(?:ఈ|இந்த|இதை|ಈ|ഈ|ही|हे|या|આ|ਇਸ|ਇਹ) [^.।!?\\n]{1,60}(?:ే|తున్న|ும்|கிற|ುವ|ുന്ന|णार(?:ा|ी|े|्या)|નાર(?:ા|ી|ો|ે)?|ਵਾਲ[ਾੇੀ]) ${ONE}`,
  // Where one reads this, and where this is read by one; each in one language, as `to` is "this" in another.
  ...[
    ['if|when|whenever|where', 'this|these', 'by'],
    ['wenn|falls|sobald', 'dies\\p{L}{0,2}', 'von|durch'],
    ["si|quand|lorsqu['’]", 'ce|cet|cette|ces', 'par'],
    ['si|se|cuando|quando', 'est[aeo]s?|quest\\p{L}', "por|da|dall['’]"],
    ['als|wanneer|zodra', 'dit|deze', 'door'],
    ['jeśli|gdy|kiedy', 'ten|tę|to|te|tego', 'przez'],
    ['если|когда', 'эт\\p{L}{1,3}', undefined],
  ].flatMap(([where, these, by]) => [
    `(?<!\\p{L})(?:${where}) ${words(2)}${THE}${ANY} ${words(4)}(?:${these})(?!\\p{L})`,
    ...(by === undefined
      ? []
      : [`(?<!\\p{L})(?:${these}) ${words(5)}(?:${by}) ${words(2)}${THE}${ONE}`]),
  ]),
  // What is made of this.
  oneLine`
    (?<!\p{L})(?:
      summary|answer|translation|review|response|reply|abstract|digest|evaluation
    ) (?:of|on|to|about|for) (?:this|these) [^.!?\n]{0,40}(?:
      must|has to|have to|should|shall|needs? to
    ) (?!be )
  `,
  oneLine`
    (?<!\p{L})(?:
      zusammenfassung|antwort|übersetzung|bewertung
    ) (?:zu|von|auf)? ?dies\p{L}{1,2} [^.!?\n]{0,40}(?:muss|soll|hat) (?!
      [^.!?\n]{0,60} werden(?!\p{L})
    )
    |(?<!\p{L})(?:
      résumé|réponse|traduction|évaluation
    ) (?:de|à) (?:ce|cet|cette|ces) [^.!?\n]{0,40}(?:doit|devra) (?!être(?!\p{L}))
    |(?<!\p{L})(?:
      resumen|respuesta|traducción|resumo|resposta|tradução|riassunto|risposta|traduzione
    ) (?:de|a|di|do) (?:est[aeo]s?|quest\p{L}) [^.!?\n]{0,40}(?:
      debe|deve|tiene que|tem de|deverá
    ) (?!
      (?:ser|essere|\p{L}+(?:[aei]rse|[aei]rsi))(?!\p{L})
    )
  `,
]
/** The reader, who is one or reads for somebody. */
const AS_READER = [
  supposes(ONE),
  "(?<!\\p{L})(?:if|while|when|before|as) you(?: are|['’]re)? (?:read|process|summari[sz]|review|translat|index|answer)\\p{L}{0,4} (?:this|these)(?: \\p{L}{1,24})? (?:for|on behalf of) ",
]
const ARTICLE = oneLine`
    (?:
      the|an?|our|your|my|his|her|its|their|this|that|der|die|das|ein|eine|unser|le|la|les|un
      |une|el|los|las|una|il|lo|gli|o|os|as|um|uma|de|het|een
    )
  `
/** What begins a clause that calls nobody where a word follows: `If you use AI, say so`, and not `If AI: …`. */
const IF = oneLine`
    (?:
      if|when|while|wenn|falls|sobald|si|quand|cuando|se|quando|als|wanneer|om|när|hvis|når|jos|kun|kui|ja|jei|jeśli|gdy|když|pokud|ak|keď
      |ha|dacă|când|ako|kad|če|ko|ако|када|кога|когато|если|когда|якщо|коли|калі|αν|όταν|eğer|jika|kalau|nếu|khi|kung|kama|əgər|ef
    )
  `
const GREETING =
  '(?:dear|hey|hi|hello|attention|lieber?|cher|chère|querid[oa]|estimad[oa]|car[oa]|beste|drog[ai]|sayın|sevgili|уважаем\\p{L}+|дорог\\p{L}+|шановн\\p{L}+|mil[ýá]|kedves|dragă|drag[ai]|драг[иа]|уважаеми|kære|kjære|kära|hyvä|αγαπητ\\p{L}+|kepada|wahai|kính gửi|thân gửi|प्रिय|প্রিয়|ای|שלום|أيها|يا)'
const TO = oneLine`
    (?:
      note|notice|message|hint|(?<!\p{L} )instructions?|hinweis|anweisung|nota|aviso|avviso|consigne
      |remarque|opmerking|uwaga|wiadomość|poznámka|pokyn|zpráva|správa|napomena|poruka|notă|mesaj|instrucțiune
      |meddelande|anmärkning|besked|merknad|melding|beskjed|instruktion|бележка|съобщение|указание|напомена|порука
      |примечание|заметка|сообщение|инструкция|примітка|повідомлення|нотатка|σημείωση|μήνυμα|οδηγία
      |catatan|pesan|arahan|lưu ý|ghi chú|chỉ dẫn|یادداشت|پیام|הערה|הודעה|הנחיה
    ) (?:
      for|to|an|für|pour|à|aux?|para|al?|per|voor|aan|dla|do|pro|pre|za|pentru|către|till|til|för|за|до|для|για|προς
      |untuk|kepada|bagi|cho|dành cho|برای|به|ל
    )
  `
/** Called by its name: with a greeting, behind `note to`, or at the begin of a sentence with nothing but what it serves beside the name. */
const CALLED = [
  `(?<!\\p{L})${GREETING} ${words(2)}${ONE}`,
  `(?<!\\p{L})${TO} ${words(3)}${THE}${ANY}`,
  `(?:^|[>"“«([*#|•–—-]\\s{0,3})(?:p\\.?s\\.?[:,]? )?(?:to|for|an|für|pour|à|aux?|para|al?|per|voor|aan|dla|do|для|все[мх]|untuk|bagi|kepada|cho|dành cho|kwa|fir|till?|för|pro|pre|za|за|до|pentru|către|για|προς|számára) (?:${WORD} ){0,2}${THE}${ONE}(?: ${WORD}){0,6} ?[:：]`,
  `(?:^|[>"“«([*#|•–—-]\\s{0,3})(?:all|dall|agl|dell|al)['’]${ONE}(?: ${WORD}){0,6} ?[:：]`,
  `(?:^|[>"“«([*#|•–—-]\\s{0,3})(?!${IF} \\p{L})(?:(?!${ARTICLE} )${WORD} ){0,2}${ONE}(?: (?:de|di|da|do|du|des|für|for|of|pour|per|para|voor|dla) ${WORD})?\\s?(?:[,，] (?!${ARTICLE} )\\p{L}|[:：])`,
]
const ADDRESS = lateExpression([...BY_READING, ...AS_READER, ...CALLED].join('|'), 'u')
/** The same by what it is written as, with its names as they are. */
const MARKED = lateExpression(`${FORGED_TURN}|${TAGGED}`, 'u')

/** Whether a sentence, of some length at most, is said to an assistant or of the one that reads it. */
export function isAddressed(sentence: string): boolean {
  if (sentence.length > LONGEST) return false
  const said = sentence.toLowerCase()
  if (!HINT.test(said)) return false
  return MARKED().test(said) || ADDRESS().test(namesAsOne(said).replace(READER(), '\u0002'))
}

/** A sentence in small letters with one sign for each name of an assistant: forms that hold it are many. */
export function namesAsOne(said: string): string {
  return said.replace(NAME(), ONE)
}

/** Whether a stretch names an assistant, in small letters or with capitals. */
export function namesOne(said: string): boolean {
  return namesAsOne(said.toLowerCase()).includes(ONE)
}
