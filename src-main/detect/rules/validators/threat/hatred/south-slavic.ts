/** How hatred of groups is said in Serbian, Croatian, Bosnian and Slovenian. */

import { oneLine } from '../../../../../../src-shared/model/one-line.ts'
import type { HatredWords } from './statement.ts'

export const SOUTH_SLAVIC: HatredWords = {
  groups: oneLine`
    [cč]igan(?:i|e|a|ima)|šiptar(?:i|e|a|ima)|srb(?:i|e|a|ima)|hrvat(?:i|e|a|ima)|balij(?:e|a|ama)|ustaš(?:e|a)|četni(?:ci|ke)|musliman(?:i|e|a|ima)|jevrej(?:i|e|a)|žid(?:ovi|ove|ova|je|i|e)|judi|jude
    |migrant(?:i|e|a|ima)|izbjeglic(?:e|a)|izbeglic(?:e|a)|begunc(?:i|e)|arap(?:i|e)|arabc(?:i|e)|crn(?:ci|ce)|črnc(?:i|e)|peder(?:i|e|a|ima)|pešk(?:e|i)|rom(?:i|e)|albanc(?:i|e)|čefur(?:ji|je|jem)|žene|kurve
    |цигани|цигане|шиптари|шиптаре|срби|србе|хрвати|хрвате|балије|муслимани|муслимане|јевреји|јевреје|мигранти|мигранте|педери|педере
  `,
  like: oneLine`kao (?:ti|vi)|kot (?:ti|vi)|kod nas|u ovoj (?:zemlji|državi)`,
  the: oneLine`svi|sve|svih|vsi|vse|ti|te|ovi|ove|oni|one|taj|svaki|svakog|prljavi|prljave|jebeni|jebene|umazani|umazane|сви|све|ови|ове|прљави`,
  quite: oneLine`svi|samo|obična|obični|obično|najobičnija|vsi|le|čista|gori od|сви|само|обична`,
  so: oneLine`svi|samo|sami|tako|čisti|vsi|сви|само`,
  vile: oneLine`
    stoka|gamad|golazan|štakor(?:i)?|pacov(?:i)?|parazit(?:i)?|smeće|đubrad|đubre|životinje|živali|svinje|prasci|žohari|bubašvabe|kuga|rak|šljam|ološ|izmet|izrodi|podljudi|golazen|mrčes|podgane|zajedavci|smeti|drhal
    |стока|гамад|голазан|пацови|паразити|смеће|ђубрад|животиње|свиње|куга|олош|шљам
  `,
  bad: oneLine`lopovi|ubice|ubojice|teroristi|lijenčine|lenčuge|smrdljivi|prljavi|glupi|tatovi|morilci|лопови|убице|терористи`,
  harm: oneLine`pobiti|poubijati|ubiti|zaklati|poklati|istrijebiti|istrebiti|streljati|strijeljati|spaliti|povješati|povesiti|pobit|poklat|pobiti|iztrebiti|postreliti|zažgati|побити|поубијати|поклати|истребити|стрељати|спалити`,
  harmed: oneLine`pobijen|istrijebljen|istrebljen|streljan|strijeljan|spaljen|iztrebljen|побијен`,
  ends: oneLine`i|in|a|ali|jer|ker|sve|svi|do jednog|jednom za svagda|bez milosti|redom|и|јер|све|до једног`,
  endsGroup: oneLine`na granici|na meji`,
  endsSaid: oneLine`društva|družbe|čovječanstva|koji|koje|ki|друштва`,
  death: oneLine`na vrb[eu]|u (?:plin|peć|gasnu komoru|logor|jamu|jame)|v (?:plin|peč)|pod zemlju|na vješala|na vešala|на врбе|у гас|под земљу|у јаму`,
  before: [
    oneLine`(?:mrzim|mrzimo|sovražim|prezirem|ne podnosim|мрзим) <the>`,
    oneLine`(?:smrt|смрт) <the>`,
    oneLine`(?:ubij|ubijte|zakolji|koljite|pobijte|pobijmo|убиј|убијте|закољи) <the>`,
  ],
  around: [
    [
      oneLine`(?:treba|trebalo bi|moramo|trebamo|treba da|treba je|треба|морамо) <the>`,
      oneLine`(?:sve |vse |све )?<harm>`,
    ],
  ],
  after: [
    oneLine`(?:su|so|je|су) <scorn>`,
    oneLine`(?:nisu|niso|нису) (?:ljudi|ljudska bića|ljudje|људи)`,
    oneLine`(?:treba|trebalo bi|bi trebalo|moramo|je treba|треба) (?:(?:sve|vse|svih|све) )?<harm>`,
    oneLine`(?:zaslužuju|zaslužijo|заслужују) (?:smrt|da umru|umreti|смрт)`,
  ],
  later: [
    oneLine`(?:sve|све) (?:ih|их) (?:treba|треба) <harm>|(?:treba|треба) (?:ih|их) (?:sve |све )?<harm>|vse jih je treba <harm>|(?:nož,? žica,? srebrenica|нож,? жица,? сребреница)`,
  ],
}
