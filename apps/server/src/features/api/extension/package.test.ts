import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { packExtension } from './package.ts'
import { unpackZip } from './unpack-zip.testing.ts'

test("EXT-020 the extension that is handed out names this installation's address, and no other site of the product", async () => {
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
  writeFileSync(join(folder, 'worker.js'), 'ask("https://jobapply.invalid")')
  const files = unpackZip((await packExtension('http://127.0.0.1:3000', folder)) ?? Buffer.alloc(22))
  expect([...files.keys()]).toEqual([
    'jobapply-extension/icon/16.png',
    'jobapply-extension/manifest.json',
    'jobapply-extension/worker.js',
  ])
  expect(files.get('jobapply-extension/worker.js')).toBe('ask("http://127.0.0.1:3000")')
  const manifest = JSON.parse(files.get('jobapply-extension/manifest.json') ?? '{}')
  expect(manifest).toEqual({
    homepage_url: 'http://127.0.0.1:3000',
    host_permissions: ['http://127.0.0.1:3000/*'],
    content_scripts: [{ matches: ['http://127.0.0.1:3000/*'] }],
  })
  expect(files.get('jobapply-extension/icon/16.png')).toBe('https://jobapply.invalid')
  expect(await packExtension('http://127.0.0.1:3000', join(folder, 'nowhere'))).toBeUndefined()
  const firefox = unpackZip((await packExtension('http://127.0.0.1:3000', folder, 'http://127.0.0.1')) ?? Buffer.alloc(22))
  expect(JSON.parse(firefox.get('jobapply-extension/manifest.json') ?? '{}')).toEqual({
    homepage_url: 'http://127.0.0.1:3000',
    host_permissions: ['http://127.0.0.1/*'],
    content_scripts: [{ matches: ['http://127.0.0.1/*'] }],
  })
})
