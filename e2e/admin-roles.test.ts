import { admin, newcomer, newEmail } from '@jobapply/server/testing/people'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openOwnProduct, visitAs } from './shared/browser.ts'
import { eventually } from './shared/steps.ts'
import { seeToast } from './shared/toasts.ts'

const product = openOwnProduct({ ADMIN_EMAILS: 'nobody@gmail.com' })
const row = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email })
const assign = async (page: Page, email: string) => {
  await page.getByLabel('Email of the new admin').fill(email)
  await page.keyboard.press('Enter')
}
const remove = async (page: Page, email: string) => {
  await page.getByRole('button', { name: `Remove ${email}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove role' }).click()
}
async function openPanel(finished = true) {
  const boss = await admin(product.server)
  if (!finished)
    await product.server.platform.database.systemPool.query(
      'update profiles set onboarding_finished_at = null where user_id = $1',
      [boss.id],
    )
  const page = await visitAs(product, boss)
  await page.goto('/admin')
  return page
}

test('ROLES-001 ROLES-002 ROLES-004 ROLES-005 ROLES-007 ROLES-008 ROLES-009 ROLES-024 the role is assigned, promised and removed', async () => {
  const page = await openPanel()
  const { person: boss } = page
  await product.server.platform.database.systemPool.query('update user_roles set is_primary = (user_id = $1)', [boss.id])
  await page.reload()
  const own = row(page, boss.email)
  await own.getByText('Primary', { exact: true }).waitFor()
  await own.getByText('You', { exact: true }).waitFor()
  expect(await own.getByRole('button').count()).toBe(0)

  await page.getByRole('button', { name: 'Assign admin role' }).click()
  await seeToast(page, 'Please enter a valid email address.', '')
  await assign(page, 'no address')
  await seeToast(page, 'Please enter a valid email format.', '')

  const ann = await newcomer(product.server, { displayName: 'Ann Berg' })
  await assign(page, `  ${ann.email.toUpperCase()} `)
  await seeToast(page, `Admin role assigned to ${ann.email} (active immediately)`, '')
  await row(page, ann.email).getByText('Ann Berg').waitFor()
  await row(page, ann.email).getByText('Today').waitFor()
  await assign(page, ann.email)
  expect(await seeToast(page, `${ann.email} already has admin privileges.`, '')).toMatchObject({ type: 'info' })

  const later = newEmail('later')
  await assign(page, later)
  await seeToast(page, `Admin role will be assigned to ${later} when they sign up`, '')
  await row(page, later).getByText('Waiting').waitFor()

  await remove(page, ann.email)
  await seeToast(page, 'Admin role removed successfully', '')
  await row(page, ann.email).waitFor({ state: 'detached' })
  // Losing the role ends the sessions that were made with it.
  await expect(ann.call.auth.isAdmin({ _user_id: ann.id })).rejects.toThrow('Your session has ended.')
  await remove(page, later)
  await seeToast(page, 'Admin role removed successfully', '')
  await row(page, later).waitFor({ state: 'detached' })
  await product.server.platform.database.systemPool.query('update user_roles set is_primary = false')
})

test('ROLES-003 many admins scroll inside of their list', async () => {
  const page = await openPanel()
  const values = Array.from({ length: 15 }, (_, n) => `('many.${n}@gmail.com', 'many.${n}@gmail.com', true)`).join()
  await product.server.platform.database.systemPool.query(
    `with made as (insert into users (email, mail_address, email_verified) values ${values} returning id)
     insert into user_roles (user_id, role) select id, 'admin' from made`,
  )
  await page.reload()
  await row(page, 'many.14@gmail.com').waitFor()
  const sizes = () =>
    page.locator('[data-roles]').evaluate((list) => [list.clientHeight <= 360, list.scrollHeight > list.clientHeight])
  await eventually(sizes).toEqual([true, true])
})

test('PLANS-067 PLANS-003 in demo mode the provider is passed over, and the plan is completed', async () => {
  const page = await openPanel()
  await page.getByText('Demo mode: no payment is taken and nothing is synced.').waitFor()
  const asked: string[] = []
  page.on('request', (request) => request.url().endsWith('/plans/sync') && asked.push(request.url()))
  await page.getByRole('button', { name: 'Create plan' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Plan name').fill('Try out')
  await dialog.getByLabel('Plan key').fill('try-out')
  await page.keyboard.press('Enter')
  await seeToast(page, 'Demo mode: not synced', '')
  await seeToast(page, 'Step 3: Plan creation complete! 🎉', '')
  await dialog.getByRole('listitem').filter({ hasText: 'Demo mode: not synced' }).waitFor()
  await dialog.waitFor({ state: 'detached' })
  const made = page.locator('li[data-plan=try-out]')
  await made.getByText('Demo mode: not synced').waitFor()
  await made.getByText('Demo', { exact: true }).waitFor()
  expect(asked).toEqual([])
})
