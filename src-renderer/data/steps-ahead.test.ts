/** Decisions, undos and redos in any order, and answers to them in their own time. */

import { describe, expect, it } from 'vitest'
import type { ReviewDocument } from '../../src-shared/workspace/document.ts'
import type { Judgement, ReviewAction } from '../../src-shared/workspace/judging.ts'
import { judgement, reviewDocument } from '../testing/review-document.ts'
import type { ReviewStep } from './review-step.ts'
import {
  ahead,
  answered,
  isMeant,
  knownSince,
  NO_STEPS,
  refused,
  type StepsOfReview,
  stands,
  taken,
  turnsNext,
  withJudgements,
  withSteps,
} from './steps-ahead.ts'

const DOCUMENT = reviewDocument('one two three four', [
  { words: 'one' },
  { words: 'two' },
  { words: 'three' },
  { words: 'four' },
])

const confirm = (...findings: number[]): ReviewStep => ({
  kind: 'judge',
  findings,
  status: 'confirmed',
})
const dismiss = (...findings: number[]): ReviewStep => ({
  kind: 'judge',
  findings,
  status: 'dismissed',
  reason: 'test_data',
})

/** "confirmed open open open": what is shown. */
const shownOf = ({ findings }: ReviewDocument) =>
  findings.map(({ judgement }) => judgement?.status ?? 'open').join(' ')

/** Steps that are taken one after the other; undo and redo turn what is next. */
function takenAll(document: ReviewDocument, ...steps: (ReviewStep | 'undo' | 'redo')[]) {
  return steps.reduce<StepsOfReview>((of, each, index) => {
    const id = `${index}`
    const isTurn = each === 'undo' || each === 'redo'
    const about = isTurn ? turnsNext(document, of)[each] : null
    return taken(of, { id, step: isTurn ? { kind: each } : each, about, at: 0 })
  }, NO_STEPS)
}

describe('what is shown', () => {
  it('is what the service has and what is on its way over it', () => {
    const of = takenAll(DOCUMENT, confirm(0, 1), dismiss(1), 'undo', 'undo', 'redo')
    const document = withSteps(DOCUMENT, of)
    expect(shownOf(document)).toBe('confirmed confirmed open open')
    expect(document.findings[2]).toBe(DOCUMENT.findings[2])
    expect(turnsNext(DOCUMENT, of)).toEqual({ undo: '0', redo: '1' })
  })

  it('keeps a note below a decision, and a decision below a note', () => {
    const note: ReviewStep = { kind: 'note', findings: [0], note: 'ask the ward' }
    const [first] = withSteps(DOCUMENT, takenAll(DOCUMENT, note, confirm(0))).findings
    expect(first?.judgement).toMatchObject({ status: 'confirmed', note: 'ask the ward' })
    const [other] = withSteps(DOCUMENT, takenAll(DOCUMENT, confirm(0), note)).findings
    expect(other?.judgement).toMatchObject({ status: 'confirmed', note: 'ask the ward' })
  })

  it('is the same before and after the document with an answered step is drawn', () => {
    const of = answered(takenAll(DOCUMENT, confirm(0), 'undo'), '0', 1, DOCUMENT, 0)
    const read = withConfirmed(DOCUMENT, 1)
    expect(shownOf(withSteps(DOCUMENT, of))).toBe('open open open open')
    expect(shownOf(withSteps(read, of))).toBe('open open open open')
    expect(ahead(of, 1).map(({ id }) => id)).toEqual(['1'])
  })

  it('stays as it is of what the service alone knows', () => {
    const read = withConfirmed(DOCUMENT, 7)
    const of = takenAll(read, 'undo')
    expect(of.steps[0]?.about).toBe('7')
    expect(shownOf(withSteps(read, of))).toBe('confirmed open open open')
  })
})

describe('a step that is refused', () => {
  it('takes the undo of it along, and nothing else', () => {
    const of = takenAll(DOCUMENT, confirm(0), confirm(1), 'undo', confirm(2))
    expect(stands(of, '1')).toBe(false)
    expect(stands(of, '0')).toBe(true)
    const left = refused(of, '1')
    expect(left.steps.map(({ id }) => id)).toEqual(['0', '3'])
    expect(shownOf(withSteps(DOCUMENT, left))).toBe('confirmed open confirmed open')
    expect(isMeant(left, '2')).toBe(false)
  })

  it('takes along each undo that would turn another step than it meant', () => {
    const of = takenAll(DOCUMENT, confirm(0), confirm(1), 'undo', dismiss(2), 'undo', 'undo')
    expect(refused(of, '2').steps.map(({ id }) => id)).toEqual(['0', '1', '3', '4'])
    // What it meant is on top again all the same.
    const again = takenAll(DOCUMENT, confirm(0), 'undo', 'redo', 'undo')
    expect(refused(again, '1').steps.map(({ id }) => id)).toEqual(['0', '3'])
    expect(refused(again, '2').steps.map(({ id }) => id)).toEqual(['0', '1'])
  })
})

it('goes on from what was seen by steps of this window alone', () => {
  const led = (of: StepsOfReview, from: number | null, to: number) =>
    answered(of, 'x', to, null, from)
  // What another window did between 4 and 9 was not seen by who saw 0, nor what came along to 13.
  const of = led(led(led(led(led(NO_STEPS, 0, 3), 3, 4), 9, 12), 12, 12), null, 13)
  expect([0, 3, 4, 9, 12].map((seen) => knownSince(of, seen))).toEqual([4, 4, 4, 12, 12])
})

describe('any order of keys and answers', () => {
  it.each(Array.from({ length: 200 }, (_, seed) => seed))(
    'ends in what was decided (%i)',
    (seed) => {
      const window = play(seed, false)
      expect(window.shown()).toBe(window.wanted.join(' '))
      expect(window.service()).toBe(window.wanted.join(' '))
    },
  )

  it.each(Array.from({ length: 200 }, (_, seed) => seed))(
    'shows what the service has once some are refused (%i)',
    (seed) => {
      const window = play(seed, true)
      expect(window.shown()).toBe(window.service())
      // Every decision that was neither refused nor undone by its reviewer is there.
      expect(window.service()).toBe(window.wanted.join(' '))
    },
  )
})

/** The document once its first finding is confirmed. */
function withConfirmed(document: ReviewDocument, revision: number): ReviewDocument {
  const { fingerprint = '' } = document.findings[0] ?? {}
  const read = withJudgements(document, new Map([[fingerprint, judgement()]]))
  return { ...read, review: { revision, undo: action(revision), redo: null } }
}

function action(seq: number): ReviewAction {
  const said = { status: null, reason: null, note: null, target: null }
  return { seq, kind: 'judged', by: '', at: 0, changed: 1, ...said }
}

interface Done {
  readonly id: string
  readonly seq: number
  readonly before: readonly (Judgement | null)[]
  readonly after: readonly (Judgement | null)[]
}

/**
 * Plays keys of a reviewer and answers of a service that takes one step after the other, as it does: by a stack, and undo
 * turns whatever is on top. The document is drawn at times of its own.
 */
function play(seed: number, refuses: boolean) {
  let state = seed * 2_654_435_761 + 1
  /** Below `bound`; a linear congruential generator (Numerical Recipes), whose high bits are good enough to play. */
  const any = (bound: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * bound)
  }
  let of = NO_STEPS
  let [cached, drawn, revision] = [DOCUMENT, DOCUMENT, 0]
  const [done, undone]: [Done[], Done[]] = [[], []]
  const asked: { id: string; step: ReviewStep; about: string | null }[] = []
  const turnedDown = new Set<string>()
  const shown = () => withSteps(drawn, of)

  const press = () => {
    const kind = (['judge', 'judge', 'undo', 'undo', 'redo'] as const)[any(5)] ?? 'judge'
    const step = kind === 'judge' ? (any(2) === 0 ? confirm : dismiss)(any(4), any(4)) : { kind }
    const about = kind === 'judge' ? null : turnsNext(drawn, of)[kind]
    if (kind !== 'judge' && about === null) return
    const id = `s${asked.length}`
    of = taken(of, { id, step, about, at: 0 })
    asked.push({ id, step, about })
  }
  const answer = () => {
    const next = of.steps.find((each) => each.answer === null)
    if (next === undefined) return
    const { id, step } = next
    // Undo and redo are refused less often here, since what is wanted then is told by the rule that is tested.
    if (refuses && step.kind === 'judge' && any(4) === 0) {
      turnedDown.add(id)
      of = refused(of, id)
      return
    }
    expect(knownSince(of, 0)).toBe(revision)
    const from = revision
    const before = cached.findings.map((each) => each.judgement)
    let held: readonly (Judgement | null)[] = before
    if (step.kind === 'judge') {
      const { status, reason = null } = step
      held = before.map((was, at) =>
        step.findings.includes(at) ? judgement({ status, reason }) : was,
      )
      done.push({ id, seq: ++revision, before, after: held })
      undone.splice(0)
    } else {
      const turned = (step.kind === 'undo' ? done : undone).pop()
      if (turned !== undefined) {
        revision++
        held = step.kind === 'undo' ? turned.before : turned.after
        ;(step.kind === 'undo' ? undone : done).push(turned)
      }
    }
    const [undo, redo] = [done.at(-1), undone.at(-1)].map((top) => (top ? action(top.seq) : null))
    of = answered(of, id, revision, cached, from)
    const looked = shownOf(shown())
    cached = {
      ...cached,
      findings: cached.findings.map((each, at) => ({ ...each, judgement: held[at] ?? null })),
      review: { revision, undo: undo ?? null, redo: redo ?? null },
    }
    // Whichever is drawn first, nothing is seen to change.
    expect(shownOf(withSteps(cached, of))).toBe(looked)
  }

  for (let turn = 0; turn < 40; turn++) {
    const before = shownOf(shown())
    const chance = any(6)
    if (chance < 3) press()
    else if (chance < 5 && !(refuses && chance === 3)) answer()
    else {
      drawn = cached
      expect(shownOf(shown())).toBe(before)
    }
  }
  while (of.steps.some((each) => each.answer === null)) answer()
  drawn = cached
  return {
    shown: () => shownOf(shown()),
    service: () => shownOf(cached),
    wanted: wantedOf(asked, turnedDown),
  }
}

/** What a reviewer decided, without what was refused of it and its undos: told from the keys alone. */
function wantedOf(
  asked: readonly { id: string; step: ReviewStep; about: string | null }[],
  turnedDown: ReadonlySet<string>,
): string[] {
  const done: ReviewStep[] = []
  const undone: ReviewStep[] = []
  for (const { id, step, about } of asked) {
    if (turnedDown.has(about ?? id)) continue
    if (step.kind === 'undo') undone.push(...done.splice(-1))
    else if (step.kind === 'redo') done.push(...undone.splice(-1))
    else {
      done.push(step)
      undone.splice(0)
    }
  }
  return DOCUMENT.findings.map(({ id }) => {
    const last = done.findLast((step) => step.kind === 'judge' && step.findings.includes(id))
    return last?.kind === 'judge' ? last.status : 'open'
  })
}
