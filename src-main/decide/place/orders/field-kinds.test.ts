import { describe, expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../../src-shared/__fixtures__/growth.ts'
import { fieldsOf } from '../../../chunk/fields/fields.ts'
import { isInPromptBlock, isLabelField, isTaskField, promptFieldsOf } from './field-kinds.ts'

/** The field whose value is x. */
const fieldIn = (text: string) => {
  const field = fieldsOf(text).find(({ start, end }) => text.slice(start, end) === 'x')
  if (field === undefined) throw new Error(`no field with x in ${text}`)
  return field
}

describe('a field for a prompt', () => {
  it.each([
    '{"system_prompt": "x"}',
    '{"prompts": {"summary": "x"}}',
    '{"summaryPromptTemplate": "x"}',
    '{"messages": [{"role": "system", "content": "x"}]}',
    'agent:\n  model: small\n  instructions: x\n  other: y\n',
    '[agent.one]\nname = "a"\nrules = "x"\nother = "b"\n',
  ])('is told by its name or beside it: %s', (text) => {
    expect(promptFieldsOf(text)(fieldIn(text))).toBe(true)
  })

  it.each([
    '{"bio": "x"}',
    '{"promptness": "x"}',
    '{"messages": [{"role": "user", "content": "x"}]}',
    '{"order": 7, "instructions": "x"}',
  ])('is none by another: %s', (text) => {
    expect(promptFieldsOf(text)(fieldIn(text))).toBe(false)
  })
})

describe('a block of YAML', () => {
  const stands = (text: string) => {
    const start = text.indexOf('x')
    return isInPromptBlock(text, { start, end: start + 1 })
  }

  it.each([
    'model: a\nsystem_prompt: |\n  You sort.\n  x\n',
    'a:\n  prompt: >-\n    You sort.\n\n    x\n',
    '- summary_prompt: |2\n    x\n',
  ])('is a prompt by its name: %s', (text) => {
    expect(stands(text)).toBe(true)
  })

  it.each([
    'note: |\n  You sort.\n  x\n',
    'system_prompt: |\n  You sort.\nx: 1\n',
    'system_prompt: |\n  You sort.\nnote: |\n  x\n',
    'system_prompt: a\n  x\n',
    'x',
  ])('is none by another, nor what stands beside it: %s', (text) => {
    expect(stands(text)).toBe(false)
  })

  it('takes time that does not grow with the text', async () => {
    const work = (text: string) => isInPromptBlock(text, { start: text.length, end: text.length })
    const growth = await growthOf((size) => '  a\n'.repeat(size), work, 2_000)
    expect(growth).toBeLessThan(LINEAR_GROWTH)
  })
})

it('tells what people are to do by its name', () => {
  expect(isTaskField(fieldIn('{"tasks": [{"title": "x"}]}'))).toBe(true)
  expect(isTaskField(fieldIn('nr;Aufgabe\n1;x\n2;y'))).toBe(true)
  expect(isTaskField(fieldIn('{"notes": "x"}'))).toBe(false)
})

it('shows by its element what a page is used by', () => {
  expect(isLabelField(fieldIn('<form><input value="x"></form>'))).toBe(true)
  expect(isLabelField(fieldIn('<form><button>x</button></form>'))).toBe(true)
  expect(isLabelField(fieldIn('<ul><li><img alt="x"></li></ul>'))).toBe(false)
})
