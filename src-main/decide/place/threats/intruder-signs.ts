/** Signs of what intruders do once they are in, with programs of the system among others (MITRE ATT&CK by its numbers, LOLBAS). */

import { leanExpression } from '../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'

/** Programs that watch over machines; whoever names two of them in a row looks for what could see him. */
const GUARDS = oneLine`
  falcond?|cbagentd|carbonblack|crowdstrike|sentinelone|cylance\w{0,4}|osqueryd|auditbeat|nessusd
  |csagent|mssense|cbdefense
`

/** Programs of the system turned to another use. */
const OF_PROGRAMS: readonly RegExp[] = [
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
  // Programs of one's own are installed so, too; what gives a shell or any file to everybody is not.
  leanExpression(
    oneLine`
      \bsetcap\s{1,3}cap_set|\/etc\/ld\.so\.preload|\bchmod\s{1,3}(?:[ug]?\+s|[46]\d{3})\s{1,3}\S{0,60}(?:
        \/(?:
          (?:ba|da|z|k|c|tc)?sh|find|vim?|nano|less|cp|mv|tee|dd|cat|env|awk|gawk|tar|nmap|gdb|(?:python|perl|ruby|php|node)[\d.]*
        )\b(?![\/.-])
        |(?<=\s)\/(?:tmp|var\/tmp|dev\/shm|home)\/
      )
    `,
    'i',
  ),
]

/** What intruders do once they are in (ATT&CK T1003, T1070, T1136, T1485, T1486, T1490, T1546, T1547, T1562). */
export const OF_INTRUDERS: readonly RegExp[] = [
  ...OF_PROGRAMS,
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
    `,
    'i',
  ),
  new RegExp(
    oneLine`
      \blocalgroup\s{1,3}"?administrat\w{0,6}"?\s[^\n]{0,60}\/add
      |(?<!\b(?:get-(?:childitem|item(?:property(?:value)?)?)|reg(?:\.exe)?\s{1,3}query)\b[^\n;|]{0,80})\\{1,2}currentversion\\{1,2}run(?:once)?\b
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
  // Traces wiped, and what keeps them turned off (T1070, T1562).
  new RegExp(
    oneLine`
      (?:>|\b(?:truncate|shred|rm)\s[^\n]{0,30}\s)\s?\/var\/log\/(?:auth|syslog|secure|wtmp|btmp|lastlog|system\.log|messages|audit)
      |(?:>|\b(?:truncate|shred|rm|ln)\s[^\n]{0,30}\s)\s?\S{0,20}\.(?:ba|z)?sh_history\b
      |\bhistfile(?:size)?=(?:0|\/dev\/null)|\bset\s\+o\shistory\b
    `,
    'i',
  ),
  /\betwenabled\b[^\n]{0,40}\b0\b|\\eventlog\\[^\n]{0,40}\bcustomsd\b|\bset-mppreference\s[^\n]{0,40}-(?:drtm|dbm|dscrptsc|dbaf)\b/i,
  new RegExp(
    `\\b(?:${GUARDS})\\b[^\\n]{1,40}\\b(?:${GUARDS})\\b` +
      String.raw`|\blaunchctl\s{1,3}unload\b[^\n]{0,80}(?:carbonblack|crowdstrike|falcon|sentinel|opendns|osquery)`,
    'i',
  ),
  // A second root, an administrator made by hand, a file's time set to a day of one's own, and the guard of a machine stopped.
  new RegExp(
    oneLine`
      \buseradd\b[^\n]{0,80}(?:\s-o\s?(?:-u\s?)?0\b|\s-o?u\s?0\b|\s-g\s0\b[^\n]{0,40}\s-d\s\/root\b)
      |\bdscl\s\.\s-(?:create\s[^\n]{0,60}\bprimarygroupid\s80|append\s\/groups\/admin)\b
      |\.(?:lastwritetime|creationtime|lastaccesstime)(?:utc)?\s?=\s?["']\d
      |\b(?:sc|net)(?:\.exe)?\s{1,3}(?:stop|delete|config)\s{1,3}["']?(?:windefend|mpssvc|wdnissvc|securityhealthservice|msmpsvc|sysmon(?:64)?|csagent|cbdefense|sentinelagent)\b
    `,
    'i',
  ),
  // Passwords and keys searched for, and who rules a domain (T1552, T1087, T1482).
  new RegExp(
    oneLine`
      _history\b[^\n]{0,20}(?:\|\s?)?\bgrep\b[^\n]{0,20}pass|\bgrep\b[^\n]{0,40}pass[^\n]{0,40}_history\b
      |\breg(?:\.exe)?\s{1,3}query\b[^\n]{0,60}\s\/f\s{1,3}"?passw|\bcpassword\b|\bget-(?:gpppassword|adreplaccount|keystrokes)\b
      |\.(?:pgp|ppk|p12|pfx|asc)\b[^\n]{0,30}\.(?:pgp|ppk|p12|pfx|asc)\b[^\n]{0,120}\bfind(?:str)?\b
      |\bnet1?(?:\.exe)?\s{1,3}group\s{1,3}["']?(?:domain|enterprise)\sadmins|\bnltest\b[^\n]{0,20}\/(?:domain_trusts|dclist)
    `,
    'i',
  ),
  new RegExp(
    oneLine`
      \binvoke-(?:
        mimi\w{1,12}|kerberoast|bloodhound|obfuscation|wmicommand|shellcode|reflectivepeinjection|tokenmanipulation|ninjacopy
        |credentialinjection|dllinjection|psinject|userhunter|smbexec|wmiexec|thehash|portscan
      )\b
      |\b(?:bypassuac|fodhelper(?:\.exe)?|delegateexecute)\b|\bdscl\s\.\s-create\s[^\n]{0,60}\bishidden\b
      |\bschtasks\b[^\n]{0,200}\/tr\s[^\n]{0,60}\b(?:powershell|cmd|mshta|rundll32|regsvr32)\b[^\n]{0,80}(?:\s-e\w{0,14}\s|https?:|\\(?:temp|public)\\)
    `,
    'i',
  ),
]
