import { describe, expect, it } from 'vitest'
import { foreignPersona } from './foreign-persona.ts'

const PERSONA = 'i want you to act as a debater. i will give you statements.'

function isForeign(topic: string, persona = PERSONA): boolean {
  const text = `${topic} ${persona}`
  const start = topic.length + 1
  return foreignPersona(persona, { text, start, end: text.length, groups: {} })
}

describe('foreignPersona', () => {
  it('takes a persona behind words of a search for one that has nothing to do with them', () => {
    expect(isForeign('fishing quotas norway')).toBe(true)
    expect(isForeign('culture and creative industries of the north')).toBe(true)
  })

  it.each([
    ['what shares a word', 'rules for debaters in schools'],
    ['who speaks for himself', 'my knee hurts while running'],
    ['a greeting', 'hello there friend'],
    ['a heading on its own line', 'harbour fees norway\n'],
    ['a sentence', 'fish is dear in norway.'],
    ['fewer words than a topic has', 'norway'],
    [
      'more words than people search for',
      'one two three four five six seven eight nine ten eleven twelve thirteen',
    ],
  ])('leaves %s', (_what, topic) => {
    expect(isForeign(topic)).toBe(false)
  })
})
