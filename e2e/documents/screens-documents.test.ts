import { test } from 'vitest'
import { inspect, openProduct } from '#e2e/browser.ts'
import { openBuilder, sheet, visitInes } from '#e2e/ines.ts'
import { eventually } from '#e2e/steps.ts'

const product = openProduct()

test('the list of resumes; the builder with changes of the profile, a section, and a resume that does not fit', async () => {
  const page = await visitInes(product, { resumes: 2 })
  await page.goto('/resume')
  await page.getByRole('button', { name: 'Menu for Pastry, hotels', exact: true }).click()
  await inspect(page, 'resumes')

  const awards = Array.from({ length: 60 }, (_, id) => ({
    id: String(id),
    title: `Award of the year ${1960 + id}`,
    issuer: 'Pastry Guild',
    date: String(1960 + id),
    description: 'Given for work in a kitchen.',
  }))
  const { version, content } = await page.stored()
  const changes = { content: { ...content, desired_job_title: '糕点师', awards } }
  await page.call.documents.resumes.update({ id: page.documentId, version, changes })
  await openBuilder(page, page.documentId)
  await page.getByText('This does not fit on two pages').waitFor()
  await eventually(() => page.locator('svg[aria-label=""]').count()).toBe(4)
  await inspect(page, 'resume-builder')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('tab', { name: 'Sections' }).click()
  await page.getByRole('button', { name: /^Experience/ }).click()
  await page.getByRole('button', { name: 'Edit Head Pastry Chef at Wren and Harrow Hotel' }).click()
  await inspect(page, 'resume-section', { widths: ['390'] })
  await sheet(page).waitFor({ state: 'detached' })
})
