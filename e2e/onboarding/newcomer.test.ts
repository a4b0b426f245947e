import { mailedLink, newEmail, PASSWORD } from '@jobapply/server/testing/people'
import { RESUME_TEXT } from '@jobapply/server/testing/resumes'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct, visit } from '#e2e/browser.ts'
import { offerJobs } from '#e2e/jobs.ts'
import { arriveAt, emailField, eventually, focusedField, openAuth, passwordField } from '#e2e/steps.ts'
import { seeToast } from '#e2e/toasts.ts'

const product = openProduct()
const RESUME = { name: 'Ines Calder.txt', mimeType: 'text/plain', buffer: Buffer.from(RESUME_TEXT) }

/** Counts pointer presses and the screens that were seen. */
function countWay(page: Page) {
  const way = { presses: 0, screens: new Set<string>() }
  page.on('framenavigated', (frame) => frame === page.mainFrame() && way.screens.add(new URL(frame.url()).pathname))
  const press = async (target: ReturnType<Page['getByRole']>) => {
    way.presses++
    await target.click()
  }
  return { way, press }
}

test('on a phone a newcomer with a resume reaches a scored list with nine presses at most', async () => {
  await offerJobs(product, { title: 'Pastry Chef', company: 'Harbour Hotel', location: 'London, United Kingdom' })
  const page = await visit(product, { narrow: true })
  const { way, press } = countWay(page)
  const email = newEmail()
  await openAuth(page, 'Sign In')
  await press(page.getByRole('tab', { name: 'Sign Up', exact: true }))
  await emailField(page).fill(email)
  await passwordField(page).fill(PASSWORD)
  await passwordField(page).press('Enter')
  await seeToast(page, 'Account created!', 'Please check your email to verify your account.')
  await page.goto((await mailedLink(product.server, email)).href)
  await arriveAt(page, '/onboarding/step/1')

  const choosing = page.waitForEvent('filechooser')
  await press(page.getByRole('button', { name: 'Upload resume' }))
  await (await choosing).setFiles(RESUME)
  await eventually(() => page.getByLabel('Your name').inputValue()).toBe('Ines Calder')
  await eventually(() => focusedField(page)).toBe('name')
  await page.keyboard.press('Enter')
  await press(page.getByText('For Myself'))
  await press(page.getByRole('button', { name: 'Next' }))

  await eventually(() => page.getByLabel('Desired job title').inputValue()).toBe('Pastry Chef')
  await eventually(() => page.getByRole('radio', { name: 'United Kingdom' }).isChecked()).toBe(true)
  await press(page.getByText('Full Time'))
  await press(page.getByRole('group', { name: 'Expected salary range' }).getByText('$50,000 - $75,000'))
  await press(page.getByRole('button', { name: 'Next' }))
  await press(page.getByText('LinkedIn'))
  await press(page.getByRole('button', { name: 'Get Started' }))

  await arriveAt(page, '/dashboard')
  const best = page.getByRole('region', { name: 'Best matches' })
  await best.getByRole('link', { name: 'Pastry Chef' }).waitFor()
  await eventually(() => best.getByText(/^Match score \d+/).count()).toBeGreaterThan(0)
  expect(way.presses).toBeLessThanOrEqual(9)
  expect(way.screens.size).toBeLessThanOrEqual(8)

  // The resume has filled the profile, and the account has the person's name.
  await page.goto('/profile-summary')
  await page.getByText('Harbour Hotel').first().waitFor()
  // The search page makes the same search by itself.
  await page.goto('/search')
  await page.getByRole('article').getByRole('heading', { name: 'Pastry Chef' }).waitFor()
})
