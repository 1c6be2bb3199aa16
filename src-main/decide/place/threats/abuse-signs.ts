/**
 * Signs by which an attack on a machine is known, whoever writes it down: what it gains, not which program it uses. A network
 * learns attacks and the work of administrators from the same programs, so that a plain script sounds like one to it.
 * The lists follow published ones: OWASP's testing guide and cheat sheets for requests, GTFOBins and LOLBAS for programs that
 * are turned against their machine, MITRE ATT&CK (by its numbers) for what intruders do.
 */

import { oneLine } from '../../../../src-shared/model/one-line.ts'
import { isPublicNumber } from '../../../detect/public-number.ts'

/** A request that a database, a page, a template or a parser is to read as code. */
const OF_REQUESTS = [
  // SQL: a closed string, what is always true, names of tables, waiting, writing, a comment that cuts off the rest.
  /\bunion(?:\s|\/\*.{0,9}\*\/|\+|%20){1,5}(?:all|distinct|select)\b/i,
  /\b(?:information_schema|sysusers|sysobjects|systables|sqlite_master|rdb\$\w{1,20}|xp_cmdshell|pg_sleep|randomblob)\b/i,
  /\b(?:regexp_substring|extractvalue|updatexml|load_file|utl_inaddr|dbms_pipe|generate_series)\b|@@version/i,
  /\b(?:sleep|benchmark)\s?\(\s?\d|\bwaitfor\s{1,3}delay\b|\binto\s{1,3}(?:out|dump)file\b|\bcase\s{1,3}when\s?\(?\s?\d/i,
  /['")%]{1,6}\s{0,3}\){0,4}\s{0,3}(?:or|and|having|where|\|\||&&)\s{0,3}\(?['"\dn]/i,
  /\b(?:or|and|where|having)\b[^\n=]{0,20}\b(\d{1,6})\s?(?:=|like)\s?\(?\1/i,
  /['")]\s{0,3};?\s{0,3}(?:--|#|\/\*)\s{0,3}[\w-]{0,6}$|\border\s{1,3}by\s{1,3}\d[\d,]{0,80}\s?(?:--|#)/i,
  /;\s{0,3}(?:drop|delete|insert|update|alter|truncate|shutdown|declare|exec)\b/i,
  // A script where a page expects none.
  /<[\s/]{0,4}script|\b(?:javascript|vbscript):|\bsrcdoc\s?=|-moz-binding|\bexpression\s?\(/i,
  /\bon(?:error|load|click|focus|toggle|begin|start|(?:animation|key|mouse|pointer)[a-z]{2,9})\s{0,3}=/i,
  /\bdocument\.(?:cookie|domain|location|write)|\b(?:alert|prompt|confirm)\s?[(`]\w{0,3}[)`]/i,
  // Templates, expressions, entities, directories.
  /\{\{.{0,80}(?:\d\s?\*\s?\d|__\w|\.config|\bself\b|\brequest\b|constructor|\.class|secret)/i,
  /\$\{(?:jndi|\d{1,6}\s?\*|self\.)|<%=?\s?(?:\d|system|exec)|__(?:class|globals|import|builtins|subclasses|mro)__/i,
  /\bgetruntime\b.{0,40}(?:request|whoami|calc|\/bin\/)|\bjavax\.script|template\.utility/i,
  /<!entity|<!--\s?#\s?(?:config|echo|exec|include|printenv)\b|[*)]\([|&]?\(?\w{1,20}=\*|\*\)\(/i,
  // A command behind another's end, out of the folder, and signs that end or break a line where a number of theirs is read.
  /(?:(?:\.|%2e|%252e|%c0%ae|0x2e){2,3}(?:[\\/]|%2f|%5c|%252f|%255c|%c0%af|%c1%9c|0x5c|0x2f)){2}|%00|%0[da]|\\x00/i,
  /(?:^|[^&])[|;&)`]\s?\/(?:usr\/)?s?bin\/\w/,
  /\brO0AB|\baced0005|\bO:\d{1,4}:"|(?:%[\dn-x@]){4}|(?:\\x[\da-f]{2}){8}|([A-Z])\1{40}/,
  /\b(?:file|gopher|dict|expect|phar|php|netdoc):\/{1,3}/i,
]

/** A shell for somebody else, and code that is fetched and run unseen (ATT&CK T1059, T1105, T1505.003). */
const OF_SHELLS = [
  /\bsh\s{1,3}-i\b[^\n]{0,60}(?:\/dev\/(?:tcp|udp)\/|[<>]&)|[<>]&\s?\/dev\/(?:tcp|udp)\/|\d{1,3}<>\s?\/dev\/(?:tcp|udp)\//i,
  new RegExp(
    oneLine`
      <&\d\s{1,3}>&\d|\bztcp\b|\/inet\/(?:tcp|udp)\/|\bpty\.spawn\b
      |\bspawn\s?\(?["'](?:ba)?sh\b[^\n]{0,40}socket|\bsocat\b[^\n]{0,120}\bexec:
    `,
    'i',
  ),
  new RegExp(
    oneLine`
      \b(?:nc|ncat|netcat)(?:\.exe)?\b[^\n|]{0,60}\s-\w{0,6}[ec]\b
      |\bsh\b[^\n|]{0,20}\|\s?(?:nc|ncat|netcat|telnet|openssl s_client)\s
    `,
    'i',
  ),
  new RegExp(
    oneLine`
      \|\s?(?:nc|ncat|netcat|telnet|openssl s_client)\b[^\n]{0,80}\|\s?\S{0,10}sh\b
      |\bmk(?:fifo|nod)\b[^\n]{0,120}\|\s?\S{0,10}sh\b
    `,
    'i',
  ),
  new RegExp(
    oneLine`
      \b(?:
        socket|fsockopen|tcpclient|tcpsocket|sockaddr\w{0,8}|net\.socket|net\.dial
      )\b[\s\S]{0,600}(?:
        \bdup2\b|\/bin\/(?:ba)?sh|\bcmd(?:\.exe|\/c)|>&|\biex\b|subprocess|createprocess
        |os\.execute
      )
    `,
    'i',
  ),
  /\b(?:meterpreter|msfvenom|msfconsole|(?:reverse|bind)_(?:tcp|https?)|cobalt ?strike|c2client)\b/i,
  new RegExp(
    oneLine`
      \b(?:iex|invoke-expression)\b[^\n]{0,200}(?:\bhttp:\/\/|frombase64)
      |(?:\bhttp:\/\/|frombase64)[^\n]{0,200}\|\s?(?:iex|invoke-expression|\S{0,10}sh)\b
    `,
    'i',
  ),
  new RegExp(
    oneLine`
      \bbase64\b[^\n]{0,20}\s-{1,2}d\w{0,6}\b[^\n]{0,40}\|\s?(?:sudo )?(?:
        \S{0,10}sh|python\d?|perl
      )\b
      |\bexec\s?\([^\n]{0,80}(?:urlopen|b64decode)
    `,
    'i',
  ),
  /-w(?:in\w{0,10})?\s{1,3}(?:h\w{0,5}|1)\b[^\n]{0,160}\s-e\w{0,14}\s{1,3}[\w+/=]{40}/i,
  /\b(?:eval|assert|system|exec|shell_exec|passthru|popen|proc_open)\s?\(?[^\n;]{0,60}\$_(?:get|post|request|cookie|server)\b/i,
  /\beval\s?\(?\s?request\b(?!\.response)|\bexec\s?\(\s?request\.|\brequest\.getparameter[^\n]{0,40}\bexec\b/i,
]

/** Programs of the system turned to another use. */
const OF_PROGRAMS = [
  new RegExp(
    oneLine`
      \bcertutil(?:\.exe)?\b[^\n]{0,80}-(?:urlcache|decode\w{0,3}|verifyctl)\b
      |\bbitsadmin\b[^\n]{0,60}\/transfer|\besentutl\b[^\n]{0,40}\/vss
    `,
    'i',
  ),
  new RegExp(
    oneLine`
      \bregsvr32(?:\.exe)?\b[^\n]{0,60}\/i:
      |\bmshta(?:\.exe)?\b[^\n]{0,6}(?:https?|javascript|vbscript):
      |\brundll32(?:\.exe)?\b[^\n]{0,80}(?:javascript:|comsvcs|minidump|\bhttps?:)
    `,
    'i',
  ),
  new RegExp(
    oneLine`
      \bwmic\b[^\n]{0,80}(?:process\s{1,3}call\s{1,3}create|\/format:)
      |\b(?:cmstp|msxsl|installutil|regasm|regsvcs)(?:\.exe)?\s{1,3}\/
    `,
    'i',
  ),
  /\bsetcap\s{1,3}cap_set|\bchmod\s{1,3}(?:u\+s|4\d{3})\s|\/etc\/ld\.so\.preload/i,
]

/** What intruders do once they are in (ATT&CK T1003, T1070, T1136, T1485, T1486, T1490, T1546, T1547, T1562). */
const OF_INTRUDERS = [
  /\b(?:mimikatz|\w{1,20}katz|sekurlsa|lsadump|kerberoast\w{0,3}|rubeus|hashdump|lazagne|secretsdump|dcsync|getuserspns)\b/i,
  /\b(?:bloodhound|sharphound|crackmapexec|impacket|powersploit|powerview|powerup|adfind|sqlmap)\b/i,
  /\blsass(?:\.exe|\.dmp)?\b[^\n]{0,60}(?:\.dmp|\bfull\b|dump)|\b(?:procdump\w{0,3}|minidump|out-minidump)\b[^\n]{0,60}\blsass/i,
  new RegExp(
    oneLine`
      \breg(?:\.exe)?\s{1,3}save\s{1,3}hk(?:lm|ey_local_machine)\\{1,2}(?:sam|security|system)\b
      |\bntds\.dit\b|\bntdsutil\b|config[\\/]{1,2}sam\b
    `,
    'i',
  ),
  new RegExp(
    oneLine`
      \/etc\/shadow\b[^\n]{0,60}(?:\||>|curl|@)
      |(?:\b(?:cat|cp|less|scp|tar|unshadow)\s[^\n|]{0,40}|@)\/etc\/shadow\b
      |\.ssh\/(?:id_\w{2,10}|authorized_keys)
    `,
    'i',
  ),
  new RegExp(
    oneLine`
      \bvssadmin(?:\.exe)?\b[^\n]{0,20}\bdelete\b[^\n]{0,20}\/(?:all|quiet)
      |\bshadowcopy\b[^\n]{0,20}\bdelete\b|\bwbadmin\b[^\n]{0,20}\bdelete\b
      |\brecoveryenabled\s{1,3}no\b
    `,
    'i',
  ),
  new RegExp(
    oneLine`
      \bdisable(?:
        realtimemonitoring|ioavprotection|intrusionpreventionsystem|behaviormonitoring
        |scriptscanning|antispyware
      )\b
      |\bremovedefinitions\b|\bamsi(?:utils|initfailed|scanbuffer)\b
    `,
    'i',
  ),
  new RegExp(
    oneLine`
      \bwevtutil(?:\.exe)?\s{1,3}cl\b|\bclear-eventlog\b
      |\bauditpol\b[^\n]{0,20}\/(?:clear|remove|disable)|\bunset\s{1,3}histfile\b
      |\bhistory\s{1,3}-c\b
    `,
    'i',
  ),
  new RegExp(
    oneLine`
      \blocalgroup\s{1,3}"?administrat\w{0,6}"?\s[^\n]{0,60}\/add
      |\\currentversion\\run(?:once)?\b
      |\b(?:sethc|utilman|osk|magnify)\.exe\b[^\n]{0,80}\b(?:cmd|copy|debugger)
      |\bimage file execution options\b
    `,
    'i',
  ),
  new RegExp(
    oneLine`
      \brm\s{1,3}-\w{0,4}[rf]\w{0,4}\s(?:-\S{1,30}\s)?\/(?:\s|\*|$)|--no-preserve-root
      |:\(\)\s?\{\s?:|\bdd\s[^\n]{0,60}\bof=\/dev\/(?:sd|hd|nvme|vd|disk)
    `,
    'i',
  ),
  new RegExp(
    oneLine`
      \b(?:
        keylog\w{0,6}|ransom\w{0,6}|shellcode|stealer|exfiltrat\w{0,4}|botnet|xmrig
        |stratum\+tcp|cryptominer|rootkit|backdoor
      )\b
      |\.locked\b
    `,
    'i',
  ),
  new RegExp(
    oneLine`
      \b(?:
        on_press|keyboard\.listener|getasynckeystate|setwindowshookex\w?
      )\b[\s\S]{0,600}\b(?:post|send|smtp|upload|socket)
      |\b(?:process\.env|os\.environ)\b[\s\S]{0,200}\b(?:curl|post|requests?)\b
    `,
    'i',
  ),
]

/** How programs that mean harm hide and act (ATT&CK T1027, T1055, T1137). */
const OF_CODE = [
  /\b(?:virtualalloc\w{0,2}|createremotethread|writeprocessmemory|ntunmapviewofsection|queueuserapc|rtlmovememory)\b/i,
  new RegExp(
    oneLine`
      \b(?:
        fromcharcode|base64_decode|frombase64string|gzinflate|gzuncompress|str_rot13|unescape
      )\s?\(
      |\beval\s?\(\s?(?:atob|base64|function\(p,a,c,k)
    `,
    'i',
  ),
  new RegExp(
    oneLine`
      \b(?:wscript\.shell|shell\.application|adodb\.stream|activexobject)\b
      |\b(?:auto_?open|document_open|workbook_open)\b[\s\S]{0,600}\b(?:shell|createobject)\b
    `,
    'i',
  ),
]

/** Something fetched from a host that has a number alone. */
const FETCHED = new RegExp(
  oneLine`
    (?<=
      \b(?:
        curl|wget|fetch|invoke-webrequest|iwr|irm|download(?:string|file|data)|urlopen
      )\b[^\n]{0,120}
    )\bhttps?:\/\/(?<number>\d{1,3}(?:\.\d{1,3}){3})
  `,
  'gi',
)

const SIGNS = [OF_REQUESTS, OF_SHELLS, OF_PROGRAMS, OF_INTRUDERS, OF_CODE].flat()

/** A sign written as a number, as an address has it, once or twice over (RFC 3986, 2.1). */
const NUMBERED = /%(?:25)?([2-7][\dA-F])/gi

/**
 * What is laid out as an attack is and runs nothing of it: a program beside the kind of file that it opens, with the place of
 * its name (RFC 1524), and elements in one called a script, which are no program to any reader.
 */
const HARMLESS = [
  new RegExp(
    oneLine`
      (?<=^[a-z]{2,20}\/[\w.+*-]{1,60});(?=
        [ \t]?\/(?:usr\/)?s?bin\/(?!\w{0,20}sh\b)[\w-]{1,40}(?: --?\w{1,20}){0,4} ['"]?%s['"]?(?: ?;|$)
      )
    `,
    'gm',
  ),
  /<script>\s{0,40}<(?!script\b)[a-z]{1,20}\b[^<>]{0,200}>[^<>]{0,200}<\/[a-z]{1,20}>\s{0,40}<\/script>/gi,
]

/** Whether a passage holds a sign of an attack on a machine, also where its signs are written as an address has them. */
export function hasAbuseSign(passage: string): boolean {
  const own = HARMLESS.reduce((rest, layout) => rest.replace(layout, ' '), passage)
  const read = own.replace(NUMBERED, (_, number) =>
    String.fromCharCode(Number.parseInt(number, 16)),
  )
  return holdsSign(own) || (read !== own && holdsSign(read))
}

function holdsSign(passage: string): boolean {
  return (
    SIGNS.some((sign) => sign.test(passage)) ||
    Array.from(passage.matchAll(FETCHED)).some(({ groups }) => isPublicNumber(groups?.number ?? ''))
  )
}
