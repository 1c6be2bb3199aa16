/**
 * In which part of what an MCP server lists a finding stands, and in which field of it: the parameter `city` of the tool
 * `weather`. Names and keys are content of the server, so only plain ones are told (`told-field.ts`).
 */

import { once } from '../../src-shared/model/once.ts'
import type { Segment } from '../../src-shared/model/source-map.ts'
import { overlapFinder, type Range } from '../../src-shared/model/spans.ts'
import type { SegmentKind } from '../../src-shared/model/vocabulary.ts'
import type { Field, Step } from '../chunk/fields/field.ts'
import { LABEL, labelledValues } from '../chunk/fields/listed-fields.ts'
import { isPlain, pathOf } from './told-field.ts'

/** What one part is called; a page has its own words for where something stands. */
const NOUNS: Readonly<Partial<Record<SegmentKind, string>>> = {
  server_instructions: 'what the server says of itself',
  tool: 'the tool',
  prompt: 'the prompt',
  resource: 'the resource',
  resource_template: 'the resource template',
  webmcp_manifest: 'the tool',
}

const STEP = /\[(\d{1,6})\]|[^.[\]]+/gu
/** Steps that are told, the last ones. */
const MOST_STEPS = 4

/** A part of what was read, as scans and stored documents keep it. */
type Part = Range & Pick<Segment, 'kind'> & { readonly title?: string | null | undefined }

/** A part of what a server lists, in words that may be told. */
export interface ToldPart {
  readonly kind: SegmentKind
  /** What it is, and its name where that is a plain one: `the tool`, `weather`. */
  readonly noun: string
  readonly name?: string
  /** The field that the place is in: `inputSchema.properties.city`. */
  readonly field?: string
}

/**
 * Finds of a place in a text in which part of a server it stands; undefined elsewhere. The field is told of a place in one
 * only, and of parts with a name: what a server says of itself is not laid out by labels alone.
 */
export function partFinder(
  text: string,
  segments: readonly Part[] = [],
): (place: Range) => ToldPart | undefined {
  const over = overlapFinder(segments)
  const fieldsOver = once(() => overlapFinder(labelledIn(text)))
  return ({ start, end }) => {
    const [part] = over({ start, end })
    const noun = part && NOUNS[part.kind]
    if (part === undefined || noun === undefined) return undefined
    const title = part.title ?? undefined
    const [field, ...others] = title === undefined ? [] : fieldsOver()({ start, end })
    return {
      kind: part.kind,
      noun,
      ...(title !== undefined && isPlain(title) && { name: title }),
      ...(field && others.length === 0 && { field: told(field.path) }),
    }
  }
}

/** The same in a few words, for a list: `tool weather, inputSchema.properties.city`. */
export function partWords({ noun, name, field }: ToldPart): string {
  const named = [noun.replace(/^the /, ''), name].filter(Boolean).join(' ')
  return field === undefined ? named : `${named}, ${field}`
}

/** Tells in a sentence in which part of a server a place stands; undefined elsewhere. */
export type PartTeller = (place: Range) => string | undefined

/** The same in a sentence, names as code. */
export function partTeller(text: string, segments: readonly Segment[] = []): PartTeller {
  const partOf = partFinder(text, segments)
  return (place) => {
    const part = partOf(place)
    if (part === undefined) return undefined
    const { noun, name, field } = part
    const within = field === undefined ? '' : `\`${field}\` of `
    return `It stands in ${within}${noun}${name === undefined ? '' : ` \`${name}\``}.`
  }
}

/** The label of a line and what parts it from its value. */
const LABEL_HERE = new RegExp(`${LABEL.source}\\s*`, 'muy')

/**
 * Claims that begin behind the label of their line: the field is told beside them, and of a line or two that is shown a
 * long label would leave no word of what is claimed.
 */
export function withoutLabels<T extends Range>(
  text: string,
  claims: readonly T[],
  segments: readonly Segment[] = [],
): readonly T[] {
  const over = overlapFinder(segments)
  return claims.map((claim) => {
    const [part] = over(claim)
    if (part?.title === undefined || NOUNS[part.kind] === undefined) return claim
    LABEL_HERE.lastIndex = claim.start
    const start = LABEL_HERE.test(text) ? LABEL_HERE.lastIndex : claim.start
    return start < claim.end ? { ...claim, start } : claim
  })
}

/** The fields of a text that is laid out with labels, each to the next one. */
function labelledIn(text: string): readonly Field[] {
  return labelledValues(text).map(({ label, start, end }) => ({
    start,
    end,
    path: Array.from(label.slice(0, -1).matchAll(STEP), ([step, place]) =>
      place === undefined ? step : Number(place),
    ),
  }))
}

function told(path: readonly Step[]): string {
  const last = path.slice(-MOST_STEPS)
  return pathOf(last, last.length < path.length ? '…' : '')
}
