import { expect, test } from 'vitest'
import { inspect, openProduct } from '#e2e/browser.ts'
import { openBuilder, sheet } from '#e2e/ines.ts'
import { dialogOf } from '#e2e/profiles.ts'
import { eventually } from '#e2e/steps.ts'
import { visitInesWithJobs } from '#e2e/tailoring.ts'

const product = openProduct()

test('a resume is tailored to a job in a copy: each line is accepted or rejected, and a gap is never written', async () => {
  const page = await visitInesWithJobs(product)
  await openBuilder(page, page.documentId)
  const before = await page.stored()
  await page.getByRole('button', { name: 'Tailor to a job' }).click()
  const dialog = dialogOf(page, 'Tailor to a job')
  await dialog.getByRole('checkbox', { name: 'Head of Chocolate' }).check()
  await dialog.getByRole('button', { name: 'See what would change' }).click()

  const panel = page.getByRole('region', { name: /^Tailored to/ })
  const hotel = panel.getByRole('list', { name: 'Head Pastry Chef, Wren and Harrow Hotel' }).getByRole('listitem')
  await eventually(() => hotel.count()).toBe(2)
  await panel.getByRole('list', { name: 'Asked for, but not in your profile' }).getByText('SAP').waitFor()
  // The page is a proof: what moves is marked where it goes.
  const marked = async () => (await sheet(page).locator('[data-new]').allTextContents()).join(' ')
  await eventually(marked).toContain('Halved the weekly waste')
  await inspect(page, 'tailor-review')
  await hotel.filter({ hasText: 'Plan the rota' }).getByRole('checkbox').uncheck()
  await eventually(marked).not.toContain('Plan the rota')

  await panel.getByRole('button', { name: 'Make a copy' }).click()
  await page.getByRole('heading', { name: 'Head of Chocolate, Pier Hotel', level: 1 }).waitFor()
  const made = (await page.call.documents.resumes.list()).find(({ name }) => name === 'Head of Chocolate, Pier Hotel')
  const { content } = await page.call.documents.resumes.get({ id: made?.id ?? '' })
  const lines = before.content.experience[0]?.description?.split('\n') ?? []
  expect(content.experience[0]?.description?.split('\n')).toEqual([2, 0, 1, 3].map((place) => lines[place]))
  expect(content.technical_skills[0]).toBe('Chocolate tempering')
  expect(content.technical_skills.toSorted()).toEqual(before.content.technical_skills.toSorted())
  expect(JSON.stringify(content)).not.toContain('SAP')
  expect(await page.stored()).toEqual(before)
})
