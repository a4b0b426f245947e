import { contentOf, newDesign } from '@jobapply/core/documents/rules'
import { expect, test } from 'vitest'
import { applicant, button, newResume, openJobs, reviewed, sheet, tab } from '#features/applications/applying.testing.ts'
import { card, details, openDetails, openSearchPage, search } from '#features/search/search.testing.ts'
import { expectAccessible } from '#testing/axe.ts'
import { fault } from '#testing/calls.ts'
import { eventually } from '#testing/locator.ts'
import { RECORDED_AT, recorded } from '#testing/recordings.ts'
import { seeToast } from '#testing/toasts.ts'
import { arriveAt } from '#testing/visit.ts'

const GONE = fault('DOCUMENT_NOT_FOUND')
const TAILORED = '00000000-0000-4000-8000-0000000000aa'
const JOB = {
  ...{ id: 'a', position: 'Lamplighter', company: 'Harbour Trust', location: null, startDate: '2020-01', endDate: null },
  ...{ current: true, technologies: [] },
}

test('a job is approved where it is read: Details, Apply, Approve', async () => {
  const page = await openJobs(applicant('Lamplighter, North Pier', 'Lamplighter, South Pier'), 'pier')
  await openDetails(page, 'North Pier')
  await details(page).getByRole('heading', { name: 'North Pier' }).waitFor()
  await button(details(page), 'Apply').click()
  await sheet(page).getByText('Lamplighter, North Pier').waitFor()
  expect(sheet(page).getByText('South Pier').count()).toBe(0)
  await button(sheet(page), 'Approve 1 application').click()
  await seeToast('1 application approved', '')
  await tab(page, 'Queue (1)').waitFor()
})

/** Presses of the pointer since the page was opened. */
function countClicks() {
  let clicks = 0
  const count = () => {
    clicks += 1
  }
  document.addEventListener('click', count, true)
  return () => {
    document.removeEventListener('click', count, true)
    return clicks
  }
}

test('from a found job to an approved application with a tailored resume and a letter it takes four clicks', async () => {
  const person = applicant('Lamplighter, North Pier')
  const [job] = person.jobs
  const own = newResume('Lamps', person.profile.id)
  const description = '• Swept the pier\n• Lit lamps'
  const content = {
    ...contentOf(person.profile),
    experience: [{ ...JOB, description }],
  }
  const document = { ...own, content, profileContent: content, design: newDesign('classic') }
  const lines = [
    { text: '• Lit lamps', from: 1, to: 0, matches: ['lamps'] },
    { text: '• Swept the pier', from: 0, to: 1, matches: [] },
  ]
  const letter = { content: 'Dear pier, I light lamps.', generated: true, generatedAt: RECORDED_AT.toISOString() }
  const resume = { id: own.id, name: own.name, pages: 1, isTailored: false }
  const { usage } = recorded.maya.billing
  const page = await openJobs(person, 'pier', {
    documents: {
      resumes: {
        list: [own],
        get: document,
        tailor: [
          {
            ...{ jobId: job?.id ?? '', title: 'Lamplighter, North Pier', company: 'Harbour Trust', gaps: [] },
            parts: [{ field: 'experience', entry: 'a', lines }],
            rewordings: [
              ...[
                {
                  field: 'experience' as const,
                  entry: 'a',
                  text: '• Lit lamps',
                  from: 1,
                  reworded: '• Lamps lit',
                  asked: 'lamps',
                },
              ],
            ],
          },
        ],
        duplicate: ({ name, content: changed, jobId }) => ({
          ...document,
          ...{
            id: TAILORED,
            name: name ?? '',
            content: (changed as typeof content | undefined) ?? content,
            jobId: jobId ?? null,
          },
        }),
      },
    },
    applications: {
      review: ({ jobs }) => ({ jobs: jobs.map((one) => reviewed(one as never, person.profile, { resume, letter })), usage }),
    },
  })
  const clicks = countClicks()
  // The first job is shown beside the list.
  await button(details(page), 'Apply').click()
  const offer = sheet(page).getByRole('region', { name: 'Tailored resume' })
  await button(offer, 'Tailor to this job').click()
  await offer.getByText('1 of 2 changes accepted').waitFor()
  await sheet(page).getByText('Dear pier, I light lamps.').waitFor()
  await expectAccessible()
  await offer.getByRole('checkbox', { name: 'Lamps lit' }).click()
  await button(sheet(page), 'Approve 1 application').click()
  await seeToast('1 application approved', '')
  expect(clicks()).toBe(4)
  const [copy] = page.server.sentTo('documents/resumes/duplicate') as { content: typeof content }[]
  expect(copy).toMatchObject({ id: own.id, name: 'Lamplighter, North Pier, Harbour Trust', jobId: job?.id })
  expect(copy?.content.experience[0]?.description).toBe('• Lamps lit\n• Swept the pier')
  expect(page.server.sentTo('applications/approve')).toMatchObject([{ jobs: [{ resumeId: TAILORED, letter }] }])
})

test('one letter each saves, hides and applies to the job that has the focus; in a text field it is only a letter', async () => {
  const person = applicant('Lamplighter, North Pier')
  const page = await openJobs(person, 'pier')
  await page.keyboard.type('sah')
  expect(person.kept.saved()).toEqual([])
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  await page.keyboard.press('s')
  await seeToast('Job saved', 'Lamplighter, North Pier')
  await card(page, 'North Pier').getByRole('img', { name: 'Saved' }).waitFor()
  await page.keyboard.press('a')
  await page.getByRole('dialog', { name: 'Review before anything goes out' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.keyboard.press('h')
  await seeToast('Company hidden', 'Harbour Trust')
  await card(page, 'North Pier').waitFor({ state: 'detached' })
})

test('a resume is tailored and a letter is written from the row; without a resume one is made of the profile first', async () => {
  const page = await openSearchPage('Lamplighter, North Pier')
  const [job] = page.jobs
  const own = newResume('Lamps', page.profile.id)
  page.server.answer({ documents: { resumes: { list: [own], get: GONE } } })
  await search(page, 'pier')
  await card(page, 'North Pier').waitFor()
  await expectAccessible()
  const row = card(page, 'North Pier').getByRole('group', { name: 'Actions for Lamplighter, North Pier, Harbour Trust' })
  // They are drawn for the row that somebody is in.
  expect(row.count()).toBe(0)
  const enterRow = () =>
    card(page, 'North Pier')
      .getByRole('button', { name: /^Details of/ })
      .focus()
  await enterRow()
  await expectAccessible()
  expect(row.getByRole('button').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).toEqual([
    'Apply',
    'Tailor resume',
    'Cover letter',
    'Save',
    'Not like this',
    'Hide company',
  ])
  await row.getByRole('button', { name: 'Tailor resume' }).click()
  await arriveAt(page, `/resume/${own.id}?tailor=${job?.id}`)
  await page.goBack()
  await card(page, 'North Pier').waitFor()
  await enterRow()
  page.server.answer({
    documents: {
      resumes: { list: [], create: fault('TOO_MANY_DOCUMENTS') },
      letters: { list: { rows: [], next: null }, create: fault('TOO_MANY_LETTERS') },
    },
  })
  await row.getByRole('button', { name: 'Tailor resume' }).click()
  await eventually(() => page.server.sentTo('documents/resumes/create')).toMatchObject([{ profileId: page.profile.id }])
  await row.getByRole('button', { name: 'Cover letter' }).click()
  await eventually(() => page.server.sentTo('documents/letters/create')).toMatchObject([
    { profileId: page.profile.id, jobId: job?.id },
  ])
})

test('a job that was applied to is not applied to again', async () => {
  const page = await openSearchPage('Lamplighter, North Pier')
  const [job] = page.jobs
  const id = crypto.randomUUID()
  const mark = { id, jobId: job?.id ?? '', address: '', status: 'queued' as const, progress: 'needs-you' as const }
  page.server.answer({ applications: { marks: [mark] } })
  await page.reload()
  await search(page, 'pier')
  await card(page, 'North Pier').getByText('Needs you').first().waitFor()
  await openDetails(page, 'North Pier')
  await button(details(page), 'Needs you').waitFor()
  expect(button(details(page), 'Needs you').isDisabled()).toBe(true)
  await page.keyboard.press('a')
  expect(page.getByRole('dialog').count()).toBe(0)
})
