import { expect, it } from 'vitest'
import { speakerName } from './speaker-name.ts'

it.each([
  'Jule',
  'Sjoerd van der Berg',
  'Marta Kowalska',
  'R. Tichelaar',
  'Prof. Adler',
  'Ada',
  'สมศรี',
  '山田 太郎',
  'ნინო',
])('%s speaks', (value) => {
  expect(speakerName(value)).toBe(true)
})

it.each([
  'ERROR',
  'Destek',
  'Customer Service',
  'Mail Delivery Subsystem',
  'Host',
  'Interviewer',
  'Ad',
  'Outro. Music',
  'Werbung',
  'Thanks. Till then',
  'Warning',
  'Starting worker',
  'nginx',
  'Meeting room',
  'Deploy to production now it is',
  'Mum',
  'Oma',
  'Мама',
])('%s does not', (value) => {
  expect(speakerName(value)).toBe(false)
})
