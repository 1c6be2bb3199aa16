/** What a rule claims of an order to drop instructions, less its place. */
export const RULE_CLAIM = {
  label: 'instruction_override',
  severity: 'high',
  accepted: true,
  explanations: [],
} as const
