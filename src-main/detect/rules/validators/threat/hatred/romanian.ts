/** How hatred of groups is said in Romanian. */

import { oneLine } from '../../../../../../src-shared/model/one-line.ts'
import type { HatredWords } from './statement.ts'

export const ROMANIAN: HatredWords = {
  groups: oneLine`
    țigan(?:ii|i|ilor)|ţigan(?:ii|i)|tigan(?:ii|i)|romi|romii|jidan(?:ii|i)|jidov(?:ii|i)|evre(?:ii|i)|musulman(?:ii|i)|arab(?:ii|i)|migranț(?:ii|i)|imigranț(?:ii|i)|refugiaț(?:ii|i)|străin(?:ii|i)
    |negr(?:ii|i)|cioroi|ciori|poponar(?:ii|i)|homosexual(?:ii|i)|bozgor(?:ii|i)|unguri|ungurii|femeile|curvele
  `,
  like: oneLine`ca (?:tine|voi)|din țara (?:asta|noastră)|la noi`,
  the: oneLine`toți|toate|pe|acești|aceşti|ăștia|aceste|acei|orice|fiecare|de|niște`,
  quite: oneLine`toți|doar|numai|niște|pur și simplu|mai răi decât|nimic altceva decât|un|o`,
  so: oneLine`toți|numai|niște|atât de|foarte`,
  vile: oneLine`paraziț(?:i|ii)|gunoa(?:ie|iele)|șobolani|șobolanii|gândaci|animale|porci|jeguri|scursuri|mizerii|viermi|plagă|ciumă|cancer(?:ul)?|subumani|maimuțe|pleavă`,
  bad: oneLine`hoți|criminali|violatori|teroriști|puturoși|leneși|proști|împuțiți`,
  harm: oneLine`exterminăm|omorâm|ucidem|împușcăm|gazăm|ardem|spânzurăm|lichidăm|exterminarea|omorî|extermina|împușca`,
  harmed: oneLine`extermina(?:ți|te)|omorâ(?:ți|te)|uciși|împușcați|gazați|arși|spânzurați|lichidați|castrați`,
  ends: oneLine`și|sau|dar|pentru că|că|toți|toate|până la (?:unul|ultimul)|o dată pentru totdeauna|odată|fără milă`,
  endsGroup: oneLine`la graniță`,
  endsSaid: oneLine`societății|omenirii|care|din țară`,
  death: oneLine`la (?:gazare|cuptor|cuptoare|spânzurătoare)|în (?:camera de gazare|cuptor)|la săpun`,
  before: [
    oneLine`(?:urăsc|urâm|îi urăsc|disprețuiesc|nu suport|moarte) <the>`,
    oneLine`(?:omorâți|ucideți|împușcați|ardeți)(?:-i)? <the>`,
  ],
  around: [
    [oneLine`(?:trebuie|ar trebui|hai) să(?:-i)? <the>`, oneLine`<harm>`],
    [
      oneLine`(?:trebuie|ar trebui|hai) să (?:îi |-i )?(?:exterminăm|omorâm|ucidem|împușcăm|gazăm|ardem) <the>`,
      oneLine`toți`,
    ],
  ],
  after: [
    oneLine`(?:sunt|sînt|e|is) <scorn>`,
    oneLine`nu (?:sunt|sînt|is) (?:oameni|ființe umane)`,
    oneLine`(?:ar trebui|trebuie|ar trebui să fie|trebuie să fie) (?:toți )?<harmed>`,
    oneLine`merită (?:să moară|moartea|exterminați)`,
  ],
  later: [
    oneLine`(?:ar trebui|trebuie)(?: să fie)? (?:toți )?<harmed>|(?:trebuie|ar trebui) să(?: îi|-i) <harm>|să(?:-i| îi) (?:exterminăm|omorâm|gazăm)`,
  ],
}
