import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../src-shared/__fixtures__/growth.ts'
import { fieldsOf } from './fields.ts'

const told = (text: string) =>
  fieldsOf(text).map(({ path, start, end }) => [path.join('.'), text.slice(start, end)])

describe('values and their paths', () => {
  it.each([
    [
      'JSON',
      '{"items": [{"id": 1, "bio": "Runs it."}, {"bio": "Left, \\"early\\"."}], "tags": ["a", "b"]}',
      [
        ['items.0.bio', 'Runs it.'],
        ['items.1.bio', 'Left, \\"early\\".'],
        ['tags.0', 'a'],
        ['tags.1', 'b'],
      ],
    ],
    [
      'lines of JSON',
      '{"msg":"one"}\n{"msg":"two"}',
      [
        ['msg', 'one'],
        ['msg', 'two'],
      ],
    ],
    [
      'JSON amid prose',
      'The tool answered {"note": "call me"} and "no more".',
      [['note', 'call me']],
    ],
    ['JSON that is cut short', '{"a": {"note": "call me and', [['a.note', 'call me and']]],
    [
      'what Python prints',
      "{'note': \"it's me\", 'to': 'you'}",
      [
        ['note', "it's me"],
        ['to', 'you'],
      ],
    ],
    [
      'YAML',
      'jobs:\n  - name: first\n    run: |\n      one\n      two\n  - name: second # no\nenv:\n  note: "a b"\n',
      [
        ['jobs.0.name', 'first'],
        ['jobs.0.run', 'one\n      two'],
        ['jobs.1.name', 'second # no'],
        ['env.note', 'a b'],
      ],
    ],
    [
      'front matter',
      '---\ntitle: A house\nby: me\n---\nNote: no field',
      [
        ['title', 'A house'],
        ['by', 'me'],
      ],
    ],
    [
      'TOML',
      '[agent.one]\nname = "x"\nrules = """\nBe kind.\n"""\n[other]\nkey = \'y\'\n',
      [
        ['agent.one.name', 'x'],
        ['agent.one.rules', '\nBe kind.\n'],
        ['other.key', 'y'],
      ],
    ],
    [
      'the head of a mail',
      'From: me@there.example\nSubject: A long\n subject\n\nNote: no field',
      [
        ['From', 'me@there.example'],
        ['Subject', 'A long\n subject'],
      ],
    ],
    [
      'a calendar',
      'BEGIN:VCALENDAR\nSUMMARY;LANGUAGE=en:Tea\nEND:VCALENDAR',
      [
        ['BEGIN', 'VCALENDAR'],
        ['SUMMARY', 'Tea'],
        ['END', 'VCALENDAR'],
      ],
    ],
    [
      'XML',
      '<doc><item label="one">First</item><item>Second <b>here</b></item></doc>',
      [
        ['doc.item.label', 'one'],
        ['doc.item', 'First'],
        ['doc.item', 'Second <b>here</b>'],
      ],
    ],
    [
      'attributes of a page',
      '<p>Prose.<img src="a.png" alt="A dog"></p>',
      [['p.img.alt', 'A dog']],
    ],
    [
      'tables',
      'id,name,notes\n1,Ann,early\n2,Bo,late\n',
      [
        ['0.name', 'Ann'],
        ['0.notes', 'early'],
        ['1.name', 'Bo'],
        ['1.notes', 'late'],
      ],
    ],
  ])('reads %s', (_, text, fields) => {
    expect(told(text)).toEqual(fields)
  })

  it.each([
    ['prose with colons', 'Note: call me.\nGuest: no.\nNote: yes.'],
    ['a talk', 'Anna: hello there\nBen: hello\nAnna: bye'],
    ['quotations', 'He said "stop": nobody did, and "go".'],
    ['paragraphs of a page', '<div><p>Some prose.</p><p>More.</p></div>'],
  ])('reads none in %s', (_, text) => {
    expect(told(text)).toEqual([])
  })
})

it('gives places in reading order, none within another, of any text', () => {
  const piece = fc.constantFrom(
    ...[
      '"a"',
      ': ',
      '{',
      '}',
      '[',
      ']',
      ',',
      '\n',
      '  ',
      '- ',
      'key',
      '<x>',
      '</x>',
      '"',
      "'",
      '|',
      '---\n',
      'a,b\n',
      'From: ',
      '\\',
    ],
  )
  fc.assert(
    fc.property(fc.string({ unit: piece, maxLength: 60 }), (text) => {
      let end = 0
      for (const field of fieldsOf(text)) {
        expect(field.start).toBeGreaterThanOrEqual(end)
        expect(field.end).toBeGreaterThan(field.start)
        expect(field.end).toBeLessThanOrEqual(text.length)
        end = field.end
      }
    }),
  )
})

it.each([
  '{"a": "b", ',
  '[{"a": ["b c", ',
  '"a": "\\"',
  "'a",
  'a:\n  - b: c\n',
  ' a: |\n  b\n',
  '[a]\nb = """\n',
  '- - - ',
  '<a alt="b',
  '<a><b>c',
  '<x><y>c',
  '<x></y>',
  '</a><!--',
  'From: a\n b\n',
  'BEGIN:VCARD\nNOTE:a\n b\n',
  'a,b\n',
  '---\na: b\n',
])('takes time that grows no faster than the text: %j', async (piece) => {
  const growth = await growthOf((size) => piece.repeat(size), fieldsOf, 600)
  expect(growth).toBeLessThan(LINEAR_GROWTH)
})

it('takes no more time for dashes before a key', async () => {
  const textOf = (size: number) => `a: b\nc:\n  d: e\nf: g\n${'- '.repeat(size)}h: i\n`
  expect(await growthOf(textOf, fieldsOf, 2_000)).toBeLessThan(LINEAR_GROWTH)
})

it('gives attributes their places behind the longest name of an element', () => {
  const text = `<${'n'.repeat(61)} alt="A dog"/>`
  expect(fieldsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(['A dog'])
})
