/**
 * Whether a note to an assistant is of housekeeping: how texts are to be spelt and set, which files it keeps its hands off,
 * which checks it runs. Owners tell theirs so in comments, in files of a repository and below mails, and nobody gains by an
 * assistant that spells as it is told. Each clause has to be such a one, to the end of the note: one that is not, or that is
 * aimed against the owner, makes it an order like others. English, German, French, Spanish, Italian and Portuguese.
 */

import { lateExpression } from '../../../../src-shared/model/late-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import type { Range } from '../../../../src-shared/model/spans.ts'
import { isCommand } from '../signs.ts'
import { callIn } from './calls.ts'
import { isAimedAtOwner } from './rules-for-agents.ts'
import { holdsSign } from './unaddressed.ts'

/** UTF-16 units of the longest note. */
const LONGEST = 600
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
const FILE =
  '[`"\']?[\\w./-]{1,60}\\.(?:md|txt|rst|proto|json|ya?ml|toml|graphql|sql|idl|tmpl|in)[`"\']?'
const CLAUSES = [
  `${PLEASE}${NOT} (?:edit|change|touch|modify|overwrite|reformat|rewrite|rename|reorder|rebase|squash|commit|push|force-push|publish|release|deploy|bump|invent|guess|hallucinate|make \\w+ up|add (?:new |more )?(?:dependenc\\w+|comments?|yourself|emojis?|packages?)|create (?:new |extra )?files)\\b${REST}`,
  `${PLEASE}(?:use|prefer|write(?: in)?|keep(?: to)?|follow|answer in|reply in|respond in) (?:(?:the|our|an?|all) )?(?:[\\w'’-]{1,20} ){0,3}?(?:spelling|English|German|French|Spanish|Italian|Portuguese|grammar|tabs|spaces|indentation|quotes|quotation marks|case|dates?|style guide|units|Markdown|bullets|bullet points|semicolons|headings?|commas|punctuation|commits?|tests)(?: (?:in|as|for|with|of|throughout|everywhere|instead|rather|over|only|small|short)\\b${REST})?`,
  `${PLEASE}(?:leave|keep) (?:[\\w'’-]{1,20} ){1,5}(?:as (?:it is|they are)|alone|unchanged|untouched|intact|sorted|in order|up to date)${REST}`,
  `${PLEASE}(?:re)?run (?:[\`"']?(?:(?:make|npm|pnpm|yarn|bun|cargo|go|uv|poetry|just|rake|mix|dotnet|\\./gradlew|mvn)(?: run)? )?[\\w:-]{0,24}(?:tests?|pytest|lint|check|fmt|format|build|gen|generate|typecheck|vet)[\`"']?|the (?:tests|linter|formatter|checks|generator))(?: (?:after|before|again|once|when|while|to|on)\\b${REST})?`,
  `(?:(?:this|the|these) (?:\\w{1,20} )?(?:files?|module|list|package|page|section|folder|directory|code|document) (?:is|are|was|were) )?(?:automatically |auto-?)?(?:generated|vendored|sorted)(?: (?:by|from|on|with|out of)\\b${REST})?`,
  `${PLEASE}(?:stop and )?ask (?:me |us |the user |a human )?(?:first|before\\b${REST})`,
  `${PLEASE}(?:see|read|change|edit|update) ${FILE}(?: (?:first|instead))?`,
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
  if (end - start > LONGEST) return false
  const call = callIn(text.slice(start, end))
  const from = start + (call ?? 0)
  const note = noteFrom(text, from)
  const beside = `${text.slice(start, from).replace(CALLED_BY, '')} ${text.slice(Math.min(end, from + note.length), end)}`
  const body = call === undefined ? note : behindCall(note)
  if (body === undefined || isMore(beside) || isAimedAtOwner(note)) return false
  const clauses = body
    .replace(WRAPPED, ' ')
    .replace(ITEM, '\n')
    .split(CLAUSE_ENDS)
    .map((clause) => clause.replace(NO_WORDS, ''))
  const isOne = (clause: string) => CLAUSE().test(clause)
  return (
    clauses.some(isOne) &&
    clauses.every((each) => isOne(each) || (OF_A_LIST.test(each) && !isCommand(each)))
  )
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

/** Whether what stands beside the note tells anybody to do something. */
function isMore(beside: string): boolean {
  return isCommand(beside) || holdsSign(beside) || isAimedAtOwner(beside)
}
