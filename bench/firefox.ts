import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Firefox, startFirefox } from './shared/bidi.ts'
import { conditions } from './shared/measure.ts'
import { startProgram } from './shared/program.ts'

/**
 * A smoke run in Firefox: the landing page with our fonts, sign-in, editor, search, upload. It fails when a step fails, when the page throws, or when the security policy
 * blocks anything (such as an eval). Not a part of `npm test`, which needs Chromium only. FIREFOX_PATH names the program; Debian's
 * firefox-esr is used otherwise.
 */
const PROGRAM = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr'
if (!existsSync(PROGRAM)) throw new Error(`${PROGRAM} is not there: apt-get install firefox-esr, or set FIREFOX_PATH`)
const RESUME = join(import.meta.dirname, '../packages/resume-parser/fixtures/documents/common-head-designer.pdf')
const WHO = { email: 'maya.lindqvist@gmail.com', password: 'paper and ink' }

const dataDir = mkdtempSync(join(tmpdir(), 'jobapply-firefox-'))
const profile = mkdtempSync(join(tmpdir(), 'jobapply-firefox-profile-'))
const program = await startProgram(dataDir, { JOBAPPLY_DEMO: '1', RATE_LIMITS: 'off' })
let firefox: Firefox | undefined
try {
  firefox = await startFirefox(PROGRAM, profile)
  console.log(`Firefox (${firefox.version}; ${conditions()})`)
  // Also violations that the page's own code has caught.
  await firefox.preload(
    `() => addEventListener('securitypolicyviolation', (event) =>
      console.error('Content Security Policy: ' + event.violatedDirective + ' ' + event.blockedURI))`,
  )
  for (const [name, step] of Object.entries({ read, signIn, edit, search, upload })) {
    const started = performance.now()
    await step(firefox)
    console.log(`  ${name.padEnd(8)} ${((performance.now() - started) / 1000).toFixed(1)} s`)
  }
  const errors = firefox.entries.filter((entry) => entry.startsWith('error'))
  const blocked = firefox.entries.filter((entry) => /Content.Security.Policy|\beval\b/i.test(entry))
  console.log(`  console: ${firefox.entries.length} entries, ${errors.length} errors, ${blocked.length} blocked by the policy`)
  for (const entry of new Set([...errors, ...blocked])) console.log(`    ${entry}`)
  process.exitCode = errors.length + blocked.length === 0 ? 0 : 1
} finally {
  await firefox?.close()
  await program.end()
  for (const folder of [dataDir, profile]) rmSync(folder, { recursive: true, force: true })
}

async function read(page: Firefox) {
  await page.goto(program.origin)
  const widths = ['"Instrument Sans Variable", monospace', 'Newsreader, monospace', 'monospace'].map(
    (family) => `[pen.font = '20px ${family}', pen.measureText('Every application').width][1]`,
  )
  // Each is drawn with a font of its own when ours have come.
  await page.find(
    `(() => { const pen = document.createElement('canvas').getContext('2d'); return new Set([${widths}]).size === 3 ? document.body : null })()`,
  )
}

async function signIn(page: Firefox) {
  await page.goto(`${program.origin}/auth`)
  await page.type(`document.getElementById('email')`, WHO.email)
  await page.type(`document.getElementById('password')`, WHO.password)
  await page.click(button('Sign In', 'form'))
  await page.find(heading('Welcome back!'))
}

async function edit(page: Firefox) {
  await page.goto(`${program.origin}/profiles`)
  await page.type(field('City'), 'Lund')
  await page.click(button('Save changes'))
  await page.find(text('[data-sonner-toast]', 'Changes saved'))
}

async function search(page: Firefox) {
  // With a search in the address the page does not start with that of the profile.
  await page.goto(`${program.origin}/search?searchTerm=cook`)
  await page.find(button('Search Jobs'))
  await page.type(`document.querySelector('form[aria-label="Search jobs"] input')`, 'nurse')
  await page.click(button('Search Jobs'))
  await page.find(`location.search.includes('nurse') ? document.querySelector('article') : null`)
}

async function upload(page: Firefox) {
  await page.goto(`${program.origin}/profiles`)
  await page.find(field('City'))
  await page.click(button('Upload Resume'))
  await page.setFile(`document.querySelector('[role=dialog] input[type=file]')`, RESUME)
  await page.click(button('Upload', '[role=dialog]'))
  await page.find(text('[role=dialog] h2', 'Review your resume'))
  // The page is drawn beside what was found.
  await page.find(`document.querySelector('[role=dialog] canvas')`)
}

function text(selector: string, wanted: string) {
  return `[...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.textContent.includes(${JSON.stringify(wanted)}))`
}
function heading(wanted: string) {
  return text('h1, h2', wanted)
}
function button(name: string, within = 'body') {
  return `[...document.querySelectorAll(${JSON.stringify(`${within} button`)})].find((one) => one.textContent.trim() === ${JSON.stringify(name)} && !one.disabled && one.role !== 'tab')`
}
function field(label: string) {
  return `[...document.querySelectorAll('label')].find((one) => one.textContent.trim().replace('*', '').trim() === ${JSON.stringify(label)})?.control`
}
