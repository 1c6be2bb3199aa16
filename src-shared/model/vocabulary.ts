/**
 * The words every room uses, as closed lists.
 *
 * The lists are the ones of the interface and its decisions; types are derived
 * from them so that a word that is not listed does not compile.
 */

export const CATEGORIES = ['injection', 'dlp', 'pii', 'threat'] as const
export type Category = (typeof CATEGORIES)[number]

/** Checked where a request names none. */
export const DEFAULT_CATEGORIES: readonly Category[] = ['injection', 'dlp']

export const LEVELS = ['L1', 'L2', 'L3'] as const
export type Level = (typeof LEVELS)[number]

/** From the most to the least severe. */
export const SEVERITIES = ['critical', 'high', 'medium', 'low'] as const
export type Severity = (typeof SEVERITIES)[number]

/** From the weakest to the strongest. */
export const DECISIONS = ['allow', 'review', 'block'] as const
export type Decision = (typeof DECISIONS)[number]

export const SAFETY_STATUSES = ['benign', 'review', 'attack'] as const
export type SafetyStatus = (typeof SAFETY_STATUSES)[number]

export const JOB_STATUSES = ['running', 'completed', 'failed'] as const
export type JobStatus = (typeof JOB_STATUSES)[number]

export const INPUT_KINDS = ['text', 'url', 'mcp_server', 'documents'] as const
export type InputKind = (typeof INPUT_KINDS)[number]

/** What a segment of a web page holds. */
const PAGE_SEGMENT_KINDS = [
  'page_text',
  'link_target',
  'accessibility_text',
  'hidden_text',
  'metadata',
  'webmcp_manifest',
] as const
/** What a segment of an MCP server describes. */
export const MCP_SEGMENT_KINDS = [
  'server_instructions',
  'tool',
  'prompt',
  'resource',
  'resource_template',
] as const
export const SEGMENT_KINDS = [...PAGE_SEGMENT_KINDS, ...MCP_SEGMENT_KINDS] as const
export type SegmentKind = (typeof SEGMENT_KINDS)[number]

/** Class of a category in which nothing was accepted. */
export const BENIGN = 'benign'

/** What a finding of a category can be labelled with. */
export const CLASS_NAMES = {
  injection: [
    'instruction_override',
    'instruction_boundary',
    'instruction_leak',
    'authority_escalation',
    'guardrail_tamper',
    'jailbreak_framing',
    'output_manipulation',
    'multi_turn_escalation',
    'encoded_instruction',
    'hidden_text',
    'unicode_confusable',
    'zero_width_obfuscation',
    'hidden_html_instruction',
    'covert_instruction',
    'tool_call_injection',
    'tool_output_instruction',
    'cross_tool_instruction',
    'agentic_control_abuse',
    'attack',
  ],
  dlp: [
    'API_KEY',
    'CLOUD_KEY',
    'SECRET_TOKEN',
    'PAYMENT_KEY',
    'CRYPTO_KEY',
    'PRIVATE_KEY',
    'CREDENTIAL',
    'PASSWORD_HASH',
    'CONNECTION_STRING',
    'CONFIDENTIAL_MARKING',
    'INTERNAL_RECORD',
    'SOURCE_CODE',
    'DATABASE_DUMP',
    'SENSITIVE_TRANSFER',
  ],
  pii: [
    'PERSON',
    'EMAIL',
    'PHONE',
    'ADDRESS',
    'DATE_OF_BIRTH',
    'IP_ADDRESS',
    'MAC_ADDRESS',
    'CREDIT_CARD',
    'IBAN',
    'BANK_ACCOUNT',
    'SWIFT_CODE',
    'NATIONAL_ID',
    'TAX_ID',
    'SOCIAL_SECURITY',
    'PASSPORT',
    'DRIVER_LICENSE',
    'HEALTH_ID',
    'LICENSE_PLATE',
    'USERNAME',
    'CRYPTO_WALLET',
    'RECORD_ID',
    'ORGANIZATION',
    'LOCATION',
    'SPECIAL_CATEGORY',
  ],
  threat: [
    'instruction_override',
    'secrets_access',
    'tool_abuse',
    'harmful_behavior',
    'exfiltration_attempt',
    'toxic_or_harmful',
    'phishing',
    'malware',
  ],
} as const satisfies Record<Category, readonly string[]>

/** Threats that the models that ship never tell: on texts that nothing learned from, too few were found to be claimed. */
export const UNCOVERED_THREATS: readonly (typeof CLASS_NAMES.threat)[number][] = [
  'secrets_access',
  'exfiltration_attempt',
  'toxic_or_harmful',
]

export const FAILURE_STAGES = [
  'extraction',
  'warmup',
  'asset',
  'scanner',
  'inference',
  'queue',
  'worker',
] as const

export const FAILURE_KINDS = [
  'not_ready',
  'missing_asset',
  'integrity_failure',
  'initialization_failure',
  'inference_failure',
  'extraction_failure',
  'resource_limit',
  'timeout',
  'worker_unavailable',
  'interrupted',
  'internal',
] as const
export type FailureKind = (typeof FAILURE_KINDS)[number]

/** The stronger of two decisions: what a whole takes from its parts. */
export function strongerDecision(a: Decision, b: Decision): Decision {
  return DECISIONS.indexOf(a) >= DECISIONS.indexOf(b) ? a : b
}

/** Sorts severities from the most severe: negative when `a` is the more severe. */
export function compareSeverity(a: Severity, b: Severity): number {
  return SEVERITIES.indexOf(a) - SEVERITIES.indexOf(b)
}
