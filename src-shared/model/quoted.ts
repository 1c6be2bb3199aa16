/** Names in quotation marks for a message, the first twenty of them. */
export function quoted(names: readonly string[]): string {
  const shown = names.slice(0, 20).map((name) => `"${name.slice(0, 60)}"`)
  const left = names.length - shown.length
  return `${shown.join(', ')}${left > 0 ? ` and ${left} more` : ''}`
}
