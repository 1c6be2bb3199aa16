/** The field for pasted text. What is pasted anywhere in the room lands here, or among the files. */

import { useEffect } from 'react'
import { TextArea, TextField } from 'react-aria-components'
import { utf8Length } from '../../src-shared/model/text-offsets.ts'
import { messages } from '../messages/en.ts'
import { Button } from '../ui/button.tsx'
import { addFiles, addText } from './add-files.ts'
import { setDraft, useDraft } from './draft-store.ts'

export function TextForm() {
  const text = useDraft((state) => state.text)
  const empty = text.trim() === ''

  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length > 0) {
        event.preventDefault()
        addFiles(files)
        return
      }
      if (event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLInputElement) {
        return
      }
      const pasted = event.clipboardData?.getData('text/plain') ?? ''
      if (pasted !== '') setDraft(useDraft.getState().text + pasted)
    }
    window.addEventListener('paste', paste)
    return () => window.removeEventListener('paste', paste)
  }, [])

  const submit = () => {
    if (empty) return
    addText(text)
    setDraft('')
  }

  return (
    <div className="flex min-h-44 flex-col rounded-xl border border-line bg-surface focus-within:border-line-strong">
      <TextField
        aria-label={messages.scan.textLabel}
        value={text}
        onChange={setDraft}
        className="flex min-h-0 flex-1"
      >
        <TextArea
          placeholder={messages.scan.textHint}
          spellCheck={false}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
          }}
          className="min-h-28 flex-1 resize-none rounded-xl bg-transparent px-4 py-3 font-mono text-[0.8125rem] placeholder:font-sans placeholder:text-sm placeholder:text-ink-soft"
        />
      </TextField>
      <div className="flex items-center justify-between gap-3 border-t border-line px-3 py-2">
        <span className="pl-1 text-xs text-ink-soft">
          {empty ? null : messages.scan.textSize(utf8Length(text))}
        </span>
        <Button weight="primary" isDisabled={empty} onPress={submit}>
          {messages.scan.scanText}
        </Button>
      </div>
    </div>
  )
}
