import type { DeleteAccountAnswer, DeletionState } from '@jobapply/core/account/deletion-schema'
import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe.ts'
import { type Answers, fault, UNREACHABLE } from '#testing/calls.ts'
import { eventually } from '#testing/locator.ts'
import { mountPage } from '#testing/mount.tsx'
import { RECORDED_AT, recorded } from '#testing/recordings.ts'
import { seeToast } from '#testing/toasts.ts'
import { arriveAt, leaveFor, type Page } from '#testing/visit.ts'

const DAY = 86_400_000
const PRIVACY = '/settings?tab=privacy'
const CONFIRM = '/delete-account/confirm'
const MAILED_UNTIL = new Date(RECORDED_AT.getTime() + DAY).toISOString()
const SCHEDULED = new Date(RECORDED_AT.getTime() + 7 * DAY).toISOString()
const SUMMARY = { profiles: 1, searches: 0, applications: 0, files: 0, plan: null }

const dangerZone = (page: Page) => page.getByRole('region', { name: 'Danger Zone' })
const graceBanner = (page: Page) => page.getByRole('region', { name: 'Account deletion' })
const phrase = (page: Page) => page.getByLabel('Type DELETE MY ACCOUNT')
const send = (page: Page) => page.getByRole('button', { name: 'Send the confirmation email' })
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm Deletion' })

/** The documented envelope with these values. */
const said = (changes: Partial<DeleteAccountAnswer>): DeleteAccountAnswer => ({
  ...{ success: true, message: null, confirmation_url: null, scheduled_deletion_at: null, error: null },
  ...changes,
})

/** Who is signed in, with a deletion that is scheduled or not. */
const sessionOf = (scheduled_deletion_at: string | null) => {
  const { session } = recorded.newcomer.auth
  return { ...session, user: session.user && { ...session.user, scheduled_deletion_at } }
}

const visitPrivacy = (account: NonNullable<Answers['account']>, auth: NonNullable<Answers['auth']> = {}) =>
  mountPage(PRIVACY, { answers: { account, auth } })

test('SETTINGS-021 SETTINGS-022 DELETE-001 the account is deleted only after its phrase is typed, and the mail is announced', async () => {
  let state: DeletionState = recorded.newcomer.account.deletion.get
  const page = visitPrivacy({
    deletion: { get: () => state },
    deleteAccount: () => {
      state = { ...state, mailedUntil: MAILED_UNTIL }
      return said({ message: 'Account Deletion Request Submitted' })
    },
  })
  await page.getByRole('region', { name: 'Data Management' }).getByRole('button', { name: 'Export My Data' }).waitFor()
  await dangerZone(page).getByRole('button', { name: 'Send the confirmation email' }).waitFor()
  await expectAccessible()
  await phrase(page).fill('delete my account')
  expect(send(page).isDisabled()).toBe(true)
  await phrase(page).press('Enter')
  // proves DELETE-002
  await page.getByText("Please type 'DELETE MY ACCOUNT' to confirm").waitFor()
  expect(page.server.sentTo('account/deleteAccount')).toEqual([])
  await phrase(page).fill('DELETE MY ACCOUNT')
  await page.getByLabel('Why are you leaving?').selectOption('I found a job')
  await send(page).click()
  // proves DELETE-004
  await seeToast('Account Deletion Request Submitted', 'Check your email to confirm.')
  expect(page.server.sentTo('account/deleteAccount')).toEqual([{ action: 'request', reason: 'I found a job' }])
  await dangerZone(page).getByText('Check your email.').waitFor()
  await dangerZone(page).getByRole('button', { name: 'Send the email again' }).waitFor()
})

test('an export or a request that fails is told in the documented words', async () => {
  const page = visitPrivacy({ deleteAccount: said({}) })
  const exportData = page.getByRole('button', { name: 'Export My Data' })
  await exportData.click()
  // proves SETTINGS-028
  await seeToast('Error', 'No data received from export')
  page.server.answer({ account: { deleteAccount: UNREACHABLE } })
  await exportData.click()
  // proves SETTINGS-027
  await seeToast('Error', 'Failed to export data')
  await phrase(page).fill('DELETE MY ACCOUNT')
  await send(page).click()
  // proves DELETE-005
  await seeToast('Error', 'Failed to submit deletion request')
})

test('DELETE-007 DELETE-008 the confirmation page opens without a session, and without a token says so', async () => {
  const page = mountPage(CONFIRM, { as: 'stranger' })
  await page.getByRole('heading', { name: 'This link is not valid' }).waitFor()
  await page.getByRole('alert').getByText('Invalid or missing confirmation token').waitFor()
  await expectAccessible()
  expect(page.left).toEqual([])
})

test('DELETE-014 without a session nothing is confirmed, and the link leads through sign-in and back', async () => {
  const error = 'Please log in to confirm account deletion'
  const page = mountPage(`${CONFIRM}?token=mailed`, {
    as: 'stranger',
    answers: { account: { deleteAccount: said({ success: false, error }) } },
  })
  const alert = page.getByRole('alert').filter({ hasText: error })
  await alert.waitFor()
  await confirm(page).click()
  await seeToast('Error', error)
  await alert.getByRole('link', { name: 'Sign In' }).click()
  await leaveFor(page, `/auth?${new URLSearchParams({ next: `${CONFIRM}?token=mailed` })}`)
})

test('DELETE-009 DELETE-010 the mailed link says what is removed; a failed confirmation says why', async () => {
  const answers = { account: { deletion: { summary: SUMMARY }, deleteAccount: UNREACHABLE } }
  const page = mountPage(`${CONFIRM}?token=mailed`, { answers })
  await page.getByRole('heading', { name: 'Delete your account?' }).waitFor()
  await eventually(() => page.getByRole('main').getByRole('listitem').allTextContents()).toEqual([
    'Your profile1 profile',
    'Job preferences and saved searches0 searches',
    'Application history and tracking0 applications',
    'Uploaded resumes and documents0 files',
    'Subscription and billing information',
    'Settings',
  ])
  expect(page.getByRole('link', { name: 'See what, exactly' }).getAttribute('href')).toBe('/gdpr')
  // proves DELETE-012
  expect(page.getByRole('link', { name: 'Cancel and Go to Settings' }).getAttribute('href')).toBe('/settings')
  await expectAccessible()
  await confirm(page).click()
  // proves DELETE-015 DELETE-016
  await seeToast('Error', 'Failed to confirm deletion')
  await page.getByRole('alert').getByText('Failed to confirm deletion').waitFor()
  page.server.answer({ account: { deleteAccount: said({ success: false, error: 'Invalid confirmation token' }) } })
  await confirm(page).click()
  // proves DELETE-015 DELETE-016
  expect((await seeToast('Error', 'Invalid confirmation token')).type).toBe('error')
  await page.getByRole('alert').getByText('Invalid confirmation token').waitFor()
})

test('DELETE-017 DELETE-011 a confirmed deletion shows its date and what happens next, and the way back', async () => {
  const answers = { account: { deletion: { summary: SUMMARY }, deleteAccount: said({ scheduled_deletion_at: SCHEDULED }) } }
  const page = mountPage(`${CONFIRM}?token=mailed`, { answers })
  await confirm(page).waitFor()
  page.server.answer({ auth: { session: sessionOf(SCHEDULED) } })
  await confirm(page).click()
  await seeToast(
    'Account Deletion Confirmed',
    'Your account will be deleted in 7 days. You can cancel this request anytime before then.',
  )
  expect(page.server.sentTo('account/deleteAccount')).toEqual([{ action: 'confirm', confirmation_token: 'mailed' }])
  await page.getByRole('heading', { name: 'You have until 23 Nov', exact: true }).waitFor()
  const next = page.getByRole('region', { name: 'What happens next' }).getByRole('listitem')
  expect(next.allTextContents()).toEqual([
    'TodayYour subscription is cancelledNo further payment is taken.',
    'Until 23 NovYou can still sign inRead, export, or cancel the deletion under Settings, Privacy.',
    expect.stringMatching(/^23 Nov, 09:00Everything is deleted for good/),
  ])
  expect(page.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/')
  await expectAccessible()
  // proves DELETE-025 DELETE-012
  await page.getByRole('button', { name: 'Cancel Deletion' }).click()
  await seeToast('Cancel Deletion', 'Please go to Settings > Privacy to cancel your deletion request.')
  await arriveAt(page, '/settings')
  // proves DELETE-023
  await graceBanner(page).getByText('Your account will be deleted on Monday, 23 Nov 2026, 09:00.').waitFor()
})

test('DELETE-026 a person who stays cancels under Settings, Privacy', async () => {
  const page = visitPrivacy(
    { deletion: { get: { mailedUntil: null, scheduled_deletion_at: SCHEDULED }, cancel: fault('INTERNAL_SERVER_ERROR') } },
    { session: sessionOf(SCHEDULED) },
  )
  await graceBanner(page).getByRole('link', { name: 'Keep my account' }).waitFor()
  const keep = dangerZone(page).getByRole('button', { name: 'Keep my account' })
  await dangerZone(page).getByText('Monday, 23 Nov 2026, 09:00').waitFor()
  await expectAccessible()
  await keep.click()
  // proves DELETE-027
  await seeToast('Error', 'Failed to cancel deletion request')
  page.server.answer({
    account: { deletion: { cancel: { mailedUntil: null, scheduled_deletion_at: null } } },
    auth: { session: sessionOf(null) },
  })
  await keep.click()
  await phrase(page).waitFor()
  await graceBanner(page).waitFor({ state: 'detached' })
})
