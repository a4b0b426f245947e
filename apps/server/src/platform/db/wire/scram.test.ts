import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { proveByNode } from './scram.ts'

type Helpers = Record<'sha256' | 'hmacSha256' | 'deriveKey', (...given: unknown[]) => Promise<ArrayBuffer>>

test('a password is proved with the same bytes as pg computes by itself', async () => {
  const helpers: Helpers = createRequire(import.meta.url)('pg/lib/crypto/utils.js')
  const salt = Buffer.from('a salt of sixteen')
  const prove = async () => {
    const salted = await helpers.deriveKey('pässwörd', salt, 4_096)
    const key = await helpers.hmacSha256(salted, 'Client Key')
    const stored = await helpers.sha256(key)
    return [salted, key, stored, await helpers.hmacSha256(stored, 'n=,r=nonce,ü')].map((bytes) =>
      Buffer.from(bytes).toString('hex'),
    )
  }
  const theirs = { ...helpers }
  const expected = await prove()
  proveByNode()
  expect(helpers.deriveKey).not.toBe(theirs.deriveKey)
  expect(await prove()).toEqual(expected)
  Object.assign(helpers, theirs)
})
