import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { openProduct } from './shared/browser.ts'
import { INES, openBuilder, sheet, visitInes, waitForSaved } from './shared/ines.ts'
import { eventually, hasKeyboard } from './shared/steps.ts'

const product = openProduct()

test('TOOLS-002 a resume is made from a profile, set in another template, changed, kept and downloaded', async () => {
  const page = await visitInes(product, { resumes: 0 })
  await page.goto('/resume')
  await page.getByRole('button', { name: 'Make a resume' }).click()
  await sheet(page).getByText('Ines Calder').waitFor()
  expect(await page.call.profiles.list()).toHaveLength(1)
  // The page is drawn with the fonts of the PDF.
  const missingFonts = await sheet(page).evaluate((drawn) => {
    const loaded = [...document.fonts].map(({ family }) => family)
    const used = [...drawn.querySelectorAll('text')].map((text) => text.getAttribute('font-family') ?? '')
    return used.filter((family) => !loaded.includes(family))
  })
  expect(missingFonts).toEqual([])

  await page.getByRole('radio', { name: 'Compact' }).check({ force: true })
  await page.getByRole('button', { name: 'Print Awards' }).click()
  const skills = page.getByRole('list', { name: 'Sections' }).getByRole('button', { name: /^Skills/ })
  await skills.focus()
  for (let step = 0; step < 5; step++) await page.keyboard.press('Alt+ArrowUp')
  expect(await hasKeyboard(skills)).toBe(true)
  await page.getByRole('button', { name: /^Summary/ }).click()
  await page.getByRole('textbox', { name: 'Summary' }).fill('Writes menus that a whole section can repeat.')
  await sheet(page).getByText('Writes menus that a whole section can repeat.').waitFor()
  await eventually(() => page.getByRole('img', { name: /^Page/ }).getByText('Dessert of the year').count()).toBe(0)
  await waitForSaved(page)

  const [listed] = await page.call.documents.resumes.list()
  const { content, design } = await page.call.documents.resumes.get({ id: listed?.id ?? '' })
  expect(content.professional_summary).toBe('Writes menus that a whole section can repeat.')
  expect([design.template, design.sections[0]?.section]).toEqual(['compact', 'skills'])
  expect(design.sections.find(({ section }) => section === 'awards')?.visible).toBe(false)

  await page.reload()
  await sheet(page).getByText('Writes menus that a whole section can repeat.').waitFor()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe('Pastry chef.pdf')
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
})

test('TOOLS-010 a later change of the profile is listed and taken only when the person says so', async () => {
  const page = await visitInes(product)
  await page.changeProfile({
    professional_summary: INES.professional_summary.replace('twelve', 'thirteen'),
    soft_skills: ['Training', 'Planning', 'Buying'],
  })
  await openBuilder(page, page.documentId)
  const changes = page.getByRole('list', { name: 'Changes of the profile' }).getByRole('listitem')
  await eventually(() => changes.count()).toBe(2)
  expect((await page.stored()).content).toMatchObject({
    professional_summary: INES.professional_summary,
    soft_skills: INES.soft_skills,
  })
  await changes.filter({ hasText: 'Soft skills' }).getByRole('checkbox').uncheck()
  await page.getByRole('button', { name: 'Take 1 change' }).click()
  await sheet(page).getByText('thirteen years').waitFor()
  await eventually(() => changes.allTextContents()).toEqual([expect.stringContaining('Buying')])
  await waitForSaved(page)
  const { content } = await page.stored()
  expect(content.professional_summary).toContain('thirteen')
  expect(content.soft_skills).toEqual(INES.soft_skills)

  await page.getByRole('button', { name: 'Leave this resume as it is' }).click()
  await changes.first().waitFor({ state: 'detached' })
  await waitForSaved(page)
  await page.reload()
  await sheet(page).waitFor()
  expect(await changes.count()).toBe(0)
})

test('edits are kept without a connection, and the last change can be taken back', async () => {
  const page = await visitInes(product)
  await openBuilder(page, page.documentId)
  await page.route('**/rpc/documents/resumes/update', (route) => route.abort())
  await page.getByRole('button', { name: 'Print Education' }).click()
  await page.getByRole('alert').getByText('Not saved yet.').waitFor()
  await page.unroute('**/rpc/documents/resumes/update')
  await page.getByRole('button', { name: 'Save again' }).click()
  await waitForSaved(page)
  const isShown = async () => (await page.stored()).design.sections.find(({ section }) => section === 'education')?.visible
  expect(await isShown()).toBe(false)
  await page.keyboard.press('Control+z')
  await eventually(isShown).toBe(true)

  await page.route('**/documents/resumes/*.pdf', (route) => route.abort())
  await page.getByRole('button', { name: 'Download PDF' }).click()
  await page.getByRole('alert').getByText('We could not make this file. Please try again.').waitFor()
})
