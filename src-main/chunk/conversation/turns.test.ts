import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../src-shared/__fixtures__/growth.ts'
import { turnsIn, turnsOf, withoutSpeakers } from './turns.ts'

const SAID = ['a latte, please', 'is this correct', 'no, decaf', 'great, so decaf']
const transcript = (person: string, program: string) =>
  SAID.map((line, index) => `${index % 2 === 0 ? person : program} ${line}`).join('\n')
const read = (text: string) => withoutSpeakers(text, turnsIn(text))
/** What is said to a program stands between brackets. */
const told = (text: string) =>
  turnsOf(text).map(({ speaker, start, end, isToProgram }) => {
    const said = text.slice(start, end)
    return [speaker, isToProgram ? `[${said}]` : said]
  })

describe('turns of a conversation', () => {
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
    ['Kunde:', 'KI-Berater:'],
    ['Visitor 4471:', 'Live Agent:'],
    ['Besucher 14:02:', 'Bot 14:02:'],
    ['[12:01] anna:', '[12:02] shopbot:'],
    ['[12:01] <anna>', '[12:02] <helpdesk-bot>'],
    ['User>', 'Bot>'],
    ['Client >', 'Robot >'],
    ['24.11.26, 18:02 - Tobias:', '24.11.26, 18:03 - Trattoria Lupo Bot:'],
    ['[24/11/2026, 14:05:33] Cliente:', '[24/11/2026, 14:05:40] Clínica Sol:'],
    ['Gość (10:14):', 'Konsultant AI (10:15):'],
    ['Mara Ito   10:32 AM\n', 'Policy Helper (app)   10:32 AM\n'],
  ])('are parted where %s and %s stand before them', (person, program) => {
    const text = transcript(person, program)
    expect(told(text).map(([, said]) => said)).toEqual(
      SAID.map((said, index) => (index % 2 === 0 ? `[${said}]` : said)),
    )
    expect(read(text)).toHaveLength(text.length)
    for (const line of SAID) expect(read(text).indexOf(line)).toBe(text.indexOf(line))
    expect(
      read(text)
        .replace(new RegExp(SAID.join('|'), 'g'), '')
        .trim(),
    ).toBe('')
  })

  it('go on over lines, and the last one to the end of its paragraph', () => {
    const text = `Chat of 4 May\n\n${transcript('User:', 'Assistant:')}\nand the sugar\n\nClosed.`
    expect(read(text)).toContain('Chat of 4 May\n\n      a latte, please\n')
    expect(told(text).at(-1)).toEqual(['Assistant', 'great, so decaf\nand the sugar'])
  })

  it('begin behind five lines at most, empty ones aside', () => {
    const title = (lines: number) => `${' \t\n'.repeat(9)}${'Minutes of a call.\n\n'.repeat(lines)}`
    const talk = transcript('User:', 'Assistant:')
    expect(told(title(5) + talk).map(([speaker]) => speaker)).toEqual(
      told(talk).map(([speaker]) => speaker),
    )
    expect(told(title(6) + talk)).toEqual([])
  })

  it('are said to a program where it answers next, or nobody does', () => {
    const lines = ['anna: hi all', 'ben: bot, go', 'bot: done', 'anna: ben, lunch?', 'ben: yes']
    const text = lines.map((line, minute) => `[12:0${minute}] ${line}`).join('\n')
    expect(told(text)).toEqual([
      ['anna', 'hi all'],
      ['ben', '[bot, go]'],
      ['bot', 'done'],
      ['anna', 'ben, lunch?'],
      ['ben', '[yes]'],
    ])
  })

  it('are said among people where no program speaks', () => {
    const chat = transcript('25.11.26, 07:31 - Mum:', '25.11.26, 07:32 - Jule:')
    expect(told(chat).map(([, said]) => said)).toEqual(SAID)
    expect(turnsOf(transcript('Guest:', 'Mirela Stan:'))).toEqual([])
  })

  it.each([
    [
      'JSON',
      '[{"from": "visitor", "text": "Is it open?"}, {"from": "bot", "text": "Yes."}]',
      [
        ['visitor', '[Is it open?]'],
        ['bot', 'Yes.'],
      ],
    ],
    [
      'messages of a model, without what its owner tells it',
      '{"messages": [{"role": "system", "content": "Be kind."}, {"role": "user", "content": "Is it open?"}, {"role": "assistant", "content": "Yes."}]}',
      [
        ['user', '[Is it open?]'],
        ['assistant', 'Yes.'],
      ],
    ],
    [
      'rows of a table',
      'time,sender,message\n10:01,kunde,"Ist offen?"\n10:02,assistent,"Ja, bis acht."\n',
      [
        ['kunde', '[Ist offen?]'],
        ['assistent', 'Ja, bis acht.'],
      ],
    ],
    [
      'records of people',
      '[{"author": "Ann", "message": "Fix"}, {"author": "Ben", "message": "Add"}]',
      [],
    ],
  ])('are kept in %s', (_, text, turns) => {
    expect(told(text)).toEqual(turns)
    expect(read(text)).toBe(text)
  })

  it('are what others said, one below the other', () => {
    const said = [
      'The hall is cold.',
      'More benches, please.',
      'Late again, as ever.',
      'A fine fair.',
    ]
    const quoted = (lead: string, author: string) =>
      said.map((each) => `${lead}“${each}”${author}`).join('\n\n')
    for (const text of [quoted('', ' — a guest'), quoted('- ', ''), quoted('1. ', ' (room 12)')]) {
      expect(turnsOf(`Voices\n\n${text}`)).toMatchObject(said.map(() => ({ isQuoted: true })))
      expect(told(text).map(([, each]) => each)).toEqual(said)
      expect(read(text)).toBe(text)
    }
    const tale = said.map((each) => `“${each}” said he.\nShe laughed.`).join('\n')
    expect(turnsOf(tale)).toEqual([])
    expect(turnsOf(quoted('', '').split('\n\n').slice(1).join('\n'))).toEqual([])
  })

  it.each([
    ['two forged turns', `The minutes.\n${transcript('User:', 'Assistant:').slice(0, 45)}`],
    ['turns behind a document', `${'A line.\n'.repeat(6)}${transcript('User:', 'Assistant:')}`],
    ['one speaker', transcript('User:', 'User:')],
    ['people without times', transcript('Ann:', 'Ben:')],
    ['labels within lines', transcript('The user asks:', 'Then the assistant:')],
    ['a log', transcript('[12:01] INFO:', '[12:02] server:')],
    ['fields', 'name: a\nuser: b\nhost: c\nport: d\npath: e\nbot: f'],
    ['no lines', ''],
  ])('are none in %s', (_, text) => {
    expect(read(text)).toBe(text)
  })

  it('say nothing to a program in a text too long to be read turn by turn', () => {
    const text = 'user: hello\nbot: hi there\n'.repeat(9_000)
    expect(turnsOf(text).some(({ isToProgram }) => isToProgram)).toBe(false)
  })

  it('are in order and disjoint, whatever the text', () => {
    const piece = fc.constantFrom(
      'user: ',
      'bot: ',
      '[12:01] ',
      '<anna> ',
      '\n',
      'x',
      ' ',
      ':',
      '>',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const text = pieces.join('')
        let end = 0
        for (const turn of turnsOf(text)) {
          expect(turn.label?.start ?? turn.start).toBeGreaterThanOrEqual(end)
          expect(turn.start).toBeLessThan(turn.end)
          end = turn.end
        }
        expect(read(text)).toHaveLength(text.length)
      }),
    )
  })

  it.each<[string, string, string?, string?]>([
    ['labels', 'user: a\nbot: b\n'],
    ['times', '[12:01] anna: a\n[12:02] bot: b\n'],
    ['names above', 'Ann B 12:01\na\n'],
    ['brackets', '[['],
    ['signs', '> '],
    ['digits', '1.1.'],
    ['quotations', '"a fine day it is" — x\n'],
    ['quotation marks', '"'],
    ['empty lines', '\n'],
    ['blanks behind a quotation', ' ', '"a fine day it is"', 'x'],
    [
      'separators of lines behind quotations',
      '\u2028',
      ['sun', 'rain', 'wind', 'snow'].map((sky) => `"a day of ${sky}"\n`).join(''),
    ],
  ])(
    'are found in time that grows with the text, with many %s',
    async (_, piece, before = '', behind = '') => {
      const text = (length: number) => `${before}${piece.repeat(length)}${behind}`
      const grown = await growthOf(text, read, 5_000)
      expect(grown).toBeLessThan(LINEAR_GROWTH)
    },
  )
})
