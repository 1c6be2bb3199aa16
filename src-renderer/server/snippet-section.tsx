/** How to call the service, in the reader's language, with a key or without. */

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Checkbox } from 'react-aria-components'
import { keysQuery } from '../data/server-queries.ts'
import { messages } from '../messages/en.ts'
import { buttonClass } from '../ui/button.tsx'
import { CheckMark } from '../ui/check-mark.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Section } from '../ui/section.tsx'
import { Segmented } from '../ui/segmented.tsx'
import {
  createKeySnippet,
  LANGUAGES,
  type Language,
  pollSnippet,
  SNIPPET_INPUTS,
  type SnippetInput,
  snippetFor,
} from './snippets.ts'

const { server: words } = messages

export function SnippetSection({ baseUrl }: { readonly baseUrl: string }) {
  const [language, setLanguage] = useState<Language>('bash')
  const [input, setInput] = useState<SnippetInput>('text')
  // Without a key in its variable the first call would be refused: until there is one, it is made without.
  const keys = useQuery(keysQuery())
  const hasKey = keys.data?.keys.some(({ state }) => state === 'active') ?? false
  const [chosen, setWithKey] = useState<boolean | null>(null)
  const withKey = chosen ?? hasKey
  return (
    <Section
      title={words.call}
      lead={words.notSafe}
      actions={
        <div className="flex flex-wrap gap-2">
          <a href="/docs" target="_blank" rel="noreferrer" className={buttonClass()}>
            {words.openDocs}
          </a>
          <a href="/openapi.json" download="assay-openapi.json" className={buttonClass('quiet')}>
            {words.openApi}
          </a>
        </div>
      }
    >
      <div className="flex flex-wrap items-center gap-3">
        <Segmented
          label={words.input}
          value={input}
          options={SNIPPET_INPUTS.map((id) => ({ id, name: words.inputs[id] }))}
          onChange={setInput}
        />
        <Segmented
          label={words.language}
          value={language}
          options={LANGUAGES.map((id) => ({ id, name: words.languages[id] }))}
          onChange={setLanguage}
        />
        <Checkbox
          isSelected={withKey}
          onChange={setWithKey}
          className="flex cursor-pointer items-start gap-2"
        >
          {({ isSelected }) => (
            <>
              <CheckMark isSelected={isSelected} />
              {words.withKey}
            </>
          )}
        </Checkbox>
      </div>
      {withKey ? null : <p className="mt-2 text-ink-soft">{words.withKeyHint}</p>}
      <Snippet title={words.inputs[input]} code={snippetFor(language, input, baseUrl, withKey)} />
      {withKey ? (
        <>
          <Snippet title={words.key} hint={words.keyHint} code={createKeySnippet()} />
          <Snippet title={words.poll} hint={words.pollHint} code={pollSnippet(baseUrl)} />
        </>
      ) : null}
    </Section>
  )
}

interface SnippetProps {
  readonly title: string
  readonly hint?: string
  readonly code: string
}

function Snippet({ title, hint, code }: SnippetProps) {
  return (
    <div className="mt-4">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-medium">{title}</h3>
        <CopyButton text={code} label={words.copySnippet(title)} />
      </div>
      {hint === undefined ? null : <p className="mb-1.5 text-ink-soft">{hint}</p>}
      {/* Scrolled by its keys where the window is narrow. */}
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reached by keyboard.
        tabIndex={0}
        className="overflow-x-auto rounded-md border border-line bg-raised px-4 py-3 text-xs leading-5"
      >
        {code}
      </pre>
    </div>
  )
}
