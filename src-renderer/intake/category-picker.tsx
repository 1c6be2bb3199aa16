/** What to look for: four check boxes, remembered. The last one stays on, so a choice is always valid. */

import { Checkbox, CheckboxGroup, Label } from 'react-aria-components'
import { CATEGORIES, type Category } from '../../src-shared/model/vocabulary.ts'
import { changeSettings } from '../data/settings-store.ts'
import { useChoiceForScan } from '../data/use-detectors.ts'
import { messages } from '../messages/en.ts'
import { CategoryBadge } from '../ui/category-badge.tsx'
import { CheckMark } from '../ui/check-mark.tsx'

export function CategoryPicker() {
  const { categories, maxLevel } = useChoiceForScan()
  return (
    <CheckboxGroup
      value={[...categories]}
      onChange={(names) => {
        const chosen = CATEGORIES.filter((category) => names.includes(category))
        if (chosen.length > 0) changeSettings({ categories: chosen })
      }}
    >
      <Label className="text-xs font-medium text-ink-soft">{messages.scan.categories}</Label>
      <div className="mt-2 grid grid-cols-2 gap-2 xl:grid-cols-4">
        {CATEGORIES.map((category) => (
          <CategoryCheckbox
            key={category}
            category={category}
            why={category === 'threat' && maxLevel === 'L1' ? messages.intake.noThreat : null}
          />
        ))}
      </div>
    </CheckboxGroup>
  )
}

interface CategoryCheckboxProps {
  readonly category: Category
  /** Why it cannot be chosen; null where it can. */
  readonly why: string | null
}

function CategoryCheckbox({ category, why }: CategoryCheckboxProps) {
  const { name, about } = messages.categories[category]
  return (
    <Checkbox
      value={category}
      aria-label={name}
      isDisabled={why !== null}
      className="flex cursor-pointer data-[disabled]:cursor-not-allowed items-start gap-2.5 rounded-lg border border-line bg-surface px-3 py-2.5 hover:bg-raised data-[selected]:border-line-strong"
    >
      {({ isSelected }) => (
        <>
          <CheckMark isSelected={isSelected} />
          <span className="min-w-0">
            <span className="flex items-center gap-1.5 font-medium">
              <CategoryBadge category={category} faint={!isSelected} />
              {name}
            </span>
            <span className="mt-0.5 block text-xs text-ink-soft">{why ?? about}</span>
          </span>
        </>
      )}
    </Checkbox>
  )
}
