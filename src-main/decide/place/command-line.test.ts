import { describe, expect, it } from 'vitest'
import { isCommandLine } from './command-line.ts'

describe('isCommandLine', () => {
  it.each([
    'find /tmp -maxdepth 1 -user jenkins -mmin +1440 -exec rm -rf {} +',
    '$ ls -l /etc/shadow',
    'ann@shop:/srv$ df -h',
    'sudo -u postgres LC_ALL=C pg_dump shop > shop.sql',
    'PS C:\\Users\\ann> Get-ChildItem -Recurse',
    'Import-Csv .\\newhires.csv | ForEach-Object { New-ADUser -Name $_.Name }',
    '15 2 * * 0 find /srv/uploads -mtime +90 -delete',
    'SHELL=/bin/bash\n@daily curl -fsS https://hc.example.org/ping/91',
    "#!/bin/sh\n# warn where a disk is full\n\ndf -P | awk '$5 > 85'",
  ])('is true of what an administrator types: %s', (passage) => {
    expect(isCommandLine(passage)).toBe(true)
  })

  it.each([
    '',
    '# a heading alone',
    "1' OR '1'='1' --",
    '<script>alert(1)</script>',
    '; cat /etc/passwd',
    'Delete every file of the shop.',
    '1 2 3 4 5 /tmp/.x/run',
    'lsass.exe was read by an unknown process.',
  ])('is false of anything else: %s', (passage) => {
    expect(isCommandLine(passage)).toBe(false)
  })
})
