import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SITE } from '@jobapply/extension/platform/site'
import { EXTENSION_FOLDER } from '@jobapply/server/platform/places'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { FLAGS, START_TIMEOUT } from './browser.ts'
import { eventually, PATIENCE } from './steps.ts'
import { watchToasts } from './toasts.ts'
import { watchPolicy } from './watch/policy.ts'

/** The headless shell of the other tests runs no extensions. `npm test` finds or installs a whole Chromium (scripts/chromium.mjs). */
const executablePath = process.env.WHOLE_CHROMIUM_PATH ?? '/usr/bin/chromium'

/**
 * `shipped`: the worker pauses as long as it does for people (drive.test.ts, pace.test.ts). `quick`: this copy's worker pauses a tenth of
 * that, so that a test takes no longer than what it is about.
 */
type Pace = 'shipped' | 'quick'

/** Runs before the worker's own code. Longer timers stay: they end the wait for a page or a frame, which takes its time on a busy machine. */
function shortenPauses() {
  const wait = globalThis.setTimeout
  const shorten = (work: () => void, milliseconds = 0) => wait(work, milliseconds < 10_000 ? milliseconds / 10 : milliseconds)
  Object.assign(globalThis, { setTimeout: shorten })
}

/** A browser with the built extension for this address. Nobody is there to grant platforms, so this copy's manifest grants them all. */
export async function openWithExtension(publicUrl: string, pace: Pace = 'quick'): Promise<BrowserContext> {
  const [folder, profile] = [mkdtempSync(join(tmpdir(), 'extension-')), mkdtempSync(join(tmpdir(), 'profile-'))]
  cpSync(EXTENSION_FOLDER, folder, { recursive: true })
  const file = join(folder, 'manifest.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8').replaceAll(SITE, publicUrl))
  manifest.host_permissions.push(...manifest.optional_host_permissions)
  writeFileSync(file, JSON.stringify(manifest))
  const worker = join(folder, manifest.background.service_worker)
  if (pace === 'quick') writeFileSync(worker, `(${shortenPauses})()\n${readFileSync(worker, 'utf8')}`)
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    headless: false,
    baseURL: publicUrl,
    reducedMotion: 'reduce',
    timeout: START_TIMEOUT,
    args: ['--headless=new', ...FLAGS, `--disable-extensions-except=${folder}`, `--load-extension=${folder}`],
    ignoreDefaultArgs: ['--disable-extensions'],
  })
  context.setDefaultTimeout(PATIENCE)
  await watchToasts(context)
  await watchPolicy(context)
  onTestFinished(async () => {
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
    for (const each of [folder, profile]) rmSync(each, { recursive: true, force: true })
  })
  return context
}

/** As the browser stops a worker. Until it has stopped, it may answer once more; an event that waits starts the next one at once. */
export async function stopWorker(context: BrowserContext, page: Page) {
  const devTools = await context.newCDPSession(page)
  const told: string[] = []
  devTools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    told.push(...versions.map(({ runningStatus }) => runningStatus))
  })
  await devTools.send('ServiceWorker.enable')
  await devTools.send('ServiceWorker.stopAllWorkers')
  await eventually(() => told.join(' '), 'what became of the worker').toMatch(/stopped|stopping.*starting/)
  await devTools.detach()
}
