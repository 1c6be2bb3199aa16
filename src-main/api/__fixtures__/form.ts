/** Forms as clients send them: parts in their order, a text or a file each. */

export function form(...parts: readonly (readonly [string, string | File])[]): FormData {
  const data = new FormData()
  for (const [name, value] of parts) data.append(name, value)
  return data
}
