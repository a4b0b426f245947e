import type { Browser, CDPSession } from 'playwright-core'

/** A mid-range phone on slow 4G, as Lighthouse simulates it for mobile. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 }
const SLOW_DOWN = 4
const LONG_TASK_MS = 50

export type Load = { lcp: number; cls: number; tbt: number; files: string[] }

type Watched = { lcp: number; cls: number; tbt: number }

/** One visit with an empty cache: largest contentful paint, layout shift, blocking time, and the scripts and styles that were loaded. */
export async function loadPage(browser: Browser, address: string, cookie?: string): Promise<Load> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    serviceWorkers: 'block',
  })
  try {
    const pairs = cookie?.split('; ').map((pair) => pair.split('=')) ?? []
    await context.addCookies(pairs.map(([name = '', ...value]) => ({ name, value: value.join('='), url: address })))
    const page = await context.newPage()
    await slowDown(await context.newCDPSession(page))
    await page.addInitScript(watchVitals, LONG_TASK_MS)
    const files = new Set<string>()
    page.on('requestfinished', (request) => {
      if (['script', 'stylesheet'].includes(request.resourceType())) files.add(request.url())
    })
    await page.goto(address, { waitUntil: 'networkidle' })
    const vitals = await page.evaluate(() => (window as typeof window & { vitals: Watched }).vitals)
    return { ...vitals, files: [...files] }
  } finally {
    await context.close()
  }
}

async function slowDown(session: CDPSession) {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
}

/** Runs in the page, before anything else. */
function watchVitals(longTaskMs: number) {
  const vitals = { lcp: 0, cls: 0, tbt: 0 }
  Object.assign(window, { vitals })
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('largest-contentful-paint', ({ startTime }) => {
    vitals.lcp = startTime
  })
  watch('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') vitals.cls += entry.value
  })
  watch('longtask', ({ duration }) => {
    vitals.tbt += duration - longTaskMs
  })
}

/** How many bytes a file has on the line with gzip, which the goals are stated in; browsers get the smaller brotli. */
export async function gzipBytes(address: string): Promise<number> {
  const response = await fetch(address, { headers: { 'accept-encoding': 'gzip' } })
  const length = Number(response.headers.get('content-length'))
  await response.body?.cancel()
  return length
}
