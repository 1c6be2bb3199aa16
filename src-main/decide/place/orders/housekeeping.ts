/**
 * Whether a note to an assistant is of housekeeping: how texts are to be spelt and set, which files it keeps its hands off,
 * which checks it runs. Owners tell theirs so in comments, in files of a repository and below mails, and nobody gains by an
 * assistant that spells as it is told. Each clause has to be such a one, to the end of the note: one that is not, or that is
 * aimed against the owner, makes it an order like others. English, German, French, Spanish, Italian and Portuguese.
 */

import { lateExpression } from '../../../../src-shared/model/late-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import type { Range } from '../../../../src-shared/model/spans.ts'
import { remarksOfProgram } from '../roles/machine-text.ts'
import { isCommand } from '../signs.ts'
import { callIn } from './calls.ts'
import { isAimedAtOwner } from './rules-for-agents.ts'
import { holdsSign } from './unaddressed.ts'

/** UTF-16 units of the longest note, and of the longest stretch with one. */
const LONGEST = 600
const LONGEST_STRETCH = 2_400
/** UTF-16 units from a call to the sign that ends it. */
const LONGEST_CALL = 120
const CALL_ENDS = /[:：,](?:\*\*)?\s/
/** UTF-16 units before a stretch in which the sign of its line stands. */
const LOOK_BACK = 80
/** Signs that begin the lines of a remark, and where a remark or a paragraph ends. */
const SIGN = /(?<=^[ \t]*)(?:\/\/+|#+|--|;+|>)/
/** What stands before a name that an article is written on to: `Note pour l'IA`. */
const CALLED_BY = /\p{L}{1,12} \p{L}{1,8} l['’]$/u
/** What parts the lines of one sentence, and of a list. */
const WRAPPED = /\n[ \t]*(?:\/\/+|#+|\*|--|;+|>)?[ \t]*(?=\p{Ll})/gu
const ITEM = /\n[ \t]*(?:(?:\/\/+|#+|--|;+|>)[ \t]*)?(?:[-*][ \t]+)?/g
const CLOSED = /\*\/|-->|"""|:::|\n[ \t]*\n/
const CLAUSE_ENDS =
  /[.!?;:]+(?=[\s"'”’)*]|$)|,? (?:and|but|or|then|und|oder|et|ou|y|o|e) (?:then )?|, |\n/
const NO_WORDS = /^[\s*_"'“”‘’()-]+|[\s*_"'“”‘’()]+$/g
/** A word or two are an item of a list, and no clause. */
const OF_A_LIST = /^(?:[\p{L}\d`'-]+(?: [\p{L}\d`'-]+)?)?$/u

const PLEASE = '(?:(?:please|always|kindly|also|just) )*'
const NOT = "(?:do not|don['’]t|never|you must not|must not)(?: (?:ever|directly|just))?"
/** What a clause goes on with; what tells something goes on with a colon, a comma or `that`. */
const REST = '(?: (?!(?:that|saying|how|why|so)\\b)[^\\s,;:!?]{1,40}){0,10}'
const NAMED_FILE =
  '[`"\']?[\\w./-]{1,60}\\.(?:md|txt|rst|proto|json|ya?ml|toml|graphql|sql|idl|tmpl|in|njk|ejs|hbs|tpl|xml|xsd|csv|prisma|thrift)[`"\']?'
const FILE = `(?:${NAMED_FILE}|that (?:one|file)|the (?:\\.?\\w{1,12} )?(?:file|source|schema|template|spec|original))`
/** What a project makes by a command of its own, and the checks that it runs. */
const TASK =
  '(?:(?:make|npm|pnpm|yarn|bun|cargo|go|uv|poetry|just|rake|mix|dotnet|\\./gradlew|mvn)(?: run)? )?[\\w:-]{0,24}(?:tests?|pytest|lint|check|fmt|format|build|gen|generate|codegen|typecheck|vet|proto|schema|types|api|docs)'
/** What is not to be done by hand instead. */
const BY_HAND =
  '(?:instead(?: of)?|rather than)(?: (?:edit|chang|modify|touch)ing (?:it|them|this|(?:this|the) (?:\\w{1,20} )?(?:file|page|code|output)))?(?: (?:by hand|directly))?'
const CLAUSES = [
  `${PLEASE}${NOT} (?:edit|change|touch|modify|overwrite|reformat|rewrite|rename|reorder|rebase|squash|commit|push|force-push|publish|release|deploy|bump|invent|guess|hallucinate|make \\w+ up|add (?:new |more )?(?:dependenc\\w+|comments?|yourself|emojis?|packages?)|create (?:new |extra )?files)\\b${REST}`,
  `${PLEASE}(?:use|prefer|write(?: in)?|keep(?: to)?|follow|answer in|reply in|respond in) (?:(?:the|our|an?|all) )?(?:[\\w'’-]{1,20} ){0,3}?(?:spelling|English|German|French|Spanish|Italian|Portuguese|grammar|tabs|spaces|indentation|quotes|quotation marks|case|dates?|style guide|units|Markdown|bullets|bullet points|semicolons|headings?|commas|punctuation|commits?|tests)(?: (?:in|as|for|with|of|throughout|everywhere|instead|rather|over|only|small|short)\\b${REST})?`,
  `${PLEASE}(?:leave|keep) (?:[\\w'’-]{1,20} ){1,5}(?:as (?:it is|they are)|alone|unchanged|untouched|intact|sorted|in order|up to date)${REST}`,
  `${PLEASE}(?:re)?run (?:[\`"']?${TASK}[\`"']?|the (?:tests|linter|formatter|checks|generator))(?: ${BY_HAND}| (?:after|before|again|once|when|while|to|on)\\b${REST})?`,
  `(?:(?:this|the|these) (?:\\w{1,20} )?(?:files?|module|list|package|page|section|folder|directory|code|document) (?:is|are|was|were) )?(?:automatically |auto-?)?(?:built|compiled|generated|overwritten|rendered|vendored|sorted)(?: (?:by|from|on|with|out of)\\b${REST})?`,
  `${PLEASE}(?:stop and )?ask (?:me |us |the user |a human )?(?:first|before\\b${REST})`,
  `${PLEASE}(?:see|read|change|edit|update) ${FILE}(?: (?:first|${BY_HAND}))?`,
  BY_HAND,
  // German: the verb stands last, or first with the negation behind.
  oneLine`
    (?:bitte )?(?:
      [\wäöüß\x60/.-]{1,30} ){0,6}(?:nicht|nie|niemals) (?:von hand |direkt )?(?:auf \S{1,20} )?(?:
      bearbeiten|ändern|anfassen|überschreiben|umbenennen|umformatieren|committen|pushen
      |veröffentlichen|erfinden|raten|verschieben
    )
  `,
  oneLine`
    (?:bitte )?(?:
      bearbeite|ändere|überschreibe|erfinde|pushe|committe
    )n? (?:[\wäöüß\x60/.-]{1,30} ){0,5}(?:nicht|nie|niemals|nichts|keine \w{1,20})
  `,
  oneLine`
    (?:bitte )?(?:verwende|nutze|schreibe?|antworte)n? (?:[\wäöüß-]{1,24} ){0,3}(?:
      rechtschreibung|schreibweise|deutsch|englisch|tabs|leerzeichen|anführungszeichen
    )
  `,
  '(?:bitte )?(?:[\\wäöüß-]{1,24} ){0,3}(?:rechtschreibung|schreibweise|tabs|leerzeichen) verwenden',
  `(?:bitte )?(?:ändern?|ändere|bearbeiten?) ${NAMED_FILE}(?: stattdessen)?`,
  `(?:bitte )?(?:dann |stattdessen )?(?:führen?|starte|starten) [\`"'„]?${TASK}[\`"'“]?(?: aus)?`,
  '(?:an)?statt (?:sie|diese datei) (?:direkt |selbst |von hand )?zu (?:ändern|bearbeiten)',
  'dies\\w{1,2} (?:datei|seite|liste) (?:ist|wird) (?:automatisch |jede nacht )?(?:erzeugt|generiert)',
  // French, Spanish, Italian, Portuguese.
  oneLine`
    (?:merci de )?(?:ne |n['’])(?:pas )?(?:
      modifi|édit|chang|touch|renomm|pouss|invent|committ
    )(?:e|es|ez|er|iez|ier)(?: pas| jamais| rien)?(?: [^\s.,;:!?]{1,30}){0,8}
  `,
  'cette page est générée(?: [^\\s.,;:!?]{1,30}){0,8}',
  '(?:por favor )?(?:no|nunca) (?:edit|modifi|cambi|toc|toqu|invent|renombr|hag)\\w{1,5}(?: [^\\s.,;:!?]{1,30}){0,8}',
  '(?:non|mai) (?:modific|tocc|cambi|invent|rinomin)\\w{1,5}(?: [^\\s.,;:!?]{1,30}){0,8}',
  '(?:não|nunca) (?:edit|modifi|alter|mex|invent|renomei)\\w{1,5}(?: [^\\s.,;:!?]{1,30}){0,8}',
]
const CLAUSE = lateExpression(`^(?:${CLAUSES.join('|')})$`, 'iu')

/** Whether a stretch holds such a note, and tells nobody to do anything else; the note is read to its end. */
export function isHousekeeping(text: string, { start, end }: Range): boolean {
  if (end - start > LONGEST_STRETCH) return false
  const call = callIn(text.slice(start, end))
  const from = start + (call ?? 0)
  const note = noteFrom(text, from)
  const beside = `${text.slice(start, from).replace(CALLED_BY, '')}\n${text.slice(Math.min(end, from + note.length), end)}`
  const body = call === undefined ? note : behindCall(note)
  if (body === undefined || isMore(beside) || isAimedAtOwner(note)) return false
  const clauses = clausesOf(body)
  return (
    clauses.some(isOne) &&
    clauses.every((each) => isOne(each) || (OF_A_LIST.test(each) && !isCommand(each)))
  )
}

function clausesOf(body: string): readonly string[] {
  return body
    .replace(WRAPPED, ' ')
    .replace(ITEM, '\n')
    .split(CLAUSE_ENDS)
    .map((clause) => clause.replace(NO_WORDS, ''))
}

function isOne(clause: string): boolean {
  return CLAUSE().test(clause)
}

/** What is said from a place on to the end of its remark or paragraph. */
function noteFrom(text: string, start: number): string {
  const before = text.slice(Math.max(0, start - LOOK_BACK), start)
  const [sign = ''] = SIGN.exec(before.slice(before.lastIndexOf('\n') + 1)) ?? []
  const ahead = text.slice(start, start + LONGEST)
  const lines = ahead.split('\n')
  const others = lines.slice(1).findIndex((line) => !line.trimStart().startsWith(sign))
  const own = sign === '' || others < 0 ? ahead : lines.slice(0, others + 1).join('\n')
  const closed = own.search(CLOSED)
  return closed < 0 ? own : own.slice(0, closed)
}

/** What is said behind the call that a note begins with; undefined where nothing ends the call. */
function behindCall(note: string): string | undefined {
  const called = CALL_ENDS.exec(note.slice(0, LONGEST_CALL))
  return called ? note.slice(called.index + called[0].length) : undefined
}

/** Whether what stands beside the note tells anybody to do something; of a program its remarks are asked. */
function isMore(beside: string): boolean {
  const said = remarksOfProgram(beside) ?? beside
  const rest = clausesOf(said)
    .filter((clause) => !isOne(clause))
    .join('\n')
  return isCommand(rest) || holdsSign(rest) || isAimedAtOwner(said) || callIn(said) !== undefined
}
