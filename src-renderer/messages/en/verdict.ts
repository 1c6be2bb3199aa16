/** Sentences of what a scan came to. */

import { VERDICT_HEADLINES } from '../../../src-shared/model/verdict-state.ts'
import { OWN_TABLE_WORDS } from '../../../src-shared/model/words.ts'
import { count, formatList, formatNumber } from '../format.ts'

interface ScopeInWords {
  readonly rulesOnly: boolean
  readonly categories: number
  readonly rulesOff: number
  readonly ownTable: boolean
}

export const verdict = {
  region: 'Verdict',
  headlines: VERDICT_HEADLINES,
  /** @param isWhole false: only what was not as by default, which can be nothing. */
  scope: ({ rulesOnly, categories, rulesOff, ownTable }: ScopeInWords, isWhole: boolean) =>
    [
      ...(isWhole
        ? [
            rulesOnly ? 'rules only' : 'rules and models',
            count(categories, 'category', 'categories'),
          ]
        : []),
      ...(rulesOff === 0 ? [] : [`${count(rulesOff, 'rule', 'rules')} off`]),
      ...(ownTable ? [OWN_TABLE_WORDS] : []),
    ].join(', '),
  extent: (tokens: number) => `All read: ${count(tokens, 'token', 'tokens')}`,
  extentPages: (scanned: number, total: number, tokens: number) =>
    `All read: ${formatNumber(scanned)} of ${count(total, 'page', 'pages')}, ${count(tokens, 'token', 'tokens')}`,
  title: (said: readonly string[], name: string) => `${said.join(', ')} – ${name}`,
  unnamed: (isBlock: boolean) =>
    isBlock ? 'A document should be blocked' : 'A document needs a look',
  cancelled: 'It was stopped before it ended: what had been found stays, the rest is unknown',
  strongest: (label: string) => `Strongest finding: ${label}`,
  inconclusive: 'A part of the result is inconclusive',
  notDecided: 'The scan ended without a decision: treat the document as unchecked',
  allowUnread: 'The decision is to allow, but not everything was checked',
  stopped: (stage: string, kind: string) => `While ${stage}: ${kind}`,
  retryable: 'Scanning again may help',
  chips: {
    decision: 'Decision',
    safety: 'Safety',
    completion: 'Completion',
    coverage: 'Coverage',
    absent: 'Not given',
  },
  /** Of a scan of which some is decided. */
  openLeft: (open: number) => `${formatNumber(open)} left`,
  /** Of a scan of which all is decided: whether anything of it holds. */
  decided: (confirmed: number) =>
    confirmed === 0 ? 'All dismissed' : `${formatNumber(confirmed)} confirmed`,
  dismissed: 'The review dismissed all that was found',
  /** @param low how many of them are of low severity. */
  outcomeDecisions: (name: string, value: number, low = 0) => {
    const lowWords = low === 0 ? '' : low === value ? ', all low' : `, ${formatNumber(low)} low`
    return `${name}: ${count(value, 'decision', 'decisions')}${lowWords}`
  },
  categories: 'Categories',
  outcomeWith: (name: string, other: string) => `${name}: same places as ${other}`,
  outcomeElsewhere: (name: string) => `${name}: in decisions of other categories`,
  outcomeUncounted: (name: string) => `${name}: findings`,
  outcomeNone: (name: string) => `${name}: no findings`,
  outcomeWaiting: (name: string) => `${name}: waiting`,
  signNone: 'none',
  signWith: (letter: string) => `same as ${letter}`,
  signWaiting: '…',
  signNotChecked: 'not checked',
  outcomeNotChecked: (name: string) => `${name}: not checked`,
  outcomeNotCheckedWhy: (name: string, reason: string) => `${name}: not checked, ${reason}`,
  categoryMissing: (reason: string) => `A requested category was not checked: ${reason}`,
  detectorFailed: (reason: string) =>
    `A detector did not finish and a simpler one answered for it: ${reason}`,
  sentences: (first: string, second: string) => `${first}. ${second}.`,
  partlyChecked: 'Partly checked',
  partlyRead: 'Partly read',
  notCovered: (names: readonly string[]) => `The verdict does not cover: ${formatList(names)}`,
  unreadablePages: (missing: number, total: number) =>
    `${formatNumber(missing)} of ${count(total, 'page', 'pages')} not readable`,
  unreadable: 'A part of the document could not be read.',
  unreadableWhy: 'These pages hold no text layer; pictures of text are not scanned.',
  filesLeftOut: 'Not all in it read',
  filesLeftOutWhy:
    'Files in it, or other things beside its text, were not read: pictures, programs, sealed or broken archives.',
  goToPage: (page: number) => `Page ${formatNumber(page)}`,
} as const
