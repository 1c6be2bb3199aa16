/** The options by which the owner opens the network further, the same at every command that fetches. */

import { type Command, InvalidArgumentError } from 'commander'
import {
  type NetworkFlags,
  NetworkSettingError,
  NO_NETWORK_SETTINGS,
  withNetworkFlags,
} from '../intake/network-settings.ts'

export interface NetworkOptions {
  readonly allowHost?: readonly string[]
  readonly caFile?: readonly string[]
  readonly resolve?: readonly string[]
}

/** Adds the options to a command. */
export function addNetworkOptions(command: Command): Command {
  return command
    .option('--allow-host <host[:port]>', 'fetch from it, also when private', collect('allowHosts'))
    .option('--ca-file <file>', 'trust its certificates as well', collect('caFiles'))
    .option('--resolve <host:port:address>', 'use this address for it', collect('resolve'))
}

/** The options as the network takes them. */
export function networkFlags({ allowHost, caFile, resolve }: NetworkOptions): NetworkFlags {
  return { allowHosts: allowHost ?? [], caFiles: caFile ?? [], resolve: resolve ?? [] }
}

/** Adds an entry of a repeatable flag, once it is known to be of use. */
function collect(flag: keyof NetworkFlags) {
  return (value: string, earlier: readonly string[] = []): readonly string[] => {
    try {
      withNetworkFlags(NO_NETWORK_SETTINGS, { [flag]: [value] })
    } catch (error) {
      if (error instanceof NetworkSettingError) throw new InvalidArgumentError(error.message)
      throw error
    }
    return [...earlier, value]
  }
}
