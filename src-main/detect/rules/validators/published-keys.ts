/**
 * Keys and tokens that vendors print in their manuals, or build into emulators and test modes. Everybody has
 * them and they open nothing, so manuals and tests that copy them leak nothing.
 *
 * Kept as digests: written out they would make every other scanner take this file for a leak.
 */

import { createHash } from 'node:crypto'

/** Beginnings of the SHA-256 of each, in base64url; taken from the vendors' manuals in November 2026. */
const PRINTED: ReadonlySet<string> = new Set([
  // GitHub
  'NUPFCwy5zqjlXrH1',
  'vDrnI_V8a54_2Atp',
  'gudCmVROAHOPnArL',
  'eXwM5BRYbMjraSmv',
  'bX-k5k1LHz6jGWLi',
  'hgB-s2dpbTICqT4e',
  // GitLab
  'kfpK-Bqgjd34sanb',
  'slYwvm1vvXniB-x9',
  // SendGrid and Mailgun
  'AgkRdcGuMCP7HpL_',
  'nIRv3w-olVw3fQMB',
  // Slack
  'YMInakUtvRIT6nXX',
  'DX6SCEXtNCNmJy8I',
  'atv9F4UWyO_liW1N',
  // Discord
  'AvfOPCY_hcAZ7u7q',
  'QWgx_Jvk5pQ2Nllv',
  'PHdDNJ9WVf9Ahr3-',
  // The address of its manual's webhook as far as the rule reads a token.
  'bRGsN0ex2-SYCxtM',
  // Telegram
  'C13QdczdA8QvTt2o',
  'l2YxOOZmmSFNucqs',
  'cx-ilNA25U8Z34eb',
  // X (Twitter)
  'gZmUggqOx9YZO-f2',
  'ALPcZAycmfzb2rb2',
  'DgTvprx9LVEvwQjF',
  'Wqw45UK3a5ezUYwC',
  // Google: keys, OAuth, the test keys of reCAPTCHA, the form of an address for one-time passwords
  'rJJl5Wx5sjRgfscs',
  'cDFZYdfoch-nji02',
  '9elcmVRjW2Wsq1fm',
  'i-XRE8CHHOGhItaK',
  '04c5gPJI3evEe_ce',
  // Microsoft: the emulators of Azure's storage and Cosmos DB
  'ABHMJetDIHF0lNJw',
  'qmVHQ5WDw6J11FQq',
  // Cloudflare, DigitalOcean, Linode, Databricks
  'XmqCNeEh3ofjDdzq',
  'LNH28xLF8gjnhReO',
  'HDD6Cu3NRAYBdLP7',
  '_NH30PppPpJeG0pq',
  'Oll8CGor3hgq75ho',
  'MsLcFcUSCVjA-h5v',
  // Elasticsearch, Grafana, Vault, Consul, the playground of MinIO
  'oMwX2udQA5VxcYYH',
  'uuQwW1WIwD9BHjad',
  '_rJsH9r-4HcpUjLv',
  'OYOnQ6kKpEGfvmCV',
  'BfR9TgrLaS04zyAc',
  'G7uSk8OKzF5RDZBE',
  '30Uu7yPozyx0r1TA',
  // PagerDuty, Zendesk, Shopify, PayPal, Contentful
  'XXErpyjYHAfJEgPT',
  'F-bK24DxVVHXZhpD',
  'vGD1wVZHb_bR_0tR',
  '4mes3NqNO5ECpXvF',
  'cljA9Cz6HKtIdthy',
  // Binance, Kraken, the first account of Hardhat and Anvil
  'W6HthCW6qnLVWK_d',
  'I-nvo87W5wx_Lb4N',
  'mMCtwWyqE1vyyHMv',
  'vBpQlmyeZIa8Tr-I',
  'YKCeQ1eGjB6bgBBS',
  // Stripe: what its manual gave before
  'fo3kTqns9tU0FckP',
])
const DIGEST_LENGTH = 16
/** Units of the shortest and the longest of them: no other value need be hashed. */
const SHORTEST = 12
const LONGEST = 130

/** Whether a value is a key that its vendor prints for everybody. */
export function isPublishedKey(value: string): boolean {
  if (value.length < SHORTEST || value.length > LONGEST) return false
  const digest = createHash('sha256').update(value).digest('base64url')
  return PRINTED.has(digest.slice(0, DIGEST_LENGTH))
}
