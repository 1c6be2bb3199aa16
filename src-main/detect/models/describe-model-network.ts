/**
 * Looks into an ONNX network from outside: its inputs, its outputs, and what it
 * answers, by way of a process that may die without harm.
 */

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { ModelPackError } from './check-pack-error.ts'
import type { ModelManifest } from './model-manifest.ts'

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
  const child = fork(join(import.meta.dirname, 'describe-model-process.ts'), [], {
    serialization: 'advanced',
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // An error between two questions shows in the next one; without a listener it would be thrown.
  child.on('error', () => {})
  try {
    const opened = await ask(child, { open: modelPath })
    if ('error' in opened) throw new ModelPackError(explainOpening(opened.error))
    const { inputs, outputs } = opened as Pick<ProbedNetwork, 'inputs' | 'outputs'>
    return await use({ inputs, outputs, run: (ids, names) => run(child, ids, names) })
  } finally {
    await end(child)
  }
}

/** Waits for the end: until then Windows lets nobody move the file. */
async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}

async function run(
  child: ChildProcess,
  ids: readonly number[],
  inputs: ModelManifest['inputs'],
): Promise<readonly NetworkResult[]> {
  const answer = await ask(child, { ids, inputs })
  if ('results' in answer) return answer.results
  const message = 'error' in answer ? answer.error : ''
  throw new ModelPackError(
    `the network fails on a text of ${ids.length} tokens: ${explainRunning(message)}`,
  )
}

function ask(child: ChildProcess, request: ProbeRequest): Promise<ProbeAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<ProbeAnswer>()
  const ended = (code: number | null, signal: string | null) =>
    reject(new ModelPackError(`the network ends the process that runs it (${signal ?? code})`))
  const failed = (error: Error) =>
    reject(new ModelPackError(`no process for the network: ${error.message}`))
  const timer = setTimeout(
    () => reject(new ModelPackError(`the network does not answer within ${DEADLINE_MS / 1_000} s`)),
    DEADLINE_MS,
  )
  child.once('message', resolve).once('exit', ended).once('error', failed)
  child.send(request, (error) => error && failed(error))
  return promise.finally(() => {
    clearTimeout(timer)
    child.off('message', resolve).off('exit', ended).off('error', failed)
  })
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
