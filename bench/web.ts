import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { conditions, median } from './shared/measure.ts'
import { gzipBytes, loadPage } from './shared/page-load.ts'
import { startProgram } from './shared/program.ts'
import { signIn } from './shared/uploads.ts'

/**
 * P8 to P10: scripts and styles of pages in gzip bytes, and how soon the landing page stands, beside a static page that is loaded in turns.
 * `CHROMIUM_PATH` names the browser.
 */
const ROUNDS = 5
const KIB = 1024
/** /auth and the dashboard may load 65 % and 50 % of what JobSync, a comparable open product, loads (155 and 300 KiB). */
const PAGES = [
  { path: '/', gate: 20 },
  { path: '/pricing', gate: 20 },
  { path: '/blog', gate: 20 },
  { path: '/help', gate: 20 },
  { path: '/auth', gate: 0.65 * 155 },
  { path: '/dashboard', gate: 0.5 * 300 },
]

const dataDir = mkdtempSync(join(tmpdir(), 'jobapply-web-'))
const program = await startProgram(dataDir, { JOBAPPLY_DEMO: '1', RATE_LIMITS: 'off' })
const control = createServer((_, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end('<!doctype html><meta name="viewport" content="width=device-width"><title>Static</title><h1>A static page</h1>')
}).listen(0, '127.0.0.1')
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  console.log(`Pages of the built product (${conditions()})`)
  await tellSizes(browser)
  await tellLandingPage(browser)
} finally {
  await browser.close()
  control.close()
  await program.end()
  rmSync(dataDir, { recursive: true, force: true })
}

async function tellSizes(inBrowser: Browser) {
  // Somebody new would be sent on to onboarding.
  const { cookie } = await signIn(program.origin, 'maya.lindqvist@gmail.com')
  for (const { path, gate } of PAGES) {
    const { files } = await loadPage(inBrowser, program.origin + path, path === '/dashboard' ? cookie : undefined)
    const sizeOf = async (ending: string) => {
      const sizes = await Promise.all(files.filter((file) => new URL(file).pathname.endsWith(ending)).map(gzipBytes))
      return sizes.reduce((sum, size) => sum + size, 0) / KIB
    }
    const [scripts, styles] = [await sizeOf('.js'), await sizeOf('.css')]
    console.log(
      `  ${path.padEnd(12)} ${scripts.toFixed(1)} KiB of script (gate ${gate.toFixed(0)}), ${styles.toFixed(1)} KiB of style`,
    )
  }
}

async function tellLandingPage(inBrowser: Browser) {
  const { port } = control.address() as AddressInfo
  const [ours, plain] = [[], []] as [Awaited<ReturnType<typeof loadPage>>[], Awaited<ReturnType<typeof loadPage>>[]]
  for (let round = 0; round < ROUNDS; round++) {
    plain.push(await loadPage(inBrowser, `http://127.0.0.1:${port}/`))
    ours.push(await loadPage(inBrowser, `${program.origin}/`))
  }
  const middle = (loads: typeof ours, name: 'lcp' | 'cls' | 'tbt') => median(loads.map((load) => load[name]))
  const ratio = middle(ours, 'lcp') / middle(plain, 'lcp')
  console.log(
    `  P10 largest paint ${middle(ours, 'lcp').toFixed(0)} ms, static page ${middle(plain, 'lcp').toFixed(0)} ms: ${ratio.toFixed(2)}x (gate 2)`,
  )
  console.log(
    `  P10 blocking time ${middle(ours, 'tbt').toFixed(0)} ms, static page ${middle(plain, 'tbt').toFixed(0)} ms (gate +150)`,
  )
  console.log(`  layout shift ${middle(ours, 'cls').toFixed(3)}`)
}
