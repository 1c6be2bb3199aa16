/**
 * Varieties that are called after people: "the rose 'Madame Hardy'", "Apfel 'Jakob Fischer'". Their names stand in single
 * quotation marks (International Code of Nomenclature for Cultivated Plants, article 14), behind the word for the plant or in
 * a list of them.
 */

import type { Range } from '../../../../src-shared/model/spans.ts'
import { lineAround } from '../lines.ts'

/** A whole name within the marks, behind a word or what parts items; data have a key or a bracket there. */
const QUOTED =
  /(?<=[\p{L}'’][,:]? |^)['‘](\p{Lu}[\p{L}\p{M}.’-]*(?: [\p{L}\p{M}.-]+){0,4})['’](?![\p{L}\p{N}:=])/gmu
/** Of one alone it is not told whether somebody is only called so. */
const FEWEST = 2
/** UTF-16 units of a line that are read on each side. */
const READ = 200
/** A line of a program or of data. */
const OF_DATA = /[{}[\]=]|"[^"\n]*":/

/** Stretches within the marks, ascending; none where a text has a single one. */
export function cultivarsOf(text: string): readonly Range[] {
  const found = Array.from(text.matchAll(QUOTED), ({ 1: name = '', index }) => ({
    start: index + 1,
    end: index + 1 + name.length,
  })).filter((name) => {
    const line = lineAround(text, name, READ)
    return !OF_DATA.test(`${text.slice(line.start, name.start)} ${text.slice(name.end, line.end)}`)
  })
  return found.length < FEWEST ? [] : found
}
