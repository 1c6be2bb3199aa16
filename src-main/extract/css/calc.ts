/** Mathematical functions of CSS (Values 4 §10), as far as they come to a number or a length that can be told. */

import { lengthOf } from './values.ts'

const FUNCTION = /\b(?:calc|min|max|clamp)\(/
/** Longer or deeper expressions hide nothing that a shorter one could not. */
const MAX_UNITS = 300
const MAX_DEPTH = 12

/** A number, or a length in CSS pixels. */
interface Amount {
  readonly value: number
  readonly isLength: boolean
}

/**
 * A value with each mathematical function replaced by what it comes to, in pixels where it
 * is a length; as it is where one cannot be told.
 */
export function withoutMath(value: string): string {
  if (!FUNCTION.test(value) || value.length > MAX_UNITS) return value
  let text = value
  for (let round = 0; round < MAX_DEPTH; round++) {
    const start = text.search(FUNCTION)
    if (start < 0) return text
    const reader = createReader(text, start)
    const amount = reader.term(0)
    if (amount === undefined || !Number.isFinite(amount.value)) return value
    text = `${text.slice(0, start)}${amount.value}${amount.isLength ? 'px' : ''}${text.slice(reader.place())}`
  }
  return value
}

/** Reads from a place on; each function gives undefined for what is not understood. */
function createReader(text: string, from: number) {
  let at = from
  const skip = () => {
    while (/\s/.test(text.charAt(at))) at++
  }
  const takes = (sign: string): boolean => {
    skip()
    if (!text.startsWith(sign, at)) return false
    at += sign.length
    return true
  }

  function sum(depth: number): Amount | undefined {
    let left = product(depth)
    for (;;) {
      skip()
      const sign = text.charAt(at)
      if (left === undefined || (sign !== '+' && sign !== '-')) return left
      at++
      const right = product(depth)
      if (right === undefined) return undefined
      const factor = sign === '+' ? 1 : -1
      left = { value: left.value + factor * right.value, isLength: left.isLength || right.isLength }
    }
  }

  function product(depth: number): Amount | undefined {
    let left = term(depth)
    for (;;) {
      skip()
      const sign = text.charAt(at)
      if (left === undefined || (sign !== '*' && sign !== '/')) return left
      at++
      const right = term(depth)
      if (right === undefined) return undefined
      const value = sign === '*' ? left.value * right.value : left.value / right.value
      left = { value, isLength: left.isLength || (sign === '*' && right.isLength) }
    }
  }

  function term(depth: number): Amount | undefined {
    skip()
    if (depth > MAX_DEPTH) return undefined
    const name = /^(?:calc|min|max|clamp)?\(/.exec(text.slice(at, at + 6))?.[0]
    if (name !== undefined) {
      at += name.length
      const parts: Amount[] = []
      do {
        const part = sum(depth + 1)
        if (part === undefined) return undefined
        parts.push(part)
      } while (takes(','))
      return takes(')') ? combined(name, parts) : undefined
    }
    const written = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?(?:[a-z]+|%)?/.exec(
      text.slice(at, at + 40),
    )?.[0]
    const value = lengthOf(written)
    if (written === undefined || value === undefined) return undefined
    at += written.length
    return { value, isLength: /[a-z%]$/.test(written) }
  }

  return { term, place: () => at }
}

function combined(name: string, parts: readonly Amount[]): Amount | undefined {
  const [first, second, third] = parts
  if (first === undefined) return undefined
  const isLength = parts.some((part) => part.isLength)
  const values = parts.map((part) => part.value)
  if (name === 'min(') return { value: Math.min(...values), isLength }
  if (name === 'max(') return { value: Math.max(...values), isLength }
  if (name === 'clamp(') {
    if (second === undefined || third === undefined) return undefined
    return { value: Math.max(first.value, Math.min(second.value, third.value)), isLength }
  }
  return parts.length === 1 ? first : undefined
}
