import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, chromium, type Locator, type Page } from 'playwright-core'
import { conditions } from './shared/measure.ts'
import { startProgram } from './shared/program.ts'

/**
 * The way of a newcomer in the demo, from the landing page to the first list of jobs: clicks, typed fields and screens, the local mailbox
 * among them. `npm run bench -- walk RESUME ...`. Answers that no resume holds are always the same ones: full time, and a salary.
 */
const GATE = { clicks: 12, typed: 3, screens: 8, open: 10 }
const OURS = join(import.meta.dirname, '../packages/resume-parser/fixtures/documents/common-head-designer.pdf')
const resumes = process.argv.length > 2 ? process.argv.slice(2) : [OURS]

const dataDir = mkdtempSync(join(tmpdir(), 'jobapply-walk-'))
const program = await startProgram(dataDir, { JOBAPPLY_DEMO: '1', DEMO_JOBS: 'many', RATE_LIMITS: 'off' })
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  console.log(`A newcomer's walk (${conditions()})`)
  let isWithin = true
  for (const [number, resume] of resumes.entries()) {
    const { clicks, typed, screens, open } = await walk(browser, resume, `walker${number}@gmail.com`)
    console.log(
      `  ${basename(resume).padEnd(40)} ${clicks} clicks, ${typed} fields, ${screens} screens, ${open} open jobs listed`,
    )
    isWithin &&= clicks <= GATE.clicks && typed <= GATE.typed && screens <= GATE.screens && open >= GATE.open
  }
  process.exitCode = isWithin ? 0 : 1
} finally {
  await browser.close()
  await program.end()
  rmSync(dataDir, { recursive: true, force: true })
}

async function walk(of: Browser, resume: string, email: string) {
  const context = await of.newContext({ viewport: { width: 1280, height: 860 } })
  const way = { clicks: 0, typed: 0 }
  const screens = new Set<string>()
  context.on('page', (page) =>
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame() && frame.url().startsWith(program.origin)) screens.add(screenOf(frame.url()))
    }),
  )
  const click = async (target: Locator) => {
    way.clicks++
    await target.click()
  }
  const type = async (target: Locator, text: string) => {
    way.typed++
    await target.fill(text)
  }
  /** Its first screen is added here: a new page may have arrived there before it is told of. */
  const opened = async (target: Locator) => {
    const [page] = await Promise.all([context.waitForEvent('page'), click(target)])
    await page.waitForLoadState()
    screens.add(screenOf(page.url()))
    return page
  }

  const start = await context.newPage()
  await start.goto(program.origin)
  await click(start.getByRole('link', { name: 'Get Started' }).first())
  await start.locator('form button[type=submit]:enabled').waitFor()
  await type(start.getByLabel(/^Email/), email)
  await type(start.getByLabel('Password', { exact: true }), 'paper and ink')
  await start.keyboard.press('Enter')
  const mail = await opened(start.getByRole('link', { name: 'Open this email' }))
  const page = await opened(mail.frameLocator('iframe').getByRole('link', { name: 'Verify email address' }))

  const choosing = page.waitForEvent('filechooser')
  await click(page.getByRole('button', { name: 'Upload resume' }))
  await (await choosing).setFiles(resume)
  const name = page.getByLabel('Your name')
  for (let tries = 0; tries < 300 && !(await name.inputValue()); tries++) await sleep(100)
  await name.press('Enter')
  await click(page.getByText('For Myself'))
  await next()
  const title = page.getByLabel('Desired job title')
  await title.waitFor()
  if (!(await title.inputValue())) await type(title, 'Office Manager')
  const country = page.getByRole('group', { name: 'Preferred country' })
  if (!(await country.getByRole('radio', { checked: true }).count())) await click(country.getByText('United States'))
  await click(page.getByText('Full Time'))
  const years = page.getByRole('group', { name: 'Years of experience' })
  if (!(await years.getByRole('radio', { checked: true }).count())) await click(years.getByText('5-10 years'))
  await click(page.getByRole('group', { name: 'Expected salary range' }).getByText('$50,000 - $75,000'))
  await next()
  await click(page.getByText('LinkedIn'))
  await click(page.getByRole('button', { name: 'Get Started' }))
  const open = await countOpen(page)
  await context.close()
  return { ...way, screens: screens.size, open }

  async function next() {
    await click(page.getByRole('button', { name: 'Next' }))
  }
}

/** The steps of the wizard are screens of their own; emails are one. */
function screenOf(address: string) {
  return new URL(address).pathname.replace(/^\/dev\/mailbox.*/, '/dev/mailbox')
}

/** Listed jobs of the dashboard that nothing blocks. */
async function countOpen(page: Page) {
  const best = page.getByRole('region', { name: 'Best matches' })
  await best.waitFor({ timeout: 60_000 })
  const rows = best.getByRole('listitem')
  const blocked = rows.filter({ hasText: 'Blocked' })
  return (await rows.count()) - (await blocked.count())
}
