import { expect, it } from 'vitest'
import { jointsOf } from './joined-lines.ts'

/** A text as it is drawn: joints as `~`, or as `|` where they are no blank. */
function drawn(text: string, headings: readonly number[] = []): string {
  const letters = [...text]
  for (const { at, blank } of jointsOf(
    text,
    headings.map((start) => ({ start, text: '' })),
  )) {
    expect(text[at]).toBe('\n')
    letters[at] = blank ? '~' : '|'
  }
  return letters.join('')
}

it.each([
  [
    'joins the lines of a paragraph, and no two paragraphs',
    'The team visited the sites between April and\nmay, and spoke with all of the staff there in\nevery office.\n\nIt then wrote a report that nobody ever read in\nfull.',
    'The team visited the sites between April and~may, and spoke with all of the staff there in~every office.\n\nIt then wrote a report that nobody ever read in~full.',
  ],
  [
    'joins nouns that begin a line, where the others go on',
    'Wer das Haus am Abend verlassen will, muss dem\nPersonal an der Pforte vorher sagen, wann er am\nnächsten Morgen wieder zurück ist und ob er dann\nnoch etwas braucht.',
    'Wer das Haus am Abend verlassen will, muss dem~Personal an der Pforte vorher sagen, wann er am~nächsten Morgen wieder zurück ist und ob er dann~noch etwas braucht.',
  ],
  [
    'leaves a short line its end',
    'A heading\nthat is followed by much longer lines, which go\non and on.',
    'A heading\nthat is followed by much longer lines, which go~on and on.',
  ],
  [
    'leaves tables, lists and addresses as they stand',
    '01.02. Rent for the month of February 820.00\n03.02. Water for the month of February 41.20\n\nAda Brown\n12 Mill Lane\nYork\n\n- one thing\n- another thing\n- a third',
    '01.02. Rent for the month of February 820.00\n03.02. Water for the month of February 41.20\n\nAda Brown\n12 Mill Lane\nYork\n\n- one thing\n- another thing\n- a third',
  ],
  [
    'joins a line that a name begins to the sentence before it',
    '4.1 The Supplier shall deliver the goods of the annex to the place named by the\nCustomer, free of charge, within ten working days after the order was made.\nRisk passes to the Customer upon delivery.',
    '4.1 The Supplier shall deliver the goods of the annex to the place named by the~Customer, free of charge, within ten working days after the order was made.~Risk passes to the Customer upon delivery.',
  ],
  [
    'joins sentences on a page that has no gaps, and none of its headings, rows and signatures',
    'Minutes\nPresent: Ada Brown, Tom Reed\nItem Price Date\nLamp 12.00 3 May\nDesk 90.00 4 May\nWe spoke of the lamps that the office has ordered from the\nBrightlamp shop, and of those that nobody has ever seen there.\nAda Brown',
    'Minutes\nPresent: Ada Brown, Tom Reed\nItem Price Date\nLamp 12.00 3 May\nDesk 90.00 4 May\nWe spoke of the lamps that the office has ordered from the~Brightlamp shop, and of those that nobody has ever seen there.\nAda Brown',
  ],
  [
    'leaves a list of long names as it stands',
    'The Royal Society for the Protection of the Birds of Kent\nThe Royal Society for the Protection of the Trees of York\nThe Royal Society for the Protection of the Ponds of Hull',
    'The Royal Society for the Protection of the Birds of Kent\nThe Royal Society for the Protection of the Trees of York\nThe Royal Society for the Protection of the Ponds of Hull',
  ],
  [
    'sets no blank between words that have none',
    '会议将于明天上午九点在三号楼举行\n请所有部门负责人准时参加并带上材\n料。',
    '会议将于明天上午九点在三号楼举行|请所有部门负责人准时参加并带上材|料。',
  ],
])('%s', (_, text, expected) => {
  expect(drawn(text)).toBe(expected)
})

it('joins nothing over what is drawn between two lines', () => {
  const text = 'the first page ends here in the middle of a\nsentence that goes on upon the second'
  expect(drawn(text)).toContain('~')
  expect(drawn(text, [text.indexOf('\n') + 1])).toBe(text)
})

it('leaves a paragraph of more lines than a page has as it stands', () => {
  const line = 'and so it goes on with words that fill a line\n'
  expect(jointsOf(line.repeat(200), [])).toHaveLength(199)
  expect(jointsOf(line.repeat(201), [])).toEqual([])
})
