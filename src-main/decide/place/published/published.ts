/**
 * Names and mail addresses that their owners publish with a work: its copyright, its authors, who signs an
 * entry of its change log and who is named in it. They are personal data, but a licence asks to keep them, so they ask nobody for a
 * look. A list of them goes on from line to line; a list of people without such a sign is no list of authors.
 */

import { leanExpression } from '../../../../src-shared/model/lean-expression.ts'
import { once } from '../../../../src-shared/model/once.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import type { Range } from '../../../../src-shared/model/spans.ts'
import { textLines } from '../../../../src-shared/model/text-lines.ts'
import { isAboutSoftware } from './about-software.ts'
import { authorFields, DECLARED } from './author-fields.ts'
import { SIGNED } from './change-log.ts'
import { headRemark } from './head-remark.ts'
import { isListOfAuthors, linesOfMakers, tellsOfMakers } from './list-of-makers.ts'
import { isManualPage } from './notices.ts'

/** What authors publish of themselves with their work. */
export const PUBLISHED_LABELS: ReadonlySet<string> = new Set(['EMAIL', 'PERSON'])
/** What else a copyright names: firms and universities that own a work, and where they are. */
export const OWNER_LABELS: ReadonlySet<string> = new Set(['ORGANIZATION', 'LOCATION'])
/** How a file of copyrights says that owners are reached, besides what they are called. */
export const IN_NOTICES: ReadonlySet<string> = new Set(['ADDRESS', 'PHONE'])
/** What manuals and the programs in them show samples of. */
export const IN_SAMPLES: ReadonlySet<string> = new Set([
  'ADDRESS',
  'DATE_OF_BIRTH',
  'EMAIL',
  'IP_ADDRESS',
  'LOCATION',
  'ORGANIZATION',
  'PERSON',
  'PHONE',
])

/** What programs and manuals put before a remark. */
const REMARK = /^[\s>|*#%;:!"'`.\\/+-]{0,24}(?:dnl |rem )?[\s*]{0,8}/i
/** The owner of a work and its authors, as a field or at the begin of a sentence. */
const CREDIT = leanExpression(
  oneLine`
    copyright|\(c\)\s|\\\(co\s|©|spdx-filecopyrighttext
    |@(?:author|copyright|maintainer|contributor)\b
    |^"?(?:co-?)?(?:
      authors?|maintainers?|contributors?|translators?|contribut(?:ed|ions) by|credits
      |developers?|written|last-translator|language-team|uploaders?|changed-by
      |x-original-maintainer|original author|current maintainers?
      |upstream[- ](?:contact|authors?)|website design|packaged|autor(?:en|es)?|auteurs?
      |übersetzer|traduct(?:or|eur)\w*
    )\b[^.\n]{0,24}?(?::|"\s*:|\bby\b|$)
    |^by \p{Lu}|^authors? \p{Lu}
    |\b(?:bugs?|bug reports?|comments|patches|suggestions|improvements)\b[^.\n]{0,60}\bto\b
    |__author__|<credit\b|<mal:(?:name|email)>|<email its:|\bauthor(?:'s)? (?:is|was)\b
    |\b(?:manual page|man page|page) was written\b|(?:créée|traduite|écrit\w*) par\b
    |(?:creada|traducida|escrit\w) por\b|\bwurde von\b|\bhave contributed (?:code|patches)\b|\blist of (?:authors|contributors)\b
    |\b(?:bugs?|comments|suggestions)(?: (?:or|and) \w+)?: \S+@|\bneither the names? (?:of )?
    |\bthe name of [^\n]{2,60}\b(?:may|must|not) (?:not )?be used\b
    |\b(?:sponsored upload|based on (?:a )?(?:script|work|code)) by\b|\bmain authors?:$
    |^\s*\.(?:SH|Sh)\s+"?(?:AUTHOR|AUTOR|AUTEUR|TRANSLAT|TRADUC|ÜBERSETZ|CREDITS|THANKS)
  `,
  'iu',
)
/** Who changed, reported or read something: of a program its credits, of an accident or a contract somebody. */
const PART_IN_A_WORK = leanExpression(
  oneLine`
    ^"?(?:
      originally|modified|maintained|created|ported|translated|adapted|reviewed|seconded
      |signed-off|reported|suggested|acked|tested
    )\b[^.\n]{0,24}?(?::|"\s*:|\bby\b|$)
    |^(?:created|modified|updated|page created)\b.{0,80}[<(]\S+@|\b(?:proposed|provided) by\b
    |\b(?:suggestion|report) from\b
    |\b(?:
      written|created|designed|maintained|developed|contributed|modified|translat(?:ed|ions?)|packaged
      |debianized|adapted|implemented|coded|improved|fixed|additions|revised|rewritten
      |reported|suggested|patch(?:es|ed)?|ported|thanks|updated|compiled|discovered
    ) (?:by|to|from)\b
    |\bput together by\b|\b(?:following|these) (?:people|persons|individuals|users|volunteers) (?:have |who )?(?:also )?\p{L}+(?:ed|t)\b[^:]{0,200}:?$|\bcontributions from:?$|\btranslations? \(\p{L}
  `,
  'iu',
)
/** Somebody, and what he did for a work, at the begin of an item or a sentence. */
const DID_IT =
  /^\p{Lu}[\p{L}’'-]+ (?:\p{L}[\p{L}.’'-]* ){1,3}(?:wrote|ported|contributed|implemented|extended|adapted|fixed|packaged|translated|maintains|maintained|rewrote|added|provided|submitted|sent|designed) /u
/** A field of a record, and what its record has where somebody says or rates something: a review, a comment, a message. */
const FIELD = /^[ \t]{0,40}(?:[[{,][ \t]{0,8}){0,3}"[\w -]{1,40}"[ \t]{0,4}:/
const SAYS = /"(?:body|comment|content|message|rating|reply|review|score|stars|text)"[ \t]{0,4}:/i
/** UTF-16 units on each side of a field in which its record is read. */
const RECORD = 600
/**
 * What a report of something that went wrong has as fields, items of a list of fields or heads, and no work: how grave it
 * was, when what happened, why, what is done. Its authors and readers are people of a firm.
 */
const OF_REPORT = new RegExp(
  oneLine`
    ^[ \t#*|>_\d.-]{0,12}(?:
      (severity|impact|priority|schweregrad|auswirkung(?:en)?|gravité|impacto?|gravedad
        |gravità|impatto|ernst|gravidade|dotkliwość|závažnost|allvarlighetsgrad)
      |(root cause|cause|ursache|grundursache|cause racine|causa(?: raíz| raiz)?|oorzaak|przyczyna|příčina|orsak)
      |(timeline|zeitlicher ablauf|zeitleiste|chronologie|chronolog[ií]a|cronología|tijdlijn|przebieg|časová osa|tidslinje)
      |(action items|actions|corrective actions|maßnahmen|acciones|azioni|ações|acties|działania|opatření|åtgärder)
      |(incident(?: (?:id|no|number|commander))?|vorfall(?:-?nr\.?)?|incidente|incydent)
    )(?:[ \t]{0,3}(?:[:|*_]|$))
  `,
  'gimu',
)
const FEWEST_OF_REPORT = 2
/** UTF-16 units in which such fields are looked for. */
const READ_REPORT = 20_000
/** Who wrote, read or approved a document, as a field of its own and without a mail address. */
const FIELD_OF_REPORT = /^[\p{L} ]{3,30}[ \t]?[:：][^@]*$/u

/** Who wrote a program, as its remarks put it; whoever signs a contract stands behind the same word. */
const BY = /^by: \p{Lu}/iu
/** Whom a work thanks; in letters and mails somebody is thanked who reads them, and signs who says "Thanks, Anna". */
const THANKED = /^thanks(?: \p{Lu}|[,:]? ?$|[,:] [^.\n]{1,24}$)/iu
const THANKS_ALONE = /^(?:[#=*]+ )?(?:special )?thanks:?$/i
/** The head of a section of authors, alone on its line. */
const SECTION = leanExpression(
  oneLine`
    ^(?:=head\d |\.S[Hh] |\.IX Header |#+ )?"?(?:
      (?:\w+ )?authors?(?:\(s\))?|auth(?:or|eur)s?|autor(?:en|es)?|auteurs?|maintainers?
      |(?:former |past |other )?contributors?|credits(?: and acknowledge?ments?)?|acknowledge?ments?|(?:special )?thanks|danksagung|remerciements|translators?
      |traducción|traduction|übersetzung|authors? and contributors?|tác giả|verfasser|szerző
      |yazan|autore|traduzione|översättning|fordítás|авторы?|著者|作者|autorzy?|författare
      |forfatter|tekijät?|貢献者|翻訳者?|贡献者|译者|기여자|번역자?
    )"?:?$
  `,
  'i',
)
/** A year, and a name or an address behind it: a line of a list of copyrights. */
const DATED =
  /^\(?(?:19[7-9]\d|20[0-3]\d)(?:\s?[-–,]\s?(?:19|20)?\d{2})*\)?[\s,:]+[\p{L}"'].{0,120}$/u
/** What such a list goes on with: addresses in brackets, or nothing but names. */
const ADDRESSED = new RegExp(
  oneLine`
    [<(][^<>\s()]+(?:@| at )[^<>()]+[>)]|\(https?:\/\/[^()\s]+\)
    |<\S+ (?:at|à|en|chez) \S+ [^<>]{1,40}>|<[\w.+-]+ [\w-]+ [a-z]{2,4}>|\S+@\S+\.\w
  `,
  'i',
)
const NAMES_ALONE = leanExpression(
  oneLine`
    ^(?:
      (?:and|und|et|y|e|og|och|dr\.?|prof\.?|van|von|de|der|den|la|le|of|the)(?:\s|$)
      |[\p{Lu}\p{Lt}"'(][\p{L}\p{M}.'’"()&-]*[,;]?(?:\s{1,40}|$)|[,;]\s?
    ){1,24}$
  `,
  'u',
)
/** In lists of contributors some have but the name of their account. */
const ACCOUNT = /^[\w.-]{2,24}$/
/** A name or an account and its mail address alone, as a list of authors has them. */
const OWN_LINE = /^\p{L}[^<>@]{1,60}<(?:[^<>\s]+@[^<>\s]+|[^<>@\n]{1,40} at [^<>@\n]{1,60})>\W*$/u
/** A name with its address and what it did, whose words go on below; how far in they stand. */
const REMARKED = /[<(][^<>()\s]+@[^<>()\s]+[>)]\s*(?:-{1,2}|[–—:,])\s*\S|^\s{8,}\S/u
const HUNG = 8
/** Ends the line of whom a list is, below which it begins. */
const OPENS = /:\s*$/
/** Lines of a section and of a list, so that what follows a head by far is none of it. */
const MAX_LINES = 120
const MAX_SECTION = 12
const MAX_LINE = 300

/** What is known of the text in which owners and authors are looked for. */
interface OfText {
  /** Whether it is technical. */
  readonly isOfWork: () => boolean
  /** Whether all of it tells who owns a work. */
  readonly isNotice: () => boolean
  /** Whether the line that begins there stands in a change log. */
  readonly isChange: (lineStart: number) => boolean
}

/** Tells of stretches of one text whether they stand among the owners and authors of a work. */
export function creditsOf(
  text: string,
  { isOfWork, isNotice, isChange }: OfText,
): (range: Range) => boolean {
  if (isNotice() || isManualPage(text)) return () => true
  const starts: number[] = []
  const ends: number[] = []
  const fields = authorFields(text)
  const fieldStarts = fields.map(({ start }) => start)
  const isOfAuthors = isListOfAuthors(text)
  const isOfMakers = tellsOfMakers(text)
  const makers = linesOfMakers(text)
  const head = headRemark(text)
  const isOfReport = once(() => isReport(text))
  const isSoftware = once(() => isOfWork() || isAboutSoftware(text))
  let [open, section] = [0, 0]
  let before = ''
  for (const { start, end } of textLines(text)) {
    const line = text.slice(start, Math.min(end, start + MAX_LINE))
    const said = line.replace(REMARK, '').trimEnd()
    const isThanked = (THANKED.test(said) || BY.test(said)) && isOfWork()
    const isCredit =
      isThanked ||
      ((CREDIT.test(said) || ((PART_IN_A_WORK.test(said) || DID_IT.test(said)) && isSoftware())) &&
        !(FIELD.test(line) && saysSomething(text, { start, end })) &&
        !(FIELD_OF_REPORT.test(said) && isOfReport())) ||
      SIGNED.test(line) ||
      DATED.test(said)
    const isOfList =
      ADDRESSED.test(said) || NAMES_ALONE.test(said) || (ACCOUNT.test(said) && isOfWork())
    const goesOn = open > 0 && isOfList
    const isHead = SECTION.test(line.trim()) || SECTION.test(said)
    if (isHead && (isSoftware() || !THANKS_ALONE.test(said))) {
      // In notes on a release and manuals, a list of names goes on for long; elsewhere it may be one of a club.
      section = MAX_SECTION
      open = isOfWork() ? MAX_LINES : 1
    } else if (isCredit && (!DATED.test(said) || open > 0 || ADDRESSED.test(said))) open = MAX_LINES
    else if (goesOn) open--
    else if (said === '' ? section === 0 && !OPENS.test(before) : !isHung(line, before)) open = 0
    if (said !== '') before = line
    if (section > 0 && said !== '') section--
    const isListed =
      goesOn ||
      DECLARED.test(line) ||
      (section > 0 && isShort(said)) ||
      (isOfAuthors && OWN_LINE.test(said)) ||
      (isOfMakers && isOfList) ||
      makers.has(start)
    const isOne = (isCredit && open > 0) || (!isCredit && isListed) || isChange(start)
    if (isOne) {
      starts.push(start)
      ends.push(end)
    }
  }
  return (range) => {
    if (range.start >= head.start && range.start < head.end) return true
    const at = lastBefore(starts, range.start)
    if (at >= 0 && range.start < (ends[at] as number)) return true
    const field = fields[lastBefore(fieldStarts, range.start)]
    return field !== undefined && range.start < field.end
  }
}

/** Whether a text reports what went wrong: it has two kinds of fields of such reports. */
function isReport(text: string): boolean {
  const kinds = new Set<number>()
  for (const [, ...fields] of text.slice(0, READ_REPORT).matchAll(OF_REPORT)) {
    const kind = fields.findIndex((field) => field !== undefined)
    if (kinds.add(kind).size === FEWEST_OF_REPORT) return true
  }
  return false
}

/** Whether the record in which a field stands is what somebody says: its author made no work. */
function saysSomething(text: string, { start, end }: Range): boolean {
  const before = text.slice(Math.max(0, start - RECORD), start)
  const after = text.slice(start, end + RECORD)
  const close = after.indexOf('}')
  const record =
    before.slice(before.lastIndexOf('{') + 1) + after.slice(0, close < 0 ? undefined : close)
  return SAYS.test(record)
}

/** Whether a line goes on with the remark behind a name: it stands further in than the line before. */
function isHung(line: string, before: string): boolean {
  const indent = line.search(/\S/)
  return indent >= HUNG && indent > before.search(/\S/) && REMARKED.test(before)
}

/** Lines of a section of authors hold names and addresses, no sentences. */
function isShort(line: string): boolean {
  return (
    line.length < 90 &&
    (ADDRESSED.test(line) || (/^\p{Lu}/u.test(line) && !/[\p{Ll}\d]\.\s/u.test(line)))
  )
}

/** The index of the last number that is at most the limit; -1 for none. */
function lastBefore(ascending: readonly number[], limit: number): number {
  let [low, high] = [0, ascending.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ascending[middle] as number) <= limit) low = middle + 1
    else high = middle
  }
  return low - 1
}
