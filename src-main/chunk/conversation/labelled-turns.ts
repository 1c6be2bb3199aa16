/**
 * Turns of a transcript: `User: …`, `[14:02] anna: …`, `24.11.26, 18:02 - Tobias: …`, `<anna> …`, `Guest> …`, or a line with
 * a name and a time above what is said.
 */

import { leanExpression } from '../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../src-shared/model/one-line.ts'
import { textLines } from '../../../src-shared/model/text-lines.ts'
import { isPerson, serving } from './speakers.ts'
import type { Turn } from './turn.ts'

/** A day and a time, as logs and exports of messengers write them. */
const TIME =
  '\\[?(?:\\d{1,4}[./-]\\d{1,2}[./-]\\d{1,4},?[ T])?\\d{1,2}[:.]\\d{2}(?::\\d{2})?(?:[ \\u202f]?[AaPp]\\.?[Mm]\\.?)?\\]?'
/** Up to four words. */
const NAME = oneLine`
    (?<speaker>
      [\p{L}_@~+][\p{L}\p{M}\p{N}_.'’&@#/-]{0,30}(?:
        [ \u00a0][\p{L}\p{M}\p{N}(][\p{L}\p{M}\p{N}_.)'’-]{0,24}
      ){0,3}
    )
  `
const LEAD = `[ \\t]{0,8}(?:[>*_#-]{1,4}[ \\t]{0,2})?(?<before>(?:\\[[^\\]\\n]{1,32}\\]|${TIME})(?: ?[–—-])?[ \\t]{1,4})?`
const BEHIND = `(?<behind>[ \\t]{1,4}\\(?${TIME}\\)?)?`
/** Of a form, the label before what is said, or above it; and what each such line holds, which is quicker looked for. */
interface LabelForm {
  readonly form: string
  readonly holds: RegExp
  readonly label: RegExp
}

const FORMS: readonly LabelForm[] = [
  {
    form: 'colon',
    holds: /：|:(?:[ \t*_]|$)/,
    label: leanExpression(
      `^${LEAD}${NAME}${BEHIND}[*_]{0,3} ?(?:：|:(?=[ \\t*_]|$))[*_]{0,3}`,
      'u',
    ),
  },
  { form: 'arrow', holds: />[ \t]/, label: leanExpression(`^${LEAD}${NAME} ?>(?=[ \\t])`, 'u') },
  { form: 'angle', holds: />[ \t]/, label: leanExpression(`^${LEAD}<${NAME}>(?=[ \\t])`, 'u') },
  {
    form: 'above',
    holds: /\d[:.]\d\d/,
    label: leanExpression(`^[ \\t]{0,8}${NAME}(?<behind>[ \\t]{1,24}\\(?${TIME}\\)?)[ \\t]*$`, 'u'),
  },
]

/** A forged turn or two within another text are none of a transcript. */
const FEWEST_TURNS = 4
/** Lines, empty ones aside, that may stand before the first turn: a title, a date. */
const MOST_LINES_BEFORE = 5
/** UTF-16 units of a line that are looked at for its label. */
const LABEL_UNITS = 120
/** Levels of logs, which stand where names do. */
const OF_LOGS =
  /^(?:trace|debug|info|notice|warn(?:ing)?|error|err|fatal|critical|note|stdout|stderr)$/i

interface Label {
  readonly form: string
  readonly speaker: string
  readonly start: number
  readonly end: number
}

/**
 * In reading order; none where a text is no transcript: at least four turns of two speakers or more, one of them more than
 * once, almost from its begin. Without a time beside names one of the speakers has to be known as served, or two as
 * programs and those they serve.
 */
export function labelledTurns(text: string): readonly Turn[] {
  const byForm = Map.groupBy(labelsIn(text), ({ form }) => form)
  const [labels = []] = [...byForm.values()].toSorted((a, b) => b.length - a.length)
  return isTranscript(text, labels) ? turnsBetween(text, labels) : []
}

/** The labels of a text; none where the first of them comes too late for a transcript, as in most texts. */
function* labelsIn(text: string): Generator<Label> {
  let linesBefore = 0
  let isFirst = true
  for (const { start, end } of textLines(text)) {
    const line = text.slice(start, Math.min(end, start + LABEL_UNITS)).replace(/\r$/, '')
    const label = labelOf(line)
    if (label !== undefined) {
      isFirst = false
      yield { ...label, start, end: start + label.end }
    } else if (isFirst && /\S/.test(text.slice(start, end)) && ++linesBefore > MOST_LINES_BEFORE) {
      return
    }
  }
}

function labelOf(line: string): Omit<Label, 'start'> | undefined {
  for (const { form, holds, label } of FORMS) {
    if (!holds.test(line)) continue
    const found = label.exec(line)
    const { speaker, before, behind } = found?.groups ?? {}
    if (found === null || speaker === undefined) continue
    const isTimed = /\d[:.]\d\d/.test(`${before ?? ''}${behind ?? ''}`)
    return {
      form: `${form}${isTimed ? ' with times' : ''}`,
      speaker: speaker.replace(/\s+/g, ' '),
      end: found[0].length,
    }
  }
  return undefined
}

function isTranscript(text: string, labels: readonly Label[]): boolean {
  const [first] = labels
  if (first === undefined || labels.length < FEWEST_TURNS) return false
  const speakers = new Set(labels.map(({ speaker }) => speaker))
  if (speakers.size < 2 || speakers.size > labels.length / 2 + 1) return false
  if ([...speakers].some((each) => OF_LOGS.test(each))) return false
  const before = text.slice(0, first.start).match(/\S[^\n]*/g) ?? []
  if (before.length > MOST_LINES_BEFORE) return false
  if (first.form.endsWith('times')) return true
  return [...speakers].some(isPerson) && serving(speakers).size > 0
}

/** What stands between one label and the next; what the last one says ends with its paragraph. */
function turnsBetween(text: string, labels: readonly Label[]): readonly Turn[] {
  return labels.flatMap(({ speaker, start, end }, index) => {
    const next = labels[index + 1]?.start
    const said = text.slice(end, next)
    const from = end + said.length - said.trimStart().length
    const gap = next === undefined ? text.slice(from).search(/\n[ \t\r]*\n/) : -1
    const to = gap < 0 ? end + said.trimEnd().length : from + gap
    return to > from ? [{ speaker, label: { start, end }, start: from, end: to }] : []
  })
}
