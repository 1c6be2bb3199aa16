/** The rules, which read a text that begins with the name of a file not before that file is there. */

import { existsSync } from 'node:fs'
import readByRules from '../../detect/rules/rules.worker.ts'

const LOOK_MS = 5

export default function match(request: Parameters<typeof readByRules>[0]) {
  const [, file] = /^held by (\S+)/.exec(request.text) ?? []
  const clock = new Int32Array(new SharedArrayBuffer(4))
  while (file !== undefined && !existsSync(file)) Atomics.wait(clock, 0, 0, LOOK_MS)
  return readByRules(request)
}
