import { expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../../src-shared/__fixtures__/growth.ts'
import { tellsOfWorks } from './criticism.ts'

it.each([
  'The room with the late interiors is the strongest of the exhibition. Ada Quarles paints her mother at the table so often that the portraits turn into furniture; Ida Marlow lets her sitters dissolve. It is a pity that the curator hangs a small drawing beside the great canvas of Silas Thorne, where it has no chance at all.',
  'Auf ihrem dritten Album lässt die Band den Bass von Jan Brook weit nach vorn. Sängerin Ida Marlow klingt dunkler als früher, und in „Ich und du“ erinnert sie an frühe Lieder der Stadt. Produziert hat Silas Thorne. Schade nur, dass ein Gast in einem Duett verschwindet, das niemand gebraucht hätte.\nAnspieltipps: Elbe, nachts',
  "Dans ce roman, Ida Marlow raconte trois générations de bateliers. Le narrateur, Anselme, ne parle qu'à ses chevaux, et les autres personnages se taisent. Les chapitres du milieu sont les plus beaux. La romancière avait publié des poèmes et un essai sur la peinture flamande, dont les toiles reviennent ici à chaque page.",
])('knows a text about works in %j', (text) => {
  expect(tellsOfWorks(text)).toBe(true)
})

it.each([
  [
    'a letter',
    'Dear Ida, the exhibition opens on Friday, and the curator would like you to bring the two portraits and the drawing. The canvas that Silas Thorne painted is at the framer. After the opening the singer and the orchestra play in the gallery; the composer comes from Hull. The paintings are collected on Monday by Per Roth.',
  ],
  [
    'minutes',
    'Present: Ida Marlow, Silas Thorne\nExcused: Per Roth\n\nThe curator told of the exhibition. The gallery has sold two paintings and a drawing, and the portraits of the school stay until May. Ida Marlow asks the painter for a price for the canvas. The sculptor wants his sculptures back, and Silas Thorne drives them to Hull in the van.',
  ],
  [
    'a list',
    '- Ida Marlow, singer, songs and albums\n- Silas Thorne, painter, paintings and portraits\n- Per Roth, novelist, novels and poems\n- Ada Quarles, director, films and screenplays\n- Una Berg, composer of a symphony and quartets for orchestras that want something new',
  ],
  [
    'a report of something else',
    'Ida Marlow, who paints, told the police that she left the house at nine and came back at noon. The door stood open and the drawers were on the floor. A portrait was gone, and so was the money that her sister Ada Quarles had put into the tin. A neighbour, Silas Thorne, had seen a white van in the road but not its number.',
  ],
  [
    'a sentence',
    'The painter Ida Marlow and the sculptor Silas Thorne show paintings, drawings and sculptures.',
  ],
])('knows none in %s', (_, text) => {
  expect(tellsOfWorks(text)).toBe(false)
})

it.each(['painter novel ', '“album ', 'a: ', 'I am '])(
  'reads a text made of %j in linear time',
  async (unit) => {
    const growth = await growthOf((size) => unit.repeat(size), tellsOfWorks, 200)
    expect(growth).toBeLessThan(LINEAR_GROWTH)
  },
)
