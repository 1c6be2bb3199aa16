/**
 * Texts with nothing to find, for benchmarks: prose, source code, Markdown and
 * log lines, equal at every run on the same installation.
 */

import { readdirSync, readFileSync } from 'node:fs'

const PACKAGES = new URL('../node_modules/', import.meta.url)

/** Each kind of text by its name, `length` characters of it. */
export function harmlessTexts(length: number): ReadonlyMap<string, string> {
  return new Map([
    ['prose', prose(length)],
    ['source code', sourceCode(length)],
    ['Markdown', markdown(length)],
    ['log lines', logLines(length)],
  ])
}

/** The commonest English words: prose for a machine, and nothing to find. */
const WORDS =
  'the of and to in a is that for it as was with be by on not he his but at are this have from or had an they which one you were all her she there would their we him been has when who will no more if out so up said what its about than into them can only other time new some could these two may first then do any like my now over such our man me even most made after also did many off before must well back through years much where your way down should because long each just state those people too little good world make very year still see own work'.split(
    ' ',
  )

/** Numbers below a bound, equal at every run: a linear congruential generator (C11 rand's constants). */
function numbers(): (below: number) => number {
  let seed = 1
  return (below) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff
    return (seed >>> 8) % below
  }
}

function prose(length: number): string {
  const next = numbers()
  return filled(length, () => {
    const words = Array.from({ length: 6 + next(14) }, () => WORDS[next(WORDS.length)])
    return `${words.join(' ')}.${next(10) === 0 ? '\n\n' : next(3) === 0 ? '\n' : ' '}`
  })
}

function sourceCode(length: number): string {
  return filesOf(new URL('fastify/', PACKAGES), /\.js$/, length)
}

function markdown(length: number): string {
  return filesOf(PACKAGES, /(?:^|\/)README\.md$/, length)
}

const LEVELS = ['INFO', 'INFO', 'INFO', 'DEBUG', 'WARN']
const PARTS = ['http', 'scheduler', 'store', 'worker-2', 'cache']
const EVENTS = ['request completed', 'job started', 'job finished', 'row written', 'entry expired']

function logLines(length: number): string {
  const next = numbers()
  let at = Date.UTC(2026, 0, 1)
  return filled(length, () => {
    at += next(4_000)
    const level = LEVELS[next(LEVELS.length)]
    const part = PARTS[next(PARTS.length)]
    const event = EVENTS[next(EVENTS.length)]
    const id = next(0x7fffff).toString(16)
    return `${new Date(at).toISOString()} ${level} [${part}] ${event} id=${id} status=200 took=${next(900)}ms path=/items/${next(5_000)}\n`
  })
}

function filled(length: number, piece: () => string): string {
  const pieces: string[] = []
  for (let size = 0; size < length; ) size += pieces[pieces.push(piece()) - 1]?.length ?? 0
  return pieces.join('').slice(0, length)
}

/** Files of a folder by their names, one after the other, from the first again where they end. */
function filesOf(folder: URL, name: RegExp, length: number): string {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  let text = ''
  for (const file of names) {
    if (name.test(file)) text += readFileSync(new URL(file, folder), 'utf8')
    if (text.length >= length) break
  }
  while (text.length < length && text.length > 0) text += text
  return text.slice(0, length)
}
