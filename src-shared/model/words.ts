/** English names of what the interface tells in codes, the same on screens and in reports. */

import type { Failure, Job } from '../contract/scan-result.ts'
import { CHANGE_NOTE } from './mcp-pin.ts'
import { DEFAULT_POLICY, POLICY_COLUMNS, type Policy, type PolicyColumn } from './policy.ts'
import { CATEGORIES, type Category, type InputKind, type SafetyStatus } from './vocabulary.ts'

export const CATEGORY_NAMES: Readonly<Record<Category, string>> = {
  injection: 'Injection',
  dlp: 'Data leak',
  pii: 'Personal data',
  threat: 'Threat',
}

/** What a reason is called that a model gives, which has no title of its own. */
export function modelTitle(id: string): string {
  return `Model ${id}`
}

/** As findings tell their reasons. */
interface ToldReason {
  readonly title: string
  readonly detector_id: string
}

/** Whether a model gives the reason: it has a name for those who install it, and no title for a reader. */
export function isModelReason({ title, detector_id }: ToldReason): boolean {
  return title === modelTitle(detector_id)
}

/** What heads a reason: a rule's title, and of a model that it is one. */
export function reasonTitle(reason: ToldReason): string {
  return isModelReason(reason) ? 'Judged by a model' : reason.title
}

/** What a model says of a passage; what more it says of it stands behind that. */
export function modelReading(label: string): string {
  return `Reads this passage as: ${labelWords(label)}.`
}

/** Said of a verdict that the account's own table of decisions gave. */
export const OWN_TABLE_WORDS = 'own table of decisions'

export const POLICY_COLUMN_NAMES: Readonly<Record<PolicyColumn, string>> = {
  critical: 'Critical',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
  candidate: 'Nearly found',
}

/** By media type; of others the type is its own name. */
const DOCUMENT_TYPES: Readonly<Record<string, string>> = {
  'text/plain': 'Text',
  'text/markdown': 'Markdown',
  'text/html': 'HTML page',
  'application/pdf': 'PDF',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Excel workbook',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation':
    'PowerPoint presentation',
  'application/vnd.oasis.opendocument.text': 'OpenDocument text',
  'application/vnd.oasis.opendocument.spreadsheet': 'OpenDocument spreadsheet',
  'application/vnd.oasis.opendocument.presentation': 'OpenDocument presentation',
  'application/epub+zip': 'E-book (EPUB)',
  'application/rtf': 'Rich text (RTF)',
  'application/x-ipynb+json': 'Notebook',
  'text/calendar': 'Calendar or contact',
  'application/json': 'JSON',
  'message/rfc822': 'E-mail',
  'application/vnd.ms-outlook': 'E-mail of Outlook',
}

/** What was read from an address is called by what stands there: of a server "JSON" says nothing. */
const ADDRESS_TYPES: Readonly<Partial<Record<InputKind, string>>> = {
  url: 'Web page',
  mcp_server: 'MCP server',
}

/** What was scanned, in words. */
export function documentType(kind: InputKind | undefined, mediaType: string): string {
  return (kind && ADDRESS_TYPES[kind]) ?? nameIn(DOCUMENT_TYPES, mediaType)
}

/** The warning that files in a document, or other things beside its text, were not read. */
const FILES_LEFT_OUT = 'embedded_objects_skipped'

/** What was met while a document was read, by its code. */
const WARNING_WORDS: Readonly<Record<string, string>> = {
  hidden_text_found: 'Hidden text was found',
  content_truncated: 'The content was cut at the limit',
  pagination_truncated: 'Not every list page was read',
  [FILES_LEFT_OUT]: 'Files in it, or other things beside its text, were not read',
  markup_recovered: 'Broken markup was repaired',
  scripts_cut: 'Long scripts of the page were read in part',
  read_as_utf16: 'Read as UTF-16',
  read_as_declared: 'Read in the encoding that it declares',
  read_as_windows_1252: 'Read as Windows-1252, which its letters look like',
}

/** What a warning says; one that is not known is its own name. */
export function warningWords(warning: string): string {
  const [, change, number] = CHANGE_NOTE.exec(warning) ?? []
  if (change === undefined) return nameIn(WARNING_WORDS, warning)
  return `${number} ${number === '1' ? 'thing' : 'things'} ${change} since the last scan`
}

/** Whether something in a document was not read that is no page of it. */
export function leavesFilesOut(warnings: readonly string[]): boolean {
  return warnings.includes(FILES_LEFT_OUT)
}

/** Whether a warning says that a file is text in another encoding than UTF-8. */
export function isOtherEncoding(warning: string): boolean {
  return warning.startsWith('read_as_')
}

/** Whether a warning tells of the source itself, whatever was found in it: its encoding, or that a server is not what it was. */
export function isSourceNote(warning: string): boolean {
  return isOtherEncoding(warning) || CHANGE_NOTE.test(warning)
}

const SAFETY_WORDS: Readonly<Record<SafetyStatus, string>> = {
  benign: 'Benign',
  review: 'Needs a look',
  attack: 'Attack',
}

/**
 * The safety status of a scan in words; null where none is given. The interface says "attack" of
 * all that is blocked: where only data is at stake, nobody attacks.
 */
export function safetyWords({
  safety_status: status,
  categories,
}: Pick<Job, 'safety_status' | 'categories'>): string | null {
  if (status === undefined || status === null) return null
  const found = Object.entries(categories).flatMap(([name, { accepted }]) =>
    accepted ? [name] : [],
  )
  const onlyData = found.length > 0 && found.every((name) => name === 'pii' || name === 'dlp')
  return status === 'attack' && onlyData ? 'Sensitive data' : SAFETY_WORDS[status]
}

/** Why something was not checked, to follow its name. */
export const FAILURE_WORDS: Readonly<Record<Failure['kind'], string>> = {
  not_ready: 'switched off for this scan',
  missing_asset: 'no detector for it is installed',
  integrity_failure: 'its model file is damaged',
  initialization_failure: 'its detector did not start',
  inference_failure: 'its model failed',
  extraction_failure: 'the text could not be read',
  resource_limit: 'it needed more memory or time than allowed',
  timeout: 'it took too long',
  worker_unavailable: 'no worker was available',
  interrupted: 'the scan was stopped',
  internal: 'an internal error',
}

/** The name of a code, where the table has one of its own; else the code. */
export function nameIn(names: Readonly<Record<string, string>>, code: string): string {
  return Object.hasOwn(names, code) ? (names[code] ?? code) : code
}

/** A label of the interface in words: `CREDIT_CARD`, `hidden_text` → "Credit card", "Hidden text". */
export function labelWords(label: string): string {
  const fixed = FIXED_WORDS.get(label.toUpperCase())
  if (fixed !== undefined) return fixed
  const words = label.toLowerCase().replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Names that are no word as they stand, or that only those who made them understand. */
export const FIXED_WORDS: ReadonlyMap<string, string> = new Map([
  ['ATTACK', 'Prompt injection'],
  ['IBAN', 'IBAN'],
  ['API_KEY', 'API key'],
  ['IP_ADDRESS', 'IP address'],
  ['MAC_ADDRESS', 'MAC address'],
  ['NATIONAL_ID', 'National ID'],
  ['TAX_ID', 'Tax ID'],
  ['HEALTH_ID', 'Health ID'],
  ['RECORD_ID', 'Record ID'],
  ['SWIFT_CODE', 'SWIFT code'],
  ['HIDDEN_HTML_INSTRUCTION', 'Hidden HTML instruction'],
  ['UNICODE_CONFUSABLE', 'Look-alike letters'],
  ['GUARDRAIL_TAMPER', 'Order to drop safeguards'],
  ['CROSS_TOOL_INSTRUCTION', 'Order about other tools'],
  ['AGENTIC_CONTROL_ABUSE', 'Order to misuse an agent'],
  ['SPECIAL_CATEGORY', 'Sensitive personal fact'],
])

/** What a table of decisions says otherwise than the default one: "Personal data: medium → allow". */
export function policyWords(policy: Policy): string {
  const changes = CATEGORIES.flatMap((category) =>
    POLICY_COLUMNS.filter(
      (column) => policy[category][column] !== DEFAULT_POLICY[category][column],
    ).map(
      (column) =>
        `${CATEGORY_NAMES[category]}, ${POLICY_COLUMN_NAMES[column].toLowerCase()}: ${policy[category][column]}`,
    ),
  )
  return changes.join('; ') || 'as the default one'
}
