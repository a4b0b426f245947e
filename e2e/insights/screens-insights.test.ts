import { test } from 'vitest'
import { applicant, approveDemo } from '#e2e/applying.ts'
import { inspect, openProduct, sidewaysOf, visitAs } from '#e2e/browser.ts'
import { type Sent, sendEarlier } from '#e2e/insights.ts'
import { eventually } from '#e2e/steps.ts'

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

test('the dashboard and the analytics of somebody who applies', async () => {
  const ann = await busy()
  await approveDemo(product, ann, 'notice', 2)
  const page = await visitAs(product, ann)
  await page.goto('/dashboard')
  await page.getByRole('region', { name: 'Needs you' }).getByRole('listitem').first().waitFor()
  await inspect(page, 'dashboard-busy')
  await page.goto('/analytics?range=90d')
  await page.getByRole('table', { name: 'How long each step takes' }).waitFor()
  await inspect(page, 'analytics')
  // What axe says of the other tabs is in features/insights/analytics-page.component.test.tsx.
  await page.keyboard.press('v')
  await page.setViewportSize({ width: 390, height: 844 })
  for (const tab of ['Overview', 'Applications', 'Performance', 'Trends']) {
    await page.getByRole('tab', { name: tab }).click()
    await page.getByRole('table').first().waitFor()
    await eventually(() => sidewaysOf(page), `${tab} scrolls sideways`).toBeLessThanOrEqual(0)
  }
})
