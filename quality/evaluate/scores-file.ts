/**
 * The file of `--scores`: a line of JSON a row, of rows that were wholly read.
 * It is written beside its place and moved there at the end, so that what stands
 * under its name is of one whole run.
 */

import { open, rename, rm, stat } from 'node:fs/promises'
import type { JudgedRow } from './evaluate.ts'

export interface ScoresFile extends AsyncDisposable {
  /** Where the lines are until the run is finished. */
  readonly part: string
  /** Writes a row; one that was not wholly read is passed over, since a detector's silence is no score. */
  readonly add: (row: JudgedRow) => Promise<void>
  /**
   * Gives the file its name, in place of what had it.
   * @throws {Error} where another run writes the same file.
   */
  readonly finish: () => Promise<void>
}

/** Begins the file anew; what an earlier run left unfinished is gone. */
export async function openScores(path: string): Promise<ScoresFile> {
  const part = `${path}.part`
  // Removed, not cut: a run that still writes there keeps a file of its own.
  await rm(part, { force: true })
  const file = await open(part, 'wx')
  return {
    part,
    async add({ complete, ...scores }) {
      if (complete) await file.appendFile(`${JSON.stringify(scores)}\n`)
    },
    async finish() {
      const [own, there] = await Promise.all([file.stat(), stat(part)])
      if (own.ino !== there.ino) throw new Error(`${part}: another run writes it too`)
      await file.close()
      await rename(part, path)
    },
    [Symbol.asyncDispose]: () => file.close(),
  }
}
