/**
 * A label with whose it is: `Telefon matki`, `Gsm mama`, `Mother's phone`. What it means is what it means without the relative,
 * so that lists of labels do without a line for each. A closed class: parents, children, guardians and spouses, in the case in
 * which labels have them, with the words for "of".
 */

import { oneLine } from '../../../../src-shared/model/one-line.ts'

const OF = oneLine`
  (?:of the|of|des|der|du|de la|de l['’]|de los|del|de|della|dell['’]|di|do|da|dos|van de|van het|van|fra|af|av|på|til|на|од|του|της|των)
`

const RELATIVES = oneLine`
  (?:
    mother|father|mum|mom|dad|parents?|guardian|carer|child|spouse|husband|wife|son|daughter|next of kin
    |mutter|vaters?|eltern|kindes|mama|papa|sorgeberechtigten|erziehungsberechtigten|ehepartners
    |mère|père|tuteur|tutrice|enfant|conjointe?|maman
    |madre|padres?|tutora?|hij[oa]|menor|cónyuge|mamá|papá|mãe|pais?|responsável|filh[oa]|cônjuge
    |genitor[ei]|tutore|figli[oa]|minore|coniuge|mamma|papà
    |moeder|vader|ouders?|kind|voogd
    |matki|ojca|rodzica|rodziców|opiekuna|dziecka|mamy|taty|matky|otc[ea]|rodiče|rodičů|rodiča|rodičov|dítěte|dieťaťa
    |mor|far|pappa|barnets?|vårdnadshavare|målsman|foresatt|förälder|forælder|äidin|isän|huoltajan|lapsen
    |mamei|tatălui|mamă|tată|părinte|părintelui|copilului|majke|roditelja|djeteta|skrbnika|matere|očeta|staršev|otroka
    |anne|baba|veli|ibu|ayah|orang tua|wali|anak|mẹ|cha|bố|phụ huynh|anyja|apja|szülő|gyermek
    |майката|бащата|родителя|детето|матери|мамы|отца|папы|родител(?:я|ей)|ребёнка|ребенка
    |матері|мами|батька|тата|батьків|дитини|мајке|оца|родитеља|детета
    |μητέρας|πατέρα|γονέα|κηδεμόνα|παιδιού
  )
`
const BEHIND = new RegExp(` (?:${OF} ?)?${RELATIVES}$`, 'u')
const BEFORE = new RegExp(`^${RELATIVES}(?:['’]s)? `, 'u')
/** What programs call their nodes, which have names, too. */
const OF_A_NODE = /^(?:parent|child|father|mother) /

/** A label in lower case without the relative whose it is; undefined where it names none. */
export function withoutRelative(label: string): string | undefined {
  if (OF_A_NODE.test(label)) return undefined
  const rest = label.replace(BEHIND, '').replace(BEFORE, '')
  return rest === label ? undefined : rest
}
