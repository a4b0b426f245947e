import { randomUUID } from 'node:crypto'
import { admin, newcomer, newEmail } from '@jobapply/server/testing/people'
import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { inspect, openProduct, visitAs } from './shared/browser.ts'
import { eventually } from './shared/steps.ts'
import { seeToast } from './shared/toasts.ts'

const product = openProduct()

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Ann Lee' })

async function openPeople() {
  const mark = `m${randomUUID().slice(0, 8)}`
  const ann = await newcomer(product.server, { email: `${mark}.ann@gmail.com`, displayName: 'Ann Lee' })
  const page = await visitAs(product, await admin(product.server))
  await page.goto('/admin')
  await page.getByRole('navigation', { name: 'Admin Panel' }).getByRole('link', { name: 'People' }).click()
  await page.getByLabel('Email, name or id').fill(mark)
  await page.keyboard.press('Enter')
  await eventually(() => page.getByRole('region', { name: 'Accounts' }).getByRole('listitem').count()).toBe(1)
  return Object.assign(page, { ann, mark })
}

test('an admin finds a person, extends the trial, blocks the account, and the audit log tells all of it', async () => {
  const page = await openPeople()
  await inspect(page, 'admin-people', { widths: ['1280'] })
  await page.getByRole('button', { name: new RegExp(page.mark) }).click()
  await drawer(page).getByText('Free trial: 0 of 10 used').waitFor()
  const before = await drawer(page).locator('dl > div').filter({ hasText: 'Trial ends' }).textContent()
  await drawer(page).getByLabel('Days to add to the trial').fill('9')
  await drawer(page).getByRole('button', { name: 'Extend trial' }).click()
  await seeToast(page, 'Trial extended', page.ann.email)
  await eventually(() => drawer(page).locator('dl > div').filter({ hasText: 'Trial ends' }).textContent()).not.toBe(before)
  await inspect(page, 'admin-person')

  await drawer(page).getByRole('button', { name: 'Block', exact: true }).click()
  await page.getByRole('dialog', { name: 'Block this account?' }).getByRole('button', { name: 'Block' }).click()
  await drawer(page).getByText('Blocked', { exact: true }).waitFor()
  const theirs = await visitAs(product, page.ann)
  await theirs.goto('/dashboard')
  await theirs
    .getByText(/^This account is blocked/)
    .first()
    .waitFor()

  await drawer(page).getByRole('button', { name: 'Unblock' }).click()
  await page.getByRole('dialog', { name: 'Unblock this account?' }).getByRole('button', { name: 'Unblock' }).click()
  await drawer(page).getByText('Active', { exact: true }).waitFor()
  await drawer(page).getByRole('button', { name: 'End sessions' }).click()
  await page.getByRole('dialog', { name: 'End all sessions?' }).getByRole('button', { name: 'End sessions' }).click()
  await drawer(page).getByText('Not signed in anywhere.').waitFor()
  await theirs.reload()
  await theirs.waitForURL('**/auth?*')

  await drawer(page).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: 'Audit log' }).click()
  const entries = page.getByRole('region', { name: 'Audit log' }).locator('> ul > li').filter({ hasText: page.ann.email })
  await entries.first().waitFor()
  await eventually(async () => (await entries.allInnerTexts()).map((text) => text.split('\n')[0])).toEqual([
    'Sessions ended',
    'Account unblocked',
    'Account blocked',
    'Trial extended',
  ])
  await eventually(() => entries.nth(2).textContent()).toContain('isBlocked: false → true')
  await inspect(page, 'admin-audit', { widths: ['390'] })
})

test('ADMIN-007 the health page shows mail, tasks, sources and counts of usage, and nobody but an admin sees these pages', async () => {
  const page = await visitAs(product, await admin(product.server))
  await page.goto('/admin/health')
  await page.getByRole('table', { name: 'Background tasks' }).getByRole('cell', { name: 'mail', exact: true }).waitFor()
  await page.getByRole('table', { name: 'Job sources' }).getByRole('row').nth(1).waitFor()
  await page.getByText('Every mail was accepted.').waitFor()
  await page.getByRole('table', { name: 'Usage' }).getByRole('cell', { name: 'Application sent' }).waitFor()
  await inspect(page, 'admin-health')
  const ordinary = await visitAs(product)
  for (const place of ['people', 'messages', 'health', 'audit']) {
    await ordinary.goto(`/admin/${place}`)
    await ordinary.getByRole('heading', { name: 'Access Denied' }).waitFor()
  }
})

test('an admin reads a message of the contact form and deletes it', async () => {
  const subject = `Receipt ${randomUUID().slice(0, 8)}`
  const page = await visitAs(product, await admin(product.server))
  const form = { name: 'Ann', email: newEmail('writer'), subject, message: 'Where is it?\nThank you.' }
  await page.request.post('/forms/contact', { form })
  await page.goto('/admin/messages')
  const message = page.getByRole('region', { name: 'Messages' }).getByRole('listitem').filter({ hasText: subject })
  await message.getByText('Where is it?').waitFor()
  await inspect(page, 'admin-messages')
  await page.getByRole('button', { name: `Delete ${subject}` }).click()
  await page.getByRole('dialog', { name: 'Delete this message?' }).getByRole('button', { name: 'Delete' }).click()
  await seeToast(page, 'Message deleted', subject)
  await message.waitFor({ state: 'detached' })
})
