/** Writes the tokenizer that ships as a table: `node src-main/chunk/tokenize/write-merge-table.ts`. */

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { resourcesDir } from '../../entry-points.ts'
import { MERGE_TABLE_FILE } from '../tokenizer.ts'
import { mergeTableOf } from './merge-table.ts'

const json = JSON.parse(readFileSync(join(resourcesDir(), 'tokenizer.json'), 'utf8'))
writeFileSync(join(resourcesDir(), MERGE_TABLE_FILE), mergeTableOf(json))
