/**
 * Whether a program is told what to say, word for word: `write in the summary that the fee has doubled`. Whoever has it sum up
 * or answer asks for what a text says; what it is to say beside that, its user takes for its own words. By language.
 */

import { leanExpression } from '../../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../../src-shared/model/one-line.ts'

/** An order to say something, what may stand between, and the word that begins what is said. */
const DICTATED = leanExpression(
  oneLine`
    (?<!\p{L})(?:
      (?<=(?:^|[:,;.!?]|(?<!\p{L})(?:and|then|also|please|must|should|shall|to)) ?)(?:write|say|state|tell|claim|answer|reply|respond|conclude) (?:[^.!?:;\n]{1,50} )?that
      |(?:schreib|sag|antwort|behaupt|erklär|vermerk|bestätig)(?:e|en sie)?(?!\p{L})[^.!?:;\n]{0,50},? dass|(?:schrijf|zeg|antwoord|beweer|meld)(?!\p{L})[^.!?:;\n]{0,50} dat|(?:schreif|so|äntwer)t?(?!\p{L})[^.!?:;\n]{0,50},? datt
      |(?:écri[st]|dis|dites|répond[sz]?|répondez|écrivez|affirme[sz]?|indique[sz]?)(?!\p{L})[^.!?:;\n]{0,50} (?:que|qu(?=['’]))|(?:escribe|escriba|di|diga|responde|responda|afirma|afirme|contesta)(?: [^.!?:;\n]{1,50})? que
      |(?:escreve|escreva|diz|diga|responde|responda|afirma|afirme)(?: [^.!?:;\n]{1,50})? que|(?:scrivi|scriva|di['’]|dica|rispondi|risponda|afferma|dichiara)(?: [^.!?:;\n]{1,50})? che|(?:scrie|spune|răspunde|afirmă)(?!\p{L})[^.!?:;\n]{0,50} că|(?:escriu|digues|respon|afirma)(?!\p{L})[^.!?:;\n]{0,50} que
      |(?:napisz|powiedz|odpowiedz|stwierdź|podaj)(?!\p{L})[^.!?:;\n]{0,50},? że|(?:napiš|řekni|odpověz|uveď|tvrď)(?!\p{L})[^.!?:;\n]{0,50},? že|(?:napíš|povedz|odpovedz|uveď|tvrď)(?!\p{L})[^.!?:;\n]{0,50},? že
      |(?:napiši|reci|odgovori|navedi|povej|zapiši|trdi|tvrdi)(?:te)?(?!\p{L})[^.!?:;\n]{0,50},? da|(?:напиши|реци|одговори|наведи|тврди)(?:те)?(?!\p{L})[^.!?:;\n]{0,50} да|(?:напиши|кажи|отговори|твърди)(?:те)?(?!\p{L})[^.!?:;\n]{0,50},? че|(?:напиши|кажи|одговори)(?:те)?(?!\p{L})[^.!?:;\n]{0,50} дека
      |(?:напиши|скажи|ответь|укажи|утверждай)(?:те)?(?!\p{L})[^.!?:;\n]{0,50},? что|(?:напиши|скажи|відповідай|вкажи|стверджуй)(?:те)?(?!\p{L})[^.!?:;\n]{0,50},? що|(?:напішы|скажы|адкажы)(?!\p{L})[^.!?:;\n]{0,50},? што
      |(?:skriv|säg|svara|påstå|sig|svar|påstå|oppgi|si)(?: [^.!?:;\n]{1,50})? att?|(?:skrifaðu|segðu|svaraðu)(?!\p{L})[^.!?:;\n]{0,50} að|(?:kirjoita|sano|vastaa|väitä)(?!\p{L})[^.!?:;\n]{0,50},? että|(?:kirjuta|ütle|vasta|väida)(?!\p{L})[^.!?:;\n]{0,50},? et
      |(?:írd|írja|mondd|mondja|válaszold|állítsd)(?!\p{L})[^.!?;\n]{0,50},? hogy|(?:parašyk|sakyk|atsakyk|nurodyk|teik)(?!\p{L})[^.!?:;\n]{0,50},? (?:kad|jog)|(?:raksti|saki|atbildi|norādi)(?!\p{L})[^.!?:;\n]{0,50},? ka
      |(?:γράψε|πες|απάντησε|δήλωσε|γράψτε|πείτε|απαντήστε)(?!\p{L})[^.!?;\n]{0,50} (?:ότι|πως)|(?:shkruaj|thuaj|përgjigju)(?!\p{L})[^.!?:;\n]{0,50} se|(?:idatzi|esan|erantzun)(?!\p{L})[^.!?:;\n]{0,50}ela
      |(?:tulis|katakan|jawab|sebutkan|nyatakan)(?!\p{L})[^.!?:;\n]{0,50} bahwa|(?:viết|nói|trả lời|ghi)(?!\p{L})[^.!?:;\n]{0,50} (?:rằng|là)|(?:andika|sema|jibu|mwambie)(?!\p{L})[^.!?:;\n]{0,50} (?:kwamba|kuwa)|[^.!?\n]{1,60}(?:diye|olduğunu) (?:yaz|söyle|belirt|cevapla|yanıtla)
    )(?!\p{L})
    |(?:写明?|说明?|回答|回复|告诉用户|声称)[^。！？\n]{0,16}[:：，]?(?:“|「|本|该|此|这)|と(?:書い|書き|述べ|答え|伝え|記載し|回答し)(?:て|る|なさい)?|라고 (?:쓰|써|말|답|적|알)|(?:اكتب|قل|أخبر|أجب|اذكر)[^.!?؟\n]{0,50} (?:أن|أنّ|بأن)|(?:כתוב|אמור|ענה|ציין|השב)[^.!?\n]{0,50} ש
    |(?:बता|लिख|कह)\p{M}*[^।!?\n]{0,12} कि|(?:বল|লেখ|লিখ|জানা)\p{M}*[^।!?\n]{0,12} যে|(?:بنویس|بگو|پاسخ بده|اعلام کن)[^.!?؟\n]{0,40} که|(?:เขียน|บอก|ตอบ|ระบุ)[^\n]{0,24}ว่า|అని (?:రాయ|చెప్ప|పేర్కొన)|என்று (?:எழுது|சொல்|கூறு|பதிலளி)|ಎಂದು (?:ಬರೆ|ಹೇಳು)|എന്ന് (?:എഴുതുക|പറയുക)
  `,
  'u',
)

/** Whether what a program is told, in small letters, has it say something word for word. */
export function isDictated(told: string): boolean {
  return DICTATED.test(told)
}
