/** What was found in a document, category by category: claims joined and weighed, and what the rest of the text says of them. */

import { once } from '../../src-shared/model/once.ts'
import { ruleDetectorId } from '../../src-shared/model/rule-detectors.ts'
import { CATEGORIES, type Category } from '../../src-shared/model/vocabulary.ts'
import { partsOf, type TextParts } from '../chunk/text-parts.ts'
import type { ModelsRead, RulesResponse } from '../detect/detector.ts'
import { askingNothing } from './asking-nothing.ts'
import { withoutLoneBankCodes } from './bank-codes.ts'
import { withoutContactsOfDuties } from './beside-duty.ts'
import { withoutBorneByNobody } from './borne-by-nobody.ts'
import { type Candidate, joinCandidates, shownOf } from './candidates.ts'
import type { CategoryReading } from './category-result.ts'
import type { Detected } from './detected.ts'
import { withoutExampleValues } from './example-values.ts'
import { withoutInvoiceParties } from './invoice-parties.ts'
import { withoutListedOffices } from './listed-offices.ts'
import { withoutNamedPremises } from './named-premises.ts'
import { withNamesAgain } from './names-again.ts'
import { withoutNamesOfPlaces } from './names-of-places.ts'
import { withoutNobodysPeople } from './nobodys-people.ts'
import { withoutNobodysPlacesAndReferences } from './nobodys-places.ts'
import { withoutOwnBusiness } from './own-business.ts'
import { isByName } from './place/published/handed-out.ts'
import { isWebPage } from './place/published/web-page.ts'
import { type PlaceWeights, weighPlaces } from './place/weigh-place.ts'
import { withPeopleOfPublicLife } from './public-life.ts'
import { withoutServiceNumbers } from './service-numbers.ts'
import { withParts, withReasons } from './told-effects.ts'
import { type PartTeller, partTeller, withoutLabels } from './told-part.ts'
import { wholeOrders } from './whole-orders.ts'

/** Every category that rules or models have read, in the interface's order. */
export function readingsOf(
  document: WeighedText,
  rules: RulesResponse,
  models: ModelsRead | undefined,
): readonly CategoryReading[] {
  return CATEGORIES.flatMap((category) => {
    const byRules = rules.find((each) => each.category === category)
    const byModels = models?.categories.find((each) => each.category === category)
    // The interface knows no rules of threats: they are told where they found something.
    const rulesReport = byRules && (category !== 'threat' || byRules.findings.length > 0)
    if (!rulesReport && !byModels) return []
    const claims = byModels?.candidates ?? []
    const joined = joinCandidates(category, byRules?.findings ?? [], claims, document.places)
    const candidates = completed(category, joined, document)
    return {
      category,
      candidates,
      shown: shownOf(candidates),
      durationMs: (byRules?.durationMs ?? 0) + (byModels?.durationMs ?? 0),
      detectors: [
        ...(rulesReport ? [{ model: ruleDetectorId(category), level: 'L1' as const }] : []),
        ...(byModels?.detectors ?? []),
      ],
    }
  })
}

/** A text, and what its stretches weigh where they stand. */
export interface WeighedText extends Pick<Detected, 'text' | 'hidden' | 'segments'> {
  readonly parts: TextParts
  readonly places: PlaceWeights
  readonly partOf: PartTeller
}

/** Candidates with what the rest of the document says of them: orders as far as they go, names wherever they stand. */
function completed(
  category: Category,
  joined: readonly Candidate[],
  { text, hidden, segments, parts, places, partOf }: WeighedText,
): readonly Candidate[] {
  if (category === 'injection') {
    const orders = withoutLabels(text, wholeOrders(text, joined, hidden, parts), segments)
    return withReasons(text, orders, partOf, parts)
  }
  return withParts(
    category === 'pii' ? ofSomebody(text, withNamesAgain(text, joined, places)) : joined,
    partOf,
  )
}

/** Personal data without people who are nobody or a place's name, without what a business prints of itself, and then without the places of a document in which nobody is left. */
function ofSomebody(text: string, found: readonly Candidate[]): readonly Candidate[] {
  const shown = withoutExampleValues(text, withoutLoneBankCodes(found))
  const ours = withoutServiceNumbers(text, shown)
  const parties = withoutInvoiceParties(text, withoutNamesOfPlaces(text, ours))
  const listed = withoutListedOffices(text, parties)
  const duties = withoutContactsOfDuties(text, withoutOwnBusiness(text, listed))
  const ofPeople = withoutNamedPremises(text, duties)
  // An illness of nobody makes nobody somebody, and is nobody's again once those it was told of are.
  const borne = withoutBorneByNobody(text, ofPeople)
  const health = withoutBorneByNobody(text, withoutNobodysPeople(text, borne))
  return withPeopleOfPublicLife(text, withoutNobodysPlacesAndReferences(text, health))
}

/**
 * The readings of a document with those of its scripts behind them, which are weighed as a file of their own: what is said
 * on the page tells nothing of a program, and a program nothing of who speaks on the page.
 */
export function withScripts(
  text: string,
  said: readonly CategoryReading[],
  { start, categories }: NonNullable<Detected['scripts']>,
): readonly CategoryReading[] {
  const code = text.slice(start)
  const parts = partsOf(code)
  const places = weighPlaces(code, [], parts)
  const partOf = partTeller(code)
  const found = readingsOf({ text: code, parts, places, partOf }, categories, undefined)
  const isPage = once(() => isWebPage(text.slice(0, start)))
  // Keys by which a page calls its services are sent to all who read it, in its scripts as in its links.
  const weighed = (each: Candidate) =>
    each.category === 'dlp' && each.accepted && isByName(each) && isPage()
      ? askingNothing(each, 'linked')
      : each
  const moved = found.map((reading) => ({
    ...reading,
    candidates: reading.candidates.map((each) =>
      weighed({ ...each, start: each.start + start, end: each.end + start }),
    ),
  }))
  return CATEGORIES.flatMap((category) => {
    const [own, ofScripts] = [said, moved].map((all) =>
      all.find((each) => each.category === category),
    )
    if (!own || !ofScripts) return own ?? ofScripts ?? []
    const candidates = [...own.candidates, ...ofScripts.candidates]
    const durationMs = own.durationMs + ofScripts.durationMs
    const known = new Set(own.detectors.map(({ model }) => model))
    const detectors = [
      ...own.detectors,
      ...ofScripts.detectors.filter(({ model }) => !known.has(model)),
    ]
    return { ...own, candidates, detectors, shown: shownOf(candidates), durationMs }
  })
}
