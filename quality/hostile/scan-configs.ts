/**
 * Configurations near the right form, and a second opinion on which are right:
 * written from the interface's sentences, not from the schemas that it checks.
 */

import fc from 'fast-check'
import { MARK } from '../conformance/make-body.ts'

const CATEGORIES = ['injection', 'dlp', 'pii', 'threat']

/** Anything but what belongs there. */
const wrong = fc.oneof(
  fc.constantFrom<unknown>(null, '', MARK, true, -1, 65, 0.5, 1e300, [], {}, [[]], 'L4', 'l1'),
  fc.jsonValue({ maxDepth: 2 }),
)
const mostly = <T>(right: fc.Arbitrary<T>, weight = 9): fc.Arbitrary<unknown> =>
  fc.oneof({ weight, arbitrary: right }, { weight: 1, arbitrary: wrong })

const anyCase = fc
  .tuple(fc.constantFrom(...CATEGORIES), fc.infiniteStream(fc.boolean()))
  .map(([name, upper]) =>
    [...name].map((letter) => (upper.next().value ? letter.toUpperCase() : letter)).join(''),
  )
const category = mostly(
  fc.oneof(anyCase, fc.constantFrom(...CATEGORIES), fc.constantFrom('spam', 'pıi', ' pii', 'PIİ')),
  20,
)
const gateKey = fc.oneof(
  { weight: 6, arbitrary: fc.stringMatching(/^[A-Za-z0-9_:./-]{1,20}$/) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...['', 'a b', 'ä', '__proto__', 'constructor', 'prototype', 'Constructor', 'a\0', 'a\n'],
      ...['x'.repeat(128), 'x'.repeat(129), 'toString', '-', 'hasOwnProperty'],
    ),
  },
)
const gateMap = fc.oneof(
  { weight: 9, arbitrary: entries(gateKey, mostly(fc.boolean(), 30), 4) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(511, 512, 513, 2_000)
      .map((count) =>
        Object.fromEntries(Array.from({ length: count }, (_, index) => [`r${index}`, true])),
      ),
  },
)
const gates = members({
  l1: fc.boolean(),
  l2: fc.boolean(),
  l3: fc.boolean(),
  rules: gateMap,
  models: gateMap,
})

/** A JSON value that is a ScanConfig, or nearly. */
export const nearConfig: fc.Arbitrary<unknown> = mostly(
  members({
    categories: fc.array(category, { maxLength: 5 }),
    max_level: fc.constantFrom('L1', 'L2', 'L3'),
    chunk_overlap_tokens: fc.integer({ min: -1, max: 66 }),
    gates,
  }),
  30,
)

/** An object with some of these members, each mostly of its kind, and seldom one too many. */
function members(kinds: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<unknown> {
  const some = fc.record(
    Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, mostly(kind, 30)])),
    { requiredKeys: [] },
  )
  const more = fc.oneof(
    { weight: 15, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: entries(fc.string({ maxLength: 8 }), wrong, 2) },
  )
  return fc.tuple(some, more).map(([right, extra]) => ({ ...right, ...extra }))
}

/** Objects that hold `__proto__` as a member of its own, as JSON does. */
function entries(key: fc.Arbitrary<string>, value: fc.Arbitrary<unknown>, maxLength: number) {
  return fc.array(fc.tuple(key, value), { maxLength }).map((pairs) => Object.fromEntries(pairs))
}

/** Whether the interface takes this configuration. */
export function isTaken(config: unknown): boolean {
  if (!isObject(config)) return false
  const { categories, max_level: level, chunk_overlap_tokens: overlap, gates: switches } = config
  const names = categories === undefined ? [] : foldedNames(categories)
  if (names === undefined || !hasOnly(config, CONFIG_MEMBERS)) return false
  if (level !== undefined && !['L1', 'L2', 'L3'].includes(level as string)) return false
  if (overlap !== undefined && !isOverlap(overlap)) return false
  if (switches !== undefined && !areGates(switches)) return false
  const isWithoutL2 = level === 'L1' || (isObject(switches) && switches.l2 === false)
  return !(names.includes('threat') && isWithoutL2)
}

const CONFIG_MEMBERS = ['categories', 'max_level', 'chunk_overlap_tokens', 'gates']

function foldedNames(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value) || value.length < 1 || value.length > 4) return undefined
  const ascii = (name: unknown) =>
    typeof name === 'string' && /^[a-z]+$/i.test(name) ? name.toLowerCase() : ''
  const names = value.map(ascii)
  const areRight = names.every((name) => CATEGORIES.includes(name))
  return areRight && new Set(names).size === names.length ? names : undefined
}

function isOverlap(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 64
}

function areGates(value: unknown): boolean {
  if (!isObject(value) || !hasOnly(value, ['l1', 'l2', 'l3', 'rules', 'models'])) return false
  const { l1, l2, l3, rules = {}, models = {} } = value
  const areBooleans = [l1, l2, l3].every((gate) => gate === undefined || typeof gate === 'boolean')
  return areBooleans && [rules, models].every(isGateMap)
}

function isGateMap(value: unknown): boolean {
  if (!isObject(value)) return false
  const pairs = Object.entries(value)
  if (pairs.length > 512) return false
  return pairs.every(
    ([key, state]) =>
      typeof state === 'boolean' &&
      key.length <= 128 &&
      key !== '' &&
      !/[^A-Za-z0-9_:./-]/.test(key) &&
      !['__proto__', 'constructor', 'prototype'].includes(key),
  )
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function hasOnly(value: object, names: readonly string[]): boolean {
  return Object.keys(value).every((name) => names.includes(name))
}
