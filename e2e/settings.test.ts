import { expect, test } from 'vitest'
import { openProduct, visit, visitAs } from './shared/browser.ts'
import { fillProfile, MAYA, personWith } from './shared/profiles.ts'
import { eventually, failCall } from './shared/steps.ts'
import { seeToast } from './shared/toasts.ts'

const product = openProduct()
const BROKEN = { status: 400, code: 'UNEXPECTED', message: 'This does not work right now.' }

test('SETTINGS-016 SETTINGS-017 SETTINGS-018 SETTINGS-019 a public profile is switched on, filled and switched off', async () => {
  const { person, ids } = await personWith(product, 'Nurse')
  await fillProfile(person, ids[0] ?? '', { ...MAYA, professional_summary: 'Ten years on a cardiology ward.' })
  const page = await visitAs(product, person)
  await page.goto('/settings?tab=privacy')
  const toggle = (name: string) => page.getByRole('switch', { name, exact: true })
  await toggle('Public Profile').waitFor()
  for (const name of ['Public Profile', 'Analytics']) await eventually(() => toggle(name).isChecked(), name).toBe(false)
  await toggle('Public Profile').click()
  // proves SETTINGS-018
  await seeToast(page, 'Updated', 'Privacy settings saved')
  await page.getByText('Nothing is shown yet. Tick what people may see.').waitFor()
  for (const part of ['Name', 'Experience']) {
    await page.getByRole('checkbox', { name: part, exact: true }).click()
    await seeToast(page, 'Updated', 'Privacy settings saved')
    await eventually(() => page.getByRole('checkbox', { name: part, exact: true }).isChecked(), part).toBe(true)
  }
  const address = String(await page.getByRole('link', { name: 'Open' }).getAttribute('href'))

  const stranger = await visit(product)
  await stranger.goto(address)
  await stranger.getByRole('heading', { name: 'Maya Lindqvist' }).waitFor()
  await stranger.getByText('Öresund Hospital').waitFor()
  const text = await stranger.content()
  for (const hidden of ['cardiology ward.', String(MAYA.email), String(MAYA.phone)]) expect(text).not.toContain(hidden)

  await page.reload()
  // proves SETTINGS-017
  await eventually(() => toggle('Public Profile').isChecked()).toBe(true)
  await eventually(() => page.getByRole('checkbox', { name: 'Name', exact: true }).isChecked()).toBe(true)
  await toggle('Public Profile').click()
  await seeToast(page, 'Updated', 'Privacy settings saved')
  // The address is not even in the browser's own history as it was.
  await stranger.reload()
  await stranger.getByRole('heading', { name: 'Page not found' }).waitFor()
  await failCall(page, 'account/privacy/save', BROKEN)
  await toggle('Analytics').click()
  await seeToast(page, 'Something went wrong', BROKEN.message)
  await eventually(() => toggle('Analytics').isChecked()).toBe(false)
})
