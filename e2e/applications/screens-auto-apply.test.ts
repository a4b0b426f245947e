import { addProfile } from '@jobapply/server/testing/jobs'
import { newcomer } from '@jobapply/server/testing/people'
import { expect, test } from 'vitest'
import { approve, approveDemo, LAMPLIGHTER, line, row } from '#e2e/applying.ts'
import { inspect, openProduct, visitAs } from '#e2e/browser.ts'
import { offerJobs } from '#e2e/jobs.ts'
import { card, search, words } from '#e2e/search.ts'

const product = openProduct()

test('the jobs, their review, the queue, what needs the person, kept answers, and the automation drawer', async () => {
  const newly = await newcomer(product.server)
  const profileId = await addProfile(newly, LAMPLIGHTER, 'Harbour')
  const person = { ...newly, profileId }
  const other = { ...LAMPLIGHTER, email: null, desired_job_title: 'Lock Keeper', technical_skills: ['Lock gates'] }
  await addProfile(person, other, 'Canal')
  await person.call.documents.resumes.create({ profileId, name: 'Harbour resume, May' })
  const settings = await person.call.preferences.settings.get({ profileId })
  const changes = { ...settings, autoGenerateCoverLetter: true }
  await person.call.preferences.settings.save({ profileId, version: 0, overwrite: true, settings: changes })
  await approve(person, ['Lamplighter, Chain Quay'])
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
  expect(await page.title()).toContain('Auto Apply')
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

  await approveDemo(product, person, 'shifts', 2)
  const [sail, mould] = await approve(person, ['Lamplighter, Sail Loft', 'Lamplighter, Mould Loft'])
  await person.call.applications.open({ id: sail?.id ?? '' })
  await person.call.applications.report({ id: mould?.id ?? '', progress: 'filling' })
  await page.goto('/auto-apply?tab=queue')
  await page.getByRole('main').getByRole('button', { name: 'Stop everything' }).waitFor()
  await row(page, 'Chain Quay').waitFor()
  await inspect(page, 'auto-apply-queue')
  await person.call.applications.stop()
  await page.goto('/auto-apply?tab=needs-you')
  await page.getByRole('listitem', { name: 'Which shifts can you work?' }).getByText('Days').click()
  await page.getByRole('button', { name: 'Save 1 answer' }).waitFor()
  await row(page, 'Sail Loft').getByRole('button', { name: 'What to copy' }).click()
  await row(page, 'Sail Loft').getByText('Nothing was prepared').waitFor()
  await row(page, 'Mould Loft').getByText('no confirmation came').waitFor()
  await inspect(page, 'auto-apply-needs-you')
  await page.goto('/answers')
  await page.getByRole('heading', { name: 'No saved answers yet' }).waitFor()
  await inspect(page, 'answers-none', { widths: ['390'] })
  await page.goto('/auto-apply')
  await page.getByRole('button', { name: 'Automation' }).click()
  await page.getByRole('switch', { name: 'Pause after applying to a company' }).check()
  await inspect(page, 'automation-drawer')
})
