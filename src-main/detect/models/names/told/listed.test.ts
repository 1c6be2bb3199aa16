import { expect, it } from 'vitest'
import { markedNames } from '../../__fixtures__/marked-names.ts'
import { SURE_PERSON } from '../names-decision.ts'
import { withListedPeople } from './listed.ts'

/** The values that are sure, where the first of the text is and the others have the given probability. */
function sureIn(marked: string, score = 0.3): readonly string[] {
  const { text, told } = markedNames(marked, (index) => ({
    name: 'PERSON',
    score: index === 0 ? 0.9 : score,
  }))
  return withListedPeople(text, told)
    .filter(({ score }) => score >= SURE_PERSON)
    .map(({ start, end }) => text.slice(start, end))
}

it.each([
  '参会人员：⟦陈嘉怡⟧、⟦吴国栋⟧、⟦马克·汤普森⟧',
  '⟦Hélène Courtecuisse⟧ (présidente), M. ⟦Jean-Loup Pignol⟧',
  '- ⟦Anna Lind⟧\n- ⟦Per Holm⟧ (chair)\n- ⟦Ute Voss⟧',
  'present: ⟦Anna Lind⟧ and ⟦Per Holm⟧',
  'Present\n⟦Anna Lind⟧, chair\n⟦Per Holm⟧  (treasurer)\nMs ⟦Ute Voss⟧\n',
])('goes on from name to name in %j', (marked) => {
  expect(sureIn(marked)).toHaveLength(marked.split('⟦').length - 1)
})

it.each([
  ['the names are of two sentences', '⟦Anna Lind⟧ left. ⟦Per Holm⟧ stayed'],
  ['the second is written otherwise', '⟦Anna Lind⟧, ⟦Berlin⟧'],
  ['a sentence goes on in the next line', 'asked of ⟦Anna Lind⟧ again\n⟦Per Holm⟧ said'],
  ['words stand between', '⟦Anna Lind⟧ of the board, ⟦Per Holm⟧'],
])('does not where %s', (_why, marked) => {
  expect(sureIn(marked)).toHaveLength(1)
})

it('leaves alone what the tagger hardly takes for a person', () => {
  expect(sureIn('⟦Anna Lind⟧, ⟦Per Holm⟧', 0.1)).toHaveLength(1)
})
