/** What can be done with rules that can be used: have scans use them from now on, or keep them as a file. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { saveFile } from '../data/exports.ts'
import { problemFrom } from '../data/http-client.ts'
import { ownRulesQuery, saveRules } from '../data/own-rules.ts'
import { useTrialFile } from '../data/trial-draft.ts'
import { messages } from '../messages/en.ts'
import { Button } from '../ui/button.tsx'
import { ProblemNote } from '../ui/problem-note.tsx'

const { ruleTrial: words } = messages

export function SaveRules({ rules }: { readonly rules: string }) {
  const client = useQueryClient()
  const { data } = useQuery(ownRulesQuery())
  const takenFrom = useTrialFile((state) => state.file)
  const file = takenFrom ?? fileName(rules)
  const isThere = data?.some((one) => one.file === file) ?? false
  const save = useMutation({
    mutationFn: (asked: { readonly rules: string; readonly replace: boolean }) =>
      saveRules(client, { file, ...asked }),
  })
  const problem = problemFrom(save.error)
  const isSaved = save.isSuccess && save.variables.rules === rules
  return (
    <>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-soft">
        <Button
          weight="primary"
          size="h-7 px-2.5"
          isDisabled={data === undefined}
          // Not disabled while it is saved: the focus would be lost.
          onPress={() => {
            if (!save.isPending) save.mutate({ rules, replace: isThere })
          }}
        >
          {isThere ? words.replace(file) : words.use}
        </Button>
        <Button
          size="h-7 px-2.5"
          onPress={() =>
            saveFile({ name: file, content: new Blob([rules], { type: 'application/yaml' }) })
          }
        >
          {words.save}
        </Button>
        <span role="status">{isSaved ? words.saved(file) : words.saveHint}</span>
      </p>
      {problem === null ? null : <ProblemNote problem={problem} className="mt-2" />}
    </>
  )
}

/** As the pack calls itself, where that is a name for a file. */
function fileName(rules: string): string {
  const [, pack = 'rules'] = /^pack:[ \t]*["']?([a-z0-9][a-z0-9_-]{0,63})\b/m.exec(rules) ?? []
  return `${pack}.yaml`
}
