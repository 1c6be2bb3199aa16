/**
 * Whether a stretch is an item of a list that its first line calls examples, or what people are to type: `Now type, one after the
 * other:`. What leads somewhere or calls an assistant is none; neither is one item alone.
 */

import { leanExpression } from '../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import { leadsOn } from '../destination.ts'
import { filledLines, isLongLine, lineEnd } from '../lines.ts'
import { isCallInField } from '../orders/planted.ts'
import type { Place } from '../place.ts'
import { speaksOfTeaching } from './taught.ts'

/** UTF-16 units before a stretch in which the line that leads to the list is looked for, and of an item. */
const REACH = 1_000
const LONGEST = 240
const ITEM = /^[ \t]{0,8}(?:[-*+•]|\d{1,2}[.)、）．])[ \t]*\S/
const FEWEST = 2
/** What people are to do with each, by language. */
const TYPED = leanExpression(
  oneLine`
    (?<!\p{L})(?:
      enter|type|try (?:these|those|the following)|tipp\p{L}{0,3}|gebt|geben sie|écrivez|saisissez|tapez|essayez|escrib(?:e|an?|imos)|prob(?:ad|emos)
      |scriv(?:ete|i)|digita(?:te)?|provate|digite|escreva|testem?|typ|wpisz\p{L}*|napište|zadejte|введите|напишите|наберите|введіть|напишіть
      |yazın|girin|skriv|kirjoita|ketik(?:kan)?|gõ|nhập|írj\p{L}*|scrieți|πληκτρολογ\p{L}+
    )(?!\p{L})
    |输入|輸入|键入|入力|入れて|입력|พิมพ์|اكتب|टाइप
  `,
  'iu',
)

/** Whether all lines of a stretch are such items. */
export function isInLedList({ text, end, lineStart }: Place): boolean {
  const start = lineStart()
  if (isLongLine(text, start, LONGEST)) return false
  const own = filledLines(text.slice(start, lineEnd(text, end)))
  const isItem = (line: string) => ITEM.test(line) && line.length <= LONGEST
  if (own.length === 0 || !own.every(isItem)) return false
  if (own.some((line) => leadsOn(line) || isCallInField(line))) return false
  const before = filledLines(text.slice(Math.max(0, start - REACH), start))
  const at = before.findLastIndex((line) => !ITEM.test(line))
  const behind = filledLines(text.slice(lineEnd(text, end), lineEnd(text, end) + REACH))
  const isFollowed = behind[0] !== undefined && ITEM.test(behind[0])
  const items = before.length - 1 - at + own.length + (isFollowed ? 1 : 0)
  const lead = before[at] ?? ''
  return items >= FEWEST && /[:：]\s*$/.test(lead) && (TYPED.test(lead) || speaksOfTeaching(lead))
}
