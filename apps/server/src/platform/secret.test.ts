import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { installationSecret } from './secret.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'secret-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

test('twenty starts at once make one secret, for this user only', async () => {
  const secrets = await Promise.all(Array.from({ length: 20 }, () => installationSecret(dataDir)))
  expect(new Set(secrets).size).toBe(1)
  expect(Buffer.from(secrets[0] ?? '', 'base64url')).toHaveLength(32)
  expect(await installationSecret(dataDir)).toBe(secrets[0])
  expect(readdirSync(dataDir)).toEqual(['secret'])
  expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600)
})

test('a damaged secret stops the start instead of signing everybody out', async () => {
  writeFileSync(join(dataDir, 'secret'), '')
  await expect(installationSecret(dataDir)).rejects.toThrow(`${join(dataDir, 'secret')} is damaged.`)
})
