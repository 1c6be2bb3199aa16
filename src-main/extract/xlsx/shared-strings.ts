/** The texts of a workbook's cells, which stand in a part of their own (ECMA-376 part 1 §18.4). */

import type { HiddenReason } from '../../../src-shared/model/source-map.ts'
import type { ThemeColours } from '../office/theme.ts'
import { readXml, type XmlElement } from '../text/read-xml.ts'
import { checkTextLimit } from '../text/text-limit.ts'
import { colourOf } from './styles.ts'

/** A stretch of a cell's text with a look of its own. */
export interface CellRun {
  text: string
  /** As CSS writes it; undefined where it is that of the cell. */
  colour?: string | undefined
  points?: number
  hidden?: HiddenReason
}

/** Reads a text of a cell where it stands: in the list of all, or in the cell itself. */
export interface RunReader {
  readonly start: (element: XmlElement) => void
  readonly text: (text: string) => void
  readonly end: (name: string) => void
  readonly take: () => readonly CellRun[]
}

export function createRunReader(theme: ThemeColours): RunReader {
  let runs: CellRun[] = []
  let inText = false
  let isSound = false
  return {
    start(element) {
      const { name, attribute } = element
      if (name === 'r') runs.push({ text: '' })
      const run = runs.at(-1)
      if (name === 't') {
        inText = true
        // A text without runs, or how another one sounds, which stands small above it.
        if (!run || isSound) runs.push({ text: '' })
      } else if (name === 'rPh') isSound = true
      else if (run && name === 'color') run.colour = colourOf(element, theme)
      else if (run && name === 'sz') run.points = Number(attribute('val'))
    },
    text(text) {
      const run = runs.at(-1)
      if (inText && run) run.text += unescaped(text)
    },
    end(name) {
      if (name === 't') inText = false
      if (name === 'rPh') isSound = false
    },
    take() {
      const taken = runs
      runs = []
      return taken
    },
  }
}

/** All of them, by number. */
export function readSharedStrings(
  xml: Uint8Array | undefined,
  theme: ThemeColours,
): readonly (readonly CellRun[])[] {
  if (xml === undefined) return []
  const strings: (readonly CellRun[])[] = []
  const reader = createRunReader(theme)
  const names: string[] = []
  let units = 0
  readXml(xml, {
    start(element) {
      names.push(element.name)
      reader.start(element)
    },
    end() {
      const name = names.pop() ?? ''
      reader.end(name)
      if (name === 'si') strings.push(reader.take())
    },
    text(text) {
      units += text.length
      checkTextLimit(units)
      reader.text(text)
    },
  })
  return strings
}

/** Characters that XML cannot hold are written `_xHHHH_` (§22.9.2.19). */
function unescaped(text: string): string {
  return text.replace(/_x([0-9a-fA-F]{4})_/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
}
