/** Hands the document's findings out: reports about it, and copies of it without what was found. */

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Header, Menu, MenuItem, MenuSection, MenuTrigger, Popover } from 'react-aria-components'
import { copyRefusal, isPartial, unasked } from '../../src-shared/model/redactable.ts'
import { isByRulesOnly } from '../../src-shared/model/rule-detectors.ts'
import type { ReviewDocument } from '../../src-shared/workspace/document.ts'
import {
  COPY_FORMATS,
  EXPORT_FORMATS,
  type ExportFormat,
  type RedactionChoice,
} from '../../src-shared/workspace/export-kinds.ts'
import { fetchExport, saveFile } from '../data/exports.ts'
import { problemFrom } from '../data/http-client.ts'
import { messages } from '../messages/en.ts'
import { Button } from '../ui/button.tsx'
import { CheckMark } from '../ui/check-mark.tsx'
import { ChevronDown } from '../ui/icons.ts'
import { ProblemNote } from '../ui/problem-note.tsx'
import { useMasked } from './review-options.ts'

const { export: words } = messages

const SECTIONS = {
  reports: ['html', 'sarif', 'csv', 'receipt'],
  // The answer as it was given to a program, which no mask goes through.
  inFull: ['json'],
  copies: COPY_FORMATS,
} as const satisfies Readonly<Record<string, readonly ExportFormat[]>>

/** The switch of the menu that is no format. */
const PSEUDONYMS = 'pseudonyms'

interface ExportMenuProps {
  readonly document: Pick<ReviewDocument, 'job' | 'requested'>
  /** The next thing to do, drawn so. */
  readonly isNext?: boolean
}

export function ExportMenu({ document, isNext = false }: ExportMenuProps) {
  // What is shown is what is handed out: values leave in full only after the reviewer's own act.
  const masked = useMasked()
  const evidence = masked ? 'masked' : 'full'
  const [redaction, setRedaction] = useState<RedactionChoice>('labels')
  const exporting = useMutation({
    mutationFn: async (format: ExportFormat) => {
      const file = await fetchExport(document.job.job_id, { format, evidence, redaction })
      saveFile(file)
      return file.name
    },
  })
  const problem = problemFrom(exporting.error)
  const refusal = copyRefusal(document)
  const said = {
    reports: isPartial(document.job) ? words.partial : null,
    inFull: null,
    copies: refusal ?? copiesSay(document),
  }
  return (
    <>
      <MenuTrigger>
        <Button
          weight={isNext ? 'primary' : 'plain'}
          size="h-7 px-2.5"
          // A button that is off would lose the focus, which comes back to it from the menu.
          isPending={exporting.isPending}
        >
          {exporting.isPending ? words.running : words.title}
          <ChevronDown aria-hidden="true" className="size-4" />
        </Button>
        <Popover
          aria-label={words.title}
          className="max-w-sm overflow-auto rounded-lg border border-line-strong bg-surface p-1 shadow-lg"
        >
          <Menu
            aria-label={words.title}
            className="outline-none"
            disabledKeys={refusal === null ? [] : [...COPY_FORMATS, PSEUDONYMS]}
            onAction={(key) => {
              const format = EXPORT_FORMATS.find((each) => each === key)
              if (format !== undefined) exporting.mutate(format)
            }}
          >
            {(['reports', 'inFull', 'copies'] as const).map((section) => (
              <MenuSection
                key={section}
                className="not-first:mt-1 not-first:border-t not-first:border-line not-first:pt-1"
              >
                <Header className="px-3 pt-1 text-xs text-ink-soft">
                  {section === 'reports' && !masked
                    ? words.sections.reportsInFull
                    : words.sections[section]}
                  {said[section] === null ? null : (
                    <span className="my-1 block border-l-2 border-warn bg-warn-tint px-2 py-1 text-ink">
                      {said[section]}
                    </span>
                  )}
                </Header>
                {SECTIONS[section].map((choice) => (
                  <MenuItem
                    key={choice}
                    id={choice}
                    className="cursor-default rounded px-3 py-1 outline-none data-[disabled]:text-ink-soft data-[focused]:bg-pressed"
                  >
                    {words.choices[choice]}
                  </MenuItem>
                ))}
              </MenuSection>
            ))}
            <MenuSection
              aria-label={words.redaction}
              selectionMode="multiple"
              selectedKeys={redaction === 'pseudonyms' ? [PSEUDONYMS] : []}
              onSelectionChange={(keys) =>
                setRedaction(keys === 'all' || keys.has(PSEUDONYMS) ? 'pseudonyms' : 'labels')
              }
            >
              <MenuItem
                id={PSEUDONYMS}
                shouldCloseOnSelect={false}
                textValue={words.pseudonyms}
                className="flex cursor-default items-center gap-2 rounded px-3 py-1 text-ink-soft outline-none data-[focused]:bg-pressed"
              >
                {({ isSelected }) => (
                  <>
                    <CheckMark isSelected={isSelected} />
                    {words.pseudonyms}
                  </>
                )}
              </MenuItem>
            </MenuSection>
          </Menu>
        </Popover>
      </MenuTrigger>
      <span role="status" className="sr-only">
        {exporting.data === undefined ? '' : words.saved(exporting.data)}
      </span>
      {problem === null ? null : (
        <ProblemNote problem={problem} className="basis-full border-l-2 border-bad pl-2.5" />
      )}
    </>
  )
}

/** What whoever takes a copy is told before: null where all was looked at. */
function copiesSay({ job, requested }: ExportMenuProps['document']): string | null {
  if (isPartial(job)) return words.partialCopies
  const names = unasked(requested).map((category) => messages.categories[category].name)
  if (names.length > 0) return words.unaskedCopies(names)
  return isByRulesOnly(job) ? words.rulesOnlyCopies : null
}
