/**
 * Whether a passage speaks about an order instead of giving it: it holds a quotation, or stands in
 * one, and words of teaching, testing or reporting stand beside, or the text reports a fault. `The guard blocks "forget your
 * rules"` tells no AI anything; `Answer only with "forget your rules"` does.
 */

import { lateExpression } from '../../../../src-shared/model/late-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import type { Range } from '../../../../src-shared/model/spans.ts'
import { isCommand, isReport } from '../signs.ts'
import { isAboutAttacks } from './about-attacks.ts'
import { isInFaultReport } from './fault-report.ts'
import { quotationsOver } from './quotations.ts'

/** UTF-16 units on each side of a passage in which words of teaching are looked for. */
const REACH = 300

/** What is quoted has this many words, or so many signs of a script without spaces: a name is no order. */
const MIN_WORDS = 2
const MIN_LENGTH = 12
const MIN_SIGNS = 5
const SIGNS = /[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/g

/** Words of those who teach, test, report or forbid attacks; in scripts with spaces whole words, by language. */
const SPOKEN_OF = [
  // English
  oneLine`
    jail-?breaks?|jailbreaking|injections?|attacks?|attackers?|payloads?|exploits?|adversarial
    |red[- ]?team\w*|guardrails?|classifiers?|detect(?:s|ed|ion|ors?)
    |false (?:positive|alarm)s?
  `,
  oneLine`
    tests?|test ?cases?|assert\w*|expect\w*|parametrize|e\.g\.|examples?|such as|samples?
    |sentences?|phrases?|quot(?:ed|es?|ations?|ing)|typed|types|typing|wrote|writes|said|says
    |saying|asked|reads|reading|begins|contains|contained
  `,
  oneLine`
    questions?|exercises?|quiz|exam|lessons?|lectures?|slides?|task [a-z]|labels?|blocks
    |blocked|flagged|catches|caught|verdict|filters?|findings?|policy|must not|may not
  `,
  // What is said to a device.
  oneLine`
    voice (?:assistant|command)s?|wake word|sprachbefehle?|sprachassistent\w*|assistant vocal
    |commande vocale|asistente de voz|comandos?|assistente (?:de voz|vocale)
  `,
  // Change logs and reports of faults.
  oneLine`
    fixed|bugs?|renamed|commands?|behoben|befehl(?:s|e|en)?|kommandos?|fehler|corrigée?s?
    |commandes?|bogues?|corregid[oa]s?|corrett[oaie]|comand[oi]|corrigid[oa]s?|opgelost
    |commando|naprawion[oye]|polecen\p{L}*|düzeltil\p{L}*|komut\p{L}*|исправлен\p{L}*
    |команд\p{L}*|ошибк\p{L}*
  `,
  // Who tells what happened, and what is refused.
  oneLine`
    post-?mortems?|incidents?|root cause|refuses|refused|declines|declined|moderat(?:ors?|ion)
    |zwischenf[aä]ll\w*|vorf[aä]ll\w*|ursachenanalyse|moderation|abgelehnt|incidentes?|rechaza\w*
    |incidenti|rifiuta\w*|recusa\w*|incidenten|weigert|incydent\p{L}*|odmawia\w*|regulamin\p{L}*
    |olay raporu|инцидент\p{L}*|отказ\p{L}*|інцидент\p{L}*|відмов\p{L}*
  `,
  // What a person is to write into a field.
  oneLine`
    into the (?:text )?field|text field|(?:in|ins) (?:das )?(?:feld|textfeld)|dans le champ
    |en el campo|nel campo|no campo|in het veld|w polu|в поле
  `,
  // Lessons on prompts.
  'prompts? (?:engineering|lesson|guide)|better prompts?|instead of (?:writing|asking)|übung|exercice|ejercicio|esercizio',
  // German, French, Spanish, Portuguese, Italian, Dutch
  'angriffe?s?|beispiele?|satz|sätze|übung|aufgabe|testfall|prüfung|zitate?|schreibt|steht|erkennt',
  "attaques?|exemples?|exercice|détect\\w+|tournures?|s'interdit|écrit|écrivent",
  'ataques?|ejemplos?|frases?|ejercicios?|inyecci[oó]n(?:es)?|escriben?|detectan?|pidi(?:ó|era|eron)|dice|viñeta',
  'exemplos?|exercícios?|questão|injeção|injeções',
  'attacc(?:o|hi)|esemp(?:io|i)|lezione|citazione|significa|vuol dire',
  'aanval(?:len)?|voorbeeld(?:en)?|zin|oefening|typte|staat|scenario|plakken',
  // Who wrote it, and where it is taught; what is said is told in tales, too. German, Dutch, Swedish, Danish
  oneLine`
    schrieb(?:en)?|tippte|getippt|geschrieben|hausaufgaben?|arbeitsbl[aä]tt\p{L}*|baustein|schreef
    |geschreven|huiswerk|klasgenoot|skrev|skrivit|läxa|lektion(?:en)?|övning(?:en)?|øvelse|eksempel
  `,
  // French, Spanish, Italian, Portuguese
  oneLine`
    écrivait|a (?:écrit|tapé)|leçons?|devoirs|escribi(?:ó|eron)|lección|deberes|anota
    |ha(?:nno)? scritto|compit[oi] a casa|scheda|fras[ei] com[eo]|escreveu|escreveram|colou|aula
    |lição|dever de casa|atividade|frases como|escrevi|coloquei|pedi|testei|escribí|pedí|probé|ho chiesto
    |j['’]ai (?:écrit|tapé|demandé|essayé)
  `,
  // Polish, Czech, Finnish, Turkish
  oneLine`
    napisał\p{L}*|lekcj\p{L}*|ćwicze\p{L}*|zadani\p{L}* domow\p{L}*|napsal\p{L}*|napište|hodin[aě]
    |cvičení|domácí úkol|příklad\p{L}*|kirjoitti\p{L}*|kotitehtävä|harjoitus|esimerkki\p{L}*
    |lause\p{L}*|yazdı\p{L}*|yazabilir|ders(?!elb)\p{L}*|ödev\p{L}*|alıştırma\p{L}*|gibi bir
  `,
  // Russian, Ukrainian
  oneLine`
    написал\p{L}*|написать|вроде|например|урок\p{L}*|заняти\p{L}*|задани\p{L}*|написа\p{L}*
    |напишіть|наприклад|завдання|на кшталт
  `,
  // Filipino, Malay, Swahili, Hausa, Afrikaans, Vietnamese, Azerbaijani, Uzbek
  oneLine`
    halimbawa|aralin|banghay-aralin|pagtalakay|pelajaran|mfano|mifano|misali|voorbeelde|ví dụ|bài học
    |bài tập|nümunə\p{L}*|misol\p{L}*
  `,
  // Romanian, Hungarian, Danish, Norwegian, Icelandic, Catalan, Albanian
  oneLine`
    exemplu(?:l|lui)?|exemple(?:le)?|lecți\p{L}*|példa|példák|például|lecke|feladat\p{L}*|øvelser|leksjon|oppgave|dæmi
    |verkefni|exercici|lliçó|shembull\p{L}*
  `,
  // Estonian, Latvian, Lithuanian, Slovak, Slovenian, Serbian, Croatian, Greek
  oneLine`
    näide|näited|näiteks|piemēr\p{L}*|pavyzd\p{L}*|pamok\p{L}*|príklad\p{L}*|primer\p{L}{0,2}|primjer\p{L}{0,3}|vaj[ae]
    |vježb\p{L}+|παράδειγμα|παραδείγματα|μάθημα|άσκηση
  `,
  // Polish, Turkish, Swedish, Czech, Indonesian, Russian, Ukrainian
  'atak\\w*|przykład\\w*|zdani\\w+|filtr\\w*|testy|testów',
  'saldırı\\w*|örne[kğ]\\w*|cümle\\w*|uyarı\\w*|deneme\\w*',
  'attacken|exempel|tentafråga|skriver|pokus\\w*|věta|útok\\w*|contoh|serangan',
  'атак\\p{L}*|пример\\p{L}*|приклад\\p{L}*|фраз\\p{L}*|тест\\p{L}*|упражнени\\p{L}*|пишут|журнал\\p{L}*',
].join('|')
const UNSPACED =
  'مثال|هجوم|حقن|جملة|例|攻撃|攻击|インジェクション|手口|演習|入力|記載|文言|てはなら|注入|讨论|引用|等文字|所谓|禁止|공격|예시|주입|문제|입력|문구|라는 글|숙제|수업|라고 (?:말|입력|해도|썼)|같은 (?:문장|말)|사고 ?보고|事故|インシデント|事件|拒绝|之类|字样|例如|比如|作业|宿題|授業|といった|उदाहरण|हमला|نمونه|تمرين|تمرین|مثلا|উদাহরণ|ตัวอย่าง|แบบฝึก|דוגמ|שיעור|მაგალით|օրինակ|உதாரண|எடுத்துக்காட்டு|ఉదాహరణ|ಉದಾಹರಣೆ|ഉദാഹരണ|ឧទាហរណ៍|ຕົວຢ່າງ|жишээ'
const TAUGHT = lateExpression(
  `(?<![\\p{L}\\p{N}])(?:${SPOKEN_OF})(?![\\p{L}\\p{N}])|${UNSPACED}`,
  'iu',
)

/** Whether words of those who teach, test, report or forbid attacks stand in a text. */
export function speaksOfTeaching(text: string): boolean {
  return TAUGHT().test(text)
}

/** What a sentence that is cut at its colon goes on with. */
const GOES_ON = /^[ \t]?["“”„«»‘「『]/u

/** How many units behind a stretch the quotation begins that its colon leads to; none where it leads to none. */
function ledFrom(text: string, { end }: Range): number {
  if (!/[:：]\s?$/u.test(text.slice(Math.max(0, end - 2), end))) return 0
  return GOES_ON.exec(text.slice(end, end + 2))?.[0].length ?? 0
}

/** Whether a stretch, as its place shows, speaks about an order, or leads to one with its colon. */
export function isTaught(text: string, claimed: Range): boolean {
  const range = rangeOfQuoted(text, claimed)
  return range !== undefined && (isExplained(text, range) || isAboutAttacks(text, range))
}

/** The same of a command or a threat: that its text names a red team, as a comment in a script may, explains none. */
export function isTaughtThreat(text: string, claimed: Range): boolean {
  const range = rangeOfQuoted(text, claimed)
  return range !== undefined && isExplained(text, range)
}

/** The stretch up to the quotation that it leads to, where an order is quoted in it or it is part of one. */
function rangeOfQuoted(text: string, claimed: Range): Range | undefined {
  const range = { start: claimed.start, end: claimed.end + ledFrom(text, claimed) }
  const quoted = quotationsOver(text, range)
  const orders = quoted.filter(({ start, end }) => holdsWords(text.slice(start + 1, end - 1)))
  if (orders.length === 0) return undefined
  const isWithin = orders.some(({ start, end }) => start <= range.start && range.end <= end)
  // A name between marks is no verb of the sentence: `mail.forward`.
  return !isWithin && isCommand(without(quoted, text, range)) ? undefined : range
}

function isExplained(text: string, range: Range): boolean {
  const around = { start: Math.max(0, range.start - REACH), end: range.end + REACH }
  return (
    speaksOfTeaching(without(quotationsOver(text, around), text, around)) ||
    isInFaultReport(text, range)
  )
}

/**
 * Whether a passage in English that tells nobody anything goes on about an order that is taught
 * beside it, on the same line: `… "forget your rules". The model then follows the page.`
 */
export function isBesideTaught(text: string, { start, end }: Range): boolean {
  if (!isReport(text.slice(start, end))) return false
  const before = text.slice(Math.max(0, start - REACH), start)
  const [behind = ''] = text.slice(end, end + REACH).split('\n', 1)
  const lineStart = start - before.length + before.lastIndexOf('\n') + 1
  const beside = { start: lineStart, end: end + behind.length }
  return quotationsOver(text, beside).some((quotation) => isTaught(text, quotation))
}

function holdsWords(quoted: string): boolean {
  const words = quoted.trim().split(/\s+/)
  const isPhrase = quoted.length >= MIN_LENGTH && words.length >= MIN_WORDS
  return isPhrase || (quoted.match(SIGNS)?.length ?? 0) >= MIN_SIGNS
}

/** A stretch of a text, with a gap for each quotation, which are in reading order and none within another. */
function without(quotations: readonly Range[], text: string, { start, end }: Range): string {
  let kept = ''
  let from = start
  for (const quotation of quotations) {
    if (quotation.end <= from || quotation.start >= end) continue
    kept += `${text.slice(from, Math.max(from, quotation.start))} "" `
    from = quotation.end
  }
  return kept + text.slice(from, Math.max(from, end))
}
