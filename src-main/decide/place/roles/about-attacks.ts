/**
 * Whether a passage stands in a text that names attacks on assistants by the terms of those who describe them and defend
 * against them: prompt injection, red teaming. Whoever attacks seldom calls it so.
 */

import { lateExpression } from '../../../../src-shared/model/late-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import type { Range } from '../../../../src-shared/model/spans.ts'
import { textAround } from '../text-around.ts'

/** UTF-16 units on each side of a passage in which a term is looked for. */
const REACH = 600

/** Terms of the field, by language. */
const TERMS = [
  oneLine`
    prompt[- ]?inject(?:ions?|ed|ing)|injected (?:prompts?|instructions?)
    |(?:indirect|direct) injections?
    |jailbreak(?:s|ing)? (?:attempts?|prompts?|attacks?|detect\w*)
    |(?:llm|adversarial|malicious|hostile) (?:prompts?|instructions?)
    |red[- ]team(?:s|ers?|ing)?|owasp|penetration[- ]test(?:s|ers?|ing)?|pen[- ]?test(?:s|ers?|ing)?
  `,
  oneLine`
    prompt[- ]?(?:injekti?on(?:en)?|injectie|injektio\w*|angriff\w*|aanval\w*)
    |injections? (?:de |d[’'])?(?:prompts?|invites?|requêtes?|consignes?)
    |inyecci(?:ón|ones) de (?:prompts?|instrucciones|indicaciones)
    |inje(?:ção|ções) de (?:prompts?|comandos|instruções)
    |iniezion[ei] di (?:prompt|istruzioni)|wstrzykiwani\p{L}* (?:prompt\p{L}*|poleceń)
    |indirekte injektion(?:en)?|injections? indirectes?|iny?ecci(?:ón|ones) indirectas?
    |injeç(?:ão|ões) indiretas?|iniezion[ei] indirett[ae]
    |penetrationstest\p{L}{0,2}|tests? d[’']intrusion|pruebas? de (?:intrusión|penetración)
    |testes? de (?:intrusão|penetração)|test di penetrazione|penetratietest\p{L}*|testy? penetracyjn\p{L}+
    |prompt enjeksiyon\p{L}*|(?:промпт|prompt)-?инъекци\p{L}*
    |инъекци\p{L}+ (?:промпт\p{L}*|запрос\p{L}*|подсказ\p{L}*)|ін[’']?єкці\p{L}+ промпт\p{L}*
  `,
  oneLine`
    injeksi (?:prompt|perintah)|serangan (?:prompt|jailbreak)|(?:pengujian|uji|teknik) jailbreak|kalimat serangan
    |(?:tiêm|chèn) (?:prompt|lệnh|câu lệnh|chỉ dẫn)|tấn công (?:prompt|jailbreak)
    |injekc\p{L}+ (?:promptu|promptů|promptov|uputa|upita)|podstrčen\p{L}+ (?:instrukc|pokyn)\p{L}+|prompt-?(?:injekc|injeksj|injicer|injektio)\p{L}+
    |prompt-?injekció\p{L}*|injec(?:ție|ția|tare|tarea|ții) de (?:prompt|instrucțiuni)\p{L}*|kehoteinjektio\p{L}*
    |έγχυση\p{L}* (?:προτροπ|εντολ|οδηγι)\p{L}+|инжектиране на (?:промпт|инструкции|команди)\p{L}*|убацивањ\p{L}+ (?:упита|инструкција)
    |pruebas? adversari(?:as?|ales?)|tests? adversari(?:al|aux|o)|testes? adversári(?:o|os)|test avversari(?:o|al[ei])
    |adversarial\p{L}* (?:tests?|prüfung\p{L}*|angriff\p{L}*)|equipos? rojos?|équipe rouge|roteams?
  `,
].join('|')
const TERMS_UNPARTED =
  'プロンプト・?インジェクション|(?:提示词?|提示詞|指令|提示语)注入|프롬프트 ?(?:인젝션|주입)|حقن (?:الأوامر|التعليمات|الموجهات|المطالبات|النصوص)|प्रॉम्प्ट इंजेक्शन|(?:การ)?(?:ฉีด|แทรก)(?:พรอม|คำสั่ง)|הזרקת (?:פרומפט|הנחיות|פקודות)|تزریق (?:پرامپت|دستور)|প্রম্পট ইনজেকশন'
const NAMED = lateExpression(
  `(?<![\\p{L}\\p{N}])(?:${TERMS})(?![\\p{L}\\p{N}])|${TERMS_UNPARTED}`,
  'iu',
)

/** UTF-16 units of what heads a text: its title, and what it says first. */
const HEAD = 300

/** Whether a term for such attacks stands in a stretch, near it or at the head of the text, in some thirty languages. */
export function isAboutAttacks(text: string, range: Range): boolean {
  return NAMED().test(textAround(text, range, REACH)) || NAMED().test(text.slice(0, HEAD))
}
