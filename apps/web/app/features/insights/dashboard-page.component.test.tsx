import type { Dashboard } from '@jobapply/core/insights/schema'
import { NO_FILTERS } from '@jobapply/core/search/rules'
import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe.ts'
import { fault } from '#testing/calls.ts'
import { keepJobs, newJob } from '#testing/keep-jobs.ts'
import { newProfile } from '#testing/keep-profiles.ts'
import { eventually } from '#testing/locator.ts'
import { mountPage } from '#testing/mount.tsx'
import { RECORDED_AT, recorded } from '#testing/recordings.ts'
import { seeToast } from '#testing/toasts.ts'
import type { Page } from '#testing/visit.ts'

const NOBODY = recorded.newcomer.insights.dashboard
const NOW = RECORDED_AT.toISOString()
const JOB = { id: '00000000-0000-4000-8000-00000000a001', job_title: 'Lamplighter', company: 'Harbour Trust' }
/** Somebody who has sent two applications. */
const BUSY: Dashboard = {
  ...NOBODY,
  ...{ isEmpty: false, applied: 2, firstAppliedAt: NOW, pending: 1 },
  week: { ...NOBODY.week, sent: 1, remaining: 34 },
}
const event = (status: 'interview' | 'applied', what: string) => ({
  ...{ ...JOB, eventId: crypto.randomUUID(), at: NOW, day: '2026-11-16', status, what, actor: null, hasReceipt: false },
})

const open = (dashboard: Dashboard) => mountPage('/dashboard', { answers: { insights: { dashboard } } })
const block = (page: Page, name: string) => page.getByRole('region', { name })
const figure = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) })
    .locator('dd > span')
    .first()
const cards = (page: Page) => ['Applied', 'Today', 'Pending', 'Saved'].map((label) => figure(page, label).textContent())
const week = (page: Page) => block(page, 'Weekly progress').locator('p').first().textContent()

test('DASH-007 DASH-008 DASH-009 somebody new sees the sample, labelled, and their own figures with the first saved job', async () => {
  const page = mountPage('/dashboard')
  // proves DASH-002 DASH-004
  await page.getByRole('heading', { name: 'Welcome back!' }).waitFor()
  await eventually(() => page.getByText('Sample data').count()).toBe(2)
  expect(cards(page)).toEqual(['127', '8', '23', '45'])
  expect(week(page)).toBe('24 of 35, 11 to go by Saturday')
  await block(page, 'What to do next').waitFor()
  await expectAccessible()

  page.server.answer({ insights: { dashboard: { ...NOBODY, isEmpty: false, saved: 1 } } })
  await page.reload()
  await figure(page, 'Saved').waitFor()
  expect(cards(page)).toEqual(['0', '0', '0', '1'])
  expect(page.getByText('Sample data').count()).toBe(0)
})

test('somebody new is shown what comes close below the few jobs that match, none twice and none that is blocked', async () => {
  const filters = { ...NO_FILTERS, searchTerm: 'Lamplighter' }
  const [found, blocked] = [newJob('Lamplighter'), newJob('Head Lamplighter', { verdict: 'blocked' })]
  const [far, close] = [newJob('Wick Trimmer', { matchScore: 31 }), newJob('Lantern Keeper', { matchScore: 64 })]
  const profile = newProfile('Harbour', { is_primary: true, desired_job_title: 'Lamplighter' })
  const kept = keepJobs(found, blocked)
  const page = mountPage('/dashboard', {
    answers: {
      profiles: { list: [profile] },
      search: {
        ...kept.answers.search,
        near: [{ kind: 'title', words: 'lantern keeper', filters, total: 3, jobs: [far, close, found] }],
      },
    },
  })
  const best = block(page, 'Best matches')
  await best.getByRole('heading', { name: 'These come close' }).waitFor()
  expect(best.getByRole('listitem').getByRole('heading').allTextContents()).toEqual([
    ...['Lamplighter', 'Lantern Keeper', 'Wick Trimmer'],
  ])
  const next = page.getByText('Start with a job you like, or finish your profile below.')
  expect(next.count()).toBe(1)
  await expectAccessible()
})

test('blocked jobs give way to what comes close, even where the search finds nothing else', async () => {
  const filters = { ...NO_FILTERS, searchTerm: 'Lamplighter' }
  const profile = newProfile('Harbour', { is_primary: true, desired_job_title: 'Lamplighter' })
  const kept = keepJobs(newJob('Head Lamplighter', { verdict: 'blocked' }))
  const near = [{ kind: 'other' as const, words: '', filters, total: 1, jobs: [newJob('Lantern Keeper')] }]
  const page = mountPage('/dashboard', {
    answers: { profiles: { list: [profile] }, search: { ...kept.answers.search, near } },
  })
  const best = block(page, 'Best matches')
  await best.getByRole('heading', { name: 'Other open jobs' }).waitFor()
  expect(best.getByRole('listitem').getByRole('heading').allTextContents()).toEqual(['Lantern Keeper'])
})

test('DASH-003 DASH-005 DASH-006 DASH-012 the blocks are there, the newest event first, and the quick actions lead to their screens', async () => {
  const silent = { count: 1, days: 20, latest: { ...JOB, appliedAt: NOW, hasReceipt: false } }
  const activity = [event('interview', 'Interview'), event('applied', 'Applied')]
  const page = open({ ...BUSY, activity, needsYou: { ...NOBODY.needsYou, silent } })
  const shown = block(page, 'Recent activity').getByRole('listitem')
  await eventually(() => shown.getByRole('heading').allTextContents()).toEqual(['Interview', 'Applied'])
  await block(page, 'Weekly progress').waitFor()
  const line = block(page, 'Needs you').getByRole('listitem').filter({ hasText: 'No reply for 20 days' })
  expect(line.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe(`/applications?open=${JOB.id}`)
  await block(page, 'New matches').getByText('No new jobs.').waitFor()
  expect(cards(page)).toEqual(['2', '0', '1', '0'])
  const actions = page.getByRole('navigation', { name: 'Quick actions' }).getByRole('link')
  const places = actions.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(places).toEqual(['/search', '/resume', '/cover-letters', '/auto-apply'])
  // proves DASH-003
  expect(page.getByRole('link', { name: 'Start Job Search' }).getAttribute('href')).toBe('/search')
  await expectAccessible()
})

test('what needs the person leads to its place', async () => {
  const due = { count: 1, next: { ...JOB, text: 'Send references', day: '2026-11-16', at: null } }
  const needsYou = { ...NOBODY.needsYou, due, answers: 1 }
  const page = open({ ...BUSY, needsYou })
  const lines = block(page, 'Needs you').getByRole('listitem')
  const task = lines.filter({ hasText: 'Send references: today' })
  await task.getByText('Lamplighter, Harbour Trust').waitFor()
  expect(task.getByRole('link', { name: 'Prepare' }).getAttribute('href')).toBe(`/applications?open=${JOB.id}`)
  const waits = lines.filter({ hasText: '1 application waits for your answers' })
  expect(waits.getByRole('link', { name: 'Answer' }).getAttribute('href')).toBe('/auto-apply?tab=needs-you')
})

test('new matches show their score and lead to the search that found them', async () => {
  const path = '/search?q=bell+founder&job=1'
  const place = { jobId: '1', title: 'Bell Founder', company: 'Bells', location: 'Malmö', path }
  const best = [{ ...place, matchScore: 88, announcedAt: NOW }]
  const page = open({ ...BUSY, matches: { count: 1, search: { name: 'Bells', path: '/search?q=bell+founder' }, best } })
  const match = block(page, 'New matches').getByRole('listitem')
  await match.getByText('88').waitFor()
  expect(match.getByRole('link', { name: 'Bell Founder' }).getAttribute('href')).toBe(path)
})

test('DASH-014 changing the weekly goal by keyboard changes the dashboard', async () => {
  let goal = 35
  const dashboard = () => ({ ...BUSY, week: { ...BUSY.week, goal, remaining: goal - 1 } })
  const saveGoal = ({ weeklyGoal }: { weeklyGoal: number }) => {
    goal = weeklyGoal
    return { weeklyGoal }
  }
  const page = mountPage('/dashboard', { answers: { insights: { dashboard, saveGoal } } })
  await block(page, 'Weekly progress').waitFor()
  expect(week(page)).toBe('1 of 35, 34 to go by Saturday')
  await page.getByRole('button', { name: 'Change goal' }).press('Enter')
  const typed = page.getByRole('dialog').getByLabel('Applications a week')
  await typed.fill('0')
  await page.getByText('Please enter a whole number from 1 to 500.').waitFor()
  expect(page.getByRole('button', { name: 'Save goal' }).isDisabled()).toBe(true)
  await expectAccessible()
  await typed.fill('1')
  await page.keyboard.press('Enter')
  await seeToast('Goal saved', 'Your goal is now 1 a week.')
  await eventually(() => week(page)).toBe('1 of 1, done')
})

test('figures that cannot be loaded say so, and the rest of the page stays', async () => {
  const page = mountPage('/dashboard', {
    answers: { insights: { dashboard: fault('BAD_INPUT', 'This does not work right now.') } },
  })
  await page.getByRole('main').getByRole('alert').getByText('This does not work right now.').waitFor()
  await page.getByRole('navigation', { name: 'Quick actions' }).waitFor()
  await block(page, 'What to do next').waitFor()
  page.server.forget('insights/dashboard')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('Sample data').first().waitFor()
})
