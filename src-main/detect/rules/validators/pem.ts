/** Tells a key block that holds a key from one that only shows where a key would stand. */

import { notPlaceholder } from './placeholder.ts'
import { characterEntropy } from './randomness.ts'

/** The shortest private key: Ed25519 in PuTTY's form is 48 base64 characters, in PKCS #8 64. */
const MIN_KEY_CHARACTERS = 48
/** Bits per character; base64 of a real key is above 5, of padded structures above 4. */
const MIN_ENTROPY = 4

/** Whether a PEM or OpenPGP block has key material between its lines. */
export function keyMaterial(value: string): boolean {
  const body = value
    .replace(/-----[A-Z ]+-----/g, '')
    .replace(/\\[nr]/g, '\n')
    .replace(/^[A-Za-z-]+: .*$/gm, '')
    .replace(/[^A-Za-z0-9+/=]/g, '')
  return (
    body.length >= MIN_KEY_CHARACTERS &&
    characterEntropy(body) >= MIN_ENTROPY &&
    // Zero bytes are `A` in base64; every OpenSSH key without a passphrase has eight in a row.
    notPlaceholder(body.replace(/A{4,}/g, 'A'))
  )
}
