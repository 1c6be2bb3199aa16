/** Signs of a shell for somebody else, and of code that is fetched and run unseen (MITRE ATT&CK T1059, T1105, T1505.003; GTFOBins). */

import { oneLine } from '../../../../src-shared/model/one-line.ts'

export const OF_SHELLS: readonly RegExp[] = [
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
  // A connection back whose ends become those of a shell, in C, and with the functions of other languages.
  /\bconnect\s?\([\s\S]{0,400}\bdup2\s?\([\s\S]{0,300}\bexec|\bwsasocket\w?\s?\([\s\S]{0,1500}\bcreateprocess/i,
  /\btcpsocket\b[\s\S]{0,300}\bpopen\b|\bfsockopen\b[\s\S]{0,1500}\bproc_open\b|\bsocket\.connect\b[\s\S]{0,200}\bprocess\.start\b/i,
  // A page that runs what it was sent, by way of a variable or of a program's own quotation marks.
  /(\$\w{1,20})\s?=\s?\(?\s?\$_(?:get|post|request|cookie)\b[^;\n]{0,60};[\s\S]{0,200}\b(?:system|exec|shell_exec|passthru|popen|eval|assert)\s?\(\s?["']?\1\b/i,
  /`\s?\$_(?:get|post|request|cookie)\b|\b(?:filesman|wsosecparam|c99sh\w{0,4}|r57shell|b374k|php-reverse-shell)\b/i,
]
