/** Reads labelled rows: JSON lines, gzipped or not. */

import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import Type from 'typebox'
import { Compile } from 'typebox/compile'
import { Value } from 'typebox/value'

/** A text and what is known of it; other fields are let be. */
const LabelledRow = Type.Object({
  text: Type.String({ minLength: 1 }),
  /** 1 risky, 0 harmless. */
  label: Type.Union([Type.Literal(0), Type.Literal(1)]),
  source: Type.Optional(Type.String()),
  lang: Type.Optional(Type.String()),
  /** What the label is about, where a category has several questions: `secret` or `doc_class`. */
  task: Type.Optional(Type.String()),
  /** Where the planted text of an attack stands, in code points. */
  payload_span: Type.Optional(
    Type.Tuple([Type.Integer({ minimum: 0 }), Type.Integer({ minimum: 0 })]),
  ),
  /** In code points of the text. */
  spans: Type.Optional(
    Type.Array(
      Type.Object({
        start: Type.Integer({ minimum: 0 }),
        end: Type.Integer({ minimum: 0 }),
        label: Type.String(),
      }),
    ),
  ),
})
export type LabelledRow = Type.Static<typeof LabelledRow>

const checked = Compile(LabelledRow)

/**
 * The rows of a file, in order.
 * @throws {Error} that names the file where it cannot be read, and the line where one is not a labelled row.
 */
export async function* readRows(path: string): AsyncGenerator<LabelledRow> {
  let number = 0
  for await (const line of linesOf(path)) {
    number++
    if (line.trim() === '') continue
    const row = parse(line)
    if (!checked.Check(row)) {
      const [first] = Value.Errors(LabelledRow, row)
      const what = row === undefined ? 'is not JSON' : `${first?.instancePath} ${first?.message}`
      throw new Error(`${path}, line ${number}: ${what}`)
    }
    yield row
  }
}

/** Lines end at a line feed alone: in JSON text, U+2028 and its like may stand as they are. */
async function* linesOf(path: string): AsyncGenerator<string> {
  const file = createReadStream(path)
  // A failure of the file ends the stream that is read; its callback has nothing to add.
  const bytes = path.endsWith('.gz') ? pipeline(file, createGunzip(), () => {}) : file
  let rest = ''
  try {
    for await (const part of bytes.setEncoding('utf8')) {
      const lines = `${rest}${part}`.split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`)
  }
  yield rest
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
