/** What is found by how a text is made, or where no reader sees it. */

/** Rules that read how a text is made and not what it says: hidden in a quotation is hidden too. */
export const OF_FORM: ReadonlySet<string> = new Set([
  'hidden_text',
  'hidden_html_instruction',
  'unicode_confusable',
  'zero_width_obfuscation',
  'encoded_instruction',
])

/** Of those, the ones that whoever opens the text can see, as a code or a comment: a table of cases shows them. */
export const IN_SIGHT: ReadonlySet<string> = new Set([
  'hidden_html_instruction',
  'encoded_instruction',
])

/** Views that show what no reader sees: what stands in them is shown to nobody. */
export const UNSEEN: ReadonlySet<string> = new Set(['decoded', 'revealed'])
