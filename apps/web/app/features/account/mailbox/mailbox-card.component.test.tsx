import { NO_OUTLOOK } from '@jobapply/core/applications/inbox/constants'
import type { Mailbox } from '@jobapply/core/applications/inbox/schema'
import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe.ts'
import { mountPage } from '#testing/mount.tsx'
import { RECORDED_AT } from '#testing/recordings.ts'
import { seeToast } from '#testing/toasts.ts'

const NOW = RECORDED_AT.toISOString()
const MAILBOX: Mailbox = {
  ...{ provider: 'gmail', host: 'imap.gmail.com', port: '993', address: 'ann@gmail.com', folders: ['INBOX'] },
  ...{ since: '2026-11-01', connectedAt: NOW, readAt: null, problem: null, isStopped: false },
}

test('a mailbox is connected with an app password and the own password, and disconnected with what was read', async () => {
  let mailbox: Mailbox | null = null
  const sent: unknown[] = []
  const inbox = {
    mailbox: () => ({ mailbox }),
    connect: (input: unknown) => {
      sent.push(input)
      mailbox = MAILBOX
      return { mailbox }
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
  await seeToast('Mailbox disconnected', 'forgotten its password')
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
    answers: { applications: { inbox: { mailbox: { mailbox: { ...MAILBOX, problem, isStopped: true } } } } },
  })
  await page.getByText(problem).waitFor()
  await page.getByRole('button', { name: 'Connect again' }).waitFor()
})
