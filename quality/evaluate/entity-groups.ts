/** Names that data sets give to personal data, in the words of the interface. */

import { overlaps } from '../../src-shared/model/spans.ts'
import type { LabelledStretch } from './span-metrics.ts'

/** What is not here (dates, ages, job titles, salaries, …) is no group of the interface, and is not counted. */
const GROUPS: Readonly<Record<string, string>> = {
  person: 'PERSON',
  street_address: 'ADDRESS',
  organization: 'ORGANIZATION',
  location: 'LOCATION',
  date_of_birth: 'DATE_OF_BIRTH',
  phone_number: 'PHONE',
  email: 'EMAIL',
  credit_card: 'CREDIT_CARD',
  iban: 'IBAN',
  bank_account: 'BANK_ACCOUNT',
  ip_address: 'IP_ADDRESS',
  mac_address: 'MAC_ADDRESS',
  national_id: 'NATIONAL_ID',
  // Data sets do not tell the number of an insurance from that of a person, which in many countries are one.
  SOCIAL_SECURITY: 'NATIONAL_ID',
  tax_id: 'TAX_ID',
  passport_number: 'PASSPORT',
  driver_license_number: 'DRIVER_LICENSE',
  license_plate: 'LICENSE_PLATE',
  username: 'USERNAME',
  health_insurance_number: 'HEALTH_ID',
  medical_record_number: 'RECORD_ID',
  employee_identifier: 'RECORD_ID',
  student_identifier: 'RECORD_ID',
  case_number: 'RECORD_ID',
  record_id: 'RECORD_ID',
  special_category: 'SPECIAL_CATEGORY',
  medical_condition: 'SPECIAL_CATEGORY',
  medication: 'SPECIAL_CATEGORY',
  disability: 'SPECIAL_CATEGORY',
  sexual_orientation: 'SPECIAL_CATEGORY',
  religion: 'SPECIAL_CATEGORY',
  political_affiliation: 'SPECIAL_CATEGORY',
}

/** The stretch with its group; a label that is a group already stays. */
export function groupOf(span: LabelledStretch): LabelledStretch | undefined {
  const known = Object.hasOwn(GROUPS, span.label) ? GROUPS[span.label] : undefined
  const label = known ?? (/^[A-Z_]+$/.test(span.label) ? span.label : undefined)
  return label === undefined ? undefined : { ...span, label }
}

/** What `record_id` may stand for: data sets mark accounts, cards, plates and numbers of offices with it, too. */
const NUMBERS: ReadonlySet<string> = new Set([
  'BANK_ACCOUNT',
  'CREDIT_CARD',
  'DRIVER_LICENSE',
  'HEALTH_ID',
  'IBAN',
  'LICENSE_PLATE',
  'NATIONAL_ID',
  'PASSPORT',
  'TAX_ID',
])
/** Groups that one number is of in the interface, and another in data sets: by a codice fiscale taxes and people are known, by the number of a record a hospital knows its patient. */
const ALSO: Readonly<Record<string, ReadonlySet<string>>> = {
  record_id: NUMBERS,
  national_id: new Set(['TAX_ID']),
  medical_record_number: new Set(['HEALTH_ID']),
}

/**
 * What a data set marks, in groups: a mark that may be of several is of the group of numbers that was found there, since the
 * interface tells apart what the data set does not.
 * @param found in groups, in the same unit
 */
export function markedGroups(
  marked: readonly LabelledStretch[],
  found: readonly LabelledStretch[],
): readonly LabelledStretch[] {
  return marked.flatMap((span) => {
    const group = groupOf(span)
    const also = Object.hasOwn(ALSO, span.label) ? ALSO[span.label] : undefined
    if (group === undefined || also === undefined) return group ?? []
    const closer = found.find((each) => also.has(each.label) && overlaps(each, span))
    return [{ ...group, label: closer?.label ?? group.label }]
  })
}
