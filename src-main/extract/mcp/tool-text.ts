/**
 * Lays out a tool definition (JSON, as an MCP server or a WebMCP manifest
 * gives it) as lines that a detector and a person can read. Apart, because
 * web pages and MCP servers lay out the same kind of object.
 */

/** Levels of nesting that a line's label names; what lies deeper is laid out too, below a shortened label. */
const LABEL_DEPTH = 32
/** UTF-16 units of one key in a label; a longer key has a line of its own. */
const LABEL_KEY_UNITS = 80
/** UTF-16 units that all labels together may take; once spent, values stand on lines without labels. */
const LABEL_BUDGET = 1_000_000

/** One value to be written, the last of the list next. */
interface Step {
  readonly label: string
  readonly depth: number
  readonly value: unknown
}

/**
 * One line for each value, labelled with its place:
 * `inputSchema.properties.city.description: Where to look`.
 *
 * Every string, number and truth value of the object appears exactly once, and
 * so does every key that leads to nothing; null is left out. The order is the
 * object's own. Time and length grow with the object alone: labels are
 * shortened where they would outgrow it, values never are.
 */
export function toolText(definition: Readonly<Record<string, unknown>>): string {
  return jsonText(definition)
}

/** {@link toolText} of any JSON value. */
export function jsonText(value: unknown): string {
  const lines: string[] = []
  let budget = LABEL_BUDGET
  const steps: Step[] = [{ label: '', depth: 0, value }]
  for (let step = steps.pop(); step; step = steps.pop()) {
    if (step.value === null || step.value === undefined) continue
    const children = childrenOf(step, lines)
    if (children && children.length > 0) {
      for (let index = children.length - 1; index >= 0; index--) {
        const child = children[index]
        if (child) steps.push(child)
      }
      continue
    }
    budget -= step.label.length
    const label = budget >= 0 && step.label !== '' ? `${step.label}:` : ''
    const text = children ? '' : String(step.value)
    if (label !== '' || text !== '') lines.push(label && text ? `${label} ${text}` : label || text)
  }
  return lines.join('\n')
}

/** The members of an object or array; undefined for what is neither. A key too long for a label goes to `lines`. */
function childrenOf({ label, depth, value }: Step, lines: string[]): Step[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const named = depth < LABEL_DEPTH
  const deeper = depth + 1
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => ({
      label: named ? `${label}[${index}]` : label,
      depth: deeper,
      value: item,
    }))
  }
  return Object.entries(value).map(([key, item]) => {
    const short = key.length > LABEL_KEY_UNITS ? `${key.slice(0, LABEL_KEY_UNITS)}…` : key
    if (short !== key) lines.push(key)
    else if (!named && item !== null && typeof item === 'object') lines.push(key)
    const place = label === '' ? short : `${label}.${short}`
    return { label: named ? place : `${label}…`.replace(/…+$/, '…'), depth: deeper, value: item }
  })
}
