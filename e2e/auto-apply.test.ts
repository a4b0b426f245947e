import { addProfile } from '@jobapply/server/testing/jobs'
import { admin, newcomer } from '@jobapply/server/testing/people'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { applicant, approve, LAMPLIGHTER, line, openJobs, row, sheet, tab, tick } from './shared/applying.ts'
import { newTab, withTrial } from './shared/billing.ts'
import { openProduct, visitAs } from './shared/browser.ts'
import { DAY } from './shared/days.ts'
import { card, search, words } from './shared/search.ts'
import { arriveAt, eventually, failCall, hasKeyboard } from './shared/steps.ts'
import { seeToast, toastsTold } from './shared/toasts.ts'

const product = openProduct()
const HOUR = 3_600_000
const heading = (page: Page) => page.getByRole('heading', { name: 'Auto Apply Jobs Across Platforms' })
const openPage = async (person: Parameters<typeof visitAs>[1]) => {
  const page = await visitAs(product, person)
  await page.goto('/auto-apply')
  await heading(page).waitFor()
  return page
}

test('TRIAL-013 TRIAL-014 TRIAL-018 the gate loads, tells a trial that ends, and leaves the page usable', async () => {
  const page = await visitAs(product, await withTrial(product, await applicant(product), 36 * HOUR))
  let answers = 0
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/rpc/billing/planInfo', async (route) => {
    // The first failure lets the frame go on without its banner: now the gate waits by itself.
    if (++answers === 1) return route.fulfill({ status: 500, json: {} })
    await promise
    await route.continue()
  })
  await page.goto('/auto-apply')
  await page.getByRole('main').getByRole('status', { name: 'Loading' }).waitFor()
  expect(await heading(page).count()).toBe(0)
  resolve()
  const dialog = page.getByRole('dialog', { name: 'Trial Ending Soon' })
  await dialog.getByText('Your free trial ends in 2 days.').waitFor()
  await dialog.getByRole('button', { name: 'Continue Trial' }).click()
  await dialog.waitFor({ state: 'detached' })
  await search(page, 'lamplighter')
  await seeToast(page, 'Search completed!', '')
})

test('TRIAL-015 TRIAL-017 TRIAL-024 an expired trial offers plans and close', async () => {
  const page = await visitAs(product, await withTrial(product, await applicant(product), -HOUR))
  await page.goto('/auto-apply')
  const dialog = page.getByRole('dialog', { name: 'Trial Expired' })
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.waitFor({ state: 'detached' })
  // Several at once need a plan; one stays possible.
  await search(page, 'nurse')
  await page.getByLabel('Select all').check()
  await page.getByRole('button', { name: /^Continue to Apply/ }).click()
  await sheet(page).getByText('Trial Expired — Please upgrade to continue using this feature.').waitFor()
  const ticks = sheet(page).getByRole('checkbox')
  for (let index = (await ticks.count()) - 1; index > 0; index--) await ticks.nth(index).uncheck()
  await sheet(page).getByRole('button', { name: 'Approve 1 application' }).and(page.locator(':enabled')).waitFor()
  await page.reload()
  await dialog.waitFor()
  expect(await dialog.getByRole('button', { name: 'Continue Trial' }).count()).toBe(0)
  await dialog.getByRole('link', { name: 'View Pricing Plans' }).click()
  await arriveAt(page, '/pricing')
})

test('TRIAL-014 TRIAL-016 APPLY-005 with 3 days left, and for an admin, no dialog opens; only the admin is unlimited', async () => {
  const badge = (page: Page) => page.getByText('Admin Access - Unlimited')
  const early = await openPage(await withTrial(product, await newcomer(product.server), 3 * DAY - HOUR))
  await early.getByText('5 of 5 left today').waitFor()
  const chief = await openPage(await withTrial(product, await admin(product.server), -DAY))
  await badge(chief).waitFor()
  await early.waitForLoadState('networkidle')
  expect([await badge(early).count(), await early.getByRole('dialog').count(), await chief.getByRole('dialog').count()]).toEqual([
    0, 0, 0,
  ])
})

test('APPLY-001 APPLY-002 APPLY-003 APPLY-004 APPLY-006 APPLY-007 without a profile the page asks for one, with one it shows the search', async () => {
  const person = await newcomer(product.server)
  const page = await openPage(person)
  await page.getByRole('heading', { name: 'No Profile Available' }).waitFor()
  await page.getByText('No profile found. Please create a profile to use Auto Apply functionality.').waitFor()
  await page.getByRole('link', { name: 'Create Profile' }).click()
  await arriveAt(page, '/profiles')

  const { id } = await person.call.profiles.create({ profile_name: 'Harbour' })
  await page.goto('/auto-apply')
  await page.getByRole('note', { name: 'Profile found' }).getByText('Profile found: “Harbour”.').waitFor()
  await words(page).waitFor()
  const active = page.getByText('Active', { exact: true })
  expect(await active.count()).toBe(0)
  await person.call.preferences.automation.update({ profileId: id, automation_is_active: true })
  await page.reload()
  await active.waitFor()
})

test('APPLY-018 APPLY-043 APPLY-049 APPLY-050 APPLY-051 SEARCH-011 SEARCH-015 a demo job goes from the search to an application, and the limit ends it', async () => {
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
  await page.getByText('Nothing needs you. We ask here before anything is guessed.').waitFor()
  await eventually(() => applications('sent')).toMatchObject([{ status: 'applied', job_title: title }])
  await page.getByRole('button', { name: 'Receipt' }).click()
  await arriveAt(page, `/applications/${(await applications('sent'))[0]?.id}/receipt`)
  await page.getByText('You said: submitted').first().waitFor()

  await page.goto('/auto-apply?searchTerm=nurse')
  const sent = demo.filter({ hasText: title }).filter({ hasText: 'Applied' })
  await sent.waitFor()
  await eventually(() => sent.getByRole('checkbox').isDisabled()).toBe(true)
  await page.getByLabel('Select all').check()
  await eventually(() => sent.getByRole('checkbox').isChecked()).toBe(false)
  const open = await page.getByRole('region', { name: 'Jobs found' }).getByRole('article').count()
  await page.getByRole('button', { name: `Continue to Apply (${open - 1})` }).click()

  // proves APPLY-047
  await sheet(page).getByRole('button', { name: 'Approve the first 4' }).click()
  await seeToast(page, '4 applications approved', 'Application limit reached: Daily limit reached: 5 of 5 applications used.')
  await tab(page, 'Needs you (4)').waitFor()
  await page.getByText('0 of 5 left today').waitFor()
  await tab(page, 'Jobs').click()
  await demo.getByRole('checkbox', { disabled: false }).first().check()
  await page.getByRole('button', { name: 'Continue to Apply (1)' }).click()
  await sheet(page).getByText('Your limit is reached. It resets on').waitFor()
  expect(
    await sheet(page)
      .getByRole('button', { name: /^Approve/ })
      .count(),
  ).toBe(0)
  await sheet(page).getByRole('link', { name: 'View Pricing Plans' }).click()
  await arriveAt(page, '/pricing')
})

test('APPLY-058 a similar job is warned about and waits for Apply anyway; ticks stay when the review is left', async () => {
  const person = await applicant(product)
  await approve(person, ['Lamplighter, East Pier'])
  const titles = ['Lamplighter, East Pier', 'Lamplighter, West Pier']
  const page = await openJobs(product, person, titles, 'lamplighter pier')
  await page.getByLabel('Select all').check()
  const go = page.getByRole('button', { name: 'Continue to Apply (2)' })
  await go.click()
  await line(page, 'East Pier').getByText('You applied to a job with the same title, company and location on').waitFor()
  await eventually(() => tick(page, 'East Pier').isChecked()).toBe(false)
  await tick(page, 'West Pier').uncheck()
  await sheet(page).getByText('Tick at least one job').waitFor()
  await page.keyboard.press('Escape')
  await go.click()
  await line(page, 'East Pier').getByRole('button', { name: 'Apply anyway' }).click()
  await eventually(() => tick(page, 'West Pier').isChecked()).toBe(false)
  await sheet(page).getByRole('button', { name: 'Approve 1 application' }).click()
  await seeToast(page, '1 application approved', '')
  await tab(page, 'Queue (2)').waitFor()
})

test('what the person chooses in the review is what is approved: profile, resume and letter', async () => {
  const person = await applicant(product)
  const canal = await addProfile(person, { ...LAMPLIGHTER, email: 'canal@gmail.com', desired_job_title: 'Cook' }, 'Canal')
  await person.call.documents.resumes.create({ profileId: canal, name: 'Canal resume' })
  const page = await openJobs(product, person, ['Lamplighter, Mirror Canal'], 'mirror canal')
  await card(page, 'Mirror Canal').getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Continue to Apply (1)' }).click()
  const choice = (name: string) => line(page, 'Mirror Canal').getByLabel(`${name} for Lamplighter, Mirror Canal`)
  await line(page, 'Mirror Canal').getByText('ines@gmail.com').waitFor()
  await choice('Profile').selectOption('Canal')
  await line(page, 'Mirror Canal').getByText('canal@gmail.com').waitFor()
  await eventually(() => choice('Resume').locator('option:checked').textContent()).toBe('Canal resume')
  await choice('Letter').selectOption('No letter')
  await sheet(page).getByRole('button', { name: 'Approve 1 application' }).click()
  await tab(page, 'Queue (1)').waitFor()
  const id = (await person.call.applications.list({ view: 'queue' })).rows[0]?.id ?? ''
  expect(await person.call.applications.get({ id })).toMatchObject({
    profileId: canal,
    coverLetterData: null,
    resumeData: { name: 'Canal resume' },
    fields: expect.arrayContaining([expect.objectContaining({ label: 'Email', value: 'canal@gmail.com' })]),
  })
})

test('the review is used with the keyboard alone', async () => {
  const page = await openJobs(product, await applicant(product), ['Lamplighter, North Lock', 'Lamplighter, South Lock'], 'lock')
  await page.getByLabel('Select all').check()
  await page.getByRole('button', { name: 'Continue to Apply (2)' }).press('Enter')
  await sheet(page).getByRole('button', { name: 'Approve 2 applications' }).waitFor()
  const first = sheet(page).getByRole('checkbox').first()
  const second = sheet(page).getByRole('checkbox').nth(1)
  await page.keyboard.press('j')
  await eventually(() => hasKeyboard(first)).toBe(true)
  await page.keyboard.press('Enter')
  await sheet(page).getByText('You copy into the form').waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('Space')
  await eventually(() => second.isChecked()).toBe(false)
  await page.keyboard.press('k')
  await eventually(() => hasKeyboard(first)).toBe(true)
  await page.keyboard.press('Control+Enter')
  await seeToast(page, '1 application approved', '')
  await tab(page, 'Queue (1)').waitFor()
})

test('APPLY-015 APPLY-016 APPLY-017 a refused or failed submit is told, and the application stays', async () => {
  const person = await applicant(product)
  const [queued] = await approve(person, ['Lamplighter, Fog Signal'])
  await person.call.applications.open({ id: queued?.id ?? '' })
  const page = await visitAs(product, person)
  await page.goto('/auto-apply?tab=needs-you')
  const press = () =>
    row(page, 'Fog Signal')
      .getByRole('button', { name: /^I submitted it/ })
      .click()
  const answer = (refusal: object) =>
    page.route('**/rpc/applications/submit', (route) =>
      route.fulfill({ json: { json: { success: false, error: null, details: null, ...refusal } } }),
    )
  await answer({ details: { daily: 'Daily limit reached.', weekly: 'Weekly limit reached.' } })
  await press()
  await seeToast(page, 'Application limit reached', 'Daily limit reached. Weekly limit reached.')
  await answer({ error: 'You have already applied to this job.' })
  await press()
  await seeToast(page, 'Application failed', 'You have already applied to this job.')
  await answer({})
  await press()
  await seeToast(page, 'Application failed', 'Unknown error occurred')
  await failCall(page, 'applications/submit', { status: 500, code: 'UNEXPECTED', message: 'The server is busy.' })
  await press()
  await seeToast(page, 'Application failed', 'The server is busy.')
  await row(page, 'Fog Signal').waitFor()
})

test('APPLY-014 several that were sent are noted one after the other, and only those are counted', async () => {
  const person = await applicant(product)
  const titles = ['Lamplighter, Bell Buoy', 'Lamplighter, Whistle Buoy', 'Lamplighter, Gong Buoy']
  for (const { id } of await approve(person, titles)) await person.call.applications.open({ id })
  const page = await visitAs(product, person)
  await page.goto('/auto-apply?tab=needs-you')
  await page.getByText('Three applications wait for you.').waitFor()
  await page.route('**/rpc/applications/submit', (route) =>
    route.request().postData()?.includes('Gong Buoy')
      ? route.fulfill({ json: { json: { success: false, error: 'Not this one.', details: null } } })
      : route.continue(),
  )
  for (const title of titles) await row(page, title).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'I submitted these 3' }).click()
  await seeToast(page, 'Application failed', 'Not this one.')
  await seeToast(page, 'Applications Submitted', 'Successfully applied to 2 jobs')
  await page.getByText('One application waits for you.').waitFor()
  expect(toastsTold(page).filter(({ title }) => title === 'Application submitted!')).toEqual([])
})
