/** What is found by how a text is made, or where no reader sees it. */

/** Rules that read how a text is made and not what it says: hidden in a quotation is hidden too. */
const OF_FORM: ReadonlySet<string> = new Set([
  'hidden_text',
  'hidden_html_instruction',
  'unicode_confusable',
  'zero_width_obfuscation',
  'encoded_instruction',
])

/** Of those, the ones that whoever opens the text can see, as a code or a comment. */
const IN_SIGHT: ReadonlySet<string> = new Set(['hidden_html_instruction', 'encoded_instruction'])

/** Views that show what no reader sees: what stands in them is shown to nobody. */
const UNSEEN: ReadonlySet<string> = new Set(['decoded', 'revealed'])

/** What of a rule's finding tells whether it is one of these. */
interface Found {
  readonly label: string
  readonly explanations: readonly { readonly view: string }[]
}

/** Whether a rule found something by how the text is made, or where no reader sees it. */
export function isOfFormOrUnseen({ label, explanations }: Found): boolean {
  return OF_FORM.has(label) || explanations.some(({ view }) => UNSEEN.has(view))
}

/** Whether that stands there for everybody to see, as a code or a comment: a table of cases shows such. */
export function isInSight({ label, explanations }: Found): boolean {
  if (OF_FORM.has(label)) return IN_SIGHT.has(label)
  return explanations.every(({ view }) => view !== 'revealed')
}
