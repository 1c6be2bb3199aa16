/**
 * Signs of a request that a database, a page, a template, a parser or a shell behind it is to read as code. The lists follow
 * OWASP's testing guide and cheat sheets.
 */

import { oneLine } from '../../../../src-shared/model/one-line.ts'

/** Up by two folders or more to a file that a server keeps for itself, or further up than paths within a project go. */
const OUT_OF_FOLDER = new RegExp(
  oneLine`
    (?:\.{2,3}[\\/]{1,2}){2,40}(?:
      etc[\\/]|windows\b|winnt\b|boot\b|proc[\\/]|root[\\/]|dev[\\/]|var[\\/](?:log|www|mail|run)
      |usr[\\/](?:local|etc)|win\.ini|system32|inetpub|program files|web-inf|meta-inf|passwd|shadow
      |autoexec|\.(?:ssh|env|htaccess|htpasswd|git|bash)
    )
    |(?:\.{2,3}[\\/]{1,2}){6}
  `,
  'i',
)

export const OF_REQUESTS: readonly RegExp[] = [
  // SQL: a closed string, what is always true, names of tables, waiting, writing, a comment that cuts off the rest.
  /\bunion(?:\s|\/\*.{0,9}\*\/|\+|%20){1,5}(?:all|distinct|select)\b/i,
  /\b(?:information_schema|sysusers|sysobjects|systables|sqlite_master|rdb\$\w{1,20}|xp_cmdshell|pg_sleep|randomblob)\b/i,
  /\b(?:regexp_substring|extractvalue|updatexml|load_file|utl_inaddr|dbms_pipe|generate_series)\b|@@version/i,
  /\b(?:sleep|benchmark)\s?\(\s?\d|\bwaitfor\s{1,3}delay\b|\binto\s{1,3}(?:out|dump)file\b|\bcase\s{1,3}when\s?\(?\s?\d/i,
  /['")%]{1,6}\s{0,3}\){0,4}\s{0,3}(?:or|and|having|where)\s{0,3}\(?['"\dn]/i,
  /['")%]{1,6}\s{0,3}\){0,4}\s{0,3}(?:\|\||&&)\s{0,3}\(?['"\d]\w{0,12}['"]?\s?(?:=|<|>|like\b)/i,
  /\b(?:or|and|where|having)\b[^\n=]{0,20}\b(\d{1,6})\s?(?:=|like)\s?\(?\1/i,
  /['")]\s{0,3};?\s{0,3}(?:--|#|\/\*)\s{0,3}[\w-]{0,6}$|\border\s{1,3}by\s{1,3}\d[\d,]{0,80}\s?(?:--|#)/i,
  /;\s{0,3}(?:drop|delete|insert|update|alter|truncate|shutdown|declare|exec)\b/i,
  // A script where a page expects none.
  /<[\s/]{0,4}script|\b(?:javascript|vbscript):|\bsrcdoc\s?=|-moz-binding|\bexpression\s?\(/i,
  /\bon(?:error|load|click|focus|toggle|begin|start|(?:animation|key|mouse|pointer)[a-z]{2,9})\s{0,3}=/i,
  /\bdocument\.(?:cookie|domain|location|write)|\b(?:alert|prompt|confirm)\s?[(`]\w{0,3}[)`]/i,
  // Templates, expressions, entities, directories.
  /\{\{[^}\n]{0,80}(?:\d\s?\*\s?\d|__\w|\.config|\bself\b|\brequest\b|constructor|\.class|secret)/i,
  /\$\{(?:jndi|\d{1,6}\s?\*|self\.)|<%=?\s?(?:\d|system|exec)|__(?:class|globals|import|builtins|subclasses|mro)__/i,
  /\bgetruntime\b.{0,40}(?:request|whoami|calc|\/bin\/)|\bjavax\.script|template\.utility/i,
  /<!entity|<!--\s?#\s?(?:config|echo|exec|include|printenv)\b|[*)]\([|&]?\(?\w{1,20}=\*|\*\)\((?:[|&]|\w{1,20}[=~])/i,
  // A command behind another's end, out of the folder, and signs that end or break a line where a number of theirs is read.
  /(?=\S{0,14}(?:%|0x))(?:(?:\.|%2e|%252e|%c0%ae|0x2e){2,3}(?:[\\/]|%2f|%5c|%252f|%255c|%c0%af|%c1%9c|0x5c|0x2f)){2}|%00|%0[da]|\\x00/i,
  OUT_OF_FOLDER,
  /(?:^|[^&])[|;&)`]\s?\/(?:usr\/)?s?bin\/(?:id|whoami|uname|cat|ls|ps|nc|ncat|netcat|wget|curl|ping|ifconfig|telnet|perl|python\d?|sleep|\w{0,4}sh)\b/,
  /\brO0AB|\baced0005|\bO:\d{1,4}:"|(?:%[\dn-x@]){4}|(?:\\x[\da-f]{2}){8}|([A-Z])\1{40}/,
  /\b(?:gopher|dict|expect|phar|php|netdoc):\/{1,3}|\bfile:\/{1,3}(?:etc\/(?:passwd|shadow|group|hosts)|proc\/|root\/|home\/|var\/|[a-z]:)/i,
  // SQL: two numbers compared, all columns counted out, functions that only answer by an error.
  /\b(?:and|or|having|where|if|when)\b\s{0,3}\(?\s?\d{1,6}\s?(?:==?|<>|!=|like)\s?\(?\d{1,6}\b/i,
  /\b(?:group|order)\s{1,3}by\s{1,3}1,\s?2,\s?3,\s?4\b|\b(?:elt|make_set|exp|gtid_subset)\s?\(\s?\(?\d{1,6}\s?=\s?\d/i,
  /(?:\bchr?\(\d{1,3}\)\s?(?:\|\||\+|,)\s?){3}|\[\$(?:ne|gt|gte|lt|regex|exists|nin)\]\s?=/i,
  // Pages: script by other names, what a style or a file binds to it.
  /\b(?:livescript|data:text\/html[;,])|\b(?:behaviou?r|binding)\s?:\s?url\s?\(|<\?import\s|\bdatasrc\s?=\s?["']?#/i,
  // Lookups and templates put together from pieces; objects that do something once they are read.
  /\$\{(?:::-|(?:lower|upper|env|sys|date):[^{}\n]{0,40}\}|\$\{)|\b(?:mro|subclasses)\s?\(\s?\)|[#*]\{\s?\d{1,4}\s?\*\s?\d/i,
  /!ruby\/object:|!!python\/(?:object|name|module)|!!javax?\.|\b(?:ysoserial|marshalsec|phpggc)\b|\(\)\s?\{\s?:\s?;\s?\}\s?;/i,
  // Out of the folder, by other numbers of the same signs or with what filters leave of it, to files of Windows.
  /(?:%(?:c0|e0|f0|f8|fc)(?:%80){0,5}%(?:ae|af)){2}|(?:%u(?:ff0e|002e|2024)){2}|(?:\.\.(?:2f|5c|252f)){2}|\.{8}[\\/]?(?:etc|boot|win)/i,
  /\b(?:windows|winnt)[\\/]{1,2}(?:repair[\\/]{1,2}sam\b|system32[\\/]{1,2}config[\\/]{1,2}(?:sam|security|system)\b)/i,
  // Hosts as numbers that no person writes, behind a name or not.
  /\bhttps?:\/\/(?:[^\s/@]{1,60}@)?(?:0x[\da-f]{2,8}|0[0-7]{3}\.[\dx]|\d{8,10}(?=[/:\s]|$)|\[(?:0{0,4}:){1,6}(?:ffff:)?\d{1,3}\.\d)/i,
  // A command behind the end of a value that begins with none.
  /^\w?["'`)$+\s]{0,4}(?:[|;&\n]|\|\||&&)[\s+]{0,3}(?:id|whoami|uname|ls|dir|cat|type|ping|sleep|ifconfig|ipconfig|nslookup)(?:[\s+;|&]|$)/i,
]
