/**
 * Has regular expressions of a bundle made when they are first asked for.
 *
 * V8 reads an expression when it is made, and looks up what `\p{L}` holds each time: the 240 of a
 * bundle that are made as its files are loaded cost a start a tenth of what a small file takes, and
 * a scan asks for a few of them.
 */

import { type Change, nodesBelow, type PlacedNode, type SyntaxNode, withChanges } from './syntax.ts'

/** Where a name is only read, by the node and the field that it stands in. */
const READS: ReadonlySet<string> = new Set([
  ...['ArrayExpression.elements', 'ArrowFunctionExpression.body', 'AssignmentExpression.right'],
  ...['AssignmentPattern.right', 'BinaryExpression.left', 'BinaryExpression.right'],
  ...['CallExpression.arguments', 'ConditionalExpression.alternate'],
  ...['ConditionalExpression.consequent', 'ConditionalExpression.test', 'ForOfStatement.right'],
  ...['IfStatement.test', 'LogicalExpression.left', 'LogicalExpression.right'],
  ...['MemberExpression.object', 'NewExpression.arguments', 'ReturnStatement.argument'],
  ...['SpreadElement.argument', 'TemplateLiteral.expressions', 'UnaryExpression.argument'],
  ...['VariableDeclarator.init'],
])
/** Where a name is no variable. */
const NAMES: ReadonlySet<string> = new Set(['MemberExpression.property', 'Property.key'])

/**
 * The program with each variable of its own that holds an expression turned into a function that
 * makes it once. Variables that are exported, written to, or that share their name with another of
 * the program stay as they are.
 * @param program the tree of `code`.
 */
export function withLazyExpressions(code: string, program: SyntaxNode): string {
  const made = expressionsOf(program)
  const reads = readsOf(program, made)
  return withChanges(
    code,
    [...made].flatMap(([name, statement]): readonly Change[] => {
      const places = reads.get(name)
      if (places === undefined) return []
      const { start, end } = statement
      const [declarator] = statement.declarations as readonly [SyntaxNode]
      const init = declarator.init as SyntaxNode
      const text = `var ${name};\nfunction ${name}$made() {\n\treturn ${name} ??= ${code.slice(init.start, init.end)};\n}`
      return [
        { start, end, text },
        ...places.map((place) => ({ ...place, text: `${name}$made()` })),
      ]
    }),
  )
}

/** Statements that make nothing but one expression with the flag `u` or `v`, by the name of its variable. */
function expressionsOf(program: SyntaxNode): ReadonlyMap<string, SyntaxNode> {
  const found = new Map<string, SyntaxNode>()
  for (const statement of program.body as readonly SyntaxNode[]) {
    if (statement.type !== 'VariableDeclaration') continue
    const [declarator, ...others] = statement.declarations as readonly SyntaxNode[]
    const init = declarator?.init as SyntaxNode | null | undefined
    const id = declarator?.id as SyntaxNode | undefined
    if (others.length > 0 || id?.type !== 'Identifier' || !isExpression(init)) continue
    found.set(id.name as string, statement)
  }
  return found
}

function isExpression(init: SyntaxNode | null | undefined): boolean {
  const { flags = '' } = (init?.regex ?? {}) as { readonly flags?: string }
  return /[uv]/.test(flags)
}

/** Where each of some variables is read; without those of which more is done than that. */
function readsOf(
  program: SyntaxNode,
  made: ReadonlyMap<string, SyntaxNode>,
): ReadonlyMap<string, readonly SyntaxNode[]> {
  const reads = new Map([...made.keys()].map((name) => [name, [] as SyntaxNode[]]))
  for (const { node, parent, field } of nodesBelow(program)) {
    if (node.type !== 'Identifier') continue
    const name = node.name as string
    const own = made.get(name)
    if (own === undefined || isOwnName(own, node)) continue
    const kind = kindOf({ node, parent, field })
    if (kind === 'read') reads.get(name)?.push(node)
    else if (kind === 'other') reads.delete(name)
  }
  return reads
}

function isOwnName(statement: SyntaxNode, node: SyntaxNode): boolean {
  const [declarator] = statement.declarations as readonly [SyntaxNode]
  return declarator.id === node
}

function kindOf({ parent, field }: PlacedNode): 'read' | 'name' | 'other' {
  const place = `${parent.type}.${field}`
  if (READS.has(place)) return 'read'
  if (!NAMES.has(place) || parent.shorthand === true) return 'other'
  return parent.computed === true ? 'other' : 'name'
}
