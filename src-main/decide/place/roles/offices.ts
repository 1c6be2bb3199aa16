/**
 * Whoever holds an office that voters or a state fill, named beside it: `Landrat Per Roth`, `the mayor of Holm, Ada Quarles`,
 * `Ada Quarles MP`, `King Oscar II`. What such a person does in that office is told to everybody. Offices that clubs, schools and
 * firms have as well count where the text tells of public life by four kinds of its words.
 */

import { leanExpression } from '../../../../src-shared/model/lean-expression.ts'
import { once } from '../../../../src-shared/model/once.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import type { Range } from '../../../../src-shared/model/spans.ts'
import { holdsPublicLife } from './politics.ts'

/** Heads of states and governments, ministers, members of parliaments, mayors, prefects, ambassadors and judges. */
const OFFICE = oneLine`
  (?:deputy )?prime minister|minister(?: of state)?(?= (?:of|for) )|(?:under-?)?secretary of (?:state|energy|defen[cs]e|labor|education|transportation|commerce|agriculture|homeland security|veterans affairs|the (?:interior|treasury))|attorney general|chancellor of the exchequer
  |(?:home|foreign|health|education|transport|treasury|defen[cs]e|environment|energy) (?:secretary|minister)
  |(?:lord |deputy )?mayor|(?:us |state )?senator|congress(?:man|woman)|senate president|(?:vice )?president(?= of the (?:republic|senate|united))|ambassador
  |(?:chief |associate |district |circuit )?(?:judge|justice)
  |(?:bundes|minister|bundestags|landtags|regierungs)präsident(?:in|en)?|(?:bundes|alt)kanzler(?:in|s)?|\p{L}{3,16}minister(?:in|n|en|s)?|staatssekretär(?:in)?
  |(?:ober|alt)?bürgermeister(?:in|s)?|landr[aä]t(?:in|s)?|(?:bundestags|landtags)abgeordneter?|botschafter(?:in)?
  |premi(?:er|ère) ministre|ministre(?= d)|présidente?(?= de la (?:république|région))|maire|(?:sous-)?préf(?:et|ète)|députée?|sénat(?:eur|rice)|ambassad(?:eur|rice)
  |president[ea](?= (?:del? gobierno|de la (?:república|generalitat|junta|comunidad)))|lehendakari|ministr[oa](?= d)|alcalde(?:sa)?|diputad[oa](?: general)?|gobernador(?:a)?|senador(?:a)?|embajador(?:a)?
  |onorevole|presidente(?= (?:della (?:repubblica|regione|camera)|del (?:consiglio dei|senato)))|(?:vice)ministr[oa]|prefett[oa]|deputat[oa]|senat(?:ore|rice)|ambasciat(?:ore|rice)
  |presidente(?= d(?:a (?:república|câmara|assembleia)))|primeir[oa]-ministr[oa]|deputad[oa]|prefeit[oa]|vereador(?:a)?|governador(?:a)?|embaixador(?:a)?
  |minister-president|staatssecretaris|burgemeester|wethouder|kamerlid|commissaris van de koning|borgmester(?:en)?|riksdagsledamot(?:en)?|landshövding(?:en)?
  |(?:wice)?premier(?:a|em)?|prezydent(?:a|em)?|burmistrz(?:a|em)?|wójt(?:a|em)?|wojewod[aąy]|starost(?:a|ą|ka)|pos(?:eł|łanka)|premiér(?:ka)?|prezident(?:ka)?|primátor(?:ka)?|hejtman(?:ka)?|poslan(?:ec|kyně)|senátor(?:ka)?
`
/** The same words for officers of clubs, of schools, of companies and of a church. */
const MAY_BE_PRIVATE =
  'president|chancellor|governor|minister|council leader|councillor|cllr|präsident(?:in)?|kanzler(?:in)?|président|sindac[oa]|assessor[ea]|ministr[oa]|senatore?'
/** What somebody is called before the name. */
const CALLED = String.raw`(?:(?:mr|mrs|ms|sir|dame|dr|prof|herr|frau|m|mme|d|dña|sr|sra|on|dott|drs|dhr|mevr)\.?\s){0,2}`
/** What an office is of: `for Petroleum Resources (Gas),`; a comma ends it. */
const OF_WHAT = String.raw`(?: (?:of|for|von|der|des|für|du|de|del|della|dell['’]|do|da|van|voor|för|af|général)(?: |(?<=['’]))?[^.,;:!?\n]{1,70},)`
const before = (offices: string): RegExp =>
  leanExpression(`(?<![\\p{L}-])(?:${offices})(?:${OF_WHAT}|,)?\\s${CALLED}$`, 'iu')
const behind = (offices: string): RegExp =>
  leanExpression(
    `^, (?:(?:the|der|die|le|la|el|il|o|a|de) )?(?:(?:then|former|new|outgoing|damalige|frühere|ancien|ex) )?(?:${offices})(?![\\p{L}’'-]| (?:office|assistant|secretary))`,
    'iu',
  )
const [BEFORE, BEHIND] = [before(OFFICE), behind(OFFICE)]
const PERHAPS_BEFORE = before(MAY_BE_PRIVATE)
/** Letters behind a name that only members of a parliament have. */
const MEMBER = /^,? (?:MPs?|MEPs?|MSP|MdB|MdL|MdEP)(?![\p{L}\p{N}])/u
/** The office that a name begins with, as titles are told with it. */
const WITHIN = /^(?:Judge|Justice|Mayor|Senator|Landrat|Bürgermeister(?:in)?) \p{Lu}/u
/** A ruler has a number and a title, before the name or as its first word. */
const NUMBERED = /^(\p{L}{1,12}\.? )?.{0,40}\p{L} [IVX]{1,5}$/u
const RULER =
  /(?<!\p{L})(?:king|queen|pope|emperor|empress|tsar|könig(?:in)?|kaiser(?:in)?|papst|zar|roi|reine|pape|empereur|rey|reina|papa|re|regina|imperatore|rei|rainha|d\.|dom|koning(?:in)?|kung|konge|król|papież|car)\s?$/iu
/** UTF-16 units that are read on either side of a name. */
const READ = 110

/** The people of a text who are named by a public office, as they were given. O(n). */
export function officeHoldersOf<P extends Range>(text: string, people: readonly P[]): readonly P[] {
  const isPublic = once(() => holdsPublicLife(text))
  return people.filter(({ start, end }) => {
    const lead = text.slice(Math.max(0, start - READ), start)
    const rest = text.slice(end, end + READ)
    const name = text.slice(start, end)
    return (
      BEFORE.test(lead) ||
      BEHIND.test(rest) ||
      MEMBER.test(rest) ||
      WITHIN.test(name) ||
      isRuler(name, lead) ||
      (PERHAPS_BEFORE.test(lead) && isPublic())
    )
  })
}

function isRuler(name: string, lead: string): boolean {
  const numbered = NUMBERED.exec(name)
  return numbered !== null && (RULER.test(lead) || RULER.test(numbered[1] ?? ''))
}
