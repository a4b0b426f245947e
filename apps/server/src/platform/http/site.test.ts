import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { SITE_ADDRESS } from '@jobapply/core/shared/web/site-address'
import { workOf } from '@jobapply/core/shared/work.testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { knock } from '#testing/knock'
import { startServer, type TestServer } from '#testing/server'

const PAGES: Record<string, string> = {
  index: 'Landing',
  pricing: 'Pricing',
  start: 'The first screen',
  app: 'The app',
  missing: 'Not here',
}
const SCRIPT = `console.log(${JSON.stringify('x'.repeat(500))})`
let server: TestServer
beforeAll(async () => {
  server = await startServer({}, undefined, makeSite())
})
afterAll(() => server.stop())

function makeSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'jobapply-site-'))
  const client = join(folder, 'client')
  mkdirSync(join(client, 'assets'), { recursive: true })
  const put = (name: string, content: string) => {
    writeFileSync(join(client, name), content)
    writeFileSync(join(client, `${name}.br`), brotliCompressSync(content))
    writeFileSync(join(client, `${name}.gz`), gzipSync(content))
  }
  for (const [name, title] of Object.entries(PAGES)) put(`${name}.html`, `<!doctype html><title>${title}</title>`)
  put('about.html', `<!doctype html><title>About</title><link rel="canonical" href="${SITE_ADDRESS}/about">`)
  put('assets/app-3f9a.js', SCRIPT)
  put('sw.js', SCRIPT)
  writeFileSync(join(client, 'assets/newsreader-latin-400-normal-Ab12.woff2'), 'the serif')
  writeFileSync(join(client, 'icon.png'), 'not compressed')
  writeFileSync(join(folder, 'secret.txt'), 'outside')
  const page = (name: string) => ({ file: `${name}.html`, scriptHashes: ["'sha256-abc='"] })
  const manifest = {
    pages: { '/': page('index'), '/pricing': page('pricing'), '/about': page('about') },
    start: { '/dashboard': page('start') },
    fallback: page('app'),
    notFound: page('missing'),
    routes: ['/dashboard', '/settings', '/profiles/:id'],
    indexed: ['/', '/pricing', '/about'],
  }
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(manifest))
  return folder
}

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  knock(server.origin, { method, path, headers })
/** As bytes, which a text would break. */
const getBytes = async (path: string, encoding: string) => {
  const response = await fetch(new URL(path, server.origin), { headers: { 'accept-encoding': encoding } })
  return { encoding: response.headers.get('content-encoding'), vary: response.headers.get('vary'), text: await response.text() }
}

describe('pages', () => {
  test('8,000 slashes are answered at once', async () => {
    const work = await workOf(async () => {
      for (let time = 0; time < 20; time++) expect((await get(`/${'/'.repeat(8_000)}a`)).status).toBe(404)
    })
    expect(work).toBeLessThan(1_000)
  })

  test.each([
    ['/', 200, 'Landing'],
    ['/?checkout=cancelled', 200, 'Landing'],
    ['/pricing', 200, 'Pricing'],
    ['/pricing/', 200, 'Pricing'],
    ['/dashboard', 200, 'The first screen'],
    ['/settings', 200, 'The app'],
    ['/profiles/5f0c', 200, 'The app'],
    ['/profiles/%00', 404, 'Not here'],
    ['/profiles/%E0%A4%A', 404, 'Not here'],
    ['/profiles', 404, 'Not here'],
    ['/profiles/a/b', 404, 'Not here'],
    ['/nowhere', 404, 'Not here'],
    ['/index.html', 404, 'Not here'],
    ['/app.html', 404, 'Not here'],
  ])('%s: %i %s', async (path, status, title) => {
    const answer = await get(path)
    expect(answer.status).toBe(status)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.body).toContain(`<title>${title}</title>`)
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.headers['content-security-policy']).toContain("script-src 'self' 'sha256-abc='")
  })

  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/..\\secret.txt',
    '/assets/../../secret.txt',
    '/pages.json',
    '/assets',
    '/assets/',
    '/.env',
    '/.git/config',
    '/assets/app-3f9a.js.br',
    '/assets/app-3f9a.js%00.png',
  ])('%s is nothing', async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(404)
    expect(answer.body).toContain('Not here')
  })
})

describe('files', () => {
  test('a file with a hash in its name may be kept forever, others are asked for again', async () => {
    const asset = await get('/assets/app-3f9a.js')
    expect(asset.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    })
    expect(asset.body).toBe(SCRIPT)
    expect((await get('/icon.png')).headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'image/png' })
  })

  test('the faces of the product have addresses that stay, for pages that know no hash', async () => {
    const serif = await get('/fonts/newsreader.woff2')
    expect([serif.status, serif.body]).toEqual([200, 'the serif'])
    expect(serif.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'font/woff2' })
    expect((await get('/fonts/other.woff2')).status).toBe(404)
  })

  test('a browser that has the page gets 304 and no body; one with an old page gets all of it', async () => {
    const { headers } = await get('/')
    const etag = headers.etag ?? ''
    expect(etag).toMatch(/^"[\w-]+"$/)
    const again = await get('/', { 'if-none-match': etag })
    expect([again.status, again.body]).toEqual([304, ''])
    expect(again.headers.etag).toBe(etag)
    expect((await get('/', { 'if-none-match': '"old"' })).status).toBe(200)
    expect((await get('/', { 'if-none-match': etag, 'accept-encoding': 'br' })).status).toBe(200)
    expect((await get('/nowhere', { 'if-none-match': (await get('/nowhere')).headers.etag ?? '' })).status).toBe(404)
  })

  test('HEAD answers like GET, without the body', async () => {
    for (const path of ['/', '/assets/app-3f9a.js', '/nowhere', '/healthz']) {
      const [head, whole] = [await get(path, {}, 'HEAD'), await get(path)]
      expect(head.status).toBe(whole.status)
      expect(head.body).toBe('')
      expect(head.headers['content-type']).toBe(whole.headers['content-type'])
      expect(head.headers.etag).toBe(whole.headers.etag)
    }
    expect((await get('/', {}, 'HEAD')).headers['content-length']).toBe(String((await get('/')).body.length))
  })

  test.each([
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['BR', 'br'],
    ['deflate, gzip;q=0.5', 'gzip'],
    ['identity', null],
    ['br;q=0, gzip;q=0.0', null],
    ['brotli', null],
    ['', null],
  ])('Accept-Encoding %j: %s', async (accepted, encoding) => {
    const answer = await getBytes('/assets/app-3f9a.js', accepted)
    expect(answer).toEqual({ encoding, vary: 'accept-encoding', text: SCRIPT })
    expect((await getBytes('/icon.png', accepted)).encoding).toBeNull()
  })
})

describe('who opens another name of this computer is taken to PUBLIC_URL', () => {
  const visit = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    get(path, { host: `localhost:${new URL(server.origin).port}`, 'sec-fetch-mode': 'navigate', ...headers }, method)

  test('with the path and the query', async () => {
    const answer = await visit('/dashboard?tab=a%20b')
    expect(answer.status).toBe(307)
    expect(answer.headers.location).toBe(`${server.settings.PUBLIC_URL}/dashboard?tab=a%20b`)
    expect((await visit('/', { host: `[::1]:${new URL(server.origin).port}` })).headers.location).toBe(
      `${server.settings.PUBLIC_URL}/`,
    )
  })

  test.each([
    '//evil.example/x',
    '/\\evil.example',
    '///evil.example',
    '//evil.example:80',
    '/.//evil.example',
    'http://evil.example/',
  ])('%s stays on our own origin', async (path) => {
    const answer = await visit(path)
    const location = new URL(answer.headers.location ?? '/', server.settings.PUBLIC_URL)
    expect(location.origin).toBe(server.settings.PUBLIC_URL)
  })

  test('but not a call, a file that a page asks for, the local mailbox, or a stranger', async () => {
    expect((await visit('/', { 'sec-fetch-mode': 'no-cors' })).status).toBe(200)
    expect((await visit('/dev/mailbox')).status).toBe(200)
    expect((await visit('/rpc/auth/session', {}, 'POST')).status).toBe(200)
    expect((await visit('/', { host: 'evil.example' })).headers.location).toBeUndefined()
    expect((await visit('/', { host: `127.0.0.1:${new URL(server.origin).port}` })).status).toBe(200)
  })
})

describe('search engines', () => {
  test('find the address of the installation in pages, sitemap and robots.txt, in every encoding', async () => {
    const { PUBLIC_URL } = server.settings
    for (const encoding of ['br', 'gzip', 'identity']) {
      const about = await getBytes('/about', encoding)
      expect([about.encoding ?? 'identity', about.text]).toEqual([
        encoding,
        expect.stringContaining(`href="${PUBLIC_URL}/about"`),
      ])
    }
    const sitemap = await get('/sitemap.xml')
    expect([sitemap.status, sitemap.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
    for (const path of ['/', '/pricing', '/about']) expect(sitemap.body).toContain(`<loc>${PUBLIC_URL}${path}</loc>`)
    expect((await get('/robots.txt')).body).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`)
  })
})

test('the service worker may ask this server for files, and no other script has a policy that allows anything', async () => {
  const policyOf = async (path: string) => (await get(path)).headers['content-security-policy']
  expect(await policyOf('/sw.js')).toMatch(/^default-src 'none'.*; connect-src 'self'$/)
  expect(await policyOf('/assets/app-3f9a.js')).not.toContain('connect-src')
})
