/** Tells the name of somebody's account from a word of prose, a member of a program and the account of a program or a duty. */

import { leanExpression } from '../../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import { notPlaceholder } from '../placeholder.ts'
import type { ValidatorMatch } from '../validator.ts'
import { isSampleNumber } from './sample-number.ts'

/** Words that follow "user" or "login" in prose and code without naming anybody. */
const NO_HANDLE = leanExpression(
  oneLine`
    ^(?:
      (?:first|given|fore|vor|pr[ée]|nombre|nome|imie|voor)(?:name|naam|nom)?[._-]?(?:
        last|family|sur|nach|nom|apellidos?|cognome|nazwisko|achter
      )(?:name|naam)?\d*
      |name[._-]?surname|(?:some|any|demo|sample|example|new|other)[_-]?user\d*|user[_-]\d+
      |(?:
        step|page|level|part|chapter|case|option|field|line|table|figure|v|utf|sha|u?int|ec
        |oauth
      )[-_]?\d[\d._-]*
      |admin|administrator|root|j(?:ohn|ane|oe)?[._-]?doe\d*|user\d*|base64|domain(?:_\w+)?
      |(?:[a-z]_)?(?:username|user|login)\d*|guest|test|testuser|null|none|true|false
      |undefined|string|password|name|anonymous|default|your\w*|my\w*|the|and|or|is|in|to|for
      |with|of|from|page|id|data|input|example|required|optional|varchar|text|email|value|self
      |this|cram-md5|digest-md5|me|you|postgres|www-data|nobody|system|process|session|request
      |config|settings|options
    )$
  `,
  'i',
)

/** A member of a value in a program, such as `options.username`. */
const MEMBER = new RegExp(
  oneLine`
    ^(?:config|options|process|request|response|self|session|settings|target|this)\.
    |\.(?:
      conf|email|handle|json|login|name|password|service|socket|string|target|username|value
    )$
  `,
  'i',
)

/** Words of programs joined by a sign: `auth.user`, `cache_peer`, `spawn_blocking`. */
const OF_A_PROGRAM = leanExpression(
  oneLine`
    (?:^|[._])(?:
      admin|api|app|args|attr|auth|blocking|cache|client|conf|conn|ctx|data|db|default|env
      |event|field|form|get|group|handler|host|id|info|item|key|line|list|login|name|node|null
      |obj|opt|opts|org|param|params|pass|password|peer|props|query|req|res|self|server|set
      |spawn|state|store|str|sys|task|test|text|this|token|type|url|user|userid|username|usr
      |val|value
    )(?=[._]|$)
  `,
  'i',
)

/** A constant of a program: `O_NOFOLLOW`. */
const CONSTANT = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/

/** A class in a module, as a type stands behind a name: `taskhandle.BaseTaskHandle`. */
const CLASS = /^[a-z]\w*\.(?:\w+\.)*[A-Z][a-z]+[A-Z]/

/** Whether a labelled account name is somebody's: no word of prose, no system account, no member of a program. */
export function accountHandle(value: string, { text, start, end }: ValidatorMatch): boolean {
  // A path of a program, such as `Handle::spawn`.
  const isPath = text.slice(Math.max(0, start - 2), start) === '::'
  return (
    value.length >= 3 &&
    !isPath &&
    (/\d/.test(value) || !OF_A_PROGRAM.test(value)) &&
    !NO_HANDLE.test(value) &&
    !CONSTANT.test(value) &&
    !CLASS.test(value) &&
    !MEMBER.test(value) &&
    /[a-z]/i.test(value) &&
    // Before an @ it is a mail address; a call, a member or a subscript: code computes the name.
    !/^\s?[([]|^\.\w|^->|^::|^@/.test(text.slice(end, end + 2))
  )
}

/** Whether the name of a profile is somebody's: none that manuals write, no variable and no sample of a number. */
export function profileOfSomebody(value: string): boolean {
  return (
    !/%|^\d{1,8}$/.test(value) &&
    !/^(?:your|my)\W?|^j(?:ohn|ane)[._-]?doe|^(?:user-?name|profile)/i.test(value) &&
    !NO_HANDLE.test(value) &&
    notPlaceholder(value) &&
    !isSampleNumber(value)
  )
}

/** Accounts of programs and duties as systems make them, and whom guides let log in. */
const OF_A_MACHINE = new RegExp(
  oneLine`
    ^(?:
      _.*|root|adm|admin\w*|administrator|alice|ansible|apache|avahi|backup|bin|bob|build\w*
      |centos|chrony|ci|client\d*|cloud-user|core|cron|daemon|data|db\w*|debian\S*|deploy\w*
      |dev\w*|docker|ec2-user|fedora|frank|ftp\w*|games|gdm|git\w*|gnats|guest|hadoop|http\w*
      |illegal|invalid|irc|jane|jenkins|joe|john|kafka|ldap|lightdm|list|lp|mail\w*|man
      |messagebus|monitor\w*|mysql|nagios|named|news|nginx|nobody|ntp|oper\w*|ops|oracle|pi
      |postfix|postgres|proftpd|proxy|rabbitmq|redis|runner|sddm|server\d*|service\w*|squid
      |sshd?|staging|support|svc\S*|sync|sys\w*|systemd\S*|test\w*|tomcat|ubuntu|user\d*
      |username|uucp|vagrant|web\w*|www\S*|zabbix
      |batch(?:[_.-]\w+)?|\w+[_-](?:api|app|batch|bot|job|reader|ro|rw|service|svc|worker|writer)
    )$
  `,
)

/** Whether an account that a log names is somebody's. */
export function accountOfSomebody(value: string): boolean {
  return !OF_A_MACHINE.test(value)
}

/** Units on each side of an account name in which its mailbox is looked for: a ticket, a form. */
const NEAR_MAILBOX = 1_000

/** Whether the text around has a mail address whose mailbox is called like the account. */
export function mailboxNearby(value: string, { text, start, end }: ValidatorMatch): boolean {
  const around = text.slice(Math.max(0, start - NEAR_MAILBOX), end + NEAR_MAILBOX).toLowerCase()
  const at = around.indexOf(`${value.toLowerCase()}@`)
  return at >= 0 && !/[\p{L}\p{N}._+-]/u.test(around[at - 1] ?? ' ')
}
