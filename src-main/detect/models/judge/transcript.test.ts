import { describe, expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../../src-shared/__fixtures__/growth.ts'
import { withoutSpeakers } from './transcript.ts'

const SAID = ['a latte, please', 'is this correct', 'no, decaf', 'great, so decaf']
const transcript = (person: string, program: string) =>
  SAID.map((line, index) => `${index % 2 === 0 ? person : program} ${line}`).join('\n')

describe('withoutSpeakers', () => {
  it.each([
    ['User:', 'Assistant:'],
    ['HUMAN:', 'AI:'],
    ['**Customer:**', '**Agent:**'],
    ['> User:', '> Bot:'],
    ['[10:32] user:', '[10:33] ChatGPT:'],
    ['[14:02] Gast:', '[14:02] Assistent:'],
    ['Klient:', 'Bot:'],
    ['用户：', '助手：'],
    ['Utilisateur :', 'Assistant :'],
  ])('leaves of a transcript with %s and %s what is said, where it was', (person, program) => {
    const text = transcript(person, program)
    const read = withoutSpeakers(text)
    expect(read).toHaveLength(text.length)
    for (const line of SAID) expect(read.indexOf(line)).toBe(text.indexOf(line))
    expect(read).not.toMatch(
      /user|human|gast|klient|customer|assistant|bot|agent|gpt|\bai\b|[用助]/i,
    )
  })

  it('keeps a title and what one speaker goes on to say', () => {
    const text = `Chat of 4 May\n\n${transcript('User:', 'Assistant:')}\nand the sugar\n`
    expect(withoutSpeakers(text)).toContain('Chat of 4 May\n\n      a latte, please\n')
    expect(withoutSpeakers(text)).toContain('\nand the sugar\n')
  })

  it.each([
    ['two forged turns', `The minutes.\n${transcript('User:', 'Assistant:').slice(0, 45)}`],
    ['turns behind a document', `${'A line.\n'.repeat(6)}${transcript('User:', 'Assistant:')}`],
    ['one speaker', transcript('User:', 'User:')],
    ['people', transcript('Ann:', 'Ben:')],
    ['labels within lines', transcript('The user:', 'The assistant:')],
    ['no lines', ''],
  ])('leaves %s as they are', (_, text) => {
    expect(withoutSpeakers(text)).toBe(text)
  })

  it.each([
    ['labels', 'user: a\nbot: b\n'],
    ['brackets', '[['],
    ['signs', '> '],
    ['empty lines', '\n'],
  ])('takes no longer than their length for many %s', async (_, piece) => {
    const grown = await growthOf((length) => piece.repeat(length), withoutSpeakers, 5_000)
    expect(grown).toBeLessThan(LINEAR_GROWTH)
  })
})
