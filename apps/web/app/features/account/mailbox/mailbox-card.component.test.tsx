import type { ForwardingState } from '@jobapply/core/applications/forwarding/schema'
import { NO_OUTLOOK } from '@jobapply/core/applications/inbox/constants'
import type { Mailbox, MailboxCheck } from '@jobapply/core/applications/inbox/schema'
import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe.ts'
import { type Fault, fault } from '#testing/calls.ts'
import { mountPage } from '#testing/mount.tsx'
import { RECORDED_AT } from '#testing/recordings.ts'
import { seeToast } from '#testing/toasts.ts'

const NOW = RECORDED_AT.toISOString()
const MAILBOX: Mailbox = {
  ...{ provider: 'gmail', host: 'imap.gmail.com', port: '993', address: 'ann@gmail.com', signIn: 'password', folders: ['INBOX'] },
  ...{ since: '2026-11-01', connectedAt: NOW, readAt: null, problem: null, isStopped: false },
}

const CHECK: MailboxCheck = {
  ...{ host: 'imap.gmail.com', port: '993', tls: '1.3', since: '2026-10-02' },
  folders: [{ name: 'INBOX', emails: 8_214, recent: 612 }],
  ...{ looked: 612, wanted: 23, senders: 11 },
}
const NOT_CONNECTED = { mailbox: null, oauth: [], firstApplication: '2026-10-02' }
type Answers = NonNullable<NonNullable<Parameters<typeof mountPage>[1]>['answers']>
const openConnect = async (inbox: NonNullable<Answers['applications']>['inbox'], more: Answers['applications'] = {}) => {
  const page = mountPage('/settings', { answers: { applications: { ...more, inbox: { mailbox: NOT_CONNECTED, ...inbox } } } })
  await page.getByRole('button', { name: 'Connect a mailbox' }).click()
  return { page, dialog: page.getByRole('dialog', { name: 'Connect a mailbox' }) }
}

test('a mailbox is tested, connected with an app password and the own password, and disconnected with what was read', async () => {
  let mailbox: Mailbox | null = null
  const sent: unknown[] = []
  const keep =
    <T,>(answer: () => T) =>
    (input: unknown) => {
      sent.push(input)
      return answer()
    }
  const { page, dialog } = await openConnect({
    mailbox: () => ({ ...NOT_CONNECTED, mailbox }),
    check: keep(() => CHECK),
    connect: keep(() => {
      mailbox = MAILBOX
      return { ...NOT_CONNECTED, mailbox }
    }),
    disconnect: keep(() => {
      mailbox = null
      return { disconnected: true }
    }),
  })
  await dialog.getByLabel('Email address').fill('ann@gmail.com')
  await dialog.getByLabel('App password').fill('abcd efgh ijkl mnop')
  await dialog.getByText('Connect opens after a test that works.').waitFor()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Test', exact: true }).click()
  await dialog.getByText('It works').waitFor()
  await dialog.getByText('imap.gmail.com, port 993, encrypted (TLS 1.3)').waitFor()
  await dialog.getByText('Inbox, read-only. 8,214 emails, 612 since 2 Oct 2026').waitFor()
  await dialog.getByText('23 of them, from 11 senders').waitFor()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
  await dialog.getByText('Please enter your password.').waitFor()
  await dialog.getByLabel('Your password').fill('a quiet harbour')
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
  await seeToast('Mailbox connected', 'We start reading')
  await page.getByText(/Gmail · Inbox · emails since/).waitFor()

  await page.getByRole('button', { name: 'Disconnect' }).click()
  await page.getByLabel('Also delete every email and alert job that we read from it').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await seeToast('Mailbox disconnected', 'forgotten its password or permission')
  const settings = {
    ...{ provider: 'gmail', port: '993', address: 'ann@gmail.com', host: null, folders: ['INBOX'], since: null },
    secret: 'abcd efgh ijkl mnop',
  }
  expect(sent).toEqual([settings, { ...settings, proof: { password: 'a quiet harbour' } }, { forget: true }])
})

test('a refused test quotes the server, says what is safe and how to go on; a changed setting needs another test', async () => {
  const sentence = 'The mail server did not accept this address and password. It said: Invalid credentials (Failure)'
  let answer = (): MailboxCheck | Fault => {
    return fault('MAILBOX_REFUSED', sentence)
  }
  const { dialog } = await openConnect({ check: () => answer() })
  await dialog.getByLabel('App password').fill('my own')
  await dialog.getByLabel('App password').press('Enter')
  await dialog.getByText('Gmail refused the password').waitFor()
  await dialog.getByText('“Invalid credentials (Failure)”').waitFor()
  await dialog.getByText(/use an app password\. Nothing was read or saved\./).waitFor()
  expect(document.activeElement?.id).toBe('mail-secret')
  await expectAccessible()
  answer = () => ({
    ...CHECK,
    tls: null,
    looked: 1_000,
    wanted: 1,
    senders: 1,
    folders: [{ name: 'INBOX', emails: 1, recent: 1 }],
  })
  await dialog.getByRole('button', { name: 'Test again' }).click()
  await dialog.getByText('1 of it, from 1 sender').waitFor()
  await dialog.getByText('Inbox, read-only. 1 email, 1 since 2 Oct 2026').waitFor()
  await dialog.getByLabel('Emails since').selectOption('month')
  expect(await dialog.getByText('It works').count()).toBe(0)
  await dialog.getByText('Connect opens after a test that works.').waitFor()
})

test('each provider has its own steps and link, and another server asks for its name', async () => {
  const sent: unknown[] = []
  const { dialog } = await openConnect({
    check(input) {
      sent.push(input)
      return fault('BAD_INPUT', 'Server must be at most 253 characters')
    },
  })
  await dialog.getByLabel('Yahoo').click()
  expect(await dialog.getByRole('link', { name: 'login.yahoo.com/account/security' }).getAttribute('rel')).toBe('noreferrer')
  await dialog.getByLabel('Other').click()
  await dialog.getByLabel('Server').fill('imap.example.com')
  await dialog.getByLabel('App password').fill('secret')
  await dialog.getByLabel('Folders').selectOption('more')
  await dialog.getByLabel('Names of the folders').fill(' INBOX, Jobs ,, ')
  await dialog.getByLabel('Emails since').selectOption('day')
  await dialog.getByLabel('Since which day').fill('2026-11-02')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Test', exact: true }).click()
  await dialog.getByText('Server must be at most 253 characters').waitFor()
  await dialog.getByText('Nothing was read or saved.').waitFor()
  expect(sent).toMatchObject([{ host: 'imap.example.com', folders: ['INBOX', 'Jobs'], since: '2026-11-02' }])
})

test('Outlook takes no password: it says so, or offers to sign in there', async () => {
  const { dialog } = await openConnect({})
  await dialog.getByLabel('Email address').fill('ann@outlook.com')
  await dialog.getByText(NO_OUTLOOK).waitFor()
  expect(await dialog.getByRole('button', { name: 'Test', exact: true }).count()).toBe(0)
  const offered = await openConnect({ mailbox: { ...NOT_CONNECTED, oauth: ['microsoft'] } })
  await offered.dialog.getByLabel('Outlook').click()
  await offered.dialog.getByRole('button', { name: 'Sign in with Microsoft' }).click()
  await offered.page.getByRole('dialog', { name: 'Sign in with Microsoft' }).waitFor()
})

test('what is read and never done stands beside the form, and the private address where there is one', async () => {
  const forwarding: ForwardingState = { isOffered: true, address: 'abc@inbox.example', mailAt: null, confirmation: null }
  const { dialog } = await openConnect({}, { forwarding: { get: forwarding } })
  await dialog.getByText('Rather not share a password?').waitFor()
  expect(await dialog.getByLabel('Private address').inputValue()).toBe('abc@inbox.example')
  for (const heading of ['What we read', 'What we never do']) await dialog.getByRole('heading', { name: heading }).waitFor()
})

test('a reading that failed says why, and a refused password asks to connect again', async () => {
  const problem = 'The mail server did not accept this address and password.'
  const page = mountPage('/settings', {
    answers: { applications: { inbox: { mailbox: { ...NOT_CONNECTED, mailbox: { ...MAILBOX, problem, isStopped: true } } } } },
  })
  await page.getByText(problem).waitFor()
  await page.getByRole('button', { name: 'Connect again' }).click()
  const dialog = page.getByRole('dialog', { name: 'Connect a mailbox' })
  expect(await dialog.getByLabel('Email address').inputValue()).toBe('ann@gmail.com')
  expect(await dialog.getByLabel('Since which day').inputValue()).toBe('2026-11-01')
})

test('signing in at the provider says what it grants and that we only read, and how it ended', async () => {
  const sent: unknown[] = []
  const inbox = {
    mailbox: { ...NOT_CONNECTED, oauth: ['google' as const, 'microsoft' as const] },
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
