/**
 * Steps of a review as one window takes them: each is taken, and then answered or refused, in one order. What is shown is
 * what the service is known to have, and over it what is on its way. Pure.
 *
 * An answered step is shown ahead until the document that is drawn has it: whichever is drawn anew first, the document or
 * the steps, a decision is never missing from both. Undo and redo say which step they are about, so that they do the same
 * over a document that has them already, and are not sent where that step was refused: the service would take back another.
 */

import type { ReviewDocument } from '../../src-shared/workspace/document.ts'
import type { Judgement, ReviewState } from '../../src-shared/workspace/judging.ts'
import { isNaming, type NamingStep, type ReviewStep } from './review-step.ts'

/** What is said of findings, by their fingerprints. */
export type Judgements = ReadonlyMap<string, Judgement | null>

/**
 * Names a step: one of this window by its own id, one that the service told of by its `seq`, and one below another of
 * which nothing is known by that one.
 */
type StepName = string

/** A step that is taken. */
export interface StepAhead {
  readonly id: StepName
  readonly step: ReviewStep
  /** Unix milliseconds. */
  readonly at: number
  /** The step that an undo or redo turns; null of any other. */
  readonly about: StepName | null
  /** Null until the service has taken it. */
  readonly answer: Answer | null
}

/** What the service made of a step. */
interface Answer {
  /** From this revision on the document has it. */
  readonly revision: number
  /** What held of its findings before it: what undoing it comes to; null where that is not known. */
  readonly before: Judgements | null
  /**
   * The step that undo means once this one is undone; of an undo the one that redo means once what it undid is done again.
   * Null where there is none, undefined where it is not known.
   */
  readonly under: StepName | null | undefined
}

export interface StepsOfReview {
  /** In their order; those that are answered only while they are of use. */
  readonly steps: readonly StepAhead[]
  /** From which revision steps of this window alone led to which. */
  readonly led: ReadonlyMap<number, number>
}

export const NO_STEPS: StepsOfReview = { steps: [], led: new Map() }

/** So many decisions that were answered are kept, so that what undoing them comes to is shown at once. */
const KEPT = 20

/** A step is taken. */
export function taken(of: StepsOfReview, step: Omit<StepAhead, 'answer'>): StepsOfReview {
  return { ...of, steps: [...of.steps, { ...step, answer: null }] }
}

/**
 * A step is answered.
 * @param known the document without it, as far as it is open; null where it is not.
 * @param from the revision that it was sent with, where all that came with the answer is its own; null where it is not.
 */
export function answered(
  of: StepsOfReview,
  id: StepName,
  revision: number,
  known: ReviewDocument | null,
  from: number | null,
): StepsOfReview {
  const before = known !== null && known.review.revision < revision ? known : null
  const steps = of.steps.map((each): StepAhead => {
    if (each.id !== id) return each
    const said = before === null || !isNaming(each.step) ? null : judgementsOf(before, each.step)
    const top = each.step.kind === 'undo' ? before?.review.redo : before?.review.undo
    const under = top === undefined || from === null ? undefined : nameOf(of.steps, top)
    return { ...each, answer: { revision, before: said, under } }
  })
  // A step that changes nothing leads nowhere.
  const led = from === null || revision <= from ? of.led : new Map(of.led).set(from, revision)
  return { steps: lately(steps), led }
}

/** A step is refused, and with it go the undos and redos behind it that would now turn another step than they meant. */
export function refused(of: StepsOfReview, id: StepName): StepsOfReview {
  const at = of.steps.findIndex((each) => each.id === id)
  const gone = of.steps[at]
  if (gone === undefined) return of
  const about = gone.about ?? id
  const done = gone.step.kind === 'undo' ? [about] : []
  let undone = gone.step.kind === 'redo' ? [about] : []
  const behind = of.steps.slice(at + 1).filter((each) => {
    if (each.about === null) {
      done.push(each.id)
      undone = []
      return true
    }
    const [from, to] = each.step.kind === 'undo' ? [done, undone] : [undone, done]
    const isMeant = (from.at(-1) ?? each.about) === each.about
    if (!isMeant || (from.length === 0 && each.about === about)) return false
    from.pop()
    to.push(each.about)
    return true
  })
  return { ...of, steps: [...of.steps.slice(0, at), ...behind] }
}

/** Whether a step is still to be sent: not what went with one that was refused. */
export function isMeant({ steps }: StepsOfReview, id: StepName): boolean {
  return steps.some((each) => each.id === id)
}

/** Whether a decision holds once all behind it is taken: one that is undone again needs no answer where it is refused. */
export function stands({ steps }: StepsOfReview, id: StepName): boolean {
  return steps.findLast(({ about }) => about === id)?.step.kind !== 'undo'
}

/** The last revision that brought nothing but steps of this window since that one. */
export function knownSince({ led }: StepsOfReview, seen: number): number {
  let known = seen
  for (let next = led.get(known); next !== undefined; next = led.get(known)) known = next
  return known
}

/** The steps that a document of this revision does not have yet. */
export function ahead({ steps }: StepsOfReview, revision: number): readonly StepAhead[] {
  return steps.filter(({ answer }) => answer === null || answer.revision > revision)
}

/**
 * The document with the steps that it does not have yet; findings that nobody touched stay the same objects. Of standing
 * dismissals, and of what is not remembered, the service alone knows what they change: nothing is shown of it.
 */
export function withSteps(read: ReviewDocument, of: StepsOfReview): ReviewDocument {
  const shown = new Map<string, Judgement | null>()
  const before = new Map<StepName, Judgements>()
  const show = (said: Judgements) => {
    for (const [fingerprint, judgement] of said) shown.set(fingerprint, judgement)
  }
  const apply = (id: StepName, step: NamingStep, at: number) => {
    const held = judgementsOf(read, step)
    for (const fingerprint of held.keys()) {
      const own = shown.get(fingerprint)
      if (own !== undefined) held.set(fingerprint, own)
    }
    before.set(id, held)
    for (const [fingerprint, judgement] of held) shown.set(fingerprint, judged(judgement, step, at))
  }
  for (const { id, step, at, about } of ahead(of, read.review.revision)) {
    if (isNaming(step)) apply(id, step, at)
    if (about === null) continue
    const turned = of.steps.find((each) => each.id === about)
    if (step.kind === 'undo') show(before.get(about) ?? turned?.answer?.before ?? NOTHING)
    else if (turned !== undefined && isNaming(turned.step)) apply(about, turned.step, at)
  }
  return withJudgements(read, shown)
}

const NOTHING: Judgements = new Map()

/** The document with other judgements; findings that nobody touched stay the same objects. */
export function withJudgements<D extends ReviewDocument>(document: D, changed: Judgements): D {
  if (changed.size === 0) return document
  const findings = document.findings.map((finding) => {
    const judgement = changed.get(finding.fingerprint)
    return judgement === undefined ? finding : { ...finding, judgement }
  })
  return { ...document, findings }
}

/** What undo and redo are about once all is taken; null where there is nothing. */
export function turnsNext(
  { review }: ReviewDocument,
  of: StepsOfReview,
): { readonly undo: StepName | null; readonly redo: StepName | null } {
  const done: StepName[] = []
  let undone: StepName[] = []
  let [undo, redo] = [nameOf(of.steps, review.undo), nameOf(of.steps, review.redo)]
  for (const { id, step, about } of ahead(of, review.revision)) {
    if (about === null) {
      done.push(id)
      ;[undone, redo] = [[], null]
    } else if (step.kind === 'undo') {
      if (done.at(-1) === about) done.pop()
      else undo = under(of.steps, about)
      undone.push(about)
    } else {
      if (undone.at(-1) === about) undone.pop()
      else redo = over(of.steps, about)
      done.push(about)
    }
  }
  return { undo: done.at(-1) ?? undo, redo: undone.at(-1) ?? redo }
}

function under(steps: readonly StepAhead[], name: StepName): StepName | null {
  const known = steps.find(({ id }) => id === name)?.answer?.under
  return known === undefined ? `below ${name}` : known
}

function over(steps: readonly StepAhead[], name: StepName): StepName | null {
  const undone = ({ step, about, answer }: StepAhead) =>
    step.kind === 'undo' && about === name && answer !== null
  const known = steps.findLast(undone)?.answer?.under
  return known === undefined ? `above ${name}` : known
}

function nameOf(steps: readonly StepAhead[], action: ReviewState['undo']): StepName | null {
  if (action === null) return null
  const own = steps.find(({ about, answer }) => about === null && answer?.revision === action.seq)
  return own?.id ?? String(action.seq)
}

/** Without what was answered longer ago than is of use: while anything is on its way, all is. */
function lately(steps: readonly StepAhead[]): readonly StepAhead[] {
  if (steps.some(({ answer }) => answer === null)) return steps
  return steps.slice(-KEPT)
}

function judgementsOf({ findings }: ReviewDocument, step: NamingStep) {
  const named = step.findings.flatMap((id) => findings[id] ?? [])
  return new Map(named.map(({ fingerprint, judgement }) => [fingerprint, judgement]))
}

function judged(before: Judgement | null, step: NamingStep, at: number): Judgement {
  const said = step.kind === 'judge' ? step : before
  return {
    status: said?.status ?? 'open',
    reason: said?.reason ?? null,
    note: step.note ?? before?.note ?? '',
    by: '',
    at,
    origin: 'judged',
    suppression: null,
  }
}
