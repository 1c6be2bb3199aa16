/** What each decoder of the decoded view costs on a megabyte of harmless text, beside one pass over its characters. */

import { decodeText } from '../src-main/chunk/views/decode.ts'
import { DECODERS } from '../src-main/chunk/views/decoders.ts'
import { comparedFigure, type Figure, pairedMedians } from './figure.ts'
import { harmlessTexts } from './harmless-texts.ts'

const UNITS = 1_000_000
const ROUNDS = 5

export async function measure(): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const [kind, text] of harmlessTexts(UNITS)) {
    const works = [
      ...DECODERS.map(({ name, find }) => ({ name, work: () => [...find(text)] })),
      { name: 'all decoders', work: () => decodeText(text) },
    ]
    for (const { name, work } of works) {
      const medians = await pairedMedians(ROUNDS, work, () => sumOfCharacters(text))
      figures.push(
        comparedFigure(`${name}, 1 MB of ${kind}`, medians, 'one pass over the characters'),
      )
    }
  }
  return figures
}

function sumOfCharacters(text: string): number {
  let sum = 0
  for (let index = 0; index < text.length; index++) sum += text.charCodeAt(index)
  return sum
}
