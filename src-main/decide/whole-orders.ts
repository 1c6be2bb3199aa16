/**
 * Evidence of an order is the sentence that gives it, where that is short enough to be read at a glance: a rule knows
 * a few of its words, a network ends where its window does, amid an address for instance. Of a note that calls an
 * assistant, or that forbids to speak of itself, it is the note to the end of its paragraph, field or comment: the
 * order, what it hangs on and that it is to be kept secret. Of a chunk it is the one note in it that calls an
 * assistant. What is claimed, and how sure, stays as it was.
 */

import {
  compareRanges,
  lengthOf,
  overlapFinder,
  type Range,
  sharesHalf,
} from '../../src-shared/model/spans.ts'
import type { TurnsOfText } from '../chunk/conversation/turns.ts'
import type { FieldsOfText } from '../chunk/fields/fields.ts'
import { isKeptSecret, keepsItselfSecret } from '../chunk/notes/secrecy.ts'
import { partsOf, type TextParts } from '../chunk/text-parts.ts'
import { SEVERAL_MATTERS } from '../detect/detector.ts'
import type { Candidate } from './candidates.ts'
import { moreSevere } from './merge-findings.ts'
import { callIn } from './place/orders/calls.ts'
import { isCallInField } from './place/orders/planted.ts'
import { isOfFormOrUnseen } from './place/unseen.ts'
import { paragraphAround, sentenceAround } from './sentence-around.ts'
import { isWeighed } from './verdict.ts'

/**
 * Claims on an injection with the sentence of each; of accepted claims that thereby become one, of one class and
 * level, and of those of rules that ask for a look, the surest stands with what all of them say, and so does it of an order that rules find for being hidden and
 * for what it says. In reading order.
 * @param hidden sorted and disjoint stretches that people cannot see: an order in one goes no farther than it.
 */
export function wholeOrders(
  text: string,
  candidates: readonly Candidate[],
  hidden: readonly Range[] = [],
  { fields, turns }: TextParts = partsOf(text),
): readonly Candidate[] {
  const hiddenOver = overlapFinder(hidden)
  const merged = new Map<string, Candidate>()
  for (const candidate of candidates) {
    const whole = { ...candidate, ...placeOf(text, candidate, fields, turns, hiddenOver) }
    const { start, end, label, source, accepted, chunkId } = whole
    const isOne = accepted || (source === 'l1' && isWeighed(candidate))
    const own = isOne ? accepted : [chunkId, candidate.start]
    const key = JSON.stringify([start, end, label, source, own])
    const known = merged.get(key)
    merged.set(key, known ? surestOf(known, whole) : whole)
  }
  return foldHidden([...merged.values()]).toSorted(compareRanges)
}

/** UTF-16 units of a hidden stretch that says something. */
const SHORTEST_PART = 24

/** Where a claim stands: as the order that it is a part of, or as it was found. */
function placeOf(
  text: string,
  candidate: Candidate,
  fields: () => FieldsOfText,
  turns: () => TurnsOfText,
  hiddenOver: (range: Range) => readonly Range[],
): Range {
  // That has its own place.
  if (!isOfFormOrUnseen(candidate)) {
    const turn = turns().around(candidate)
    const order = turn ? orderInTurn(text, candidate, turn) : orderInField(text, candidate, fields)
    const within = hiddenOver(candidate).find(
      ({ start, end }) => start <= candidate.start && candidate.end <= end,
    )
    if (within) return sharedRange(order, within)
    return (isNoNarrower(order, candidate) && hiddenPart(candidate, hiddenOver)) || order
  }
  const [stretch, ...others] = isRevealed(candidate) ? hiddenOver(candidate) : []
  if (stretch === undefined || others.length > 0) return candidate
  const { start, end } = orderAround(text.slice(stretch.start, stretch.end), {
    ...candidate,
    start: Math.max(0, candidate.start - stretch.start),
    end: Math.min(candidate.end, stretch.end) - stretch.start,
  })
  return { start: stretch.start + start, end: stretch.start + end }
}

function isNoNarrower(order: Range, candidate: Range): boolean {
  return lengthOf(order) >= lengthOf(candidate)
}

/**
 * Of a chunk that a network takes for an order, and of which no sentence is one by itself, the one stretch that people cannot
 * see: what is meant for machines alone is what made it one. Undefined where there is none or are several.
 */
function hiddenPart(
  candidate: Candidate,
  hiddenOver: (range: Range) => readonly Range[],
): Range | undefined {
  if (candidate.source === 'l1' || lengthOf(candidate) < SEVERAL_MATTERS) return undefined
  if (!isWeighed(candidate)) return undefined
  const [hidden, ...others] = hiddenOver(candidate)
  if (hidden === undefined || others.length > 0) return undefined
  const part = sharedRange(candidate, hidden)
  return lengthOf(part) >= SHORTEST_PART ? part : undefined
}

/** What rules find for being hidden and for what it says is one find; the rest as it was. */
function foldHidden(claims: readonly Candidate[]): readonly Candidate[] {
  const byRules = claims.filter(({ source, accepted }) => source === 'l1' && accepted)
  const ordersOver = overlapFinder(
    byRules.filter((each) => !isHidden(each)).toSorted(compareRanges),
  )
  const told = new Map<Candidate, Candidate>()
  const folded = new Set<Candidate>()
  for (const hidden of byRules.filter(isHidden)) {
    const order = ordersOver(hidden).find((each) => sharesHalf(each, hidden))
    if (order === undefined) continue
    const known = told.get(order) ?? order
    const { start, end } = known
    told.set(order, {
      ...surestOf(known, hidden),
      start: Math.min(start, hidden.start),
      end: Math.max(end, hidden.end),
      severity: moreSevere(known, hidden),
    })
    folded.add(hidden)
  }
  return claims.filter((each) => !folded.has(each)).map((each) => told.get(each) ?? each)
}

function isHidden(candidate: Candidate): boolean {
  return candidate.label === 'hidden_html_instruction' || isRevealed(candidate)
}

function isRevealed({ explanations }: Candidate): boolean {
  return explanations.some(({ view }) => view === 'revealed')
}

/** The order around a claim within what one says: not the label of who says it, nor what is said before or behind. */
function orderInTurn(text: string, candidate: Candidate, turn: Range): Range {
  const { start, end } = orderAround(text.slice(turn.start, turn.end), {
    ...candidate,
    start: candidate.start - turn.start,
    end: candidate.end - turn.start,
  })
  return { start: turn.start + start, end: turn.start + end }
}

/** The order around a claim, within the value that it stands in; of several values the one that calls an assistant. */
function orderInField(text: string, candidate: Candidate, fields: () => FieldsOfText): Range {
  const order = orderAround(text, candidate)
  if (!isWeighed(candidate)) return order
  const value = fields().around(candidate)
  if (value !== undefined) return sharedRange(order, value)
  if (candidate.source === 'l1') return order
  const [calling, ...others] = fields()
    .over(candidate)
    .filter(({ start, end }) => isCallInField(text.slice(start, end)))
  if (calling !== undefined && others.length === 0) return sharedRange(order, calling)
  return callingNote(text, candidate) ?? order
}

/** The one note of several paragraphs that calls an assistant; undefined where none does, or more than one. */
function callingNote(text: string, candidate: Candidate): Range | undefined {
  const at = placeOfCall(text, candidate)
  const note = at && noteAround(text, sentenceAround(text, at), candidate)
  if (note === undefined) return undefined
  const isPart = note.start > candidate.start || note.end < candidate.end
  const another = placeOfCall(text, { start: note.end, end: candidate.end })
  return isPart && another === undefined ? note : undefined
}

/** Where a stretch begins to call an assistant. */
function placeOfCall(text: string, { start, end }: Range): Range | undefined {
  const at = callIn(text.slice(start, Math.max(start, end)))
  return at === undefined ? undefined : { start: start + at, end: start + at + 1 }
}

function sharedRange(a: Range, b: Range): Range {
  return { start: Math.max(a.start, b.start), end: Math.min(a.end, b.end) }
}

/** The sentence of a claim, and of one that asks for something the note it stands in. */
function orderAround(text: string, candidate: Candidate): Range {
  const sentence = sentenceAround(text, candidate)
  return (isWeighed(candidate) && noteAround(text, sentence, candidate)) || sentence
}

/** The note around a sentence; undefined where nothing calls an assistant before its end. */
function noteAround(text: string, sentence: Range, { label }: Candidate): Range | undefined {
  const paragraph = paragraphAround(text, sentence)
  if (paragraph === undefined) return undefined
  const note = text.slice(paragraph.start, paragraph.end)
  const call = callIn(note)
  if (call !== undefined && paragraph.start + call < sentence.end) {
    const { start } = sentenceAround(text, {
      start: paragraph.start + call,
      end: paragraph.start + call + 1,
    })
    return { start: Math.min(Math.max(start, paragraph.start), sentence.start), end: paragraph.end }
  }
  const isSecret =
    label === 'covert_instruction' || keepsItselfSecret(text.slice(sentence.start, sentence.end))
  return isSecret ? paragraph : withSecrecy(text, sentence, paragraph)
}

/** Sentences behind an order that may ask to keep it secret. */
const MOST_BEHIND = 2

/** An order to the end of the sentence behind it, in its paragraph, that keeps it secret; undefined where none does. */
function withSecrecy(text: string, order: Range, paragraph: Range): Range | undefined {
  let whole: Range | undefined
  let { end } = order
  for (let behind = 0; behind < MOST_BEHIND; behind++) {
    const gap = text.slice(end, paragraph.end).search(/\S/)
    if (gap < 0) break
    const next = sentenceAround(text, { start: end + gap, end: end + gap + 1 })
    if (next.end <= end || next.end > paragraph.end) break
    end = next.end
    if (isKeptSecret(text.slice(next.start, end))) whole = { start: order.start, end }
  }
  return whole
}

function surestOf(a: Candidate, b: Candidate): Candidate {
  const [first, second] = a.score >= b.score ? [a, b] : [b, a]
  const known = new Set(first.explanations.map(({ detectorId }) => detectorId))
  const more = second.explanations.filter(({ detectorId }) => !known.has(detectorId))
  return { ...first, explanations: [...first.explanations, ...more] }
}
