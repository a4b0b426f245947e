import type { Range } from '@jobapply/core/insights/constants'
import { sampleAnalytics } from '@jobapply/core/insights/sample-analytics'
import type { Analytics } from '@jobapply/core/insights/schema'
import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe.ts'
import { fault } from '#testing/calls.ts'
import { eventually } from '#testing/locator.ts'
import { mountPage } from '#testing/mount.tsx'
import { arriveAt, type Page } from '#testing/visit.ts'

const SENT: Record<Range, number> = { '7d': 7, '30d': 8, '90d': 9, '1y': 10 }
const group = (label: string, sent: number, answered: number) => ({ label, sent, answered })

/** The figures of somebody who has sent ten applications in a year. */
function figuresOf({ range }: { range: Range }): Analytics {
  const sent = SENT[range]
  const days = { from: '2025-11-17', to: '2026-11-16' }
  return {
    ...sampleAnalytics({ range, ...days }),
    isEmpty: false,
    funnel: { sent, answered: 9, interviews: 2, offers: 1 },
    statuses: [
      { status: 'applied', count: 1 },
      { status: 'under-review', count: 1 },
      { status: 'interview', count: 1 },
      { status: 'offer', count: 1 },
      { status: 'rejected', count: 6 },
      { status: 'withdrawn', count: 0 },
    ],
    times: { ...sampleAnalytics({ range, ...days }).times, decision: { count: 1, median: 3, lower: 3, upper: 3 } },
    groups: {
      source: [group('Greenhouse', 9, 8), group('Lever', 1, 1)],
      ...{
        profile: [group('First', 9, 8), group('Second', 1, 1)],
        score: [group('80 to 100', 7, 7)],
        age: [group('Less than 2 days', 10, 9)],
      },
    },
    trend: { unit: 'week', rows: [{ from: '2026-11-09', sent, answered: 9, interviews: 2 }] },
  }
}

const open = (path: string, analytics: (input: { range: Range }) => Analytics = figuresOf) =>
  mountPage(path, { answers: { insights: { analytics } } })
const figure = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) })
    .locator('dd > span')
    .first()
const rowsOf = (page: Page, caption: string) =>
  page
    .getByRole('table', { name: caption })
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)))

test('ANALYTICS-001 ANALYTICS-002 each range has figures of its own, by click and by key', async () => {
  const page = open('/analytics')
  // proves SHELL-012
  await page.getByRole('banner').getByText('Analytics', { exact: true }).first().waitFor()
  const pages = page.getByRole('navigation', { name: 'Pages' }).getByRole('link')
  const places = pages.evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]))
  // proves SHELL-006
  expect(places.slice(0, 6)).toEqual([
    ['Dashboard', '/dashboard'],
    ['Profile', '/profiles'],
    ['Profile Summary', '/profile-summary'],
    ['Job Preferences', '/job-preferences'],
    ['Auto Apply', '/auto-apply'],
    ['Analytics', '/analytics'],
  ])
  await figure(page, 'Sent').waitFor()
  expect(figure(page, 'Sent').textContent()).toBe('8')
  for (const [range, key, sent] of [
    ['7d', '1', '7'],
    ['30d', '2', '8'],
    ['90d', '3', '9'],
    ['1y', '4', '10'],
  ] as const) {
    await page.getByRole('group', { name: 'Time range' }).getByText(range).click()
    await eventually(() => figure(page, 'Sent').textContent()).toBe(sent)
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press(key === '1' ? '4' : '1')
    await page.keyboard.press(key)
    await arriveAt(page, `/analytics?range=${range}`)
    await eventually(() => figure(page, 'Sent').textContent()).toBe(sent)
  }
  expect(figure(page, 'Answered').textContent()).toBe('90%')
  await page.reload()
  await eventually(() => page.getByRole('radio', { name: '1y' }).isChecked()).toBe(true)
})

test('ANALYTICS-003 ANALYTICS-006 the four tabs show the same figures as charts and as tables', async () => {
  const page = open('/analytics?range=1y')
  await page.getByRole('table', { name: 'How long each step takes' }).waitFor()
  expect(page.getByRole('tab').allTextContents()).toEqual(['Overview', 'Applications', 'Performance', 'Trends'])
  const statuses = [
    ['Applied', '1', '10%'],
    ['Under Review', '1', '10%'],
    ['Interview', '1', '10%'],
    ['Offer', '1', '10%'],
    ['Rejected', '6', '60%'],
  ]
  // Screen readers get the table beside the chart.
  expect(rowsOf(page, 'Sent applications by their current status')).toEqual(statuses)
  expect(rowsOf(page, 'How far the applications got')).toEqual([
    ['Sent', '10', '', '100%'],
    ['Answered', '9', '90%', '90%'],
    ['Interview', '2', '22%', '20%'],
    ['Offer', '1', '1 of 2', '10%'],
  ])
  expect(page.getByText('1 application: too few to say').filter({ visible: true }).count()).toBeGreaterThan(0)
  await expectAccessible()
  await page.keyboard.press('v')
  await page.getByText('too few', { exact: true }).first().waitFor()
  await expectAccessible()
  await page.reload()
  await eventually(() => page.getByRole('button', { name: 'Table' }).first().all().length).toBe(1)
  expect(page.getByRole('button', { name: 'Table' }).first().getAttribute('aria-pressed')).toBe('true')

  await page.getByRole('tab', { name: 'Overview' }).focus()
  await page.keyboard.press('ArrowRight')
  await arriveAt(page, '/analytics?range=1y&tab=applications')
  expect(page.getByRole('tab', { name: 'Applications' }).hasKeyboard()).toBe(true)
  expect(rowsOf(page, 'Sent applications by their current status')).toEqual(statuses)
  await expectAccessible()
  await page.keyboard.press('ArrowRight')
  await arriveAt(page, '/analytics?range=1y&tab=performance')
  await eventually(() => rowsOf(page, 'Answered, by source')).toEqual([
    ['Greenhouse', '9', '8', '89%'],
    ['Lever', '1', '1', 'too few'],
  ])
  await page.getByRole('table', { name: 'Answered, by profile' }).waitFor()
  await page.getByRole('table', { name: 'Answered, by age of the posting' }).waitFor()
  await expectAccessible()
  await page.keyboard.press('ArrowRight')
  await eventually(() => rowsOf(page, 'Sent by week').reduce((sum, [, sent]) => sum + Number(sent), 0)).toBe(10)
  await expectAccessible()
})

test('ANALYTICS-005 somebody new sees the sample, labelled', async () => {
  const page = open('/analytics', (input) => ({ ...figuresOf(input), isEmpty: true }))
  await page.getByText('Sample data').waitFor()
  expect(figure(page, 'Sent').textContent()).toBe('127')
  expect(page.getByRole('region', { name: 'What to try next' }).count()).toBe(0)
  await expectAccessible()
})

test('an empty range says so and offers a longer one; a failure says so and can be tried again', async () => {
  const nothing = { sent: 0, answered: 0, interviews: 0, offers: 0 }
  const page = open('/analytics?range=7d', (input) => ({
    ...figuresOf(input),
    ...(input.range === '7d' && { funnel: nothing }),
  }))
  await page.getByText('Nothing sent in these 7 days.').waitFor()
  await expectAccessible()
  await page.getByRole('button', { name: 'Show 30 days' }).click()
  await eventually(() => figure(page, 'Sent').textContent()).toBe('8')
  page.server.answer({ insights: { analytics: fault('BAD_INPUT', 'This does not work right now.') } })
  await page.reload()
  await page.getByRole('main').getByRole('alert').getByText('This does not work right now.').waitFor()
  page.server.answer({ insights: { analytics: figuresOf } })
  await page.getByRole('button', { name: 'Try again' }).click()
  await figure(page, 'Sent').waitFor()
})
