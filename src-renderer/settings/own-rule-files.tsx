/** The owner's files of rules: how many rules of each are used, or why none is; to go on with, or to remove. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef } from 'react'
import { DialogTrigger } from 'react-aria-components'
import { visibleText } from '../../src-shared/model/visible-text.ts'
import type { OwnRuleFile } from '../../src-shared/workspace/own-rules.ts'
import { problemFrom, roomProblem } from '../data/http-client.ts'
import { ownRulesQuery, readRules, removeRules } from '../data/own-rules.ts'
import { useTrialDraft, useTrialFile, useTrialShown } from '../data/trial-draft.ts'
import { messages } from '../messages/en.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { ProblemNote } from '../ui/problem-note.tsx'
import { TRIED_RULES_ID } from './rule-trial.tsx'

const { ruleTrial: words } = messages

export function OwnRuleFiles() {
  const { data, error } = useQuery(ownRulesQuery())
  const problem = roomProblem(error)
  const section = useFocusAfterRemoval(data?.length)
  if (problem !== null) return <ProblemNote problem={problem} className="px-5 py-3.5" />
  if (data === undefined) return null
  return (
    <div ref={section} tabIndex={-1} className="px-5 py-3.5 outline-none">
      <h3 className="font-medium">{words.ownFiles}</h3>
      {data.length === 0 ? (
        <p className="text-ink-soft">{words.noFiles}</p>
      ) : (
        <ul aria-label={words.ownFiles} className="mt-1 divide-y divide-line">
          {data.map((file) => (
            <FileRow key={file.file} {...file} />
          ))}
        </ul>
      )}
    </div>
  )
}

/** Who removed a file goes on at the others: its buttons are gone, and the focus with them. */
function useFocusAfterRemoval(count: number | undefined): RefObject<HTMLDivElement | null> {
  const section = useRef<HTMLDivElement>(null)
  const before = useRef(count)
  useEffect(() => {
    const isFewer = (before.current ?? 0) > (count ?? 0)
    before.current = count
    const { activeElement, body } = document
    if (isFewer && (activeElement === null || activeElement === body)) {
      section.current?.focus({ preventScroll: true })
    }
  }, [count])
  return section
}

/** A file's text goes where rules are tried, and so does whoever asked for it. */
function takeUp(file: string, rules: string): void {
  useTrialDraft.setState({ rules })
  useTrialFile.setState({ file })
  useTrialShown.setState({ shown: true })
  queueMicrotask(() => document.getElementById(TRIED_RULES_ID)?.focus())
}

function FileRow({ file, rules, problems }: OwnRuleFile) {
  const client = useQueryClient()
  const remove = useMutation({ mutationFn: () => removeRules(client, file) })
  const edit = useMutation({
    mutationFn: () => readRules(file),
    onSuccess: (text) => takeUp(file, text),
  })
  const problem = problemFrom(edit.error)
  const name = visibleText(file)
  const isFile = file.endsWith('.yaml')
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 py-2">
      <div className="min-w-0 flex-1 basis-60">
        <p className="break-words">
          <code className="text-[0.8125rem]">{name}</code>{' '}
          {problems.length === 0 ? (
            <span className="text-xs text-ink-soft">{words.used(rules)}</span>
          ) : (
            <span className="text-xs text-bad">{words.leftOut}</span>
          )}
        </p>
        {problems.map((each) => (
          <p key={each} className="text-xs break-words text-bad">
            {visibleText(each)}
          </p>
        ))}
      </div>
      {isFile ? (
        <span className="flex shrink-0 gap-1">
          <Button
            weight="quiet"
            size="h-7 px-2"
            aria-label={words.editName(name)}
            onPress={() => edit.mutate()}
          >
            {words.edit}
          </Button>
          <DialogTrigger>
            <Button weight="quiet" size="h-7 px-2" aria-label={words.removeName(name)}>
              {words.remove}
            </Button>
            <ConfirmDialog
              title={words.removeTitle(name)}
              text={words.removeText}
              action={words.removeAction}
              problem={problemFrom(remove.error)}
              isPending={remove.isPending}
              onConfirm={(close) => remove.mutate(undefined, { onSuccess: close })}
            />
          </DialogTrigger>
        </span>
      ) : null}
      {problem === null ? null : <ProblemNote problem={problem} className="basis-full" />}
    </li>
  )
}
