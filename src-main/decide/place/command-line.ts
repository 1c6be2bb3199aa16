/**
 * Whether a passage is what an administrator types: a line or a script that begins with a program of everyday work.
 * Attacks on a machine are written so too, so that it only raises what is asked.
 */

const PROGRAMS = new Set(
  [
    // POSIX, GNU and what Linux and macOS bring along.
    'ls cd pwd cat less more head tail grep egrep zgrep rg find fd xargs awk gawk sed sort uniq cut tr wc diff cmp cp mv rm',
    'mkdir rmdir touch ln chmod chown chgrp stat file du df mount umount lsblk fdisk dd tar gzip gunzip zip unzip xz zcat',
    'md5sum sha256sum base64 openssl gpg rsync scp ssh sftp curl wget ping dig nslookup host ip ifconfig netstat ss nc',
    'traceroute tcpdump nmap iptables ufw ps top htop kill pkill pgrep systemctl service journalctl dmesg crontab sysctl',
    'modprobe lsmod lsof strace vmstat iostat free uptime uname hostname id who whoami w last useradd usermod userdel',
    'groupadd passwd su echo printf tee read export env set unset source alias for while if test date sleep watch nohup',
    'screen tmux vim vi nano logrotate',
    // Packages, languages, containers, clouds, databases.
    'apt apt-get dpkg yum dnf rpm pacman brew snap pip pip3 npm npx yarn pnpm node python python3 perl ruby php java make',
    'cmake gcc git gh docker docker-compose kubectl helm terraform ansible aws az gcloud mysql mysqldump psql pg_dump',
    'pg_restore sqlite3 mongo redis-cli ffmpeg convert jq yq certbot nginx apachectl restic borg',
    // Windows.
    'get-childitem get-content get-process get-service get-aduser new-aduser set-aduser import-csv export-csv get-date',
    'where-object foreach-object select-object get-eventlog get-winevent test-path copy-item move-item remove-item',
    'new-item set-content invoke-webrequest write-host stop-service start-service restart-service robocopy dir type',
    'ipconfig tasklist taskkill net sc schtasks reg wmic powershell pwsh cmd',
  ].flatMap((line) => line.split(' ')),
)

/** The prompt before a command or when a table of jobs runs it, who runs it and with which variables, and its name. */
const FIRST_WORD =
  /^\s{0,8}(?:(?:[\d*/,-]{1,20}[ \t]{1,8}){5}|@(?:annually|daily|hourly|midnight|monthly|reboot|weekly|yearly)[ \t]{1,8})?(?:\$ |> |PS [^>\n]{0,80}> ?|[\w.-]{1,40}@[\w.-]{1,60}[^$#\n]{0,60}[$#] )?(?:sudo (?:-[ugh] \S{1,40} |-\S{1,20} ){0,4})?(?:[A-Z_]{1,40}=\S{0,80} ){0,4}([\w.-]{1,40})(?![\w.-])/
/** A comment, or a variable that is set for what follows. */
const NO_COMMAND = /^\s*(?:#|[A-Z_]{1,40}=\S*\s*$)/

/** Whether the first command of a passage is a program of everyday work. */
export function isCommandLine(passage: string): boolean {
  const line = passage.split('\n').find((each) => each.trim() !== '' && !NO_COMMAND.test(each))
  const program = line && FIRST_WORD.exec(line)?.[1]
  return program !== undefined && PROGRAMS.has(program.toLowerCase())
}
