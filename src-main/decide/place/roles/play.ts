/**
 * Whether a text is a play: people whose names stand in capitals say something, line by line, below the number of an act or
 * a scene. The record of a hearing has speakers, too, but no acts.
 */

import type { Range } from '../../../../src-shared/model/spans.ts'

/** UTF-16 units behind the head of an act that are of it; the next head begins anew. */
const ACT = 12_000
/** The head of an act or a scene: the word with its number, in some twelve languages. */
const HEAD =
  /^[ \t]{0,30}[*_#]{0,3} ?(?:(?:ACT|SCENE|ACTE|SC[EÈ]NE|AKT|SZENE|AUFTRITT|AUFZUG|ACTO|ESCENA|ATTO|SCENA|ATO|CENA|BEDRIJF|SCEN|ДЕЙСТВИЕ|СЦЕНА|ЯВЛЕНИЕ|SAHNE|PERDE) (?:[IVX]{1,5}|\d{1,2}|\p{L}{2,9})|(?:\p{Lu}[\p{L}]{3,10}|\d{1,2}\.) (?:AKT|AUFTRITT|AUFZUG|SZENE|JELENET|FELVONÁS|SAHNE|PERDE|BEDRIJF))(?![\p{L}\p{N}])[^\n]{0,60}$/gmu
/** Who speaks, in capitals at the start of a line, how, and the sign before what is said. */
const SPEAKER =
  /^[ \t]{0,30}(\p{Lu}[\p{Lu}’' -]{1,30})(?:, [^\n.:()]{1,40}| \([^()\n]{1,60}\))?(?::|\. ?[–—-]| [–—])[ \t]/gmu
const FEWEST_SPEECHES = 4
const FEWEST_SPEAKERS = 2

/** The acts of the plays in a text, in reading order. */
export function playsOf(text: string): readonly Range[] {
  const heads = Array.from(text.matchAll(HEAD), ({ index }) => index)
  return heads
    .map((start, at) => ({ start, end: Math.min(start + ACT, heads[at + 1] ?? text.length) }))
    .filter(({ start, end }) => isPlayed(text.slice(start, end)))
}

function isPlayed(act: string): boolean {
  const speakers = Array.from(act.matchAll(SPEAKER), ([, who]) => who)
  return speakers.length >= FEWEST_SPEECHES && new Set(speakers).size >= FEWEST_SPEAKERS
}
