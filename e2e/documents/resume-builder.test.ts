import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { openProduct } from '#e2e/browser.ts'
import { sheet, visitInes, waitForSaved } from '#e2e/ines.ts'
import { eventually, hasKeyboard } from '#e2e/steps.ts'

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
  expect(file.suggestedFilename()).toBe('Ines Calder, Pastry chef.pdf')
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
})
