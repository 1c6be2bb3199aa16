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
    |(?:\.{2,3}[\\/]{1,2}){6}|(?:\.{3}[\\/]){4}
  `,
  'i',
)

/**
 * A name in the type of a document (XML 1.0, 4.2) for a file or an address elsewhere, for other names twice over, or for
 * markup. Books and programs name chapters and words so, and the lists of letters of the W3C and OASIS.
 */
const ENTITY = new RegExp(
  oneLine`
    <!entity\s{1,9}(?:%\s{1,9})?[\w.:-]{1,60}\s{1,9}(?:
      (?:system|public)\s[^<>]{0,120}["'](?:
        (?:file|ftp|php|expect|gopher|netdoc|jar|data):|https?:\/\/(?!www\.(?:w3|oasis-open)\.org\/)|\/|[a-z]:\\
      )
      |["'](?:[^"'<>]{0,20}&[\w.:#-]{1,40};\s?){2}|["'][^"'>]{0,40}(?:<|javascript:)
    )
  `,
  'i',
)
/** A parameter that names a file, or a page, and gets an address whose rest is cut off or is a text to be run (WSTG-INPV-11.2). */
const REMOTE_FILE =
  /[?&][\w[\]]{0,30}(?:path|dir|file|page|inc|include|root|template|theme|config|lang|module)[\w[\]]{0,30}=(?:https?|ftp):(?:\/\/|%2f%2f)[^\s&"'<>]{3,160}(?:\.(?:txt|gif|jpe?g|png|php)\?|\?)(?=[\s&"']|$)/i

export const OF_REQUESTS: readonly RegExp[] = [
  ENTITY,
  REMOTE_FILE,
  // SQL: a closed string, what is always true, names of tables, waiting, writing, a comment that cuts off the rest.
  /\bunion(?:\s|\/\*.{0,9}\*\/|\+|%20){1,5}(?:all|distinct|select)\b/i,
  /\b(?:information_schema|sysusers|sysobjects|systables|sqlite_master|rdb\$\w{1,20}|xp_cmdshell|pg_sleep|randomblob)\b/i,
  /\b(?:regexp_substring|extractvalue|updatexml|load_file|utl_(?:inaddr|http)|dbms_pipe|generate_series)\b|@@version/i,
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
  /<!--\s?#\s?(?:config|echo|exec|include|printenv|fsize|flastmod)\b|[*)]\([|&]?\(?\w{1,20}=\*|\*\)\((?:[|&]|\w{1,20}[=~])/i,
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
  // SQL: tables of a database on itself, what it runs as, text that is run as code, a condition on no column, what follows cut off.
  /\bfrom\s{1,3}(?:syscat|sysibm|sysmaster|pg_shadow|pg_user|mysql\.user|master\.\.sys)|\bcurrent_setting\s?\(|\bselect\s{1,3}@@\w/i,
  /\bdeclare\s{1,3}@\w{1,12}\s{1,3}(?:n?var)?char\b|\bexec\s?\(\s?@|\bexec\s{1,3}(?:master\.\.)?(?:xp|sp)_|\bcopy\s{1,3}\w{1,40}\s{1,3}(?:from|to)\s{1,3}'?\/(?:etc|tmp|var)\//i,
  /^[\w ]{0,12}['"]\s{0,3}(?:or|and|\|\||&&)\s{1,3}[\w.]{1,30}\s(?:like\s{1,3}'%|is\s{1,3}(?:not\s{1,3})?null\b|=\s?'\w{0,12}'?$)/i,
  // Documents in place of values, and code in them.
  /(?:^|[{[,'"\s])['"]?\$(?:where|function|accumulator)['"]?\s?:\s?['"]|^\s?\{?\s?['"]?\$(?:ne|gte?|regex|nin|exists)['"]?\s?:\s?[^{}\n]{0,40}\}?\s?$/,
  // Formats that read or write memory; a folder up, in base64.
  /(%[a-z])\1{7}|%\d{7,}[a-z]|%\d{0,9}\$h{0,2}n\b|%0?8x[._ -]?%0?8x|(?:Li4v){1,20}(?:ZXRj|d2luZG93cw|cHJvYy|Ym9vd)/i,
  // Pages: a script's name in numbers, in the code of old mails or between sections, and a program's own report.
  /(?:&#x?0{0,6}(?:3c|60|6a|106);?)(?:&#x?0{0,6}(?:[57]3|61|83|97|115);?)|\+ADw-script|javascript&(?:colon|tab|newline);|<!\[CDATA\[<\]\]>|\bphpinfo\s?\(\s?\)/i,
  // The sign that opens an element in more digits than anybody writes, a word for scripts in numbers, and scripts by the name of the attack.
  /&#x?0{3,12}(?:3c|60)(?![\da-f])|&#x?0{0,6}(?:97|61);?&#x?0{0,6}(?:118|76);?&#x?0{0,6}(?:97|61)\b|\/xss\.(?:js|css|swf|xml|htc)\b/i,
  // What an address holds is run, or names a command for a page that runs it; a command behind a break that is written out.
  /\b(?:eval|settimeout|setinterval|document\.writeln?)\s?\(\s?(?:window\.|document\.)?location\b|[?&]cmd=(?:id|ls|whoami|cat|uname|pwd|dir)\b/i,
  /\\n\/(?:usr\/)?s?bin\/(?:id|whoami|uname)\b|\|\s?usr\/bin\/(?:id|whoami|uname)\b/,
  // A command behind the end of a value that begins with none, and one between two others.
  /(?:\|{1,2}|&&|%26%26|%7c)[\s+]{0,3}(?:id|whoami|dir[\s+]c:\\?|ls(?:[\s+]-\w{1,4})?|net[\s+]user)[\s+]{0,3}(?:\||%7c|$)/i,
  /^\w?["'`)$+\s]{0,4}(?:[|;&\n]|\|\||&&)[\s+]{0,3}(?:id|whoami|uname|ls|dir|cat|type|ping|sleep|ifconfig|ipconfig|nslookup)(?:[\s+;|&]|$)/i,
]
