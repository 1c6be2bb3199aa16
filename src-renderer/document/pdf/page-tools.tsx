/** The tools of the page view: which page, how large, which way up, and all pages small beside it. */

import { type FormEvent, useState } from 'react'
import { Input, TextField } from 'react-aria-components'
import { messages } from '../../messages/en.ts'
import { IconButton } from '../../ui/button.tsx'
import { Maximize, Minus, MoveHorizontal, PanelLeft, Plus, RotateCw } from '../../ui/icons.ts'
import { ToggleIcon } from '../../ui/toggle-icon.tsx'
import { requestPage } from './page-request.ts'
import { stepZoom } from './page-size.ts'
import { turnPages, usePages } from './pages-store.ts'

const { document: words, pages } = messages

export function PageTools() {
  const { zoom, share, thumbnails } = usePages()
  const now = typeof zoom === 'number' ? zoom : share
  const smaller = stepZoom(now, -1)
  const larger = stepZoom(now, 1)
  return (
    <div className="flex flex-wrap items-center gap-x-0.5">
      <ToggleIcon
        small
        label={pages.thumbnails}
        isSelected={thumbnails}
        onChange={(shown) => usePages.setState({ thumbnails: shown })}
      >
        <PanelLeft className="size-4" />
      </ToggleIcon>
      <PageField />
      <IconButton
        small
        aria-label={words.zoomOut}
        isDisabled={smaller === null}
        onPress={() => smaller !== null && usePages.setState({ zoom: smaller })}
      >
        <Minus aria-hidden="true" className="size-4" />
      </IconButton>
      <span className="w-9 text-center text-xs text-ink-soft tabular-nums">
        {words.zoom(Math.round(now * 100))}
      </span>
      <IconButton
        small
        aria-label={words.zoomIn}
        isDisabled={larger === null}
        onPress={() => larger !== null && usePages.setState({ zoom: larger })}
      >
        <Plus aria-hidden="true" className="size-4" />
      </IconButton>
      <IconButton
        small
        aria-label={words.fitWidth}
        onPress={() => usePages.setState({ zoom: 'width' })}
      >
        <MoveHorizontal aria-hidden="true" className="size-4" />
      </IconButton>
      <IconButton
        small
        aria-label={pages.fitPage}
        onPress={() => usePages.setState({ zoom: 'page' })}
      >
        <Maximize aria-hidden="true" className="size-4" />
      </IconButton>
      <IconButton small aria-label={pages.rotate} onPress={turnPages}>
        <RotateCw aria-hidden="true" className="size-4" />
      </IconButton>
    </div>
  )
}

/** The page that is looked at; another number and Enter goes there. */
function PageField() {
  const { current, total } = usePages()
  const [typed, setTyped] = useState<string | null>(null)
  const go = (event: FormEvent) => {
    event.preventDefault()
    const page = Number(typed ?? '')
    if (Number.isInteger(page) && page >= 1 && page <= total) requestPage(page)
    setTyped(null)
  }
  return (
    <form onSubmit={go} className="flex items-center gap-1 text-xs text-ink-soft">
      <TextField
        aria-label={pages.field(total)}
        value={typed ?? String(current)}
        onChange={setTyped}
        onBlur={() => setTyped(null)}
        inputMode="numeric"
      >
        <Input
          onFocus={(event) => event.currentTarget.select()}
          className="h-7 w-10 rounded-md border border-line-strong bg-surface px-1.5 text-right text-ink tabular-nums"
        />
      </TextField>
      <span className="whitespace-nowrap tabular-nums">{pages.of(total)}</span>
    </form>
  )
}
