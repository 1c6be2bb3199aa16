/** Models as lists and messages show them: what each is for, where it comes from, whether it works. */

import type { AddedPack, PackView } from '../detect/models/add/pack-folder.ts'
import { columns, printable } from './terminal-table.ts'

/** A line a model under a line of headings; a sentence where there is none. */
export function modelTable(packs: readonly PackView[]): string {
  if (packs.length === 0) return 'There are no models. Add one: assay models add FOLDER\n'
  const rows = packs.map(({ id, level, categories, version, source, state, problem }) => [
    printable(id),
    level,
    categories.join(' '),
    printable(version ?? ''),
    source,
    state,
    printable(problem ?? ''),
  ])
  return `${columns([HEADINGS, ...rows]).join('\n')}\n`
}

const HEADINGS = ['ID', 'LEVEL', 'CATEGORIES', 'VERSION', 'FROM', 'STATE', 'PROBLEM'] as const

/** A model that was added in JSON: what it finds, and what it said of a text. */
export function addedView({ manifest, proof }: AddedPack) {
  const { id, level, version, window_tokens, heads } = manifest
  return {
    id,
    level,
    version,
    categories: heads.map(({ category }) => category),
    window_tokens,
    kind: heads[0]?.kind,
    labels: heads.flatMap(({ labels }) => labels),
    classes: heads.flatMap(({ classes }) => classes),
    proof,
  }
}

/** The same for people. */
export function addedText(added: AddedPack): string {
  const { id, level, categories, kind, classes } = addedView(added)
  const accepted = classes.map(
    ({ name, threshold, severity }) => `${name} from ${threshold} (${severity})`,
  )
  const said = added.proof.scores.map(({ name, score }) => `${name} ${score.toFixed(3)}`)
  return [
    `Added ${id}: ${level}, ${categories.join(' ')}, reads ${kind === 'tokens' ? 'tokens' : 'whole texts'}.`,
    `Accepts ${accepted.join(', ')}.`,
    `Tried with "${added.proof.text}": ${said.join(', ') || 'nothing found'}.`,
    'A service that runs takes it up at its next start.',
    '',
  ].join('\n')
}
