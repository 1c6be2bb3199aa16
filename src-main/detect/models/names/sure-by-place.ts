/**
 * Names of which the tagger is half sure, and of which what they hold or where they stand says the rest: a legal form
 * is a firm's, and two words alone behind the field of a form, `Kiraya veren: Nazmiye Karaoğlan`, are somebody's.
 */

import { hasLegalForm } from '../../business-names.ts'
import type { DecidedName } from './names-decision.ts'

/** From which probability a firm with a legal form is told, and the one it is told with: annotated texts have no other. */
const FIRM_FROM = 0.3
const SURE_FIRM = 0.95
/** The same of people in a field; below it they are mostly things. */
const PERSON_FROM = 0.4
const SURE_PERSON = 0.8
/** A field at the begin of a line or a cell, and the end of one. */
const FIELD_BEFORE = /(?:^|[\n\t|]|[ ]{2})[ \t>*•-]{0,4}[\p{L}][^:\n\t|.!?]{1,34}[:：][ \t]{0,12}$/u
const FIELD_ENDS = /^[ \t]*(?:$|[\n\t|,(]| {2})/
const SEVERAL_WORDS = /^\p{Lu}\S*(?:\s\S+)*\s\p{Lu}\S*$/u
const READ = 60

/** The name, as sure as what it holds or where it stands makes it. */
export function asSureAsItsPlace(text: string, each: DecidedName): DecidedName {
  const { name, score, start, end } = each
  const value = text.slice(start, end)
  if (name === 'ORGANIZATION' && score >= FIRM_FROM && hasLegalForm(value)) {
    return { ...each, score: Math.max(score, SURE_FIRM) }
  }
  const isField =
    name === 'PERSON' &&
    score >= PERSON_FROM &&
    SEVERAL_WORDS.test(value) &&
    FIELD_BEFORE.test(text.slice(Math.max(0, start - READ), start)) &&
    FIELD_ENDS.test(text.slice(end, end + READ))
  return isField ? { ...each, score: Math.max(score, SURE_PERSON) } : each
}
