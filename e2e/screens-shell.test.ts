import { addProfile } from '@jobapply/server/testing/jobs'
import { admin, newcomer } from '@jobapply/server/testing/people'
import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { withTrial } from './shared/billing.ts'
import { inspect, openProduct, visitAs } from './shared/browser.ts'
import { DAY } from './shared/days.ts'
import { openBell, panel, tell } from './shared/notices.ts'
import { failCall, holdCall, openCommands, openUserMenu } from './shared/steps.ts'

const product = openProduct()
const HOUR = 3_600_000
const BROKEN = { status: 400, code: 'UNEXPECTED', message: 'This does not work right now.' }
const welcome = (page: Page) => page.getByRole('heading', { name: 'Welcome back!' })

async function openDashboard(...visit: Parameters<typeof visitAs> extends [unknown, ...infer Rest] ? Rest : never) {
  const page = await visitAs(product, ...visit)
  await page.goto('/dashboard')
  await welcome(page).waitFor()
  return page
}

test('the dashboard, the user menu, the shortcuts and the commands', async () => {
  const page = await openDashboard(await admin(product.server))
  await inspect(page, 'dashboard')
  await openUserMenu(page)
  await inspect(page, 'user-menu')
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'detached' })
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  await inspect(page, 'keyboard-help')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await openCommands(page)
  await inspect(page, 'commands')
})

test('the sidebar, collapsed and on a small screen', async () => {
  const page = await openDashboard()
  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  await page.getByRole('complementary', { name: 'Sidebar' }).getByRole('button', { name: 'Open sidebar' }).waitFor()
  await inspect(page, 'sidebar-collapsed', { widths: ['1280'] })
  const narrow = await openDashboard(undefined, { narrow: true })
  await narrow.getByRole('banner').getByRole('button', { name: 'Open sidebar' }).click()
  await narrow.getByRole('dialog', { name: 'Pages' }).waitFor()
  await inspect(narrow, 'sidebar-panel', { widths: ['390'] })
})

test('what a person still has to do', async () => {
  const person = await newcomer(product.server)
  await addProfile(person, { desired_job_title: 'Nurse' }, 'First')
  const page = await openDashboard(person)
  await page.getByRole('region', { name: 'Best matches' }).getByRole('listitem').first().waitFor()
  await page.getByText('Complete your profile:').waitFor()
  await inspect(page, 'dashboard-next')
})

test('while it is not known who is there, and when it cannot be known', async () => {
  const page = await visitAs(product)
  const answer = await holdCall(page, 'auth/session')
  await page.goto('/dashboard')
  await page.getByRole('status', { name: 'Loading' }).waitFor()
  await inspect(page, 'loading')
  answer()
  await welcome(page).waitFor()
  await failCall(page, 'auth/session', { status: 500, code: 'UNEXPECTED', message: 'Something went wrong on our side.' })
  await page.reload()
  await page.getByRole('main').getByRole('alert').getByText('Something went wrong on our side.').waitFor()
  await inspect(page, 'failed')
})

test.each([
  ['trial-expired', -HOUR, 'Your free trial has expired.'],
  ['trial-last-day', 20 * HOUR, 'Your free trial ends in 1 day.'],
  ['trial-ending', 3 * DAY - HOUR, 'Your free trial ends in 3 days.'],
])('%s', async (name, left, sentence) => {
  const page = await openDashboard(await withTrial(product, await newcomer(product.server), left))
  await page.getByRole('region', { name: 'Your trial' }).getByText(sentence).waitFor()
  await inspect(page, name)
})

test('the notices', async () => {
  const page = await openDashboard()
  await openBell(page)
  await panel(page).getByText('No notices yet').waitFor()
  await inspect(page, 'notices-empty')
  await tell(product, page.person.id, 'Payment received', '/settings?tab=billing')
  await tell(product, page.person.id, 'A word without a place')
  await page.reload()
  await openBell(page)
  await panel(page).getByRole('listitem').nth(1).waitFor()
  await inspect(page, 'notices')
  await failCall(page, 'notices/list', BROKEN)
  await page.reload()
  await openBell(page)
  await panel(page).getByRole('alert').getByText(BROKEN.message).waitFor()
  await inspect(page, 'notices-failed')
})

test('the settings of alerts and theme', async () => {
  const page = await visitAs(product)
  await page.goto('/settings?tab=alerts')
  await page.getByRole('switch', { name: 'Weekly Digest' }).waitFor()
  await inspect(page, 'settings-alerts')
  await page.goto('/settings?tab=theme')
  await page.getByRole('radio', { name: 'System' }).waitFor()
  await inspect(page, 'settings-theme')
})
