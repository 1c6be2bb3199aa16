/**
 * The groups of a document as its reviewer meets them: each with its places and
 * all that it can be filtered by. What is judged of them stands apart, so that a
 * judgement makes nothing of this anew. Pure.
 */

import { goesOn, PASSAGE_CATEGORIES, strongestIn } from '../../src-shared/model/finding-groups.ts'
import type { FindingStatus } from '../../src-shared/model/judging.ts'
import { compareRanges, type Range } from '../../src-shared/model/spans.ts'
import {
  CATEGORIES,
  type Category,
  compareSeverity,
  LEVELS,
  type Level,
  type Severity,
} from '../../src-shared/model/vocabulary.ts'
import type { DocumentFinding, ReviewDocument } from '../../src-shared/workspace/document.ts'
import type { Judgement } from '../../src-shared/workspace/judging.ts'

/** One stretch of the document that a group marks, however many findings claim it. */
export interface Place extends Range {
  /** The finding that stands for it, in the address too: its strongest. */
  readonly id: number
  /** Where it begins, from 1; null where the format has no pages. */
  readonly page: number | null
  /** All that claim it, the strongest first. */
  readonly findings: readonly DocumentFinding[]
}

/** What is decided in one step: every place of one value, or one planted passage. */
export interface ReviewGroup {
  /** Its place in `document.groups`. */
  readonly index: number
  readonly id: string
  readonly label: string
  readonly severity: Severity
  readonly score: number
  /** Whether nothing of it was accepted: it asks for a look. */
  readonly asking: boolean
  /** In the order of the vocabulary; a passage can be of two. */
  readonly categories: readonly Category[]
  readonly labels: readonly string[]
  readonly levels: readonly Level[]
  readonly detectors: readonly string[]
  /** What gives it its class, severity and score, and its name. */
  readonly strongest: DocumentFinding
  /** In reading order. */
  readonly places: readonly Place[]
  /** Where its value first stands in each of its forms; more than one of a person who is called by parts of a name, the longest first. */
  readonly forms: readonly Place[]
  /** Ids of all its findings. */
  readonly findings: readonly number[]
}

/** Whether nothing of a group was found by the last scan of the same source; false where there was none. */
export function isNewSince({ places }: Pick<ReviewGroup, 'places'>): boolean {
  return places.every(({ findings }) => findings.every(({ baseline }) => baseline === 'new'))
}

/** The groups of a document in its order, the gravest first. */
export function reviewGroups({
  text,
  groups,
  findings,
}: Pick<ReviewDocument, 'text' | 'groups' | 'findings'>): readonly ReviewGroup[] {
  return groups.map(({ id, category, label, severity, score, asking, findings: ids }, index) => {
    const members = ids.flatMap((finding) => findings[finding] ?? [])
    const isPassage = PASSAGE_CATEGORIES.has(category)
    const places = placesOf(
      members,
      (end, start) => start < end || (isPassage && goesOn(text, end, start)),
    )
    return {
      index,
      id,
      label,
      severity,
      score,
      asking,
      categories: present(
        CATEGORIES,
        members.map(({ category }) => category),
      ),
      labels: distinct(members.map((finding) => finding.label)),
      levels: present(
        LEVELS,
        members.map(({ level }) => level),
      ),
      detectors: detectorsOf(members),
      strongest: findings[strongestIn(findings, ids)] as DocumentFinding,
      places,
      forms: category === 'pii' && label === 'PERSON' ? namesOf(text, places) : places.slice(0, 1),
      findings: ids,
    }
  })
}

/** What was said last of a group; null where nobody has judged it. */
export function latestJudgement(
  group: ReviewGroup,
  findings: readonly DocumentFinding[],
): Judgement | null {
  let latest: Judgement | null = null
  for (const id of group.findings) {
    const judgement = findings[id]?.judgement ?? null
    if (judgement !== null && (latest === null || judgement.at > latest.at)) latest = judgement
  }
  return latest
}

/** Whether a group may be folded: of low severity, and nothing that asks for a look. */
export function isLow({ severity, asking }: Pick<ReviewGroup, 'severity' | 'asking'>): boolean {
  return severity === 'low' && !asking
}

/** A list without its groups of low severity, and those; what asks for a look is never folded, a list of nothing else is shown whole. */
export function foldLow<Group extends Pick<ReviewGroup, 'severity' | 'asking'>>(
  groups: readonly Group[],
): { readonly shown: readonly Group[]; readonly folded: readonly Group[] } {
  const shown = groups.filter((group) => !isLow(group))
  if (shown.length === 0) return { shown: groups, folded: [] }
  return { shown, folded: groups.filter(isLow) }
}

/**
 * The group that a document opens on, of those in their order: the first open one that is not folded, else any
 * open one, else the first; undefined where there is none.
 */
export function nextToDecide<Group extends Pick<ReviewGroup, 'index' | 'severity' | 'asking'>>(
  groups: readonly Group[],
  statuses: readonly FindingStatus[],
): Group | undefined {
  const isOpen = ({ index }: Group) => statuses[index] === 'open'
  return foldLow(groups).shown.find(isOpen) ?? groups.find(isOpen) ?? weightiest(groups)
}

/** The group that says most of a document, of those in their order: the first that is not folded; undefined where there is none. */
export function weightiest<Group extends Pick<ReviewGroup, 'severity' | 'asking'>>(
  groups: readonly Group[],
): Group | undefined {
  return foldLow(groups).shown[0]
}

/** Groups other than the given one that mark some of the same text. */
export function groupsAt(
  groups: readonly ReviewGroup[],
  group: ReviewGroup,
  place: Range,
): readonly ReviewGroup[] {
  return groups.filter(
    (other) =>
      other !== group &&
      other.places.some(({ start, end }) => start < place.end && place.start < end),
  )
}

/** The first place of each form of a name, the longest form first. */
function namesOf(text: string, places: readonly Place[]): readonly Place[] {
  const forms = new Map<string, Place>()
  for (const place of places) {
    const form = text.slice(place.start, place.end).replace(/\s+/g, ' ').toLowerCase()
    if (!forms.has(form)) forms.set(form, place)
  }
  return [...forms].sort(([one], [other]) => other.length - one.length).map(([, place]) => place)
}

/** Most groups have one finding: of ten thousand of them no set is made. */
function distinct<T>(given: readonly T[]): readonly T[] {
  return given.length < 2 ? given : [...new Set(given)]
}

function present<T>(order: readonly T[], given: readonly T[]): readonly T[] {
  if (given.length < 2) return given
  const names = new Set(given)
  return order.filter((name) => names.has(name))
}

function detectorsOf(findings: readonly DocumentFinding[]): readonly string[] {
  return distinct(
    findings.flatMap(({ explanations }) => explanations.map(({ detector_id }) => detector_id)),
  )
}

/**
 * Findings at one place become one.
 * @param continues whether what starts at the second place belongs to what ends at the first.
 */
function placesOf(
  findings: readonly DocumentFinding[],
  continues: (end: number, start: number) => boolean,
): readonly Place[] {
  const places: { start: number; end: number; findings: DocumentFinding[] }[] = []
  for (const finding of findings.toSorted(compareRanges)) {
    const last = places.at(-1)
    if (last !== undefined && continues(last.end, finding.start)) {
      last.end = Math.max(last.end, finding.end)
      last.findings.push(finding)
    } else {
      places.push({ start: finding.start, end: finding.end, findings: [finding] })
    }
  }
  return places.map(({ start, end, findings: claims }) => {
    claims.sort((a, b) => compareSeverity(a.severity, b.severity) || b.score - a.score)
    const strongest = claims[0] as DocumentFinding
    return {
      start,
      end,
      id: strongest.id,
      page: claims.find((claim) => claim.start === start)?.page ?? strongest.page,
      findings: claims,
    }
  })
}
