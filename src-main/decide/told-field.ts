/**
 * In which field a finding stands, as a reviewer reads it: `speakers[1].bio`. A path is content of the document, too, and
 * who wrote it may have put anything into it: only what looks like the name of a field is told.
 */

import type { Field, Step } from '../chunk/fields/field.ts'

/**
 * Letters in a few words that signs join, a small number behind each at most: no address, no key, and nothing that
 * reads as said to somebody, as words with blanks do ("approve this now").
 */
const PLAIN = /^[\p{L}\p{M}]{1,24}\d{0,2}(?:[-_.][\p{L}\p{M}]{1,24}\d{0,2}){0,2}$/u
/** UTF-16 units of a name that is told. */
const LONGEST = 24
/** Steps that are told, the last ones. */
const MOST_STEPS = 4
const UNTOLD = '…'

/** A sentence on where a finding stands; undefined where it is in no field, or in one whose name is not told. */
export function placeIn(field: Field | undefined): string | undefined {
  if (field === undefined) return undefined
  const steps = field.path.slice(-MOST_STEPS)
  const name = steps.findLast((step) => typeof step === 'string')
  if (name === undefined || !isPlain(name)) return undefined
  const [first] = steps
  // The rows of a table, and a list that is the whole document, have no name.
  const ofEntry = typeof first === 'number' ? ` of entry ${first + 1}` : ''
  const lead = steps.length < field.path.length ? UNTOLD : ''
  const path = pathOf(ofEntry === '' ? steps : steps.slice(1), lead)
  return `It stands in the field \`${path}\`${ofEntry}.`
}

/** Steps as one reads them, behind a lead: `speakers[1].bio`. */
export function pathOf(steps: readonly Step[], lead = ''): string {
  return steps.reduce<string>(withStep, lead)
}

function withStep(path: string, step: Step): string {
  if (typeof step === 'number') return `${path}[${step}]`
  const name = isPlain(step) ? step : UNTOLD
  return path === '' ? name : `${path}.${name}`
}

/** Whether a name may be told: one or more plain words that signs join, and nothing that speaks to its reader. */
export function isPlain(name: string): boolean {
  return name.length <= LONGEST && PLAIN.test(name)
}
