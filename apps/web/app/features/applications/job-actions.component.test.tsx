import { expect, test } from 'vitest'
import { applicant, button, newResume, openJobs, sheet, tab } from '#features/applications/applying.testing.ts'
import { card, details, openDetails, openSearchPage, search } from '#features/search/search.testing.ts'
import { expectAccessible } from '#testing/axe.ts'
import { fault } from '#testing/calls.ts'
import { eventually } from '#testing/locator.ts'
import { seeToast } from '#testing/toasts.ts'
import { arriveAt } from '#testing/visit.ts'

const GONE = fault('DOCUMENT_NOT_FOUND')

test('a job is approved where it is read: Details, Apply, Approve', async () => {
  const page = await openJobs(applicant('Lamplighter, North Pier', 'Lamplighter, South Pier'), 'pier')
  await openDetails(page, 'North Pier')
  await button(details(page), 'Apply').click()
  await sheet(page).getByText('Lamplighter, North Pier').waitFor()
  expect(sheet(page).getByText('South Pier').count()).toBe(0)
  await button(sheet(page), 'Approve 1 application').click()
  await seeToast('1 application approved', '')
  await tab(page, 'Queue (1)').waitFor()
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
