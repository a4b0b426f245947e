import { expect, test } from 'vitest'
import { inspect, openProduct, takePicture } from '#e2e/browser.ts'
import { button, card, visitMaya } from '#e2e/maya.ts'
import { cardOf, cards, chooseInMenu, dialogOf, openTab } from '#e2e/profiles.ts'
import { eventually } from '#e2e/steps.ts'

const product = openProduct()

test('three profiles; one goes out as a JSON Resume and comes into another', async () => {
  const page = await visitMaya(product)
  const { call } = page.person
  await call.profiles.create({ profile_name: 'Baker' })
  await page.goto('/profiles')
  await cardOf(page, 'Baker').waitFor()
  await page.getByRole('tab', { name: 'Skills' }).waitFor()
  // proves PROFILES-008
  const tops = () => cards(page).evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size)
  await eventually(tops).toBe(1)
  await inspect(page, 'profiles')

  await chooseInMenu(page, 'Nursing', 'Export (JSON Resume)')
  const exporting = dialogOf(page, 'Export Profile')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    exporting.getByRole('button', { name: 'Download file' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Nursing.json')
  await exporting.getByText('What the file leaves out:').waitFor()
  await inspect(page, 'profiles-export')
  await exporting.getByRole('button', { name: 'Close' }).last().click()
  await chooseInMenu(page, 'Baker', 'Import (JSON Resume)')
  const importing = dialogOf(page, 'Import into this profile')
  await importing.getByLabel('JSON Resume file').setInputFiles(await download.path())
  await importing.getByRole('button', { name: 'Import' }).click()
  await importing.getByText('"Baker" was filled from the file.').waitFor()
  const all = await call.profiles.list()
  const [nursing, baker] = ['Nursing', 'Baker'].map((name) => all.find(({ profile_name }) => profile_name === name))
  expect(baker?.experience.map(({ company }) => company)).toEqual(nursing?.experience.map(({ company }) => company))
  expect(baker?.awards).toMatchObject([{ title: 'Nurse of the year' }])
})

test('the pages about one profile, and its details on paper', async () => {
  const page = await visitMaya(product)
  await page.goto(`/edit-profile/${page.full}`)
  await page.getByRole('region', { name: 'Profile Overview' }).getByRole('heading', { name: 'Nursing' }).waitFor()
  await page.getByLabel('First name').waitFor()
  await inspect(page, 'edit-profile')
  await openTab(page, 'Job Preferences')
  await page.getByLabel('Expected currency').waitFor()
  await inspect(page, 'edit-profile-preferences')
  await page.goto('/profile-summary')
  await card(page, 'Personal Information').waitFor()
  await button(page, 'Nursing').waitFor()
  await inspect(page, 'profile-summary')
  await page.goto('/job-preferences-summary')
  await card(page, 'Keywords and Exclusions').waitFor()
  await inspect(page, 'job-preferences-summary')
  await page.goto(`/profile-details/${page.full}`)
  const sheet = page.getByRole('article')
  await sheet.getByRole('heading', { name: 'Achievements' }).waitFor()
  await inspect(page, 'profile-details')

  // It is printed in dark ink, with addresses in place of links.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await takePicture(page, 'profile-details-print', true)
  await eventually(() => page.getByRole('navigation', { name: 'Pages' }).isVisible()).toBe(false)
  await eventually(() => page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false)
  await sheet.locator('header').getByText('linkedin.com/in/maya').waitFor()
  const ink = await sheet.evaluate((node) => Number(/oklch\(([\d.]+)/.exec(getComputedStyle(node).color)?.[1] ?? 1))
  expect(ink).toBeLessThan(0.4)
})
