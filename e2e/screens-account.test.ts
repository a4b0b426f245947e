import { newcomer } from '@jobapply/server/testing/people'
import { test } from 'vitest'
import { cardOf, chooseFile, cropDialog, field, openUser, saveButton } from './shared/account.ts'
import { inspect, openProduct, visit, visitAs } from './shared/browser.ts'
import { fillProfile, MAYA, personWith } from './shared/profiles.ts'
import { failCall } from './shared/steps.ts'

const product = openProduct()

test('the user settings, a picture that is cut, and what is wrong with a field', async () => {
  const page = await visitAs(product, await newcomer(product.server, { displayName: 'Maya Lindqvist' }))
  await openUser(page)
  await inspect(page, 'user')
  await chooseFile(page)
  await cropDialog(page).getByRole('button', { name: 'Use this picture', disabled: false }).waitFor()
  await inspect(page, 'user-crop')
  await cropDialog(page).getByRole('button', { name: 'Use this picture' }).click()
  await page.getByRole('img', { name: 'Your picture' }).waitFor()
  await field(page, 'Username').fill('a b')
  await saveButton(page).click()
  await page.getByText('A username has 3-30 letters').first().waitFor()
  await inspect(page, 'user-problem')
})

test('the user settings that cannot be loaded', async () => {
  const page = await visitAs(product)
  await failCall(page, 'account/me/get', { status: 400, code: 'UNEXPECTED', message: 'This does not work right now.' })
  await page.goto('/user')
  await page.getByRole('main').getByRole('alert').waitFor()
  await inspect(page, 'user-failed')
})

test('the Account and Privacy tabs, and the public profile', async () => {
  const { person, ids } = await personWith(product, 'Nurse')
  await fillProfile(person, ids[0] ?? '', { ...MAYA, professional_summary: 'Ten years on a cardiology ward.' })
  const page = await visitAs(product, person)
  await page.goto('/settings')
  await cardOf(page, 'Account').getByText(person.email).waitFor()
  await inspect(page, 'settings-account')
  await page.goto('/settings?tab=privacy')
  await page.getByRole('switch', { name: 'Public Profile' }).waitFor()
  await inspect(page, 'settings-privacy')
  const { slug } = await person.call.account.privacy.save({
    publicProfile: true,
    parts: ['name', 'summary', 'experience', 'links'],
  })
  await page.reload()
  await page.getByRole('link', { name: 'Open' }).waitFor()
  await inspect(page, 'settings-privacy-public')
  const stranger = await visit(product)
  await stranger.goto(`/p/${slug}`)
  await stranger.getByRole('heading', { name: 'Maya Lindqvist' }).waitFor()
  await inspect(stranger, 'public-profile')
})

test('Privacy without a profile', async () => {
  const page = await visitAs(product)
  await page.goto('/settings?tab=privacy')
  await page.getByRole('link', { name: 'Create a profile first' }).waitFor()
  await inspect(page, 'settings-privacy-no-profile')
})
