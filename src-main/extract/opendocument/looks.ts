/** Styles of an OpenDocument file, as far as they decide whether text is seen (OpenDocument 1.3 part 3 §16, §20). */

import type { HiddenReason } from '../../../src-shared/model/source-map.ts'
import { looksSame, parseColour } from '../css/colour.ts'
import { readXml, type XmlElement } from '../text/read-xml.ts'

/** What a style states; what is left out comes from the one it is based on. */
export interface Look {
  readonly parent?: string
  readonly colour?: string
  readonly ground?: string
  readonly points?: number
  readonly isHidden?: boolean
  /** Of a slide: it is passed over in the show. */
  readonly isPassedOver?: boolean
}

export type Looks = ReadonlyMap<string, Look>

/** Points; people do not read smaller letters. */
const TINY_POINTS = 1.5
/** Styles that are based on each other; more than this is an attack or a circle. */
const MAX_BASES = 20
const PAPER = '#ffffff'

/** Reads the styles of parts, later ones over earlier ones. A style is known by its family and name. */
export function readLooks(parts: readonly (Uint8Array | undefined)[]): Looks {
  const looks = new Map<string, Look>()
  let current = ''
  for (const xml of parts) {
    if (!xml) continue
    readXml(xml, {
      start(element) {
        const { attributes, name } = element
        const own = new Map(attributes())
        if (name === 'style') {
          const family = own.get('family') ?? ''
          current = `${family} ${own.get('name')}`
          const parent = own.get('parent-style-name')
          looks.set(current, parent === undefined ? {} : { parent: `${family} ${parent}` })
        } else if (name === 'default-style') {
          current = ''
        } else if (looks.has(current) && /-properties$/.test(name)) {
          looks.set(current, { ...looks.get(current), ...statedBy(own) })
        }
      },
      end() {},
      text() {},
    })
  }
  return looks
}

function statedBy(own: ReadonlyMap<string, string>): Look {
  const colour = own.get('color')
  const ground = own.get('background-color')
  const size = /^([\d.]{1,8})pt$/.exec(own.get('font-size') ?? '')?.[1]
  return {
    ...(colour && { colour }),
    ...(ground && ground !== 'transparent' && { ground }),
    ...(size !== undefined && { points: Number(size) }),
    // Of letters, and of sheets.
    ...(/^(?:none|false)$/.test(own.get('display') ?? '') && { isHidden: true }),
    ...(own.get('visibility') === 'hidden' && { isPassedOver: true }),
  }
}

/** The style and all that it is based on, as one. */
export function lookOf(looks: Looks, name: string): Look {
  const chain: Look[] = []
  let at: string | undefined = name
  while (at !== undefined && chain.length < MAX_BASES) {
    const look: Look | undefined = looks.get(at)
    if (!look) break
    chain.push(look)
    at = look.parent
  }
  return Object.assign({}, ...chain.reverse()) as Look
}

/** Why letters of this look are not seen, where nothing lies behind them but what it says. */
export function unseenBy({
  colour,
  ground = PAPER,
  points,
  isHidden,
}: Look): HiddenReason | undefined {
  if (isHidden) return 'hidden_run'
  if (points !== undefined && points < TINY_POINTS) return 'tiny'
  const [letters, behind] = [
    colour === undefined ? undefined : parseColour(colour),
    parseColour(ground),
  ]
  return letters && behind && looksSame(letters, behind) ? 'same_colour' : undefined
}

/** Of a sheet, row or column: whether it is folded away (§19.749), or a field or section is hidden. */
export function isFoldedAway({ name, attributes }: XmlElement): boolean {
  const own = new Map(attributes())
  if (/^(?:collapse|filter)$/.test(own.get('visibility') ?? '')) return true
  if (name === 'hidden-text' || name === 'hidden-paragraph') return own.get('is-hidden') !== 'false'
  return name === 'section' && own.get('display') === 'none'
}
