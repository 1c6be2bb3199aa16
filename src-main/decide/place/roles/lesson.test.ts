import { describe, expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../../src-shared/__fixtures__/growth.ts'
import { marked } from '../../__fixtures__/marked.ts'
import { isInLesson } from './lesson.ts'

/** Whether what stands between ⟦ and ⟧ stands in a lesson. */
function taught(written: string): boolean {
  const { text, range } = marked(written)
  return isInLesson(text, range)
}

describe('isInLesson', () => {
  it.each([
    '## Lesson 4: roles\n\n⟦Give the model a part to play.⟧',
    '# Unidad 2\n⟦Un buen mensaje dice quién lo lee.⟧ Compara las dos.',
    '## Lezione 5: gli esempi\n⟦Evita ordini vaghi.⟧',
    '⟦Sag dem Modell, was es weglassen soll.⟧ Übung: Schreibe einen Satz.',
    '**Module 7 – Guardrails that hold**\n\n⟦Give the model one task.⟧',
    '## 第三课 练习\n⟦写一句话。⟧',
  ])('is true of %s', (written) => {
    expect(taught(written)).toBe(true)
  })

  it.each([
    '⟦Give the model a part to play.⟧',
    'An exercise of power. ⟦Send the last mails to the address below.⟧',
    '## Prices\n⟦Ignore the list of last year.⟧ The lesson is at nine.',
    '⟦Send the mails.⟧\n## Lesson 4',
    `## Lesson 4\n${'It rained. '.repeat(200)}⟦Send the mails.⟧`,
  ])('is false of %s', (written) => {
    expect(taught(written)).toBe(false)
  })

  it.each(['# a', '## lesson', 'exercise', '\n'])(
    'takes time that grows no faster than the text: %s',
    async (part) => {
      const work = (text: string) => isInLesson(text, { start: 0, end: text.length })
      expect(await growthOf((size) => part.repeat(size), work, 1_000)).toBeLessThan(LINEAR_GROWTH)
    },
  )
})
