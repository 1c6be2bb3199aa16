/** Tells papers of a company's inside from what is written about such papers, by the figures and the firm in them. */

import { oneLine } from '../../../../src-shared/model/one-line.ts'
import { hasLegalForm } from '../../business-names.ts'
import { isShownPaper } from './shown-paper.ts'
import type { ValidatorMatch } from './validator.ts'

/** Characters behind a title in which its paper shows what it is: a page. */
const PAGE = 2000
/** Characters before and behind a title in which a paper names its firm and period: its head. */
const HEAD = 400
/** Lines that end in an amount on the shortest payslips; an article shows one or two. */
const MIN_PAY_LINES = 4
/** People below the head of a list of salaries. */
const MIN_PEOPLE = 2

/** An amount with its cents, thousands or currency at the end of a line. */
const AMOUNT_AT_END =
  /[\s.:=|;][-–]?(?:[^\s\d]{1,4} ?)?\d{1,3}(?:[., \u00a0’']?\d{3}){0,3}(?:[.,]\d\d)? ?(?:[^\s\d]{1,4}|,-)?$/u
/** Characters at the end of a line in which its amount is looked for. */
const AMOUNT = 40
const LETTER = /\p{L}/u

/** Whether a line is an entry and its amount. */
function isPayLine(row: string): boolean {
  return AMOUNT_AT_END.test(row.trimEnd().slice(-AMOUNT)) && LETTER.test(row)
}

/** A year, a month with one, or an era; `5.000` is an amount. */
const PERIOD =
  /(?<![\d.,])(?:19|20|25)\d\d(?!\d|[.,]\d)|\d[./](?:19|20)\d\d(?!\d)|(?<!\d)\d{1,2}\/\d\d(?!\d)|令和|平成|民國/u

/** Whether a page of entries with their amounts follows a title that names a period near it: a payslip, and no advice on one. */
export function payLines(_value: string, match: ValidatorMatch): boolean {
  const { text, start, end } = match
  if (!PERIOD.test(text.slice(start, end + HEAD)) || isShownPaper(match)) return false
  const rows = text
    .slice(end, end + PAGE)
    .split('\n')
    .slice(1)
  return rows.filter(isPayLine).length >= MIN_PAY_LINES
}

/** A pay as a cell of a row has it, and no range of pay. */
const PAY =
  /(?:[,;|\t]|\s\s) {0,3}["']?(?:[A-Z]{3} |[€$£] ?)?[1-9]\d{0,2}(?:[., \u00a0’']?\d{3})+(?:[.,]\d\d)?(?! ?[–\d-])/u
/** A cell that may name somebody: letters and what joins names, while grades, classes and steps have a number. */
const NAME_CELL =
  /(?:^|[,;|\t]|\s\s|\d )\s*["']?\p{Lu}\p{L}*\.?(?:[ '’-]\p{L}+\.?){0,4}["']?\s*(?=[,;|\t]|\s\s)/u
/** What parts the head of a table from its rows in Markdown. */
const RULE_OF_A_TABLE = /^[\s|:+-]*$/

/** Whether rows with pay and somebody each follow the head of a list of people: a scale of pay has grades. */
export function rowsOfPay(_value: string, { text, end }: ValidatorMatch): boolean {
  const rows = text
    .slice(end, end + PAGE)
    .split('\n')
    .slice(1)
    .filter((row) => !RULE_OF_A_TABLE.test(row))
    .slice(0, MIN_PEOPLE)
  return rows.length === MIN_PEOPLE && rows.every((row) => PAY.test(row) && NAME_CELL.test(row))
}

/** A sum of money, with its currency or its thousands and millions. */
const SUM = new RegExp(
  oneLine`
    \p{Nd}[\p{Nd}.,٫٬\s\u00a0]{0,16}(?:
      [€$£¥₽₴₺₪₩]|m€|k€|m£|mio|mill|mil\.|mln|mld|million|milion|milyon|milyar|mkr|tkr|eur|usd|chf|gbp|kr\b|kč|zł|ft\b|lei|lv\.|rsd
      |тыс|млн|млрд|руб|грн|лв|дин|рсд|εκατ|χιλ|ευρώ|tl\b|مليون|ألف|ريال|درهم|میلیون|میلیارد|تومان|ریال|מיליון|אלף
      |ש["״]ח|लाख|करोड़|रुपये|ล้าน|บาท|억|만\s?원|원|億|万|萬|亿|元|円|triệu|tỷ|đồng|juta|miliar
    )
    |(?:[€$£¥₹]|r\$|rp\.?|eur|usd|chf|gbp)\s?\p{Nd}(?:[\p{Nd}.,]{2,}|[\p{Nd}.]{0,3}\s?(?:bn|k|m)\b)
  `,
  'giu',
)
/** Sums in a paper; what explains such papers shows one. */
const MIN_SUMS = 2

/** A firm, where names have no form behind them, or one that a list of names cannot hold. */
const FIRM =
  /公司|株式会社|有限会社|회사|㈜|شركة|شرکت|בע["״]מ|จำกัด|บริษัท|TNHH|(?<!\p{L})(?:PT|Α\.?Ε|АД|д\.о\.о|d\. ?d\.|a\. ?s\.|SCCL|AS)(?!\p{L})/u

/** Words that the longest legal form takes, with the name before it: `Wir sp. z o.o.` */
const FORM_WORDS = 4

/** Whether words of a text end or begin as the name of a firm does. */
function holdsFirm(text: string): boolean {
  const words = text.split(/\s+/).map((word) => word.replace(/[,;:)]+$/, ''))
  const endsOne = (at: number, count: number) =>
    hasLegalForm(words.slice(Math.max(0, at - count + 1), at + 1).join(' '))
  return FIRM.test(text) || words.some((_, at) => endsOne(at, 2) || endsOne(at, FORM_WORDS))
}

/**
 * Whether a title is that of a firm's own paper: a firm is named in the paper's head, sums of money follow, and the paper is
 * shown to nobody.
 * The case of letters tells a firm, so it is looked for in the document as written.
 */
export function companyFigures(_value: string, match: ValidatorMatch): boolean {
  const document = match.inDocument?.() ?? match
  const { text, start } = document
  const sums = text.slice(start, start + PAGE).match(SUM) ?? []
  const head = text.slice(Math.max(0, start - HEAD), start + HEAD)
  return sums.length >= MIN_SUMS && holdsFirm(head) && !isShownPaper(document)
}

/** Whether words that name a paper of a firm's inside stand in one that is not shown to everybody. */
export function keptPaper(_value: string, match: ValidatorMatch): boolean {
  return !isShownPaper(match.inDocument?.() ?? match)
}
