import { test } from 'vitest'
import { expectAccessible } from '#testing/axe.ts'
import { mountPage } from '#testing/mount.tsx'

test('assistive technology finds its way through all four steps', async () => {
  const page = mountPage('/onboarding/step/1', { as: 'starter' })
  const next = async () => {
    await expectAccessible()
    await page.getByRole('button', { name: 'Next' }).click()
  }
  await page.getByLabel('Your name').fill('Ann')
  await next()
  await page.getByText('For Myself').click()
  await next()
  await page.getByLabel('Desired job title').fill('Registered Nurse')
  await page.getByText('Netherlands').click()
  await page.getByText('Full Time').click()
  await page.getByText('5-10 years').click()
  await page.getByRole('radio', { name: '$50,000 - $75,000' }).check()
  await next()
  await page.getByText('LinkedIn').click()
  await expectAccessible()
})
