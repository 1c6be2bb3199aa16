/**
 * Reads `manifest.json` of a model pack and holds it against its form and against
 * itself: a label without its class would silently never be found.
 */

import { Compile } from 'typebox/compile'
import { once } from '../../../../src-shared/model/once.ts'
import { quoted } from '../../../../src-shared/model/quoted.ts'
import { CATEGORIES, type Category, CLASS_NAMES } from '../../../../src-shared/model/vocabulary.ts'
import { className } from '../run/logits.ts'
import { ModelPackError } from './check-pack-error.ts'
import { accepts } from './manifest-heads.ts'
import { type ModelHead, ModelManifest } from './model-manifest.ts'

/** Problems that are told at once; the rest follow from them more often than not. */
const MAX_PROBLEMS = 5
/** Keys that `gates.models` refuses, so that such a pack could not be switched off. */
const RESERVED_IDS = ['constructor', 'prototype']

const form = once(() => Compile(ModelManifest))

/**
 * The manifest in a JSON text.
 * @param id name of the pack's folder, which the manifest must repeat.
 * @throws {ModelPackError} that names each field that is wrong, and what is wrong with it
 */
export function parseManifest(json: string, id: string): ModelManifest {
  const value = parsedJson(json)
  if (!form().Check(value)) throw unfit(formProblems(value))
  const problems = contradictions(value, id)
  if (problems.length > 0) throw unfit(problems)
  return value
}

/** What a manifest that is not fit still says of itself, as far as it can be told. */
export function salvageManifest(json: string): {
  readonly level: 'L2' | 'L3'
  readonly categories: readonly Category[]
} {
  try {
    const { level, heads } = Object(JSON.parse(json))
    const named = (Array.isArray(heads) ? heads : []).map((head) => String(Object(head).category))
    return {
      level: level === 'L2' ? 'L2' : 'L3',
      categories: CATEGORIES.filter((category) => named.includes(category)),
    }
  } catch {
    return { level: 'L3', categories: [] }
  }
}

function parsedJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch (error) {
    // The rest of the platform's sentence quotes the file.
    const [place] = /line \d+ column \d+/.exec((error as Error).message) ?? []
    throw unfit([`it is not JSON${place === undefined ? '' : ` (${place})`}`])
  }
}

function unfit(problems: readonly string[]): ModelPackError {
  return new ModelPackError(`manifest.json: ${problems.slice(0, MAX_PROBLEMS).join('; ')}`)
}

function formProblems(value: unknown): string[] {
  return form()
    .Errors(value)
    .filter(({ keyword }) => keyword !== 'boolean')
    .map(({ keyword, instancePath, message, params }) => {
      const names = keyword === 'additionalProperties' || keyword === 'required'
      const extra = names ? ` (${Object.values(params).flat().join(', ')})` : ''
      return `${instancePath.slice(1) || 'the file'} ${message}${extra}`
    })
}

function contradictions(manifest: ModelManifest, folderName: string): string[] {
  const { id, level, heads, router, union, tagger } = manifest
  const problems = heads.flatMap((head, index) =>
    headProblems(head).map((problem) => `heads/${index}/${problem}`),
  )
  if (id !== folderName) problems.push(`id is ${id}, but the folder is called ${folderName}`)
  if (RESERVED_IDS.includes(id)) problems.push(`id may not be ${id}`)
  if (router !== undefined && level !== 'L2') problems.push('router belongs to packs of level L2')
  if (union !== undefined && level !== 'L3') problems.push('union belongs to packs of level L3')
  if (tagger !== undefined) problems.push(...taggerProblems(manifest, tagger))
  problems.push(...needProblems(heads))
  const outputs = [...heads.map(({ output }) => output), ...(router ? [router.output] : [])]
  for (const name of repeated(outputs)) problems.push(`output ${quoted([name])} is named twice`)
  const inputs = Object.values(manifest.inputs)
  for (const name of repeated(inputs)) problems.push(`inputs: ${quoted([name])} is named twice`)
  return problems
}

/** A class that needs what the pack never accepts would silently never be found. */
function needProblems(heads: readonly ModelHead[]): string[] {
  return heads.flatMap(({ category, classes }) =>
    classes.flatMap(({ name, needs }) =>
      needs === undefined || (needs !== category && heads.some((head) => accepts(head, needs)))
        ? []
        : [`classes: ${quoted([name])} needs ${needs}, of which no other head accepts anything`],
    ),
  )
}

function taggerProblems(
  { level, heads, window_tokens: window }: ModelManifest,
  { follows, reach }: NonNullable<ModelManifest['tagger']>,
): string[] {
  const [head, ...more] = heads
  const labels = head?.labels ?? []
  const isSquare =
    follows.length === labels.length && follows.every((row) => row.length === labels.length)
  const names = new Set(labels.filter((label) => label !== null).map(className))
  const whole = [...names].every((name) =>
    ['B', 'I', 'L', 'U'].every((part) => labels.includes(`${part}-${name}`)),
  )
  return [
    ...(level === 'L2' ? [] : ['a tagger is of level L2']),
    ...(more.length === 0 && head?.kind === 'tokens' ? [] : ['a tagger has one head, of tokens']),
    ...(isSquare ? [] : ['tagger/follows has not a row and a column for each label']),
    ...(whole ? [] : ['labels of a tagger are B-, I-, L- and U- of every class']),
    ...(window > 2 * reach.reduce((sum, far) => sum + far, 0)
      ? []
      : ['a tagger reads more words at once than one of them sees']),
  ]
}

function headProblems({ category, activation, labels, classes }: ModelHead): string[] {
  const problems: string[] = []
  const named = new Set(labels.filter((label) => label !== null).map(className))
  const listed = new Set(classes.map(({ name }) => name))
  const known: readonly string[] = CLASS_NAMES[category]
  for (const name of listed) {
    if (!known.includes(name))
      problems.push(`classes: ${quoted([name])} is no class of ${category}`)
    if (!named.has(name)) problems.push(`labels: none is of the class ${quoted([name])}`)
  }
  for (const name of named) {
    if (!listed.has(name)) problems.push(`classes: ${quoted([name])} of labels is missing`)
  }
  for (const name of repeated(classes.map(({ name }) => name)))
    problems.push(`classes: ${quoted([name])} is listed twice`)
  if (activation === 'softmax' && !labels.includes(null)) {
    problems.push('labels: softmax needs one that is harmless, or every text is a finding')
  }
  return problems
}

/** What stands more than once, each told once. */
function repeated(names: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>()
  return new Set(names.filter((name) => seen.has(name) || !seen.add(name)))
}
