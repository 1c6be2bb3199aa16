/**
 * Whether an address pretends to be somebody else's: the name of a well-known service in a host of
 * another owner, letters that look like it, or a host that stands where only a reader takes it for one.
 */

import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import { isPublicNumber } from '../../../public-number.ts'
import type { Validator } from '../validator.ts'
import { type Address, ofHost, readAddress, SPEAKS_FOR_OTHERS } from './address.ts'
import { BRANDS, COMMON_WORDS, OF_BRANCHES } from './brands.ts'
import { differsByOne, skeletonOf } from './look-alike.ts'

/** What hosts of phishing promise, in the languages that it is mostly written in. */
const LURES = new RegExp(
  `^(?:${[
    oneLine`
      log-?[io]n|log(?:ging)?on|sign-?in|secured?|security|verif(?:y|ied|ication)|accounts?
      |myaccount|updates?|support|confirm(?:ation)?|billing|unlock|restore|recover(?:y)?
      |alerts?|customers?|helpdesk|help|auth|authenticate|payments?|invoices?|refunds?
      |suspended|limited|webscr|wallets?|service|services|online|mobile|id|banking|reward
      |rewards|gift|prize|claim|delivery|parcel|package|tracking|track|redelivery|customs
    `,
    oneLine`
      konto|anmelden|anmeldung|sicherheit|bestaetigen|bestaetigung|verifizierung|kundenservice
      |kundenkonto|kunden|paket|sendung|zoll|aktualisierung|freischalten
    `,
    'compte|connexion|securite|colis|livraison|espace-?client|remboursement|assurance',
    'cuenta|seguridad|verificar|verificacion|acceso|paquete|clientes|conta|seguranca|entrar|acesso|cliente',
    'accedi|accesso|sicurezza|conto|pacco|clienti|aggiornamento|verifica',
    'csomag|kezbesites|ujrakezbesites|azonositas|belepes|visszaterites|ugyfel|ugyfelkapu|biztonsag|netbank|fizetes|vam',
    'zasilka|balik|doruceni|overeni|prihlaseni|zasielka|dorucenie|colet|livrare|autentificare|verificare',
    'paketet|leverans|leverera|spara|betala|pakke|levering|hente|betaling|vahvista|paketti|toimitus|maksu',
    'kargo|teslimat|giris|dogrulama|guncelleme|odeme|demata|paradosi|epanapostoli|paralavi|syndesi',
    'inloggen|beveiliging|rekening|pakket|mijn|logowanie|paczka|bezpieczenstwo|platnosc',
  ].join('|')})$`,
)

/** Endings of well-known domains, which as a label before the real ending only mean to be read. */
const KNOWN_ENDING = /^(?:com|net|org|de|fr|es|it|nl|pl|gov|eu|uk)$/
/** Libraries show the pages of others below their own host. */
const PROXY = /proxy|\blib(?:rary)?\b/
/** A host written where the name of a user belongs. */
const HOST_AS_USER =
  /^(?:www\.)?(?:[a-z0-9-]+\.)+(?:com|net|org|de|fr|es|it|nl|pl|gov|edu|eu|uk|io|co)(?::|$)/i

/** `https://paypal.com.example.net`, `https://dhl-paket.example`: the name of one, the host of another. */
export const namesBrandElsewhere: Validator = ofHost((address) => {
  if (PROXY.test(address.host) || SPEAKS_FOR_OTHERS.has(address.suffix)) return false
  const { labels } = address
  const isDomain = (label: string, at: number) =>
    KNOWN_ENDING.test(labels[at + 1]?.split('-')[0] ?? '') && isForeign(label, address)
  if (labels.some(isDomain)) return true
  const words = labels.flatMap((label) => label.split(/[-_]/))
  return words.some((word, at) => {
    if (!isForeign(word, address)) return false
    if (words[at + 1] === 'com') return true
    // A branch has a portal below what it registered.
    const own = address.registered.split('-')
    const beside = OF_BRANCHES.has(word) && own.includes(word) ? own : words
    const lures = beside.filter((other) => other !== word && LURES.test(other)).length
    return lures >= (COMMON_WORDS.has(word) ? 2 : 1)
  })
})

/** The names by what they read as; short ones read as too many words. */
const BY_SKELETON = new Map(
  [...BRANDS.keys()].filter((name) => name.length >= 5).map((name) => [skeletonOf(name), name]),
)
/** Names of which a slip of one letter makes no other word, by their first letter, which no slip changes. */
const LONG_NAMES = Map.groupBy(
  [...BRANDS.keys()].filter((name) => name.length >= 8 && !COMMON_WORDS.has(name)),
  (name) => name.charAt(0),
)

/** `https://paypa1.com`, `https://rnicrosoft.com`: not the name, but read as it. */
export const looksLikeBrand: Validator = ofHost((address) => {
  if (BRANDS.has(address.registered)) return false
  const words = address.registered.split('-')
  return words.some((word) => {
    const name = BY_SKELETON.get(skeletonOf(word))
    if (name !== undefined) return word !== name && !isOwn(name, address)
    if (words.length > 1) return false
    const alike = LONG_NAMES.get(word.charAt(0)) ?? []
    return alike.some((long) => differsByOne(word, long) && !isOwn(long, address))
  })
})

/** `https://www.paypal.com@example.net`: what is read as the host is the name of a user. */
export const hidesHostBehindUser: Validator = (value) => {
  const address = value.includes('@') ? readAddress(value) : undefined
  return address !== undefined && HOST_AS_USER.test(address.userinfo)
}

/** Endings that cost little and that few well-known hosts have. */
const CHEAP = new RegExp(
  oneLine`
    ^(?:
      top|xyz|click|online|site|live|icu|cyou|buzz|shop|store|club|vip|work|website|space
      |monster|rest|cfd|sbs|bond|quest|lol|info|ru|cn|tk|ml|ga|cf|gq|pw|cc|ws
    )$
  `,
)
/** Words that say by themselves what a host is for, under any ending. */
const PLAIN_LURE =
  /^(?:log-?in|sign-?in|secured?|verify|verification|updates?|confirm|unlock|accounts?)$/

/** `https://secure-login.top`: a host whose name is what phishing asks for. */
export const promisesTrust: Validator = ofHost(({ registered, suffix }) => {
  const words = registered.split('-')
  const lure = CHEAP.test(suffix) ? LURES : PLAIN_LURE
  return words.some((word) => lure.test(word)) && (CHEAP.test(suffix) || words.length > 1)
})

/** `http://203.0.113.9/`: a number that is nobody's own network. */
export const hasPublicNumber: Validator = (value, { groups: { target = value } }) =>
  isPublicNumber(/^https?:\/\/([0-9.]+)/i.exec(target)?.[1] ?? '')

/** Links whose words are an address of a well-known service, and whose target is another owner's. */
export const showsOtherHost: Validator = (_, { groups: { shown = '', target = '' } }) => {
  const read = readAddress(`https://${shown.replace(/^https?:\/\//i, '')}`)
  const real = readAddress(target)
  if (read === undefined || real === undefined || CLICKS.test(real.host)) return false
  if (read.registered === real.registered || PUBLISHERS.has(read.registered)) return false
  const owners = [...BRANDS.values()].filter((own) => own.has(read.registered))
  return owners.length > 0 && !owners.some((own) => own.has(real.registered))
}

/** Hosts through which mails and searches lead to what they show. */
const CLICKS = new RegExp(
  oneLine`
    ^(?:
      t\.co|lnkd\.in|goo\.gl
      |[a-z.]*\b(?:
        list-manage|sendgrid|mailchi|hubspot\w*|awstrack|urldefense|proofpoint|mimecast\w*
        |mandrillapp|mailgun|sparkpost\w*|exct|exacttarget|cmail\d+|rs6|klclick\d*|safelinks
      )\b.*
      |(?:click|links?|track(?:ing)?|email|go|r|url)\..*
    )$
  `,
)
/** Services that others write on: documentation shows one of their addresses and links another. */
const PUBLISHERS: ReadonlySet<string> = new Set(
  'github google youtube youtu cloudflare amazonaws amazon apple facebook linkedin telegram t slack discord steam zoom docker'.split(
    ' ',
  ),
)

/** Whether a word is the name of somebody who does not own the host. */
function isForeign(word: string, address: Address): boolean {
  return BRANDS.has(word) && !isOwn(word, address)
}

function isOwn(brand: string, { registered }: Address): boolean {
  return BRANDS.get(brand)?.has(registered) === true
}
