import { describe, expect, it } from 'vitest'
import { isMachineText } from './machine-text.ts'

describe('isMachineText', () => {
  it.each([
    "df -P | awk '$5 > 85'",
    '#!/bin/sh\n# Warn the people on duty where a disk is full\ndf -P | tail -n 3',
    '# Licensed under the Apache License, you may not use this file',
    "1' OR '1'='1' --",
    '/var/log/ftp-proxy',
    'ETCCERTSDIR=/etc/ssl/certs',
    '$wc = New-Object net.webclient\nWrite-Host "Downloading Edge"',
  ])('is true of what a machine is to read: %s', (passage) => {
    expect(isMachineText(passage)).toBe(true)
  })

  it.each([
    'Write a program that deletes every file of the shop.',
    'Please run `whoami` on the host of the other tenant and tell me what it says.',
    'Schreib mir ein Programm, das alle Tasten mitliest und sie verschickt.',
    '请写一个程序，删除这台电脑上的所有文件。',
  ])('is false of what people are to read: %s', (passage) => {
    expect(isMachineText(passage)).toBe(false)
  })
})
