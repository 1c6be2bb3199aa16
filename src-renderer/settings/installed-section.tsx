/** What scans on this machine: versions and hashes as receipts name them, and the folders. */

import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { UNCOVERED_THREATS } from '../../src-shared/model/vocabulary.ts'
import {
  FOLDERS,
  type FolderName,
  type Installed,
  type InstalledPack,
} from '../../src-shared/workspace/installed.ts'
import { problemFrom, roomProblem } from '../data/http-client.ts'
import { installedQuery, openFolder } from '../data/queries.ts'
import { messages } from '../messages/en.ts'
import { formatBytes, formatList } from '../messages/format.ts'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { ProblemNote } from '../ui/problem-note.tsx'

const { installed: words } = messages.settings

export function InstalledSection() {
  const { data, error } = useQuery(installedQuery())
  const problem = roomProblem(error)
  return (
    <div className="flex flex-col gap-4 px-5 py-3.5">
      {problem === null ? null : <ProblemNote problem={problem} />}
      <p className="text-ink-soft">{words.lead}</p>
      <p className="text-ink-soft">{words.uncovered(UNCOVERED_THREATS)}</p>
      {data === undefined ? null : (
        <>
          <Engine installed={data} />
          <ul aria-label={words.folders} className="flex flex-col gap-1">
            {FOLDERS.map((name) => (
              <Folder
                key={name}
                name={name}
                path={data.folders[name]}
                canOpen={data.opens_folders}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function Engine({ installed }: { readonly installed: Installed }) {
  const { version, rules, models } = installed
  return (
    <table aria-label={words.title} className="w-full text-left">
      <thead className="text-xs text-ink-soft max-sm:sr-only">
        <tr>
          <th className="py-1 pr-4 font-medium">{words.part}</th>
          <th className="py-1 pr-4 font-medium">{words.version}</th>
          <th className="py-1 pr-4 font-medium">{words.about}</th>
          <th className="py-1 font-medium">SHA-256</th>
        </tr>
      </thead>
      <tbody className="align-baseline">
        <Part name={words.program} version={version} sha256={null} />
        <Part name={words.rules} version={version} sha256={rules.sha256}>
          {words.ruleCount(rules.total)}
        </Part>
        {models.map((pack) => (
          <Part key={pack.id} name={pack.id} version={pack.version} sha256={pack.sha256}>
            {packWords(pack)}
          </Part>
        ))}
      </tbody>
    </table>
  )
}

function packWords({ level, categories, bytes, licence, is_own, problem }: InstalledPack) {
  if (problem !== null) return <span className="text-bad">{words.broken(problem)}</span>
  const names = formatList(categories.map((category) => messages.categories[category].name))
  const facts = [level, names, ...(bytes === null ? [] : [formatBytes(bytes)])]
  return (
    <span title={licence === null ? '' : words.licence(licence)}>
      {facts.join(' · ')}
      {is_own ? ` · ${words.own}` : ''}
    </span>
  )
}

interface PartProps {
  readonly name: string
  readonly version: string | null
  readonly sha256: string | null
  readonly children?: ReactNode
}

function Part({ name, version, sha256, children }: PartProps) {
  return (
    <tr className="border-t border-line max-sm:flex max-sm:flex-wrap max-sm:gap-x-3 max-sm:py-1">
      <th scope="row" className="py-1.5 pr-4 font-medium whitespace-nowrap">
        {name}
      </th>
      <td className="py-1.5 pr-4">{version}</td>
      <td className="py-1.5 pr-4 text-ink-soft">{children}</td>
      <td className="py-1.5 whitespace-nowrap">
        {sha256 === null ? null : (
          <>
            <code className="text-xs" title={sha256}>
              {sha256.slice(0, 12)}…
            </code>
            <CopyButton text={sha256} label={words.copyHash(name)} />
          </>
        )}
      </td>
    </tr>
  )
}

interface FolderProps {
  readonly name: FolderName
  readonly path: string
  readonly canOpen: boolean
}

function Folder({ name, path, canOpen }: FolderProps) {
  const open = useMutation({ mutationFn: () => openFolder(name) })
  const problem = problemFrom(open.error)
  return (
    <li className="flex flex-wrap items-center gap-x-3">
      <span className="w-28 text-ink-soft">{words.folderNames[name]}</span>
      <code className="min-w-0 flex-1 basis-60 text-xs break-all select-all">{path}</code>
      <span className="flex shrink-0">
        <CopyButton text={path} label={words.copyPath(words.folderNames[name])} />
        {canOpen ? (
          <Button
            weight="quiet"
            size="h-7 px-2"
            aria-label={words.openName(words.folderNames[name])}
            onPress={() => open.mutate()}
          >
            {words.open}
          </Button>
        ) : null}
      </span>
      {problem === null ? null : <ProblemNote problem={problem} className="basis-full" />}
    </li>
  )
}
