import { expect, test } from 'vitest'
import { button, card, details, openDetails, openSearchPage, search, searcher } from '#features/search/search.testing.ts'
import { expectAccessible } from '#testing/axe.ts'
import { installExtension } from '#testing/extension.ts'
import { newJob } from '#testing/keep-jobs.ts'
import { keepPreferences } from '#testing/keep-preferences.ts'
import { newProfiles } from '#testing/keep-profiles.ts'
import { eventually } from '#testing/locator.ts'
import { mountPage } from '#testing/mount.tsx'
import { RECORDED_AT } from '#testing/recordings.ts'
import { seeToast } from '#testing/toasts.ts'

const KEPT = { id: crypto.randomUUID(), created_at: RECORDED_AT.toISOString() }

test('“Not like this” hides a job and those like it, says so in the list, and can be undone', async () => {
  const lamps = (location: string) => newJob('Lamplighter', { location })
  const page = await openSearchPage(lamps('Leeds'), lamps('York'), newJob('Lamplighter, Night'), newJob('Lamplighter, Day'))
  await search(page, 'lamplighter')
  await page.getByText('4 jobs', { exact: true }).waitFor()
  await openDetails(page, 'Lamplighter, Night')
  await details(page).getByRole('heading', { name: 'Lamplighter, Night' }).waitFor()
  await button(details(page), 'Not like this').click()
  await seeToast('Hidden', '“Lamplighter, Night” and jobs at Harbour Trust with the same title')
  await card(page, 'Lamplighter, Night').waitFor({ state: 'detached' })
  await search(page, 'lamplighter')
  await page.getByText('1 job is left out because you said “Not like this”.').waitFor()
  await page.getByRole('link', { name: 'See the list' }).waitFor()
  await expectAccessible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  await page.keyboard.press('n')
  await seeToast('Hidden', '“Lamplighter” and jobs at Harbour Trust')
  await eventually(() => page.getByRole('article').count()).toBe(1)
  await button(page, 'Undo').first().click()
  await eventually(() => page.getByRole('article').count()).toBe(3)
})

test('an empty list says that jobs are left out', async () => {
  const page = await openSearchPage('Lamplighter')
  await search(page, 'lamplighter')
  await openDetails(page, 'Lamplighter')
  await button(details(page), 'Not like this').click()
  await seeToast('Hidden', '“Lamplighter”')
  await search(page, 'lamplighter')
  await page.getByText('1 job is left out because you said “Not like this”. See Job Preferences.').waitFor()
})

test('what the extension finds is left out, too', async () => {
  const extension = installExtension()
  const person = searcher('Lamplighter, Long Bridge')
  const mill = { company: 'Mill', location: 'Leeds', title: 'Lamplighter' }
  const score = ({ jobs }: { jobs: readonly { id: string; title: string; company: string; location: string }[] }) =>
    jobs.map(({ id, title, company, location }) => newJob(title, { id, company, location, source: 'Indeed', platform: 'indeed' }))
  const unwanted = { list: [{ ...KEPT, ...mill, jobId: 'old' }] }
  mountPage('/search?searchTerm=lamplighter', {
    as: 'maya',
    answers: { ...person.answers, search: { ...person.answers.search, score: score as never, unwanted } },
  })
  await eventually(() => extension.searches.length).toBe(1)
  const { searchId = '' } = extension.searches[0] ?? {}
  const found = (id: string, changes = {}) => ({ id, ...mill, url: `https://www.indeed.com/viewjob?jk=${id}`, ...changes })
  extension.find(searchId, found('1', { location: 'York' }), found('2', { title: 'Lamplighter, Low Bridge' }))
  extension.complete(searchId)
  await eventually(() => document.body.textContent).toContain('Low Bridge')
  expect(document.body.textContent).not.toContain('York')
})

test('Job Preferences lists them, and shows one again', async () => {
  let list = [{ ...KEPT, jobId: 'lever:1', title: 'Lamplighter', company: 'Harbour Trust', location: 'Leeds' }]
  const remove = () => {
    list = []
    return list
  }
  const answers = { ...keepPreferences(...newProfiles('Nurse')).answers, search: { unwanted: { list: () => list, remove } } }
  const page = mountPage('/job-preferences', { as: 'maya', answers })
  await page.getByRole('list', { name: "Jobs you don't want to see" }).getByText('Harbour Trust').waitFor()
  await expectAccessible()
  await button(page, 'Show Lamplighter again').click()
  await seeToast('Listed again', '“Lamplighter” and jobs like it')
  await page.getByText('Nothing is hidden.').waitFor()
})
