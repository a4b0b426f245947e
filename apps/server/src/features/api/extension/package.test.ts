import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { packExtension } from './package.ts'

/** The entries of an archive, found by its directory as programs do. */
function unpack(zip: Buffer): Map<string, string> {
  const end = zip.length - 22
  expect(zip.readUInt32LE(end)).toBe(0x06054b50)
  const files = new Map<string, string>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [size, nameLength, local] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28), zip.readUInt32LE(at + 42)]
    const body = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    files.set(
      zip.toString('utf8', at + 46, at + 46 + nameLength),
      inflateRawSync(zip.subarray(body, body + size)).toString('utf8'),
    )
    at += 46 + nameLength
  }
  return files
}

test("EXT-020 the extension that is handed out names this installation's address, and no other site of the product", () => {
  const folder = mkdtempSync(join(tmpdir(), 'extension-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const built = {
    homepage_url: 'https://jobapply.invalid',
    host_permissions: ['https://jobapply.invalid/*'],
    content_scripts: [{ matches: ['https://jobapply.invalid/*'] }],
  }
  mkdirSync(join(folder, 'icon'))
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(built))
  writeFileSync(join(folder, 'icon', '16.png'), 'https://jobapply.invalid')
  const files = unpack(packExtension('http://127.0.0.1:3000', folder) ?? Buffer.alloc(22))
  expect([...files.keys()]).toEqual(['jobapply-extension/icon/16.png', 'jobapply-extension/manifest.json'])
  const manifest = JSON.parse(files.get('jobapply-extension/manifest.json') ?? '{}')
  expect(manifest).toEqual({
    homepage_url: 'http://127.0.0.1:3000',
    host_permissions: ['http://127.0.0.1:3000/*'],
    content_scripts: [{ matches: ['http://127.0.0.1:3000/*'] }],
  })
  expect(files.get('jobapply-extension/icon/16.png')).toBe('https://jobapply.invalid')
  expect(packExtension('http://127.0.0.1:3000', join(folder, 'nowhere'))).toBeUndefined()
  const firefox = unpack(packExtension('http://127.0.0.1:3000', folder, 'http://127.0.0.1') ?? Buffer.alloc(22))
  expect(JSON.parse(firefox.get('jobapply-extension/manifest.json') ?? '{}')).toEqual({
    homepage_url: 'http://127.0.0.1:3000',
    host_permissions: ['http://127.0.0.1/*'],
    content_scripts: [{ matches: ['http://127.0.0.1/*'] }],
  })
})
