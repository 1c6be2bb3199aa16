/** What a scan came to, for whoever waits for it: how much was read, what was not, and why. */

import { DECISIONS, type Decision } from '../../src-shared/model/vocabulary.ts'
import { EXIT } from './exit-codes.ts'
import { isWhole, type ScanReport, sourceNotesOf } from './scan-report.ts'
import { printable } from './terminal-table.ts'

/** Names that are told of each reason; the lines of `--format jsonl` tell all. */
const NAMES_TOLD = 5

export interface ScanLimits {
  readonly failOn: 'block' | 'review' | 'never'
  readonly allowPartial: boolean
}

/** Counts what goes by; keeps nothing of it but some names. */
export class ScanSummary {
  readonly #decisions = new Map<Decision, number>()
  readonly #whyKnown: string
  readonly #unread = new NamesByReason()
  readonly #noted = new NamesByReason()
  #isEmpty = true
  #scanned = 0
  #bytes = 0
  #known = 0
  #isIncomplete = false
  #isUnusable = false
  /** Whether anything came out of a folder: single files have been told of already. */
  #hasFolder = false

  /** @param whyKnown of findings that are not told again. */
  constructor(whyKnown = 'in the baseline') {
    this.#whyKnown = whyKnown
  }

  get files(): number {
    return this.#scanned
  }

  add(report: ScanReport): void {
    this.#isEmpty = false
    this.#hasFolder ||= !report.isNamed
    if ('error' in report) {
      this.#unread.add(withoutSize(report.error.message), report.name)
      this.#isUnusable ||= report.effect === 'unusable'
      this.#isIncomplete ||= report.effect === 'incomplete'
      return
    }
    for (const how of sourceNotesOf(report)) this.#noted.add(`${how}.`, report.name)
    const { job, prepared, known } = report
    this.#scanned++
    this.#bytes += prepared.canonicalBytes
    this.#known += known.size
    if (job.decision)
      this.#decisions.set(job.decision, (this.#decisions.get(job.decision) ?? 0) + 1)
    this.#isUnusable ||= job.status === 'failed'
    this.#isIncomplete ||= !isWhole(report)
  }

  exitCode({ failOn, allowPartial }: ScanLimits): number {
    const reaches = (decision: Decision) =>
      failOn !== 'never' && DECISIONS.indexOf(decision) >= DECISIONS.indexOf(failOn)
    if ([...this.#decisions.keys()].some(reaches)) return EXIT.found
    if (this.#isUnusable) return EXIT.unusable
    return this.#isIncomplete && !allowPartial ? EXIT.incomplete : EXIT.ok
  }

  /** Lines for standard error; none where all was named, and told of by itself. */
  lines(): readonly string[] {
    // Silence would read as "nothing found": a folder may be misnamed, or its files left out.
    if (this.#isEmpty) return ['There was nothing to scan.']
    if (!this.#hasFolder) return []
    const decisions = DECISIONS.toReversed().flatMap((decision) => {
      const count = this.#decisions.get(decision)
      return count === undefined ? [] : [`${count} ${decision}`]
    })
    return [
      `${counted(this.#scanned, 'file')} scanned, ${sizeOf(this.#bytes)} of text${decisions.length > 0 ? `: ${decisions.join(', ')}` : ''}`,
      ...(this.#known > 0 ? [`${counted(this.#known, 'finding')} ${this.#whyKnown}`] : []),
      ...this.#noted.lines('noted'),
      ...this.#unread.lines('not read'),
    ]
  }
}

/** How often there was each reason, and a few names of where. */
class NamesByReason {
  readonly #told = new Map<string, { count: number; readonly names: string[] }>()

  add(why: string, name: string): void {
    const told = this.#told.get(why) ?? { count: 0, names: [] }
    told.count++
    if (told.names.length < NAMES_TOLD) told.names.push(name)
    this.#told.set(why, told)
  }

  lines(what: string): readonly string[] {
    return [...this.#told].map(([why, { count, names }]) => {
      const more = count > names.length ? ` and ${count - names.length} more` : ''
      return `${count} ${what}: ${printable(why)} ${names.map(printable).join(', ')}${more}`
    })
  }
}

/** One line for all that are too large, however large each is. */
function withoutSize(message: string): string {
  return message.replace(/ has [\d,]+ bytes; the plan \w+ allows /, ' has more bytes than ')
}

/** "58 bytes", "4.1 kB", "1.2 MB". */
function sizeOf(bytes: number): string {
  if (bytes < 1e3) return counted(bytes, 'byte')
  // What would be rounded to a thousand is one of the next unit.
  return bytes < 999_950 ? `${(bytes / 1e3).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`
}
