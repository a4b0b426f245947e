import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { node24, productEnv, root, Stop } from './machine.mjs'
import { quietly, step } from './progress.mjs'

/** The headless shell comes first: it draws no window of its own, which takes a third of the CPU time of a visit. */
const USUAL_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** A Chromium for the browser tests: the one that is named, one that is there, else one that is installed now. */
export const ensureChromium = () => ensure(() => true)

/** A whole Chromium, for the tests of the extension: the headless shell runs none, and Google's own Chrome loads none from a folder. */
export const ensureWholeChromium = () => ensure((path) => !/headless[-_]shell|google.chrome/i.test(path))

/** @param {(path: string) => boolean} fits */
async function ensure(fits) {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new Stop(`CHROMIUM_PATH names ${named}, which does not exist.`)
  if (named && fits(named)) return named
  const find = async () => [...USUAL_PLACES, await playwrightsOwn()].find((path) => fits(path) && existsSync(path))
  const found = await find()
  if (found) return found
  for (const install of [installByApt, installByPlaywright]) {
    const isDone = await install().then(
      () => true,
      () => false,
    )
    const installed = isDone && (await find())
    if (installed) return installed
  }
  throw new Stop(
    'No Chromium was found, and none could be installed. Install one (Debian: apt install chromium), or name it with CHROMIUM_PATH.',
  )
}

const playwrightsOwn = async () => {
  const code = "import { chromium } from 'playwright-core'; process.stdout.write(chromium.executablePath())"
  return quietly(node24(), ['--input-type=module', '-e', code]).catch(() => '')
}

async function installByApt() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw new Stop('apt is for root on Debian.')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await step('Installing Chromium', async () => {
    await quietly('apt-get', ['update', '-qq'], { env })
    await quietly('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell', 'chromium'], {
      env,
    }).catch(() => quietly('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env }))
  })
}

const installByPlaywright = () =>
  step('Downloading Chromium', () =>
    quietly(node24(), [join(root, 'node_modules', 'playwright-core', 'cli.js'), 'install', 'chromium'], { env: productEnv() }),
  )
