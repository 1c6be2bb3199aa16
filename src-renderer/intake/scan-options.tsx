/** What the next scan does, in one line that opens: presets, how far it goes, what it looks for. Impossible choices cannot be made. */

import { LEVELS } from '../../src-shared/model/vocabulary.ts'
import { PRESETS, type Preset, presetOf } from '../data/scan-config.ts'
import { changeSettings, useSettings } from '../data/settings-store.ts'
import { useChoiceForScan } from '../data/use-detectors.ts'
import { messages } from '../messages/en.ts'
import { Fold } from '../ui/fold.tsx'
import { RadioRows } from '../ui/radio-rows.tsx'
import { CategoryPicker } from './category-picker.tsx'

const { intake: words } = messages

export function ScanOptions() {
  const { categories, maxLevel, rules = {} } = useChoiceForScan()
  const off = Object.values(rules).filter((isOn) => !isOn).length
  const names = categories.map((category) => messages.categories[category].name)
  return (
    <Fold title={words.options} said={words.optionsSaid(names, maxLevel, off)}>
      <PresetChoice />
      <CategoryPicker />
      <LevelChoice />
    </Fold>
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
