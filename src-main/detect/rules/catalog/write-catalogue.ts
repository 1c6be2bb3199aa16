/** Writes the page of rules: `node src-main/detect/rules/catalog/write-catalogue.ts`. */

import { writeFileSync } from 'node:fs'
import { loadPacks } from '../pack/load-packs.ts'
import { CATALOGUE_FILE, cataloguePage } from './rule-catalogue-page.ts'

writeFileSync(CATALOGUE_FILE, cataloguePage(loadPacks()))
