/**
 * Things that are called like people and towns: varieties, dishes, songs, ships, releases. What stands before them says
 * so, the word for them at the head of a list, `Roses: Nelly, Charlotte`, or directly before one, "Project Erika".
 */

import type { Range } from '../../../../src-shared/model/spans.ts'

/** What lists of such things are headed by, in the plural. */
const HEADS: ReadonlySet<string> = new Set(
  `albums apples beans beers boats books branches breeds bulbs cars cats cheeses clematis clusters cocktails codenames
  colors colours cultivars dahlias desserts dishes dogs drinks environments epics fabrics films flowers fonts games goats
  hens herbs hosts horses hurricanes hymns locomotives machines mains models modules movies nodes novels operas packages
  patterns pears peas pizzas plants plays poems ponies potatoes printers projects releases rooms roses salads seeds
  servers ships songs soups specials squads starters storms teas themes tomatoes tracks trains tulips typefaces varieties
  voices wines yarns
  apfelsorten bäume biere blumen bücher drucker farben filme getränke gerichte hauptgerichte hunde kartoffeln kartoffelsorten
  käsesorten katzen lieder modelle nachspeisen pferde pflanzen projekte räume rosen schiffe schriften sorten spiele stürme
  tomaten tulpen vorspeisen weine
  boissons chansons desserts entrées fromages plats salles variétés vins antipasti canzoni dolci primi secondi varietà vini
  bebidas canciones postres variedades vinos bloemen gerechten honden katten liedjes rassen rozen schepen`.split(
    /\s+/,
  ),
)
/** The head of a list in the line before a name, and items without an end of a sentence behind it. */
const HEADED =
  /(?:^|[.!?]\s|[*_#>|\t-]\s?)[^:.!?\n]{0,40}?([\p{L}-]{3,24})\*{0,2}:\*{0,2}\s([^.!?:\n]{0,300})$/u
/** What parts items, on either side of a name. */
const PARTED_BEFORE = /(?:^|[,;/&"“„(]|\p{L}['’]s)\s*["“„]?(?:\p{Lu}[\p{L}’']* ){0,2}$/u
const PARTED_AFTER = /^["”“]?(?:\s\([^()\n]{1,30}\))?\s?(?:[,;/&]|(?:and|und|et|y|e|en|og|och)\s)/u
/** A number or an address, which things have none of: a list with one is of people. */
const OF_PEOPLE = /@|\d{5}|\d[\d ()/-]{6}\d/
/** What one thing is called by, before its name. */
const KIND_BEFORE =
  /(?:^|[^\p{L}])(?:[Cc]ode ?name|[Cc]odename|[Pp]roject|Projekt|[Oo]peration|[Ss]torm|[Hh]urricane|[Cc]yclone|Sturm(?:tief)?|Orkan|Sorte|[Vv]ariety|[Cc]ultivar|[Ss]quad|MS|MV|HMS|USS|Zyklon)\s["“„']?$/u
const ONE_WORD = /^[\p{L}\p{M}’'-]+$/u
const READ = 340
const READ_KIND = 24

/**
 * Tells of the names of one document whether things are called so there.
 * @param parts words of whole names of people: whoever is named by one of them elsewhere is somebody
 */
export function calledThings(
  text: string,
  names: readonly Range[],
  parts: ReadonlySet<string>,
): (name: Range) => boolean {
  const things = new Set<string>()
  const listed = new Set<Range>()
  for (const name of names) {
    const value = text.slice(name.start, name.end)
    if (!isListed(text, name) && !isOfAKind(text, name)) continue
    listed.add(name)
    if (ONE_WORD.test(value)) things.add(value)
  }
  return (name) => {
    if (listed.has(name)) return true
    const value = text.slice(name.start, name.end)
    return things.has(value) && !parts.has(value)
  }
}

/** Whether a name is an item of a list of things. */
function isListed(text: string, { start, end }: Range): boolean {
  const before = text.slice(Math.max(0, start - READ), start)
  const line = before.slice(before.lastIndexOf('\n') + 1)
  const [, head = '', items = ''] = HEADED.exec(line) ?? []
  if (!HEADS.has(head.toLowerCase())) return false
  const [after = ''] = text.slice(end, end + READ).split('\n', 1)
  if (OF_PEOPLE.test(items) || OF_PEOPLE.test(after)) return false
  return PARTED_AFTER.test(after) || (items !== '' && PARTED_BEFORE.test(items))
}

/** Whether a word stands behind what one thing is called by. */
function isOfAKind(text: string, { start, end }: Range): boolean {
  if (!ONE_WORD.test(text.slice(start, end))) return false
  return KIND_BEFORE.test(text.slice(Math.max(0, start - READ_KIND), start))
}
