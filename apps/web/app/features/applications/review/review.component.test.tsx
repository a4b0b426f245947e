import type { ReviewedJob } from '@jobapply/core/applications/apply-schema'
import { contentOf, newDesign } from '@jobapply/core/documents/rules'
import { expect, test } from 'vitest'
import {
  applicant,
  button,
  line,
  newResume,
  openJobs,
  reviewed,
  sheet,
  tab,
  tick,
} from '#features/applications/applying.testing.ts'
import { card } from '#features/search/search.testing.ts'
import { expectAccessible } from '#testing/axe.ts'
import { newApplication } from '#testing/keep-jobs.ts'
import { newProfile } from '#testing/keep-profiles.ts'
import { eventually } from '#testing/locator.ts'
import { RECORDED_AT, recorded } from '#testing/recordings.ts'
import { seeToast } from '#testing/toasts.ts'
import { arriveAt, leaveFor, type Page } from '#testing/visit.ts'

const { usage } = recorded.maya.billing
const AUTHORISED = 'Are you authorised to work where this job is?'
const question = (id: string, label: string): ReviewedJob['open'][number] => ({
  question: { id, label, kind: 'boolean', options: [], required: true },
  ...{ key: id, country: 'Sweden', status: 'ask', reason: 'Your profile does not say.' },
})
/** A limit of five a day, of which so many are used. */
const usedToday = (daily: number) => ({ ...usage, current: { ...usage.current, daily }, left: 5 - daily })

/** Opens the review of every job that was found. */
async function openReview(page: Page) {
  await page.getByLabel('Select all').check()
  await button(page, /^Continue to Apply/).click()
  await button(sheet(page), /^Approve/).waitFor()
}

test('APPLY-018 APPLY-049 what is answered in the review goes out; what is approved and still needs the person leads to Needs you', async () => {
  const person = applicant('Nurse, Ward A')
  const open = [question('authorised', AUTHORISED), question('keeps', 'I agree that this demo keeps nothing of what I send.')]
  const queued = newApplication('Nurse, Ward A', { progress: 'needs-you' })
  const page = await openJobs(person, 'nurse', {
    applications: {
      review: ({ jobs }) => ({ jobs: jobs.map((job) => reviewed(job as never, person.profile, { open })), usage }),
      approve: { queued: [queued], refused: [], usage },
    },
  })
  await openReview(page)
  await sheet(page).getByText('5 of 5 left today').waitFor()
  await line(page, 'Ward A').getByText('ines@gmail.com').waitFor()
  await line(page, 'Ward A').getByRole('group', { name: AUTHORISED }).getByText('Yes', { exact: true }).click()
  await expectAccessible()
  await button(sheet(page), 'Approve 1 application').click()
  await seeToast('1 application approved', 'Nothing has been sent yet')
  await arriveAt(page, '/auto-apply?searchTerm=nurse&tab=needs-you')
  expect(page.server.sentTo('applications/approve')).toMatchObject([
    { jobs: [{ answers: [{ questionId: 'authorised', values: ['Yes'] }], fields: [{ value: 'ines@gmail.com' }] }] },
  ])
})

test('APPLY-047 APPLY-050 more jobs than the limit allows are approved as far as it goes, and the others are named', async () => {
  const person = applicant('Nurse, Ward A', 'Nurse, Ward B', 'Nurse, Ward C')
  const full = { ...usedToday(5), details: { daily: 'Daily limit reached: 5 of 5 applications used.' } }
  const page = await openJobs(person, 'nurse', {
    applications: {
      review: ({ jobs }) => ({ jobs: jobs.map((job) => reviewed(job as never, person.profile)), usage: usedToday(3) }),
      approve: ({ jobs }) => ({
        queued: jobs.slice(0, 2).map(({ job }) => newApplication(job.job_title)),
        refused: jobs.slice(2).map(({ job }) => ({ jobId: job.jobId, reason: 'limit' as const, earlier: null })),
        usage: full,
      }),
    },
  })
  await openReview(page)
  await sheet(page).getByText("over today's 5").waitFor()
  await expectAccessible()
  await button(sheet(page), 'Approve the first 2').click()
  await seeToast('2 applications approved', 'Application limit reached: Daily limit reached: 5 of 5 applications used.')
})

test('APPLY-051 with a reached limit nothing can be approved: it says when it resets and offers plans', async () => {
  const person = applicant('Nurse, Ward A')
  const page = await openJobs(person, 'nurse', {
    applications: {
      review: ({ jobs }) => ({ jobs: jobs.map((job) => reviewed(job as never, person.profile)), usage: usedToday(5) }),
    },
  })
  await page.getByLabel('Select all').check()
  await button(page, 'Continue to Apply (1)').click()
  await sheet(page).getByText('Your limit is reached. It resets on').waitFor()
  expect(button(sheet(page), /^Approve/).count()).toBe(0)
  await expectAccessible()
  await sheet(page).getByRole('link', { name: 'View Pricing Plans' }).click()
  await leaveFor(page, '/pricing')
})

test('twelve jobs are prepared ten at a time, each once', async () => {
  const person = applicant(...Array.from('ABCDEFGHIJKL', (ward) => `Nurse, Ward ${ward}`))
  const page = await openJobs(person, 'nurse', {
    applications: {
      review: ({ jobs }) => ({ jobs: jobs.map((job) => reviewed(job as never, person.profile)), usage }),
    },
  })
  await openReview(page)
  await eventually(() => line(page, 'Ward L').getByText('Writing the letter').count()).toBe(0)
  await eventually(() => button(sheet(page), /^Approve/).isEnabled()).toBe(true)
  const sent = page.server.sentTo('applications/review') as { jobs: unknown[] }[]
  expect(sent.map(({ jobs }) => jobs.length)).toEqual([10, 2])
})

test('while the review is prepared it says so, and nothing can be approved', async () => {
  const page = await openJobs(applicant('Lamplighter, Slipway'), 'slipway')
  const release = page.server.hold('applications/review')
  await page.getByLabel('Select all').check()
  await button(page, 'Continue to Apply (1)').click()
  await line(page, 'Slipway').getByText('Writing the letter').filter({ visible: true }).waitFor()
  expect(button(sheet(page), /^Approve/).isDisabled()).toBe(true)
  await expectAccessible()
  release()
  await eventually(() => button(sheet(page), 'Approve 1 application').isEnabled()).toBe(true)
})

test('a posting that has closed says so on its line, and can still be applied to', async () => {
  const person = applicant('Lamplighter, Old Quay')
  const closed = 'Closed: its source no longer lists it.'
  const page = await openJobs(person, 'old quay', {
    applications: {
      review: ({ jobs }) => ({ jobs: jobs.map((job) => reviewed(job as never, person.profile, { closed })), usage }),
    },
  })
  await page.getByLabel('Select all').check()
  await button(page, 'Continue to Apply (1)').click()
  await line(page, 'Old Quay').getByText(`${closed} Open the posting before you apply.`).waitFor()
  expect(tick(page, 'Old Quay').isChecked()).toBe(true)
  await expectAccessible()
})

test('APPLY-058 a similar job is warned about and waits for Apply anyway; ticks stay when the review is left', async () => {
  const person = applicant('Lamplighter, East Pier', 'Lamplighter, West Pier')
  const earlier = { kind: 'similar' as const, applicationId: crypto.randomUUID(), at: RECORDED_AT.toISOString() }
  const page = await openJobs(person, 'lamplighter pier', {
    applications: {
      review: ({ jobs }) => ({
        jobs: jobs.map((job) =>
          reviewed(job as never, person.profile, { earlier: job.job_title.includes('East') ? earlier : null }),
        ),
        usage,
      }),
    },
  })
  await page.getByLabel('Select all').check()
  const go = button(page, 'Continue to Apply (2)')
  await go.click()
  await line(page, 'East Pier').getByText('You applied to a job with the same title, company and location on').waitFor()
  expect(tick(page, 'East Pier').isChecked()).toBe(false)
  await expectAccessible()
  await tick(page, 'West Pier').uncheck()
  await sheet(page).getByText('Tick at least one job').waitFor()
  await page.keyboard.press('Escape')
  await sheet(page).waitFor({ state: 'detached' })
  await go.click()
  await button(line(page, 'East Pier'), 'Apply anyway').click()
  expect([tick(page, 'West Pier').isChecked(), tick(page, 'East Pier').isChecked()]).toEqual([false, true])
  await button(sheet(page), 'Approve 1 application').click()
  await seeToast('1 application approved', '')
  await tab(page, 'Queue (1)').waitFor()
  expect(page.server.sentTo('applications/approve')).toMatchObject([
    { jobs: [{ job: { job_title: 'Lamplighter, East Pier' }, applyAnyway: true }] },
  ])
})

test('what the person chooses in the review is what is approved: profile, resume and letter', async () => {
  const person = applicant('Lamplighter, Mirror Canal')
  const canal = newProfile('Canal', { email: 'canal@gmail.com' })
  const document = newResume('Canal resume', canal.id)
  const resume = { id: document.id, name: document.name, pages: 1, isTailored: false }
  const letter = { content: 'Dear canal, I light lamps.', generated: true, generatedAt: RECORDED_AT.toISOString() }
  const page = await openJobs(person, 'mirror canal', {
    profiles: { list: [person.profile, canal] },
    documents: { resumes: { list: [document] } },
    applications: {
      review: ({ profileId, jobs }) => ({
        jobs: jobs.map((job) =>
          profileId === canal.id
            ? reviewed(job as never, canal, { resume, letter })
            : reviewed(job as never, person.profile, { letter }),
        ),
        usage,
      }),
    },
  })
  await openReview(page)
  const choice = (name: string) => page.getByLabel(`${name} for Lamplighter, Mirror Canal`)
  await line(page, 'Mirror Canal').getByText('ines@gmail.com').waitFor()
  await choice('Profile').selectOption('Canal')
  await line(page, 'Mirror Canal').getByText('canal@gmail.com').waitFor()
  expect(choice('Resume').inputValue()).toBe(resume.id)
  await line(page, 'Mirror Canal').getByRole('region', { name: 'Letter' }).waitFor()
  await expectAccessible()
  await choice('Letter').selectOption('No letter')
  await button(sheet(page), 'Approve 1 application').click()
  await tab(page, 'Queue (1)').waitFor()
  expect(page.server.sentTo('applications/review').at(-1)).toMatchObject({ profileId: canal.id, isProfileChosen: true })
  expect(page.server.sentTo('applications/approve')).toMatchObject([
    { jobs: [{ profileId: canal.id, resumeId: resume.id, letter: null, fields: [{ value: 'canal@gmail.com' }] }] },
  ])
})

test('the review is used with the keyboard alone', async () => {
  const page = await openJobs(applicant('Lamplighter, North Lock', 'Lamplighter, South Lock'), 'lock')
  await page.getByLabel('Select all').check()
  await button(page, 'Continue to Apply (2)').press('Enter')
  await button(sheet(page), 'Approve 2 applications').waitFor()
  const first = sheet(page).getByRole('checkbox').first()
  const second = sheet(page).getByRole('checkbox').nth(1)
  await page.keyboard.press('j')
  expect(first.hasKeyboard()).toBe(true)
  await page.keyboard.press('Enter')
  await sheet(page).getByText('You copy into the form').waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press(' ')
  expect(second.isChecked()).toBe(false)
  await page.keyboard.press('k')
  expect(first.hasKeyboard()).toBe(true)
  await page.keyboard.press('Control+Enter')
  await seeToast('1 application approved', '')
  await tab(page, 'Queue (1)').waitFor()
})

test('a profile that lacks what a form needs is named, with the way to it', async () => {
  const person = applicant('Lock Keeper, Quay Locks')
  const missing = { label: 'Email', value: '', isRequired: true, origin: 'empty' as const, source: '', answerId: null }
  const page = await openJobs(person, 'lock keeper', {
    applications: {
      review: ({ jobs }) => ({ jobs: jobs.map((job) => reviewed(job as never, person.profile, { fields: [missing] })), usage }),
    },
  })
  await card(page, 'Quay Locks').getByRole('checkbox').check()
  await button(page, 'Continue to Apply (1)').click()
  await line(page, 'Quay Locks').getByText('Only you can answer').waitFor()
  await line(page, 'Quay Locks').getByRole('link', { name: 'Add it to the profile' }).waitFor()
  await expectAccessible()
})

test('approving without a resume is warned about, and one made from the profile goes out instead', async () => {
  const person = applicant('Lamplighter, Bare Quay')
  const made = newResume('Harbour', person.profile.id)
  let documents: (typeof made)[] = []
  const page = await openJobs(person, 'bare quay', {
    documents: {
      resumes: {
        list: () => documents,
        create: () => {
          documents = [made]
          const content = contentOf(person.profile)
          return { ...made, content, profileContent: content, design: newDesign('classic') }
        },
      },
    },
  })
  await openReview(page)
  await line(page, 'Bare Quay').getByText('This application has no resume.').waitFor()
  await sheet(page).getByText('1 goes out without a resume').waitFor()
  await expectAccessible()
  await button(sheet(page), 'Make one from “Harbour”').click()
  await eventually(() =>
    line(page, 'Bare Quay')
      .getByLabel(/^Resume for/)
      .inputValue(),
  ).toBe(made.id)
  expect(sheet(page).getByText('without a resume').count()).toBe(0)
  await button(sheet(page), 'Approve 1 application').click()
  await seeToast('1 application approved', '')
  expect(page.server.sentTo('applications/approve')).toMatchObject([{ jobs: [{ resumeId: made.id }] }])
})
