import { ALL_JOBS, addJobs, addProfile, posting } from '@jobapply/server/testing/jobs'
import { newcomer } from '@jobapply/server/testing/people'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { applicant, approveDemo, job } from './shared/applying.ts'
import { openProduct, visitAs } from './shared/browser.ts'
import { figure, sendEarlier } from './shared/insights.ts'
import { arriveAt, eventually, failCall } from './shared/steps.ts'
import { seeToast } from './shared/toasts.ts'

const product = openProduct()
const block = (page: Page, name: string) => page.getByRole('region', { name })
const CARDS = ['Applied', 'Today', 'Pending', 'Saved']
const cards = (page: Page) => Promise.all(CARDS.map((label) => figure(page, label).textContent()))

test('DASH-007 DASH-008 DASH-009 somebody new sees the sample, labelled, and their own figures with the first saved job', async () => {
  const ann = await newcomer(product.server)
  const page = await visitAs(product, ann)
  await page.goto('/dashboard')
  // proves DASH-002 DASH-004
  await page.getByRole('heading', { name: 'Welcome back!' }).waitFor()
  await eventually(() => page.getByText('Sample data').count()).toBe(2)
  await eventually(() => cards(page)).toEqual(['127', '8', '23', '45'])
  await eventually(() => block(page, 'Weekly progress').locator('p').first().textContent()).toBe('24 of 35, 11 to go by Saturday')
  await block(page, 'What to do next').waitFor()

  await ann.call.applications.saved.add({ profileId: null, jobs: [job('Lamplighter')] })
  await page.reload()
  await eventually(() => cards(page)).toEqual(['0', '0', '0', '1'])
  await eventually(() => page.getByText('Sample data').count()).toBe(0)
})

test('what the dashboard reads is asked for once, before its code has come, and the code comes in few files', async () => {
  const page = await visitAs(product)
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
})

test('DASH-005 DASH-006 DASH-012 the blocks are there, and each quick action is a working screen', async () => {
  const ann = await applicant(product)
  await sendEarlier(product, ann, [
    { title: 'Lamplighter', daysAgo: 2, status: 'interview' },
    { title: 'Keeper', daysAgo: 20 },
  ])
  const page = await visitAs(product, ann)
  await page.goto('/dashboard')
  const activity = block(page, 'Recent activity').getByRole('listitem')
  await eventually(() => activity.getByRole('heading').allTextContents()).toEqual(['Interview', 'Applied', 'Applied'])
  await block(page, 'Weekly progress').waitFor()
  const silent = block(page, 'Needs you').getByRole('listitem').filter({ hasText: 'No reply for 20 days' })
  await silent.getByRole('link', { name: /^(?:Open|What you sent)$/ }).waitFor()
  await block(page, 'New matches').getByText('No new jobs.').waitFor()
  await eventually(() => cards(page)).toEqual(['2', '0', '1', '0'])
  for (const [name, place, heading] of [
    ['Find jobs', '/search', /Job Search|Search/],
    ['Build a resume', '/resume', /resume/i],
    ['Write a letter', '/cover-letters', /letter/i],
    ['Auto apply', '/auto-apply', 'Auto Apply Jobs Across Platforms'],
  ] as const) {
    await page.goto('/dashboard')
    await page.getByRole('navigation', { name: 'Quick actions' }).getByRole('link', { name }).click()
    await page.waitForURL(({ pathname }) => pathname === place)
    await page.getByRole('main').getByRole('heading', { name: heading }).first().waitFor()
  }
  // proves DASH-003
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Start Job Search' }).click()
  await page.waitForURL(({ pathname }) => pathname === '/search')
})

test('on a phone what needs the person comes first; g and a letter go to another page', async () => {
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
  await page.keyboard.press('g')
  await page.keyboard.press('a')
  await arriveAt(page, '/applications')
  await page.goBack()
  await due.getByRole('link', { name: 'Prepare' }).click()
  await arriveAt(page, `/applications?open=${cook.id}`)
})

test('DASH-014 changing the weekly goal by keyboard changes the dashboard', async () => {
  const ann = await applicant(product)
  await sendEarlier(product, ann, [{ title: 'Lamplighter', daysAgo: 0 }])
  const page = await visitAs(product, ann)
  await page.goto('/dashboard')
  const words = () => block(page, 'Weekly progress').locator('p').first().textContent()
  await eventually(words).toBe('1 of 35, 34 to go by Saturday')
  const change = page.getByRole('button', { name: 'Change goal' })
  await change.focus()
  await page.keyboard.press('Enter')
  const typed = page.getByRole('dialog').getByLabel('Applications a week')
  await typed.fill('0')
  await page.getByText('Please enter a whole number from 1 to 500.').waitFor()
  await eventually(() => page.getByRole('button', { name: 'Save goal' }).isDisabled()).toBe(true)
  await typed.fill('1')
  await page.keyboard.press('Enter')
  await seeToast(page, 'Goal saved', 'Your goal is now 1 a week.')
  await eventually(words).toBe('1 of 1, done')
  await page.reload()
  await eventually(words).toBe('1 of 1, done')
})

test('what needs the person and new matches lead to their places', async () => {
  const ann = await applicant(product)
  await approveDemo(product, ann, 'notice', 1)
  const profileId = await addProfile(ann, { desired_job_title: 'Bell Founder' }, 'Bells')
  const preferences = { ...ALL_JOBS, searchTerm: 'bell founder' }
  const { id } = await ann.call.search.saved.create({ name: 'Bells', profileId, preferences, keepSearching: true })
  await addJobs(product.server, [posting({ title: 'Bell Founder' })])
  await product.server.platform.database.systemPool.query(
    `insert into announced_jobs (user_id, job_id, announced_at, search_id, match_score)
     select $1, id, now(), $2, 88 from job_listings where title = 'Bell Founder'`,
    [ann.id, id],
  )
  const page = await visitAs(product, ann)
  await page.goto('/dashboard')
  const match = block(page, 'New matches').getByRole('listitem')
  await match.getByText('88').waitFor()
  await match.getByRole('link', { name: 'Bell Founder' }).click()
  await page.waitForURL('**/search?*')
  await page.goBack()
  await block(page, 'Needs you').getByRole('link').first().click()
  await arriveAt(page, '/auto-apply?tab=needs-you')
})

test('figures that cannot be loaded say so, and the rest of the page stays', async () => {
  const page = await visitAs(product)
  await failCall(page, 'insights/dashboard', { status: 400, code: 'UNEXPECTED', message: 'This does not work right now.' })
  await page.goto('/dashboard')
  await page.getByRole('main').getByRole('alert').getByText('This does not work right now.').waitFor()
  await page.getByRole('navigation', { name: 'Quick actions' }).waitFor()
  await block(page, 'What to do next').waitFor()
  await page.unroute('**/rpc/insights/dashboard')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('Sample data').first().waitFor()
})
