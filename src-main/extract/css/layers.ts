/** The order of cascade layers (CSS Cascading 5 §6.4): by their first mention, and no layer after all of them. */

/** A place in that order: one ordinal for each name of the path. */
export type LayerPlace = readonly number[]

export const NO_LAYER: LayerPlace = []

/** The layers of a page, numbered as they are first named. */
export interface Layers {
  /** The layer of that name, which may be a path, within another one; without a name, a new one. */
  readonly placeOf: (name: string, within: LayerPlace) => LayerPlace
}

export function createLayers(): Layers {
  const ordinals = new Map<string, number>()
  let unnamed = 0
  return {
    placeOf(name, within) {
      const names = name === '' ? [`?${unnamed++}`] : name.split('.')
      let place = [...within]
      for (const each of names) {
        const key = `${place.join('.')}:${each.trim()}`
        const ordinal = ordinals.get(key) ?? ordinals.size
        ordinals.set(key, ordinal)
        place = [...place, ordinal]
      }
      return place
    },
  }
}

/** Negative where rules of `a` lose to rules of `b`, both not important; what stands in a layer itself wins over its inner ones. */
export function compareLayers(a: LayerPlace, b: LayerPlace): number {
  for (let at = 0; at < Math.max(a.length, b.length); at++) {
    const one = a[at] ?? Number.POSITIVE_INFINITY
    const other = b[at] ?? Number.POSITIVE_INFINITY
    if (one !== other) return one < other ? -1 : 1
  }
  return 0
}
