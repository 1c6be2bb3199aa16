/**
 * What a name must look like to be told. The tagger goes by words and their neighbours; what it says of lists,
 * manuals and code is taken where the value itself shows what it is: an address has a number and a street, a box
 * or a code, an organisation a word for one or a title's capitals, a date of birth a word for being born near it.
 */

import { once } from '../../../../src-shared/model/once.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import type { Range } from '../../../../src-shared/model/spans.ts'
import { FIRM_AFTER, isBusinessName, isKnownFirm, TERM_AFTER } from '../../business-names.ts'
import { isNobodysAddress } from '../../nobodys-addresses.ts'
import { isSomebody, ownWordsOf } from '../../own-words.ts'
import { isTechnical } from '../../technical.ts'
import { isAddress, STARTS_WITH_YEAR, STREET } from './address-form.ts'
import { nobodysNames } from './beside-contact.ts'
import { asCalled, calledSo, isRole } from './called-so.ts'
import { standsAmongThings } from './columns-of-things.ts'
import { isOwned } from './dated-authors.ts'
import { FIRM_OR_OFFICE, isFirm } from './firm-form.ts'
import {
  ENDS_IN_CAPITALS,
  isCharacter,
  isCode,
  isField,
  isInModule,
  isKey,
  isMember,
  ONE_WORD,
} from './in-code.ts'
import { isBodyOrDepartment, isNumberedRoom, isRoom } from './inside-a-firm.ts'
import {
  isApart,
  isExplained,
  isOfAZone,
  isOfCharacters,
  isOfTheCast,
  isStandIn,
  isStandInPart,
  isTwoItems,
} from './list-items.ts'
import { isMachine } from './machines.ts'
import { inOneParagraph, withoutOtherLines, withoutSigns } from './name-alone.ts'
import { namedDomains } from './named-domain.ts'
import type { DecidedName } from './names-decision.ts'
import { pastAndCited } from './past-and-cited.ts'
import { isStepOfPipeline } from './pipeline-steps.ts'
import { asSureAsItsPlace } from './sure-by-place.ts'
import { calledThings } from './things-called.ts'
import { isTitled } from './titled.ts'
import { itemsOfWordLists } from './word-list.ts'

/** Units around a name in which words for it are looked for. */
const NEAR = 90

/** What a licence is governed by, and where it is disputed, is nobody's place. */
const THIS_LICENCE = /\bthis\s+licen[cs]e\b/i
/** The foundation whose address stands in every licence notice: nobody's. */
const LICENCE_NOTICE = /Free\s+Software[\s\S]{0,16}Foundation|Foundation,\s+Inc\b/
/** What a contract or licence is governed by, the laws of a state, and where a firm is registered: nobody lives there. */
const LAWS_BEFORE = new RegExp(
  oneLine`
    \b(?:laws?|courts) of(?: the)?(?: (?:State|Commonwealth|Province|Republic|Kingdom) of
    )?\s+(?:the\s+)?$
    |\b(?:registered|incorporated) in\s+$
  `,
  'i',
)
/** Initials of a term: `R.A.` of a star. */
const INITIALS = /^(?:\p{Lu}\.\s?){2,4}$/u

/** Firms that manuals make up. */
const SAMPLE_FIRM = /^(?:acme|contoso|foo|bar|initech)(?:\s|$)/i
/** What is called like a firm and is a law, a contract or a rule: `WIPO Copyright Treaty`. */
const DOCUMENT = new RegExp(
  oneLine`
    \s(?:
      Act|Agreement|Code|Convention|Declaration|Directive|Law|Licen[cs]e|Protocol|Regulations?
      |Specification|Standard|Treaty|Gesetz|Verordnung|Vertrag
    )$
  `,
)
/** A part of an address that the tagger parts from the rest, and the units between them. */
const NUMBER_ALONE = /^\p{N}[\p{N} -]*\p{L}?$/u
const APART = 40

const BORN = new RegExp(
  oneLine`
    (?:^|[^\p{L}])(?:
      born|birth\p{L}*|b-?day|dob|d\.o\.b|geb\p{L}*|naissance|née?|nacid\p{L}*|nacimiento
      |nasc\p{L}*|nat[oaie]|nascita|nac|gebor\p{L}*|född|födelse\p{L}*|født|fødsels\p{L}*
      |synt\p{L}*|urodz\p{L}*|ur|narozen\p{L}*|nar|született|szül\p{L}*|născut\p{L}*
      |naștere\p{L}*|doğum\p{L}*|doğ|rođen\p{L}*|рожд\p{L}*|родил\p{L}*|народ\p{L}*|γενν\p{L}*
      |lahir|sinh|age|aged|alter|patient\p{L}*|jahrgang
    )(?=[^\p{L}]|$)
    |[*†]\s?$|出生|生年月日|誕生|生日|生まれ|생년월일|생일|출생|ميلاد|ولد|מולד|תאריך לידה|जन्म|เกิด
  `,
  'iu',
)

/** A street, or two cells of a table: no day. */
const NO_DAY = /[;|\t]|\p{L}{4,}str\./u
/** What a form calls a date by, directly before it in its line. */
const LABEL_BEFORE = /(?:^|[\n\t;|])[ \t*]{0,4}([^\n\t;|:]{2,40}):[ \t*]{0,4}$/u

/** Who changed something on a day, as a change log signs it. */
const SIGNS_AFTER = /^ {1,4}\p{Lu}[^\n<@]{2,60}(?:<[^\n<>]{3,60}>|\n\s*\*)/u

/** A mail address behind a name, and the element of whoever owns or wrote a work before it (DocBook). */
const MAIL_AFTER = /^,?[ \t]{0,3}[<(]?[^\s@<>()]{1,64}@/
const OWNER_BEFORE = /<(?:holder|author|editor|personname|surname|othercredit)\s?>$/i
/** Capitals of states and towns; of other words in nothing but capitals most name things. */
const CAPITALS =
  /^(?:USA?|UK|UAE|EU|NYC|LA|DC|GB|NRW|BRD|DDR|USSR|UDSSR|PRC|HK|KSA|DRC|RSA|CABA|CDMX|DF|SP|RJ)$/
/** Countries whose capitals end like a company: `U.S.A.` */
const COUNTRY = /^(?:U\.?S\.?A?\.?|U\.?K\.?)$/
const ACRONYM = /^[A-Z]{2,6}$/

/** Numbers of orders, articles and motorways: capitals and digits. */
const NUMBERED = /^(?=.*\d)[A-Z0-9][A-Z0-9 ./-]*$/
/** Who did it, in front of what reads as a place: "won by Kontur Reifen". */
const DOER_BEFORE =
  /\b(?:won|made|sold|bought|signed|led|supplied|offered|provided|published|audited|managed|owned|acquired|delivered|built) by $/
/** What the place behind it belongs to: "the University of California", "University of Illinois at". */
const UNIVERSITY_BEFORE = /\buniversit(?:y|ies) of(?: [\p{L}]+(?: at|,))?\s+(?:[*#/]+\s+)?$/iu
/** From which probability a place stays one though a firm is called after it. */
const SURELY_PLACE = 0.97
/**
 * From which probability a place is told: below it a third of the places in prose, and most in manuals,
 * were none (`uner_english_ewt`; 219 files of packages).
 */
const SURE_PLACE = 0.66
/**
 * From which probability one word alone is a person: of programs, fonts and beasts the tagger is less sure. Of
 * 30 that were read, those from manuals had .96 at most, those from letters .965 at least.
 */
const SURE_ALONE = 0.965
/** The same of a word that is part of a whole name in the same document. */
const SURE_AGAIN = 0.9
/** What is called after a firm, a program or a scholar, behind one word that reads as a person: Conway's notation. */
const THING_AFTER = new RegExp(
  oneLine`
    ^['’]s (?:[a-z-]+ ){0,2}(?:
      algorithm|api|app|audit team|client|cloud|compiler|conjecture|dashboard|engine|filter
      |format|formula|framework|headers?|inequality|law|lemma|library|method|network|notation
      |parser|platform|plugin|protocol|runtime|schema|sdk|security team|server|service|syntax
      |test suite|theorem|toolkit|transform|website
    )s?\b
  `,
)
/** A street or square before what it is called after: `piazza Matteotti`, `rue Jean Jaurès`, `ul. Sienkiewicza`. */
const STREET_BEFORE = new RegExp(
  oneLine`
    (?:^|[^\p{L}])(?:
      piazza|piazzale|piazzetta|viale|vicolo|rue|place|avenue|boulevard|quai|impasse|calle
      |plaza|avenida|avda\.|rua|praça|ulica|ulicy|ul\.|pl\.|aleja|alei|al\.|nám\.|náměstí
      |sokak|улица|ул\.|вул\.|площадь|пл\.
    )\s(?:(?:de|di|del|della|da|do) )?(?:\p{Lu}\.\s?)?$
  `,
  'iu',
)
/** What is mine or yours begins a sentence, `Mitt personnummer`. */
const POSSESSIVE =
  /^(?:[Mm](?:y|ein[ems]?|ijn|on|inha|eu|oja|oje|itt|ina?|it)|[Dd](?:itt|ina?)|[Ss](?:itt|ein[ems]?|ua|ue|uo)|[Ii]hre?|[Ii]hr)$/
const SMALL_AFTER = /^ \p{Ll}/u
/** Somebody's mother is no name. */
const KIN =
  /^(?:my|mi[ao]?|ma|mon|mein[ea]?|mijn|minha|meu|mi|moja|mój|min|tua|tuo|sua|suo|son|sa|su|ihre?|seine?|haar|zijn) \p{Ll}+$/u
/** `nil nil`, `Florence florence`: words of a program or a machine that stand twice. */
const TWICE = /^(\p{L}+)(?:\W+\1)+$/iu
/** A type and its variable: `Arc arc`, not `Walla Walla`. */
const TYPED = /^\p{Lu}\p{L}* \p{Ll}/u
/** What is left of a word behind a reference to a character: `fr&aring;n externa`. */
const REST_OF_A_WORD = /^\p{Ll}\s/u
/** One word with a capital and one without: the begin of a sentence or a form of address, `Sue giustificazioni`. */
const SMALL_SECOND = /^\p{Lu}[\p{Ll}'’]+ \p{Ll}{4,}$/u
/** Two columns of a table in plain text: a day and what was paid, `07 Jan  SALARY`. */
const TWO_COLUMNS = /\S {2}/
/** What stands behind a name, or beside one: a son, an acronym and a word. */
const NO_NAME = /^(?:Jr|Sr|II|III|IV)\.?$|^\p{Lu}{2,} \p{Ll}+$/u
/** What forms call numbers of people by: `NIK: 3404…`. */
const NUMBER_OF_SOMEBODY = new RegExp(
  oneLine`
    ^(?:
      BIC|BPJS|BSN|CIF|CNP|CNPJ|CPF|CUIT|CURP|DNI|DOB|EIN|HRB|IBAN|INE|KRS|KTP|KVK|NHS|NIA|NIE
      |NIF|NIK|NIP|NIR|NISN?|NPWP|P\. ?IVA|PESEL|PLZ|REGON|SIRET|SSN|SVNR|TCKN?|VAT
    )$
  `,
)
/** What is called after somebody and written with hyphens: `Anne-Frank-Schule`, `Willy-Brandt-Platz`. */
const CALLED_AFTER = new RegExp(
  oneLine`
    -(?:
      allee|berufsschule|brücke|gasse|gesamtschule|gymnasium|grundschule|halle|haus|heim|hof
      |institut|kirche|klinik|krankenhaus|park|platz|preis|realschule|ring|schule|stadion
      |stiftung|straße|strasse|universität|ufer|weg|zentrum
    )$
  `,
  'iu',
)
/** The head of a chapter, an act or a song, before its title: "Part Two: April". */
const CHAPTER_BEFORE = new RegExp(
  oneLine`
    (?:^|\n)[ \t#*]{0,8}(?:
      chapter|part|book|act|scene|episode|track|prologue|epilogue|interlude|kapitel|teil|akt
      |szene|folge|prolog|chapitre|partie|acte|scène|capítulo|libro|acto|capitolo|atto
      |hoofdstuk|deel
    )(?: (?:[ivxlc]{1,6}|\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)
    )?[ \t]?[:.–—-][ \t]{1,3}$
  `,
  'iu',
)
/** Assistants that are called like people. */
const ASSISTANT = /^(?:Siri|Cortana|Bixby)$/
/** Fonts are called like people. */
const FONT = /\s(?:Sans|Serif|Mono|Condensed|Bold|Italic)$/
/** What a Monte Carlo is when it is no town. */
const METHOD_AFTER = new RegExp(
  oneLine`
    ^[-\s]\s{0,2}(?:
      algorithm|analysis|approach|calcul|dropout|error|estimat|integra|localization|method
      |model|run|sampl|search|simul|stud|techni|tree
    )
  `,
  'i',
)
/** Languages of programs that are called like people, in a text about such languages. */
const LANGUAGE =
  /^(?:Ada|Clojure|Crystal|Dylan|Elixir|Erlang|Haskell|Julia|Kotlin|Lua|Pascal|Ruby|Scala|Vala)$/
const OF_LANGUAGES =
  /\b(?:languages?|programming|syntax|compilers?|highlighting|bindings?|interpreters?)\b/i
/** Where a style sheet lists them. */
const FONTS_BEFORE = /\bfont(?:-family)?["']?\s?[:=][^;{}\n]*$/i
/** The key of a field for a place, which may be called after somebody: `"colonia": "Arcos Vallarta"`, `"CK": "Cook Islands"`. */
const KEY_OF_PLACE = new RegExp(
  oneLine`
    (?<![\p{L}])(?:
      bairro|barrio|borough|city|ciudad|cidade|colonia|comune|country|county|district|estado
      |gemeinde|land|localidad|locality|municipio|neighbou?rhood|ort|place|plaats|province
      |provincia|quartier|region|stadt|state|suburb|town|ville|város|ulica|street|calle|rua
      |via
    )["']?\s?[:=]\s?["']$
    |"\p{L}{2}"\s?:\s?"$
  `,
  'iu',
)
/** What tells two halves of a country: `Korea (North)`. */
const DIRECTION = /^(?:North|South|East|West)\)?$/
/** A time zone (IANA): `Australia/Sydney`. */
const ZONE_BEFORE = /[A-Za-z_]\/$/

/** States that are called by a word for a firm. */
const UNION_OF_STATES = /\bunion$/i

/**
 * From which probability people and places are told in technical documents: of 38 people and places in 469 documents of
 * packages below 0.8, 25 were right, of 533 others 507. In news a person below it is right nine times in ten. Of places
 * from there to 0.9 6 of 14 were right in 1,560 further files, of surer ones 25 of 28; of people 31 of 34.
 */
const SURE_IN_MANUALS: ReadonlyMap<string, number> = new Map([
  ['PERSON', 0.8],
  ['LOCATION', 0.9],
])
/** What is named by words that a document may write small elsewhere. */
const MAY_BE_WORDS: ReadonlySet<string> = new Set(['PERSON', 'LOCATION', 'ORGANIZATION'])

/** Programs are called like people: in technical documents nobody is known by one word. */
const NOBODY: ReadonlySet<string> = new Set()

/** Words without a capital, or one before a name that is no particle: `nil Walk`. */
const SMALL_WORD = new RegExp(
  oneLine`
    ^\p{Ll}+(?:\s\p{Ll}+)*$
    |^(?!
      (?:
        af|al|av|bin|da|de|del|della|den|der|di|dos|du|el|ibn|la|le|o|op|ten|ter|van|vom|von
        |zu|zum
      )\s
    )\p{Ll}+\s\p{Lu}
  `,
  'u',
)

/** Scripts of which annotated texts have names; of others a tagger knows nothing. */
const KNOWN_SCRIPT =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Oriya}\p{Script=Telugu}\p{Script=Thai}\p{Script=Myanmar}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{N}]/u
const CASED = /\p{Ll}/u
const CAPITAL = /[\p{Lu}\p{Lt}]/u

/** The decided names whose form shows what they are; the others are nothing. */
export function toldForms(text: string, decided: readonly DecidedName[]): readonly DecidedName[] {
  const firms = new Set(decided.flatMap((each) => firstWordOfFirm(text, each)))
  const parts = new Set(decided.flatMap((each) => wordsOfPerson(text, each)))
  const mayBeWords = decided.filter(({ name }) => MAY_BE_WORDS.has(name))
  const isOwnWord = ownWordsOf(text, mayBeWords)
  const isOfWordList = itemsOfWordLists(text, decided)
  const isNobodys = nobodysNames(text, decided, parts)
  const isThing = calledThings(text, decided, parts)
  const isAmongThings = standsAmongThings(text)
  const isPast = pastAndCited(text, decided)
  const isOfPrograms = once(() => isTechnical(text))
  const called = isOfPrograms() ? NOBODY : calledSo(text, decided)
  const isOwnDomain = namedDomains(text)
  return decided.flatMap((found, index) => {
    const value = text.slice(found.start, found.end)
    if (!KNOWN_SCRIPT.test(value) || isCharacter(text, found) || isOfWordList(found)) return []
    if (MAY_BE_WORDS.has(found.name) && (isThing(found) || isAmongThings(found))) return []
    if (isPast(found)) return []
    const isDoubtful = () => isNobodys(found) || isUnsure(text, found) || isSmallWord(text, found)
    if (isOfPrograms() && isDoubtful()) return []
    if (MAY_BE_WORDS.has(found.name) && !parts.has(value) && isOwnWord(found)) return []
    if (found.name !== 'ADDRESS' && isPartOfAList(text, found)) return []
    const each = isOwnerOfMail(text, found)
      ? { ...found, name: 'PERSON' }
      : asSureAsItsPlace(
          text,
          asCalled(
            text,
            asFirm(text, withoutSigns(text, withoutOtherLines(text, inOneParagraph(text, found)))),
            called,
          ),
          isOwnDomain,
        )
    if (each.name === 'LOCATION' && each.score < SURELY_PLACE) {
      if (firms.has(text.slice(each.start, each.end))) return []
    }
    if (each.name === 'PERSON' && !parts.has(value) && isFirmAlone(text, each)) {
      return [{ ...each, name: 'ORGANIZATION' }]
    }
    const beside = [decided[index - 1], decided[index + 1]]
    return isTold(text, each, beside, parts, called) ? [each] : []
  })
}

/** Whether a name is what a firm is known by, with no title before it: `Herr Siemens` is somebody. */
function isFirmAlone(text: string, range: Range): boolean {
  return isKnownFirm(text.slice(range.start, range.end)) && !isTitled(text, range)
}

/** Whether a place is what statisticians call a method by: "Monte Carlo simulations" (Metropolis and Ulam 1949). */
function isMethod(text: string, { start, end }: Range): boolean {
  if (!/^Monte[-\s]+Carlo$/.test(text.slice(start, end))) return false
  const before = text.slice(Math.max(0, start - NEAR), start)
  return (
    METHOD_AFTER.test(text.slice(end, end + NEAR)) || /\bMarkov[-\s]+chains?[\s,]+$/i.test(before)
  )
}

/** Whether a name would be too unsure in a technical document: no by-line or mail address says that it is somebody. */
function isUnsure(text: string, found: DecidedName): boolean {
  const sure = SURE_IN_MANUALS.get(found.name)
  return sure !== undefined && found.score < sure && !isSomebody(text, found)
}

/** Whether a person or place is written without a capital, and no by-line or mail address says that it is somebody. */
function isSmallWord(text: string, found: DecidedName): boolean {
  return (
    SURE_IN_MANUALS.has(found.name) &&
    SMALL_WORD.test(text.slice(found.start, found.end)) &&
    !isSomebody(text, found)
  )
}

/** Whether what reads as a name is cut across items of a list, a part of a module or what a code stands for. */
function isPartOfAList(text: string, found: DecidedName): boolean {
  return (
    isApart(text, found) ||
    isMember(text, found) ||
    isInModule(text, found) ||
    isExplained(text, found) ||
    isOfCharacters(text, found)
  )
}

function isTold(
  text: string,
  each: DecidedName,
  beside: readonly (DecidedName | undefined)[],
  parts: ReadonlySet<string>,
  called: ReadonlySet<string>,
): boolean {
  const value = text.slice(each.start, each.end)
  const before = text.slice(Math.max(0, each.start - NEAR), each.start)
  switch (each.name) {
    case 'ADDRESS':
      if (LICENCE_NOTICE.test(text.slice(Math.max(0, each.start - NEAR), each.end + NEAR)))
        return false
      if (isNobodysAddress(value)) return false
      if (isNumberedRoom(value) || isOfAZone(text, each)) return false
      if (STARTS_WITH_YEAR.test(value) && isOwned(text, each)) return false
      return isAddress(value) || (NUMBER_ALONE.test(value) && isPartOfOne(each, beside))
    case 'LOCATION':
      if (each.score < SURE_PLACE || LICENCE_NOTICE.test(before)) return false
      if (THIS_LICENCE.test(before) || THIS_LICENCE.test(text.slice(each.end, each.end + NEAR)))
        return false
      if (LAWS_BEFORE.test(before)) return false
      if (INITIALS.test(value) && !COUNTRY.test(value.replace(/\s/g, ''))) return false
      if (isField(text, each) || isKey(text, each)) return false
      if (/[/=]/.test(value) || ZONE_BEFORE.test(before) || isOfAZone(text, each)) return false
      if (isCode(text, each)) return false
      if (DOER_BEFORE.test(before) || UNIVERSITY_BEFORE.test(before)) return false
      if (NUMBERED.test(value) || DIRECTION.test(value) || isMethod(text, each)) return false
      if (TYPED.test(value) && TWICE.test(value)) return false
      if (isRoom(value, before) || isBodyOrDepartment(value) || isMachine(text, each)) return false
      if (FIRM_AFTER.test(text.slice(each.end, each.end + NEAR))) return false
      if (TERM_AFTER.test(text.slice(each.end, each.end + NEAR))) return false
      return isWritten(value) && (CAPITALS.test(value) || !ACRONYM.test(value))
    case 'ORGANIZATION':
      if (LICENCE_NOTICE.test(before + value) || isBodyOrDepartment(value)) return false
      if (isKey(text, each) || ENDS_IN_CAPITALS.test(value) || DOCUMENT.test(value)) return false
      if (SAMPLE_FIRM.test(value)) return false
      // In scripts without case only the tagger tells; in nothing but capitals a word for a firm has to stand.
      return /\p{Lu}|\p{Ll}/u.test(value) ? isWritten(value) && isFirm(value, each.score) : true
    case 'DATE_OF_BIRTH': {
      const after = text.slice(each.end, each.end + NEAR)
      if (SIGNS_AFTER.test(after) || NO_DAY.test(value)) return false
      const label = LABEL_BEFORE.exec(before)?.[1]
      return label === undefined ? BORN.test(before) || BORN.test(after) : BORN.test(label)
    }
    case 'PERSON':
      if (isStepOfPipeline(text, each) || isCode(text, each) || isTwoItems(text, each)) return false
      // Keywords of a desktop entry; the names of a table stand below their heads.
      if (!/\s/.test(value) && isField(text, each)) return false
      if (KEY_OF_PLACE.test(before) || FONTS_BEFORE.test(before)) return false
      if (isNobody(value, before, text.slice(each.end, each.end + NEAR), parts)) return false
      return isPerson(value, each.score, parts, called)
    default:
      return true
  }
}

/** Whether a name is a firm's, a program's, a relative's without a name or one of whom manuals tell. */
function isNobody(
  value: string,
  before: string,
  after: string,
  parts: ReadonlySet<string>,
): boolean {
  if (FIRM_AFTER.test(after) || TERM_AFTER.test(after) || STREET_BEFORE.test(before)) return true
  if (CHAPTER_BEFORE.test(before) || ASSISTANT.test(value)) return true
  if (POSSESSIVE.test(value) && SMALL_AFTER.test(after)) return true
  if (KIN.test(value) || isRole(value) || isStandIn(value)) return true
  if (ONE_WORD.test(value) && !parts.has(value) && THING_AFTER.test(after)) return true
  const near = `${before} ${after}`
  if (LANGUAGE.test(value) && OF_LANGUAGES.test(near)) return true
  return isStandInPart(value, near) || isOfTheCast(value, near)
}

/** Whether what reads as a place stands before a mail address, or is said to own a work, as people do. */
function isOwnerOfMail(text: string, { name, start, end }: DecidedName): boolean {
  if (name !== 'LOCATION') return false
  return (
    MAIL_AFTER.test(text.slice(end, end + NEAR)) ||
    OWNER_BEFORE.test(text.slice(Math.max(0, start - NEAR), start))
  )
}

/** The word by which a firm of several is called further on. */
function firstWordOfFirm(text: string, { name, start, end }: DecidedName): readonly string[] {
  const [first, ...more] = text.slice(start, end).split(/\s+/)
  return name === 'ORGANIZATION' && first !== undefined && more.length > 0 ? [first] : []
}

/** The words of a whole name, by which its owner is called further on. */
function wordsOfPerson(text: string, { name, start, end }: DecidedName): readonly string[] {
  const words = text.slice(start, end).split(/\s+/)
  return name === 'PERSON' && words.length > 1 ? words : []
}

/** A place whose name has a word for a firm or an office is one: of ten such names nine are (annotated corpora). */
function asFirm(text: string, each: DecidedName): DecidedName {
  const value = text.slice(each.start, each.end)
  if (each.name !== 'LOCATION' || COUNTRY.test(value)) return each
  const isFirm = FIRM_OR_OFFICE.test(value) && !STREET.test(value) && !UNION_OF_STATES.test(value)
  return isFirm ? { ...each, name: 'ORGANIZATION' } : each
}

function isPerson(
  value: string,
  score: number,
  parts: ReadonlySet<string>,
  called: ReadonlySet<string>,
): boolean {
  if (
    TWICE.test(value) ||
    FONT.test(value) ||
    CALLED_AFTER.test(value) ||
    NO_NAME.test(value) ||
    /:\s/.test(value)
  )
    return false
  if (REST_OF_A_WORD.test(value) || NUMBER_OF_SOMEBODY.test(value)) return false
  if (TWO_COLUMNS.test(value) || (SMALL_SECOND.test(value) && score < SURE_ALONE)) return false
  if (isBusinessName(value)) return false
  if (!ONE_WORD.test(value) || called.has(value)) return true
  return score >= (parts.has(value) ? SURE_AGAIN : SURE_ALONE)
}

/** Whether another address begins or ends close by: the tagger parts long ones. */
function isPartOfOne(each: Range, beside: readonly (DecidedName | undefined)[]): boolean {
  return beside.some(
    (other) =>
      (other?.name === 'ADDRESS' || other?.name === 'LOCATION') &&
      Math.max(other.start - each.end, each.start - other.end) <= APART,
  )
}

/** Names are written with a capital where a script has them; in small letters they are parts of code. */
function isWritten(value: string): boolean {
  return !CASED.test(value) || CAPITAL.test(value)
}
