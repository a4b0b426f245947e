import { test } from 'vitest'
import { applicant, approveDemo } from './shared/applying.ts'
import { inspect, openProduct, visitAs } from './shared/browser.ts'
import { type Sent, sendEarlier } from './shared/insights.ts'

const product = openProduct()
const STATUSES = ['applied', 'rejected', 'applied', 'under-review', 'interview', 'applied', 'rejected', 'offer'] as const
const SOURCES = ['Greenhouse', 'Lever', 'Indeed', 'Greenhouse', 'Added by hand']

/** Somebody with forty applications over three months. */
async function busy() {
  const ann = await applicant(product)
  const sent: Sent[] = Array.from({ length: 40 }, (_, index) => ({
    title: `Lamplighter ${index}`,
    company: ['Harbour Trust', 'Skåne Kliniken', 'Tib Lane Print'][index % 3] ?? '',
    daysAgo: Math.floor((index * index) / 20),
    status: STATUSES[index % STATUSES.length] ?? 'applied',
    source: index % 17 === 0 ? 'Added by hand' : (SOURCES[index % 4] ?? ''),
    score: 30 + ((index * 13) % 70),
    profileId: ann.profileId,
  }))
  await sendEarlier(product, ann, sent)
  return ann
}

test('the dashboard of somebody who applies', async () => {
  const ann = await busy()
  await approveDemo(product, ann, 'notice', 2)
  const page = await visitAs(product, ann)
  await page.goto('/dashboard')
  await page.getByRole('region', { name: 'Needs you' }).getByRole('listitem').first().waitFor()
  await inspect(page, 'dashboard-busy')
  await page.getByRole('button', { name: 'Change goal' }).click()
  await page.getByRole('dialog').waitFor()
  await inspect(page, 'dashboard-goal')
})

test('analytics in every tab, as charts and as tables', async () => {
  const page = await visitAs(product, await busy())
  await page.goto('/analytics?range=90d')
  await page.getByRole('table', { name: 'How long each step takes' }).waitFor()
  await inspect(page, 'analytics')
  await page.keyboard.press('v')
  await inspect(page, 'analytics-tables')
  await page.keyboard.press('v')
  for (const tab of ['applications', 'performance', 'trends']) {
    await page.goto(`/analytics?range=90d&tab=${tab}`)
    await page.getByRole('table').first().waitFor()
    await inspect(page, `analytics-${tab}`)
  }
})

test('analytics of somebody new', async () => {
  const page = await visitAs(product)
  await page.goto('/analytics')
  await page.getByText('Sample data').waitFor()
  await inspect(page, 'analytics-sample')
})
