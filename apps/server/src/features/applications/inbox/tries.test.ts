import { afterAll, beforeAll, expect, test } from 'vitest'
import { newcomer, PASSWORD } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'
import { startImap } from './local-imap.testing.ts'

const WRONG = {
  ...{ provider: 'other' as const, host: 'imap.mail.example', port: '993' as const, address: 'ann@mail.example' },
  ...{ secret: 'guessed', folders: ['INBOX'], since: null },
}

let server: TestServer
let imap: Awaited<ReturnType<typeof startImap>>
beforeAll(async () => {
  imap = await startImap({ user: 'ann@mail.example', password: 'app pass word', mails: [] })
  server = await startServer({ LOCAL_MAIL_SERVER: imap.url, TASKS: 'separate', RATE_LIMITS: 'on' })
})
afterAll(async () => {
  await server.stop()
  imap.stop()
})

test('ten passwords an hour are tried at a mail server, whether a mailbox is tested or connected', async () => {
  const { inbox } = (await newcomer(server)).call.applications
  const codeOf = (call: Promise<unknown>) => call.then(() => 'OK').catch(({ code }) => code)
  for (let round = 0; round < 5; round++) {
    expect(await codeOf(inbox.check(WRONG))).toBe('MAILBOX_REFUSED')
    expect(await codeOf(inbox.connect({ ...WRONG, proof: { password: PASSWORD } }))).toBe('MAILBOX_REFUSED')
  }
  imap.commands.length = 0
  expect(await codeOf(inbox.check(WRONG))).toBe('TOO_MANY_ATTEMPTS')
  expect(await codeOf(inbox.connect({ ...WRONG, proof: { password: PASSWORD } }))).toBe('TOO_MANY_ATTEMPTS')
  expect(imap.commands).toEqual([])
})
