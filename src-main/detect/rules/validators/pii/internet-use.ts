/**
 * Whether an internet or hardware address stands where it points at somebody: in a line of a log, beside a
 * word for who came from it, in a column for it. Addresses of zones, routes, listeners and manuals point at
 * machines that everybody knows of.
 */

import { leanExpression } from '../../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import type { ValidatorMatch } from '../validator.ts'

/** Units of the line before and after a value that are read. */
const BEFORE = 160
const AFTER = 90
/** Units directly before a value in which the word for it stands. */
const LABEL = 60
/** Units of a text in which its kind shows: the head of a table, the first requests of a manual page. */
const HEAD = 400
const MANUAL_HEAD = 6_000

/** The requests that every page of a manual has (man(7), mdoc(7)). */
const MANUAL = /^\.(?:TH|Dd|SH|Sh)[ \t]/m
const EXAMPLE = leanExpression(
  oneLine`
    (?:^|[^\p{L}])(?:
      e\.? ?g\.|for (?:example|instance)|such as|examples?|beispiel\p{L}*|z\. ?b\.|exemples?
      |ejemplos?|exemplos?|esempi?o?|voorbeeld|przykład\p{L}*|např|например|例
    )(?=[^\p{L}]|$)
  `,
  'iu',
)
/** What serves, routes or is configured, directly before its address. */
const MACHINE = new RegExp(
  oneLine`
    (?:
      (?:^|\s)(?:AAAA|A|PTR|NS|MX|IN)\s+|ip[46]:|has (?:ipv6 )?address |(?:name|root|dns|mail|web|ntp|lip)[ _-]?servers?
      |server|nameserver|dns|resolvers?|forwarders?|listen\w*|bind\w*|gateway|router?|routes?
      |netmask|network|subnet|upstream|proxy|mirror|primary|secondary|masters?|updated to
      |bind_address6?
    )(?: is)?\W{0,6}$
    |bytes from \S{1,80} \($|(?:root-servers?\.net|-root['’]s)[^\n]{0,24}$|\blip=$
  `,
  'i',
)
/** Programs that come by themselves, by what they call themselves at the end of a request's line; people use browsers. */
const VISITING_PROGRAM = new RegExp(
  oneLine`
    "[^"\n]{0,200}(?:
      bot(?![\p{L}])|crawler|spider|slurp|facebookexternalhit|zgrab|masscan|nmap|nuclei|python-requests|aiohttp|scrapy|go-http-client|okhttp|curl/|wget/|libwww|java/\d
      |axios/|kube-probe|elb-healthchecker|googlehc|uptime|monitor|prometheus
    )[^"\n]{0,200}"
  `,
  'iu',
)
const REQUEST = 700
/** Where mail was handed on and a packet went, who was kept out by a firewall or tried a name that is nobody's. */
const OF_MACHINES =
  /\brelay=\S{1,80}\[$|\b(?:mx|smtp|mail|relay)[\w-]{0,8}(?:\.[\w-]{1,40}){1,4} \[$|\b(?:invalid|illegal) user \S{0,40} ?(?:from )?$|\bDST=$|\b(?:BLOCK|DROP|DENY|REJECT)\b[^\n]{0,120}\bSRC=$/i
/** What goes from one version to another, directly before its number. */
const VERSION = new RegExp(
  oneLine`
    \b(?:
      backport\w*|chang\w+|fix\w*|merg\w+|migrat\w+|port\w*|repairs?|upgrad\w+|updat\w+
    )(?: [a-z]\w*){0,2} from (?:\d[\d.]{2,20} to )?$
  `,
  'i',
)
/** What a version is called by, directly before its number, and the units around a value in which it is called so. */
const CALLED_VERSION = leanExpression(
  oneLine`
    (?:^|[^\p{L}])(?:
      version|versión|versão|versione|versie|wersja|verze|ver|release|build|firmware|update
      |patch(?: level)?|rev(?:ision)?
    )[ .:=-]{1,3}v?$
  `,
  'iu',
)
const VERSION_NEAR = 400
const CALLED_BY = 16
/** The last part of a number of three, as most versions have, behind the first two. */
const SHORT_VERSION = /^\d{1,4}(?!\.?\d)/
/** A function's argument: code that computes with an address. */
const ARGUMENT = /\w\(\s*["'`]$/
const NETMASK_AFTER = /^\/(?:255\.|ffff:|\d)/i
/** The time that a line of a log begins with or holds. */
const LOGGED = /\d{1,2}:\d\d:\d\d|\d{4}-\d\d-\d\d[T ]\d\d:\d\d|\d{1,2}\/\p{L}{3}\/\d{4}:/u
const MAIL = /[\w.-]@[\w-]+\.[a-z]/i

/** Who comes from an address, in many languages. */
const COMES_FROM = leanExpression(
  oneLine`
    (?:^|[^\p{L}_])(?:
      ips?|ipv[46]|ip[_ -]?addr(?:ess)?
      |(?:client|remote|user|source|src|src_|visitor|peer|login)[_ -]?(?:ip|addr(?:ess)?)
      |address|adresse|addr|r?ip|r?host|client|visitors?|user|subscribers?|customers?
      |attackers?|sessions?|peer|inet|login|logins|logged in|signed in|log(?:de|gte)? in|from
      |via|banned|blocked|connected|connection|connexion|connecté\p{L}*|desde|depuis|von|vanaf
      |från|fra|od|z|da|de|dari|từ|request|x-forwarded-for|anmeldung|angemeldet|anmeldungen
      |mit der ip|acces\p{L}*|accès|accedió|zalogow\p{L}*|logow\p{L}*|přihl\p{L}*|prihl\p{L}*
      |belép\p{L}*|conect\p{L}*|вход|вхід|вошел|вошла|адрес|адреса|σύνδεση|giriş|inlogg\p{L}*
      |kirjaut\p{L}*|aanmeld\p{L}*|masuk|đăng nhập
    )(?=[^\p{L}]|$)[^\n]{0,40}$
    |(?:دخول|כניסה|ורود|ورود|लॉगिन|ログイン|登录|登入|로그인|เข้าสู่|アドレス|地址|주소|عنوان|כתובת)[^\n]{0,24}$
  `,
  'iu',
)
const CAME =
  /^[^\n]{0,40}(?:logged in|signed in|angemeldet|als \p{L}|con el usuario|avec l|usando|using account)/iu
/** The head of a column for internet addresses. */
const COLUMN = new RegExp(
  oneLine`
    (?:^|[,;\t|"'])\s*(?:
      ip|ip[_ -]?addr(?:ess)?|(?:client|remote|user|source|login)[_ -]?(?:ip|addr(?:ess)?)
      |ip-adresse|adresse ip
    )\s*["']?\s*(?:[,;\t|]|$)
  `,
  'im',
)

/** A key for it, of which the word may be a part: `"lastLoginIp": "`, `client_addr=`. */
const KEY_OF_SOMEBODY =
  /(?:client|customer|login|remote|session|signup|subscriber|user|visitor)[_-]?(?:ip|addr(?:ess)?)["']?\s?[:=]{1,2}>?\s?["']?$/i

/** Whether an internet address stands where somebody came from it. */
export function internetUse(value: string, { text, start, end }: ValidatorMatch): boolean {
  const { before, after } = lineOf(text, start, end)
  if (isSample(text, before) || MACHINE.test(before) || ARGUMENT.test(before)) return false
  if (VERSION.test(before) || isCalledVersion(value, text, start)) return false
  if (NETMASK_AFTER.test(after) || OF_MACHINES.test(before)) return false
  if (LOGGED.test(after) && isOfProgram(text, end)) return false
  return (
    LOGGED.test(before) ||
    LOGGED.test(after) ||
    MAIL.test(before) ||
    KEY_OF_SOMEBODY.test(before.slice(-LABEL)) ||
    COMES_FROM.test(before.slice(-LABEL)) ||
    CAME.test(after) ||
    COLUMN.test(text.slice(0, HEAD))
  )
}

/** Whether the request behind an address was sent by a program. */
function isOfProgram(text: string, end: number): boolean {
  return VISITING_PROGRAM.test(text.slice(end, end + REQUEST).split('\n', 1)[0] ?? '')
}

/** Whether the same number is called a version near by, or one of its series stands there: `5.1.2.69`, fixed in `5.1.4`. */
function isCalledVersion(value: string, text: string, start: number): boolean {
  const series = /^\d+\.\d+\./.exec(value)?.[0]
  if (series === undefined) return false
  const near = text.slice(Math.max(0, start - VERSION_NEAR), start + VERSION_NEAR)
  for (let at = near.indexOf(series); at >= 0; at = near.indexOf(series, at + series.length)) {
    if (SHORT_VERSION.test(near.slice(at + series.length, at + series.length + CALLED_BY))) {
      return true
    }
    const before = near.slice(Math.max(0, at - CALLED_BY), at)
    if (near.startsWith(value, at) && CALLED_VERSION.test(before)) return true
  }
  return false
}

/** Somebody who comes from a private address, or gets it: a login, a lease with its device, a user's machine. */
const SOMEBODY = leanExpression(
  oneLine`
    (?:^|[^\p{L}_])(?:
      (?:accepted|failed) \S+ for|logged in|signed in|log(?:de|gte)? in
      |user\S* \S+ (?:logged in )?from|session\S* (?:of|for|opened)|dhcpack on|dhcpoffer on
      |leased?|multi: learn
      |(?:
        user|client|visitor|login|remote|rem|workstation|laptop|notebook|employee
      )[_ -]?(?:ip|addr(?:ess)?)
      |(?:workstation|laptop|notebook|macbook|iphone)(?: of \p{L}+| \p{L}+)?|angemeldet
      |anmeldung|(?:rechner|arbeitsplatz|notebook) von \p{L}+|connexion de|poste de \p{L}+
      |acceso de|inicio de sesión|equipo de \p{L}+|accesso di|postazione di \p{L}+
      |werkplek van|ingelogd|zalogowa\p{L}*|komputer \p{L}+|přihlá\p{L}*|inloggad|girişi?
      |вошел|вошла|вход пользователя
    )(?=[^\p{L}])[^\n]{0,60}$
  `,
  'iu',
)

/** Whether a private address stands where the text says that it is somebody's; in settings it is a machine's. */
export function somebodysMachine(_value: string, { text, start, end }: ValidatorMatch): boolean {
  const { before } = lineOf(text, start, end)
  if (isSample(text, before) || MACHINE.test(before) || ARGUMENT.test(before)) return false
  return SOMEBODY.test(before) || KEY_OF_SOMEBODY.test(before.slice(-LABEL))
}

/** A word for a device, or for its address. */
const DEVICE = new RegExp(
  oneLine`
    mac|hw|hardware|ether|adapter|device|dhcp|wi-?fi|wlan|bluetooth|bssid|phone|laptop|seen
    |station|client|host|physical|gerät|appareil|dispositiv|port|机|デバイス
  `,
  'i',
)
const DEVICE_COLUMN =
  /(?:^|[,;\t|"'])\s*(?:mac|mac[_ -]?addr(?:ess)?|bssid)\s*["']?\s*(?:[,;\t|]|$)/im

/** Whether a hardware address stands beside a word for a device, in a log or in a column for it. */
export function deviceUse(_value: string, { text, start, end }: ValidatorMatch): boolean {
  const { before, after } = lineOf(text, start, end)
  if (isSample(text, before) || ARGUMENT.test(before)) return false
  return (
    LOGGED.test(before) ||
    DEVICE.test(before.slice(-LABEL)) ||
    DEVICE_COLUMN.test(text.slice(0, HEAD)) ||
    LOGGED.test(after)
  )
}

/** Whether a value stands in a line of a log, by the time in it, and not in a manual. */
export function loggedLine(_value: string, { text, start, end }: ValidatorMatch): boolean {
  const { before, after } = lineOf(text, start, end)
  return !isSample(text, before) && (LOGGED.test(before) || LOGGED.test(after))
}

/** Whether a value is one that a manual shows. */
export function notInManual(_value: string, { text }: ValidatorMatch): boolean {
  return !MANUAL.test(text.slice(0, MANUAL_HEAD))
}

function isSample(text: string, before: string): boolean {
  return MANUAL.test(text.slice(0, MANUAL_HEAD)) || EXAMPLE.test(before)
}

/** The line of a value without it; where nothing stands before it, the line above is part of it. */
function lineOf(text: string, start: number, end: number): { before: string; after: string } {
  const read = text.slice(Math.max(0, start - BEFORE), start)
  const own = read.slice(read.lastIndexOf('\n') + 1)
  const above = read.slice(read.lastIndexOf('\n', read.length - own.length - 2) + 1)
  const rest = text.slice(end, end + AFTER)
  const lineEnd = rest.indexOf('\n')
  return {
    before: /\p{L}|\d/u.test(own) ? own : above.replace('\n', ' '),
    after: lineEnd < 0 ? rest : rest.slice(0, lineEnd),
  }
}
