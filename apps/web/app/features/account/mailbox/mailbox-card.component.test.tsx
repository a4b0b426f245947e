import type { ForwardingState } from '@jobapply/core/applications/forwarding/schema'
import { NO_OUTLOOK } from '@jobapply/core/applications/inbox/constants'
import type { Mailbox } from '@jobapply/core/applications/inbox/schema'
import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe.ts'
import { mountPage } from '#testing/mount.tsx'
import { RECORDED_AT } from '#testing/recordings.ts'
import { seeToast } from '#testing/toasts.ts'

const NOW = RECORDED_AT.toISOString()
const MAILBOX: Mailbox = {
  ...{ provider: 'gmail', host: 'imap.gmail.com', port: '993', address: 'ann@gmail.com', signIn: 'password', folders: ['INBOX'] },
  ...{ since: '2026-11-01', connectedAt: NOW, readAt: null, problem: null, isStopped: false },
}

test('a mailbox is connected with an app password and the own password, and disconnected with what was read', async () => {
  let mailbox: Mailbox | null = null
  const sent: unknown[] = []
  const inbox = {
    mailbox: () => ({ mailbox, oauth: [] }),
    connect: (input: unknown) => {
      sent.push(input)
      mailbox = MAILBOX
      return { mailbox, oauth: [] }
    },
    disconnect: (input: unknown) => {
      sent.push(input)
      mailbox = null
      return { disconnected: true }
    },
  }
  const page = mountPage('/settings', { answers: { applications: { inbox } } })
  await page.getByRole('button', { name: 'Connect a mailbox' }).click()
  const dialog = page.getByRole('dialog', { name: 'Connect a mailbox' })
  await dialog.getByLabel('Email address').fill('ann@outlook.com')
  await dialog.getByText(NO_OUTLOOK).waitFor()
  await dialog.getByLabel('Email address').fill('ann@gmail.com')
  await dialog.getByLabel('App password').fill('abcd efgh ijkl mnop')
  await dialog.getByLabel('Your password').fill('a quiet harbour')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
  await seeToast('Mailbox connected', 'We start reading')
  await page.getByText(/Gmail · Inbox · emails since/).waitFor()

  await page.getByRole('button', { name: 'Disconnect' }).click()
  await page.getByLabel('Also delete every email and alert job that we read from it').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await seeToast('Mailbox disconnected', 'forgotten its password or permission')
  expect(sent).toEqual([
    {
      ...{ provider: 'gmail', port: '993', address: 'ann@gmail.com', host: null, folders: ['INBOX'], since: null },
      ...{ secret: 'abcd efgh ijkl mnop', proof: { password: 'a quiet harbour' } },
    },
    { forget: true },
  ])
})

test('a reading that failed says why, and a refused password asks to connect again', async () => {
  const problem = 'The mail server did not accept this address and password.'
  const page = mountPage('/settings', {
    answers: { applications: { inbox: { mailbox: { mailbox: { ...MAILBOX, problem, isStopped: true }, oauth: [] } } } },
  })
  await page.getByText(problem).waitFor()
  await page.getByRole('button', { name: 'Connect again' }).waitFor()
})

test('signing in at the provider says what it grants and that we only read, and how it ended', async () => {
  const sent: unknown[] = []
  const inbox = {
    mailbox: { mailbox: null, oauth: ['google' as const, 'microsoft' as const] },
    signIn: (input: unknown) => {
      sent.push(input)
      return { address: '#at-the-provider' }
    },
  }
  const page = mountPage('/settings?mailbox=MAILBOX_SIGN_IN_FAILED', { answers: { applications: { inbox } } })
  await seeToast('Not connected', 'nothing was connected')
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in with Google' })
  await dialog.getByText(/full access to your mailbox\. We only read\./).waitFor()
  await dialog.getByLabel('Your password').fill('a quiet harbour')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Continue to Google' }).click()
  await expect
    .poll(() => sent)
    .toEqual([{ provider: 'google', folders: ['INBOX'], since: null, proof: { password: 'a quiet harbour' } }])
})

test("a private address is made, shows a provider's code until it was used, and is removed", async () => {
  const confirmation = { from: 'Mail <forwarding@provider.example>', code: '482913377', link: null, at: NOW }
  const none = { isOffered: true, address: null, mailAt: null, confirmation: null }
  const made = { ...none, address: 'abcdefghijkmnpqrstuv@inbox.example' }
  let state: ForwardingState = none
  const removed: unknown[] = []
  const forwarding = {
    get: () => state,
    make: () => {
      state = { ...made, confirmation }
      return state
    },
    confirmed: () => {
      state = { ...made, mailAt: NOW }
      return state
    },
    revoke: (input: unknown) => {
      removed.push(input)
      state = none
      return { removed: true }
    },
  }
  const page = mountPage('/settings', { answers: { applications: { forwarding } } })
  await page.getByRole('button', { name: 'Make an address' }).click()
  await page.getByLabel('Private address').waitFor()
  await page.getByText('482913377').waitFor()
  await expectAccessible()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByText(/Last email/).waitFor()
  await page.getByRole('button', { name: 'Remove address' }).click()
  await page.getByLabel('Also delete every email and alert job that we have read').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove address' }).click()
  await seeToast('Address removed', 'refused from now on')
  expect(removed).toEqual([{ forget: true }])
})
