import { test } from 'vitest'
import { inspect, openProduct } from '#e2e/browser.ts'
import { BOAST, letterText, openClaim, openLetter, visitPriya } from '#e2e/letters.ts'
import { eventually, hasKeyboard } from '#e2e/steps.ts'

const product = openProduct()

test('the list of letters, and a letter with a claim that nothing backs', async () => {
  const page = await visitPriya(product)
  const { text, version } = await page.stored()
  const [greeting, first, ...rest] = text.split('\n\n')
  const boasting = [greeting, `${first} ${BOAST}`, ...rest].join('\n\n')
  await page.call.documents.letters.update({ id: page.letterId, version, text: boasting })
  await page.goto('/cover-letters')
  await page.getByRole('link', { name: 'Teacher of Chemistry' }).waitFor()
  await inspect(page, 'letters')
  await openLetter(page, page.letterId)
  await openClaim(page).waitFor()
  await page.getByRole('list', { name: 'Evidence' }).getByRole('button').first().click()
  await page.getByRole('list', { name: 'Evidence' }).locator('[aria-current]').waitFor()
  await inspect(page, 'letter-unbacked')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: /without evidence/ }).click()
  await openClaim(page).waitFor()
  await inspect(page, 'letter-check', { widths: ['390'] })
  await openClaim(page).getByRole('button', { name: 'Change it' }).click()
  await eventually(() => hasKeyboard(letterText(page))).toBe(true)
  // The copy that carries the marks breaks its lines where the field does.
  for (const width of [390, 700, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    const heights = () =>
      letterText(page).evaluate(({ scrollHeight, previousElementSibling }) => [
        scrollHeight,
        previousElementSibling?.scrollHeight,
      ])
    await eventually(async () => new Set(await heights()).size).toBe(1)
  }
})
