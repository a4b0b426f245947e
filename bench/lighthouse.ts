import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { conditions, median } from './shared/measure.ts'
import { startProgram } from './shared/program.ts'

/**
 * P10 and the public pages by Lighthouse (mobile, median of five), the landing page beside a static one. Lighthouse is no dependency of
 * the product: it would double the install. `npm install --prefix DIR lighthouse@13.5.0`, then `LIGHTHOUSE=DIR npm run bench -- lighthouse`.
 */
const ROUNDS = 5
const PAGES = ['/', '/pricing', '/blog', '/help']
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const CLI = join(process.env.LIGHTHOUSE ?? '', 'node_modules/lighthouse/cli/index.js')
if (!existsSync(CLI)) throw new Error('LIGHTHOUSE names no folder with an installed lighthouse (see bench/lighthouse.ts)')

type Audit = { id: string; score: number | null; numericValue?: number }
type Report = {
  categories: Record<(typeof CATEGORIES)[number], { score: number; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, Audit>
}

const run = promisify(execFile)
const dataDir = mkdtempSync(join(tmpdir(), 'jobapply-lighthouse-'))
const program = await startProgram(dataDir, { JOBAPPLY_DEMO: '1', RATE_LIMITS: 'off' })
const control = createServer((_, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(
    '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Static</title><h1>A static page</h1></html>',
  )
}).listen(0, '127.0.0.1')
if (!control.listening) await once(control, 'listening')
try {
  console.log(`Lighthouse, mobile, ${ROUNDS} rounds (${conditions()})`)
  const { port } = control.address() as AddressInfo
  const plain: Report[] = []
  for (const path of PAGES) {
    const reports: Report[] = []
    for (let round = 0; round < ROUNDS; round++) {
      if (path === '/') plain.push(await inspect(`http://127.0.0.1:${port}/`))
      reports.push(await inspect(program.origin + path))
    }
    const scores = CATEGORIES.map((name) => `${name} ${median(reports.map((report) => scoreOf(report, name)))}`)
    console.log(`  ${path.padEnd(9)} ${scores.join(', ')}; ${timings(reports)}${failures(reports)}`)
  }
  console.log(`  static    performance ${median(plain.map((report) => scoreOf(report, 'performance')))}; ${timings(plain)}`)
} finally {
  control.close()
  await program.end()
  rmSync(dataDir, { recursive: true, force: true })
}

/** Lighthouse sometimes ends without a usable trace (NO_NAVSTART) and asks to be run again: such a run is told and made again. */
async function inspect(address: string, triesLeft = 2): Promise<Report> {
  try {
    const { stdout } = await run(
      process.execPath,
      [CLI, address, '--output=json', '--quiet', '--chrome-flags=--headless --no-sandbox --disable-gpu'],
      { env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' }, maxBuffer: 64 * 1024 * 1024 },
    )
    return JSON.parse(stdout)
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string }
    if (triesLeft === 0 || !stderr.includes('NO_NAVSTART')) throw error
    console.log(`  ${address}: Lighthouse ended with NO_NAVSTART; once more`)
    return inspect(address, triesLeft - 1)
  }
}

function scoreOf({ categories }: Report, name: (typeof CATEGORIES)[number]) {
  return Math.round(categories[name].score * 100)
}

function timings(reports: readonly Report[]) {
  const middle = (id: string) => median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN))
  const [lcp, tbt, cls] = [middle('largest-contentful-paint'), middle('total-blocking-time'), middle('cumulative-layout-shift')]
  return `LCP ${lcp.toFixed(0)} ms, TBT ${tbt.toFixed(0)} ms, CLS ${cls.toFixed(3)}`
}

/** What costs points outside of performance. */
function failures(reports: readonly Report[]) {
  const ids = reports.flatMap(({ categories, audits }) =>
    CATEGORIES.slice(1)
      .flatMap((name) => categories[name].auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  )
  return ids.length > 0 ? `; fails ${[...new Set(ids)].join(', ')}` : ''
}
