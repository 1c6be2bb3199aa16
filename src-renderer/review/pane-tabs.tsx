/** The panes of the review room one at a time, where the window has room for one. */

import { type ReactNode, useEffect, useRef } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components'
import { messages } from '../messages/en.ts'
import { classNames } from '../ui/class-names.ts'
import { PANES, type PaneName, useReviewOptions } from './review-options.ts'

const { review: words } = messages
const NAMES: Readonly<Record<PaneName, string>> = {
  list: words.listPane,
  document: words.documentPane,
  detail: words.detailPane,
}

interface PaneTabsProps {
  readonly panes: Readonly<Record<PaneName, ReactNode>>
}

export function PaneTabs({ panes }: PaneTabsProps) {
  const pane = useReviewOptions((state) => state.pane)
  const tabs = useRef<HTMLDivElement>(null)
  // What leads to another pane goes with its own, and the focus with it; from the tab the arrow keys lead back.
  useEffect(() => {
    const { activeElement, body } = document
    // The pane that was left goes a moment later, and nothing in it can be used until then.
    const isLost = activeElement === body || activeElement?.closest('[inert]')
    if (!isLost) return
    const tab = tabs.current?.querySelectorAll<HTMLElement>('[role="tab"]')[PANES.indexOf(pane)]
    tab?.focus({ preventScroll: true })
  }, [pane])
  return (
    <Tabs
      ref={tabs}
      selectedKey={pane}
      onSelectionChange={(key) => {
        const chosen = PANES.find((name) => name === key)
        if (chosen) useReviewOptions.setState({ pane: chosen })
      }}
      // Marked as focused with whatever in it is.
      className="flex min-h-0 flex-1 flex-col outline-none"
    >
      <TabList aria-label={words.panes} className="flex shrink-0 border-b border-line bg-surface">
        {PANES.map((name) => (
          <Tab
            key={name}
            id={name}
            className={({ isSelected }) =>
              classNames(
                'h-9 flex-1 cursor-pointer border-b-2 px-2 text-center leading-9 outline-offset-[-2px]',
                isSelected ? 'border-ink font-medium' : 'border-transparent text-ink-soft',
              )
            }
          >
            {NAMES[name]}
          </Tab>
        ))}
      </TabList>
      {PANES.map((name) => (
        <TabPanel key={name} id={name} className="min-h-0 flex-1">
          {panes[name]}
        </TabPanel>
      ))}
    </Tabs>
  )
}
