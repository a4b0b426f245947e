import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { applicant } from '#e2e/applying.ts'
import { openProduct, visitAs } from '#e2e/browser.ts'
import { figure } from '#e2e/insights.ts'
import { arriveAt, eventually } from '#e2e/steps.ts'

const product = openProduct()
const block = (page: Page, name: string) => page.getByRole('region', { name })
const KIB = 1024
/** The goal is stated in gzip; browsers get brotli, which is smaller. */
const gzipBytes = async (address: string) => {
  const { headers } = await fetch(address, { method: 'HEAD', headers: { 'accept-encoding': 'gzip' } })
  return Number(headers.get('content-length'))
}
const CARDS = ['Applied', 'Today', 'Pending', 'Saved']
const cards = (page: Page) => Promise.all(CARDS.map((label) => figure(page, label).textContent()))

test('what the dashboard reads is asked for once, before its code has come, and the code is small and comes in few files', async () => {
  const page = await visitAs(product, undefined, { fresh: true })
  const early = ['auth/session', 'billing/planInfo', 'onboarding/state', 'insights/dashboard', 'profiles/list']
  const asked = Promise.all(early.map((call) => page.waitForRequest(`**/rpc/${call}`)))
  const scripts: string[] = []
  const calls: string[] = []
  await page.route('**/assets/*.js', async (route) => {
    scripts.push(route.request().url())
    await asked
    await route.continue()
  })
  page.on('request', (request) => calls.push(request.url().split('/rpc/')[1] ?? ''))
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: 'Welcome back!' }).waitFor()
  await eventually(() => cards(page)).toEqual(['127', '8', '23', '45'])
  expect(calls.filter((call) => early.includes(call)).toSorted()).toEqual(early.toSorted())
  expect(scripts.length).toBeLessThan(40)
  const sizes = await Promise.all(scripts.map(gzipBytes))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(150 * KIB)
})

test('DASH-006 on a phone what needs the person comes first, the quick actions are working screens, and g and a letter go to another page', async () => {
  const ann = await applicant(product)
  const { applications } = ann.call
  const cook = await applications.tracker.add({ job_title: 'Lamplighter', company: 'Harbour Trust', status: 'interview' })
  const day = new Date().toISOString().slice(0, 10)
  const task = { title: 'Send references', day, time: null, zone: null, reminder: 'none' as const }
  await applications.tasks.add({ ...task, applicationId: cook.id })
  const page = await visitAs(product, ann, { narrow: true })
  await page.goto('/dashboard')
  const due = block(page, 'Needs you').getByRole('listitem').filter({ hasText: 'Send references' })
  await due.getByText('Lamplighter, Harbour Trust').waitFor()
  const parts = [
    block(page, 'Needs you'),
    block(page, 'Weekly progress'),
    figure(page, 'Applied'),
    block(page, 'New matches'),
    block(page, 'Recent activity'),
  ]
  const tops = () => Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? 0))
  await eventually(async () => (await tops()).every((top, place, all) => place === 0 || top > (all[place - 1] ?? 0))).toBe(true)
  for (const [name, place, heading] of [
    ['Find jobs', '/search', /Search/],
    ['Build a resume', '/resume', /resume/i],
    ['Write a letter', '/cover-letters', /letter/i],
    ['Auto apply', '/auto-apply', 'Auto Apply Jobs Across Platforms'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Quick actions' }).getByRole('link', { name }).click()
    await page.waitForURL(({ pathname }) => pathname === place)
    await page.getByRole('main').getByRole('heading', { name: heading }).first().waitFor()
    await page.goto('/dashboard')
  }
  await due.waitFor()
  await page.keyboard.press('g')
  await page.keyboard.press('a')
  await arriveAt(page, '/applications')
  await page.goBack()
  await due.getByRole('link', { name: 'Prepare' }).click()
  await arriveAt(page, `/applications?open=${cook.id}`)
})
