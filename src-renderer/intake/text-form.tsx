/** The field for pasted text: what is in it, seen and unseen, and what scanning it takes. */

import { useDeferredValue, useMemo } from 'react'
import { Checkbox, TextArea, TextField } from 'react-aria-components'
import { utf8Length } from '../../src-shared/model/text-offsets.ts'
import { messages } from '../messages/en.ts'
import { Button } from '../ui/button.tsx'
import { CheckMark } from '../ui/check-mark.tsx'
import { addFiles, addText } from './add-files.ts'
import { changeDraft, isOtherThanPages, useDraft } from './draft-store.ts'
import { type Estimate, type OverLimit, overLimit } from './estimate.ts'
import { HiddenNote } from './hidden-note.tsx'
import { useEstimate, useSizeLimits } from './use-estimate.ts'

const { intake: words } = messages

export function TextForm() {
  const text = useDraft((draft) => draft.text)
  const pages = useDraft((draft) => draft.pages)
  const withPages = useDraft((draft) => draft.withPages)
  // A megabyte is looked through while the next key is already taken.
  const looked = useDeferredValue(text)
  const size = useTextSize(looked)
  // Bytes are counted: what has too many would only be refused. Tokens are a guess, and are tried.
  const cannot = text.trim() === '' || size.over?.kind === 'bytes'

  const submit = () => {
    if (cannot) return
    const files = pages.map(({ html }) => new File([html], words.htmlName, { type: 'text/html' }))
    if (withPages) addFiles(files)
    // The words of the pages are in them; what was typed beside those is not.
    if (!withPages || isOtherThanPages({ text, pages })) addText(text)
    changeDraft({ text: '', isOpen: null })
  }

  return (
    <div className="flex min-h-44 flex-col overflow-hidden rounded-xl border border-line bg-surface outline-offset-2 outline-focus focus-within:border-line-strong has-[textarea:focus-visible]:outline-2">
      <TextField
        aria-label={messages.scan.textLabel}
        value={text}
        onChange={(next) => changeDraft({ text: next })}
        className="flex min-h-0 flex-1"
      >
        <TextArea
          placeholder={messages.scan.textHint}
          spellCheck={false}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
          }}
          className="min-h-28 flex-1 resize-none bg-transparent px-4 outline-none py-3 font-mono text-[0.8125rem] placeholder:font-sans placeholder:text-sm placeholder:text-ink-soft"
        />
      </TextField>
      <HiddenNote text={looked} />
      {pages.length === 0 ? null : (
        <Checkbox
          isSelected={withPages}
          onChange={(next) => changeDraft({ withPages: next })}
          className="flex cursor-pointer items-start gap-2 border-t border-line px-4 py-2 text-xs"
        >
          {({ isSelected }) => (
            <>
              <CheckMark isSelected={isSelected} />
              {words.html(pages.length)}
            </>
          )}
        </Checkbox>
      )}
      <div className="flex items-center justify-between gap-3 border-t border-line px-3 py-2">
        <span className="pl-1 text-xs text-ink-soft">
          {looked.trim() === '' ? null : <TextSize {...size} />}
        </span>
        <Button weight="primary" isDisabled={cannot} onPress={submit}>
          {messages.scan.scanText}
        </Button>
      </div>
    </div>
  )
}

interface Size {
  readonly bytes: number
  /** Bytes that the plan allows; null until that is known. */
  readonly limit: number | null
  readonly over: OverLimit | null
  readonly estimate: Estimate
}

function useTextSize(text: string): Size {
  const bytes = useMemo(() => utf8Length(text), [text])
  const estimate = useEstimate(bytes)
  const limits = useSizeLimits()
  return {
    bytes,
    estimate,
    limit: limits?.canonical_bytes ?? null,
    over: limits === undefined ? null : overLimit(bytes, estimate.tokens, limits),
  }
}

function TextSize({ bytes, limit, over, estimate }: Size) {
  if (over?.kind === 'bytes') {
    return (
      <span role="alert" className="text-bad">
        {words.tooLong(over)}
      </span>
    )
  }
  const { tokens, units, milliseconds } = estimate
  return (
    <>
      {words.size(bytes, limit)} · {words.estimate(tokens, units, milliseconds)}
      {over === null ? null : <span className="block text-warn">{words.perhapsTooLong(over)}</span>}
    </>
  )
}
