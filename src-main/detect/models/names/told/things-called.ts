/**
 * Things that are called like people and towns: varieties, dishes, songs, ships, releases. What stands before them says
 * so, the word for them at the head of a list, `Roses: Nelly, Charlotte`, or directly before or behind one, "Project Erika", "Paul the
 * parrot", and so does what goods have, a size or pieces at a price.
 */

import { leanExpression } from '../../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import type { Range } from '../../../../../src-shared/model/spans.ts'
import { isQuotedInSentence } from '../../../quoted-words.ts'
import type { DecidedName } from '../names-decision.ts'
import { alignedHeads } from './aligned-tables.ts'
import { standsAmongThings } from './columns-of-things.ts'
import { LIST_HEADS, NUMBER_OR_ADDRESS, standsInListOfThings } from './lists-of-things.ts'
import { isNamedUnderThings } from './named-under-things.ts'
import { standsInTableOfThings } from './tables-of-things.ts'

/** The head of a list in the line before a name, and items without an end of a sentence behind it. */
const HEADED =
  /(?:^|[.!?]\s|[*_#>|\t-]\s?)[^:.!?\n]{0,40}?([\p{L}-]{3,24})\*{0,2}:\*{0,2}\s([^.!?:\n]{0,300})$/u
/** What parts items, on either side of a name. */
const PARTED_BEFORE = /(?:^|[,;/&"“„(]|\p{L}['’]s)\s*["“„]?(?:\p{Lu}[\p{L}’']* ){0,2}$/u
const PARTED_AFTER = /^["”“]?(?:\s\([^()\n]{1,30}\))?\s?(?:[,;/&]|(?:and|und|et|y|e|en|og|och)\s)/u
/**
 * What one thing is: vessels, animals, furniture, dishes, varieties, storms, works. In English a clause may follow such a word
 * that begins with somebody, "the cake Anna baked"; in the other languages none does, and words for things are joined
 * to others.
 */
const ENGLISH_KIND = oneLine`
    boat|ship|vessel|ferry|tug|tugboat|trawler|lifeboat|yacht|barge|steamer|schooner|frigate
    |submarine|locomotive|loco|train|tram|lorry|truck|tractor|dog|bitch|puppy|cat|tomcat
    |kitten|horse|mare|stallion|gelding|pony|foal|donkey|cow|calf|goat|sheep|pig|piglet
    |guinea pig|hen|rooster|cockerel|goose|duck|parrot|budgie|canary|cockatiel|rabbit|bunny
    |hamster|gerbil|ferret|tortoise|turtle|snake|gecko|labrador|terrier|spaniel|poodle
    |dachshund|collie|retriever|beagle|mongrel|greyhound|sofa|couch|armchair|chair|stool|table
    |desk|shelf|bookcase|lamp|rug|carpet|bed|mattress|wardrobe|cabinet|sideboard|bench|cushion
    |curtain|vase|mug|kettle|teapot|handbag|rucksack|tent|doll|menu|pizza|burger|sandwich
    |salad|cake|cocktail|potato|tomato|apple|pear|plum|cherry|grape|rose|tulip|dahlia|clematis
    |variety|cultivar|storm|hurricane|cyclone|typhoon|comet|asteroid|crater|moon|planet
    |project|operation|code ?name|squad|font|typeface|album|song|opera|musical|MS|MV|HMS|USS
  `
const OTHER_KIND = oneLine`
    \p{L}{0,18}(?:
      hund|hündin|welpe|katze|kater|pferd|stute|wallach|papagei|sittich|kaninchen|hamster
      |meerschweinchen|schildkröte|schiff|boot|fähre|kutter|schlepper|frachter|sofa|sessel
      |stuhl|regal|lampe|leuchte|teppich|schrank|kommode|kissen|kartoffel|tomate|sorte|sturm
      |orkan|projekt
    )
    |(?:schreib|ess|couch|bei)?tisch|(?:sturm)?tief|hoch|zyklon|lok|menü|torte|tulpe
    |chien(?:ne)?|chat(?:te)?|cheval|jument|poney|perroquet|lapin|bateau|navire|voilier
    |péniche|canapé|fauteuil|chaise|lampe|étagère|tapis|tempête|ouragan|projet|perr[oa]
    |gat[oa]|caballo|yegua|loro|conejo|barco|buque|velero|sofá|sillón|silla|mesa|lámpara
    |estantería|alfombra|menú|tormenta|huracán|borrasca|proyecto|cane|gatt[oa]|cavallo
    |pappagallo|coniglio|barca|nave|traghetto|divano|poltrona|sedia|tavolo|lampada|tappeto
    |ciclone|tempesta|uragano|progetto|cão|cachorro|navio|cadeira|candeeiro|luminária|tapete
    |tempestade|furacão|projeto|hond|kat|poes|paard|papegaai|konijn|schip|stoel|tafel|lamp
    |kast|kleed|orkaan|aardappel|pies|psa|kota?|koń|konia|papuga|statek|prom|jacht|łódź|fotel
    |krzesło|stół|lampa|regał|dywan|łóżko|huragan|odmiana|hunden?|katten?|hästen?|hesten?
    |båten?|skibet?|fartyget?|färjan?|soffan?|stormen|projektet|prosjektet?|pes|kočka|kocour
    |kůň|papoušek|loď|pohovka|křeslo|stůl|bouře|odrůda
  `
const CALLED = oneLine`
    (?: (?:
        called|named|namens|genannt|appelée?|nommée?|llamad[oa]|di nome|chiamat[oa]|chamad[oa]
        |genaamd|imieniem|vid namn|jménem
      )
    )?
  `
/** A theorem, a law or a sign and whom it is called after: `Satz von Hahn-Banach`, "Murphy's sign". */
const THEOREM_BEFORE =
  /(?:^|[^\p{L}])(?:satz|sätze|theorem|lemma|théorème|lemme|teorema|lema|stelling|satsen|setning|twierdzenie|věta|gesetz|loi|ley|legge|syndrome|síndrome|sindrome) (?:of|von|de|di|van|av|om) $/iu
const THEOREM_BEHIND =
  /^['’]s? (?:sign|syndrome|palsy|theorem|lemma|law|paradox|conjecture|inequality|equation|constant|distribution|triad|criterion)(?!\p{L}| (?:firm|degree|office|practice|school))/iu
/** What shows, remembers or is called after somebody, before the name: statues and tombs, theatres and stadiums, in prose that tells of sights. */
const MONUMENT_BEFORE = leanExpression(
  oneLine`
    (?<!\p{L})(?:
      (?:statues?|busts?|tombs?|mausoleum|monuments?|memorials?|birthplace) (?:of|to|for)(?: the (?:poet|writer|painter|king|queen|composer|explorer))?
      |(?:statue|büste|denkmal|grab(?:mal)?|mausoleum|geburtshaus) (?:von|des|der)
      |(?:statue|buste|tombeau|monument|mausolée|maison natale) (?:de|du|d['’]|à)
      |(?:estatua|busto|tumba|monumento|mausoleo|casa natal) (?:de|del|a)|(?:statua|busto|tomba|monumento|mausoleo|casa natale) (?:di|a)
      |(?:estátua|busto|túmulo|monumento|mausoléu|casa natal) (?:de|do|da|a|ao)|(?:standbeeld|buste|graf|monument|geboortehuis) van
      |(?:statyn?|statuen?|bysten?|gravmonument) (?:av|af|over)|(?:pomnik|posąg|popiersie|grobowiec)(?:iem|em|u)?|(?:pomník|socha|busta|hrobka)
      |(?:murals?|frescoe?s?|retrospective|exhibition) (?:of|by)|(?:murales|frescos|exposición|retrospectiva) de|(?:fresques|exposition|rétrospective) de|(?:affreschi|mostra|retrospettiva) di|(?:fresken|retrospektive) von|wystaw[aęy]|fresk(?:i|ów)
      |пам['’]ятник(?:а|у|ом)?|погруддя|могил[аиу]|памятник(?:а|у|ом)?|бюст|landed at
    )[ ](?:\p{Lu}\p{L}+ )?$
  `,
  'iu',
)
/** Who designed, painted, built or composed something, or founded a house in a year, whom all may know by it; a second one goes along. */
const MADE_BEFORE = leanExpression(
  oneLine`
    (?<!\p{L})(?:
      (?:(?:designed|painted|composed|sculpted|choreographed) by|(?:entworfen|gemalt|komponiert|geschaffen) von|(?:conçue?s?|peinte?s?|sculptée?s?|composée?s?|dessinée?s?) par)
      |(?:diseñad|pintad|esculpid|proyectad|compuest)[oa]s? por|(?:progettat|dipint|scolpit|compost|disegnat)[oaie] da|(?:projetad|desenhad|pintad|esculpid|compost)[oa]s? por|obra de|oeuvre de|œuvre de|opera di
      |(?:ontworpen|geschilderd|gecomponeerd) door|(?:ritade?|målade?|tegnet|malet|designet|formgivet|komponerat) a[vf]|(?:zaprojektowan|namalowan)\p{L} przez
      |(?:founded|gegründet|fondée?|fundad[oa]|fondat[oa]|opgericht|grundat|założon\p{L}|založen\p{L}) (?:in |im jahr |en |nel |em |w |v )?(?:1[6-9]|20)\d\d,? (?:by|von|par|por|da|door|av|przez)
    )[ ](?:(?:\p{Lu}[\p{L}.’'-]* ){1,3}(?:and|und|et|y|e|en|och|i) )?$
  `,
  'iu',
)
/** A stage of a journey, which a line of an itinerary or a diary begins with, and the town before or behind one word: `DAY 9: Svolvær – London`. */
const STAGE_BEFORE =
  /^[\s*#_>-]*(?:day|tag|jour|día|dia|giorno|dag|dzień|den|deň|päivä|nap|ziua|день) \d{1,2}(?![\d])[^\n]{0,80}$/iu
const LEG_BEFORE = /\p{Lu}[\p{L}’'-]+ [–—-] $/u
const LEG_BEHIND = /^ [–—-] \p{Lu}/u
/** Who wrote what is read, behind its title: "reading The Lamp by Ada Marlow". */
const READ_BEFORE =
  /(?<!\p{L})(?:read(?:ing|s)?|novel|(?:picture |story)?books?|story|stories|poems?|audiobook)(?: (?:is|was|called|titled))?[ :,]{1,2}["“‘']?\p{Lu}[\p{L}’']*(?: (?:\p{Lu}[\p{L}’']*|of|the|and|in|on|a|an|to|at|from|with|for)){0,8}["”’']?,? by $/u
/** An animal of somebody, a few words before what it is called; its owner is called something else. */
const ANIMAL_CALLED =
  /(?<!\p{L})(?<!(?:owner|owns?|dueñ[oa]|besitzer(?:in)?|halter(?:in)?|propriétaire|padron[ea]|dono|dona|eigena(?:ar|resse)|ägare[n]?|ejer(?:en)?|właściciel(?:ka)?)(?: \p{L}{1,4}){0,2} )(?:dog|puppy|cat|kitten|horse|pony|rabbit|parrot|hamster|hund|katze|kater|pferd|hase|papagei|chien(?:ne)?|chat(?:te)?|cheval|lapin|perr[oa]|gat[oa]|caballo|cane|gatt[oa]|cavallo|cão|cachorr[oa]|hond|kat|poes|paard|konijn|hunden|katten|hästen|hesten|pies|kot(?:ka)?|koń|pes|kočka|koira|kissa|kutya|macska)(?:,? [\p{L}’']{1,12}){0,4} (?:is called|(?:is|was) named|heißt|hieß|hört auf den Namen|s['’]appelle|s['’]appelait|se llama|se llamaba|si chiama|si chiamava|(?:se )?chama-se|heet|heette|heter|hette|hedder|hed|wabi się|nazywa się|se jmenuje|on nimeltään)[ ]$/iu
/** What no person is, in brackets behind the name of an assistant. */
const MACHINE_BEHIND = /^ ?\((?:chat-?bot|bot|virtual assistant|KI|AI|IA|voicebot)\)/iu
/** What one thing is called by, before its name. */
const ENGLISH_BEFORE = leanExpression(
  `(?:^|[^\\p{L}])(?:${ENGLISH_KIND})${CALLED}\\s["“„'‘]?$`,
  'iu',
)
const OTHER_BEFORE = leanExpression(`(?:^|[^\\p{L}])(?:${OTHER_KIND})${CALLED}\\s["“„'‘«]?$`, 'iu')
/** A kind with a capital: no article stands before it, without which no clause follows. */
const CAPITAL_KIND = /(?:^|[^\p{L}\s])\s*\p{Lu}\p{Ll}+\s["“„'‘]?$/u
/** No clause about the thing begins with the name before this. */
const NO_CLAUSE = new RegExp(
  oneLine`
    ^(?:
      ['’]s\b|[^\s\p{L}]|$
      |\s(?:
        [^\p{Ll}]|$
        |(?:
          is|was|are|were|has|had|will|comes?|takes?|goes|and|or|in|at|on|from|with|for|by|to
          |costs?
        )\b
      )
    )
  `,
  'u',
)
/** What somebody is not: "Paul the parrot", "Balu is our labrador", "Bruno and Frieda are guinea pigs", "Balu, Labrador,". */
const KIND_BEHIND = leanExpression(
  `^(?: (?:and|und|et|y|e|en|och|og) \\p{Lu}\\p{L}{1,20})?(?: the | (?:is|are|was|were|ist|sind|war|est|es|è|är|er) (?:(?:an?|the|my|our|his|her|their|eine?|une?|una?|en|ett|et) )?(?:\\p{Ll}{2,14} )?|, (?:\\p{L}{3,12} )?)(?:${ENGLISH_KIND}|${OTHER_KIND})s?(?=[.,;:!?)\\n]|$| (?:and|who|that|which|with|in|from|und|mit|aus|of|says)\\b)`,
  'iu',
)
/**
 * What goods have behind their name: a rating or a size; breeds what they are of; how many pieces there are, and a price at the end of the line. And
 * what teams have: their games, in numbers, and what they and others scored.
 */
const OF_GOODS_AFTER = new RegExp(
  oneLine`
    ^\s\d{1,4}\s?(?:k?W|V|[cm]m|ml|kg|oz|[GT]B|Watt|Volt)(?!\p{L})
    |^(?=
      [^\n]{0,60}\s\d{1,5}\s(?:
        szt|stk|stück|pcs?|pce|pieces|ks|kpl|pz|buc|adet|шт|uds?|pièces?|stuks
      )\b
    )[^\n]{0,90}\d[.,]\d{2}(?:\s?(?:€|EUR|zł|PLN|Kč|CHF|kr))?[ \t]*(?:\n|$)
    |^\s(?:terri?er|teriér|spaniel|španěl|setter|szetter)\p{L}{0,2}(?!\p{L})
    |^[ \t]{1,30}(?:\d{1,3}[ \t|]{1,6}){3,8}\d{1,3}[:–-]\d{1,3}[ \t|]
  `,
  'iu',
)
/**
 * How many pieces are sold, as shops count them, and their price at the end of the line: `x1     110.000đ`. Whoever orders
 * stands first in his line; who made a thing stands behind what it is called and a dash.
 */
const PIECES_AFTER =
  /^(?=[^\n]{0,40}\s(?:[x×]\s?\d{1,3}|\d{1,3}\s?[x×])\s)[^\n]{0,90}\d(?:[.,]\d{2,3}){0,2}\s?(?:\p{Sc}|[đ]|\p{Lu}{3}|zł|Kč|kr|Ft|TL|lei)?[ \t]*(?:\n|$)/u
const TITLE_BEFORE = /\p{L} [–—-] $|[\p{L}”"»] (?:by|von|de|di|av|af|door) $/u
/** A numbered piece of music with how long it takes in brackets: `3. Eleanor (2:07)`. Times of a day and of a race have none. */
const TRACK_BEFORE = /(?:^|\n)[ \t]{0,8}\d{1,2}[.):]?[ \t]{1,4}(?:\p{L}[\p{L}’']* ){0,3}["“„«]?$/u
const TRACK_AFTER = /^(?: [\p{L}’']{1,20}){0,3}["”“»]? {1,3}\(\d{1,2}:[0-5]\d\)[ \t]*(?:\n|$)/u
/** A name that is cut at the mark behind which it stands, and the mark that ends what is quoted: `Ros 'Leonardo da Vinci'`. */
const OPENS_WITHIN = /\s["'“„«‘][^"'”“»’]*$/
const CLOSES = /^["'”“»’](?!\p{L}| \p{Lu})/u
const ONE_WORD = /^[\p{L}\p{M}’'-]+$/u
const READ = 340
const READ_KIND = 48
const READ_SENTENCE = 100

/**
 * Tells of the names of one document whether things are called so there.
 * @param parts words of whole names of people: whoever is named by one of them elsewhere is somebody
 */
export function calledThings(
  text: string,
  names: readonly DecidedName[],
  parts: ReadonlySet<string>,
): (name: DecidedName) => boolean {
  const things = new Set<string>()
  const wholes = new Set<string>()
  const listed = new Set<Range>()
  const headsAbove = alignedHeads(text)
  const isAmongThings = standsAmongThings(text, headsAbove)
  const isInTable = standsInTableOfThings(text, headsAbove)
  const isInList = standsInListOfThings(text)
  for (const name of names) {
    const value = text.slice(name.start, name.end)
    // Firms and towns stand in tables of things, too.
    const isKept =
      name.name === 'PERSON' &&
      (isInTable(name) || isInList(name) || isNamedUnderThings(text, name))
    const isThing = isListed(text, name) || isOfAKind(text, name) || isAmongThings(name)
    if (!isKept && !isThing) continue
    listed.add(name)
    if (ONE_WORD.test(value)) things.add(value)
    else if (isKept) wholes.add(value)
  }
  return (name) => {
    if (listed.has(name)) return true
    const value = text.slice(name.start, name.end)
    const [first = '', ...more] = value.split(' ')
    if (more.length === 0) return things.has(first) && !parts.has(first)
    if (wholes.has(value)) return true
    // What is done with a thing: "Sow Charlotte in March".
    return more.every((word) => things.has(word)) && beginsSentence(text, name)
  }
}

/** Whether a name is an item of a list of things. */
function isListed(text: string, { start, end }: Range): boolean {
  const before = text.slice(Math.max(0, start - READ), start)
  const line = before.slice(before.lastIndexOf('\n') + 1)
  const [, head = '', items = ''] = HEADED.exec(line) ?? []
  if (!LIST_HEADS.has(head.toLowerCase())) return false
  const [after = ''] = text.slice(end, end + READ).split('\n', 1)
  if (NUMBER_OR_ADDRESS.test(items) || NUMBER_OR_ADDRESS.test(after)) return false
  return PARTED_AFTER.test(after) || (items !== '' && PARTED_BEFORE.test(items))
}

/** Whether a word stands behind what one thing is called by, before what it is, or in a sentence among other quoted words. */
function isOfAKind(text: string, range: Range): boolean {
  const { start, end } = range
  const after = text.slice(end, end + READ)
  if (OF_GOODS_AFTER.test(after) || MACHINE_BEHIND.test(after)) return true
  const longer = text.slice(Math.max(0, start - READ_SENTENCE), start)
  if ([MONUMENT_BEFORE, READ_BEFORE, MADE_BEFORE].some((form) => form.test(longer))) return true
  const before = text.slice(Math.max(0, start - READ_KIND), start)
  if (TRACK_AFTER.test(after) && TRACK_BEFORE.test(before)) return true
  if (PIECES_AFTER.test(after) && TITLE_BEFORE.test(before)) return true
  const value = text.slice(start, end)
  if (OPENS_WITHIN.test(value) && CLOSES.test(after)) return true
  if (!ONE_WORD.test(value)) return false
  const line = longer.slice(longer.lastIndexOf('\n') + 1)
  if (STAGE_BEFORE.test(line) && (LEG_BEFORE.test(line) || LEG_BEHIND.test(after))) return true
  return (
    ANIMAL_CALLED.test(longer) ||
    OTHER_BEFORE.test(before) ||
    THEOREM_BEFORE.test(before) ||
    THEOREM_BEHIND.test(after) ||
    (ENGLISH_BEFORE.test(before) && (CAPITAL_KIND.test(before) || NO_CLAUSE.test(after))) ||
    KIND_BEHIND.test(after) ||
    isQuotedInSentence(text, range)
  )
}

/** Whether nothing of the sentence stands before a name: its first word has a capital in any case. */
function beginsSentence(text: string, { start }: Range): boolean {
  return /(?:^|[.!?:]\s|\n)[ \t]*$/.test(text.slice(Math.max(0, start - READ_KIND), start))
}
