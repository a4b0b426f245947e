import { test } from 'vitest'
import { inspect, openProduct } from './shared/browser.ts'
import { openBuilder, sheet, visitInes } from './shared/ines.ts'
import { dialogOf } from './shared/profiles.ts'
import { eventually } from './shared/steps.ts'

const product = openProduct()

test('the list of resumes', async () => {
  const page = await visitInes(product, { resumes: 0 })
  await page.goto('/resume')
  await page.getByRole('heading', { name: 'Make one from your profile' }).waitFor()
  await inspect(page, 'resumes-empty')
  const { profileId } = page
  for (const name of ['Pastry, hotels', 'Pastry, restaurants']) await page.call.documents.resumes.create({ profileId, name })
  await page.reload()
  await page.getByRole('link', { name: 'Pastry, restaurants' }).waitFor()
  await page.getByRole('button', { name: 'Menu of Pastry, hotels' }).click()
  await inspect(page, 'resumes')
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await dialogOf(page, 'Delete resume').waitFor()
  await inspect(page, 'resumes-delete', { widths: ['1280'] })
})

test('the builder with changes of the profile, a section, and what a machine reads', async () => {
  const page = await visitInes(product)
  const { content } = await page.stored()
  const [first, ...others] = content.experience
  if (!first) throw new Error('no experience')
  const experience = [{ ...first, description: first.description?.replace('six', 'seven') ?? '' }, ...others]
  await page.changeProfile({ experience })
  await openBuilder(page, page.documentId)
  await page.getByRole('button', { name: 'Take 1 change' }).waitFor()
  await eventually(() => page.locator('svg[aria-label=""]').count()).toBe(4)
  await inspect(page, 'resume-builder')
  await page.getByRole('button', { name: /^Experience/ }).click()
  await page.getByRole('heading', { name: 'Experience', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Edit Head Pastry Chef at Wren and Harrow Hotel' }).click()
  await inspect(page, 'resume-section', { widths: ['1280'] })
  await page.getByRole('button', { name: 'Check what a machine reads' }).click()
  await eventually(() =>
    dialogOf(page, 'What a machine reads')
      .getByText(/was found|not found/)
      .count(),
  ).toBe(2)
  await inspect(page, 'resume-read-back', { widths: ['1280'] })
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('tab', { name: 'Changes (1)' }).click()
  await inspect(page, 'resume-changes', { widths: ['390'] })
})

test('a resume that does not fit, with letters that cannot be printed', async () => {
  const awards = Array.from({ length: 60 }, (_, id) => ({
    id: String(id),
    title: `Award of the year ${1960 + id}`,
    issuer: 'Pastry Guild',
    date: String(1960 + id),
    description: 'Given for work in a kitchen.',
  }))
  const page = await visitInes(product, { changes: { desired_job_title: '糕点师', awards } })
  await openBuilder(page, page.documentId)
  await page.getByText('This does not fit on two pages').waitFor()
  await inspect(page, 'resume-too-long')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('tab', { name: 'Sections' }).click()
  await inspect(page, 'resume-sections', { widths: ['390'] })
  await sheet(page).waitFor({ state: 'detached' })
})

test('a resume that is not there', async () => {
  const page = await visitInes(product, { resumes: 0 })
  await page.goto('/resume/0f8b1f6e-6a3e-4a6e-9a53-0d6f1f6e0a11')
  await page.getByRole('heading', { name: 'Resume not found' }).waitFor()
  await inspect(page, 'resume-missing', { widths: ['1280'] })
})
