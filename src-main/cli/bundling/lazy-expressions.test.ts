import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'
import { inOneLine, oneLine } from '../../../src-shared/model/one-line.ts'
import { withLazyExpressions } from './lazy-expressions.ts'
import type { SyntaxNode } from './syntax.ts'

const lazy = (code: string) => withLazyExpressions(code, parseAst(code) as unknown as SyntaxNode)

describe('withLazyExpressions', () => {
  it('makes an expression where it is first read, and no second one', () => {
    const code =
      'var LETTERS = /\\p{L}+/gu;\nconst read = (text) => [LETTERS.test(text), LETTERS];\n'
    const changed = lazy(code)
    expect(changed).toContain('return LETTERS ??= /\\p{L}+/gu;')
    const run = new Function(`${changed}\nreturn [LETTERS, read('ab'), read('ab'), LETTERS]`)
    const [before, [found, made], [again, same], after] = run()
    expect([before, found, made]).toEqual([undefined, true, /\p{L}+/gu])
    // The place where the first search ended is the same expression's.
    expect([again, same, after]).toEqual([false, made, made])
  })

  it.each([
    ['a text', 'new RegExp("b" + `[c]`, "u")'],
    ['other text', `new RegExp(\`\${C}\${["d", C].join("|")}\`, "iu")`],
    ['text over several lines', 'new RegExp(oneLine`c|\n  d`, "iu")'],
    ['text of another', 'new RegExp(E.source + "d", "u")'],
    ['a list', 'new RegExp(L.join("|"), "u")'],
    ['lean text', 'leanExpression(C + "|d")'],
  ])('makes one of %s late', (_, made) => {
    const code = `${inOneLine} ${oneLine} var leanExpression = RegExp; var C = "c", L = ["d", C], E = /e/; var A = ${made}; var read = () => A;`
    const [before, read] = new Function(`${lazy(code)} return [A, read]`)()
    expect(before).toBeUndefined()
    expect(read()).toEqual(new Function(`${code} return A`)())
  })

  it('makes one of another', () => {
    const code = 'var C = /c/u; var D = "d"; var A = new RegExp(D + D, "u"); var B = [A, C];'
    expect(new Function(`${lazy(code)} return B`)()).toEqual([/dd/u, /c/u])
  })

  it.each([
    ['a name', 'var A = /b/u; const b = { A: 1 }; b.A;'],
    ['text', 'var A = /b/u; const b = "A" + `A`;'],
  ])('takes no %s for the variable', (_, code) => {
    expect(lazy(code)).toBe(
      code.replace('var A = /b/u;', 'var A;\nfunction A$made() {\n\treturn A ??= /b/u;\n}'),
    )
  })

  it.each([
    ['is exported', 'var A = /b/u; export { A };'],
    ['is written to', 'var A = /b/u; A = 1;'],
    ['is a member by its name alone', 'var A = /b/u; const b = { A };'],
    ['shares its name with a parameter', 'var A = /b/u; A.test(""); const b = (A) => A;'],
    ['shares its name with another', 'var A = /b/u; A.test(""); { const A = 1; }'],
    ['shares its name with a part of another', 'var A = /b/u; A.test(""); { const { c: A } = 1; }'],
    ['has no flag that costs', 'var A = /b/; A.test("");'],
    ['is made in a function', 'function c() { var A = /b/u; A.test(""); }'],
    ['is made of what changes', 'var C = "c"; var A = new RegExp(C, "u"); C = "d"; A.test("");'],
    ['is made of what is told', 'var A = new RegExp(c(), "u"); A.test("");'],
    ['is a lean one of what is told', 'var A = leanExpression(c()); A.test("");'],
    ['another function gives', 'var A = c("d", "u"); A.test("");'],
    ['is made of what a tag makes of it', 'var A = new RegExp(c`d`, "u"); A.test("");'],
    ['is one of two', 'var A = /b/u, C = 1; A.test("");'],
  ])('leaves what %s', (_, code) => {
    expect(lazy(code)).toBe(code)
  })
})
