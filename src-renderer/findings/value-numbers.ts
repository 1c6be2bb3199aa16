/**
 * Numbers of values that look alike while they are masked: "A••• B•••••" may be two people, and a reviewer who does not
 * see the names is to know which is which. Pure.
 */

import { isMaskable, maskValue } from '../../src-shared/model/mask.ts'
import type { ReviewDocument } from '../../src-shared/workspace/document.ts'
import type { ReviewGroup } from './groups.ts'

/**
 * By the id of a finding which value of its class it is, from 1 in reading order. Of people each is numbered where there
 * is more than one, since one of them may be called by parts of a name; of other classes those that share a mask.
 */
export function valueNumbers(
  { text, findings }: Pick<ReviewDocument, 'text' | 'findings'>,
  groups: readonly ReviewGroup[],
): ReadonlyMap<number, number> {
  const numbers = new Map<number, number>()
  const masked = groups.filter(({ strongest }) => isMaskable(strongest))
  for (const [label, values] of Map.groupBy(masked, (group) => group.label)) {
    if (values.length < 2) continue
    const inOrder = values.toSorted((a, b) => placeOf(a) - placeOf(b))
    const masks = inOrder.map((group) => maskIn(text, group))
    const alike = Map.groupBy(masks, (mask) => mask)
    for (const [at, group] of inOrder.entries()) {
      const isAlone = alike.get(masks[at] as string)?.length === 1
      if (isAlone && label !== 'PERSON') continue
      for (const id of group.findings) {
        if (findings[id]?.label === label) numbers.set(id, at + 1)
      }
    }
  }
  return numbers
}

function placeOf({ places }: ReviewGroup): number {
  return places[0]?.start ?? 0
}

/** Of the form that is met first. */
function maskIn(text: string, { places, label }: ReviewGroup): string {
  const [first] = places
  return first === undefined ? '' : maskValue(text.slice(first.start, first.end), label)
}
