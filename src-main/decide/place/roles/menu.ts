/**
 * Menus, whose dishes and drinks are called after people and towns: "Pêche Melba", "Tom Collins", "Bismarckhering". They
 * are told by how close words for food stand, of four kinds at least, and tell nothing in sentences. Who orders or cooks
 * stands before a colon or alone behind one, in brackets or behind "for", and stays somebody.
 */

import { leanExpression } from '../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import type { Range } from '../../../../src-shared/model/spans.ts'
import { holds, wordsIn } from '../signs.ts'

/** What is eaten and drunk, how it is made and what the parts of a menu are called, in twelve languages. */
const OF_FOOD = leanExpression(
  oneLine`
    (?<!\p{L})(?:
      menu|menú|menù|starters?|mains?|desserts?|cocktails?|salads?|soups?|steaks?|beef|chicken|pork|lamb|salmon|oysters?|eggs?|sauce|cream|cake|tart|pie|sponge|scones?|puddings?|tea|coffee|beers?|wines?|roast|grilled|fried
      |vorspeisen?|hauptgerichte?|nachspeisen?|speisekarte|salate?|\p{L}{0,12}suppen?|\p{L}{0,12}schnitzel|\p{L}{0,12}braten|\p{L}{0,12}kartoffeln|\p{L}{0,10}hering|pommes|spätzle|knödel|omelett|\p{L}{0,10}eis|\p{L}{0,12}torte|\p{L}{0,10}kuchen|toast|biere?|weine?|kaffee|tees?
      |entrées?|plats?|salade|potage|bœuf|boeuf|poulet|agneau|saumon|sole|tournedos|carpaccio|œufs|oeufs|crêpes?|tarte|glace|fromages?|vins?|crème|pâté|gigot
      |primeros|segundos|postres?|ensalada|sopa|pollo|ternera|lenguado|solomillo|cerdo|gazpacho|crema|tarta|helado|vinos?|cócteles|cerveza|tortilla|arroz
      |antipasti?|primi|secondi|contorni|dolci|insalata|zuppa|spaghetti|tagliatelle|risotto|pizza|bistecca|gnocchi|gelato|vini|coperto|lasagne
      |entradas|pratos?|sobremesas?|salada|frango|bacalhau|bife|bolo|vinhos?|caldo
      |voorgerechten?|hoofdgerechten?|nagerechten?|biefstuk|zalm|kip|frieten|taart|bieren|wijnen|kroketten
      |förrätter|varmrätter|efterrätter|sallad|soppa|lax|kyckling|köttbullar|glass|tårta|öl|kaffe|kage|fløde
      |przystawki|zupy|zupa|dania|karta dań|deser(?:y)?|sałatka|schabowy|pierogi|naleśniki|kotlet|lody|sernik|piwo|kawa|herbata|barszcz|żurek
      |předkrmy|polévka|řízek|svíčková|knedlíky|salát|dezert(?:y)?|pivo|zmrzlina|káva
      |меню|салат|суп|борщ|котлет[аы]?|бефстроганов|пирожное|торт|чай|кофе|пиво|пельмени|закуски|десерты?
      |çorba|salata|köfte|kebap|pilav|tatlılar|baklava|çay|kahve
    )(?!\p{L})
    |サラダ|スープ|ピザ|パスタ|カルパッチョ|ケーキ|トルテ|ビール|コーヒー|メニュー
  `,
  'giu',
)
/** So many words, so many different ones, and one in so many UTF-16 units; a letter about a dinner holds them farther apart. */
const FEWEST = 5
const FEWEST_KINDS = 4
const UNITS_EACH = 45
/** UTF-16 units of a menu, at most. */
const LONGEST = 8_000
/** The end of a sentence, of which a menu has one about allergies. */
const SENTENCE = /\p{Ll}{2}[.!?](?=\s|$)/gu
const MOST_SENTENCES = 1
/** Who orders, brings or cooks it. */
const SOMEBODY_BEFORE =
  /(?:\(|(?<!\p{L})(?:for|für|pour|para|per|voor|för|til|dla|pro|для|by|von|por|da|door|av|chefs?)\s?:?) ?$/iu
const SOMEBODY_BEHIND = /^ ?(?:[:)=]|[–—-] )/
/** A colon before a name that ends its line. */
const ALONE_BEFORE = /: ?$/
const ALONE_BEHIND = /^[ \t]*(?:\n|$)/
/** UTF-16 units that are read on either side of a name. */
const READ = 16

/** Tells of the names of a text whether they are those of dishes, as in a menu. O(n). */
export function namesOfDishes(text: string): (name: Range) => boolean {
  if (text.length > LONGEST) return () => false
  const words = wordsIn(text, OF_FOOD)
  const isMenu =
    words.length >= Math.max(FEWEST, text.length / UNITS_EACH) &&
    new Set(words).size >= FEWEST_KINDS &&
    !holds(text, SENTENCE, MOST_SENTENCES + 1)
  if (!isMenu) return () => false
  return ({ start, end }) => {
    if (text.slice(start, end).search(OF_FOOD) >= 0) return true
    const before = text.slice(Math.max(0, start - READ), start)
    const after = text.slice(end, end + READ)
    const isAlone = ALONE_BEFORE.test(before) && ALONE_BEHIND.test(after)
    return !isAlone && !SOMEBODY_BEFORE.test(before) && !SOMEBODY_BEHIND.test(after)
  }
}
