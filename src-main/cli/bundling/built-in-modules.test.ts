import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { withBuiltInModules } from './built-in-modules.ts'
import type { SyntaxNode } from './syntax.ts'

const changed = (code: string) => withBuiltInModules(code, parseAst(code) as unknown as SyntaxNode)

it('asks for the built-in modules that a program imports', () => {
  const code = [
    'import process, { cwd as here, argv } from "node:process";',
    'import * as path from "node:path";',
    'import "node:os";',
    'return [process, here, argv, path];',
  ]
  const text = changed(code.slice(0, -1).join('\n'))
  expect(text).not.toContain('import')
  const run = new Function(`${text}\n${code.at(-1)}`)
  const path = process.getBuiltinModule('node:path')
  expect(run()).toEqual([process, process.cwd, process.argv, path])
})

it.each([
  'import { a } from "./b.js";',
  'import a from "commander";',
  'const a = await import("node:fs");',
])('leaves %s', (code) => {
  expect(changed(code)).toBe(code)
})
