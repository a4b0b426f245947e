import { readFile } from 'node:fs/promises'
import { readCsv } from '@jobapply/core/shared/csv.testing'
import { admin, newcomer, type Person } from '@jobapply/server/testing/people'
import { addPayments, addSubscription, addUser } from '@jobapply/server/testing/subscribers'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { inspect, openOwnProduct, visitAs } from './shared/browser.ts'
import { eventually, failCall } from './shared/steps.ts'
import { seeToast } from './shared/toasts.ts'

// Its figures count everybody's rows.
const product = openOwnProduct()
let boss: Person
beforeAll(async () => {
  boss = await admin(product.server)
})

const BROKEN = { status: 500, code: 'UNEXPECTED', message: 'Something went wrong on our side.' }
const block = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const emails = (page: Page, tier: string) => page.getByRole('list', { name: `${tier} subscribers` }).getByRole('listitem')
const row = (page: Page, table: string, text: string) =>
  page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: text })
const cells = (page: Page, table: string, text: string) => row(page, table, text).getByRole('cell').allInnerTexts()

async function open(person = boss, prepare?: (page: Page) => Promise<unknown>) {
  const page = await visitAs(product, person)
  await prepare?.(page)
  await page.goto('/subscription-analytics')
  return page
}

test("SUBS-001 somebody who is no admin sees 'Access Denied' and nothing of others", async () => {
  const stranger = await newcomer(product.server)
  // A newcomer is on trial, which the figures below count.
  const { systemPool } = product.server.platform.database
  onTestFinished(async () => void (await systemPool.query('delete from users where id = $1', [stranger.id])))
  const page = await open(stranger)
  await page.getByRole('heading', { name: 'Access Denied' }).waitFor()
  await page.getByText("You don't have admin privileges to access this panel.").waitFor()
  expect(await page.getByText('Total Subscribers').count()).toBe(0)
})

test('SUBS-019 SUBS-020 SUBS-021 without subscribers the demo values are shown, and called so', async () => {
  const page = await open()
  await page.getByRole('region', { name: 'Demo Data' }).waitFor()
  await eventually(() => cells(page, 'Plan enrollment', 'Professional')).toEqual([
    'Professional',
    '47',
    '12',
    '8',
    '$4,653.00',
    '387',
    '84.2%',
  ])
  await eventually(() => cells(page, 'Plan enrollment', 'Premium')).toEqual([
    'Premium',
    '23',
    '6',
    '3',
    '$3,427.00',
    '289',
    '91.7%',
  ])
  await block(page, 'Professional').getByText('Nobody has the Professional plan yet').waitFor()
  await inspect(page, 'subscription-analytics-demo', { widths: ['1280'] })
})

describe('with subscribers', () => {
  beforeAll(async () => {
    const { server } = product
    for (const [place, name] of ['amara', 'bela', 'carla', 'dora', 'emil', 'finn', 'gina'].entries()) {
      const id = await addUser(server, `${name}@gmail.com`)
      const begun = place < 2 ? 0 : 40
      await addSubscription(server, id, { plan: 'professional', status: 'active', begun })
      await addPayments(server, { userId: id, amount: 9999, ago: place })
    }
    for (const [name, plan, status] of [
      ['hugo', 'premium', 'trialing'],
      ['ines', 'premium', 'past_due'],
      ['jan', 'professional', 'canceled'],
      ['kim', 'professional', 'incomplete'],
      ['lara', 'premium', 'paused'],
    ] as const) {
      const id = await addUser(server, `${name}@gmail.com`)
      await addSubscription(server, id, { plan, status, begun: 40 })
    }
    await addPayments(server, { type: 'customer.updated', status: 'received', ago: 50 }, 120)
  })

  test('SUBS-002 SUBS-006 SUBS-009 the page shows both lists, the figures and the statistics', async () => {
    const page = await open()
    await block(page, 'Subscriptions and revenue').getByText('Total Subscribers').waitFor()
    const figures = block(page, 'Subscriptions and revenue').locator('dl > div')
    await eventually(async () => (await figures.allInnerTexts()).map((text) => text.split('\n'))).toEqual([
      ['Total Subscribers', '12', '7 active'],
      ['Monthly Revenue', '$699.93', 'last 30 days'],
      ['Trial Conversion', '87.5%', '1 on trial'],
      ['Issues', '1', 'past due payments'],
    ])
    await emails(page, 'Professional').first().waitFor()
    await eventually(() => emails(page, 'Premium').count()).toBe(2)
    expect(await page.getByRole('region', { name: 'Demo Data' }).count()).toBe(0)
    await eventually(async () => (await cells(page, 'Plan enrollment', 'Professional')).slice(0, 5)).toEqual([
      'Professional',
      '7',
      '2',
      '2',
      '$699.93',
    ])
    // SUBS-014: a badge for each status, also for one that nobody knows.
    for (const status of ['active', 'trialing', 'past_due', 'canceled', 'incomplete', 'paused'])
      await row(page, 'Subscriptions', status).first().waitFor()
    await inspect(page, 'subscription-analytics')
    await page.getByRole('button', { name: 'Table', exact: true }).click()
    await page.getByRole('cell', { name: '$99.99' }).first().waitFor()
  })

  test('SUBS-005 a list is narrowed by days, says so, and is whole again after Clear', async () => {
    const page = await open()
    const list = block(page, 'Professional')
    await emails(page, 'Professional').nth(4).waitFor()
    await eventually(() => emails(page, 'Professional').count()).toBe(5)
    await list.getByRole('button', { name: 'Show all 7' }).click()
    await eventually(() => emails(page, 'Professional').count()).toBe(7)
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
    await list.getByLabel('From').fill(yesterday)
    await list.getByText('2 of 7 subscribers').waitFor()
    await eventually(() => emails(page, 'Professional').count()).toBe(2)
    await list.getByLabel('To').fill('2020-01-01')
    await list.getByText('Nobody joined in these days').waitFor()
    await list.getByRole('button', { name: 'Clear' }).click()
    await eventually(() => emails(page, 'Professional').count()).toBe(7)
    await eventually(() => list.getByLabel('From').inputValue()).toBe('')
  })

  test('SUBS-007 SUBS-012 SUBS-022 SUBS-023 SUBS-024 both tabs, and their files with every row', async () => {
    const page = await open()
    const tab = (name: RegExp) => page.getByRole('tab', { name })
    const save = async () => {
      const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export CSV' }).click()])
      return { name: file.suggestedFilename(), rows: readCsv(await readFile(await file.path(), 'utf8')) }
    }
    await tab(/^Subscriptions \(12\)$/).waitFor()
    const today = new Date().toISOString().slice(0, 10)
    const subscriptions = await save()
    expect([subscriptions.name, subscriptions.rows.length]).toEqual([`subscriptions-${today}.csv`, 13])
    await tab(/^Subscriptions/).press('ArrowRight')
    await eventually(() => tab(/^Payment Events \(127\)$/).getAttribute('aria-selected')).toBe('true')
    await eventually(() => page.getByRole('table', { name: 'Payment Events' }).getByRole('row').count()).toBe(101)
    const payments = await save()
    expect([payments.name, payments.rows.length]).toEqual([`payments-${today}.csv`, 128])
  })

  test('SUBS-008 Refresh, or the key r, loads everything again', async () => {
    const page = await open()
    await block(page, 'Subscriptions and revenue').getByText('Total Subscribers').waitFor()
    const id = await addUser(product.server, 'nadja@gmail.com')
    await addSubscription(product.server, id, { plan: 'premium', status: 'active' })
    await page.getByRole('button', { name: 'Refresh' }).click()
    await page.getByRole('tab', { name: 'Subscriptions (13)' }).waitFor()
    await block(page, 'Premium').getByText('nadja@gmail.com').waitFor()
    await product.server.platform.database.systemPool.query('delete from users where id = $1', [id])
    await page.getByRole('tab', { name: 'Subscriptions (13)' }).press('r')
    await page.getByRole('tab', { name: 'Subscriptions (12)' }).waitFor()
  })

  test('SUBS-025 SUBS-026 SUBS-028 each block fails alone, says so, and loads again', async () => {
    const refused = { ...BROKEN, status: 409 }
    const page = await open(boss, async (opened) => {
      for (const call of ['summary', 'enrollment', 'enrolled']) await failCall(opened, `admin/subscriptions/${call}`, refused)
    })
    await block(page, 'Subscriptions and revenue').getByText('Failed to fetch subscription analytics').waitFor()
    await block(page, 'Plan enrollment').getByText('Failed to fetch enrollment statistics').waitFor()
    const { type } = await seeToast(page, 'Failed to load the user lists', 'Professional subscribers')
    expect(type).toBe('error')
    await inspect(page, 'subscription-analytics-failed', { widths: ['390'] })
    for (const call of ['summary', 'enrollment', 'enrolled']) await page.unroute(`**/rpc/admin/subscriptions/${call}`)
    for (const name of ['Subscriptions and revenue', 'Plan enrollment', 'Professional', 'Premium'])
      await block(page, name).getByRole('button', { name: 'Retry' }).click()
    await block(page, 'Subscriptions and revenue').getByText('Total Subscribers').waitFor()
    await row(page, 'Plan enrollment', 'Premium').waitFor()
    await emails(page, 'Professional').first().waitFor()
  })

  test("SUBS-027 where people's data may not be read, 'Limited Access' is shown", async () => {
    const page = await open(boss, (opened) =>
      failCall(opened, 'admin/subscriptions/enrolled', { status: 403, code: 'NOT_ALLOWED', message: 'You may not do this.' }),
    )
    await block(page, 'Premium').getByText('Limited Access: Cannot access user data due to auth restrictions').waitFor()
    await block(page, 'Subscriptions and revenue').getByText('Total Subscribers').waitFor()
  })

  test('somebody who loses the role while the page is open sees nothing more', async () => {
    const former = await admin(product.server)
    const page = await open(former)
    await block(page, 'Subscriptions and revenue').getByText('Total Subscribers').waitFor()
    await product.server.platform.database.systemPool.query('delete from user_roles where user_id = $1', [former.id])
    await page.getByRole('button', { name: 'Refresh' }).click()
    await page.getByRole('heading', { name: 'Access Denied' }).waitFor()
  })
})
