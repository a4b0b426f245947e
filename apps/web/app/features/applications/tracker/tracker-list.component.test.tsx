import { UNDO_SECONDS } from '@jobapply/core/applications/tracker-constants'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '#testing/axe.ts'
import { keepApplications, newApplication } from '#testing/keep-applications.ts'
import { eventually } from '#testing/locator.ts'
import { mountPage } from '#testing/mount.tsx'
import { seeToast } from '#testing/toasts.ts'
import { arriveAt, type Page } from '#testing/visit.ts'

async function visitList() {
  const kept = keepApplications(
    newApplication('Fleet Planner', 'saved'),
    newApplication('Warehouse Shift Lead', 'applied'),
    newApplication('Transport Planner', 'interview'),
    newApplication('Night Planner', 'offer'),
  )
  const page = mountPage('/applications', { answers: { applications: kept.answers } })
  await page.getByRole('button', { name: 'List' }).click()
  return Object.assign(page, { kept })
}
const choose = (page: Page, title: string) => page.getByRole('checkbox', { name: `Select ${title}, Rijnmond Dairy` })
const rows = (page: Page) =>
  page.getByRole('table', { name: 'Applications' }).getByRole('checkbox', { name: /^Select .*Planner/ })

test('the list finds words, keeps its filters in the address, and moves several with one undo', async () => {
  const page = await visitList()
  await page.getByLabel('Find applications').fill('planner')
  await arriveAt(page, '/applications?view=list&text=planner')
  await eventually(() => rows(page).count()).toBe(3)
  await page.reload()
  await eventually(() => rows(page).count()).toBe(3)
  expect(page.getByLabel('Find applications').inputValue()).toBe('planner')
  await choose(page, 'Transport Planner').check()
  await choose(page, 'Night Planner').check()
  await expectAccessible()
  await page.getByLabel('Move to').selectOption('rejected')
  await seeToast('Moved to Rejected', '2 applications')
  const both = () => [page.kept.statusOf('Transport Planner'), page.kept.statusOf('Night Planner')]
  expect(both()).toEqual(['rejected', 'rejected'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await eventually(both).toEqual(['interview', 'offer'])
  await page.getByLabel('Find applications').fill('zebra')
  await page.getByRole('heading', { name: 'Nothing found' }).waitFor()
})

test('several are removed with one undo, and when it has run out they are gone', async () => {
  const page = await visitList()
  await choose(page, 'Transport Planner').check()
  await choose(page, 'Night Planner').check()
  await page.getByRole('button', { name: 'Remove' }).click()
  await seeToast('Removed', '2 applications')
  await choose(page, 'Transport Planner').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await choose(page, 'Transport Planner').waitFor()
  expect(page.server.sentTo('applications/tracker/remove')).toEqual([])

  await choose(page, 'Night Planner').check()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await page.getByRole('button', { name: 'Remove' }).click()
  await vi.advanceTimersByTimeAsync(UNDO_SECONDS * 1000)
  vi.useRealTimers()
  await eventually(page.kept.titles).toEqual(['Fleet Planner', 'Warehouse Shift Lead', 'Transport Planner'])
  expect(choose(page, 'Night Planner').count()).toBe(0)
})

test('whoever leaves the page before the undo has run out has decided', async () => {
  const page = await visitList()
  const sent: Blob[] = []
  const sendBeacon = (path: string, body: Blob) => path === '/rpc/applications/tracker/remove' && sent.push(body) > 0
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { sendBeacon }))
  await choose(page, 'Night Planner').check()
  await page.getByRole('button', { name: 'Remove' }).click()
  await seeToast('Removed', 'Night Planner')
  dispatchEvent(new Event('pagehide'))
  const { id } = page.kept.all().find(({ job_title }) => job_title === 'Night Planner') ?? { id: '' }
  expect(await Promise.all(sent.map(async (body) => JSON.parse(await body.text())))).toEqual([{ json: { ids: [id] } }])
  dispatchEvent(new Event('pagehide'))
  expect(sent).toHaveLength(1)
})
