import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SITE } from '@jobapply/extension/platform/site'
import { EXTENSION_FOLDER } from '@jobapply/server/platform/places'
import { type BrowserContext, chromium } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { FLAGS, START_TIMEOUT } from './browser.ts'
import { PATIENCE } from './steps.ts'
import { watchToasts } from './toasts.ts'

/** The headless shell of the other tests runs no extensions. `npm test` finds or installs a whole Chromium (scripts/chromium.mjs). */
const executablePath = process.env.WHOLE_CHROMIUM_PATH ?? '/usr/bin/chromium'

/** A browser with the built extension for this address. Nobody is there to grant platforms, so this copy's manifest grants them all. */
export async function openWithExtension(publicUrl: string): Promise<BrowserContext> {
  const [folder, profile] = [mkdtempSync(join(tmpdir(), 'extension-')), mkdtempSync(join(tmpdir(), 'profile-'))]
  cpSync(EXTENSION_FOLDER, folder, { recursive: true })
  const file = join(folder, 'manifest.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8').replaceAll(SITE, publicUrl))
  manifest.host_permissions.push(...manifest.optional_host_permissions)
  writeFileSync(file, JSON.stringify(manifest))
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
  onTestFinished(async () => {
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
    for (const each of [folder, profile]) rmSync(each, { recursive: true, force: true })
  })
  return context
}
