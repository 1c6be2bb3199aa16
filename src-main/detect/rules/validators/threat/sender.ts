/**
 * Whether the line that says who sent a message names somebody else than its address belongs to: a well-known name beside
 * an address of another owner, or one address as the name of another.
 */

import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import type { Validator } from '../validator.ts'
import { isAsked } from './account-trouble.ts'
import { type Address, readAddress } from './address.ts'
import { BRANDS, COMMON_WORDS } from './brands.ts'

/** UTF-16 units of a message behind its head that are looked at for what is wrong and wanted. */
const READ = 3_000
/** Words of which the longest well-known name is made. */
const MOST_WORDS = 3

/** What departments call themselves beside the name of their firm. */
const DEPARTMENTS = new RegExp(
  oneLine`
    ^(?:
      the|team|support|service|services|center|centre|help|helpdesk|desk|security|account|accounts|billing|customer|customers
      |care|alert|alerts|notification|notifications|no-?reply|info|id|member|online|payments?|delivery|admin
      |kundenservice|kundendienst|kunden|sicherheit|service-?client|client|clients|clienti|assistenza|assistance|atendimento
      |atención|soporte|klantenservice|obsługa|klienta|поддержка|служба|com|inc|ltd|ag|gmbh|cs|カスタマーサービス
    )$
  `,
  'iu',
)
/** Services that send for others say so. */
const FOR_OTHERS =
  /(?<!\p{L})(?:via|über|por meio|on behalf of|im auftrag|par l['’]intermédiaire|tramite|w imieniu|through)(?!\p{L})/iu
const LINK = /\bhttps?:\/\/[^\s"'<>()]{4,200}/gi
const ADDRESS = /[\w.+-]{1,64}@([a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4})/i

/**
 * `Netflix <noreply@garage.example>`, where its message says that something is wrong and what to do, or leads to a page of
 * the same garage.
 */
export const pretendsToSend: Validator = (_, { text, end, groups: { name = '', domain = '' } }) => {
  const address = readAddress(`https://${domain}/`)
  if (address === undefined || FOR_OTHERS.test(name)) return false
  const rest = besideBrand(name)
  const isPretended = rest !== undefined && !isOf(rest.brand, address)
  if (!isPretended && !showsOtherAddress(name, address)) return false
  const message = text.slice(end, end + READ)
  return isAsked(message) || (isPretended && rest.isAll && leadsTo(address, message))
}

/** The well-known name that a name begins with, and whether nothing but departments stands beside it. */
function besideBrand(
  name: string,
): { readonly brand: string; readonly isAll: boolean } | undefined {
  const words = name.split(/[^\p{L}\p{M}\p{N}-]+/u).filter((word) => word !== '')
  const own = words.filter((word) => !DEPARTMENTS.test(word))
  for (let count = 1; count <= Math.min(MOST_WORDS, own.length); count++) {
    const brand = own.slice(0, count).join('').toLowerCase()
    const isAll = own.length === count
    // People and places are called after words of daily life.
    if (BRANDS.has(brand) && (isAll || !COMMON_WORDS.has(brand))) return { brand, isAll }
  }
  return undefined
}

/** Whether somebody registered the name, or one with it in it: services send from such hosts for their owners. */
function isOf(brand: string, { labels, registered }: Address): boolean {
  return (
    BRANDS.get(brand)?.has(registered) === true || labels.some((label) => label.includes(brand))
  )
}

/** Whether a message has a link to a host of who sent it. */
function leadsTo({ registered, suffix }: Address, message: string): boolean {
  return Array.from(message.matchAll(LINK)).some(([link]) => {
    const target = readAddress(link)
    return target?.registered === registered && target.suffix === suffix
  })
}

/** `no.reply@bank.example <info@garage.example>` */
function showsOtherAddress(name: string, { registered }: Address): boolean {
  const shown = ADDRESS.exec(name)?.[1]
  const other = shown === undefined ? undefined : readAddress(`https://${shown.toLowerCase()}/`)
  return other !== undefined && other.registered !== registered
}
