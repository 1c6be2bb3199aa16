/** The folders that are watched: which, how they fare, one more, one less. Where there is none, one line that opens. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Form, Input, Label, TextField } from 'react-aria-components'
import { MAX_WATCHED, type WatchedFolder } from '../../src-shared/workspace/watching.ts'
import { problemFrom } from '../data/http-client.ts'
import { stopWatching, watchedQuery, watchFolder } from '../data/watched.ts'
import { messages } from '../messages/en.ts'
import { Button } from '../ui/button.tsx'
import { Fold } from '../ui/fold.tsx'
import { ProblemNote } from '../ui/problem-note.tsx'
import { Section } from '../ui/section.tsx'

const { watching: words } = messages

export function WatchedSection() {
  const { data } = useQuery(watchedQuery())
  const folders = data?.folders ?? []
  if (folders.length === 0) {
    return (
      <Fold title={words.title} said={words.short}>
        <p className="text-ink-soft">{words.lead}</p>
        <FolderForm />
      </Fold>
    )
  }
  return (
    <Section title={words.title} lead={words.lead}>
      <ul className="mb-4 divide-y divide-line">
        {folders.map((folder) => (
          <FolderRow key={folder.id} folder={folder} />
        ))}
      </ul>
      {folders.length < MAX_WATCHED ? <FolderForm /> : null}
    </Section>
  )
}

function FolderRow({ folder }: { readonly folder: WatchedFolder }) {
  const { id, path, problem, scanned, refused, waiting } = folder
  const client = useQueryClient()
  const stop = useMutation({
    mutationFn: () => stopWatching(id),
    onSettled: () => client.invalidateQueries({ queryKey: ['watched'] }),
  })
  return (
    <li className="flex items-center justify-between gap-4 py-2">
      <div className="min-w-0">
        <p className="font-mono text-xs break-all">
          <bdi>{path}</bdi>
        </p>
        {problem === null ? (
          <p className="text-xs text-ink-soft">
            {words.counts(scanned, refused, waiting)}
            {scanned === 0 ? null : (
              <>
                {' · '}
                <Link to="/history" className="underline underline-offset-4 hover:text-ink">
                  {words.toHistory}
                </Link>
              </>
            )}
          </p>
        ) : (
          <p className="text-xs text-bad">{problem}</p>
        )}
      </div>
      <Button
        weight="quiet"
        aria-label={words.stopName(path)}
        isDisabled={stop.isPending}
        onPress={() => stop.mutate()}
      >
        {words.stop}
      </Button>
    </li>
  )
}

function FolderForm() {
  const [path, setPath] = useState('')
  const client = useQueryClient()
  const add = useMutation({
    mutationFn: () => watchFolder(path.trim()),
    onSuccess: async () => {
      setPath('')
      await client.invalidateQueries({ queryKey: ['watched'] })
    },
  })
  const problem = problemFrom(add.error)
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        if (path.trim() !== '') add.mutate()
      }}
    >
      <div className="flex flex-wrap items-end gap-3">
        <TextField value={path} onChange={setPath} className="min-w-48 flex-1">
          <Label className="text-xs font-medium text-ink-soft">{words.path}</Label>
          <Input
            placeholder={words.placeholder}
            spellCheck={false}
            autoComplete="off"
            className="mt-1 h-8 w-full rounded-md border border-line-strong bg-transparent px-2.5 font-mono text-[0.8125rem] placeholder:text-ink-soft"
          />
        </TextField>
        <Button type="submit" isDisabled={path.trim() === '' || add.isPending}>
          {add.isPending ? words.adding : words.add}
        </Button>
      </div>
      {problem === null ? null : (
        <ProblemNote problem={problem} className="mt-2 border-bad border-l-2 pl-2.5" />
      )}
    </Form>
  )
}
