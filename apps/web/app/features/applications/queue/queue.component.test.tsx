import { expect, test } from 'vitest'
import { applicant, button, openAutoApply, row, tab } from '#features/applications/applying.testing.ts'
import { expectAccessible } from '#testing/axe.ts'
import { fault } from '#testing/calls.ts'
import { newApplication } from '#testing/keep-jobs.ts'
import { RECORDED_AT } from '#testing/recordings.ts'
import { seeToast, toastsTold } from '#testing/toasts.ts'
import { arriveAt, type Page } from '#testing/visit.ts'

const NOW = RECORDED_AT.toISOString()
const NEEDS_YOU = '/auto-apply?tab=needs-you'
/** An application whose form the person has opened. */
const opened = (title: string) => newApplication(title, { progress: 'needs-you', openedAt: NOW })
const REFUSED = { success: false, error: null, details: null, application: null, current: null, limits: null }
const done = (id: string) => ({
  ...{ success: true, error: null, details: null, application: { id, applied_at: NOW } },
  ...{ current: { daily: 1, weekly: 1, monthly: 1 }, limits: { daily: 5, weekly: 10, monthly: 10 } },
})
const submitted = (page: Page, title: string) => button(row(page, title), /^I submitted it/)

/** 'Needs you' with these applications, which leave it when they are sent. */
async function openNeedsYou(...titles: string[]) {
  let rows = titles.map(opened)
  const remove = (id: string | undefined) => {
    rows = rows.filter((one) => one.id !== id)
  }
  const page = await openAutoApply(
    applicant(),
    {
      applications: {
        list: () => ({ rows, next: null }),
        overview: () => ({ queue: 0, needsYou: rows.length, filling: 0, stoppedAt: null }),
      },
    },
    NEEDS_YOU,
  )
  return Object.assign(page, { rows, remove })
}

test('APPLY-013 an opened form is asked about: not yet keeps it, and what was submitted leads to its receipt', async () => {
  const page = await openNeedsYou('Night Nurse')
  const [waiting] = page.rows
  if (!waiting) throw new Error('Nothing waits')
  await row(page, 'Night Nurse').getByText('Did you send it?').waitFor()
  const field = { label: 'Email', isRequired: true, origin: 'profile' as const, source: 'profile', answerId: null }
  const empty = { posting: '', resumeData: null, coverLetterData: null, history: [] }
  page.server.answer({
    applications: { get: { ...waiting, ...empty, fields: [{ ...field, value: 'ines@gmail.com' }] }, notYet: waiting },
  })
  await button(row(page, 'Night Nurse'), 'What to copy').click()
  await row(page, 'Night Nurse').getByText('ines@gmail.com').waitFor()
  await expectAccessible()
  await button(row(page, 'Night Nurse'), /^Not yet/).click()
  await seeToast('Kept for later', 'Night Nurse')
  expect(page.server.sentTo('applications/submit')).toEqual([])
  page.server.answer({
    applications: {
      submit: () => {
        page.remove(waiting.id)
        return done(waiting.id)
      },
    },
  })
  await submitted(page, 'Night Nurse').click()
  await seeToast('Application submitted!', 'Applied to Night Nurse at ')
  await page.getByText(/^Nothing needs you right now\. We ask you here instead of guessing\./).waitFor()
  expect(await page.getByRole('link', { name: 'dashboard', exact: true }).getAttribute('href')).toBe('/dashboard')
  await expectAccessible()
  page.server.answer({ applications: { receipts: { get: fault('INTERNAL_SERVER_ERROR') } } })
  await button(page, 'Receipt').click()
  await arriveAt(page, `/applications/${waiting.id}/receipt`)
})

test('APPLY-015 APPLY-016 APPLY-017 a refused or failed submit is told, and the application stays', async () => {
  const page = await openNeedsYou('Fog Signal')
  for (const [submit, title, sentence] of [
    [
      { ...REFUSED, details: { daily: 'Daily limit reached.', weekly: 'Weekly limit reached.' } },
      'Application limit reached',
      'Daily limit reached. Weekly limit reached.',
    ],
    [
      { ...REFUSED, error: 'You have already applied to this job.' },
      'Application failed',
      'You have already applied to this job.',
    ],
    [REFUSED, 'Application failed', 'Unknown error occurred'],
    [fault('INTERNAL_SERVER_ERROR', 'The server is busy.'), 'Application failed', 'The server is busy.'],
  ] as const) {
    page.server.answer({ applications: { submit } })
    await submitted(page, 'Fog Signal').click()
    await seeToast(title, sentence)
  }
  await row(page, 'Fog Signal').waitFor()
})

test('APPLY-014 several that were sent are noted one after the other, and only those are counted', async () => {
  const titles = ['Bell Buoy', 'Whistle Buoy', 'Gong Buoy']
  const page = await openNeedsYou(...titles)
  await page.getByText('Three applications wait for you.').waitFor()
  page.server.answer({
    applications: {
      submit: ({ job_title, applicationId = '' }) => {
        if (job_title === 'Gong Buoy') return { ...REFUSED, error: 'Not this one.' }
        page.remove(applicationId)
        return done(applicationId)
      },
    },
  })
  for (const title of titles) await row(page, title).getByRole('checkbox').check()
  await button(page, 'I submitted these 3').click()
  await seeToast('Application failed', 'Not this one.')
  await seeToast('Applications Submitted', 'Successfully applied to 2 jobs')
  await page.getByText('One application is waiting for you.').waitFor()
  expect(toastsTold().filter(({ title }) => title === 'Application submitted!')).toEqual([])
})

test('the queue is empty at first; running work can be stopped, and then says what is not known', async () => {
  const page = await openAutoApply(applicant(), {}, '/auto-apply?tab=queue')
  await page.getByRole('heading', { name: 'Your queue is empty' }).waitFor()
  await expectAccessible()
  await button(page, 'Choose jobs').click()
  await page.getByRole('heading', { name: 'No jobs found' }).waitFor()
  await page.getByRole('tab', { name: /^Queue/ }).click()
  const filling = newApplication('Mould Loft', { progress: 'filling' })
  const state = { queue: 2, needsYou: 0, filling: 1, stoppedAt: null as string | null }
  let queue = [newApplication('Boat Shed'), filling]
  let waiting: typeof queue = []
  page.server.answer({
    applications: {
      overview: () => state,
      list: ({ view }) => ({ rows: view === 'queue' ? queue : waiting, next: null }),
      stop: () => {
        Object.assign(state, { queue: 1, needsYou: 1, filling: 0, stoppedAt: NOW })
        queue = queue.slice(0, 1)
        waiting = [{ ...filling, progress: 'unconfirmed' }]
        return { stoppedAt: NOW }
      },
    },
  })
  await page.reload()
  await row(page, 'Boat Shed').waitFor()
  await expectAccessible()
  await page.getByRole('banner').getByRole('button', { name: 'Stop everything' }).click()
  await page.getByText('Everything is stopped. No form is filled in until you continue.').waitFor()
  await tab(page, 'Needs you (1)').click()
  await row(page, 'Mould Loft').getByText('no confirmation came').waitFor()
  await expectAccessible()
})

test('an empty queue does not hide what was approved and waits for the person', async () => {
  const page = await openAutoApply(
    applicant(),
    { applications: { overview: { queue: 0, needsYou: 2, filling: 0, stoppedAt: null } } },
    '/auto-apply?tab=queue',
  )
  await page.getByRole('heading', { name: 'Nothing is waiting to be sent' }).waitFor()
  await page.getByText('2 applications that you approved need you first.').waitFor()
  expect(page.getByText('Your queue is empty').count()).toBe(0)
  await expectAccessible()
  await button(page, 'See what they need').click()
  await arriveAt(page, '/auto-apply?tab=needs-you')
})
