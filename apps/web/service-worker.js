/**
 * Opens the product without a network. It keeps only what is the same for everybody: the shell of the application, public pages that
 * were visited, and the files of this build. Answers of the server (`/rpc`, `/api`, downloads) and anything that is not listed pass by
 * untouched, so no personal data is ever stored. `write-service-worker.ts` fills the list in.
 */
const { version, shell, offline, precached, appFiles, publicPaths, appPaths } = __BUILD__

const CACHE = `jobapply-${version}`
const APP_PATHS = appPaths.map((path) => new RegExp(path))
const FILES = new Set(precached)

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(precached))
      .then(() => self.skipWaiting()),
  )
})

// The previous version's files stay for pages that are still open.
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith('jobapply-') && name !== CACHE))
      .then((old) => Promise.all(old.slice(0, -1).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

// Only pages of the application ask for it, so that a visit to a public page costs nobody the whole product.
self.addEventListener('message', (event) => {
  if (event.data === 'keep-app') event.waitUntil(keepApp())
})

/** The shell comes last: where it is kept, all that it loads is kept too. */
async function keepApp() {
  const cache = await caches.open(CACHE)
  if (await cache.match(shell)) return
  await cache.addAll(appFiles)
  await cache.addAll([shell])
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  const path = url.pathname
  if (request.mode === 'navigate') {
    if (publicPaths.includes(path)) event.respondWith(openPublicPage(request, path))
    else if (APP_PATHS.some((pattern) => pattern.test(path))) event.respondWith(openShell(request))
    else if (path === offline) event.respondWith(fetch(request).catch(() => caches.match(offline)))
  } else if (path.startsWith('/assets/') || FILES.has(path)) event.respondWith(openFile(request, path))
})

/** The newest page where there is a network; else the one that was visited before; else a page that says so. */
async function openPublicPage(request, path) {
  try {
    const answer = await fetch(request)
    if (answer.ok && !answer.redirected) await keep(path, answer)
    return answer
  } catch {
    return (await caches.match(path)) ?? caches.match(offline)
  }
}

/** Every screen starts with the same HTML, which holds nothing about anybody. */
async function openShell(request) {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match(shell)) ?? caches.match(offline)
  }
}

/** Files of a build never change: their names hold their hashes. Others are asked for, and kept for when there is no network. */
async function openFile(request, path) {
  if (path.startsWith('/assets/')) {
    const kept = await caches.match(path)
    if (kept) return kept
  }
  try {
    const answer = await fetch(request)
    if (answer.ok) await keep(path, answer)
    return answer
  } catch (error) {
    const kept = await caches.match(path)
    if (kept) return kept
    throw error
  }
}

/** By its path alone: a query may hold something about a person. A full disk costs the copy, never the answer. */
async function keep(path, answer) {
  try {
    const cache = await caches.open(CACHE)
    await cache.put(path, answer.clone())
  } catch {}
}
