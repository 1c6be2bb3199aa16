/** The network of a program that may never fetch anything: what fetches is loaded with the first request. */

import type { NetworkSettings } from './network-settings.ts'
import type { Network } from './safe-fetch.ts'

export function networkWhenNeeded(settings: NetworkSettings): Network {
  let opened: Promise<Network> | undefined
  let isClosed = false
  const open = () => {
    opened ??= import('./safe-fetch.ts').then(async ({ createNetwork }) => {
      const network = createNetwork(settings)
      if (isClosed) await network.close()
      return network
    })
    return opened
  }
  return {
    fetchWithin: (bounds) => async (input, init) => (await open()).fetchWithin(bounds)(input, init),
    async close() {
      isClosed = true
      await (await opened)?.close()
    },
  }
}
