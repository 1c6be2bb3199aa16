/**
 * Reads the YAML of a rule pack and remembers where everything stands, so that
 * an error can name its line.
 *
 * A user's file may be anything: there are no aliases (a few of them can stand
 * for gigabytes), and repeated keys are looked for here, because the library
 * compares each key with every other.
 */

import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
} from 'yaml'
import { yamlWords } from './shape-words.ts'

export interface PackYaml {
  /** As plain data; undefined where there are problems. */
  readonly data: unknown
  /** Sentences that begin with their line. */
  readonly problems: readonly string[]
  /** The line of what stands at a path, or of the nearest thing around it that is there. */
  readonly lineOf: (path: readonly string[]) => number
}

/** Reads one YAML 1.2 document; never throws, whatever the text. */
export function readPackYaml(text: string): PackYaml {
  const lines = new LineCounter()
  try {
    const document = parseDocument(text, {
      lineCounter: lines,
      prettyErrors: false,
      uniqueKeys: false,
    })
    const lineAt = (offset = 0) => Math.max(1, lines.linePos(offset).line)
    const problems = grammarProblems(document, lineAt)
    // What was made of a broken text is a guess.
    if (problems.length === 0) problems.push(...unread(document, lineAt))
    return {
      data: problems.length > 0 ? undefined : document.toJS({ maxAliasCount: 0 }),
      problems,
      lineOf(path) {
        for (let length = path.length; length > 0; length--) {
          const node = document.getIn(path.slice(0, length), true)
          if (isNode(node) && node.range) return lineAt(node.range[0])
        }
        return 1
      },
    }
  } catch (error) {
    // The parser calls itself for each level.
    if (!(error instanceof RangeError)) throw error
    return { data: undefined, problems: ['line 1: is nested too deeply'], lineOf: () => 1 }
  }
}

type LineAt = (offset?: number) => number

/** The first breach of the grammar: those behind it mostly follow from it, a line of them for each of the file. */
function grammarProblems({ errors, warnings }: Document.Parsed, lineAt: LineAt): string[] {
  const [first, ...behind] = [...errors, ...warnings].toSorted((a, b) => a.pos[0] - b.pos[0])
  if (first === undefined) return []
  const line = lineAt(first.pos[0])
  const others = behind.filter(({ pos }) => lineAt(pos[0]) === line)
  return [`line ${line}: ${yamlWords([first, ...others])}`]
}

/** What is YAML and not read: aliases, and names that stand there twice. */
function unread(document: Document.Parsed, lineAt: LineAt): string[] {
  const problems: string[] = []
  visit(document, (_, node) => {
    if (isAlias(node)) {
      problems.push(`line ${lineAt(node.range?.[0])}: aliases such as *${node.source} are not read`)
    }
    if (!isMap(node)) return
    const seen = new Set<unknown>()
    for (const { key } of node.items) {
      const name = isScalar(key) ? key.value : key
      if (seen.has(name)) {
        const offset = isNode(key) ? key.range?.[0] : undefined
        problems.push(`line ${lineAt(offset)}: ${String(name)} is written twice`)
      }
      seen.add(name)
    }
  })
  return problems
}
