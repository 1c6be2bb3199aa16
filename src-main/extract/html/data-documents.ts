/** Documents that an element shows from an address of data: frames, objects, pictures that are drawings with text. */

import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import { type DataDocument, dataUrlsIn, readDataUrl } from './data-url.ts'

/** Attributes by which an element shows, or leads to, another document. */
const ADDRESSES: ReadonlySet<string> = new Set(
  (
    'iframe.src frame.src object.data embed.src img.src input.src video.poster a.href area.href portal.src ' +
    'image.href image.xlink:href use.href use.xlink:href feimage.href feimage.xlink:href body.background ' +
    'table.background td.background th.background'
  ).split(' '),
)
const LISTS: ReadonlySet<string> = new Set(['img.srcset', 'source.srcset', 'link.imagesrcset'])

/** The documents in the addresses of an element and in its own style, in the order of its attributes. */
export function documentsIn({ tagName, attrs }: Tree.Element): readonly DataDocument[] {
  return attrs.flatMap(({ name, prefix, value }) => {
    const key = `${tagName.toLowerCase()}.${prefix ? `${prefix}:${name}` : name}`
    if (ADDRESSES.has(key)) return readDataUrl(value) ?? []
    if (name === 'style' || LISTS.has(key))
      return dataUrlsIn(value).flatMap((url) => readDataUrl(url) ?? [])
    return []
  })
}
