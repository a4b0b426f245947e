import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { trimEndChars } from '@jobapply/core/shared/trim-chars'
import { StartError } from '#platform/start-error'
import type { Exchange } from './exchange.ts'
import { FONTS } from './fonts.ts'
import { isReadablePath } from './path.ts'
import { pagePolicy } from './security.ts'

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
}
/** Name, file extension, and how a browser accepts it; `q=0` means that it does not. */
const ENCODINGS = [
  ['br', '.br', /^\s*br\s*(;(?!\s*q=0(\.0*)?\s*$)|$)/i],
  ['gzip', '.gz', /^\s*gzip\s*(;(?!\s*q=0(\.0*)?\s*$)|$)/i],
] as const

type Page = { file: string; scriptHashes: string[] }
type Manifest = { pages: Record<string, Page>; fallback: Page; notFound: Page; routes: string[] }
type File = { path: string; type: string; etag: string; immutable: boolean; encodings: Map<string, string>; policy?: string }

/** The built web app: prerendered pages, the fallback for the app's own routes, hashed files, all compressed beforehand. */
export function openSite(folder: string) {
  const manifestPath = join(folder, 'pages.json')
  if (!existsSync(manifestPath)) throw new StartError('The web pages are not built yet. Run: npm run build')
  const manifest: Manifest = JSON.parse(readFileSync(manifestPath, 'utf8'))
  const client = join(folder, 'client')
  const files = new Map(
    listFiles(client).map((path) => [`/${relative(client, path).split(sep).join('/')}`, describe(client, path)]),
  )
  for (const [address, name] of Object.entries(FONTS)) {
    const font = [...files].find(([path]) => path.startsWith(`/assets/${name}`))?.[1]
    if (font) files.set(address, { ...font, immutable: false })
  }
  const pageOf = ({ file, scriptHashes }: Page, pictures?: { foreignPictures: boolean }): File => ({
    ...describe(client, join(client, file)),
    policy: pagePolicy(scriptHashes, pictures),
  })
  const pages = new Map(Object.entries(manifest.pages).map(([path, page]) => [path, pageOf(page)]))
  const fallback = pageOf(manifest.fallback, { foreignPictures: true })
  const notFound = pageOf(manifest.notFound)
  const isAppPath = matcherOf(manifest.routes)

  return (exchange: Exchange) => {
    const path = withoutClosingSlashes(exchange.url.pathname)
    if (!isReadablePath(path)) return sendFile(exchange, notFound, 404)
    const page = pages.get(path) ?? (isAppPath(path) ? fallback : undefined)
    if (page) return sendFile(exchange, page, 200)
    const file = files.get(path)
    return file && extname(path) !== '.html' ? sendFile(exchange, file, 200) : sendFile(exchange, notFound, 404)
  }
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
    ([name, , wanted]) => file.encodings.has(name) && accepted.some((each) => wanted.test(each)),
  )?.[0]
  const etag = encoding ? file.etag.replace(/"$/, `-${encoding}"`) : file.etag
  response.setHeader('etag', etag)
  response.setHeader('vary', 'accept-encoding')
  response.setHeader('cache-control', file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
  if (file.policy) response.setHeader('content-security-policy', file.policy)
  if (status === 200 && request.headers['if-none-match'] === etag) return void response.writeHead(304).end()
  if (encoding) response.setHeader('content-encoding', encoding)
  const path = (encoding && file.encodings.get(encoding)) ?? file.path
  response.writeHead(status, { 'content-type': file.type, 'content-length': statSync(path).size })
  if (request.method === 'HEAD') return void response.end()
  createReadStream(path)
    .on('error', () => response.destroy())
    .pipe(response)
}

function describe(root: string, path: string): File {
  const immutable = relative(root, path).startsWith(`assets${sep}`)
  const content = immutable ? Buffer.from(path) : readFileSync(path)
  return {
    path,
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 20)}"`,
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
