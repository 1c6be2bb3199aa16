/**
 * Looks into an ONNX network from outside: its inputs, its outputs, and what it
 * answers, by way of a process that may die without harm.
 */

import { workerEntry } from '../../../entry-points.ts'
import { createProcessWorker } from '../../../workers/process-worker.ts'
import type { Worker } from '../../../workers/worker.ts'
import { ModelPackError } from '../pack/check-pack-error.ts'
import type { ModelManifest } from '../pack/model-manifest.ts'

/** An input or output of a network. */
export interface NetworkPort {
  readonly name: string
  /** Element type as onnxruntime names it; null where it is no tensor. */
  readonly type: string | null
  /** A number where it is fixed, else its name; empty where the network does not say. */
  readonly shape: readonly (number | string)[]
}

export interface NetworkResult {
  readonly name: string
  readonly dims: readonly number[]
  readonly data: Float32Array
}

/** A network that stands open in its process. */
export interface ProbedNetwork {
  readonly inputs: readonly NetworkPort[]
  readonly outputs: readonly NetworkPort[]
  /**
   * Outputs of 32-bit floats for one text.
   * @throws {ModelPackError} where the network fails on it, or does not answer
   */
  readonly run: (
    ids: readonly number[],
    inputs: ModelManifest['inputs'],
  ) => Promise<readonly NetworkResult[]>
}

/** What the process is asked, and what it answers. */
export type ProbeRequest =
  | { readonly open: string }
  | { readonly ids: readonly number[]; readonly inputs: ModelManifest['inputs'] }
export type ProbeAnswer =
  | Pick<ProbedNetwork, 'inputs' | 'outputs'>
  | { readonly results: readonly NetworkResult[] }
  | { readonly error: string }

/** A network of 2 GiB on a slow disk opens in less. */
const DEADLINE_MS = 180_000

/**
 * Opens the network for the time of `use`.
 * @param modelPath absolute.
 * @throws {ModelPackError} where it cannot be opened, and why
 */
export async function withNetwork<T>(
  modelPath: string,
  use: (network: ProbedNetwork) => Promise<T>,
): Promise<T> {
  const worker = createProcessWorker({
    entry: workerEntry('describe'),
    // How much it takes is for the owner to judge, who asked for it.
    maxMemoryMb: Number.POSITIVE_INFINITY,
    idleMs: DEADLINE_MS,
  })
  try {
    const opened = await ask(worker, { open: modelPath })
    if ('error' in opened) throw new ModelPackError(explainOpening(opened.error))
    const { inputs, outputs } = opened as Pick<ProbedNetwork, 'inputs' | 'outputs'>
    return await use({ inputs, outputs, run: (ids, names) => run(worker, ids, names) })
  } finally {
    // Until it has ended, Windows lets nobody move the file.
    await worker.destroy()
  }
}

async function run(
  worker: Worker,
  ids: readonly number[],
  inputs: ModelManifest['inputs'],
): Promise<readonly NetworkResult[]> {
  const answer = await ask(worker, { ids, inputs })
  if ('results' in answer) return answer.results
  const message = 'error' in answer ? answer.error : ''
  throw new ModelPackError(
    `the network fails on a text of ${ids.length} tokens: ${explainRunning(message)}`,
  )
}

async function ask(worker: Worker, request: ProbeRequest): Promise<ProbeAnswer> {
  const deadline = AbortSignal.timeout(DEADLINE_MS)
  try {
    return (await worker.run(request, deadline)) as ProbeAnswer
  } catch {
    throw new ModelPackError(
      deadline.aborted
        ? `the network does not answer within ${DEADLINE_MS / 1_000} s`
        : 'the network ends the process that runs it',
    )
  }
}

/** Sentences of onnxruntime 1.30 about files that it does not open, and what each means. */
const OPENING: readonly (readonly [RegExp, (found: RegExpExecArray) => string])[] = [
  [
    /external data.*?"[^"]*?([^/\\"]+)"|external data/is,
    ([, name]) =>
      `keeps its weights in another file${name === undefined ? '' : ` (${name})`}; save it as one file, without external data`,
  ],
  [
    /Opset (\d+) is under development.*till opset (\d+)/s,
    ([, has, most]) => `is of ONNX opset ${has}, and ${most} is the latest that can be read here`,
  ],
  [
    /Unsupported model IR version: (\d+), max supported IR version: (\d+)/,
    ([, has, most]) =>
      `is of ONNX IR version ${has}, and ${most} is the latest that can be read here`,
  ],
  [
    /No Op registered for (\S+)|(\S+) is not a registered function\/op/,
    ([, unknown, other]) => `needs the operator ${unknown ?? other}, which is not known here`,
  ],
  [/Protobuf parsing failed|does not have a graph/, () => 'is no ONNX file, or only a part of one'],
]

function explainOpening(message: string): string {
  for (const [pattern, sentence] of OPENING) {
    const found = pattern.exec(message)
    if (found !== null) return `the network ${sentence(found)}`
  }
  return `the network cannot be opened: ${brief(message)}`
}

/** Sentences of onnxruntime 1.30 about a run, and what each means. */
function explainRunning(message: string): string {
  if (/indices element out of data bounds/.test(message)) {
    return 'it knows fewer tokens, or shorter texts, than its tokenizer and config.json say'
  }
  if (/reshape|broadcast/i.test(message)) {
    return 'it was exported for one length of text, or reads shorter texts than config.json says'
  }
  return brief(message)
}

/** The part of a message of onnxruntime that people can read: the end, without places in C++. */
function brief(message: string): string {
  return message
    .replace(/^.*(?:Status Message:|failed:)/s, '')
    .replace(/^\s*\S+\.(?:cc|h):\d+ .*\) /s, '')
    .trim()
    .replace(/\.+$/, '')
    .slice(0, 300)
}
