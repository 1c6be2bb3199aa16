/**
 * Findings as a reviewer decides them: every place of one value together, a person by the full name
 * and its parts, and every claim on one planted passage together.
 */

import { type FindingIdentity, keyOf, normalisedValue, type Sha256 } from './fingerprint.ts'
import { fullNames } from './full-names.ts'
import { compareRanges, type Range } from './spans.ts'
import { SURENESS_FROM } from './sureness.ts'
import { type Category, compareSeverity, type Severity } from './vocabulary.ts'

/** What grouping must know of a finding. */
export interface GroupedFinding extends Range {
  readonly category: Category
  readonly label: string
  readonly severity: Severity
  readonly score: number
  readonly accepted: boolean
  readonly asking?: boolean
}

/** Whether a reviewer decides a finding: it was accepted, or asks for a look. */
export function isDecided({
  accepted,
  asking = false,
}: Pick<GroupedFinding, 'accepted' | 'asking'>): boolean {
  return accepted || asking
}

/** Claims that are one decision, whoever makes them: on one planted passage, or a single one on data. */
export interface ToldOnce<Finding extends GroupedFinding> {
  /** What it is told by. */
  readonly strongest: Finding
  /** All of them, the strongest first. */
  readonly findings: readonly Finding[]
}

/**
 * Findings with those on one passage together, in reading order of the strongest of each: a reader who meets each claim by
 * itself decides the same words several times.
 */
export function toldOnce<Finding extends GroupedFinding>(
  text: string,
  findings: readonly Finding[],
): readonly ToldOnce<Finding>[] {
  const inOrder = (a: number, b: number) => compareRanges(at(findings, a), at(findings, b)) || a - b
  const order = findings.map((_, place) => place).sort(inOrder)
  const isPassage = (place: number) => PASSAGE_CATEGORIES.has(at(findings, place).category)
  return [
    ...passagesOf(text, findings, order.filter(isPassage)).map(({ places }) => places),
    ...order.filter((place) => !isPassage(place)).map((place) => [place]),
  ]
    .map((places) => places.toSorted((a, b) => compareStrength(findings, a, b)))
    .sort(([a = 0], [b = 0]) => inOrder(a, b))
    .map((places) => ({
      strongest: at(findings, places[0]),
      findings: places.map((place) => at(findings, place)),
    }))
}

/** Findings that are decided together; category to score are those of its strongest. */
export interface FindingGroup {
  /** 32 hexadecimal digits: of class and value, or of the passage; the same in every scan. */
  readonly id: string
  readonly category: Category
  readonly label: string
  readonly severity: Severity
  readonly score: number
  /** Whether nothing of it was accepted: it asks for a look. */
  readonly asking: boolean
  /** Places of its findings in the list that was grouped, in reading order. */
  readonly findings: readonly number[]
}

/** Claims on the same words by several detectors: one plant, one decision. */
export const PASSAGE_CATEGORIES: ReadonlySet<Category> = new Set(['injection', 'threat'])
/** White space with less than an empty line in it: the passage goes on. */
const JOINT = /^[^\S\n]*\n?[^\S\n]*$/
/** Words of one sentence, up to the first letter of what follows; behind a line end it goes on with a small one. */
const SAME_SENTENCE = /^(?:[^\n.!?。！？…]|\n(?=[^\S\n]*\p{Ll}))*$/u
/** UTF-16 units of a joint; further apart are two passages. */
const LONGEST_JOINT = 80

/**
 * Groups the accepted findings of one text and those that ask for a look, the accepted first, then
 * grave attacks (they say of the whole document that it is not to be trusted, whatever data it
 * holds), then the most severe, then attacks before data, then the surest (data in the steps that
 * are told in words: hundredths that nobody sees would have a list jump about its document), then in
 * the reading order of what is strongest in them. O(n log n).
 * @param findings in reading order.
 * @param identities of the findings, at the same places.
 */
export function groupFindings(
  text: string,
  findings: readonly GroupedFinding[],
  identities: readonly FindingIdentity[],
  sha256: Sha256,
): readonly FindingGroup[] {
  const order = findings
    .map((_, place) => place)
    .filter((place) => isDecided(at(findings, place)))
    .sort((a, b) => compareRanges(at(findings, a), at(findings, b)) || a - b)
  const members = new Map<string, number[]>()
  const join = (id: string, places: readonly number[]) => {
    const group = members.get(id)
    if (group === undefined) members.set(id, [...places])
    else group.push(...places)
  }
  const isPassage = (place: number) => PASSAGE_CATEGORIES.has(at(findings, place).category)
  for (const passage of passagesOf(text, findings, order.filter(isPassage))) {
    join(passageKey(text, passage.range, sha256), passage.places)
  }
  const values = order.filter((place) => !isPassage(place))
  const fullKeys = fullNameKeys(text, findings, identities, values)
  for (const place of values) {
    const { valueKey } = at(identities, place)
    join(fullKeys.get(valueKey) ?? valueKey, [place])
  }
  const groups = [...members].map(([id, places]) => {
    const strongest = strongestIn(findings, places)
    const { category, label, severity, score } = at(findings, strongest)
    const asking = !places.some((place) => at(findings, place).accepted)
    return { strongest, group: { id, category, label, severity, score, asking, findings: places } }
  })
  groups.sort(
    ({ group: a, strongest }, { group: b, strongest: other }) =>
      Number(a.asking) - Number(b.asking) ||
      Number(isGraveAttack(b)) - Number(isGraveAttack(a)) ||
      compareSeverity(a.severity, b.severity) ||
      Number(isAttack(b)) - Number(isAttack(a)) ||
      rankOf(b) - rankOf(a) ||
      strongest - other,
  )
  return groups.map(({ group }) => group)
}

/** Which of some findings, by their places in the list, stands for all of them: its class is theirs. */
export function strongestIn(
  findings: readonly GroupedFinding[],
  places: readonly number[],
): number {
  return places.reduce((strongest, place) =>
    compareStrength(findings, place, strongest) < 0 ? place : strongest,
  )
}

/** Of people who are called by a part of their name, the key of the full one: what is said of it holds for both. */
function fullNameKeys(
  text: string,
  findings: readonly GroupedFinding[],
  identities: readonly FindingIdentity[],
  places: readonly number[],
): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const place of places) {
    const finding = at(findings, place)
    const { valueKey } = at(identities, place)
    if (finding.category !== 'pii' || finding.label !== 'PERSON' || names.has(valueKey)) continue
    names.set(valueKey, normalisedValue(finding, text.slice(finding.start, finding.end)))
  }
  const keys = [...names.keys()]
  return new Map(
    [...fullNames([...names.values()])].map(([part, full]) => [at(keys, part), at(keys, full)]),
  )
}

function isAttack({ category }: Pick<FindingGroup, 'category'>): boolean {
  return PASSAGE_CATEGORIES.has(category)
}

/** Says of a whole document that it is not to be trusted, whatever data it holds. */
export function isGraveAttack(group: Pick<FindingGroup, 'category' | 'severity'>): boolean {
  return isAttack(group) && compareSeverity(group.severity, 'high') <= 0
}

/** What orders by how sure: an attack's score, which names the passage, and of data its step, from 0 to 2. */
function rankOf(finding: Pick<FindingGroup, 'category' | 'score'>): number {
  if (isAttack(finding)) return finding.score
  return Number(finding.score >= SURENESS_FROM.medium) + Number(finding.score >= SURENESS_FROM.high)
}

interface Passage {
  readonly range: Range
  readonly places: readonly number[]
}

/** Runs of findings that overlap or follow each other in one sentence. */
function passagesOf(
  text: string,
  findings: readonly Range[],
  order: readonly number[],
): readonly Passage[] {
  const passages: { range: { start: number; end: number }; places: number[] }[] = []
  for (const place of order) {
    const { start, end } = at(findings, place)
    const last = passages.at(-1)
    if (last !== undefined && goesOn(text, last.range.end, start)) {
      last.range.end = Math.max(last.range.end, end)
      last.places.push(place)
    } else {
      passages.push({ range: { start, end }, places: [place] })
    }
  }
  return passages
}

/** Whether a passage that ends at one place goes on at another: over white space, or within its sentence. */
export function goesOn(text: string, end: number, start: number): boolean {
  if (start <= end) return true
  if (start - end > LONGEST_JOINT) return false
  return JOINT.test(text.slice(end, start)) || SAME_SENTENCE.test(text.slice(end, start + 1))
}

/** By its words alone: what they are called may change from one model to the next. */
function passageKey(text: string, { start, end }: Range, sha256: Sha256): string {
  const claim = { category: 'injection', label: 'passage' } as const
  return keyOf(sha256, ['passage', normalisedValue(claim, text.slice(start, end))])
}

function compareStrength(findings: readonly GroupedFinding[], a: number, b: number): number {
  const [one, other] = [at(findings, a), at(findings, b)]
  const byAcceptance = Number(other.accepted) - Number(one.accepted)
  return (
    byAcceptance ||
    compareSeverity(one.severity, other.severity) ||
    rankOf(other) - rankOf(one) ||
    a - b
  )
}

function at<T>(list: readonly T[], place: number | undefined): T {
  return list[place as number] as T
}
