/** What the next scan does, in one line that opens: presets, how far it goes, what it looks for. Impossible choices cannot be made. */

import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components'
import { LEVELS } from '../../src-shared/model/vocabulary.ts'
import { PRESETS, type Preset, presetOf } from '../data/scan-config.ts'
import { changeSettings, useSettings } from '../data/settings-store.ts'
import { useChoiceForScan } from '../data/use-detectors.ts'
import { messages } from '../messages/en.ts'
import { classNames } from '../ui/class-names.ts'
import { ChevronRight } from '../ui/icons.ts'
import { RadioRows } from '../ui/radio-rows.tsx'
import { CategoryPicker } from './category-picker.tsx'

const { intake: words } = messages

export function ScanOptions() {
  const { categories, maxLevel } = useChoiceForScan()
  const names = categories.map((category) => messages.categories[category].name)
  return (
    <Disclosure className="mt-4 rounded-xl border border-line bg-surface">
      {({ isExpanded }) => (
        <>
          <Heading>
            <Button
              slot="trigger"
              className="flex w-full cursor-pointer items-center gap-2 rounded-xl px-4 py-2.5 text-left hover:bg-raised"
            >
              <ChevronRight
                aria-hidden="true"
                className={classNames('size-4 shrink-0', isExpanded ? 'rotate-90' : null)}
              />
              <span className="font-medium">{words.options}</span>
              <span className="min-w-0 truncate text-ink-soft">
                {words.optionsSaid(names, maxLevel)}
              </span>
            </Button>
          </Heading>
          <DisclosurePanel>
            <div className="flex flex-col gap-4 px-4 pt-1 pb-4">
              <PresetChoice />
              <CategoryPicker />
              <LevelChoice />
            </div>
          </DisclosurePanel>
        </>
      )}
    </Disclosure>
  )
}

function PresetChoice() {
  const categories = useSettings((state) => state.categories)
  const maxLevel = useSettings((state) => state.maxLevel)
  const names = Object.keys(PRESETS) as Preset[]
  return (
    <RadioRows
      label={words.presets}
      value={presetOf(categories, maxLevel)}
      options={names.map((id) => ({ id, name: words.presetNames[id] }))}
      onChange={(id) => changeSettings(PRESETS[id])}
      inline
    />
  )
}

function LevelChoice() {
  const chosen = useSettings((state) => state.maxLevel)
  return (
    <RadioRows
      label={words.level}
      value={chosen ?? 'L3'}
      options={LEVELS.map((id) => ({ id, ...words.levels[id] }))}
      onChange={(id) => changeSettings({ maxLevel: id === 'L3' ? null : id })}
    />
  )
}
