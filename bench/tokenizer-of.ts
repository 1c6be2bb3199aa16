/** The tokenizer of a pack as the program makes it, with nothing remembered yet. */

import { readFileSync } from 'node:fs'
import { createPackTokenizer } from '../src-main/chunk/tokenize/pack-tokenizer.ts'
import type { ModelPack } from '../src-main/detect/models/pack/model-contract.ts'

export function tokenizerOf({ tokenizerPath, tokenizerConfigPath }: ModelPack) {
  const json = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
  return createPackTokenizer(
    json(tokenizerPath),
    tokenizerConfigPath === undefined ? undefined : json(tokenizerConfigPath),
  )
}
