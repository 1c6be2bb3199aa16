/**
 * What the owner allows the network beyond the public internet: intranet hosts, other ports,
 * an authority of their own, fixed answers. Read the same way from `config.json` and from flags.
 */

import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { resolve as resolvePath } from 'node:path'

/** May resolve to any address; `host` is as in a URL's `hostname`, so IPv6 has brackets. */
export interface AllowedHost {
  readonly host: string
  readonly port: number
}

/** Replaces the name system for one host and port. */
export interface FixedAnswer extends AllowedHost {
  /** Without brackets. */
  readonly address: string
}

export interface NetworkSettings {
  readonly allowHosts: readonly AllowedHost[]
  /** PEM, trusted besides the platform's own authorities. */
  readonly ca?: string
  readonly resolve: readonly FixedAnswer[]
}

/** As written in flags, each repeatable. */
export interface NetworkFlags {
  readonly allowHosts?: readonly string[]
  readonly caFiles?: readonly string[]
  readonly resolve?: readonly string[]
}

/** A setting cannot be used; the message names the entry. */
export class NetworkSettingError extends Error {
  constructor(problem: string, cause?: unknown) {
    super(problem, { cause })
    this.name = 'NetworkSettingError'
  }
}

export const NO_NETWORK_SETTINGS: NetworkSettings = { allowHosts: [], resolve: [] }

const HTTPS_PORT = 443
const HOST = String.raw`(\[[0-9a-f:.]+\]|[^\s:/?#@\\[\]%]+)`

/**
 * The settings with those of the flags added.
 * @param folder where relative CA files are looked for.
 * @throws {NetworkSettingError}
 */
export function withNetworkFlags(
  settings: NetworkSettings,
  flags: NetworkFlags = {},
  folder = process.cwd(),
): NetworkSettings {
  const files = (flags.caFiles ?? []).map((file) => readAuthority(resolvePath(folder, file)))
  const ca = [...(settings.ca === undefined ? [] : [settings.ca]), ...files].join('\n')
  return {
    allowHosts: [...settings.allowHosts, ...(flags.allowHosts ?? []).map(parseAllowedHost)],
    resolve: [...settings.resolve, ...(flags.resolve ?? []).map(parseFixedAnswer)],
    ...(ca === '' ? {} : { ca }),
  }
}

/**
 * Reads `HOST` or `HOST:PORT`; port 443 where none is given.
 * @throws {NetworkSettingError}
 */
export function parseAllowedHost(entry: string): AllowedHost {
  const [, host, port] = new RegExp(`^${HOST}(?::(\\d{1,5}))?$`, 'i').exec(entry) ?? []
  if (host === undefined) throw notAs(entry, 'HOST or HOST:PORT')
  return { host: parseHost(entry, host), port: parsePort(entry, port) }
}

/**
 * Reads `HOST:PORT:ADDRESS`, the form of curl's `--resolve`.
 * @throws {NetworkSettingError}
 */
export function parseFixedAnswer(entry: string): FixedAnswer {
  const match = new RegExp(`^${HOST}:(\\d{1,5}):(.+)$`, 'i').exec(entry)
  const [, name, port, written = ''] = match ?? []
  if (name === undefined) throw notAs(entry, 'HOST:PORT:ADDRESS')
  const bracketed = /^\[(.*)\]$/.exec(written)?.[1]
  const address = bracketed ?? written
  const version = isIP(address)
  if (version === 0 || address.includes('%') || (bracketed !== undefined && version !== 6)) {
    throw notAs(entry, 'HOST:PORT:ADDRESS with an IP address')
  }
  const host = parseHost(entry, name)
  if (host.startsWith('[') || isIP(host) !== 0) {
    throw new NetworkSettingError(`${JSON.stringify(entry)} must name a host, not an address`)
  }
  return { host, port: parsePort(entry, port), address }
}

function parseHost(entry: string, host: string): string {
  const url = URL.parse(`https://${host}/`)
  if (url === null) throw notAs(entry, 'a host')
  return url.hostname
}

function parsePort(entry: string, port: string | undefined): number {
  const number = port === undefined ? HTTPS_PORT : Number(port)
  if (number < 1 || number > 65_535) throw notAs(entry, 'a port from 1 to 65535')
  return number
}

function notAs(entry: string, form: string): NetworkSettingError {
  return new NetworkSettingError(`${JSON.stringify(entry)} is not ${form}`)
}

function readAuthority(path: string): string {
  try {
    const pem = readFileSync(path, 'utf8')
    const blocks = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []
    if (blocks.length === 0) throw new Error('no certificate')
    return blocks.map((block) => new X509Certificate(block).toString()).join('\n')
  } catch (error) {
    throw new NetworkSettingError(
      `${JSON.stringify(path)} is not a readable PEM file of certificates`,
      error,
    )
  }
}
