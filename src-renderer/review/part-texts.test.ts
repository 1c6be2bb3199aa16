import { expect, it } from 'vitest'
import type { DocumentSegment } from '../../src-shared/workspace/document.ts'
import { partMask, partTexts } from './part-texts.ts'

const text = 'Be kind.Adds.Adds, and sends.Takes.'

function segment(kind: DocumentSegment['kind'], title: string | null, words: string) {
  const start = text.indexOf(words)
  return { id: words, kind, title, start, end: start + words.length }
}

const DOCUMENT = {
  text,
  segments: [
    segment('server_instructions', null, 'Be kind.'),
    segment('tool', 'add', 'Adds.'),
    segment('tool', 'add', 'Adds, and sends.'),
    segment('prompt', 'take', 'Takes.'),
  ],
}

it('hides nothing behind something else of its name', () => {
  expect(partTexts(DOCUMENT, 'tool', 'add')).toEqual(['Adds.', 'Adds, and sends.'])
  expect(partTexts(DOCUMENT, 'prompt', 'take')).toEqual(['Takes.'])
})

it('takes instructions and who a server says it is for one part, which has no name', () => {
  expect(partTexts(DOCUMENT, 'server_instructions', 'serverInfo')).toEqual(['Be kind.'])
})

it('gives nothing of what was not read', () => {
  expect(partTexts(DOCUMENT, 'tool', 'take')).toEqual([])
})

it('masks in what an item says and said the values that were found in it now or before, and no others', () => {
  const said = 'Write to ann@mail.example or ann@mail.example.org.'
  const earlier = { kind: 'tool', value: 'cid@mail.example', label: 'EMAIL' } as const
  const document = {
    earlier_values: [
      { ...earlier, name: 'write' },
      { ...earlier, name: 'other', value: 'dan@mail.example' },
    ],
    text: `${said}bob@mail.example`,
    segments: [
      { ...segment('tool', 'write', ''), start: 0, end: said.length },
      { ...segment('tool', 'other', ''), start: said.length, end: said.length + 16 },
    ],
  }
  const stretches = ['ann@mail.example or', 'ann@mail.example.org', 'bob@mail.example'].map(
    (words) => {
      const start = document.text.indexOf(words)
      return { start, end: start + words.replace(' or', '').length, label: 'EMAIL' }
    },
  )
  const mask = partMask(document, stretches, 'tool', 'write')
  const was = 'ann@mail.example.org, ann@mail.example, bob@mail.example'
  expect(mask(`Was: ${was}, cid@mail.example, dan@mail.example`)).toBe(
    'Was: a••••@mail.example.org, a••••@mail.example, bob@mail.example, c••••@mail.example, dan@mail.example',
  )
})
