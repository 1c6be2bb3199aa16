/**
 * Lists of things below a heading that says of which: "Puddings of the parish book", "Pommiers disponibles". Varieties, dishes
 * and huts are called like people; no number or address of somebody stands in such a list.
 */

import { once } from '../../../../../src-shared/model/once.ts'
import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import { overlapFinder, type Range } from '../../../../../src-shared/model/spans.ts'

/** What lists of such things are headed by, in the plural. */
export const LIST_HEADS: ReadonlySet<string> = new Set(
  `sponsors sponsoren sponsorer sponsori sponsorzy sponzoři partenaires patrocinadores colaboradores patrocinatori
  albums apples beans beers boats books branches breeds bulbs cars cats cheeses clematis clusters cocktails codenames
  colors colours cultivars dahlias desserts dishes dogs drinks environments epics fabric fabrics films flowers fonts games goats
  hens herbs hosts horses hurricanes hymns ingredients locomotives machines mains materials models modules movies nodes novels operas packages
  patterns pears peas pizzas plants plays poems ponies potatoes printers projects releases rooms roses salads seeds
  servers ships songs soups specials squads starters storms teas themes tomatoes tracks trains tulips typefaces varieties
  voices wines yarn yarns chairs courses curtains huts lamps pubs puddings recipes restaurants sofas stations stops streets tunes
  characters figurines wallpapers apfelsorten äpfel birnen kirschen pflaumen bäume biere blumen bücher drucker farben filme getränke gerichte hauptgerichte hunde kartoffeln kartoffelsorten
  käsesorten katzen lieder modelle nachspeisen pferde pflanzen projekte räume rosen schiffe schriften sorten spiele stürme
  tomaten tulpen vorspeisen weine apfelbäume haltestellen hütten kurse tapeten möbel lampen lokale rezepte stoffe straßen
  arbres boissons chansons cours poiriers pommiers recettes refuges rosiers rues tissus entrées fromages plats salles variétés vins antipasti canzoni dolci primi secondi varietà vini
  corsi piante ricette rifugi strade tessuti
  bebidas calles canciones cursos plantas recetas rosas telas postres variedades vinos bloemen gerechten honden katten liedjes rassen rozen schepen straten stoffen
  blommor färger möbler tapeter äpplen båtar båter både kurser retter rätter roser rosor skip tyger vägar imieniny namenstage namnsdagar navnedage navnedager nimipäivät névnapok kawy kursy odmiany potrawy róże ulice wina`.split(
    /\s+/,
  ),
)
/** A number or an address, which things have none of: a list with one is of people. */
export const NUMBER_OR_ADDRESS = /@|\d{5}|\d[\d ()/-]{6}\d/
/** What lists of what is sold, and of what firms there are, are called. */
const LIST_OF_GOODS = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      sponsors|(?:our )?partners and sponsors|sponsoren|förderer und sponsoren|partenaires|nos sponsors|patrocinadores|colaboradores|patrocinatori|sponsorzy
      |partnerzy(?: handlowi)?|sponzoři|sponzori|sponsorer|sponsorit|szponzorok|támogatók|sponsorlar|спонсоры|спонсори
      |price[ -]?list|rate card|wine list|set ?list|course (?:list|catalogue)|suppliers|firms|companies|contractors|law firms
      |preisliste|preise|speisekarte|getränkekarte|weinkarte|kursprogramm|kursangebot|sortiment|lieferanten|firmen|kanzleien
      |liste de prix|tarifs|carte des vins|fournisseurs|entreprises|lista de precios|tarifas|carta de vinos|proveedores|empresas
      |listino(?: prezzi)?|carta dei vini|fornitori|aziende|tabela de preços|preçário|fornecedores|prijslijst|wijnkaart
      |cursusaanbod|leveranciers|bedrijven|prislist[ae]|vinlista|leverantörer|leverandører|företag|hinnasto|cennik|dostawcy
      |ceník|dodavatelé|árlista|fiyat listesi|прайс-лист|прайс
    )(?!\p{L})
  `,
  'iu',
)
/** What lists of works are headed by; behind the title, or before it, stands who made it. */
const LIST_OF_WORKS = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      books|novels|poems|plays|songs|albums|records|recordings|films|movies|paintings|operas|symphonies|playlist|reading list
      |who (?:wrote|painted|composed|sang|directed)|bücher|romane|gedichte|lieder|alben|filme|gemälde|opern|leseliste|lektüreliste|bücherliste
      |wer schrieb|livres|romans|poèmes|chansons|tableaux|liste de lecture|libros|novelas|canciones|películas|lista de lectura
      |libri|romanzi|canzoni|dischi|livros|canções|filmes|boeken|liedjes|leeslijst|böcker|bøger|bøker|låtar|sange|książki|piosenki|lektury|knihy|písně
    )(?!\p{L})
  `,
  'iu',
)
const BEHIND_TITLE = /(?:[–—:,(-] |\s(?:by|von|de|di|par|av|af|van) )["“„«]?$/u
/** Words by which a heading is of people all the same: who takes a course, who sails a boat. */
const HEAD_OF_PEOPLE =
  /(?<!\p{L})(?:participants?|members?|crews?|teams?|owners?|contacts?|staff|teachers?|people|names|guests?|teilnehmer\p{L}*|mitglieder|besitzer|ansprechpartner\p{L}*|leiter\p{L}*|dozent\p{L}*|participants|membres|équipe|responsables?|participantes|miembros|socios|profesor\p{L}*|partecipanti|iscritti|soci|deelnemers|leden|deltagare|deltakere|medlemmer|uczestnicy|borrow\p{L}*|loans?|overdue|booked|bookings|ausgeliehen\p{L}*|ausleihe\p{L}*|gebucht|prêts?|emprunts?|réserv\p{L}+|préstamos|prestiti|uitgeleend|lån|wypożycz\p{L}*|for|für|pour|para|per|voor|för|dla|by|von|par|por|door|av)(?!\p{L})/iu
/** Of these words those whose lists often name people: who gets which room, car or project, and who plays. */
const SHARED_OUT: ReadonlySet<string> = new Set(
  'branches cars games machines projects releases rooms squads starters projekte räume spiele salles'.split(
    ' ',
  ),
)
const WORD = /[\p{L}-]{3,24}/gu
/** UTF-16 units of a heading, and of an item; longer lines are prose. */
const LONGEST_HEAD = 80
const LONGEST_ITEM = 110
/** Fewer items are no list. */
const FEWEST = 3
/** What begins an item: a sign, a number, a capital. */
const ITEM = /^[ \t]*(?:[-*•·–—+][ \t]+|\d{1,3}[.):]?[ \t]+)?["“„«‘]?\p{Lu}/u
/** A sentence that goes on behind its first. */
const PROSE = /\p{Ll}{2}[.!?] \p{Lu}|\p{Ll}{3}\.$/u
/** What stands before a name that an item or a cell of it begins with: what the thing is, another by a slash. */
const BEGINS_ITEM =
  /(?:^[ \t]*(?:[-*•·–—+][ \t]+|\d{1,3}[.):]?[ \t]+)?|[ \t]{2,}|\s\/\s)["“„«‘]?(?:\p{Lu}[\p{L}’'.]* ){0,2}$/u

/** Tells of the names of one document whether an item of a list of things begins with them. */
export function standsInListOfThings(text: string): (name: Range) => boolean {
  const listsOver = once(() => overlapFinder(listsOf(text)))
  return (name) => {
    const [list] = listsOver()(name)
    if (list === undefined) return false
    const read = text.slice(Math.max(0, name.start - LONGEST_ITEM), name.start)
    const before = read.slice(read.lastIndexOf('\n') + 1)
    return BEGINS_ITEM.test(before) || (list.isOfWorks && BEHIND_TITLE.test(before))
  }
}

interface List extends Range {
  end: number
  items: number
  isOfPeople: boolean
  /** Whether it has parts, with a line of their own above each: of what is sold there are several kinds. */
  readonly hasParts: boolean
  readonly isOfWorks: boolean
}

/** The items of such lists, each list without its heading. O(n). */
function listsOf(text: string): readonly List[] {
  const lists: List[] = []
  let list: List | undefined
  const close = () => {
    if (list && list.items >= FEWEST && !list.isOfPeople) lists.push(list)
    list = undefined
  }
  let isBlankAbove = true
  for (let start = 0; start <= text.length; ) {
    const feed = text.indexOf('\n', start)
    const end = feed < 0 ? text.length : feed
    const line = text.slice(start, Math.min(end, start + LONGEST_ITEM + 1))
    const isBlank = line.trim() === ''
    if (isBlankAbove && isHeading(line)) {
      close()
      list = {
        start: end,
        end,
        items: 0,
        isOfPeople: false,
        hasParts: LIST_OF_GOODS.test(line),
        isOfWorks: LIST_OF_WORKS.test(line),
      }
    } else if (list && isBlank) {
      // One empty line may part the heading from its list; another ends it.
      if (list.items > 0 && !list.hasParts) close()
    } else if (list && isItem(line)) {
      list.items++
      list.end = end
      list.isOfPeople ||= NUMBER_OR_ADDRESS.test(line)
    } else close()
    isBlankAbove = isBlank
    start = end + 1
  }
  close()
  return lists
}

function isHeading(line: string): boolean {
  if (line.length > LONGEST_HEAD || /[.!;,]\s*$/.test(line) || NUMBER_OR_ADDRESS.test(line))
    return false
  if (HEAD_OF_PEOPLE.test(line)) return false
  if (LIST_OF_WORKS.test(line)) return true
  if (line.trimEnd().endsWith('?')) return false
  if (LIST_OF_GOODS.test(line)) return true
  return (line.match(WORD) ?? []).some((word) => {
    const small = word.toLowerCase()
    return LIST_HEADS.has(small) && !SHARED_OUT.has(small)
  })
}

function isItem(line: string): boolean {
  return line.length <= LONGEST_ITEM && ITEM.test(line) && !PROSE.test(line)
}
