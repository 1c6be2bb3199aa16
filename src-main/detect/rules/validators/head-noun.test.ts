import { expect, test } from 'vitest'
import { saysOtherwise } from './head-noun.ts'

const DIGEST = 'deae16d4f6185578715bbd26944ff7a0c3e1b2d4'
const DRAWN = 'X5vPfppsbl7x5RkLLIiBZfKNfFkyPBqT'

test.each([
  'key_hash=',
  '"hashed_secret": "',
  '"encryptedToken": "',
  'secret_version: ',
  'auth_tenant: ',
  '"accessPoint": "',
  'X-Api-Trace: ',
  'auth-service: ',
  'tokenizer.json: ',
  '"idempotencyToken": "',
  '"lock-token": "',
  'Message-Authenticator = ',
])('%s names something else than a secret', (name) => {
  expect(saysOtherwise(name, DRAWN)).toBe(true)
})

test.each([
  'api_key = "',
  '"auth": "',
  'X-Api-Key: ',
  'secret_id: ',
  'session_token=',
  'access_code: ',
  '"apiHash": "',
  'private_key: ',
  'authorization: ',
])('%s names a secret', (name) => {
  expect(saysOtherwise(name, DRAWN)).toBe(false)
})

test('a digest behind a word that only says where is none', () => {
  expect(saysOtherwise('api: ', DIGEST)).toBe(true)
  expect(saysOtherwise('api_key: ', DIGEST)).toBe(false)
})
