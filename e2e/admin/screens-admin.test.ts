import { admin, newcomer, newEmail } from '@jobapply/server/testing/people'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inspect, openStripeProduct, visit, visitAs } from '#e2e/browser.ts'
import { forgetPlanLater, names, plansCame } from '#e2e/plans.ts'
import { eventually } from '#e2e/steps.ts'
import { seeToast } from '#e2e/toasts.ts'

const { product, shop } = openStripeProduct()
const dialog = (page: Page) => page.getByRole('dialog')

test('ROLES-003 the admin panel, whose long list of admins scrolls inside, and a plan from its creation to the pricing page', async () => {
  forgetPlanLater(product, 'career-change')
  const boss = await admin(product.server)
  const page = await visitAs(product, boss)
  await page.route('**/rpc/admin/roles/list', async (route) => {
    const answer = await (await route.fetch()).json()
    const { admins } = answer.json
    const many = Array.from({ length: 15 }, (_, n) => ({
      ...admins[0],
      user_id: crypto.randomUUID(),
      email: `many.${n}@gmail.com`,
    }))
    const waiting = [{ email: 'li.wei.support@gmail.com', role: 'admin', created_at: admins[0].created_at }]
    await route.fulfill({ json: { ...answer, json: { admins: [...admins, ...many], waiting } } })
  })
  await page.goto('/admin')
  await page.locator('li[data-plan=premium]').waitFor()
  await page.getByRole('row').filter({ hasText: 'many.14@gmail.com' }).waitFor()
  const sizes = () =>
    page.locator('[data-roles]').evaluate((list) => [list.clientHeight <= 360, list.scrollHeight > list.clientHeight])
  await eventually(sizes).toEqual([true, true])
  await inspect(page, 'admin')

  shop.stripe.makeTrouble('error')
  await page.getByRole('button', { name: 'Create plan' }).click()
  await dialog(page).getByLabel('Price').fill('29')
  await dialog(page).getByLabel('Plan name').fill('Career change')
  await dialog(page).getByLabel('Plan key').fill('career-change')
  await inspect(page, 'admin-create-plan')
  await page.keyboard.press('Enter')
  await dialog(page).getByRole('button', { name: 'Retry' }).waitFor()
  await inspect(page, 'admin-create-plan-failed')
  await dialog(page).getByRole('button', { name: 'Retry' }).click()
  await seeToast(page, 'Step 3: Plan creation complete! 🎉', '')
  await dialog(page).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Audit', exact: true }).click()
  await dialog(page).getByText('No price', { exact: true }).first().waitFor()
  await inspect(page, 'admin-plan-audit')
  const pricing = await visit(product)
  await pricing.goto('/pricing')
  await plansCame(pricing)
  await eventually(() => names(pricing)).toEqual(['Starter', 'Career change', 'Professional', 'Premium'])
})

test('people, one of them blocked and shut out, the audit log that tells it, health and messages', async () => {
  const ann = await newcomer(product.server, { displayName: 'Ann Lee' })
  const page = await visitAs(product, await admin(product.server))
  const drawer = page.getByRole('dialog', { name: 'Ann Lee' })
  await page.goto('/admin/people')
  await page.getByLabel('Email, name or id').fill(ann.email)
  await page.keyboard.press('Enter')
  await eventually(() => page.getByRole('region', { name: 'Accounts' }).getByRole('listitem').count()).toBe(1)
  await inspect(page, 'admin-people', { widths: ['1280'] })
  await page.getByRole('button', { name: ann.email }).click()
  await drawer.getByText('Free trial: 0 of 10 used').waitFor()
  await inspect(page, 'admin-person')
  await drawer.getByRole('button', { name: 'Block', exact: true }).click()
  await page.getByRole('dialog', { name: 'Block this account?' }).getByRole('button', { name: 'Block' }).click()
  await drawer.getByText('Blocked', { exact: true }).waitFor()
  const theirs = await visitAs(product, ann)
  await theirs.goto('/dashboard')
  await theirs
    .getByText(/^This account is blocked/)
    .first()
    .waitFor()

  await page.goto('/admin/audit')
  const entries = page.getByRole('region', { name: 'Audit log' }).locator('> ul > li').filter({ hasText: ann.email })
  await eventually(() => entries.allTextContents()).toEqual([expect.stringContaining('Account blocked')])
  await inspect(page, 'admin-audit', { widths: ['390'] })
  await page.goto('/admin/health')
  await page.getByRole('table', { name: 'Job sources' }).getByRole('row').nth(1).waitFor()
  await page.getByRole('table', { name: 'Usage' }).getByRole('cell', { name: 'Application sent' }).waitFor()
  await inspect(page, 'admin-health')
  const form = { name: 'Ann', email: newEmail('writer'), subject: 'Receipt', message: 'Where is it?\nThank you.' }
  await page.request.post('/forms/contact', { form })
  await page.goto('/admin/messages')
  await page.getByText('Where is it?').first().waitFor()
  await inspect(page, 'admin-messages')
})
