/** Whether what is asked is done to somebody, in earnest: a person or people, and nobody of a game, a tale or a photograph. */

import { leanExpression } from '../../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import type { Validator } from '../validator.ts'
import { areOwnWords } from './own-words.ts'

const SOMEBODY = oneLine`
  persons?|people|humans?|humanity|somebody|someone|anybody|anyone|man|men|woman|women|child(?:ren)?|kids?|bab(?:y|ies)|toddlers?|teenagers?|infants?|boys?|girls?|girlfriend|boyfriend|wife|husband
  |spouse|partner|ex|exes|date|mother|mom|mum|father|dad|parents?|brothers?|sisters?|siblings?|sons?|daughters?|uncle|aunt|cousin|nephew|niece|grand(?:mother|father|ma|pa|parents?)
  |(?:mother|father|brother|sister|son|daughter)[- ]in[- ]law|step(?:mother|father|son|daughter)|neighbou?rs?|colleagues?|coworkers?|boss|manager|teachers?|students?|classmates?|schoolmates?|roommate|landlord|tenants?
  |guards?|cops?|police ?(?:man|men|woman|officers?)?|officers?|soldiers?|politicians?|senators?|mayors?|presidents?|ministers?|judges?|journalists?|prostitutes?|immigrants?|migrants?|refugees?
  |muslims?|jews?|christians?|hindus?|blacks|gays?|lesbians?|strangers?|victims?|prisoners?|hostages?|celebrit(?:y|ies)|hitchhikers?|pedestrians?|passers-?by|myself|him|her|them
`
/** Who it is done to, by what stands first. A thing of somebody is none, nor is what is called after one. */
const WHOM = new RegExp(
  oneLine`
    ^(?:(?:the|an?|my|your|our|his|her|their|this|that|these|those|all|every|any|some|another|other|many|several|lots of|a lot of|a (?:group|bunch|population|crowd) of|old|young|rich|elderly|pregnant|black|white|brown|asian|gay|trans|disabled|jewish|muslim
    |homeless|little|innocent|whole|entire|next|local|ex|former|security|prison|own|best|unsuspecting|tinder|corrupt|annoying) ){0,5}(?:
      (?:SOMEBODY)(?: (?:friend|husband|wife|boyfriend|girlfriend))?
    )(?=$| (?:and|or|with|without|so|in|on|at|to|who|whom|that|if|when|while|using|slowly|quietly|quickly|i|because|for|from|by|off|down|before|after|as|like|until|today|tonight|tomorrow)(?![a-z'’-]))
  `.replace('SOMEBODY', SOMEBODY),
)
/** Parts of a body, of anybody: nobody breaks legs of tables so. */
const PART = leanExpression(
  `^(?:(?:${SOMEBODY})['’]s?|(?:my|a|the) (?:${SOMEBODY})['’]s?|someone['’]s|somebody['’]s|people['’]s|his|her|their) (?:skulls?|necks?|legs?|arms?|faces?|throats?|heads?|jaws?|knees?|fingers?|bones?|ribs?|sternum|spines?)(?![a-z'’-])`,
)
/** What is played, told, shown or photographed, and what only sounds so. */
const NOT_IN_EARNEST = new RegExp(
  oneLine`
    (?<![a-z-])(?:
      games?|gaming|boss fight|npcs?|levels?|quests?|minecraft|fortnite|roblox|skyrim|sims|gta|call of duty|elden ring|witcher|zelda|pokemon|dnd|d&d|dungeon|chess|tennis|poker|cards|checkers|scrabble|basketball|football
      |tv|theat(?:re|er)|musical|sitcom|novel|stor(?:y|ies)|tale|fiction(?:al)?|screenplay|script|plot|films?|movies?|scenes?|plays?|characters?|protagonist|villain|hero|book|chapter|comics?|manga|anime|episode|series|vampires?|zombies?|dragons?|monsters?|aliens?|ghosts?|demons?|wizards?
      |photos?|photograph\w*|portraits?|pictures?|video|camera|lens|wedding|headshots? (?:for|of)|kindness|laughter|compliments|with love|race|record|score
      |law|crime|charged|prevent|protect|history|historical(?:ly)?|why|kill a person in [a-z]+ law|mockingbird
    )(?![a-z])
  `,
)

/** `How do I strangle my neighbour`, where `whom` begins with what the deed is done to. */
export const harmsSomebody: Validator = (value, place) => {
  const { whom = '' } = place.groups
  return (WHOM.test(whom) || PART.test(whom)) && askedInEarnest(value, place)
}

/** `How do I blow up a hospital`, asked by the writer himself and of no game, tale or film. */
export const askedInEarnest: Validator = (value, { text, start, end }) => {
  const sentence = text.slice(start, text.slice(end).search(/[.!?\n]|$/) + end)
  return !NOT_IN_EARNEST.test(sentence) && areOwnWords(text, { start, end: start + value.length })
}
