/** Asks dependency-cruiser about the walls in `walls.config.ts`. */

import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { cruise, type ICruiseResult, type IModule } from 'dependency-cruiser'
import walls from '../walls.config.ts'

const PROJECT = fileURLToPath(new URL('../', import.meta.url))
const TREES = ['src-main', 'src-shared', 'src-renderer', 'quality', 'bench', 'e2e', 'scripts']

/** What is used of swc's walk over a program. */
interface Visitor {
  visitStatement(statement: { readonly type: string; readonly decls: unknown }): unknown
  visitVariableDeclarators(declarators: unknown): unknown
}

/** The walk that dependency-cruiser uses stops at `using`, which swc itself has parsed since 1.3. */
function teachUsing(): void {
  const { Visitor } = createRequire(import.meta.url)('@swc/core/Visitor.js') as {
    Visitor: { readonly prototype: Visitor }
  }
  const { visitStatement } = Visitor.prototype
  Visitor.prototype.visitStatement = function (statement) {
    if (statement.type !== 'UsingDeclaration') return visitStatement.call(this, statement)
    this.visitVariableDeclarators(statement.decls)
    return statement
  }
}
teachUsing()

/** One sentence for each import that goes through a wall, in the order of the files. */
export async function complaintsAbout(
  baseDir = PROJECT,
): Promise<{ readonly files: number; readonly complaints: readonly string[] }> {
  const { forbidden, options } = walls
  const { output } = await cruise(TREES, {
    ...options,
    baseDir,
    validate: true,
    ruleSet: { forbidden },
  })
  const { modules, summary } = output as ICruiseResult
  const complaints = summary.violations.map(
    ({ from, to, rule, cycle }) =>
      `${from} → ${cycle ? cycle.map(({ name }) => name).join(' → ') : to}: ${rule.name}`,
  )
  return {
    files: modules.filter(({ source }: IModule) => /^[a-z-]+\//.test(source)).length,
    complaints,
  }
}
