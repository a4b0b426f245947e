import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { trimEndChars } from '@jobapply/core/shared/text/trim-chars'
import { SITE_ADDRESS } from '@jobapply/core/shared/web/site-address'
import { once } from '@jobapply/language/once'
import { StartError } from '#platform/start-error'
import { writeRobots, writeSitemap } from './crawlers.ts'
import type { Exchange } from './exchange.ts'
import { FONTS } from './fonts.ts'
import { createMadeText, type MadeText } from './made-text.ts'
import { isReadablePath } from './path.ts'
import { pagePolicy, WORKER_POLICY } from './security.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
}
/** Name, file extension, and how a browser accepts it; `q=0` means that it does not. */
const ENCODINGS = [
  ['br', '.br', /^\s*br\s*(;(?!\s*q=0(\.0*)?\s*$)|$)/i],
  ['gzip', '.gz', /^\s*gzip\s*(;(?!\s*q=0(\.0*)?\s*$)|$)/i],
] as const

type Page = { file: string; scriptHashes: string[] }
type Manifest = {
  pages: Record<string, Page>
  /** In place of the fallback, for screens of the application that load their own code at once. */
  start: Record<string, Page>
  fallback: Page
  notFound: Page
  routes: string[]
  indexed: string[]
}
type File = {
  path: string
  type: string
  etag: string
  immutable: boolean
  encodings: Map<string, string>
  policy?: string
  /** A page that is the same for everybody. */
  isPublic?: boolean
  /** In place of the file: a text that holds this installation's address. */
  made?: MadeText
}

/** The built web app: prerendered pages, the fallback for the app's own routes, hashed files, all compressed beforehand. */
export function openSite(folder: string, publicUrl: string) {
  const manifestPath = join(folder, 'pages.json')
  if (!existsSync(manifestPath)) throw new StartError('The web pages are not built yet. Run: npm run build')
  const manifest: Manifest = JSON.parse(readFileSync(manifestPath, 'utf8'))
  const client = join(folder, 'client')
  // The folder is looked through when the first file is asked for: that takes as long as all pages together.
  const files = once(() => findFiles(client, publicUrl, manifest.indexed))
  const pageOf = ({ file, scriptHashes }: Page, pictures?: { foreignPictures: boolean }): File => ({
    ...describePage(client, join(client, file), publicUrl),
    policy: pagePolicy(scriptHashes, pictures),
  })
  const isPublic = (path: string) => manifest.indexed.includes(path)
  const screenOf = (page: Page) => pageOf(page, { foreignPictures: true })
  // A page is read when it is first asked for: a hundred of them would be a tenth of a start.
  const pages = new Map([
    ...Object.entries(manifest.pages).map(
      ([path, page]) => [path, once(() => ({ ...pageOf(page), isPublic: isPublic(path) }))] as const,
    ),
    ...Object.entries(manifest.start).map(([path, page]) => [path, once(() => screenOf(page))] as const),
  ])
  const fallback = once(() => screenOf(manifest.fallback))
  const notFound = once(() => pageOf(manifest.notFound))
  const isAppPath = matcherOf(manifest.routes)

  return (exchange: Exchange) => {
    const path = withoutClosingSlashes(exchange.url.pathname)
    if (!isReadablePath(path)) return sendFile(exchange, notFound(), 404)
    const page = pages.get(path)?.() ?? (isAppPath(path) ? fallback() : undefined)
    if (page) return sendFile(exchange, page, 200)
    const file = files().get(path)?.()
    return file && extname(path) !== '.html' ? sendFile(exchange, file, 200) : sendFile(exchange, notFound(), 404)
  }
}

function findFiles(client: string, publicUrl: string, indexed: readonly string[]): ReadonlyMap<string, () => File> {
  const files = new Map(
    listFiles(client).map((path) => [`/${relative(client, path).split(sep).join('/')}`, once(() => describe(client, path))]),
  )
  for (const [address, name] of Object.entries(FONTS)) {
    const font = [...files].find(([path]) => path.startsWith(`/assets/${name}`))?.[1]
    if (font) files.set(address, () => ({ ...font(), immutable: false }))
  }
  const worker = files.get('/sw.js')
  if (worker) files.set('/sw.js', () => ({ ...worker(), policy: WORKER_POLICY }))
  files.set(
    '/sitemap.xml',
    once(() => describeMade('/sitemap.xml', writeSitemap(publicUrl, indexed))),
  )
  files.set(
    '/robots.txt',
    once(() => describeMade('/robots.txt', writeRobots(publicUrl))),
  )
  return files
}

const withoutClosingSlashes = (path: string) => `${path.charAt(0)}${trimEndChars(path.slice(1), /\//)}`

/** `/profiles/:id` matches one segment for each name. */
function matcherOf(patterns: readonly string[]): (path: string) => boolean {
  const expressions = patterns.map((pattern) => new RegExp(`^${pattern.replace(/:[^/]+/g, '[^/]+')}$`))
  return (path) => expressions.some((expression) => expression.test(path))
}

function sendFile({ request, response }: Exchange, file: File, status: number) {
  const accepted = String(request.headers['accept-encoding'] ?? '').split(',')
  const encoding = ENCODINGS.find(
    ([name, , wanted]) => (file.made || file.encodings.has(name)) && accepted.some((each) => wanted.test(each)),
  )?.[0]
  const etag = encoding ? file.etag.replace(/"$/, `-${encoding}"`) : file.etag
  response.setHeader('etag', etag)
  response.setHeader('vary', 'accept-encoding')
  response.setHeader('cache-control', file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
  if (file.policy) response.setHeader('content-security-policy', file.policy)
  // The header makes browsers start a separate process. A public page has nothing to protect, and without it paints 60 ms
  // sooner on a slow phone.
  if (file.isPublic) response.removeHeader('cross-origin-opener-policy')
  if (status === 200 && request.headers['if-none-match'] === etag) return void response.writeHead(304).end()
  if (encoding) response.setHeader('content-encoding', encoding)
  if (file.made) {
    const bytes = file.made.encoded(encoding)
    response.writeHead(status, { 'content-type': file.type, 'content-length': bytes.length })
    return void response.end(request.method === 'HEAD' ? undefined : bytes)
  }
  const path = (encoding && file.encodings.get(encoding)) ?? file.path
  response.writeHead(status, { 'content-type': file.type, 'content-length': statSync(path).size })
  if (request.method === 'HEAD') return void response.end()
  createReadStream(path)
    .on('error', () => response.destroy())
    .pipe(response)
}

/** A public page names its own address, which the build did not know. */
function describePage(root: string, path: string, publicUrl: string): File {
  const text = readFileSync(path, 'utf8')
  return text.includes(SITE_ADDRESS) ? describeMade(path, text.replaceAll(SITE_ADDRESS, publicUrl)) : describe(root, path)
}

const describeMade = (path: string, text: string): File => ({
  path,
  type: typeOf(path),
  etag: etagOf(text),
  immutable: false,
  encodings: new Map(),
  made: createMadeText(text),
})

const typeOf = (path: string) => TYPES[extname(path)] ?? 'application/octet-stream'
const etagOf = (content: Buffer | string) => `"${createHash('sha256').update(content).digest('base64url').slice(0, 20)}"`

function describe(root: string, path: string): File {
  const immutable = relative(root, path).startsWith(`assets${sep}`)
  return {
    path,
    type: typeOf(path),
    etag: etagOf(immutable ? path : readFileSync(path)),
    immutable,
    encodings: new Map(
      ENCODINGS.filter(([, ending]) => existsSync(path + ending)).map(([name, ending]) => [name, path + ending]),
    ),
  }
}

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !ENCODINGS.some(([, ending]) => entry.name.endsWith(ending)))
    .map((entry) => join(entry.parentPath, entry.name))
