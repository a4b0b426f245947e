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
    if (publicPaths.includes(path)) event.respondWith(openPublicPage(event, path))
    else if (APP_PATHS.some((pattern) => pattern.test(path))) event.respondWith(openShell(request))
    else if (path === offline) event.respondWith(fetch(request).catch(() => findKept(offline)))
  } else if (path.startsWith('/assets/') || FILES.has(path)) event.respondWith(openFile(event, path))
})

/** The newest page where there is a network; else the one that was visited before; else a page that says so. */
async function openPublicPage(event, path) {
  try {
    const answer = await fetch(event.request)
    if (answer.ok && !answer.redirected) keep(event, path, answer)
    return answer
  } catch {
    return (await findKept(path)) ?? findKept(offline)
  }
}

/** Every screen starts with the same HTML, which holds nothing about anybody. */
async function openShell(request) {
  try {
    return await fetch(request)
  } catch {
    return (await findKept(shell)) ?? findKept(offline)
  }
}

/** Files of a build never change: their names hold their hashes. Others are asked for, and kept for when there is no network. */
async function openFile(event, path) {
  if (path.startsWith('/assets/')) {
    const kept = await findKept(path)
    if (kept) return kept
  }
  try {
    const answer = await fetch(event.request)
    if (answer.ok) keep(event, path, answer)
    return answer
  } catch (error) {
    const kept = await findKept(path)
    if (kept) return kept
    throw error
  }
}

/** A browser whose storage is full, broken or forbidden has nothing kept, and still has the network. */
const findKept = (path) => caches.match(path).catch(() => undefined)

/** By its path alone: a query may hold something about a person. The page does not wait for it, and a full disk costs only the copy. */
function keep(event, path, answer) {
  const copy = answer.clone()
  const kept = caches.open(CACHE).then((cache) => cache.put(path, copy))
  event.waitUntil(kept.catch(() => {}))
}
