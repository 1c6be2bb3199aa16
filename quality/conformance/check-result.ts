/**
 * What holds within every result, whatever was scanned: its words are those that were settled, its
 * places cut out of the text what stands beside them, and its numbers and verdicts do not contradict
 * each other. Schemas cannot say this: there each of these is any string or number.
 */

import {
  BENIGN,
  CATEGORIES,
  type Category,
  CLASS_NAMES,
  DECISIONS,
  FAILURE_KINDS,
  FAILURE_STAGES,
  LEVELS,
  SEGMENT_KINDS,
} from '../../src-shared/model/vocabulary.ts'
import {
  cutComplaints,
  found,
  type Json,
  type Measured,
  measured,
  memberComplaints,
  verdictComplaints,
} from './promised-result.ts'

/** Written out, not taken from the code that gives them: they are what clients read. */
const SOURCES = ['l1', 'l2', 'l3', 'union', 'default']
const EVIDENCE_STAGES = ['l1', 'l2', 'l3', 'union']
const CHUNK_SOURCES = ['l1', 'l2', 'l3']
const PROGRESS_STAGES = ['queued', 'l1', 'l2', 'l3', 'done']
const WARNING =
  /^(?:pdf_page_without_text:[1-9][0-9]*|hidden_text_found|content_truncated|pagination_truncated|embedded_objects_skipped|markup_recovered)$/
/**
 * Everything in the body of a success that contradicts itself or uses a word that was not settled.
 * @param text the canonical text, where it is known.
 */
export function resultComplaints(body: Json, text?: string): readonly string[] {
  const { jobs = [], segments = [], extraction, status } = body
  const verdicts = status === 'accepted' ? [] : [body, ...jobs]
  const canonical = text === undefined ? undefined : measured(text)
  const parts = [...verdicts, ...segments, ...verdicts.flatMap((each) => each.segments ?? [])]
  const results = parts.flatMap((part) => Object.entries(part.categories ?? {}))
  return [
    ...extraction.warnings
      .filter((warning: string) => !WARNING.test(warning))
      .map((warning: string) => `${warning} is no warning`),
    ...segments.flatMap(segmentComplaints),
    ...verdicts.flatMap(progressComplaints),
    ...parts.flatMap(partComplaints),
    ...results.flatMap(([name, result]) => categoryComplaints(name as Category, result, canonical)),
    ...(status === 'completed' && jobs.length > 0 ? strongestComplaints(body) : []),
  ]
}

function word(value: string, known: readonly string[], what: string): readonly string[] {
  return known.includes(value) ? [] : [`${value} is no ${what}`]
}

function share(value: number, what: string): readonly string[] {
  return value >= 0 && value <= 1 ? [] : [`${what} is ${value}`]
}

function segmentComplaints({ id, kind }: Json, index: number): readonly string[] {
  return [
    ...word(kind, SEGMENT_KINDS, 'kind of a segment'),
    ...(/^seg_[0-9]{4,}$/.test(id) && Number(id.slice(4)) === index ? [] : [`${id} is no ordinal`]),
  ]
}

function progressComplaints({ progress = {}, status }: Json): readonly string[] {
  return Object.entries<Json>(progress).flatMap(([name, each]) => [
    ...word(each.stage, PROGRESS_STAGES, 'stage of progress'),
    ...(each.category === name ? [] : [`the progress of ${name} is that of ${each.category}`]),
    ...(each.completed_chunks > each.total_chunks ? ['more chunks are done than there are'] : []),
    ...(status === 'completed' && each.stage !== 'done' ? [`${name} is not done`] : []),
  ])
}

/** Of a job, a segment or a submission; one that still runs has no verdict. */
function partComplaints(part: Json): readonly string[] {
  const { status, decision, categories = {}, detectors, completion } = part
  if (status === 'running') {
    const isTold = decision !== undefined || Object.keys(categories).length > 0
    return isTold ? ['a running job has a result'] : []
  }
  const accepted = Object.entries<Json>(categories).filter(([, { accepted }]) => accepted)
  const mustBlock = accepted.some(([name]) => name === 'injection' || name === 'threat')
  return [
    ...verdictComplaints(part),
    ...found([
      mustBlock && decision !== 'block' && `an accepted attack is ${decision}`,
      decision === 'block' && accepted.length === 0 && 'nothing is accepted and it is blocked',
      status === 'failed' && completion?.state !== 'failed' && 'a failed job did not fail',
      status === 'completed' && completion?.state === 'failed' && 'a completed job failed',
    ]),
    ...(completion?.failures ?? []).flatMap(({ stage, kind }: Json) => [
      ...word(stage, FAILURE_STAGES, 'stage of a failure'),
      ...word(kind, FAILURE_KINDS, 'kind of a failure'),
    ]),
    ...Object.entries<Json>(detectors ?? {}).flatMap(([name, ids]) => [
      ...word(name, CATEGORIES, 'category'),
      ...ids.flatMap((id: string) => (isDetector(id, name) ? [] : [`${id} reported ${name}`])),
    ]),
  ]
}

function isDetector(id: string, category: string): boolean {
  return !id.startsWith('native:') || id === `native:${category}`
}

function categoryComplaints(
  name: Category,
  result: Json,
  canonical: Measured | undefined,
): readonly string[] {
  const wrong = memberComplaints(name, result)
  if (wrong.length > 0) return wrong
  const { class_name: className, final_result: final, accepted, decision_evidence: why } = result
  const labels = CLASS_NAMES[name]
  return [
    ...word(className, [BENIGN, ...labels], `class of ${name}`),
    ...word(result.level, LEVELS, 'level'),
    ...(isDetector(result.model, name) ? [] : [`${result.model} reported ${name}`]),
    ...share(result.confidence, 'the confidence'),
    ...share(final.confidence, 'the final confidence'),
    ...word(final.source, SOURCES, 'source'),
    ...(accepted === (className !== BENIGN) ? [] : [`${className} is accepted: ${accepted}`]),
    ...(accepted === (final.source !== 'default') ? [] : [`${final.source} decided: ${accepted}`]),
    ...(accepted && why === undefined ? [`${className} has no evidence`] : []),
    ...(why === undefined ? [] : evidenceComplaints(why, canonical)),
    ...cutComplaints(result.evidence_spans, canonical),
    ...result.evidence_spans.flatMap(({ label, score }: Json) => [
      ...word(label, labels, 'label'),
      ...share(score, 'a score'),
    ]),
  ]
}

function evidenceComplaints(
  { stage, decisive_chunks: chunks }: Json,
  canonical: Measured | undefined,
): readonly string[] {
  return [
    ...word(stage, EVIDENCE_STAGES, 'stage of evidence'),
    ...(chunks?.length > 0 ? [] : ['evidence has no chunk']),
    ...(chunks ?? []).flatMap(({ chunk_id: id, source, confidence, span }: Json) => [
      ...(Number.isInteger(id) ? [] : ['a chunk has no id']),
      ...word(source, CHUNK_SOURCES, 'source of a chunk'),
      ...share(confidence, 'the confidence of a chunk'),
      ...(span?.start < span?.end &&
      span.end <= (canonical?.points.length ?? Number.POSITIVE_INFINITY)
        ? []
        : ['a chunk stands nowhere']),
    ]),
  ]
}

function strongestComplaints({ decision, jobs }: Json): readonly string[] {
  const strongest = Math.max(...jobs.map((job: Json) => DECISIONS.indexOf(job.decision)))
  return DECISIONS[strongest] === decision
    ? []
    : [`the submission is ${decision}, its jobs are not`]
}
