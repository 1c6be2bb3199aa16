/** What of the palette matches the words that were typed. */

export interface PaletteItem {
  /** Unique in the palette. */
  readonly id: string
  readonly name: string
  /** Its key on this machine; left out where it has none. */
  readonly keys?: string
  /** What else helps to know it again. */
  readonly hint?: string
  /** Does it, once the palette is closed. */
  readonly run: () => void
}

export interface PaletteGroup {
  readonly name: string
  readonly items: readonly PaletteItem[]
}

/**
 * Groups with the items that hold every word, in their own name or that of their group; those without any are left out.
 * What is called as it was typed comes first, with its group: Enter does what stands first.
 */
export function filterItems(
  groups: readonly PaletteGroup[],
  typed: string,
): readonly PaletteGroup[] {
  const sought = folded(typed).trim()
  const words = sought.split(/\s+/).filter(Boolean)
  const isMeant = ({ name }: PaletteItem) => folded(name) === sought
  const left = groups.flatMap((group) => {
    const items = group.items.filter(({ name }) => {
      const said = folded(`${name} ${group.name}`)
      return words.every((word) => said.includes(word))
    })
    return items.length === 0 ? [] : [{ ...group, items: meantFirst(items, isMeant) }]
  })
  return meantFirst(left, ({ items }) => items.some(isMeant))
}

function meantFirst<T>(all: readonly T[], isMeant: (one: T) => boolean): readonly T[] {
  return [...all.filter(isMeant), ...all.filter((one) => !isMeant(one))]
}

function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}
