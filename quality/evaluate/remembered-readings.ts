/**
 * Remembers on disk what the networks said of texts, so that a change of how it is judged or
 * decided is measured again within seconds. Thresholds are none of a network's words: they apply anew.
 */

import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs'
import type { ReadTexts } from '../../src-main/detect/detector.ts'

type Pack = Parameters<ReadTexts>[0]
type Reading = Awaited<ReturnType<ReadTexts>>[number]

/**
 * Stands before the inference process and answers what the file knows; what it does not know is
 * asked, and appended to it, a line of JSON a text.
 * @throws {SyntaxError} where the file holds something else.
 */
export function rememberReadings(path: string): (own: ReadTexts) => ReadTexts {
  const known = readKnown(path)
  return (own) => async (pack, texts, signal, onRead) => {
    const keyOf = keysOf(pack)
    const missing = [...new Set(texts)].filter((text) => !known.has(keyOf(text)))
    const answers = await own(pack, missing, signal, () => {})
    const lines = missing.flatMap((text, index) => {
      const reading = answers[index]
      if (!reading) return []
      known.set(keyOf(text), reading)
      return `${JSON.stringify([keyOf(text), reading])}\n`
    })
    if (lines.length > 0) appendFileSync(path, lines.join(''))
    const readings = texts.flatMap((text) => known.get(keyOf(text)) ?? [])
    onRead(readings)
    return readings
  }
}

function readKnown(path: string): Map<string, Reading> {
  if (!existsSync(path)) return new Map()
  const content = readFileSync(path)
  // A run that was stopped may have left half a line at the end.
  const whole = content.lastIndexOf('\n') + 1
  truncateSync(path, whole)
  const lines = content.toString('utf8', 0, whole).split('\n').slice(0, -1)
  return new Map(lines.map((line) => JSON.parse(line) as [string, Reading]))
}

/** The weights and what is asked of them, beside the text. */
function keysOf({ manifest }: Pack): (text: string) => string {
  const heads = manifest.heads.map(({ classes, ...head }) => ({
    ...head,
    classes: classes.map(({ name }) => name),
  }))
  const { files, router, tagger } = manifest
  const pack = createHash('sha256')
    .update(JSON.stringify([files, heads, router, tagger]))
    .digest('hex')
  return (text) => createHash('sha256').update(pack).update(text).digest('base64')
}
