/** The field for the address of a web page or an MCP server. */

import { useState } from 'react'
import { FieldError, Form, Input, TextField } from 'react-aria-components'
import type { AddressKind } from '../data/queue-store.ts'
import { messages } from '../messages/en.ts'
import { Button } from '../ui/button.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { addAddress } from './add-files.ts'
import { readAddress } from './address.ts'
import { changeDraft, useDraft } from './draft-store.ts'

const { scan } = messages
const KINDS: readonly AddressKind[] = ['url', 'mcp_server']

export function AddressForm() {
  const kind = useDraft((draft) => draft.addressKind)
  const typed = useDraft((draft) => draft.address)
  const [problem, setProblem] = useState<string | null>(null)

  const submit = () => {
    const address = readAddress(typed, kind)
    if ('problem' in address) {
      setProblem(address.problem)
      return
    }
    addAddress(kind, address.url)
    changeDraft({ address: '', isOpen: null })
  }

  return (
    <Form
      className="rounded-xl border border-line bg-surface px-4 py-3"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className="flex flex-wrap items-start gap-3">
        <Segmented
          label={scan.addressKind}
          value={kind}
          options={KINDS.map((id) => ({ id, name: scan.addressKinds[id].name }))}
          onChange={(addressKind) => changeDraft({ addressKind })}
        />
        <TextField
          aria-label={scan.address}
          value={typed}
          onChange={(value) => {
            changeDraft({ address: value })
            setProblem(null)
          }}
          isInvalid={problem !== null}
          className="min-w-48 flex-1"
        >
          <Input
            placeholder="https://"
            spellCheck={false}
            autoComplete="off"
            inputMode="url"
            className="h-8 w-full rounded-md border border-line-strong bg-transparent px-2.5 font-mono text-[0.8125rem] placeholder:text-ink-soft data-[invalid]:border-bad"
          />
          <FieldError className="mt-1 block text-xs text-bad">{problem}</FieldError>
        </TextField>
        <Button type="submit" isDisabled={typed.trim() === ''}>
          {scan.addressKinds[kind].submit}
        </Button>
      </div>
      <p className="mt-2 text-xs text-ink-soft">{scan.addressKinds[kind].about}</p>
    </Form>
  )
}
