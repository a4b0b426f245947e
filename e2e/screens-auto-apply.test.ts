import { addProfile } from '@jobapply/server/testing/jobs'
import { newcomer } from '@jobapply/server/testing/people'
import { test } from 'vitest'
import { applicant, approve, approveDemo, LAMPLIGHTER, line, openJobs, row, sheet, tab } from './shared/applying.ts'
import { withTrial } from './shared/billing.ts'
import { inspect, openProduct, visitAs } from './shared/browser.ts'
import { offerJobs } from './shared/jobs.ts'
import { card, search, words } from './shared/search.ts'

const product = openProduct()
const HOUR = 3_600_000

test('the trial dialogs, and a person without a profile', async () => {
  const person = await newcomer(product.server)
  const page = await visitAs(product, await withTrial(product, person, 36 * HOUR))
  await page.goto('/auto-apply')
  await page.getByRole('dialog', { name: 'Trial Ending Soon' }).waitFor()
  await inspect(page, 'auto-apply-trial-ending')
  await page.getByRole('button', { name: 'Continue Trial' }).click()
  await page.getByRole('heading', { name: 'No Profile Available' }).waitFor()
  await inspect(page, 'auto-apply-no-profile')
  await withTrial(product, person, -HOUR)
  await page.reload()
  await page.getByRole('dialog', { name: 'Trial Expired' }).waitFor()
  await inspect(page, 'auto-apply-trial-expired')
})

test('the review of several jobs: prepared, opened, over the limit, and applied to before', async () => {
  const person = await newcomer(product.server)
  const profileId = await addProfile(person, LAMPLIGHTER, 'Harbour')
  await addProfile(
    person,
    { ...LAMPLIGHTER, email: null, desired_job_title: 'Lock Keeper', technical_skills: ['Lock gates'] },
    'Canal',
  )
  await person.call.documents.resumes.create({ profileId, name: 'Harbour resume, May' })
  const settings = await person.call.preferences.settings.get({ profileId })
  const changes = { ...settings, autoGenerateCoverLetter: true }
  await person.call.preferences.settings.save({ profileId, version: 0, overwrite: true, settings: changes })
  await approve({ ...person, profileId }, ['Lamplighter, Chain Quay'])
  const description = 'Requirements:\n- Lanterns\n- Ladders\n- At least 3 years of experience'
  await offerJobs(
    product,
    ...['Salt', 'Chain', 'Sugar', 'Timber', 'Fish', 'Coal'].map((name) => ({
      title: `Lamplighter, ${name} Quay`,
      company: 'Harbour Trust',
      description,
    })),
    { title: 'Lock Keeper, Quay Locks', company: 'Canal Board', description: 'Requirements:\n- Lock gates' },
  )
  const page = await visitAs(product, person)
  await page.goto('/auto-apply')
  await words(page).waitFor()
  await search(page, 'quay')
  await card(page, 'Quay Locks').waitFor()
  await page.getByLabel('Select all').check()
  await inspect(page, 'auto-apply-jobs')
  await page.getByRole('button', { name: /^Continue to Apply/ }).click()
  await line(page, 'Quay Locks').getByText('Only you can answer').waitFor()
  await inspect(page, 'auto-apply-review')
  await line(page, 'Salt Quay')
    .getByRole('button', { name: /^What goes out/ })
    .click()
  await line(page, 'Salt Quay').getByRole('region', { name: 'Letter' }).waitFor()
  await line(page, 'Salt Quay').scrollIntoViewIfNeeded()
  await inspect(page, 'auto-apply-review-opened')
})

test('the queue and what needs the person, filled and empty', async () => {
  const person = await applicant(product)
  const page = await openJobs(product, person, ['Lamplighter, Rope Walk'], 'rope walk')
  await tab(page, 'Queue (0)').click()
  await page.getByRole('heading', { name: 'Your queue is empty' }).waitFor()
  await inspect(page, 'auto-apply-queue-empty')
  await tab(page, 'Needs you (0)').click()
  await page.getByText('Nothing needs you.').waitFor()
  await inspect(page, 'auto-apply-needs-you-empty')
  const titles = ['Lamplighter, Sail Loft', 'Lamplighter, Net Loft', 'Lamplighter, Mould Loft', 'Lamplighter, Boat Shed']
  const [sail, net, mould] = await approve(person, titles)
  for (const one of [sail, net]) await person.call.applications.open({ id: one?.id ?? '' })
  await person.call.applications.report({ id: mould?.id ?? '', progress: 'filling' })
  await page.goto('/auto-apply?tab=queue')
  const stop = { name: 'Stop everything' }
  await page.getByRole('main').getByRole('button', stop).waitFor()
  await row(page, 'Boat Shed').waitFor()
  await inspect(page, 'auto-apply-queue')
  await page.getByRole('banner').getByRole('button', stop).click()
  await page.getByText('Everything is stopped. No form is filled in until you continue.').waitFor()
  await tab(page, 'Needs you (3)').click()
  await row(page, 'Mould Loft').getByText('no confirmation came').waitFor()
  await row(page, 'Net Loft').getByRole('button', { name: 'What to copy' }).click()
  await row(page, 'Net Loft').getByText('Nothing was prepared').waitFor()
  await inspect(page, 'auto-apply-needs-you')
})

test('a review whose limit is reached, and one that is being prepared', async () => {
  const person = await applicant(product)
  await approve(
    person,
    ['A', 'B', 'C', 'D', 'E'].map((name) => `Lamplighter, Stair ${name}`),
  )
  const page = await openJobs(product, person, ['Lamplighter, Slipway'], 'slipway')
  await card(page, 'Slipway').getByRole('checkbox').check()
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/rpc/applications/review', async (route) => {
    await promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Continue to Apply (1)' }).click()
  await sheet(page).getByText('Writing the letter').filter({ visible: true }).waitFor()
  await inspect(page, 'auto-apply-review-preparing')
  resolve()
  await sheet(page).getByText('Your limit is reached.').waitFor()
  await inspect(page, 'auto-apply-review-limit')
})

test('questions that only the person can answer, kept answers, and the automation drawer', async () => {
  const person = await applicant(product)
  await approveDemo(product, person, 'shifts', 2)
  await approveDemo(product, person, 'convictions', 1)
  const page = await visitAs(product, person)
  await page.goto('/auto-apply?tab=needs-you')
  await page.getByRole('listitem', { name: 'Which shifts can you work?' }).getByText('Days').click()
  await page.getByRole('button', { name: 'Save 1 answer' }).waitFor()
  await inspect(page, 'auto-apply-questions')
  await page.goto('/answers')
  await page.getByRole('heading', { name: 'No answer is kept yet' }).waitFor()
  await inspect(page, 'answers-none', { widths: ['390'] })
  await page.goto('/auto-apply')
  await page.getByRole('button', { name: 'Automation' }).click()
  await page.getByRole('switch', { name: 'Hold per company' }).check()
  await inspect(page, 'automation-drawer')
})
