/** What to look for: four check boxes, remembered. The last one stays on, so a choice is always valid. */

import { Checkbox, CheckboxGroup, Label } from 'react-aria-components'
import { CATEGORIES, type Category } from '../../src-shared/model/vocabulary.ts'
import { changeSettings } from '../data/settings-store.ts'
import { useCategoriesForScan } from '../data/use-detectors.ts'
import { messages } from '../messages/en.ts'
import { CategoryBadge } from '../ui/category-badge.tsx'
import { CheckMark } from '../ui/check-mark.tsx'

export function CategoryPicker() {
  const categories = useCategoriesForScan()
  return (
    <CheckboxGroup
      value={[...categories]}
      onChange={(names) => {
        const chosen = CATEGORIES.filter((category) => names.includes(category))
        if (chosen.length > 0) changeSettings({ categories: chosen })
      }}
    >
      <Label className="text-sm font-medium">{messages.scan.categories}</Label>
      <div className="mt-2 grid grid-cols-2 gap-2 xl:grid-cols-4">
        {CATEGORIES.map((category) => (
          <CategoryCheckbox key={category} category={category} />
        ))}
      </div>
    </CheckboxGroup>
  )
}

function CategoryCheckbox({ category }: { readonly category: Category }) {
  const { name, about } = messages.categories[category]
  return (
    <Checkbox
      value={category}
      aria-label={name}
      className="flex cursor-pointer items-start gap-2.5 rounded-lg border border-line bg-surface px-3 py-2.5 hover:bg-raised data-[selected]:border-line-strong"
    >
      {({ isSelected }) => (
        <>
          <CheckMark isSelected={isSelected} />
          <span className="min-w-0">
            <span className="flex items-center gap-1.5 font-medium">
              <CategoryBadge category={category} faint={!isSelected} />
              {name}
            </span>
            <span className="mt-0.5 block text-xs text-ink-soft">{about}</span>
          </span>
        </>
      )}
    </Checkbox>
  )
}
