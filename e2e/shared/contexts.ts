import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'

/** More would be contexts of files that are over. */
const MOST_IDLE = 6
/** What leaves nothing behind in a context, or only what `empty` removes. Any other method, also one of a later Playwright, spends it. */
const REMOVABLE = new Set([
  ...['browser', 'pages', 'newPage', 'isClosed', 'close', 'waitForEvent', 'serviceWorkers', 'backgroundPages'],
  ...['cookies', 'addCookies', 'clearCookies', 'storageState', 'grantPermissions', 'clearPermissions'],
  ...['route', 'unroute', 'unrouteAll'],
  // Playwright's own listeners come and go while it waits for an event.
  ...['addListener', 'off', 'removeListener', 'removeAllListeners', 'emit', 'toJSON'],
  ...['listeners', 'rawListeners', 'listenerCount', 'eventNames', 'getMaxListeners'],
])
/** Everything that an origin keeps, except what was loaded over HTTP: that is why a context is used again. */
const STORED = 'cookies,file_systems,indexeddb,local_storage,service_workers,cache_storage,interest_groups,shared_storage'

type Kept = {
  context: BrowserContext
  browser: Browser
  key: string
  /** That its pages have shown. */
  origins: Set<string>
  isSpent: boolean
  openDevTools: BrowserContext['newCDPSession']
}
type Prepare = (context: BrowserContext) => Promise<void>

/** Contexts without pages, the latest last. A used one has the app's scripts compiled: its first page costs a third. */
const idle: Kept[] = []
const inUse = new WeakMap<BrowserContext, Kept>()

/** A page in an empty context that no other visit has, either new and prepared, or used by a test that is over. */
export async function openContext(browser: Browser, options: BrowserContextOptions, prepare: Prepare): Promise<Page> {
  const key = JSON.stringify(options)
  for (;;) {
    const place = idle.findLastIndex((one) => one.browser === browser && one.key === key)
    const [kept] = place < 0 ? [] : idle.splice(place, 1)
    if (!kept) break
    const page = await empty(kept).catch(() => undefined)
    if (page) {
      inUse.set(kept.context, kept)
      return page
    }
    await kept.context.close().catch(() => undefined)
  }
  const context = await browser.newContext(options)
  await prepare(context)
  inUse.set(context, guard(browser, key, context))
  return context.newPage()
}

/** When the test is over; the next visit empties it, when nothing that this one has sent is on its way any more. */
export async function leaveContext(context: BrowserContext, isGood: boolean) {
  const kept = inUse.get(context)
  inUse.delete(context)
  if (!kept || kept.isSpent || !isGood) return context.close()
  for (const page of context.pages()) await page.close()
  idle.push(kept)
  if (idle.length > MOST_IDLE) await idle.shift()?.context.close()
}

async function empty({ context, origins, openDevTools }: Kept): Promise<Page> {
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.clearPermissions()
  const page = await context.newPage()
  const devTools = await openDevTools(page)
  for (const origin of origins) await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: STORED })
  await devTools.detach()
  await context.clearCookies()
  origins.clear()
  return page
}

/** Notes which origins may have stored something, and whether the test did something that cannot be removed. */
function guard(browser: Browser, key: string, context: BrowserContext): Kept {
  const openDevTools = context.newCDPSession.bind(context)
  const kept: Kept = { context, browser, key, origins: new Set(), isSpent: false, openDevTools }
  context.on('page', (page) => page.on('framenavigated', (frame) => void kept.origins.add(new URL(frame.url()).origin)))
  for (const name of methodsOf(context)) if (!REMOVABLE.has(name)) spendBy(context, name)
  // `page.clock` is the context's.
  for (const part of [context.clock, context.tracing]) for (const name of methodsOf(part)) spendBy(part, name)

  function spendBy(owner: object, name: string) {
    const work: (...args: unknown[]) => unknown = Reflect.get(owner, name)
    const spend = (...args: unknown[]) => {
      kept.isSpent = true
      return work.apply(owner, args)
    }
    Object.defineProperty(owner, name, { value: spend })
  }
  return kept
}

function methodsOf(owner: object, names: string[] = []): string[] {
  const prototype = Object.getPrototypeOf(owner)
  if (prototype === Object.prototype) return [...new Set(names)].filter((name) => !name.startsWith('_') && name !== 'constructor')
  return methodsOf(prototype, [...names, ...Object.getOwnPropertyNames(prototype)])
}
