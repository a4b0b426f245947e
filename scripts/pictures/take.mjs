import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { ensureChromium } from '#scripts/chromium.mjs'
import { main, root, Stop } from '#scripts/machine.mjs'
import { step } from '#scripts/progress.mjs'
import { serverProgram } from '#scripts/server.mjs'
import { ensureBuilt, ensureInstalled } from '#scripts/setup.mjs'
import { shrink } from './shrink.mjs'

/** `npm run pictures`: the pictures of the README, from the built product with its demo people. */
const FOLDER = join(root, 'docs', 'pictures')
const SIZE = { width: 1200, height: 780 }
const LARGEST_BYTES = 150_000
/** Demo people, whom the demo's start names together with their password. */
const PERSON = { email: 'maya.lindqvist@gmail.com', password: 'paper and ink' }

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ name: string, theme?: 'light' | 'dark', path: string, prepare(page: Page): Promise<unknown> }} Picture */

/** @param {Page} page */
const found = (page) => page.getByRole('region', { name: 'Jobs found' }).getByRole('article')

/** @type {Picture[]} */
const PICTURES = [
  { name: 'dashboard', path: '/dashboard', prepare: (page) => page.getByRole('main').getByRole('heading').first().waitFor() },
  {
    name: 'search',
    path: '/search',
    prepare: async (page) => {
      await found(page).first().waitFor()
      // The first job is open by itself; a click would leave the buttons of its row in the picture.
      await page.getByRole('complementary', { name: 'Details' }).getByRole('region', { name: 'Why this score' }).waitFor()
    },
  },
  {
    name: 'review',
    path: '/auto-apply',
    prepare: async (page) => {
      const words = page.getByLabel('Search jobs').getByRole('textbox').first()
      await words.fill('nurse')
      await words.press('Enter')
      await found(page).first().waitFor()
      for (const place of [0, 1, 2]) await found(page).nth(place).getByRole('checkbox').check()
      await page.getByRole('button', { name: /^Continue to Apply/ }).click()
      await page
        .getByRole('button', { name: /^What goes out/ })
        .first()
        .waitFor()
      await page.getByText('Search completed!').waitFor({ state: 'hidden' })
    },
  },
  { name: 'tracker', path: '/applications', prepare: (page) => page.getByRole('main').getByRole('heading').nth(1).waitFor() },
  {
    name: 'tracker-dark',
    theme: 'dark',
    path: '/applications',
    prepare: (page) => page.getByRole('main').getByRole('heading').nth(1).waitFor(),
  },
]

await main(async () => {
  await ensureInstalled()
  await ensureBuilt()
  const executablePath = await ensureChromium()
  const dataDir = mkdtempSync(join(tmpdir(), 'jobapply-pictures-'))
  const server = await startDemo(dataDir)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'], timeout: 90_000 })
  try {
    mkdirSync(FOLDER, { recursive: true })
    const wanted = process.argv.slice(2)
    for (const picture of PICTURES.filter(({ name }) => wanted.length === 0 || wanted.includes(name)))
      await step(`Taking ${picture.name}`, () => take(browser, server.origin, picture))
    return 0
  } finally {
    await browser.close()
    await server.end()
    rmSync(dataDir, { recursive: true, force: true })
  }
})

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} origin
 * @param {Picture} picture
 */
async function take(browser, origin, { name, theme = 'light', path, prepare }) {
  const context = await browser.newContext({ baseURL: origin, viewport: SIZE, colorScheme: theme, reducedMotion: 'reduce' })
  context.setDefaultTimeout(60_000)
  const signedIn = await context.request.post('/rpc/auth/signIn', { data: { json: PERSON } })
  if (!signedIn.ok()) throw new Stop(`${PERSON.email} cannot sign in: ${await signedIn.text()}`)
  const page = await context.newPage()
  await page.goto(path)
  await prepare(page)
  // Nothing is shown because the pointer happens to be above it.
  await page.mouse.move(0, 0)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForLoadState('networkidle')
  const file = join(FOLDER, `${name}.png`)
  const picture = shrink(await page.screenshot({ animations: 'disabled' }))
  writeFileSync(file, picture)
  await context.close()
  if (picture.length > LARGEST_BYTES) throw new Stop(`${file} has ${picture.length} bytes; ${LARGEST_BYTES} is the most.`)
}

/** @param {string} dataDir */
async function startDemo(dataDir) {
  const port = String(await freePort())
  const { command, args, env } = serverProgram('main', {
    env: {
      JOBAPPLY_DATA_DIR: dataDir,
      JOBAPPLY_DEMO: '1',
      JOB_SOURCES: 'off',
      LOG_LEVEL: 'error',
      PORT: port,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
    },
  })
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
  // The demo is filled when the start says who to sign in as.
  for await (const text of child.stdout.setEncoding('utf8')) if (String(text).includes('is ready')) break
  return {
    origin: `http://127.0.0.1:${port}`,
    end: () =>
      new Promise((resolve) => {
        child.once('exit', resolve)
        child.kill('SIGTERM')
      }),
  }
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : 0))
    })
  })
}
