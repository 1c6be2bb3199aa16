import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPublicAddress } from './address-policy.ts'

const CLOSED = `0.0.0.0 0.1.2.3 10.0.0.0 10.255.255.255 100.64.0.0 100.127.255.255 127.0.0.1
127.255.255.255 169.254.169.254 172.16.0.0 172.31.255.255 192.0.0.1 192.0.2.1 192.88.99.1
192.168.0.1 198.18.0.1 198.19.255.255 198.51.100.7 203.0.113.9 224.0.0.1 239.255.255.255
240.0.0.1 255.255.255.255 :: ::1 ::127.0.0.1 ::8.8.8.8 ::ffff:127.0.0.1 ::ffff:7f00:1
::ffff:8.8.8.8 64:ff9b::127.0.0.1 64:ff9b::a00:1 64:ff9b:: 64:ff9b::ffff 64:ff9b:1::1
64:ff9b:1::808:808 100::1 2001::1 2001:0:7f00:1:: 2001:2::1 2001:10::1 2001:db8::1
2002:7f00:1:: 2002:808:808:: 3fff::1 fc00::1 fd12:3456::1 fe80::1 fe80::1%eth0 fec0::1 ff02::1
5f00::1 4000::1 1.2.3 127.1 0x7f.1 2130706433 localhost [::1] 1.2.3.4%1`.split(/\s+/)
const PUBLIC = `1.1.1.1 8.8.8.8 9.255.255.255 11.0.0.0 100.63.255.255 100.128.0.0 126.255.255.255
128.0.0.0 169.253.255.255 172.15.255.255 172.32.0.0 192.167.255.255 192.169.0.0 198.17.255.255
198.20.0.0 223.255.255.255 2606:4700::1111 2001:4860:4860::8888 2a00:1450::1 2001:200::1
64:ff9b::8.8.8.8 64:ff9b::808:808`.split(/\s+/)

it.each(CLOSED)('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false))
it.each(PUBLIC)('%s is public', (address) => expect(isPublicAddress(address)).toBe(true))

const byte = fc.integer({ min: 0, max: 255 })
const privateV4 = fc.oneof(
  fc.tuple(fc.constantFrom(0, 10, 127), byte, byte, byte),
  fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), byte, byte),
  fc.tuple(fc.constant(192), fc.constant(168), byte, byte),
  fc.tuple(fc.constant(169), fc.constant(254), byte, byte),
)

describe('a private IPv4 address', () => {
  it('stays private however it is embedded', () => {
    fc.assert(
      fc.property(privateV4, (bytes) => {
        const v4 = bytes.join('.')
        const hex = (at: number) => (((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)).toString(16)
        const six = `${hex(0)}:${hex(2)}`
        for (const one of [v4, `::${v4}`, `::ffff:${v4}`, `64:ff9b::${v4}`, `64:ff9b::${six}`]) {
          expect(isPublicAddress(one)).toBe(false)
        }
        expect(isPublicAddress(`2002:${six}::1`)).toBe(false)
      }),
    )
  })
})
