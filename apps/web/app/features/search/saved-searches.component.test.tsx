import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe.ts'
import { fault } from '#testing/calls.ts'
import { newApplication } from '#testing/keep-jobs.ts'
import { eventually } from '#testing/locator.ts'
import { RECORDED_AT, recorded } from '#testing/recordings.ts'
import { seeToast } from '#testing/toasts.ts'
import { arriveAt } from '#testing/visit.ts'
import { button, card, openDetails, openSearchPage, search, words } from './search.testing.ts'

test('named searches are kept, keep searching, and go when they are deleted', async () => {
  const page = await openSearchPage()
  await words(page).fill('nurse')
  await button(page, 'Saved searches').click()
  const dialog = page.getByRole('dialog', { name: 'Saved searches' })
  await dialog.getByText('You have no saved searches yet.').waitFor()
  await dialog.getByLabel('Save this search as').fill('Nursing in Skåne')
  await page.keyboard.press('Enter')
  const kept = dialog.getByRole('listitem').filter({ hasText: 'Nursing in Skåne' })
  await kept.waitFor()
  expect(kept.getByLabel('Keep searching').isChecked()).toBe(true)
  await expectAccessible()
  await kept.getByLabel('Keep searching').uncheck()
  await kept.getByText('Runs only when you load it.').waitFor()
  expect(page.kept.searches()).toMatchObject([{ keepSearching: false, preferences: { searchTerm: 'nurse' } }])
  await button(kept, 'Delete Nursing in Skåne').click()
  await kept.waitFor({ state: 'detached' })
})

test('a standing search says when it ran and how many jobs it has sent', async () => {
  const page = await openSearchPage()
  await words(page).fill('nurse')
  await button(page, 'Save search preferences').click()
  await seeToast('Preferences Saved', '')
  const [saved] = page.kept.searches()
  if (saved) page.kept.put({ ...saved, keepSearching: true, announced: 1, lastRunAt: RECORDED_AT.toISOString() })
  await button(page, 'Saved searches').click()
  await page.getByRole('dialog', { name: 'Saved searches' }).getByText('1 job sent so far').waitFor()
  await expectAccessible()
})

test('an address that is no job gets a clear sentence and adds nothing', async () => {
  const page = await openSearchPage()
  page.server.answer({ jobs: { paste: fault('NOT_A_JOB_ADDRESS') } })
  await button(page, 'Add by address').click()
  const dialog = page.getByRole('dialog', { name: 'Add a job by its address' })
  await dialog.getByLabel('Address').fill('not an address')
  await button(dialog, 'Add').click()
  await dialog.getByText('Please paste the whole https address').waitFor()
  await expectAccessible()
  await arriveAt(page, '/search')
})

test('a job is saved from its details; saved jobs can be opened and removed', async () => {
  const page = await openSearchPage('Lamplighter, Customs House', 'Lamplighter, Fish Market')
  await button(page, 'Saved jobs (0)').click()
  const list = page.getByRole('dialog', { name: 'Saved jobs' })
  await list.getByText('No saved jobs yet.').waitFor()
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'detached' })
  await search(page, 'lamplighter customs house')
  await openDetails(page, 'Customs House')
  await button(page.getByRole('complementary', { name: 'Details' }), 'Save').click()
  await seeToast('Job saved', 'Lamplighter, Customs House, Harbour Trust')
  await button(page, 'Saved jobs (1)').click()
  const job = list.getByRole('listitem').filter({ hasText: 'Customs House' })
  await job.waitFor()
  expect(job.getByRole('link').getAttribute('href')).toMatch(/^https:\/\/boards\.greenhouse\.io\/harbour\/jobs\//)
  await expectAccessible()
  await button(job, 'Remove Lamplighter, Customs House, Harbour Trust').click()
  await job.waitFor({ state: 'detached' })
  expect(page.kept.saved()).toEqual([])
  expect(card(page, 'Customs House').getByRole('img', { name: 'Saved' }).count()).toBe(0)
})

test('saved jobs come in pages; one that is removed leaves the list and the number, and the pages go on', async () => {
  const page = await openSearchPage()
  const rows = Array.from({ length: 6 }, (_, index) =>
    newApplication(`Lamplighter ${index}`, { status: 'saved', progress: null }),
  )
  const next = `1.${crypto.randomUUID()}`
  page.server.answer({
    applications: {
      saved: {
        ids: rows.map(({ jobId }) => jobId),
        list: (input) => (input?.cursor ? { rows: rows.slice(5), next: null } : { rows: rows.slice(0, 5), next }),
      },
    },
  })
  await page.reload()
  await button(page, 'Saved jobs (6)').click()
  const list = page.getByRole('dialog', { name: 'Saved jobs' })
  const shown = list.getByRole('listitem')
  await eventually(() => shown.count()).toBe(5)
  await shown.first().getByRole('button').click()
  await eventually(() => shown.count()).toBe(4)
  await button(list, 'Show more jobs').click()
  await eventually(() => shown.count()).toBe(5)
  await button(list, 'Show more jobs').waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await button(page, 'Saved jobs (5)').waitFor()
})

test('signing out takes every copy of a search and its settings out of the browser, and leaves theme and sidebar', async () => {
  const page = await openSearchPage()
  await button(page, 'Save search preferences').click()
  await seeToast('Preferences Saved', '')
  expect(Object.keys(localStorage)).toContain('jobSearchPreferences')
  localStorage.setItem('mjto-theme', 'dark')
  for (const key of ['autoApplySettings', 'onboardingData']) localStorage.setItem(key, '{}')
  sessionStorage.setItem('onboarding', '{}')
  // biome-ignore lint/suspicious/noDocumentCookie: as the sidebar keeps it
  document.cookie = 'sidebar_state=collapsed; path=/'
  page.server.answer({ auth: { signOut: undefined as never, session: { ...recorded.maya.auth.session, user: null } } })
  await button(page, 'User menu').click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  // proves AUTH-060
  await eventually(() => Object.keys(localStorage)).toEqual(['mjto-theme'])
  expect([sessionStorage.getItem('onboarding'), document.cookie]).toEqual([
    null,
    expect.stringContaining('sidebar_state=collapsed'),
  ])
})
