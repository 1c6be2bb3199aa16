/** Asks what a key is for, makes it, and shows its secret once. */

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import {
  Checkbox,
  CheckboxGroup,
  Dialog,
  Heading,
  Input,
  Label,
  Modal,
  ModalOverlay,
  TextField,
} from 'react-aria-components'
import { KEY_SCOPES, type NewKeyRequest } from '../../src-shared/workspace/server.ts'
import { problemFrom } from '../data/http-client.ts'
import { createKey } from '../data/server-queries.ts'
import { messages } from '../messages/en.ts'
import { Button } from '../ui/button.tsx'
import { CheckMark } from '../ui/check-mark.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { ProblemNote } from '../ui/problem-note.tsx'
import { RadioRows } from '../ui/radio-rows.tsx'

const { keys: words } = messages.server

const DAY_MS = 86_400_000
const EXPIRY_DAYS = { never: null, month: 30, quarter: 90, year: 365 } as const
type Expiry = keyof typeof EXPIRY_DAYS
const EXPIRIES = Object.keys(EXPIRY_DAYS) as Expiry[]

export function NewKeyDialog() {
  const [isShown, setIsShown] = useState(false)
  return (
    <ModalOverlay
      // A secret that is shown once is not lost by a key that closes whatever is open.
      isKeyboardDismissDisabled={isShown}
      className="fixed inset-0 z-40 flex items-center justify-center bg-[rgb(0_0_0/0.45)] p-4"
    >
      <Modal className="max-h-full w-full max-w-md overflow-y-auto rounded-xl border border-line bg-surface p-6 shadow-xl">
        <Dialog className="outline-none">
          {({ close }) => <NewKey close={close} onShown={setIsShown} />}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

interface NewKeyProps {
  readonly close: () => void
  /** Hears when a secret is shown, and when it is not any more. */
  readonly onShown: (isShown: boolean) => void
}

function NewKey({ close, onShown }: NewKeyProps) {
  const client = useQueryClient()
  const create = useMutation({
    mutationFn: (request: NewKeyRequest) => createKey(request),
    onSuccess: () => client.invalidateQueries({ queryKey: ['keys'] }),
  })
  const isShown = create.data !== undefined
  useEffect(() => {
    onShown(isShown)
    return () => onShown(false)
  }, [isShown, onShown])
  const problem = problemFrom(create.error)
  return (
    <>
      {problem === null ? null : <ProblemNote problem={problem} className="mb-4" />}
      <Heading slot="title" className="text-lg font-semibold">
        {create.data === undefined ? words.createTitle : words.madeTitle}
      </Heading>
      {create.data === undefined ? (
        <KeyForm
          isBusy={create.isPending}
          onCancel={close}
          onCreate={(request) => create.mutate(request)}
        />
      ) : (
        <MadeKey secret={create.data.key} onDone={close} />
      )}
    </>
  )
}

interface KeyFormProps {
  readonly isBusy: boolean
  readonly onCancel: () => void
  readonly onCreate: (request: NewKeyRequest) => void
}

function KeyForm({ isBusy, onCancel, onCreate }: KeyFormProps) {
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly string[]>(KEY_SCOPES)
  const [expiry, setExpiry] = useState<Expiry>('quarter')
  const chosen = KEY_SCOPES.filter((scope) => scopes.includes(scope))
  const isWhole = name.trim() !== '' && chosen.length > 0
  return (
    <form
      className="mt-4 flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        const days = EXPIRY_DAYS[expiry]
        const expires_at = days === null ? null : Date.now() + days * DAY_MS
        if (isWhole && !isBusy) onCreate({ name: name.trim(), scopes: chosen, expires_at })
      }}
    >
      <TextField value={name} onChange={setName} maxLength={100} autoFocus>
        <Label className="text-xs font-medium text-ink-soft">{words.name}</Label>
        <Input
          placeholder={words.namePlaceholder}
          className="mt-1 h-8 w-full rounded-md border border-line-strong bg-transparent px-2.5 placeholder:text-ink-soft"
        />
      </TextField>
      <CheckboxGroup value={[...scopes]} onChange={setScopes}>
        <Label className="text-xs font-medium text-ink-soft">{words.scopes}</Label>
        <div className="mt-1 flex gap-4">
          {KEY_SCOPES.map((scope) => (
            <Checkbox key={scope} value={scope} className="flex cursor-pointer items-start gap-2">
              {({ isSelected }) => (
                <>
                  <CheckMark isSelected={isSelected} />
                  {words.scopeNames[scope]}
                </>
              )}
            </Checkbox>
          ))}
        </div>
      </CheckboxGroup>
      <RadioRows
        label={words.expiry}
        value={expiry}
        options={EXPIRIES.map((id) => ({ id, name: words.expiries[id] }))}
        onChange={setExpiry}
        inline
      />
      <div className="mt-2 flex justify-end gap-2">
        <Button onPress={onCancel}>{messages.common.cancel}</Button>
        {/* It stays enabled meanwhile: what is disabled loses the focus. */}
        <Button type="submit" weight="primary" isDisabled={!isWhole}>
          {words.createTitle}
        </Button>
      </div>
    </form>
  )
}

function MadeKey({ secret, onDone }: { readonly secret: string; readonly onDone: () => void }) {
  return (
    <>
      <p className="mt-3" role="status">
        {words.made}
      </p>
      <p className="mt-3 flex items-center gap-2 rounded-md border border-line bg-raised px-3 py-2">
        <code className="min-w-0 flex-1 text-xs break-all select-all">{secret}</code>
        <CopyButton text={secret} label={words.copyKey} autoFocus />
      </p>
      <div className="mt-6 flex justify-end">
        <Button weight="primary" onPress={onDone}>
          {words.done}
        </Button>
      </div>
    </>
  )
}
