/** Tries a file of rules before it is used: what is wrong with it, and what it marks in a text. */

import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import {
  Disclosure,
  DisclosurePanel,
  FileTrigger,
  TextArea,
  TextField,
} from 'react-aria-components'
import { EXAMPLE_RULES } from '../../src-shared/model/example-rules.ts'
import { MAX_TRIED_RULES, MAX_TRIED_TEXT } from '../../src-shared/workspace/rule-trial.ts'
import { problemFrom, roomProblem } from '../data/http-client.ts'
import { useLastReview } from '../data/last-review.ts'
import { documentQuery, ruleTrialQuery } from '../data/queries.ts'
import { type TrialDraft, useTrialDraft, useTrialFile, useTrialShown } from '../data/trial-draft.ts'
import { documentName } from '../messages/document-name.ts'
import { messages } from '../messages/en.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { FoldLine } from '../ui/fold.tsx'
import { ProblemNote } from '../ui/problem-note.tsx'
import { TrialResult } from './trial-result.tsx'

const { ruleTrial: words } = messages
/** Typing is waited for: each trial runs every example. */
const TYPING_MS = 300

/** Of the field of rules. */
export const TRIED_RULES_ID = 'tried-rules'

export function RuleTrial() {
  const shown = useTrialShown((state) => state.shown)
  return (
    <Disclosure
      isExpanded={shown}
      onExpandedChange={(next) => useTrialShown.setState({ shown: next })}
    >
      {({ isExpanded }) => (
        <>
          <FoldLine
            {...{ level: 3, title: words.title, said: words.said, isExpanded }}
            className="rounded-b-xl px-5 py-3.5"
          />
          <DisclosurePanel>{isExpanded ? <Trial /> : null}</DisclosurePanel>
        </>
      )}
    </Disclosure>
  )
}

function Trial() {
  const draft = useTrialDraft()
  const asked = useRested(draft)
  const { data, error, isFetching } = useQuery({
    ...ruleTrialQuery(asked),
    enabled: asked.rules.trim() !== '',
    placeholderData: keepPreviousData,
  })
  const problem = roomProblem(error)
  const isEmpty = draft.rules.trim() === ''
  return (
    <div className="flex flex-col gap-3 px-5 pb-4">
      <div className="grid grid-cols-1 gap-3 md:grid-cols-2">
        <Field name="rules" label={words.rules} most={MAX_TRIED_RULES} choose={words.chooseRules}>
          {isEmpty ? (
            <Button weight="quiet" size="h-7 px-2" onPress={startFromExample}>
              {words.example}
            </Button>
          ) : null}
        </Field>
        <Field name="text" label={words.text} most={MAX_TRIED_TEXT} choose={words.chooseText}>
          <OpenDocument />
        </Field>
      </div>
      {problem === null ? null : <ProblemNote problem={problem} />}
      <div aria-live="polite">
        {isEmpty ? <p className="text-ink-soft">{words.nothing}</p> : null}
        {/* What was tried before stays told while something else is. */}
        {isEmpty || data === undefined || problem !== null ? null : <TrialResult {...data} />}
        {!isEmpty && data === undefined && isFetching ? (
          <p className="text-ink-soft">{words.waiting}</p>
        ) : null}
      </div>
    </div>
  )
}

/** The button goes with the empty field: the focus goes to what is to be changed. */
function startFromExample(): void {
  useTrialDraft.setState({ rules: EXAMPLE_RULES })
  document.getElementById(TRIED_RULES_ID)?.focus()
}

/** Takes the text of the document that was open last, as far as a trial reads. */
function OpenDocument() {
  const client = useQueryClient()
  const jobId = useLastReview((state) => state.jobId)
  const take = useMutation({
    mutationFn: (id: string) => client.fetchQuery(documentQuery(id)),
    onSuccess: ({ text }) => useTrialDraft.setState({ text: text.slice(0, MAX_TRIED_TEXT) }),
  })
  if (jobId === null) return null
  const { data, error } = take
  const isShortened = data !== undefined && data.text.length > MAX_TRIED_TEXT
  const problem = problemFrom(error)
  return (
    <>
      <Button size="h-7 px-2.5" onPress={() => take.mutate(jobId)}>
        {words.openDocument}
      </Button>
      <span role="status" className="text-xs text-ink-soft">
        {data === undefined
          ? ''
          : words.taken(
              documentName(data.job.source, data.job.input.kind),
              isShortened ? MAX_TRIED_TEXT : null,
            )}
      </span>
      {problem === null ? null : <ProblemNote problem={problem} className="basis-full" />}
    </>
  )
}

/** What is typed, a moment after the last letter. */
function useRested(draft: TrialDraft): TrialDraft {
  const [rested, setRested] = useState(draft)
  useEffect(() => {
    const timer = setTimeout(() => setRested(draft), TYPING_MS)
    return () => clearTimeout(timer)
  }, [draft])
  return rested
}

interface FieldProps {
  readonly name: keyof TrialDraft
  readonly label: string
  /** UTF-16 units; of a longer file the beginning is taken. */
  readonly most: number
  readonly choose: string
  readonly children?: ReactNode
}

function Field({ name, label, most, choose, children }: FieldProps) {
  const value = useTrialDraft((draft) => draft[name])
  const [note, setNote] = useState('')
  const take = (next: string) => {
    setNote(next.length > most ? words.shortened(most) : '')
    if (name === 'rules' && next === '') useTrialFile.setState({ file: null })
    useTrialDraft.setState({ [name]: next.slice(0, most) })
  }
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <TextField aria-label={label} value={value} onChange={take} className="flex flex-col gap-1">
        <span aria-hidden="true" className="text-xs text-ink-soft">
          {label}
        </span>
        <TextArea
          rows={12}
          {...(name === 'rules' && { id: TRIED_RULES_ID })}
          spellCheck={false}
          dir={name === 'text' ? 'auto' : 'ltr'}
          placeholder={name === 'text' ? words.textHint : ''}
          className={classNames(
            'w-full resize-y rounded-md border border-line-strong bg-transparent px-3 py-2 font-mono text-[0.8125rem] placeholder:font-sans placeholder:text-sm placeholder:text-ink-soft',
            // How far a line is indented says what it belongs to: none is broken.
            name === 'rules' && 'overflow-x-auto whitespace-pre',
          )}
        />
      </TextField>
      <div className="flex flex-wrap items-center gap-x-2">
        <FileTrigger
          onSelect={(files) => {
            const [file] = files ?? []
            file?.text().then(
              (content) => {
                // A document would be shown as the letters that its bytes happen to be.
                if (/[\0\ufffd]/.test(content)) return setNote(words.noTextFile(file.name))
                if (name === 'rules') useTrialFile.setState({ file: null })
                take(content)
              },
              () => setNote(words.unreadable(file.name)),
            )
          }}
        >
          <Button size="h-7 px-2.5">{choose}</Button>
        </FileTrigger>
        {children}
        {note === '' ? null : (
          <span role="status" className="text-xs text-warn">
            {note}
          </span>
        )}
      </div>
    </div>
  )
}
