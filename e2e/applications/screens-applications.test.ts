import { jobOf } from '@jobapply/server/testing/applying'
import { test } from 'vitest'
import { inspect, openProduct, sidewaysOf, visitAs } from '#e2e/browser.ts'
import { personWith } from '#e2e/profiles.ts'
import { eventually } from '#e2e/steps.ts'

const product = openProduct()

const SENT = [
  ['Warehouse Shift Lead', 'Brabant Tools', 'applied', '2026-11-13'],
  ['Inventory Controller', 'Lek Pharma Storage', 'applied', '2026-11-12'],
  ['Barge Planner', 'Waal Shipping', 'applied', '2026-11-11'],
  ['Logistics Coordinator', 'Hoekse Glass', 'under-review', '2026-11-03'],
  ['Transport Planner', 'Rijnmond Dairy', 'interview', '2026-11-02'],
  ['Planning Assistant', 'Kralingen Hospital', 'interview', '2026-10-28'],
  ['Night Planner', 'Alblas Parcels', 'offer', '2026-10-20'],
  ['Fleet Clerk', 'Schie Buses', 'rejected', '2026-10-14'],
  ['Yard Lead', 'Botlek Tanks', 'withdrawn', '2026-10-02'],
] as const

async function visitNiels() {
  const { person, ids } = await personWith(product, 'Planner')
  const [profileId = ''] = ids
  const { applications } = person.call
  const { tracker } = applications
  const jobs = ['Fleet Planner', 'Supply Planner'].map((job_title, place) => jobOf(`niels-${place}`, { job_title }))
  await applications.saved.add({ profileId, jobs })
  await applications.approve({ jobs: [{ job: jobOf('niels-queued', { job_title: 'Customs Clerk' }), profileId }] })
  let openId = ''
  for (const [job_title, company, status, appliedOn] of SENT) {
    const { id } = await tracker.add({ job_title, company, status, appliedOn, location: 'Rotterdam' })
    if (job_title === 'Transport Planner') openId = id
    if (job_title === 'Night Planner') await tracker.edit({ id, changes: { deadline: '2030-11-27' } })
  }
  await tracker.edit({
    id: openId,
    changes: { nextAt: '2030-11-24T10:00:00Z', nextText: 'Second interview, with Hanna de Vries' },
  })
  await tracker.notes.add({
    applicationId: openId,
    text: 'Sixty trucks from two sites, a team of five.\nEvery fourth Sunday is fine for me.',
  })
  await tracker.contacts.add({
    applicationId: openId,
    name: 'Hanna de Vries',
    role: 'Planning manager',
    email: 'h@example.org',
    phone: '+31 10 1',
  })
  const page = await visitAs(product, person)
  return Object.assign(page, { openId })
}

test('the board, the list, an open application, and the same on a small screen', async () => {
  const page = await visitNiels()
  await page.goto('/applications')
  await page.getByText('Sun 24 Nov, 10:00').waitFor()
  await page.getByText('Customs Clerk').waitFor()
  await inspect(page, 'applications-board', { widths: ['1280'] })
  await page.getByRole('button', { name: 'List' }).click()
  await page.getByRole('checkbox', { name: /^Select Transport Planner/ }).check()
  await inspect(page, 'applications-list')
  await page.goto(`/applications?open=${page.openId}`)
  await page.getByRole('complementary', { name: 'Details' }).getByText('Sixty trucks').waitFor()
  await page.getByText('Planning Assistant').waitFor()
  await inspect(page, 'applications-open', { widths: ['1280'] })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('dialog').getByText('Sixty trucks').waitFor()
  await inspect(page, 'applications-details', { widths: ['390'] })
  await page.goto('/applications')
  await page.getByText('Sun 24 Nov, 10:00').waitFor()
  await eventually(() => sidewaysOf(page)).toBeLessThanOrEqual(0)
})
