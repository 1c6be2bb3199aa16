/** Networks as tables, for tests of what is read of a document and what is made of it. */

import { testPack } from '../../__fixtures__/test-pack.ts'
import type { ModelManifest } from '../../pack/model-manifest.ts'
import type { ReadTexts } from '../../run/inference.ts'

export const signal = new AbortController().signal
export const categories = ['injection', 'pii'] as const
export const router = { output: 'router', temperature: 1, threshold: 0.3 }
export const screen = testPack({ id: 'l2', level: 'L2', router })
export const guard = testPack({ id: 'l3', level: 'L3', union: { injection: 0.75 } })

/** What a pack says of a text, by its first letter. */
export type Table = Readonly<Record<string, readonly [score: number, router?: number]>>

/** Reads by the first letter of a text; what is not in the table is harmless and sure. */
export function tables(byPack: Readonly<Record<string, Table | Error>>) {
  const asked: string[] = []
  const read: ReadTexts = async (pack, texts, _, onRead) => {
    const table = byPack[pack.manifest.id]
    if (table instanceof Error) throw table
    const readings = texts.map((text) => {
      asked.push(`${pack.manifest.id}:${text.trim().slice(0, 1)}`)
      const [score, unsure = 0] = table?.[text.charAt(0)] ?? [0]
      const classes = [{ name: 'attack', score }]
      return { heads: [{ classes, spans: [] }], router: unsure, cached: false }
    })
    onRead(readings)
    return readings
  }
  return { asked, read }
}

/** The head, each of whose classes has the guard read from this probability on. */
export function promoting(head: ModelManifest['heads'][number], from: number) {
  return { ...head, classes: head.classes.map((each) => ({ ...each, promotes_from: from })) }
}
