/** Questions that are put together from several signs of a place. */

import { isAddressed } from '../../chunk/notes/addressed.ts'
import { namesOneUnquoted } from '../../chunk/notes/quoted.ts'
import { paragraphAround } from '../sentence-around.ts'
import { leadsOn } from './destination.ts'
import { callIn, callsAssistant } from './orders/calls.ts'
import { asksForDeed } from './orders/effects.ts'
import { isLabelField, isTaskField } from './orders/field-kinds.ts'
import { isCallInField } from './orders/planted.ts'
import {
  isAimedAtOwner,
  isOfOwnInstructions,
  isPromptOfProgram,
} from './orders/rules-for-agents.ts'
import { isInPlay } from './orders/to-people.ts'
import { isRefused } from './orders/told-of-others.ts'
import { isUnaddressed } from './orders/unaddressed.ts'
import type { Place } from './place.ts'
import { isAboutAttacks } from './roles/about-attacks.ts'
import { isInFaultReport } from './roles/fault-report.ts'
import { isInLesson } from './roles/lesson.ts'
import { isListedPhrase } from './roles/listed-phrase.ts'
import { isNarratedSpeech } from './roles/narrated-speech.ts'
import { quotationAround } from './roles/quotations.ts'
import { isShownCode } from './roles/shown.ts'
import { isShownApart } from './roles/shown-apart.ts'
import { isSignature } from './roles/signature.ts'
import { isTaught } from './roles/taught.ts'
import { isTextOfProgram, LONGEST_CALL } from './roles/text-table.ts'
import { isSetApart, isUnderExample } from './roles/under-example.ts'
import { leadsNowhere } from './roles/warning.ts'
import { isLabelOfWindow, isTestCase } from './roles/written-for.ts'
import { spaced } from './text-around.ts'
import { TAKES_ASIDE } from './threats/lures/offer.ts'
import { ASKS } from './threats/lures/wanted.ts'

/** UTF-16 units of the words that lead to a quotation. */
const LEAD = 160
const MARK = /["“„«「『]\s?$/u
const LEADS_TO_QUOTATION = /\p{L}[^:：]{0,40}[:：]\s?["“„«「『]\s?$/u

/** Shown as code, as an example, apart from the text, or taught. */
export function isShownOrTaught(place: Place): boolean {
  return (
    isShownCode(place) ||
    isUnderExample(place) ||
    isShownApart(place) ||
    isTaught(place.text, place)
  )
}

/**
 * In a value of data that calls an assistant, and neither in a conversation, in what its owner tells one nor in a text of
 * a program. A chunk of several values is none: the one that calls may be the harmless one.
 */
export function isPlanted(place: Place): boolean {
  const value = place.filledIn()
  if (
    value === undefined ||
    place.isListed() ||
    place.isTurn() ||
    !isCallInField(place.text.slice(value.start, value.end))
  )
    return false
  const isOfOwner = place.isForAgents() && !isAimedAtOwner(place.passage)
  const field = place.field()
  const isTask = field !== undefined && isTaskField(field)
  return !isOfOwner && !isTask && !isTestCase(place) && !isLabel(place)
}

/**
 * Quoted among what others said. Where it calls an assistant it is an order by itself, and among what is taught or told of
 * attacks an example.
 */
export function isSaying(place: Place): boolean {
  return (
    place.saying() !== undefined &&
    !callsAssistant(place.text, place) &&
    !isTaught(place.text, place) &&
    !isAboutAttacks(place.text, place)
  )
}

/** A note to an assistant that nobody quotes is a message by itself. */
export function isNoteSaid(place: Place): boolean {
  return place.isNote && quotationAround(place.text, place) === undefined
}

/** What a note says: of its head alone, what stands behind it in its paragraph, too. */
export function noteOf({ text, passage, ...range }: Place): string {
  if (!/[:：]$/.test(passage)) return passage
  const { end } = paragraphAround(text, range) ?? range
  return spaced(text.slice(range.start, end))
}

/** Whether nothing but the call in its sentence shows that an assistant is told to do something. */
export function isUnaddressedButCalled(place: Place): boolean {
  return !place.isNote && isAddressed(place.sentence()) && isUnaddressed(place.text, place)
}

/** UTF-16 units on each side of a quotation in which an assistant is named besides. */
const REPORT = 2_000

/**
 * Within quotation marks behind the colon of words that call nobody, where assistants are told of besides: what somebody else
 * wrote is shown so, and an order seldom.
 */
export function isQuotedBehindLead({ text, lineStart, ...range }: Place): boolean {
  const mark = quotationAround(text, range)
  if (mark === undefined || mark === '`') return false
  const lead = text.slice(lineStart(), range.start).slice(-LEAD)
  const opened = MARK.test(lead) ? lead : lead + text.charAt(range.start)
  const near = text.slice(Math.max(0, range.start - REPORT), range.end + REPORT)
  return LEADS_TO_QUOTATION.test(opened) && callIn(lead) === undefined && namesOneUnquoted(near)
}

/** What a filter or a scanner looks for. */
export function isLookedFor(place: Place): boolean {
  return isListedPhrase(place) || isSignature(place)
}

/** In a lesson or the report of a fault, and neither against an owner nor to an assistant. */
export function isTriedByPeople({ text, passage, ...range }: Place): boolean {
  return (
    (isInLesson(text, range) || isInFaultReport(text, range)) &&
    !isAimedAtOwner(passage) &&
    !callsAssistant(text, range)
  )
}

/** In what the owner of an assistant tells it, and not aimed against him. */
export function isToldByOwner({ text, passage, isForAgents, lineStart, ...range }: Place): boolean {
  return (isForAgents() || isPromptOfProgram(text, range, lineStart())) && !isAimedAtOwner(passage)
}

/** What the owner of an assistant has it refuse to whoever asks, or what a text shows of a prompt that does. */
export function isRefusedByOwner(place: Place): boolean {
  const { sentence, passage, isForAgents } = place
  if (!isRefused(passage) && !isRefused(spaced(sentence()), passage)) return false
  return isForAgents() || isSetApart(place) || quotationAround(place.text, place) !== undefined
}

/** That an assistant keeps its instructions to itself, as its owner tells it in a text of his or in a program. */
export function isKeptToItself({
  text,
  passage,
  isForAgents,
  lineStart,
  ...range
}: Place): boolean {
  return (
    isOfOwnInstructions(passage) && (isForAgents() || isPromptOfProgram(text, range, lineStart()))
  )
}

/** Whether what is quoted there asks for more than that something is forgotten. */
export function isDeedSaid(place: Place): boolean {
  return asksForDeed(place.saying() ?? '')
}

/** Among texts to translate, or in what a page shows to be used by. */
export function isLabel(place: Place): boolean {
  const around = place.field()
  return (
    isLabelOfWindow(place.text, place) ||
    (around !== undefined && isLabelField(around)) ||
    isTextOfProgram(place, LONGEST_CALL)
  )
}

/** In a narrated scene or a play; what is written into one for whoever reads it calls an assistant by its name, or leads somewhere. */
export function isSaidInScene(place: Place): boolean {
  const { text } = place
  if (isNarratedSpeech(text, place)) return true
  const { start, end } = paragraphAround(text, place) ?? place
  const said = text.slice(Math.min(start, place.start), Math.max(end, place.end))
  return isInPlay(text, place) && callIn(said) === undefined && !leadsOn(said)
}

/** UTF-16 units of a letter: each claim in one reads all of it. */
const LONGEST_LETTER = 10_000
/** Where a letter leads its reader on. */
const LINK = /https?:|www\./i

/** In a letter of a file of them that leads to no page: a thread that somebody broke into leads to his. */
export function isAnswered(place: Place): boolean {
  const said = saidInLetters(place)
  return said !== undefined && !LINK.test(said)
}

/**
 * In a letter of a file of them that holds no address, mailbox or number, where nobody is asked for data or taken aside: whoever
 * phishes has to be reached, and an answer within a thread reaches him.
 */
export function leadsNowhereInLetter(place: Place): boolean {
  const said = saidInLetters(place)
  if (said === undefined || !leadsNowhere(said)) return false
  return ![ASKS, TAKES_ASIDE].some((sign) => sign().test(place.passage))
}

/** The letters that a claim stands in, and the claim itself; undefined outside of such a file, or where they are long. */
function saidInLetters({ text, start, end, letters }: Place): string | undefined {
  const around = letters()
  if (around === undefined || around.end - around.start > LONGEST_LETTER) return undefined
  return text.slice(Math.min(around.start, start), Math.max(around.end, end))
}
