import { scheduleDeletion } from '@jobapply/server/testing/deletions'
import { newcomer, PASSWORD } from '@jobapply/server/testing/people'
import { turnOnTwoStep } from '@jobapply/server/testing/two-step'
import { test } from 'vitest'
import { chooseFile, cropDialog, openUser } from '#e2e/account.ts'
import { inspect, openProduct, visit, visitAs } from '#e2e/browser.ts'
import { confirmAddress, dangerZone } from '#e2e/deletion.ts'
import { fillProfile, MAYA, personWith } from '#e2e/profiles.ts'

const product = openProduct()

test('the user settings and a picture that is cut, the Account and Privacy tabs, and the public profile', async () => {
  const { person, ids } = await personWith(product, 'Nurse')
  await fillProfile(person, ids[0] ?? '', { ...MAYA, professional_summary: 'Ten years on a cardiology ward.' })
  const parts = ['name', 'summary', 'experience', 'links'] as const
  const { slug } = await person.call.account.privacy.save({ publicProfile: true, parts: [...parts] })
  await turnOnTwoStep(person)
  const page = await visitAs(product, person)
  await openUser(page)
  await inspect(page, 'user')
  await chooseFile(page)
  await cropDialog(page).getByRole('button', { name: 'Use this picture', disabled: false }).waitFor()
  await inspect(page, 'user-crop')
  await page.goto('/settings')
  await page.getByText('10 of 10 left').waitFor()
  await inspect(page, 'settings-account')
  await page.goto('/settings?tab=privacy')
  await page.getByRole('link', { name: 'Open' }).waitFor()
  await dangerZone(page).getByRole('button', { name: 'Send the confirmation email' }).waitFor()
  await inspect(page, 'settings-privacy-public')
  const stranger = await visit(product)
  await stranger.goto(`/p/${slug}`)
  await stranger.getByRole('heading', { name: 'Maya Lindqvist' }).waitFor()
  await inspect(stranger, 'public-profile')
})

test('the setup of two-step sign-in', async () => {
  const page = await visitAs(product)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Turn on' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
  await inspect(page, 'settings-two-step-setup')
})

test('the mailed link of a deletion, before and after the confirmation, and what is kept', async () => {
  const ann = await newcomer(product.server)
  const page = await visitAs(product, ann)
  await page.goto(await confirmAddress(product, ann))
  await page.getByText('0 files').waitFor()
  await inspect(page, 'delete-confirm')
  await scheduleDeletion(product.server, ann)
  await page.goto('/delete-account/confirm')
  await page.getByText('What happens next').waitFor()
  await inspect(page, 'delete-confirmed')
  await page.goto('/gdpr')
  await page.getByRole('heading', { name: 'Your data and the GDPR' }).waitFor()
  await inspect(page, 'gdpr')
})
