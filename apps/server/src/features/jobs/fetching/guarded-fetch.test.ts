import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LocalSite, startLocalSite } from '#testing/local-site'
import { createGuardedFetch, isSafeAddress } from './guarded-fetch.ts'
import { isPublicAddress } from './public-address.ts'

let site: LocalSite
beforeAll(async () => {
  site = await startLocalSite((request, response) => {
    const path = request.url ?? ''
    if (path === '/job') response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<h1>Köchin</h1>')
    else if (path === '/latin')
      response.writeHead(200, { 'content-type': 'text/html; charset=iso-8859-1' }).end(Buffer.from('K\xf6ln', 'latin1'))
    else if (path === '/packed') response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('<h1>Packed</h1>'))
    else if (path === '/bomb') response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(50_000_000)))
    else if (path === '/not-packed') response.writeHead(200, { 'content-encoding': 'gzip' }).end('plain')
    else if (path === '/strange') response.writeHead(200, { 'content-encoding': 'zstd' }).end('x')
    else if (path === '/long') response.writeHead(200, { 'content-length': 3_000_000 }).end(Buffer.alloc(3_000_000))
    else if (path === '/endless') pour(response)
    else if (path === '/inside') response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end()
    else if (path === '/broken') response.destroy()
    else response.writeHead(Number(path.slice(1)) || 404).end()
  })
})
afterAll(() => site.close())

function pour(response: import('node:http').ServerResponse) {
  response.writeHead(200)
  const more = () => {
    while (!response.destroyed && response.write(Buffer.alloc(65_536, 'x'))) {}
    if (!response.destroyed) response.once('drain', more)
  }
  more()
}
const open = (path: string) => createGuardedFetch(site.network, 'test')(`https://employer.example${path}`)

describe('an address that a person pastes', () => {
  test.each([
    ['/job', { outcome: 'ok', html: '<h1>Köchin</h1>' }],
    ['/latin', { outcome: 'ok', html: 'Köln' }],
    ['/packed', { outcome: 'ok', html: '<h1>Packed</h1>' }],
    ['/bomb', { outcome: 'too-big' }],
    ['/not-packed', { outcome: 'unreachable' }],
    ['/strange', { outcome: 'unreachable' }],
    ['/long', { outcome: 'too-big' }],
    ['/endless', { outcome: 'too-big' }],
    ['/broken', { outcome: 'unreachable' }],
    ['/404', { outcome: 'gone' }],
    ['/403', { outcome: 'blocked' }],
    ['/429', { outcome: 'limited' }],
    ['/500', { outcome: 'unreachable' }],
  ])('%s: %j', async (path, page) => expect(await open(path)).toEqual(page))

  test('a redirect is not followed', async () => {
    const before = site.asked.length
    expect(await open('/inside')).toEqual({ outcome: 'moved', location: 'http://169.254.169.254/latest' })
    expect(site.asked.slice(before)).toEqual(['GET employer.example/inside'])
  })

  test.each([
    ['http://employer.example/', 'no https'],
    ['https://employer.example:8443/', 'another port'],
    ['https://user:secret@employer.example/', 'a name and a password'],
    ['https://127.0.0.1/', 'a number'],
    ['https://2130706433/', 'a number in one piece'],
    ['https://0x7f.0.0.1/', 'a number in hexadecimal'],
    ['https://[::1]/', 'a number of version 6'],
    ['https://[::ffff:169.254.169.254]/', 'a number of version 4 in one of version 6'],
    ['https://localhost/', 'a name without a dot'],
    ['https://employer.example./', 'a closing dot'],
    ['ftp://employer.example/', 'another scheme'],
    ['file:///etc/passwd', 'a file'],
    ['javascript:alert(1)', 'a script'],
    ['https:employer.example', 'no slashes'],
    ['https://employer.example\\@inside.example/', 'a backslash'],
    [`https://employer.example/${'a'.repeat(2_000)}`, 'too long'],
    ['', 'nothing'],
  ])('%s is refused before anything is asked (%s)', async (address) => {
    const before = site.asked.length
    expect(isSafeAddress(address)).toBe(false)
    expect(await createGuardedFetch(site.network, 'test')(address)).toEqual({ outcome: 'refused' })
    expect(site.asked.length).toBe(before)
  })

  test.each([
    ['leads inside', () => Promise.resolve(['10.0.0.7'])],
    ['leads to this machine', () => Promise.resolve(['127.0.0.1'])],
    ['leads inside with one of its addresses', () => Promise.resolve(['8.8.8.8', '192.168.0.1'])],
    ['leads to this machine in version 6', () => Promise.resolve(['::1'])],
    ['leads to the next machine in version 6', () => Promise.resolve(['fe80::1'])],
    ['nobody knows', () => Promise.reject(new Error('ENOTFOUND'))],
    ['has no address', () => Promise.resolve([])],
  ])('a name that %s is not asked, and all such names get the same answer', async (_, resolve) => {
    const before = site.asked.length
    const network = { ...site.network, resolve, mayReach: isPublicAddress }
    expect(await createGuardedFetch(network, 'test')('https://rebind.example/')).toEqual({ outcome: 'unreachable' })
    expect(site.asked.length).toBe(before)
  })

  test('the name is resolved once, and the connection goes to the checked address', async () => {
    const answers = [['127.0.0.1'], ['10.0.0.7']]
    let resolved = 0
    const network = { ...site.network, resolve: async () => answers[resolved++] ?? [] }
    expect(await createGuardedFetch(network, 'test')('https://rebind.example/job')).toMatchObject({ outcome: 'ok' })
    expect(resolved).toBe(1)
  })
})
