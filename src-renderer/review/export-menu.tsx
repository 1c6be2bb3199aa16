/** Hands the document's findings out: reports about it, and copies of it without what was found. */

import { useMutation } from '@tanstack/react-query'
import { Header, Menu, MenuItem, MenuSection, MenuTrigger, Popover } from 'react-aria-components'
import type { ExportRequest } from '../../src-shared/workspace/exports.ts'
import { fetchExport, saveFile } from '../data/exports.ts'
import { problemFrom } from '../data/http-client.ts'
import { messages } from '../messages/en.ts'
import { Button } from '../ui/button.tsx'
import { ChevronDown } from '../ui/icons.ts'
import { ProblemNote } from '../ui/problem-note.tsx'
import { useMasked } from './review-options.ts'

const { export: words } = messages

type Choice = keyof typeof words.choices

const REQUESTS: Readonly<Record<Choice, ExportRequest>> = {
  html: { format: 'html' },
  sarif: { format: 'sarif' },
  csv: { format: 'csv' },
  json: { format: 'json' },
  text: { format: 'text' },
  markdown: { format: 'markdown' },
  pseudonyms: { format: 'text', redaction: 'pseudonyms' },
}
const SECTIONS = {
  reports: ['html', 'sarif', 'csv', 'json'],
  copies: ['text', 'markdown', 'pseudonyms'],
} as const satisfies Readonly<Record<string, readonly Choice[]>>

interface ExportMenuProps {
  readonly jobId: string
  /** The next thing to do, drawn so. */
  readonly isNext?: boolean
}

export function ExportMenu({ jobId, isNext = false }: ExportMenuProps) {
  // What is shown is what is handed out: values leave in full only after the reviewer's own act.
  const masked = useMasked()
  const evidence = masked ? 'masked' : 'full'
  const exporting = useMutation({
    mutationFn: async (choice: Choice) =>
      saveFile(await fetchExport(jobId, { ...REQUESTS[choice], evidence })),
  })
  const problem = problemFrom(exporting.error)
  return (
    <>
      <MenuTrigger>
        <Button
          weight={isNext ? 'primary' : 'plain'}
          size="h-7 px-2.5"
          isDisabled={exporting.isPending}
        >
          {exporting.isPending ? words.running : words.title}
          <ChevronDown aria-hidden="true" className="size-4" />
        </Button>
        <Popover className="rounded-lg border border-line-strong bg-surface p-1 shadow-lg">
          <Menu
            aria-label={words.title}
            className="outline-none"
            onAction={(key) => exporting.mutate(key as Choice)}
          >
            {(['reports', 'copies'] as const).map((section) => (
              <MenuSection
                key={section}
                className="not-first:mt-1 not-first:border-t not-first:border-line not-first:pt-1"
              >
                <Header className="px-3 pt-1 text-xs text-ink-soft">
                  {section === 'reports' && !masked
                    ? words.sections.reportsInFull
                    : words.sections[section]}
                </Header>
                {SECTIONS[section].map((choice) => (
                  <MenuItem
                    key={choice}
                    id={choice}
                    className="cursor-default rounded px-3 py-1 outline-none data-[focused]:bg-pressed"
                  >
                    {words.choices[choice]}
                  </MenuItem>
                ))}
              </MenuSection>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
      {problem === null ? null : (
        <ProblemNote problem={problem} className="basis-full border-l-2 border-bad pl-2.5" />
      )}
    </>
  )
}
