import { expect, test } from 'vitest'
import { applicant, line, row, sheet } from '#e2e/applying.ts'
import { newTab } from '#e2e/billing.ts'
import { openProduct, visitAs } from '#e2e/browser.ts'
import { search, words } from '#e2e/search.ts'
import { arriveAt, eventually } from '#e2e/steps.ts'
import { seeToast } from '#e2e/toasts.ts'

const product = openProduct()

test('APPLY-018 APPLY-043 APPLY-049 SEARCH-011 SEARCH-015 SEARCH-039 a demo job goes from the search to an application and its receipt', async () => {
  const person = await applicant(product)
  const page = await visitAs(product, person)
  const applications = async (view: 'queue' | 'needs-you' | 'sent') => (await person.call.applications.list({ view })).rows
  await page.goto('/auto-apply')
  await words(page).waitFor()
  await search(page, 'nurse')
  const demo = page.getByRole('region', { name: 'Jobs found' }).getByRole('article').filter({ hasText: 'Demo' })
  await demo.nth(5).waitFor()
  const title = (await demo.first().getByRole('heading').textContent())?.replace(' (opens in a new tab)', '') ?? ''
  await demo.first().getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Continue to Apply (1)' }).click()
  await sheet(page).getByText('5 of 5 left today').waitFor()
  await line(page, title).getByText('ines@gmail.com').waitFor()
  const authorised = 'Are you authorised to work where this job is?'
  await line(page, title).getByRole('group', { name: authorised }).getByText('Yes', { exact: true }).click()
  await sheet(page).getByRole('button', { name: 'Approve 1 application' }).click()
  await seeToast(page, '1 application approved', 'Nothing has been sent yet')

  // What was not answered in the review is asked; who wants to answer on the form goes on at once.
  await arriveAt(page, '/auto-apply?searchTerm=nurse&tab=needs-you')
  await page.getByRole('heading', { name: 'I agree that this demo keeps nothing of what I send.' }).waitFor()
  expect(await page.getByRole('heading', { name: authorised }).count()).toBe(0)
  await eventually(() => applications('needs-you')).toMatchObject([{ status: 'queued', job_title: title }])
  const form = await newTab(page, () => page.getByRole('link', { name: /^Open the form/ }).click())
  await form.getByRole('heading', { name: 'Apply for this job' }).waitFor()
  await form.close()
  await row(page, title).getByText('Did you send it?').waitFor()
  await row(page, title).getByRole('button', { name: 'What to copy' }).click()
  await row(page, title).getByText('ines@gmail.com').waitFor()
  await row(page, title).getByText(authorised).waitFor()
  await row(page, title)
    .getByRole('button', { name: /^Not yet/ })
    .click()
  await seeToast(page, 'Kept for later', title)
  await eventually(() => applications('needs-you')).toMatchObject([{ status: 'queued', progress: 'needs-you' }])
  expect(await applications('sent')).toEqual([])
  await row(page, title)
    .getByRole('button', { name: /^I submitted it/ })
    .click()
  // proves APPLY-013
  await seeToast(page, 'Application submitted!', `Applied to ${title} at `)
  await page.getByText('Nothing needs you right now. We ask you here instead of guessing.').waitFor()
  await eventually(() => applications('sent')).toMatchObject([{ status: 'applied', job_title: title }])
  await page.getByRole('button', { name: 'Receipt' }).click()
  await arriveAt(page, `/applications/${(await applications('sent'))[0]?.id}/receipt`)
  await page.getByText('You said: submitted').first().waitFor()

  await page.goto('/auto-apply?searchTerm=nurse')
  const sent = demo.filter({ hasText: title }).filter({ hasText: 'Applied' })
  await sent.waitFor()
  await eventually(() => sent.getByRole('checkbox').isDisabled()).toBe(true)
})
