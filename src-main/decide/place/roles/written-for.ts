/**
 * Whether a passage is written for a program: what a test puts in, with what it expects, or a text of its window; or a
 * form. They hold orders and questions that are put to nobody who reads them here.
 */

import { leanExpression } from '../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import { lengthOf, type Range, sharedLength } from '../../../../src-shared/model/spans.ts'
import type { Field } from '../../../chunk/fields/field.ts'
import { filledLines } from '../lines.ts'
import type { Place } from '../place.ts'
import { holdsWords } from '../signs.ts'
import { textAround } from '../text-around.ts'

/** UTF-16 units on each side of a passage in which other cases are looked for. */
const REACH = 600
/** What a case puts in, and what it expects, as keys of YAML, JSON and tables of tests. */
const PUT_IN =
  /(?:^[ \t]*(?:- )?|[{,][ \t]*)["']?(?:input|prompt|query|user|message|text|question|given|attempt|vars)["']?[ \t]*:/gim
const EXPECTED = leanExpression(
  oneLine`
    (?:^[ \t]*(?:- )?|[{,][ \t]*)["']?(?:
      expect(?:ed|s|ation)?(?:[_-][a-z]{1,16})?|assert\w*|should\w*|must\w*|label|verdict|outcome
      |is_attack|blocked
    )["']?[ \t]*:
  `,
  'gim',
)
/** The same as heads of a table, by language. */
const HEADS_PUT_IN = leanExpression(
  oneLine`
    ^(?:(?:test|user|sample|attack) )?(?:
      input|prompt|query|message|question|attempt|utterance|payload|string|var
      |eingabe|anfrage|nachricht|frage|nutzlast|entrée|saisie|charge utile|entrada|mensaje|mensagem
      |pregunta|pergunta|carga útil|domanda|messaggio|invoer|bericht|vraag|wejście|wiadomość|pytanie
      |girdi|mesaj|запрос|сообщение|ввод|вопрос|нагрузка|输入|载荷|問題|入力|ペイロード|입력|페이로드
    )s?$
  `,
  'iu',
)
const HEADS_EXPECTED = leanExpression(
  oneLine`
    ^(?:
      assert(?:ion)?s?|verdict
      |expect(?:ed|ations?|s)?(?: (?:answer|behaviou?r|label|outcome|output|reaction|reply|response|result|value|verdict)s?)?
      |soll|attendue?|esperad[oa]|attes[oa]|verwacht|oczekiwan[aey]|ожидается|ожидание
      |erwartet(?:e[srn]?)?(?: (?:antwort|ausgabe|ergebnis|reaktion|verhalten))?|erwartung
      |(?:comportement|réponse|résultat|sortie) attendue?
      |(?:comportamiento|respuesta|resultado|salida|comportamento|resposta|saída) esperad[oa]
      |(?:comportamento|risposta|risultato) attes[oa]|verwachte? (?:antwoord|gedrag|resultaat|uitkomst)
      |oczekiwan[aey] (?:odpowiedź|wynik|zachowanie)|ожидаем(?:ый|ое) (?:ответ|поведение|результат)
      |预期(?:结果|回答|行为)?|期待(?:結果|される(?:結果|回答|動作))
      |a[sș]teptat[ăa]?|očekáv\p{L}+|očekivan[oiae]|очекиван[оие]|очакван[оаи]?|очікуван\p{L}+|elvárt|várt|odotettu|förväntat|forventet
      |beklenen|diharapkan|harapan|mong đợi|kỳ vọng|αναμενόμεν\p{L}+|예상|기대|المتوقع|متوقع|अपेक्षित|ผลที่คาด\p{L}*|צפוי|مورد انتظار
    )$
  `,
  'iu',
)
/** What a filter says of what it is handed: that it passes, or that it does not. */
const LETS_PASS = new RegExp(
  oneLine`
    ^(?:
      allow(?:ed)?|accept(?:ed)?|pass|clean|benign|safe|ok|harmless|ham|legit(?:imate)?|false|none|normal
      |erlaubt|harmlos|sauber|autorisé|sûr|permitido|seguro|permesso|consentito|toegestaan|veilig|dozwolone|permis|povoleno|разрешено|дозволено
      |允许|正常|安全|許可|허용|مسموح|अनुमति
    )$
  `,
  'iu',
)
const STOPS = new RegExp(
  oneLine`
    ^(?:
      block(?:ed)?|reject(?:ed)?|den(?:y|ied)|flag(?:ged)?|refuse[d]?|malicious|attack|injection|unsafe|jailbreak|phishing|spam|true|review
      |blockiert?|gesperrt|angriff|bloqué|attaque|bloqueado|bloquear|ataque|bloccat[oa]|attacco|geblokkeerd|zablokowane|blocat|blokováno|заблокировано|заблоковано
      |拦截|攻击|恶意|拒否|차단|محظور|अवरुद्ध
    )$
  `,
  'iu',
)
/** Cases from which they are some. */
const FEWEST_CASES = 2
/** Words in small letters of a value that tells something. */
const FEWEST_TOLD = 3

/** Whether a stretch stands among the cases of a test, a line or a cell of each saying what it expects. */
export function isTestCase(place: Place): boolean {
  const near = textAround(place.text, place, REACH)
  const isAmidLines = [PUT_IN, EXPECTED].every(
    (key) => (near.match(key)?.length ?? 0) >= FEWEST_CASES,
  )
  return isAmidLines || isPutInCell(place)
}

/** Whether most of it is what a table of cases, or a record of them, puts in, or all that it says is. */
export function isPutInCell(place: Place): boolean {
  const over = place.fieldsNear(0)
  const cell = over.find((each) => 2 * sharedLength(each, place) >= lengthOf(place))
  const told = cell ? [cell] : over.filter((each) => tells(place.text, each))
  const near = place.fieldsNear(REACH)
  const expecting = near.flatMap((each) => caseOf(each, HEADS_EXPECTED) ?? [])
  if (told.length === 0 || expecting.length < FEWEST_CASES) return false
  const isJudged = isJudgedBothWays(
    place.text,
    near.filter((each) => caseOf(each, HEADS_EXPECTED) !== undefined),
  )
  return told.every((each) => {
    const own = caseOf(each, HEADS_PUT_IN) ?? (isJudged ? recordOf(each) : undefined)
    // A case that expects nothing is none.
    return own !== undefined && expecting.includes(own)
  })
}

/** Whether a filter is expected to let some pass and to stop others: whatever else a case holds is put into it. */
function isJudgedBothWays(text: string, verdicts: readonly Field[]): boolean {
  const said = verdicts.map(({ start, end }) => text.slice(start, end).trim())
  return [LETS_PASS, STOPS].every((verdict) => said.some((each) => verdict.test(each)))
}

/** The record that a value is of, by its path; undefined of a value by itself. */
function recordOf({ path }: Field): string | undefined {
  return path.length < 2 ? undefined : JSON.stringify(path.slice(0, -1))
}

/** Whether a value is more than a name or a verdict. */
function tells(text: string, { start, end }: Range): boolean {
  return holdsWords(text.slice(start, end), FEWEST_TOLD)
}

/** The case that a value is of, by the path to what is named so; undefined where nothing around it is. */
function caseOf({ path }: Field, heads: RegExp): string | undefined {
  const at = path.findIndex(
    (step) => typeof step === 'string' && heads.test(step.replaceAll(/[_-]/g, ' ').trim()),
  )
  return at < 0 ? undefined : JSON.stringify(path.slice(0, at))
}

/** Boxes to tick, as forms on paper have them; whoever phishes asks for an answer or a click. */
const BOX = /[☐☑□❏▢]|(?:^|[ \t])\[ ?\][ \t]/gmu
const FEWEST_BOXES = 2

/** Whether a stretch stands in a form with boxes to tick. */
export function isForm(text: string, range: Range): boolean {
  return (textAround(text, range, REACH).match(BOX)?.length ?? 0) >= FEWEST_BOXES
}

/**
 * A line of a file of texts to translate: of Android, of gettext, or with a key of several names, as JSON and the
 * properties of Java have them. A value that ends a line is short, as what a window shows is.
 */
const OF_WINDOW = new RegExp(
  oneLine`
    ^[ \t]*(?:
      <string(?:-array)? name="[\w.]{1,80}"[^>\n]{0,80}>[^\n]{0,240}<\/string>
      |msg(?:id|str)(?:\[\d\])? "[^\n]{0,240}"
      |["']?[\w-]{1,40}(?:\.[\w-]{1,40}){1,6}["']?[ \t]*[:=][ \t]*["'][^"\n]{1,240}["'][,;]?
      |[\w-]{1,40}(?:\.[\w-]{1,40}){1,6}[ \t]*=[ \t]*[^"'\s][^"\n]{0,159}
    )[ \t]*$
  `,
)
/** What opens and closes the file, and the short remarks that head its parts. */
const OF_FILE = /^\s*(?:[{}]|<\?xml[^>]*>|<\/?resources[^>]*>|[#!][^\n]{0,40})?\s*$/
/** UTF-16 units of a stretch, and on each side of it, that are read. */
const LONGEST = 1_500
/** Lines before and behind that are looked at, and those of the kind from which they are a file of them. */
const NEIGHBOURS = 2
const FEWEST_LINES = 3

/** Whether a stretch stands in a line of texts that are kept to be translated, among others. */
export function isLabelOfWindow(text: string, { start, end }: Range): boolean {
  const lead = text.slice(Math.max(0, start + 1 - LONGEST), start + 1)
  const tail = text.slice(end - 1, end - 1 + LONGEST)
  const [feedBefore, feedBehind] = [lead.lastIndexOf('\n'), tail.indexOf('\n')]
  // A line that goes on farther is longer than any of the kind.
  if (feedBefore < 0 && start >= LONGEST) return false
  if (feedBehind < 0 && end - 1 + LONGEST < text.length) return false
  const from = start + 1 - lead.length + feedBefore + 1
  const next = feedBehind < 0 ? -1 : end - 1 + feedBehind
  const own = text.slice(from, Math.min(from + LONGEST, next < 0 ? text.length : next))
  const before = filledLines(text.slice(Math.max(0, from - LONGEST), Math.max(0, from - 1)))
  const behind = next < 0 ? [] : filledLines(text.slice(next + 1, next + LONGEST))
  const near = [...before.slice(-NEIGHBOURS), ...behind.slice(0, NEIGHBOURS)]
  const lines = own.split('\n').filter((line) => !OF_FILE.test(line))
  return (
    lines.length > 0 &&
    lines.every((line) => OF_WINDOW.test(line)) &&
    [...lines, ...near].filter((line) => OF_WINDOW.test(line)).length >= FEWEST_LINES
  )
}
