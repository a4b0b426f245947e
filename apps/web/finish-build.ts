/**
 * Runs after `react-router build`. Gives the prerendered pages their own scripts in place of React Router's and public pages their styles,
 * notes the hash of every inline script for the security policy, writes the service worker, and compresses what can be compressed. The
 * server reads the result from build/pages.json.
 */
import { createHash } from 'node:crypto'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { build, type Rolldown } from 'vite'
import { PATHS } from './app/paths.ts'
import routes from './app/routes.ts'
import { EARLY_SCRIPT } from './early-script.ts'
import { FONT_SCRIPT } from './font-script.ts'
import { INDEXED_PATHS, PAGE_SCRIPTS, PUBLIC_SCRIPT } from './page-scripts.ts'
import { stylesFor, takeFonts } from './page-styles.ts'
import { writeServiceWorker } from './write-service-worker.ts'

type Page = { file: string; scriptHashes: string[] }
type Chunk = { file: string; imports?: string[] }

const BUILD = new URL('build/', import.meta.url)
const CLIENT = new URL('client/', BUILD)
const SCRIPT = /<script\b(?![^>]*ld\+json)([^>]*)>([\s\S]*?)<\/script>/g
const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*>/g
const SUSPENSE_MARKS = /<!--\/?\$-->/g
const STYLESHEET = /<link rel="stylesheet" href="\/([^"]+)"\/>/

const manifest: Record<string, Chunk> = JSON.parse(readFileSync(new URL('.vite/manifest.json', CLIENT), 'utf8'))

const publicScript = await buildPublicScript()
const pages = Object.fromEntries(Object.entries(PAGE_SCRIPTS).map(([path, source]) => [path, finishPage(fileOf(path), source)]))
const { '/404': notFound, ...found } = pages
const fallback = finishFallback('__spa-fallback.html')
const start = finishStart('__start.html', ['app/shell/page-frame.tsx', 'app/features/insights/dashboard-page.tsx'])
shortenManifest()
// An address below a public page that was not prerendered (an unknown article) is a 404, not a screen of the application.
const appRoutes = routes.filter(({ file }) => file !== 'shell/public-layout.tsx')
const appPaths = pathsOf(appRoutes)

writeFileSync(
  new URL('pages.json', BUILD),
  JSON.stringify(
    { pages: found, fallback, start: { [PATHS.dashboard]: start }, notFound, routes: appPaths, indexed: INDEXED_PATHS },
    null,
    2,
  ),
)
writeFileSync(
  new URL('sw.js', CLIENT),
  writeServiceWorker({
    shell: textOf(fallback.file),
    offline: textOf(fileOf(PATHS.offline)),
    screenFiles: sourcesOf(appRoutes).flatMap((source) => filesOf(`app/${source}`).map((file) => `/${file}`)),
    publicPaths: [...INDEXED_PATHS, PATHS.auth],
    appPaths,
  }),
)
rmSync(new URL('.vite', CLIENT), { recursive: true })
rmSync(new URL('server', BUILD), { recursive: true, force: true })
compressAll()

/**
 * A prerendered page keeps the script in its head; everything that would start React Router goes, its own module comes. A public page reads
 * well without it, so that there the fonts and the script stand behind the text.
 */
function finishPage(file: string, source: string): Page {
  const [head = '', body = ''] = textOf(file).split('</head>')
  const isPublic = source === PUBLIC_SCRIPT
  const files = isPublic ? [publicScript] : filesOf(source)
  const html = `${head.replace(MODULE_PRELOAD, '')}</head>${body.replace(SCRIPT, '').replace(SUSPENSE_MARKS, '')}`
  if (!isPublic) return write(file, html.replace('</head>', `${startOf(files)}</head>`))
  const { styles, fonts } = takeStyles(html)
  const start = `<style media="(scripting: none)">${fonts}</style><script>${FONT_SCRIPT}</script>${startOf(files)}`
  return write(
    file,
    html.replace(STYLESHEET, () => `<style>${styles}</style>`).replace('</body>', () => `${start}</body>`),
  )
}

/** In one file, not in those that the application shares: on a slow phone each further one delays the first paint. */
async function buildPublicScript(): Promise<string> {
  const built = await build({
    configFile: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    logLevel: 'warn',
    build: { write: false, rolldownOptions: { input: PUBLIC_SCRIPT, output: { codeSplitting: false } } },
  })
  const [chunk, ...others] = (built as Rolldown.RolldownOutput).output
  if (others.length > 0) throw new Error('The script of public pages is more than one file')
  writeFileSync(new URL(chunk.fileName, CLIENT), chunk.code)
  return chunk.fileName
}

function startOf([own = '', ...imported]: string[]) {
  return `<script type="module" src="/${own}"></script>${imported.map(preload).join('')}`
}

/** The styles that a public page uses: they stand in the page itself, and there is nothing to wait for. */
function takeStyles(html: string) {
  const [, stylesheet] = STYLESHEET.exec(html) ?? []
  if (!stylesheet) throw new Error('A public page has no stylesheet')
  const inline = [...html.matchAll(SCRIPT)].map(([, , code = '']) => code)
  return takeFonts(stylesFor(textOf(stylesheet), { html, scripts: [...inline, textOf(publicScript)] }))
}

/** Every application page has the layout, so its code comes together with the router's instead of after it. */
function finishFallback(file: string): Page {
  const html = textOf(file)
  const missing = filesOf('app/shell/app-layout.tsx').filter((asset) => !html.includes(asset))
  return write(file, html.replace('</head>', `${missing.map(preload).join('')}</head>`))
}

/** The page that people come to: its code comes with the layout's, not after it, and what it reads beside both. */
function finishStart(file: string, sources: string[]): Page {
  const html = textOf(fallback.file).replace('<head>', () => `<head><script>${EARLY_SCRIPT}</script>`)
  const missing = new Set(sources.flatMap(filesOf).filter((asset) => !html.includes(asset)))
  return write(file, html.replace('</head>', `${[...missing].map(preload).join('')}</head>`))
}

function write(file: string, html: string): Page {
  writeFileSync(new URL(file, CLIENT), html)
  const inline = [...html.matchAll(SCRIPT)].filter(([, attributes]) => !attributes?.includes('src='))
  return { file, scriptHashes: inline.map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`) }
}

/**
 * Takes out of the table of routes what every start would load for nothing: the lists of imported scripts, two thirds of it, which React
 * Router preloads for the first page only, where the HTML names them already; and what is empty or false.
 */
function shortenManifest() {
  const [name = ''] = globSync('assets/manifest-*.js', { cwd: fileURLToPath(CLIENT) })
  const [start = '', ...rest] = textOf(name).split('=')
  const table: { routes: Record<string, Record<string, unknown>> } = JSON.parse(rest.join('=').replace(/;\s*$/, ''))
  const isNeeded = ([field, value]: [string, unknown]) =>
    field !== 'imports' && value !== false && !(Array.isArray(value) && value.length === 0)
  const routes = Object.entries(table.routes).map(([id, route]) => [
    id,
    id === 'root' ? route : Object.fromEntries(Object.entries(route).filter(isNeeded)),
  ])
  writeFileSync(new URL(name, CLIENT), `${start}=${JSON.stringify({ ...table, routes: Object.fromEntries(routes) })};`)
}

/** The built file of a source and of all that it imports. */
function filesOf(source: string): string[] {
  const keys = new Set<string>()
  const collect = (key: string) => {
    if (keys.has(key)) return
    keys.add(key)
    manifest[key]?.imports?.forEach(collect)
  }
  const start = Object.keys(manifest).find((key) => key.split('?')[0] === source)
  if (!start) throw new Error(`${source} was not built`)
  collect(start)
  return [...keys].flatMap((key) => manifest[key]?.file ?? [])
}

function textOf(file: string) {
  return readFileSync(new URL(file, CLIENT), 'utf8')
}

function preload(asset: string) {
  return `<link rel="modulepreload" href="/${asset}"/>`
}

function fileOf(path: string) {
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`
}

/** The paths that are answered with the fallback: all that has a route and no page of its own. */
function pathsOf(entries: RouteConfigEntry[]): string[] {
  const paths = entries.flatMap((entry) => [withAndWithout(entry.path), pathsOf(entry.children ?? [])].flat())
  return paths.filter((path) => path !== '*' && !(path in PAGE_SCRIPTS))
}

function sourcesOf(entries: RouteConfigEntry[]): string[] {
  return entries.flatMap(({ file, children = [] }) => [file, ...sourcesOf(children)])
}

/** `/profiles/:id?` is two paths. */
function withAndWithout(path: string | undefined): string[] {
  const [, base, last] = /^(.*)(\/:[^/]+)\?$/.exec(path ?? '') ?? []
  return base && last ? [base, base + last] : path ? [path] : []
}

function compressAll() {
  for (const name of globSync('**/*.{html,js,css,svg,json,txt,xml,webmanifest}', { cwd: fileURLToPath(CLIENT) })) {
    const file = new URL(name, CLIENT)
    const bytes = readFileSync(file)
    if (bytes.length <= 256) continue
    const quality = bytes.length > 500_000 ? 9 : 11
    writeFileSync(new URL(`${file}.br`), brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }))
    writeFileSync(new URL(`${file}.gz`), gzipSync(bytes, { level: 9 }))
  }
}
