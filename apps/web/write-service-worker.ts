import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { PATHS } from './app/paths.ts'

type Built = {
  /** The HTML that every screen of the application starts with. */
  shell: string
  offline: string
  /** Scripts of all its screens. React Router reloads a page whose script is missing, without end when there is no network. */
  screenFiles: readonly string[]
  publicPaths: readonly string[]
  appPaths: readonly string[]
}

const TEMPLATE = new URL('service-worker.js', import.meta.url)
const OWN_FILE = /(?:href|src)="(\/[^"?#]+\.[a-z0-9]+)"/g

/**
 * The service worker of this build: `service-worker.js` with what it keeps. It is named by its content, so that a browser replaces it
 * exactly when the product has changed. workbox would be 20 times its size and cache by pattern; this one keeps what is listed.
 */
export function writeServiceWorker({ shell, offline, screenFiles, publicPaths, appPaths }: Built): string {
  const template = readFileSync(TEMPLATE, 'utf8')
  const precached = [...new Set([PATHS.offline, ...filesIn(offline)])]
  const appFiles = [...new Set([...filesIn(shell), ...screenFiles])]
  const lists = { precached, appFiles, publicPaths, appPaths: appPaths.map(toPattern) }
  const build = { shell: PATHS.dashboard, offline: PATHS.offline, ...lists }
  const version = createHash('sha256').update(template).update(shell).update(offline).update(JSON.stringify(build))
  return template.replace('__BUILD__', () => JSON.stringify({ version: version.digest('hex').slice(0, 16), ...build }))
}

/** Scripts, styles, fonts and icons that a page names. */
const filesIn = (html: string) => [...html.matchAll(OWN_FILE)].flatMap(([, file]) => file ?? [])

const toPattern = (path: string) => `^${path.replace(/:[^/]+/g, '[^/]+')}$`
