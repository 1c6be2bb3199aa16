/** The sheets of a workbook by name, each with how many places are marked in it. */

import { useMemo } from 'react'
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import { visibleText } from '../../../src-shared/model/visible-text.ts'
import { messages } from '../../messages/en.ts'
import { formatNumber } from '../../messages/format.ts'
import { classNames } from '../../ui/class-names.ts'
import type { Mark } from '../mark.ts'
import { type Sheet, sheetOf } from './sheets.ts'

const { table: words } = messages

interface SheetTabsProps {
  readonly sheets: readonly Sheet[]
  /** The one that is shown. */
  readonly at: number
  readonly marks: readonly Mark[]
  readonly onSheet: (at: number) => void
}

export function SheetTabs({ sheets, at, marks, onSheet }: SheetTabsProps) {
  const counts = useMemo(() => {
    const places = sheets.map(() => new Set<number>())
    for (const range of marks) {
      const { target, muted } = range
      if (!muted) places[sheetOf(sheets, range)]?.add(target)
    }
    return places.map(({ size }) => size)
  }, [sheets, marks])
  return (
    <ToggleButtonGroup
      aria-label={words.sheets}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[at]}
      onSelectionChange={(keys) => {
        const [chosen] = keys
        if (chosen !== undefined) onSheet(Number(chosen))
      }}
      className="sheet-tabs"
    >
      {sheets.map((sheet, index) => {
        const count = counts[index] ?? 0
        const name = sheetName(sheet, index)
        return (
          <ToggleButton
            // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is its place; names may repeat
            key={index}
            id={index}
            aria-label={words.sheet(name, sheet.isHidden, count)}
            className={({ isSelected }) =>
              classNames('sheet-tab', isSelected && 'sheet-tab-chosen')
            }
          >
            <span className="max-w-56 truncate" dir="auto">
              {name}
            </span>
            {sheet.isHidden ? <span className="text-warn">{words.hidden}</span> : null}
            {count === 0 ? null : (
              <span className="rounded bg-pressed px-1 tabular-nums">{formatNumber(count)}</span>
            )}
          </ToggleButton>
        )
      })}
    </ToggleButtonGroup>
  )
}

function sheetName({ name, isBeside }: Sheet, index: number): string {
  if (isBeside) return words.beside
  const own = visibleText(name ?? '').trim()
  return own === '' ? words.unnamed(index + 1) : own
}
