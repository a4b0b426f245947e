import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { openProduct } from '#e2e/browser.ts'
import { approveButton, BOAST, HONEST, letterText, openClaim, visitPriya } from '#e2e/letters.ts'
import { dialogOf } from '#e2e/profiles.ts'
import { arriveAt, eventually } from '#e2e/steps.ts'
import { seeToast } from '#e2e/toasts.ts'

const product = openProduct()

test('TOOLS-003 APPLY-036 a letter is drafted for a saved job, edited, approved when all is backed, downloaded and restored', async () => {
  const page = await visitPriya(product, { letters: 0 })
  await page.goto('/dashboard')
  await page.getByRole('complementary', { name: 'Sidebar' }).getByRole('link', { name: 'Cover Letters' }).click()
  await page.getByRole('button', { name: 'New letter' }).click()
  await dialogOf(page, 'New letter')
    .getByRole('radio', { name: /Ashdown Academy/ })
    .check()
  await page.getByRole('button', { name: 'Draft the letter' }).click()
  await page.getByText(/All \d+ claims have evidence\./).waitFor()
  await page.getByText('Drafted by the local engine from your Teacher profile. No text left this server.').waitFor()
  const drafted = await letterText(page).inputValue()
  expect(drafted).toContain('Ashdown Academy')

  await letterText(page).fill(`${HONEST} ${BOAST} I speak French.`)
  await openClaim(page).getByText('A level results rose').waitFor()
  await eventually(() => approveButton(page).getAttribute('aria-disabled')).toBe('true')
  await openClaim(page).getByRole('button', { name: 'Take it out' }).click()
  await eventually(() => letterText(page).inputValue()).toBe(`${HONEST} I speak French.`)
  await openClaim(page).getByText('I speak French').waitFor()
  await openClaim(page).getByRole('link', { name: "It's true, add it to my profile" }).click()
  await arriveAt(page, `/profiles/${page.profileId}`)
  await page.changeProfile({ languages: [{ id: 'f', name: 'French', proficiency: 'advanced' }] })
  await page.goBack()
  await page.getByText(/All \d+ claims have evidence\./).waitFor()

  await approveButton(page).click()
  await seeToast(page, 'Letter approved', '')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe('Priya Raman, Cover letter, Ashdown Academy.pdf')
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await letterText(page).fill(HONEST)
  await approveButton(page).waitFor()
  await page.getByRole('button', { name: 'Versions' }).click()
  await dialogOf(page, 'Versions')
    .getByRole('button', { name: /The local engine/ })
    .click()
  await page.getByRole('button', { name: 'Restore this text' }).click()
  await eventually(() => letterText(page).inputValue()).toBe(drafted)
  await page.reload()
  await eventually(() => letterText(page).inputValue()).toBe(drafted)
})
