/**
 * Has regular expressions of a bundle made when they are first asked for.
 *
 * V8 reads an expression when it is made, and looks up what `\p{L}` holds each time; a lean one
 * (`lean-expression.ts`) is rewritten before. The hundreds of a bundle that are made as its files are loaded cost
 * a start a third of what a small file takes, and a scan asks for a few of them.
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
    [...made].flatMap(([name, { statement, init }]): readonly Change[] => {
      const places = reads.get(name)
      if (places === undefined) return []
      const start = `var ${name};\nfunction ${name}$made() {\n\treturn ${name} ??= `
      return [
        { start: statement.start, end: init.start, text: start },
        { start: init.end, end: statement.end, text: ';\n}' },
        ...places.map((place) => ({ ...place, text: `${name}$made()` })),
      ]
    }),
  )
}

/** A statement that makes nothing but one expression. */
interface Made {
  readonly statement: SyntaxNode
  readonly id: SyntaxNode
  readonly init: SyntaxNode
}

/** Lean ones, and those with the flag `u` or `v`, by the name of the variable. */
function expressionsOf(program: SyntaxNode): ReadonlyMap<string, Made> {
  const fixed = fixedNames(program)
  const found = new Map<string, Made>()
  for (const statement of program.body as readonly SyntaxNode[]) {
    if (statement.type !== 'VariableDeclaration') continue
    const [declarator, ...others] = statement.declarations as readonly SyntaxNode[]
    const { id, init } = (declarator ?? {}) as { id?: SyntaxNode; init?: SyntaxNode | null }
    if (others.length > 0 || id?.type !== 'Identifier' || !init) continue
    if (isExpression(init, fixed)) found.set(id.name as string, { statement, id, init })
  }
  return found
}

/** Variables of the program that are given a value once; what an inner one shares its name with counts as none. */
function fixedNames(program: SyntaxNode): ReadonlySet<string> {
  const declared = new Map<string, number>()
  const written = new Set<string>()
  for (const { node, parent, field } of nodesBelow(program)) {
    if (node.type !== 'Identifier') continue
    const name = node.name as string
    const place = `${parent.type}.${field}`
    if (place === 'VariableDeclarator.id') declared.set(name, (declared.get(name) ?? 0) + 1)
    else if (!READS.has(place) && !NAMES.has(place)) written.add(name)
  }
  return new Set(
    [...declared].flatMap(([name, times]) => (times === 1 && !written.has(name) ? [name] : [])),
  )
}

/** Whether it is one, and the same whenever it is made. */
function isExpression(init: SyntaxNode, fixed: ReadonlySet<string>): boolean {
  if (init.type === 'Literal') return isCostly((init.regex as { flags: string } | undefined)?.flags)
  if (init.type !== 'NewExpression' && init.type !== 'CallExpression') return false
  const { name } = init.callee as SyntaxNode
  const [source, flags] = init.arguments as readonly SyntaxNode[]
  if (source === undefined || !isFixedText(source, fixed)) return false
  if (init.type === 'CallExpression') return name === 'leanExpression'
  return name === 'RegExp' && isCostly(flags?.value)
}

function isCostly(flags: unknown): boolean {
  return typeof flags === 'string' && /[uv]/.test(flags)
}

/** Whether it is text that is the same whenever it is worked out. */
function isFixedText(node: SyntaxNode, fixed: ReadonlySet<string>): boolean {
  const areFixed = (nodes: unknown) =>
    (nodes as readonly SyntaxNode[]).every((each) => isFixedText(each, fixed))
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string'
    case 'Identifier':
      return fixed.has(node.name as string)
    case 'TemplateLiteral':
      return areFixed(node.expressions)
    case 'TaggedTemplateExpression': // `oneLine` takes no more than the text itself.
      return (
        (node.tag as SyntaxNode).name === 'oneLine' && isFixedText(node.quasi as SyntaxNode, fixed)
      )
    case 'MemberExpression': // Of another expression.
      return (
        (node.property as SyntaxNode).name === 'source' &&
        isFixedText(node.object as SyntaxNode, fixed)
      )
    case 'BinaryExpression':
      return node.operator === '+' && areFixed([node.left, node.right])
    case 'CallExpression': {
      const { object, property } = node.callee as { object?: SyntaxNode; property?: SyntaxNode }
      if (property?.name !== 'join' || !areFixed(node.arguments)) return false
      // A list by its name: nothing adds to those of a program, which are `readonly`.
      return object?.type === 'ArrayExpression'
        ? areFixed(object.elements)
        : object?.type === 'Identifier' && fixed.has(object.name as string)
    }
    default:
      return false
  }
}

/** Where each of some variables is read; without those of which more is done than that. */
function readsOf(
  program: SyntaxNode,
  made: ReadonlyMap<string, Made>,
): ReadonlyMap<string, readonly SyntaxNode[]> {
  const reads = new Map([...made.keys()].map((name) => [name, [] as SyntaxNode[]]))
  for (const { node, parent, field } of nodesBelow(program)) {
    if (node.type !== 'Identifier') continue
    const name = node.name as string
    const own = made.get(name)
    if (own === undefined || own.id === node) continue
    const kind = kindOf({ node, parent, field })
    if (kind === 'read') reads.get(name)?.push(node)
    else if (kind === 'other') reads.delete(name)
  }
  return reads
}

function kindOf({ parent, field }: PlacedNode): 'read' | 'name' | 'other' {
  const place = `${parent.type}.${field}`
  if (READS.has(place)) return 'read'
  if (!NAMES.has(place) || parent.shorthand === true) return 'other'
  return parent.computed === true ? 'other' : 'name'
}
