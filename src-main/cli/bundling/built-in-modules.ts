/**
 * Has a bundle ask Node for its built-in modules as they are, instead of importing them.
 *
 * For an import Node asks a module for all that it exports, and some of that is loaded only then:
 * streams of files by `node:fs`, web sockets by `node:http`.
 */

import { type SyntaxNode, withChanges } from './syntax.ts'

/**
 * The program with each import of a built-in module turned into variables, in its place.
 * @param program the tree of `code`.
 */
export function withBuiltInModules(code: string, program: SyntaxNode): string {
  const statements = program.body as readonly SyntaxNode[]
  return withChanges(
    code,
    statements.filter(isOfBuiltIn).map(({ start, end, source, specifiers }) => {
      const module = `globalThis.process.getBuiltinModule(${JSON.stringify((source as SyntaxNode).value)})`
      return { start, end, text: declared(specifiers as readonly SyntaxNode[], module) }
    }),
  )
}

function isOfBuiltIn({ type, source }: SyntaxNode): boolean {
  return type === 'ImportDeclaration' && String((source as SyntaxNode).value).startsWith('node:')
}

function declared(specifiers: readonly SyntaxNode[], module: string): string {
  const named = specifiers.filter(({ type }) => type === 'ImportSpecifier')
  const whole = specifiers.filter(({ type }) => type !== 'ImportSpecifier')
  const parts = [
    ...whole.map((specifier) => `${nameOf(specifier.local)} = ${module}`),
    ...(named.length === 0 ? [] : [`{ ${named.map(memberOf).join(', ')} } = ${module}`]),
  ]
  return parts.length === 0 ? `${module};` : `const ${parts.join(', ')};`
}

function memberOf({ imported, local }: SyntaxNode): string {
  const [name, own] = [nameOf(imported), nameOf(local)]
  return name === own ? name : `${name}: ${own}`
}

function nameOf(identifier: unknown): string {
  return (identifier as { readonly name: string }).name
}
