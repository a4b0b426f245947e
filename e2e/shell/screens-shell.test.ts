import { addProfile } from '@jobapply/server/testing/jobs'
import { newcomer } from '@jobapply/server/testing/people'
import { test } from 'vitest'
import { withTrial } from '#e2e/billing.ts'
import { inspect, openProduct, visitAs } from '#e2e/browser.ts'
import { DAY } from '#e2e/days.ts'
import { openBell, panel, tell } from '#e2e/notices.ts'
import { openCommands } from '#e2e/steps.ts'

const product = openProduct()
const HOUR = 3_600_000

test('the dashboard with what a person still has to do, the notices, the commands and the pages on a small screen', async () => {
  const person = await withTrial(product, await newcomer(product.server), 3 * DAY - HOUR)
  await addProfile(person, { desired_job_title: 'Nurse' }, 'First')
  await tell(product, person.id, 'Payment received', '/settings?tab=billing')
  await tell(product, person.id, 'A word without a place')
  const page = await visitAs(product, person)
  await page.goto('/dashboard')
  await page.getByRole('region', { name: 'Your trial' }).getByText('Your free trial ends in 3 days.').waitFor()
  await page.getByRole('region', { name: 'Best matches' }).getByRole('listitem').first().waitFor()
  await page.getByText('Complete your profile:').waitFor()
  await inspect(page, 'dashboard-next')
  await openBell(page)
  await panel(page).getByRole('listitem').nth(1).waitFor()
  await inspect(page, 'notices')
  await page.keyboard.press('Escape')
  await panel(page).waitFor({ state: 'detached' })
  await openCommands(page)
  await inspect(page, 'commands')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('banner').getByRole('button', { name: 'Open sidebar' }).click()
  await page.getByRole('dialog', { name: 'Pages' }).waitFor()
  await inspect(page, 'sidebar-panel', { widths: ['390'] })
})
