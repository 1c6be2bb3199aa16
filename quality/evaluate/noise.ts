/**
 * What the pipeline finds in documents that nobody labelled, counted by what
 * found it: on everyday documents most of it is noise, and the worst come first.
 */

import { unsealOutcome } from '../../src-main/decide/sealed-outcome.ts'
import { extractSources } from '../../src-main/scan/extract-sources.ts'
import type { ScanEngine } from '../../src-main/scan/scan-submission.ts'
import type { ScanConfig } from '../../src-shared/contract/scan-request.ts'
import { settingsOf } from '../../src-shared/contract/scan-settings.ts'
import type { MergedFinding } from '../../src-shared/model/finding.ts'
import { maskedText, quoteOf } from '../../src-shared/model/mask.ts'
import type { Category } from '../../src-shared/model/vocabulary.ts'
import { sourceOfFile } from './noise-documents.ts'

/** Findings of one detector under one class. */
export interface NoiseOfDetector {
  readonly category: Category
  readonly class_name: string
  /** Id of the rule or of the model pack. */
  readonly detector: string
  readonly findings: number
  readonly accepted: number
  /** Documents with an accepted one. */
  readonly documents: number
  readonly examples: readonly NoiseExample[]
}

/** A finding as it may be shown: never the value. */
export interface NoiseExample {
  readonly document: string
  readonly evidence: string
  readonly score: number
}

export interface NoiseOfCategory {
  readonly findings: number
  readonly accepted: number
  readonly findings_per_document: number
  readonly accepted_per_document: number
  readonly accepted_per_megabyte: number
  /** Share of the documents with any finding, and with an accepted one. */
  readonly documents_with_any: number
  readonly documents_with_accepted: number
}

export interface Noise {
  readonly documents: number
  /** Of canonical text, in UTF-8. */
  readonly bytes: number
  /** Files that are no text, or that could not be extracted. */
  readonly passed_over: number
  readonly by_category: Readonly<Partial<Record<Category, NoiseOfCategory>>>
  /** The one with the most accepted findings first. */
  readonly by_detector: readonly NoiseOfDetector[]
  /** The documents with the most accepted findings. */
  readonly worst: readonly { readonly document: string; readonly accepted: number }[]
}

/** Examples of one detector, each of another document. */
const EXAMPLES = 5
const WORST = 10
const MEGABYTE = 1_000_000
/** UTF-16 units of a finding that are read for an example. */
const EVIDENCE_READ = 400

/** Scans the files one after another. Rejects where the engine cannot run at all. */
export async function measureNoise(
  files: readonly string[],
  engine: ScanEngine,
  config: ScanConfig,
  onDocument: (done: number) => void = () => {},
): Promise<Noise> {
  const settings = settingsOf(config)
  const { signal } = new AbortController()
  const counts = createCounts()
  let passedOver = 0
  for (const [index, path] of files.entries()) {
    onDocument(index)
    const source = sourceOfFile(path)
    const document = source && (await extracted(engine, source, signal))
    if (document === undefined) {
      passedOver++
      continue
    }
    const { findings } = unsealOutcome(await engine.detect(document, settings, signal))
    counts.add(path, document.text, findings)
  }
  return { ...counts.figures(settings.categories), passed_over: passedOver }
}

/** The canonical text; undefined where the file is not what its name says. */
async function extracted(
  { extraction }: ScanEngine,
  source: NonNullable<ReturnType<typeof sourceOfFile>>,
  signal: AbortSignal,
) {
  try {
    const [prepared] = await extractSources(extraction, [source], MEGABYTE, {
      signal,
      isUrgent: false,
      formats: 'all',
    })
    return prepared?.document
  } catch {
    return undefined
  }
}

interface DetectorCounts {
  readonly category: Category
  readonly class_name: string
  readonly detector: string
  findings: number
  accepted: number
  readonly documents: Set<string>
  readonly examples: NoiseExample[]
}

function createCounts() {
  const detectors = new Map<string, DetectorCounts>()
  const documents: { readonly path: string; readonly findings: readonly MergedFinding[] }[] = []
  let bytes = 0
  return {
    add(path: string, text: string, findings: readonly MergedFinding[]): void {
      documents.push({ path, findings })
      bytes += Buffer.byteLength(text)
      for (const finding of findings) {
        const { category, label, accepted, score, explanations } = finding
        const detector = explanations[0]?.detectorId ?? 'unknown'
        const key = `${category} ${label} ${detector}`
        const counts = detectors.get(key) ?? {
          category,
          class_name: label,
          detector,
          findings: 0,
          accepted: 0,
          documents: new Set<string>(),
          examples: [],
        }
        detectors.set(key, counts)
        counts.findings++
        if (!accepted) continue
        counts.accepted++
        if (!counts.documents.has(path) && counts.examples.length < EXAMPLES) {
          counts.examples.push({ document: path, evidence: shown(text, finding), score })
        }
        counts.documents.add(path)
      }
    },
    figures(categories: readonly Category[]): Omit<Noise, 'passed_over'> {
      const of = (category: Category): NoiseOfCategory => {
        const each = documents.map(({ findings }) =>
          findings.filter((finding) => finding.category === category),
        )
        const accepted = each.map((own) => own.filter((finding) => finding.accepted).length)
        const [any, sure] = [sum(each.map(({ length }) => length)), sum(accepted)]
        return {
          findings: any,
          accepted: sure,
          findings_per_document: any / Math.max(1, documents.length),
          accepted_per_document: sure / Math.max(1, documents.length),
          accepted_per_megabyte: (sure * MEGABYTE) / Math.max(1, bytes),
          documents_with_any: share(each.map(({ length }) => length)),
          documents_with_accepted: share(accepted),
        }
      }
      return {
        documents: documents.length,
        bytes,
        by_category: Object.fromEntries(categories.map((category) => [category, of(category)])),
        by_detector: [...detectors.values()]
          .sort((a, b) => b.accepted - a.accepted || (a.detector < b.detector ? -1 : 1))
          .map((counts) => ({ ...counts, documents: counts.documents.size })),
        worst: documents
          .map(({ path, findings }) => ({
            document: path,
            accepted: findings.filter((finding) => finding.accepted).length,
          }))
          .filter(({ accepted }) => accepted > 0)
          .sort((a, b) => b.accepted - a.accepted || (a.document < b.document ? -1 : 1))
          .slice(0, WORST),
      }
    },
  }
}

/** Values masked; the words of an injection or a marking are what a reader has to judge. */
function shown(text: string, finding: MergedFinding): string {
  return quoteOf(maskedText(text, finding, [], EVIDENCE_READ))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}

/** The share of the counts that are not zero. */
function share(counts: readonly number[]): number {
  return counts.filter((count) => count > 0).length / Math.max(1, counts.length)
}
