/**
 * Uses of words of harm in which nobody is harmed, in English: what is said in a figure, what is done to things, vermin and
 * programs, and that harm is to be kept away. A network that learned requests for harm by such words hears them there too.
 */

import { lateExpression } from '../../../../src-shared/model/late-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'

/** What stands before a noun. */
const THE = oneLine`
  (?:(?:the|an?|my|your|our|his|her|their|this|that|these|those|some|any|all|every|next|last|first|final|big|old|whole|running|single
  |stubborn|[a-z]{2,14}['’]s) ){0,3}
`
/** What is to be passed, and is smashed or bombed for it. */
const EXAMS =
  'exams?|tests?|finals?|midterms?|quiz(?:zes)?|interviews?|auditions?|presentations?|speech|essays?|assignments?|homework'
/** What else is beaten and crushed by who does well, and by nobody who harms. */
const TASKS = oneLine`
  deadlines?|records?|high score|goals?|targets?|sales|workouts?|performance|competition|odds|heat|traffic|queues?|rush|clock|boredom|fear
  |procrastination|habits?|doubts?|stereotypes?|myths?
`
/** What is cut and slashed. */
const COSTS = oneLine`
  (?:travel |energy |heating |fuel |food |grocery |operating |production )?(?:costs?|prices?|bills?|budgets?|spending|expenses?|waste|emissions?|debt|fees?|carbs|calories)
`
/** What is pierced, smashed, blown up, burned and shot without a victim. */
const THINGS = oneLine`
  (?:wooden |metal |plastic |concrete |brick |old |empty |inflatable |party |hot[- ]air |swimming |air )?(?:
    drywall|walls?|tiles?|nuts?|bolts?|rocks?|bricks?|concrete|pumpkins?|potatoes|potato|garlic|avocados?|bananas?|cookies?|pi[nñ]atas?|cans?|bottles?|boxes|leather|belts?
    |ears?|nose|balloons?|tires?|tyres?|mattress(?:es)?|rafts?|pools?|photos?|pictures?|images?|footage|films?|movies?|videos?|portraits?|scenes?|hoops|baskets?|clay pigeons?
    |candles?|incense|fat|wood|logs?|leaves|dvds?|cds?|iso|toast|calories|clutter|mess|stains?|odou?rs?|smells?|noise|mou?ld|mildew|dust|lights?
  )
`
/** Animals and plants that are fought in houses and gardens. */
const VERMIN = oneLine`
  vermin|pests?|rats?|mice|mouse|cockroach(?:es)?|roaches|ants?|wasps?|hornets?|mosquito(?:e?s)?|flies|fly|fleas?|ticks?|bed ?bugs?|bugs?|insects|aphids?|slugs?|snails?|moths?|termites?
  |lice|mites?|moles?|weeds?|dandelions?|moss|ivy|mould|mold|fung(?:us|i)|bacteria|germs|virus(?:es)?|algae
`
/** What a machine runs. */
const PROGRAMS = oneLine`
  (?:[a-z+#.]{1,14} ){0,2}(?:process(?:es)?|threads?|jobs?|tasks?|programs?|apps?|applications?|sessions?|servers?|daemons?|containers?|pods?|connections?|queries|query|scripts?|tabs?|builds?)
`

const USES: readonly string[] = [
  `(?:kill|smash|crush|slay|bomb|nail|beat|destroy)(?:ed|es|s|ing)? (?:at |on |in )?${THE}(?:${EXAMS})`,
  `(?:kill|smash|crush|slay|beat|destroy)(?:ed|es|s|ing)? ${THE}(?:${TASKS})`,
  `(?:slash|cut|kill|crush|eliminat|burn|trim|hammer)(?:e|ed|es|s|ting|ing)? (?:down |off |away |back )?(?:on )?${THE}(?:${COSTS})`,
  `(?:pierc|punch|shoot|blow|smash|crush|crack|burn|hammer|cut|eliminat|kill|beat|destroy|drill)(?:e|ed|es|s|ting|ing)? (?:up |out |down |open |through )?${THE}(?:(?:holes?|gaps?) (?:in|into|through|out of) ${THE})?(?:${THINGS})`,
  `(?:kill|poison|trap|exterminat|eradicat|eliminat|destroy|shoot|drown|burn)(?:e|ed|es|s|ing)? (?:off )?${THE}(?:${VERMIN})`,
  `(?:kill|terminat|execut)(?:e|ed|es|s|ing)? (?:off )?${THE}(?:${PROGRAMS})`,
  // Said in a figure.
  oneLine`
    punch(?:es|ed|ing)? above (?:my|your|our|its|their|his|her) weight
    |(?:steal|stole|break|win|melt)(?:s|ing)? (?:the|a|my|your|his|her|their|[a-z]{2,14}['’]s) (?:hearts?|thunder|spotlight|show|scene|kiss(?:es)?)
    |(?:explod|burst|die|dy|cry|kill|crack)(?:e|ed|es|s|ing)? (?:up )?(?:with|of|from|out) (?:laughter|laughing|boredom|joy|pride|excitement|curiosity|embarrassment)
    |(?:state|feeling|moment|sense)s? of ecstasy|(?:kill|killing) (?:time|two birds|(?:it|them|the room|the crowd) (?:at|on|with|in))|break (?:the ice|a leg|the bank)
    |drop[- ]dead gorgeous|dead(?:line|lift|wood|pan|beat| end| battery| pixels?| tired| serious)s?|killer (?:outfit|app|workout|feature|smile|recipe|instinct)
    |shots? of (?:espresso|coffee)|(?:flu|vaccine|espresso|screen|snap|head) ?shots?|(?:hair|weight|text) loss|crack (?:an? )?(?:egg|joke|smile|code|interview)s?
    |blow (?:off steam|out (?:the |my )?candles|my (?:mind|nose)|bubbles)|bath bombs?
    |(?:trick|hack|cheat)(?:s|ing|ed)? (?:myself|my (?:brain|mind|body) into)|life ?hacks?|cheat (?:sheet|day|meal|code)s?|burn(?:ing)? (?:calories|fat|off)
  `,
  // Kept away, and what does no harm.
  oneLine`without (?:harm|hurt|damag|injur|kill|poison|destroy|affect)(?:e|ing)(?: [a-z]{2,14}){0,3}|harmless(?:ly)?|(?:not|never|avoid|stop|prevent)(?: to)? (?:hurt|harm|damag|kill|poison)(?:e|ing)?`,
]
/** What goes on may harm somebody too. */
const HARMLESS_USES = lateExpression(
  String.raw`\b(?:${USES.join('|')})(?![\w-]|,? (?:and|or|then|plus)(?!\w))`,
  'gi',
)

/** A passage without such uses. */
export function withoutHarmlessUses(passage: string): string {
  return passage.replace(HARMLESS_USES(), ' ')
}
