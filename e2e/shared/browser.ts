import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { startWithStripe } from '@jobapply/server/testing/local-stripe-server'
import { newcomer, type Browser as TestBrowser } from '@jobapply/server/testing/people'
import { startServer, type TestServer } from '@jobapply/server/testing/server'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest'
import { faultsOf } from './axe.ts'
import { leaveContext, openContext } from './contexts.ts'
import { eventually, PATIENCE } from './steps.ts'
import { tooSmall, withFinger } from './targets.ts'
import { toastsTold, watchToasts } from './toasts.ts'
import { isViolation, watchPolicy } from './watch/policy.ts'

const SCREENSHOTS = join(import.meta.dirname, '../screenshots')
/** `npm run e2e -- --pictures`: drawing them takes longer than everything else that is looked at. */
const TAKES_PICTURES = process.env.PICTURES === '1'
const WIDE = { width: 1280, height: 860 }
const NARROW = { width: 390, height: 844 }
/** What a window of 1280 px shows at 200 %. */
const ZOOMED = { width: 640, height: 430 }
/** The side panel as wide as it opens, and as narrow as it gets. */
const PANEL = { 400: { width: 400, height: 860 }, 320: { width: 320, height: 860 } }
const WIDTHS = { 1280: WIDE, 390: NARROW, ...PANEL }
type Width = `${keyof typeof WIDTHS}`
type Inspection = { widths?: readonly Width[]; without?: string[] }
/** Longer than a browser takes to start on a busy machine. */
export const START_TIMEOUT = 90_000
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-sync',
]
/** A page of a test is gone before its scripts have repaid the work of optimizing them: without it the browser works less (bench/RESULTS.md). */
const UNOPTIMIZED = '--js-flags=--no-turbofan,--no-maglev'

export type Product = { server: TestServer; browser: Browser }

let sharedBrowser: Browser | undefined
let sharedServer: Promise<TestServer> | undefined

/** The worker's browser, which every file uses; each visit gets a context that is empty and its own. Vitest ends it with the worker. */
async function useBrowser() {
  if (!sharedBrowser?.isConnected()) sharedBrowser = await launch([...FLAGS, UNOPTIMIZED])
  return sharedBrowser
}

function launch(args: string[], ignoreDefaultArgs: string[] = []) {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  return chromium.launch({ executablePath, args, ignoreDefaultArgs, timeout: START_TIMEOUT })
}

const useServer = () => (sharedServer ??= startServer({}, undefined, inject('site')))

/** The worker's server: its files share the database, so each test brings a new person and removes what others would see. */
export function openProduct(): Product {
  return openWith(useServer)
}

/** For a file that measures how much a page works: a browser of its own, which optimizes scripts as a person's does. */
export function openMeasuredProduct(): Product {
  const product = openWith(useServer, () => launch(FLAGS))
  afterAll(() => product.browser?.close())
  return product
}

/** For what Back and Forward show: a browser that keeps whole pages in its memory, as a person's does. */
export function openRememberingProduct(): Product {
  const product = openWith(useServer, () => launch([...FLAGS, UNOPTIMIZED], ['--disable-back-forward-cache']))
  afterAll(() => product.browser?.close())
  return product
}

/** For a file with settings of its own, one that moves the clock, or one that counts what everybody has. */
export function openOwnProduct(env: Record<string, string> = {}): Product {
  const product = openWith(() => startServer(env, undefined, inject('site')))
  afterAll(() => product.server?.stop())
  return product
}

/** For a file that needs a payment provider: the local payment server alone, which the product takes for Stripe. */
export function openStripeProduct() {
  const shop = {} as Awaited<ReturnType<typeof startWithStripe>>
  const product = openWith(async () => Object.assign(shop, await startWithStripe({}, inject('site'))).server)
  afterAll(() => shop.stop?.())
  return { product, shop }
}

function openWith(start: () => Promise<TestServer>, open = useBrowser): Product {
  const product = {} as Product
  beforeAll(async () => {
    product.server = await start()
    product.browser = await open()
  })
  return product
}

type Visit = {
  narrow?: boolean
  theme?: 'light' | 'dark'
  touch?: boolean
  scripts?: boolean
  timeZone?: string
  /** With the service worker, which answers some requests in place of `page.route`. */
  serviceWorker?: boolean
  /** What an earlier visit has left in the browser. */
  storage?: Awaited<ReturnType<BrowserContext['storageState']>>
  /** For a test about what is loaded: nothing is in the browser's cache. */
  fresh?: boolean
}

/** A new visitor with an empty browser. At the end nothing may have been blocked by the security policy or thrown in the page. */
export async function visit({ server, browser }: Product, options: Visit = {}) {
  const {
    narrow = false,
    theme = 'light',
    touch = false,
    scripts = true,
    timeZone = 'UTC',
    serviceWorker = false,
    storage,
    fresh = false,
  } = options
  const contextOptions: BrowserContextOptions = {
    baseURL: server.settings.PUBLIC_URL,
    viewport: narrow ? NARROW : WIDE,
    colorScheme: theme,
    hasTouch: touch,
    reducedMotion: 'reduce',
    javaScriptEnabled: scripts,
    timezoneId: timeZone,
    serviceWorkers: serviceWorker ? 'allow' : 'block',
    ...(storage && { storageState: storage }),
  }
  const isPooled = browser === sharedBrowser && !serviceWorker && !storage && !fresh
  const page = isPooled
    ? await openContext(browser, contextOptions, watchPages)
    : await browser.newContext(contextOptions).then(async (context) => {
        await watchPages(context)
        return context.newPage()
      })
  const context = page.context()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error' && (isViolation(text) || /hydrat/i.test(text))) complaints.push(text)
  })
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await leaveTraces(context, task.name)
    // An answer that is still being prepared for a page must not fail because the page goes.
    for (const open of context.pages()) await open.unrouteAll({ behavior: 'ignoreErrors' })
    await leaveContext(context, task.result?.state !== 'fail')
    expect(complaints).toEqual([])
  })
  return page
}

async function watchPages(context: BrowserContext) {
  context.setDefaultTimeout(PATIENCE)
  await watchToasts(context)
  await watchPolicy(context)
}

/** What a failed test leaves behind for whoever looks for the reason: where its pages stood, what they had said, and how they looked. */
async function leaveTraces(context: BrowserContext, name: string) {
  mkdirSync(SCREENSHOTS, { recursive: true })
  for (const [index, page] of context.pages().entries()) {
    const path = join(SCREENSHOTS, `failed-${name.replace(/\W+/g, '-').slice(0, 80)}-${index}.png`)
    console.error([page.url(), ...toastsTold(page).map(({ text }) => text), path].join('\n'))
    await page.screenshot({ path, timeout: 5_000 }).catch(() => undefined)
  }
}

/** Somebody who is signed in already. */
export async function visitAs(product: Product, person?: TestBrowser & { email: string; id: string }, options?: Visit) {
  const who = person ?? (await newcomer(product.server))
  const page = await visit(product, options)
  await enter(page.context(), who, product.server.settings.PUBLIC_URL)
  return Object.assign(page, { person: who })
}

/** The browser gets the session that this person has. */
export const enter = (context: BrowserContext, { cookies }: TestBrowser, url: string) =>
  context.addCookies([...cookies].map(([name, value]) => ({ name, value, url, httpOnly: true, sameSite: 'Lax' as const })))

/** How far the page scrolls to the side. */
export const sidewaysOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** A page behind another one may not be drawn at all. */
const DRAWN_MS = 5_000

/** Waits until the page is drawn and its animations have ended, except the endless ones. */
const waitForAnimations = (page: Page) =>
  page.evaluate(async (milliseconds) => {
    const late = new Promise((resolve) => setTimeout(resolve, milliseconds))
    for (let frames = 0; frames < 2; frames++) await Promise.race([late, new Promise(requestAnimationFrame)])
    const ending = document.getAnimations().filter(({ effect, playState }) => {
      const end = effect?.getComputedTiming().endTime
      return playState === 'running' && typeof end === 'number' && Number.isFinite(end)
    })
    await Promise.race([late, Promise.allSettled(ending.map(({ finished }) => finished))])
  }, DRAWN_MS)

/**
 * What every screen must pass: axe finds nothing, and nothing scrolls sideways at either width. With `--pictures` axe also looks at the
 * dark theme, and four pictures are left; otherwise the contrast of both themes is proven by their tokens (apps/web/app/tokens.test.ts).
 * A screen that exists at one width only is checked at that one; `without` names rules of axe that do not apply. Called by the
 * screens suite alone (screens-*.test.ts), each page and each layout of its own once, and by the journeys of the extension for its own pages.
 */
export async function inspect(page: Page, name: string, { widths = ['1280', '390'], without = [] }: Inspection = {}) {
  const before = page.viewportSize() ?? WIDE
  for (const theme of TAKES_PICTURES ? (['light', 'dark'] as const) : (['light'] as const)) {
    await page.emulateMedia({ colorScheme: theme })
    for (const size of widths) {
      await page.setViewportSize(WIDTHS[size])
      await page.evaluate(() => document.fonts.ready)
      await takePicture(page, `${name}-${theme}-${size}`)
      await eventually(() => sidewaysOf(page), `${name} scrolls sideways at ${size}`).toBeLessThanOrEqual(0)
      if (TAKES_PICTURES && size === '390' && theme === 'light')
        expect.soft(await withFinger(page, () => tooSmall(page)), `${name} with a finger`).toEqual([])
    }
    if (widths.length > 1) {
      await page.setViewportSize(ZOOMED)
      await eventually(() => sidewaysOf(page), `${name} scrolls sideways at 200 %`).toBeLessThanOrEqual(0)
    }
    await page.setViewportSize(before)
    await waitForAnimations(page)
    expect(await faultsOf(page, theme, without)).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Into `e2e/screenshots`, when pictures are asked for. */
export async function takePicture(page: Page, name: string, fullPage = false) {
  if (!TAKES_PICTURES) return
  mkdirSync(SCREENSHOTS, { recursive: true })
  await page.screenshot({ path: join(SCREENSHOTS, `${name}.png`), animations: 'disabled', fullPage })
}
