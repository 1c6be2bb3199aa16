/**
 * Real HTTPS servers on loopback with certificates of a throw-away authority, so that
 * tests of the network fake nothing inside it.
 */

import './reflect-metadata.ts'
import { webcrypto } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import * as x509 from '@peculiar/x509'
import type { NetworkSettings } from '../network-settings.ts'
import { createNetwork, type Network } from '../safe-fetch.ts'

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
const DAY_MS = 86_400_000

export interface TestCa {
  readonly caPem: string
  /** @param days of validity from yesterday; a negative number gives an expired one. */
  readonly issue: (hosts: string[], days?: number) => Promise<{ key: string; cert: string }>
}

export interface TestServer {
  readonly port: number
  readonly hosts: readonly string[]
  readonly caPem: string
  readonly origin: (host?: string) => string
  /** Waits for the last connection to end. @throws where some are left after three seconds. */
  readonly idle: () => Promise<void>
  readonly close: () => Promise<void>
}

type Keys = NonNullable<
  Parameters<typeof x509.X509CertificateGenerator.createSelfSigned>[0]['keys']
>
type LibraryCrypto = NonNullable<
  Parameters<typeof x509.X509CertificateGenerator.createSelfSigned>[1]
>

/** Of Node, whose types know more uses of keys than those of browsers, which the library takes. */
const CRYPTO = webcrypto as unknown as LibraryCrypto

async function newKeys(): Promise<Keys> {
  return (await CRYPTO.subtle.generateKey(ALGORITHM, true, ['sign', 'verify'])) as Keys
}

/** An authority of its own, valid for ten days. */
export async function createTestCa(): Promise<TestCa> {
  const keys = await newKeys()
  const now = Date.now()
  const name = 'CN=Assay test authority'
  const ca = await x509.X509CertificateGenerator.createSelfSigned(
    {
      name,
      keys,
      signingAlgorithm: ALGORITHM,
      notBefore: new Date(now - 10 * DAY_MS),
      notAfter: new Date(now + 10 * DAY_MS),
      extensions: [new x509.BasicConstraintsExtension(true, undefined, true)],
    },
    CRYPTO,
  )
  return {
    caPem: ca.toString('pem'),
    async issue(hosts, days = 5) {
      const own = await newKeys()
      const isAddress = (host: string) => /^[\d.]+$|:/.test(host)
      const cert = await x509.X509CertificateGenerator.create(
        {
          subject: 'CN=Assay test server',
          issuer: name,
          publicKey: own.publicKey,
          signingKey: keys.privateKey,
          signingAlgorithm: ALGORITHM,
          notBefore: new Date(now - 9 * DAY_MS),
          notAfter: new Date(now + days * DAY_MS),
          extensions: [
            new x509.SubjectAlternativeNameExtension(
              hosts.map((value) => ({ type: isAddress(value) ? ('ip' as const) : ('dns' as const), value })),
            ),
          ],
        },
        CRYPTO,
      )
      return { key: await pemOf(own), cert: cert.toString('pem') }
    },
  }
}

/** In the place of an authority: certificates that nobody but they themselves vouch for. */
export const SELF_SIGNED: TestCa = {
  caPem: '',
  async issue(hosts) {
    const keys = await newKeys()
    const cert = await x509.X509CertificateGenerator.createSelfSigned(
      {
        name: 'CN=Assay test server',
        keys,
        signingAlgorithm: ALGORITHM,
        extensions: [
          new x509.SubjectAlternativeNameExtension(
            hosts.map((value) => ({ type: 'dns' as const, value })),
          ),
        ],
      },
      CRYPTO,
    )
    return { key: await pemOf(keys), cert: cert.toString('pem') }
  },
}

async function pemOf({ privateKey }: Keys): Promise<string> {
  const der = Buffer.from(await CRYPTO.subtle.exportKey('pkcs8', privateKey))
  return `-----BEGIN PRIVATE KEY-----\n${der.toString('base64')}\n-----END PRIVATE KEY-----\n`
}

/** Listens on 127.0.0.1 and a free port, as `site.test` where no hosts are given. */
export async function startHttpsServer(
  handler: RequestListener,
  options: { readonly hosts?: string[]; readonly ca?: TestCa; readonly days?: number } = {},
): Promise<TestServer> {
  const hosts = options.hosts ?? ['site.test']
  const ca = options.ca ?? (await createTestCa())
  const server = createServer(await ca.issue(hosts, options.days), handler)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    port,
    hosts,
    caPem: ca.caPem,
    origin: (host = hosts[0] ?? '') => `https://${host}:${port}`,
    async idle() {
      const count = () =>
        new Promise<number>((counted) => server.getConnections((_, open) => counted(open)))
      const until = performance.now() + 120_000
      for (let open = await count(); open > 0; open = await count()) {
        if (performance.now() > until) throw new Error(`${open} connections are left open.`)
        await new Promise((tick) => setTimeout(tick, 5))
      }
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

/** Settings under which the servers are reached by their hosts. */
export function testNetworkSettings(...servers: readonly TestServer[]): NetworkSettings {
  const allowHosts = servers.flatMap(({ hosts, port }) => hosts.map((host) => ({ host, port })))
  const names = allowHosts.filter(({ host }) => !/^[\d.]+$|:/.test(host))
  return {
    allowHosts,
    resolve: names.map((one) => ({ ...one, address: '127.0.0.1' })),
    ca: servers.map(({ caPem }) => caPem).join('\n'),
  }
}

/** A network that reaches the servers by their hosts. */
export function testNetwork(...servers: readonly TestServer[]): Network {
  return createNetwork(testNetworkSettings(...servers))
}
