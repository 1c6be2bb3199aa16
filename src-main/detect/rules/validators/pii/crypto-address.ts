/** Wallet addresses with the checksum of their network. */

import { createHash } from 'node:crypto'

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
/** Version byte and 160-bit hash, then four bytes of checksum. */
const BASE58_ADDRESS_BYTES = 25

/** Whether a value is a Base58Check address: double SHA-256 over version and hash (Bitcoin, Litecoin, Dogecoin, Tron). */
export function base58CheckAddress(value: string): boolean {
  let number = 0n
  for (const char of value) {
    const digit = BASE58.indexOf(char)
    if (digit < 0) return false
    number = number * 58n + BigInt(digit)
  }
  const hex = number.toString(16).padStart(BASE58_ADDRESS_BYTES * 2, '0')
  if (hex.length !== BASE58_ADDRESS_BYTES * 2) return false
  const bytes = Buffer.from(hex, 'hex')
  const checksum = sha256(sha256(bytes.subarray(0, -4))).subarray(0, 4)
  return checksum.equals(bytes.subarray(-4))
}

function sha256(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest()
}

const BECH32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const BECH32_GENERATORS = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]
/** Final constants of Bech32 (BIP 173) and Bech32m (BIP 350). */
const BECH32_CONSTANTS = [1, 0x2bc830a3]

/** Whether a value is a segregated-witness address with a Bech32 or Bech32m checksum. */
export function bech32Address(value: string): boolean {
  const text = value.toLowerCase()
  const split = text.lastIndexOf('1')
  const prefix = [...text.slice(0, split)].map((char) => char.charCodeAt(0))
  const data = [...text.slice(split + 1)].map((char) => BECH32.indexOf(char))
  if (data.includes(-1)) return false
  const values = [
    ...prefix.map((code) => code >> 5),
    0,
    ...prefix.map((code) => code & 31),
    ...data,
  ]
  let check = 1
  for (const entry of values) {
    const top = check >> 25
    check = ((check & 0x1ffffff) << 5) ^ entry
    for (const [bit, generator] of BECH32_GENERATORS.entries()) {
      if ((top >> bit) & 1) check ^= generator
    }
  }
  return BECH32_CONSTANTS.includes(check)
}

/** Whether a hexadecimal address is not one of those that stand for no account: zero, repeated or counted digits. */
export function assignedHexAddress(value: string): boolean {
  const text = value.toLowerCase().slice(2)
  return new Set(text).size > 6 && !text.includes('0123456789') && !text.includes('00000000')
}
