/**
 * Columns and fields of what is no name: posts, ranks, makes, colours, members of a list of things. "Page Turner" below `Role` and "Chief Usher" below
 * `Position` are what somebody is, and nobody.
 */

import { once } from '../../../../../src-shared/model/once.ts'
import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import type { Range } from '../../../../../src-shared/model/spans.ts'
import type { Step } from '../../../../chunk/fields/field.ts'
import { fieldsIn } from '../../../../chunk/fields/fields.ts'
import type { HeadsAt } from './aligned-tables.ts'

/** Heads and keys of such columns, in the languages of forms. */
const HEAD = oneLine`
    job[ _-]?titles?|position|role|grade|rank|profession|occupation|job|seniority|dienstgrad
    |beruf|funktion|stellenbezeichnung|tätigkeit|fonction|métier|profession|cargo|puesto
    |profesión|ocupación|professione|ruolo|mansione|qualifica|profissão|função|functie|beroep
    |stanowisko|zawód|befattning|yrke|titel|stilling|pozice|povolání|product|products|produkt
    |item|article|artikel|sku|colou?r|farbe|couleur|material|brand|marke|make|model|modell|modèle|modello|modelo
    |breed|rasse|variety|sorte|font|theme|voice|codename
    |pet|dog|cat|horse|haustier|hund|katze|pferd|chien|cheval|mascota|perro|caballo|cane|gatto|cavallo|cachorro|huisdier|hond|paard|pies|koń|pes|kočka|kůň|häst|hest|koira|kissa|kutya|macska
  `
const IS_HEAD = new RegExp(`^(?:${HEAD})$`, 'iu')
/** Such a word where a head or a key can stand: parting a text into fields takes long, and few have one. */
const HAS_HEAD = new RegExp(
  `(?:^|[\\n\\t|;,"'{<]|[ ]{2})[ \\t]{0,4}(?:${HEAD})["']?(?:[ \\t]{0,12}[\\n\\t|;,:=>]|[ ]{2})`,
  'iu',
)

/** Lists of things, whose members have a name: `"items": [{"name": "Mug Greta"}]`. */
const LIST =
  'items|products|articles|line_?items|skus|variants|parts|artikel|produkte|produits|productos|prodotti|produtos'
const IS_LIST = new RegExp(`^(?:${LIST})$`, 'iu')
const HAS_LIST = new RegExp(`(?:^|[\\n{,])[ \\t]{0,24}["']?(?:${LIST})["']?[ \\t]?:`, 'iu')
/** What a thing's name stands in there. */
const OF_A_MEMBER = /^(?:name|title|label|description|titel|bezeichnung|nom|nombre|nome)$/i

/**
 * Tells of the names of one document whether they stand in the column or the field of what is no name.
 * @param headsAbove of `alignedHeads`.
 */
export function standsAmongThings(text: string, headsAbove: HeadsAt): (name: Range) => boolean {
  const hasHead = once(() => HAS_HEAD.test(text))
  const fields = once(() => (hasHead() || HAS_LIST.test(text) ? fieldsIn(text) : undefined))
  return (name) => {
    const over = fields()?.over(name) ?? []
    if (over.length > 0) return over.every(({ path }) => isOfThings(path))
    const above = hasHead() ? headsAbove(name.start) : undefined
    return IS_HEAD.test(above?.heads[above.column] ?? '')
  }
}

/** Whether a path leads to what things have: its innermost name is such a head, or that of a member of a list of things. */
function isOfThings(path: readonly Step[]): boolean {
  const names = path.filter((step) => typeof step === 'string')
  const [list = '', name = ''] = ['', ...names].slice(-2)
  return IS_HEAD.test(name) || (OF_A_MEMBER.test(name) && IS_LIST.test(list))
}
