import { test } from 'vitest'
import { inspect, openProduct } from './shared/browser.ts'
import { BOAST, HONEST, letterText, openClaim, openLetter, visitPriya } from './shared/letters.ts'
import { dialogOf } from './shared/profiles.ts'
import { eventually, hasKeyboard } from './shared/steps.ts'

const product = openProduct()

test('the list of letters, and a new one', async () => {
  const page = await visitPriya(product, { letters: 0 })
  await page.goto('/cover-letters')
  await page.getByRole('heading', { name: 'Write a letter for a job' }).waitFor()
  await inspect(page, 'letters-empty')
  const job = { title: 'Head of Science', company: 'Quarry Lane College' }
  await page.call.documents.letters.create({ profileId: page.profileId, job })
  await page.reload()
  await page.getByRole('link', { name: 'Head of Science' }).waitFor()
  await inspect(page, 'letters')
  await page.getByRole('button', { name: 'New letter' }).click()
  await dialogOf(page, 'New letter')
    .getByRole('radio', { name: /Ashdown Academy/ })
    .check()
  await inspect(page, 'letters-new', { widths: ['1280'] })
})

test('a letter with claims that nothing backs, the same with evidence, its versions and another draft', async () => {
  const page = await visitPriya(product)
  const { text } = await page.stored()
  const [greeting, first, ...rest] = text.split('\n\n')
  const boasting = [greeting, `${first} ${BOAST}`, ...rest].join('\n\n')
  await openLetter(page, page.letterId)
  await page.getByText(/All \d+ claims have evidence/).waitFor()
  await letterText(page).fill(boasting)
  await openClaim(page).waitFor()
  await eventually(async () => (await page.stored()).text).toBe(boasting)
  await page.getByText(/Saved \d\d:\d\d\./).waitFor()
  await page.getByRole('list', { name: 'Evidence' }).getByRole('button').first().click()
  await page.getByRole('list', { name: 'Evidence' }).locator('[aria-current]').waitFor()
  await inspect(page, 'letter-unbacked')
  await page.getByRole('button', { name: 'Versions' }).click()
  await dialogOf(page, 'Versions').getByText('The local engine').waitFor()
  await inspect(page, 'letter-versions')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Draft again' }).click()
  await dialogOf(page, 'Draft again').waitFor()
  await inspect(page, 'letter-draft-again', { widths: ['1280'] })
  await page.keyboard.press('Escape')
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

test('a letter that is approved, one that is empty, and one that is not there', async () => {
  const page = await visitPriya(product, { text: HONEST })
  const { id, version } = await page.stored()
  await page.call.documents.letters.approve({ id, version })
  await openLetter(page, id)
  await page.getByRole('button', { name: 'Download PDF' }).waitFor()
  await inspect(page, 'letter-approved')
  const job = { title: 'Head of Science', company: 'Quarry Lane College' }
  const empty = await page.call.documents.letters.create({ profileId: page.profileId, job })
  await openLetter(page, empty.id)
  await inspect(page, 'letter-blank', { widths: ['390'] })
  await page.goto('/cover-letters/0f8b1f6e-6a3e-4a6e-9a53-0d6f1f6e0a11')
  await page.getByRole('heading', { name: 'Letter not found' }).waitFor()
  await inspect(page, 'letter-missing', { widths: ['1280'] })
})
