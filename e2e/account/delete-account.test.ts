import { readFile } from 'node:fs/promises'
import { runDeletions } from '@jobapply/server/features/account/deletion/tasks'
import { moveClock } from '@jobapply/server/platform/clock'
import { mailsTo, newcomer } from '@jobapply/server/testing/people'
import { expect, onTestFinished, test } from 'vitest'
import { openOwnProduct, visit, visitAs } from '#e2e/browser.ts'
import { DAY } from '#e2e/days.ts'
import { graceBanner } from '#e2e/deletion.ts'
import { openAuth, signIn } from '#e2e/steps.ts'
import { seeToast } from '#e2e/toasts.ts'

const product = openOwnProduct()

test('a person exports everything, asks for the deletion, confirms it, and is gone after seven days', async () => {
  const ann = await newcomer(product.server, { displayName: 'Ann Harbour' })
  await ann.call.profiles.create({ profile_name: 'Kitchen' })
  const page = await visitAs(product, ann)
  await page.goto('/settings?tab=privacy')

  // proves SETTINGS-021 SETTINGS-022 SETTINGS-023 SETTINGS-025
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export My Data' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(new RegExp(`^account-data-${ann.id}-\\d{4}-\\d\\d-\\d\\d\\.json$`))
  const saved = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(saved).toMatchObject({ userId: ann.id, auth: { profiles: [{ display_name: 'Ann Harbour' }] } })
  expect(saved.profiles.user_profiles).toMatchObject([{ profile_name: 'Kitchen' }])
  await seeToast(page, 'Export Complete', `Your data was saved as ${download.suggestedFilename()}.`)
  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download with files' }).click(),
  ])
  expect((await readFile(await zip.path())).subarray(0, 2).toString()).toBe('PK')

  await page.getByLabel('Type DELETE MY ACCOUNT').fill('DELETE MY ACCOUNT')
  await page.getByRole('button', { name: 'Send the confirmation email' }).click()
  // proves DELETE-004
  await seeToast(page, 'Account Deletion Request Submitted', 'Check your email to confirm.')

  const [mail] = await mailsTo(product.server, ann.email)
  await page.goto(/https?:\/\/\S+\/delete-account\/confirm\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  // proves DELETE-009
  await page.getByRole('main').getByText('1 profile', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Confirm Deletion' }).click()
  // proves DELETE-017
  await seeToast(page, 'Account Deletion Confirmed', 'Your account will be deleted in 7 days.')
  // proves DELETE-023
  await page.goto('/dashboard')
  await graceBanner(page).getByRole('link', { name: 'Keep my account' }).waitFor()

  moveClock(7.01 * DAY)
  onTestFinished(() => moveClock(-7.01 * DAY))
  await runDeletions(product.server.platform)
  const later = await visit(product)
  await openAuth(later)
  await signIn(later, ann.email)
  // proves DELETE-029
  await later.getByText('Email or password is not right.').first().waitFor()
})
