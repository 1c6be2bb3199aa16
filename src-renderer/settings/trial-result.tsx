/** What a trial of rules came to: whether the file can be used, and what it marks. */

import { flattenSpans } from '../../src-shared/model/spans.ts'
import { visibleText } from '../../src-shared/model/visible-text.ts'
import type { RuleTrial, RuleTrialMark } from '../../src-shared/workspace/rule-trial.ts'
import { messages } from '../messages/en.ts'
import { CategoryBadge } from '../ui/category-badge.tsx'
import { classNames } from '../ui/class-names.ts'
import { CircleCheck, OctagonX } from '../ui/icons.ts'
import { SaveRules } from './save-rules.tsx'

const { ruleTrial: words } = messages
/** Places that are named one by one; the text shows all. */
const NAMED = 20

interface TrialResultProps {
  readonly trial: RuleTrial
  /** What was tried, and on what. */
  readonly rules: string
  readonly text: string
}

export function TrialResult({ trial, rules, text }: TrialResultProps) {
  const { problems } = trial
  const isUsable = problems.length === 0
  const Icon = isUsable ? CircleCheck : OctagonX
  return (
    <div className="flex flex-col gap-3">
      <div>
        <p className="flex items-center gap-2 font-medium">
          <Icon
            aria-hidden="true"
            className={classNames('size-4 shrink-0', isUsable ? 'text-good' : 'text-bad')}
          />
          {isUsable ? words.usable(trial.rules, trial.examples) : words.problems(problems.length)}
        </p>
        {isUsable ? (
          <SaveRules rules={rules} />
        ) : (
          <ul className="mt-1 list-disc pl-10">
            {problems.map((problem) => (
              <li key={problem} className="break-words">
                {visibleText(problem)}
              </li>
            ))}
          </ul>
        )}
      </div>
      {trial.rules === 0 ? null : <Marks trial={trial} text={text} />}
    </div>
  )
}

function Marks({ trial: { marks, threshold, is_cut }, text }: Omit<TrialResultProps, 'rules'>) {
  if (text === '') return <p className="text-ink-soft">{words.noText}</p>
  if (marks.length === 0) return <p className="text-ink-soft">{words.none}</p>
  const accepted = marks.filter((mark) => mark.accepted).length
  return (
    <div className="flex flex-col gap-2">
      <p>
        {words.marks(accepted, marks.length - accepted)}
        {is_cut ? ` ${words.cut(marks.length)}` : null}
      </p>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region must be reachable by keyboard
        tabIndex={0}
        aria-label={words.markedText}
        dir="auto"
        className="max-h-72 overflow-y-auto rounded-md border border-line bg-raised px-3 py-2 font-mono text-[0.8125rem] leading-7 break-words whitespace-pre-wrap"
      >
        <MarkedText text={text} marks={marks} threshold={threshold} />
      </section>
      <ul className="flex flex-col gap-1">
        {marks.slice(0, NAMED).map((mark) => (
          <li key={`${mark.start} ${mark.end} ${mark.rule_id}`} className="flex items-center gap-2">
            <CategoryBadge category={mark.category} faint={!mark.accepted} small />
            <span className="max-w-[50%] min-w-0 shrink-0 truncate font-mono text-xs" dir="auto">
              {visibleText(text.slice(mark.start, mark.end))}
            </span>
            <span className="min-w-0 text-xs break-words text-ink-soft">
              {saidOf(mark, threshold)}
            </span>
          </li>
        ))}
      </ul>
      {marks.length > NAMED ? (
        <p className="text-xs text-ink-soft">{words.more(marks.length - NAMED)}</p>
      ) : null}
    </div>
  )
}

function saidOf({ title, score, accepted }: RuleTrialMark, threshold: number): string {
  return accepted ? words.found(title, score) : words.tooLow(title, score, threshold)
}

interface MarkedTextProps extends Pick<RuleTrial, 'marks' | 'threshold'> {
  readonly text: string
}

function MarkedText({ text, marks, threshold }: MarkedTextProps) {
  const pieces = flattenSpans(marks)
  return (
    <>
      {pieces.map(({ start, end, ranges }, place) => {
        const mark = ranges.find((each) => each.accepted) ?? ranges[0]
        return mark === undefined ? null : (
          <span key={start}>
            {text.slice(pieces[place - 1]?.end ?? 0, start)}
            <mark
              title={saidOf(mark, threshold)}
              className={`ev ev-${mark.category}${mark.accepted ? '' : ' ev-muted'} cursor-auto! text-ink`}
            >
              {text.slice(start, end)}
            </mark>
          </span>
        )
      })}
      {text.slice(pieces.at(-1)?.end ?? 0)}
    </>
  )
}
