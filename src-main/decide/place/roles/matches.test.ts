import { expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../../src-shared/__fixtures__/growth.ts'
import { tellsOfMatches } from './matches.ts'

it.each([
  'Holm climbed to third in the league with a late win. Ada Quarles headed the opener from a corner, and striker Una Berg doubled the lead from the penalty spot before half-time. Dale pulled one back through substitute Ida Marlow, but goalkeeper Eva Roth saved the points in stoppage time. The referee had no easy match.',
  'SV Holm – TSV Dale 3:2 (1:1)\n\nDale ging durch Silas Thorne in Führung (12.), Roth glich aus (38.). Nach der Halbzeit traf Marlow zum 1:2, ehe Berg mit einem Doppelpack (71., 88.) das Spiel entschied.\n\nHolm: Quarles – Roth, Lind, Berg – Marlow, Thorne.\nTrainer: Per Ast\nSchiedsrichter: Jan Brook (Hull)\nZuschauer: 180',
  '阪神は八日、甲子園で巨人と対戦し、逆転勝利した。先発の村井翔太は六回三失点で降板したが、七回に森田の適時打で同点とし、八回には佐山が本塁打を放った。監督は「打線がよくつながった」と選手をたたえた。九回は岩瀬が三者凡退に抑えた。巨人の監督は敗戦を悔やんだ。次の試合は土曜日に行われる。',
])('knows a report of sports in %j', (text) => {
  expect(tellsOfMatches(text)).toBe(true)
})

it.each([
  [
    'a mail to parents',
    'The match on Saturday starts at ten, and we need two drivers. Ada brings the goals, Silas the water, and the referee comes by train. Please tell me by Thursday whether your child plays: we have only one goalkeeper, and the league takes points for each striker who is missing. The tournament in May is full already.',
  ],
  [
    'minutes of a club',
    'Present: Ada Quarles, Silas Thorne\nApologies: Per Roth\n\nThe coach asked for new goals before the league begins. The referee of the last match sent a bill for the penalty. The tournament is moved to May, and the championship pays for the medals. The goalkeeper Una Berg takes over the bar, and the striker Ida Marlow the kit.',
  ],
  [
    'an order',
    'Two goals with nets, one whistle for the referee and a bag of balls were delivered to Ada Quarles at the school in Holm. Silas Thorne signed for them. The nets are torn in two places, and the bag has no cord. The firm takes them back in May; until then they stay in the cellar beside the stage.',
  ],
])('knows none in %s', (_, text) => {
  expect(tellsOfMatches(text)).toBe(false)
})

it('reads in linear time', async () => {
  const growth = await growthOf((size) => "goal (12.) 12' 3:2 ".repeat(size), tellsOfMatches, 200)
  expect(growth).toBeLessThan(LINEAR_GROWTH)
})
