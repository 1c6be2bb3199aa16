/** Programs as the bundler's parser gives them (ESTree), as far as passes over a bundle look at them. */

export interface SyntaxNode {
  readonly type: string
  /** Places in the program's text. */
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

/** A node with the nodes around it. */
export interface PlacedNode {
  readonly node: SyntaxNode
  /** The one that it is part of, and as which field. */
  readonly parent: SyntaxNode
  readonly field: string
}

/** A stretch of a text, and what stands there instead. */
export interface Change {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Every node below one, in the order of the text as far as the parser gives it. */
export function* nodesBelow(parent: SyntaxNode): Generator<PlacedNode> {
  for (const [field, value] of Object.entries(parent)) {
    for (const node of Array.isArray(value) ? value : [value]) {
      if (!isNode(node)) continue
      yield { node, parent, field }
      yield* nodesBelow(node)
    }
  }
}

/** @param changes apart from each other, in any order. */
export function withChanges(text: string, changes: readonly Change[]): string {
  const pieces: string[] = []
  let from = 0
  for (const change of [...changes].sort((a, b) => a.start - b.start)) {
    pieces.push(text.slice(from, change.start), change.text)
    from = change.end
  }
  return pieces.join('') + text.slice(from)
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof (value as SyntaxNode | null)?.type === 'string'
}
