/** Whether an e-mail address can belong to somebody. */

import { leanExpression } from '../../../../../src-shared/model/lean-expression.ts'
import { inOneLine, oneLine } from '../../../../../src-shared/model/one-line.ts'
import type { ValidatorMatch } from '../validator.ts'
import { NO_REPLY } from './no-reply.ts'
import { isTopLevelDomain } from './top-level-domains.ts'

/** Names that are reserved for documents and tests (RFC 2606, RFC 6761), and for machines of one house (RFC 6762, RFC 8375, `.internal` of ICANN). */
const RESERVED_DOMAIN =
  /(?:^|\.)(?:example|example\.(?:com|net|org)|test|invalid|localhost|local|internal|home\.arpa)$/
/** Names of methods of SSH that their makers added (RFC 4251, section 6). */
const METHOD_DOMAIN = /^(?:openssh|libssh|ssh)\.(?:com|org)$|^putty\.projects\.tartarus\.org$/
/** What manuals write where a login belongs, whatever the domain. */
const STAND_IN_MAILBOX = new RegExp(
  oneLine`
    ^(?:your|my|some|any)[._-]?(?:
      account|address|e?mail[._-]?address|e?mail|id|login|mailbox|name|nick|user(?:name)?
    )\d*$
    |^(?:
      address|first[._-]?last|firstname[._-]?(?:lastname)?|name[._-]?surname
      |vorname[._-]?nachname|pr[ée]nom[._-]?nom|nombre[._-]?apellidos?
      |nome[._-]?(?:cognome|apelido)|voornaam[._-]?achternaam|imie[._-]?nazwisko
      |foo(?:[._+-]?bar)?|bar|baz|e[jx]emplo|esempio|ex[ae]mple|exempel|beispiel|voorbeeld
      |przyk[lł]ad|x{2,}|y{3,}|z{3,}|xyz|my[a-z]{2,12}(?:name|address|login)
      |test(?:er|ing|user)?|user\d*|username
    )\d*$
    |localpart
    |^(?:
      you(?:rs?)?|put[._-]?your\w*|some(?:one|body)else|first[._-]second|benutzername
      |loginname|utilisateur|usuario|utente|gebruiker
    )$
    |%
  `,
)
const STAND_IN_ANYWHERE = new RegExp(
  oneLine`
    \.(?:domain|domaene|dom|ext|here|nowhere|somewhere|tld|xy)$|@test\.|(?:^|[.@])x{2,}\.
    |@you\.com$|@(?:sample|university|anotherisp)\.(?:com|edu|net|org)$
    |@(?:
      foo|bar|baz|foobar|xyz|abc|company|domain
      |(?:my|your)(?:company|domain|host|isp|mail|org|provider|server|site)
    )\.
    |@[a-prs-wy]\.(?:com|net|org)$
  `,
)

/** What manuals write where a domain belongs. */
const STAND_IN_DOMAIN = leanExpression(
  oneLine`
    ^(?:(?:mail|smtp|www)\.)?(?:(?:your|my|some|other|any|the)[._-]?)?(?:
      address|company|domain|host(?:name)?|isp|mailhost|organi[sz]ation|provider|server|site
      |somewhere
    )\.(?:com|dom|domain|here|net|org|tld|where)$
  `,
)
/** The same with the word that says whose it is, in front of either half, and a mailbox that is a variable: `YOUR_LOGIN@…`. */
const WHOEVER = leanExpression(
  oneLine`
    ^(?:your|my|some)[._-]\w+@|^some(?:list|user|name)?@|@your\.
    |@(?:your|my|some|any)[._-]?(?:company|domain|host|isp|org|server|site|where)\.\w
  `,
)
const VARIABLE = /^[A-Z]+(?:_[A-Z]+)+@/
/**
 * The name of a message: it begins with the second it was sent, `20090424235140.GA15551@…`, or the day, as C News has it,
 * `1992Aug26.184221.29627@…`, or ends as Gnus has it, `87k1yv.fsf@…`. It may be nothing but a UUID or a long hash, by whose name nobody is
 * called.
 */
const MESSAGE_ID = new RegExp(
  oneLine`
    ^(?:19|20)\d{10,12}\.\w
    |^(?:19|20)\d\d(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\d{1,2}\.\d{5,6}\.\d
    |\d.*\.fsf(?:_-_)?$
    |^(?:[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|[0-9a-f]{32,64})$
  `,
)
/** Hosts that name messages and have no mailboxes: Gmail, Exchange Online and what JavaMail sends. */
const MESSAGE_HOST =
  /@mail\.gmail\.com$|\.prod\.(?:outlook|exchangelabs)\.com$|\.javamail\.\S{0,40}@/
/** A number before its host, and what says of it that it is an article of a newsgroup: "Larry in <9695@…>". */
const ARTICLE_NUMBER = /^\d+$/
const ARTICLE_BEFORE = /\b(?:in|article|articolo|artikel|message|messaggio|nachricht)\s{1,2}<$/i
/** A head of a message that names messages, and those named before (RFC 5322, section 3.6.4). */
const MESSAGES_BEFORE =
  /(?:^|\n)(?:Resent-)?(?:Message-ID|In-Reply-To|References|Content-ID):(?:\s*<[^\s<>]{1,250}>)*\s*<$/i
const READ_MESSAGES = 1_000
/** Mailboxes of programs and, after RFC 2142, of whoever has the duty. */
const MACHINE_MAILBOX = new RegExp(
  inOneLine(`
    ^(?:
      anoncvs|anonymous|${NO_REPLY}|mailer-daemon|git|bounces?|daemon|cron|root
      |[a-z]{2,5}master|ecartis|listproc|listserv|majordomo|sympa|abuse|noc|buildd
    )(?:$|[+_.-])
    |[._-]bounces?(?:$|[+=])
  `),
)
/** Hosts whose addresses are mailing lists, bug reports and build machines, none of them a person. */
const LIST_HOST = new RegExp(
  oneLine`
    ^(?:
      conference|list(?:s|e|es|en|er|or|as|a|serve?r?)?\d{0,2}|mailman\d?|ml|(?:deb)?bugs
      |buildd|packages|tracker|vger
    )\.
    |^alioth-lists|\.lists?\.|^(?:google|yahoo)groups\.com$|^groups\.io$|^(?:lo|m|news)\.gmane\.org$
  `,
)
/** Addresses of lists elsewhere, by the words that their names end or begin with. */
const LIST_MAILBOX = new RegExp(
  oneLine`
    ^owner-
    |[-+](?:
      admin|announce|authors|bounces|council|devs|people|bugs|commits?|dev|devel|developers
      |discuss|help|l|list|maint|maintainers|owner|patches|project|request|security|sig
      |subscribe|team|unsubscribe|users?|wg
    )$
    |^(?:
      bugs?|bug[-_][a-z0-9_-]+|announce|committers|commits|dev|devel|developers|libraries
      |netdev|discuss|maintainers|packages|users
    )$
  `,
)
/** A list of a project at its own domain: `quell-de@quell.org`. */
const LIST_OF_PROJECT = /^([a-z\d]{3,})-[a-z]{2,12}@(?:[a-z\d-]+\.)*\1\.[a-z]{2,6}$/
/** Where programs for lists show the list of a name (Mailman 2 and 3, Google Groups). */
const LIST_PAGES = [
  '/listinfo/',
  '/mailman3/lists/',
  'groups.google.com/g/',
  'groups.google.com/group/',
]
/** What follows the begin of a longer name; Mailman 3 has the host of a list behind a dot. */
const GOES_ON = /^[\w+-]/
/** UTF-16 units on either side in which that is read: the foot that a list puts under a mail. */
const READ_LIST_PAGE = 400
/** Mailboxes that manuals use at reserved domains: roles, and the people of whom examples tell. */
const SAMPLE_MAILBOX = new RegExp(
  oneLine`
    ^(?:
      user(?:name)?\d*|you|me|name|your[._-]?(?:name|email|address)|e?mail|foo|bar|baz
      |test(?:er|user)?\d*|example|some(?:one|body)|any(?:one|body)|(?:www|web)[._-]?user
      |project[._-]?[a-z]|admin|info|contact|hello|support|sales|[a-z]\d?
      |(?:first|given)[._-]?(?:name)?[._-](?:last|family|sur)(?:name)?|alice|bob|carol|dave
      |eve|fred|joe|(?:jane|joe|john|j)[._-]?doe|(?:max|erika)[._-]?muster(?:mann|frau)
      |[\w.]*[._-](?:foo|bar|baz)
    )$
  `,
)
/** Two names, or a name with a number: what test data write as somebody's, at reserved domains too. */
const WHOLE_NAME = /[a-z]{2}[._-][a-z]{2}|[a-z]\d/
/** A number before a decorator or the member of a class: line 15 of a listing, `15@base.ObjectRegistry.register`. */
const NUMBERED_MEMBER = /^\d{1,5}@(?:\w+\.)*[A-Z][a-z]+[A-Z]/
/** Endings of file names that read as a domain, as in `icon@2x.png`; countries have those behind a version alone: `notes@2.md`, and `info@radio.md`. */
const FILE_ENDING = new RegExp(
  oneLine`
    \.(?:
      png|jpe?g|gif|svg|webp|ico|css|js|mjs|cjs|ts|tsx|jsx|json|html?|txt|go|java
      |lock|log|ya?ml|xml|zip|gz|service|socket|target|timer|mount|slice|device
    )$
    |^v?\d[\w.-]*\.(?:md|py|rs)$
  `,
)
/** A word for a list directly before its address, and how its subscribers write to it: "the mailing list <…>". */
const LIST_BEFORE = /\bmailing[ -]?list\b[^\n@.]{0,12}$|\bsubscri(?:be|bers?|ption)\b[^@.;]{0,60}$/i
/** The identifier of an event in a calendar (RFC 5545) or of a part of a message, which is made like an address. */
const IDENTIFIER_BEFORE =
  /(?:^|\n)(?:UID|RELATED-TO)(?:;[^:\n]{0,30})?:\S{0,40}$|\b(?:id|cid)[=:]\s?["']\S{0,20}[=:]$|\bcid:$|\bm(?:sg|essage-?)id=<?$/i
/** What a log of Kerberos says an account asks for: its realm is no domain of mail (RFC 4120). */
const TICKET_AFTER = /^ for \S{1,40}\/\S/
/** A service of a machine before its realm: `ldap/host.firm.net@FIRM.NET`. */
const SERVICE_BEFORE =
  /(?:^|[^\w/])(?:krbtgt|host|ldap|HTTP|nfs|imap|smtp|cifs|afs|dns|ftp|postgres)\/$/i
/** An account in the realm of a Kerberos, which is written in capitals, beside its words (RFC 4120, section 6). */
const REALM = /^[A-Z0-9.-]+$/
const OF_KERBEROS = /kerberos|krb5|kinit|klist|kadmin|\bktutil|\bprincipals?\b|\brealms?\b/i
const READ_KERBEROS = 400
/** What logs in to a machine, or copies from it, before the account; its folder or the end of a prompt behind it. */
const LOGIN_BEFORE = /(?:^|[^\w-])(?:ssh|scp|sftp|rsync|mosh|ssh-copy-id|autossh)\s[^\n|;&]{0,60}$/
const PROMPT_AFTER = /^:(?:~|\/)|^:[\w.~/-]{0,60}[$#]\s|^[ :][^\s\]]{0,60}\][$#]/
/** The login of a web address, of which only the host is left: `https://name:password@host`. */
const IN_WEB_ADDRESS = /[a-z][a-z0-9+.-]{1,12}:\/\/[^\s/@]{0,64}$/i
/** The path of a web address, as archives of mail name a message by its id. */
const IN_WEB_PATH = /https?:\/\/[^\s<>"]{1,70}\/$/i
/** Add-ons of browsers are named like mail addresses. */
const OF_AN_ADD_ON = /"(?:gecko|allowed_extensions)"\s*:[^}\]]*$/
/** The first half of a mailbox, which the end of a line parts from this one: the view of joined lines has the whole. */
const HALF_BEFORE = /[A-Za-zÀ-ɏ0-9][-_]\r?\n[ \t>]*$/
const READ_BEFORE = 80

/** Whether an address is neither a machine's, a list's or a manual's, nor a file name or web address with an @. */
export function personalEmail(value: string, { text, start, end }: ValidatorMatch): boolean {
  const lower = value.toLowerCase()
  const at = lower.lastIndexOf('@')
  const before = text.slice(Math.max(0, start - READ_BEFORE), start)
  const after = text.slice(end, end + READ_BEFORE)
  const mailbox = lower.slice(0, at)
  const domain = lower.slice(at + 1)
  if (MACHINE_MAILBOX.test(mailbox) || FILE_ENDING.test(domain)) return false
  if (NUMBERED_MEMBER.test(value)) return false
  if (LIST_HOST.test(domain) || LIST_MAILBOX.test(mailbox)) return false
  if (LIST_OF_PROJECT.test(lower) || hasListPage(mailbox, text, start, end)) return false
  if (domain.endsWith('.invalid') || METHOD_DOMAIN.test(domain)) return false
  if (ARTICLE_NUMBER.test(mailbox) && ARTICLE_BEFORE.test(before)) return false
  if (before.endsWith('<') && namesMessages(text, start)) return false
  if (LIST_BEFORE.test(before) || IDENTIFIER_BEFORE.test(before)) return false
  if (HALF_BEFORE.test(before)) return false
  if (SERVICE_BEFORE.test(before) || TICKET_AFTER.test(after)) {
    return false
  }
  if (LOGIN_BEFORE.test(before) || PROMPT_AFTER.test(after)) return false
  if (REALM.test(value.slice(at + 1)) && isOfKerberos(text, start, end)) return false
  if (STAND_IN_MAILBOX.test(mailbox)) return false
  if (MESSAGE_ID.test(mailbox) || MESSAGE_HOST.test(lower)) return false
  if (STAND_IN_ANYWHERE.test(lower) || VARIABLE.test(value)) return false
  if (WHOEVER.test(lower)) return false
  if (IN_WEB_ADDRESS.test(before) || IN_WEB_PATH.test(before)) return false
  // A variable of a template: `$LABEL@…`.
  if (OF_AN_ADD_ON.test(before) || before.endsWith('$')) return false
  if (RESERVED_DOMAIN.test(domain)) return WHOLE_NAME.test(mailbox) && !SAMPLE_MAILBOX.test(mailbox)
  if (!isTopLevelDomain(domain.slice(domain.lastIndexOf('.') + 1))) return false
  return !(STAND_IN_DOMAIN.test(domain) && SAMPLE_MAILBOX.test(mailbox))
}

/** Whether the page of a list that is called so stands nearby. */
function hasListPage(mailbox: string, text: string, start: number, end: number): boolean {
  const nearby = text.slice(Math.max(0, start - READ_LIST_PAGE), end + READ_LIST_PAGE)
  return LIST_PAGES.some((page) =>
    nearby
      .split(page)
      .slice(1)
      .some((name) => name.startsWith(mailbox) && !GOES_ON.test(name.slice(mailbox.length))),
  )
}

function isOfKerberos(text: string, start: number, end: number): boolean {
  return OF_KERBEROS.test(text.slice(Math.max(0, start - READ_KERBEROS), end + READ_KERBEROS))
}

function namesMessages(text: string, start: number): boolean {
  return MESSAGES_BEFORE.test(text.slice(Math.max(0, start - READ_MESSAGES), start))
}
