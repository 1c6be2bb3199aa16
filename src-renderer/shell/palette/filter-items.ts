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

/** Groups with the items that hold every word, in their own name or that of their group; those without any are left out. */
export function filterItems(
  groups: readonly PaletteGroup[],
  typed: string,
): readonly PaletteGroup[] {
  const words = folded(typed).split(/\s+/).filter(Boolean)
  return groups.flatMap((group) => {
    const items = group.items.filter(({ name }) => {
      const said = folded(`${name} ${group.name}`)
      return words.every((word) => said.includes(word))
    })
    return items.length === 0 ? [] : [{ ...group, items }]
  })
}

function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}
