/** Checks for values that only a word beside them makes personal: they must at least look like an identifier. */

import { leanExpression } from '../../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import { isBusinessName } from '../../../business-names.ts'
import { notPlaceholder } from '../placeholder.ts'
import type { ValidatorMatch } from '../validator.ts'
import { digitsOf, isUniform } from './check-digits.ts'
import { isInColumnOf } from './number-column.ts'
import { isQuantity, isSampleNumber } from './sample-number.ts'
import { writesAsNobody } from './sender.ts'

/** Values that forms and manuals print in place of a number. */
const STAND_IN =
  /^(?:x+|0+|n\/?a|none|null|unknown|tbd|number|1234(?:5(?:6\d*)?)?|987654\d*|111223333|abc\w*)$/i

/** A day as ISO 8601 writes it, within other numbers. */
const HOLDS_DAY = /(?:^|\D)(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:\D|$)/

/** Whether a labelled value holds at least three digits, not all alike, and is no stand-in and no day. */
export function labelledNumber(value: string): boolean {
  const digits = digitsOf(value)
  return (
    digits.length >= 3 &&
    !isUniform(digits) &&
    !HOLDS_DAY.test(value) &&
    !STAND_IN.test(value.replace(/[\s.-]/g, '')) &&
    !isSampleNumber(value) &&
    !isQuantity(value)
  )
}

/** The same of a value that has words among its numbers: `20-45-77 account 43821906`. */
export function numbersWithWords(value: string): boolean {
  return labelledNumber(digitsOf(value).join(''))
}

const REGISTRATION = /reg\.? ?(?:nr\.?)?[ \t:：#]*$/i
const BRANCH = /^\d{4}\D/

/** Whether what stands behind "reg.nr." begins with the four digits of a Danish branch: firms and goods have such numbers too. */
export function ofABranch(value: string, { groups: { lead = '' } }: ValidatorMatch): boolean {
  return !REGISTRATION.test(lead) || BRANCH.test(value)
}

/** A date or a time, which stands after the same words. */
const DATE = new RegExp(
  oneLine`
    ^(?:
      (?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}
      |(?:19|20)\d\d[./-]\d{1,2}[./-]\d{1,2}|(?:19|20)\d\d(?:-(?:19|20)?\d\d)?
      |\d{1,2}:\d\d(?::\d\d)?
    )$
  `,
)
/**
 * A version, alone or after a program's name, a type of a program, or the number of a standard, an advisory, a bug, a
 * case of the Court of Justice of the European Union; a word and a year.
 */
const PUBLIC_NUMBER = new RegExp(
  oneLine`
    ^(?:
      (?:[a-z]{2,12}[ /-])?v?\d{1,2}(?:\.\d{1,2}){1,3}|(?:ES|ECMA)-?\d{3,4}
      |(?:BYTE|CARD|FLOAT|INT|UINT)\d+|[CFT][-‑]\d{1,3}\/\d\d|[A-Z]{3,}[- ]?(?:19|20)\d\d
      |(?:BUG|BZ|CMP|CVE|DSA|GHSA|ISO|PEP|PR|RFC|SEP|USN)[ -]?#?\d.*
    )$
  `,
  'i',
)
/** Digits that stand apart, as in a list of settings. */
const APART = /^\d(?: \d)+$/
/** A label that goes on without a sign or space is part of another word. */
const IN_A_WORD = /[A-Za-z0-9]$/
/** The German word for a case has a capital; the English one falls. */
const FALLS = /\bfall\W*$/
/** Four digits behind the bare word are a setting's: `CMAKE POLICY 0063`. */
const BARE_WORD = /\b(?:policy|claim)\s$/i
const FEW_DIGITS = /^\d{1,4}$/
/** An act by its year: `Policy 2019/1023`. */
const OF_A_YEAR = /^(?:19|20)\d\d\/\d{1,4}$/
const READ_BEFORE = 12
/** A contract between institutions is told with whom it was made: "Contract No. W-7405-ENG-36 with the Department". */
const AGREED = /^\s+with\s+(?:the\s+)?\p{Lu}/u
/** A value that goes on behind is longer than any record's number: an identifier of a program. */
const GOES_ON = /^[-_][A-Za-z0-9]/
const READ_AFTER = 12

/** Whether a value that reads as a record's number by its signs could as well be a stand-in, a sample, a day or a quantity. */
function couldBeAnother(value: string): boolean {
  return (
    STAND_IN.test(value.replace(/[\s./-]/g, '')) ||
    DATE.test(value) ||
    isSampleNumber(value) ||
    isQuantity(value)
  )
}

/**
 * Whether a labelled value reads as the number of a record: digits with capitals and signs, three
 * digits at least, or two among capitals; no date, no stand-in, unless it stands in a column of such
 * numbers. Words of prose are in small letters.
 */
export function recordNumber(value: string, match: ValidatorMatch): boolean {
  const { text, start, end } = match
  const after = text.slice(end, end + READ_AFTER)
  if (AGREED.test(after) || GOES_ON.test(after)) return false
  const before = text.slice(Math.max(0, start - READ_BEFORE), start)
  if (IN_A_WORD.test(before) || FALLS.test(before) || APART.test(value)) return false
  if (BARE_WORD.test(before) && (FEW_DIGITS.test(value) || OF_A_YEAR.test(value))) return false
  const digits = digitsOf(value)
  const plain = value.replace(/[\s./-]/g, '')
  const fewest = /[A-Z]{2}/.test(value) && plain.length >= 6 ? 2 : 3
  return (
    digits.length >= fewest &&
    plain.length >= 4 &&
    !isUniform(digits) &&
    !PUBLIC_NUMBER.test(value) &&
    (/^\P{Ll}*$/u.test(value) || /^[a-z]{2,5}-?\d+$/.test(value) || /^\d+:\d/.test(value)) &&
    (!couldBeAnother(value) || isInColumnOf(match, (other) => !couldBeAnother(other)))
  )
}

/**
 * Whether a labelled value reads as a document's or vehicle's number: capitals and digits only, a
 * digit among them. Prose after the same word is in small letters.
 */
export function documentNumber(value: string): boolean {
  const digits = digitsOf(value)
  const isFiller = (digits.length >= 4 && isUniform(digits)) || isSampleNumber(value)
  return /^[\p{Lu}0-9 -]+$/u.test(value) && digits.length > 0 && !isFiller
}

/** Whether what stands behind the label of a form for a number is one: three digits at least, no stand-in and no day. */
export function formNumber(value: string): boolean {
  const isDay = DATE.test(value) && !OF_A_YEAR.test(value)
  return labelledNumber(value) && !isDay
}

/** A plate as manuals print one: letters and digits that count. */
const SAMPLE_PLATE =
  /^[A-Z]{0,3}[ -]?(?:AB|ABC|ABCD|XX+|XY|XYZ)[ -]?(?:12|123|1234|12345|0+)[ -]?(?:[A-F]{2,3})?$/

/** The province before a Chinese plate, and its dot. */
const PROVINCE = /^\p{Script=Han}(?=[A-Z])|[·•]/gu

/** Whether a labelled value can be a number plate: four to nine capitals and digits, both among them, no sample. */
export function licensePlate(value: string): boolean {
  if (SAMPLE_PLATE.test(value)) return false
  const plate = value.replace(PROVINCE, '')
  const count = plate.replace(/[ -]/g, '').length
  return count >= 4 && count <= 9 && /\p{Lu}/u.test(plate) && documentNumber(plate)
}

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

/** Brands that have a title: what stands behind `Dr.` and its kin there is nobody. */
const TITLED_BRAND =
  /^(?:dr|doc)\.? (?:beckmann|hauschka|martens|oetker|pepper|scholl)\b|^mr\.? (?:bean|clean|kipling|muscle|potato|proper)\b/i
const READ_TITLE = 4

/** The next sentence of a field: `Applicant: Harrow Homes. No objection`. */
const NEXT_SENTENCE = /\p{Ll}{4}\. \p{Lu}/u

/** Whether the name in a form's field or behind a title is no company's and no brand's, and goes over no end of a sentence. */
export function ofNoCompany(value: string, { text, start, end }: ValidatorMatch): boolean {
  if (NEXT_SENTENCE.test(value)) return false
  const titled = text.slice(Math.max(0, start - READ_TITLE), end).trimStart()
  return !isBusinessName(value) && !TITLED_BRAND.test(titled)
}

/** Words of systems and departments, with capitals where a form names who has a role. */
const OF_THINGS = leanExpression(
  oneLine`
    (?:^|\s)(?:
      abteilung|account|admin(?:istrator)?|afdeling|agent|api|app|avdelning\p{L}*|build|bureau
      |client|customer|database|default|départ[ei]ment|departamento|department|desk
      |dipartimento|direction|directory|division|dział|geschäftsstelle|group|gruppe|id|main
      |manager|monitor(?:ing)?|name|number|oddělení|office|referat|sachgebiet|seat|sekretariat
      |server|service|servicio|servizio|staff|support|system|team|tenant|test|ufficio|unit
      |user|web
    )(?:\s|$)
  `,
  'iu',
)

/** The form of a company behind its name. */
const FIRM_AFTER = new RegExp(
  oneLine`
    ^,? (?:
      & |(?:
        A[./]?S|A\.?Ş|AB|AG|ApS|B\.?V|Bt|Co|Corp|d\. ?o\. ?o|e\.? ?K|e\.? ?V|GmbH|Inc|KG|Kft
        |Lda|LLC|LLP|Ltda?|N\.?V|Nyrt|OHG|Oyj?|PLC|S\.? ?A|S\.?A\.?S|SARL|S\.? ?L|S\.?p\.?A
        |s\. ?r\. ?o|S\.? ?r\.? ?l|sp\. z|UG|Zrt|Α\.?Ε|ΕΠΕ|ООО
      )(?![\p{L}\p{N}])
    )
  `,
  'iu',
)

/**
 * Whether a name behind a role is no company's, made of no word for a system, a group or a department, and writes from no
 * mailbox of a program or of a house that is called so.
 */
export function notOfThings(value: string, { text, end }: ValidatorMatch): boolean {
  return (
    !OF_THINGS.test(value) &&
    !FIRM_AFTER.test(text.slice(end, end + 12)) &&
    !writesAsNobody(value, text, end)
  )
}

/** Who answers a telephone without being anybody, and firms whose lines everybody knows. */
const OF_A_DESK = leanExpression(
  oneLine`
    (?:^|\s)(?:
      accueil|centrale|centralita|centralino|empfang|emergency|fax|headquarters|helpdesk
      |hotline|info(?:rmation)?|kundendienst|kundenservice|mobile?|ortel|office|phone
      |portineria|receptie|reception|recepci[oó]n|recepcja|receção|rezeption|sales
      |secretar[ií]a|secrétariat|segreteria|sekretariat|service|support|switchboard
      |tel(?:ef\p{L}+)?|telekom|us|verkauf|vertrieb|vodafone|zentrale
    )(?:\s|$)
  `,
  'iu',
)

/** Whether a name before a telephone number is no desk, office or carrier. */
export function somebodyToCall(value: string): boolean {
  return !OF_A_DESK.test(value)
}

/** Names of programs: joined by a sign or by capitals within. */
const NAME_OF_CODE = /[_$\\/@#{}[\]]|\p{Ll}\p{Lu}\p{Ll}/u
/**
 * What stands behind a name in a program: the ending of a file, a call, a member, an assignment; and a colon, behind a
 * label. A year or words in brackets are a remark, and no call.
 */
const CODE_AFTER = leanExpression(
  oneLine`
    ^(?:
      \.\p{L}{1,5}\b|[([{=]|\s?[:：]\s
      |\s(?:[[{=]|\((?!(?:19|20)\d\d\)|\p{L}[\p{L}\p{M}\d ,.-]{2,40}\)(?:[.,;\s]|$)))
      |["'\x60]\s*[)\];,]
    )
  `,
  'u',
)
/** UTF-16 units behind a value in which that is looked for. */
const READ_CODE = 48

/** Words of a program that stand where a statement would. */
const KEYWORD = new RegExp(
  oneLine`
    ^(?:
      from|import|export|const|let|var|function|return|type|interface|class|null|undefined
      |true|false|code|id|list|record|records|state|status|table|type(?! [12]\b)
    )\b
  `,
)

/** Nothing known, or how a sentence of prose goes on. */
const NO_STATEMENT = new RegExp(
  oneLine`
    ^(?:
      no|none|nil|not|n\/a|unknown|keine?|nicht|unbekannt|aucune?|néant|sans|ningun[ao]|sin|ni
      |se|no|nessun[ao]|non|nenhum[a]?|sem|geen|niet|brak|nie|žádn\S*|bez|inga?|ingen|ei|нет
      |не|なし|無し|无|없음|لا|como|comme|as|and|or|of|in|is|are|was|were|by|for|from|with|to|the
      |that|which|und|oder|der|die|das|et|ou|des|y|o|e|ed|della?|del|la|el|los|las|le|les|con
      |com|conocid\S*|de (?:interés|la|los|las)|definitiv\S*|histológic\S*|confirmad\S*
      |personales|familiares|provided|code|codes?|choose|describe|enter|fill|free|please
      |select|specify|tell|text|type in|varchar|write|bitte|eintragen|indiqu\S+|précis\S+
      |rellen\S+|indicare
    )(?=[\s,.;:)]|$)
  `,
  'iu',
)

/** Whether a labelled statement is in words: no file, identifier or piece of a program, and not that there is nothing. */
export function saidInWords(value: string, { text, end }: ValidatorMatch): boolean {
  return (
    !KEYWORD.test(value) &&
    !NO_STATEMENT.test(value) &&
    !NAME_OF_CODE.test(value) &&
    !CODE_AFTER.test(text.slice(end, end + READ_CODE))
  )
}
