import { readFile } from 'node:fs/promises'
import { runDeletions } from '@jobapply/server/features/account/deletion/tasks'
import { moveClock } from '@jobapply/server/platform/clock'
import { mailsTo, newcomer } from '@jobapply/server/testing/people'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { openOwnProduct, visit, visitAs } from './shared/browser.ts'
import { DAY } from './shared/days.ts'
import { confirmAddress, dangerZone, graceBanner } from './shared/deletion.ts'
import { arriveAt, eventually, failCall, openAuth, signIn } from './shared/steps.ts'
import { seeToast } from './shared/toasts.ts'

const product = openOwnProduct()
const DELETE_ACCOUNT = '**/functions/v1/delete-account'
const PRIVACY = '/settings?tab=privacy'
const phrase = (page: Page) => page.getByLabel('Type DELETE MY ACCOUNT')
const send = (page: Page) => page.getByRole('button', { name: 'Send the confirmation mail' })
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm Deletion' })

test('a person exports everything, asks for the deletion, confirms it, and is gone after seven days', async () => {
  const ann = await newcomer(product.server, { displayName: 'Ann Harbour' })
  await ann.call.profiles.create({ profile_name: 'Kitchen' })
  const page = await visitAs(product, ann)
  await page.goto(PRIVACY)

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

  // proves DELETE-001 DELETE-002
  await phrase(page).fill('delete my account')
  await eventually(() => send(page).isDisabled()).toBe(true)
  await phrase(page).press('Enter')
  await page.getByText("Please type 'DELETE MY ACCOUNT' to confirm").waitFor()
  await phrase(page).fill('DELETE MY ACCOUNT')
  await page.getByLabel('Why are you leaving?').selectOption('I found a job')
  await send(page).click()
  // proves DELETE-004
  await seeToast(page, 'Account Deletion Request Submitted', 'Check your mail to confirm.')
  await dangerZone(page).getByText('Check your mail.').waitFor()

  const [mail] = await mailsTo(product.server, ann.email)
  await page.goto(/https?:\/\/\S+\/delete-account\/confirm\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  // proves DELETE-009 DELETE-010
  await page.getByRole('heading', { name: 'Delete your account?' }).waitFor()
  await eventually(() => page.getByRole('main').getByRole('listitem').allTextContents()).toEqual([
    'Your profile1 profile',
    'Job preferences and saved searches0 searches',
    'Application history and tracking0 applications',
    'Uploaded resumes and documents0 files',
    'Subscription and billing information',
    'Settings',
  ])
  await eventually(() => page.getByRole('link', { name: 'See what, exactly' }).getAttribute('href')).toBe('/gdpr')
  await confirm(page).click()
  // proves DELETE-017 DELETE-011
  await seeToast(
    page,
    'Account Deletion Confirmed',
    'Your account will be deleted in 7 days. You can cancel this request anytime before then.',
  )
  const { scheduled_deletion_at } = await ann.call.account.deletion.get()
  const at = new Date(scheduled_deletion_at ?? '')
  const day = `${at.getUTCDate()} ${at.toLocaleString('en', { month: 'short', timeZone: 'UTC' })}`
  await page.getByRole('heading', { name: `You have until ${day}`, exact: true }).waitFor()
  const next = page.getByRole('region', { name: 'What happens next' }).getByRole('listitem')
  await eventually(() => next.allInnerTexts()).toEqual([
    expect.stringMatching(/Your subscription is cancelled\s+No further payment is taken\./),
    expect.stringMatching(
      new RegExp(`^Until ${day}\\s+You can still sign in\\s+Read, export, or cancel the deletion under Settings, Privacy\\.`),
    ),
    expect.stringMatching(new RegExp(`^${day}, ${at.toISOString().slice(11, 16)}\\s+Everything is deleted for good`)),
  ])
  await eventually(() => page.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/')

  // proves DELETE-025 DELETE-012
  await page.getByRole('button', { name: 'Cancel Deletion' }).click()
  await seeToast(page, 'Cancel Deletion', 'Please go to Settings > Privacy to cancel your deletion request.')
  await arriveAt(page, '/settings')
  // proves DELETE-023
  await graceBanner(page)
    .getByText(/^Your account will be deleted on /)
    .waitFor()
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

test('DELETE-026 a person who stays cancels under Settings, Privacy', async () => {
  const ann = await newcomer(product.server)
  const page = await visitAs(product, ann)
  await page.goto(await confirmAddress(product, ann))
  await confirm(page).click()
  await page.getByText('Account Deletion Confirmed').first().waitFor()
  await page.goto(PRIVACY)
  const keep = dangerZone(page).getByRole('button', { name: 'Keep my account' })
  await failCall(page, 'account/deletion/cancel', { status: 500, code: 'UNEXPECTED', message: 'x' })
  await keep.click()
  // proves DELETE-027
  await seeToast(page, 'Error', 'Failed to cancel deletion request')
  await page.unrouteAll()
  await keep.click()
  await phrase(page).waitFor()
  await graceBanner(page).waitFor({ state: 'detached' })
})

test('what goes wrong is said in the documented words', async () => {
  const ann = await newcomer(product.server)
  const page = await visitAs(product, ann)
  await page.goto(PRIVACY)
  const exportData = page.getByRole('button', { name: 'Export My Data' })
  await page.route(DELETE_ACCOUNT, (route) => route.fulfill({ json: { success: true } }))
  await exportData.click()
  // proves SETTINGS-028
  await seeToast(page, 'Error', 'No data received from export')
  await page.unrouteAll()
  await page.route(DELETE_ACCOUNT, (route) => route.abort())
  await exportData.click()
  // proves SETTINGS-027
  await seeToast(page, 'Error', 'Failed to export data')
  await phrase(page).fill('DELETE MY ACCOUNT')
  await send(page).click()
  // proves DELETE-005
  await seeToast(page, 'Error', 'Failed to submit deletion request')
  await page.goto('/delete-account/confirm?token=made-up')
  await confirm(page).click()
  // proves DELETE-015
  await seeToast(page, 'Error', 'Failed to confirm deletion')
  await page.unrouteAll()
  await confirm(page).click()
  // proves DELETE-016
  await seeToast(page, 'Error', 'Invalid confirmation token')
  await page.getByRole('alert').getByText('Invalid confirmation token').waitFor()
})

test('DELETE-007 the mailed link opens without a session and leads to sign-in', async () => {
  const ann = await newcomer(product.server)
  const address = await confirmAddress(product, ann)
  const page = await visit(product)
  await page.goto('/delete-account/confirm')
  // proves DELETE-008
  await page.getByRole('heading', { name: 'This link is not valid' }).waitFor()
  await page.getByText('Invalid or missing confirmation token').waitFor()
  await page.goto(address)
  // proves DELETE-014
  await page.getByRole('alert').getByText('Please log in to confirm account deletion').waitFor()
  await confirm(page).click()
  await seeToast(page, 'Error', 'Please log in to confirm account deletion')
  await page.getByRole('alert').getByRole('link', { name: 'Sign In' }).click()
  await page.waitForURL('**/auth?*')
  await page.locator('form button[type=submit]:enabled').waitFor()
  await signIn(page, ann.email)
  await arriveAt(page, address)
  await confirm(page).waitFor()
})

test('STATIC-041 /gdpr says what is kept after an account is closed, and for how long', async () => {
  const page = await visit(product)
  await page.goto('/gdpr')
  await eventually(() => page.getByRole('listitem').getByRole('heading').allTextContents()).toEqual([
    'Payment events',
    'Audit entries',
    'A ledger of hashed user ids',
  ])
  await page.getByText('Requests in writing are answered within one month.').waitFor()
  await eventually(() => page.getByRole('listitem').filter({ hasText: 'Payment events' }).textContent()).toContain('3 years')
})
