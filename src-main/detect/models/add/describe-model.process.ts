/**
 * A process of its own that opens one network and runs it on demand. A network
 * from elsewhere may crash the native code that reads it, hang in it, or fill the
 * memory: then this process ends, and whoever asked says so.
 */

import '../../../v8-flags.ts'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import { serveTasks } from '../../../workers/serve-tasks.ts'
import type { NetworkPort, ProbeAnswer, ProbeRequest } from './describe-model-network.ts'

let session: InferenceSession | undefined

serveTasks(answer)

async function answer(request: ProbeRequest): Promise<ProbeAnswer> {
  try {
    if ('open' in request) return await open(request.open)
    return await run(request)
  } catch (error) {
    return { error: String((error as Error)?.message ?? error) }
  }
}

async function open(path: string): Promise<ProbeAnswer> {
  session = await InferenceSession.create(path, {
    executionProviders: ['cpu'],
    // What is known at opening is told by the error; the log would only repeat it.
    logSeverityLevel: 4,
  })
  return { inputs: session.inputMetadata.map(port), outputs: session.outputMetadata.map(port) }
}

function port(metadata: InferenceSession.ValueMetadata): NetworkPort {
  const { name } = metadata
  return metadata.isTensor
    ? { name, type: metadata.type, shape: [...metadata.shape] }
    : { name, type: null, shape: [] }
}

/** One text, as the scan gives it to a network: every mask 1, every type 0. */
async function run({ ids, inputs }: Extract<ProbeRequest, { ids: unknown }>): Promise<ProbeAnswer> {
  if (session === undefined) throw new Error('no network is open')
  const tensor = (values: BigInt64Array) => new Tensor('int64', values, [1, ids.length])
  const results = await session.run({
    [inputs.ids]: tensor(BigInt64Array.from(ids, BigInt)),
    ...(inputs.mask && { [inputs.mask]: tensor(new BigInt64Array(ids.length).fill(1n)) }),
    ...(inputs.types && { [inputs.types]: tensor(new BigInt64Array(ids.length)) }),
  })
  return {
    results: Object.entries(results).flatMap(([name, value]) =>
      value instanceof Tensor && value.data instanceof Float32Array
        ? [{ name, dims: [...value.dims], data: value.data }]
        : [],
    ),
  }
}
