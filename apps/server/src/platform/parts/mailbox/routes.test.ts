import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { knock } from '#testing/knock'
import { mailsTo, newcomer, newEmail, openBrowser, PASSWORD } from '#testing/people'
import { startServer, startServerFor, type TestServer } from '#testing/server'

let server: TestServer
let port: string
beforeAll(async () => {
  server = await startServer({ HOST: '0.0.0.0' })
  port = new URL(server.origin).port
})
afterAll(() => server.stop())

const PATHS = ['/dev/mailbox', '/dev/mailbox.json', '/dev/mailbox/5f0c1a7e-0000-4000-8000-000000000000']
const openMailbox = (at: TestServer, headers: Record<string, string> = {}, path = '/dev/mailbox') =>
  knock(at.origin, { path, headers })

test('AUTH-037 every mail that the server sends appears in /dev/mailbox', async () => {
  const { email } = await newcomer(server)
  const stranger = newEmail()
  const { auth } = openBrowser(server).call
  await auth.signUp({ email: stranger, password: PASSWORD })
  await auth.signUp({ email, password: PASSWORD })
  await auth.requestReset({ email })
  await mailsTo(server, email, 2)
  await mailsTo(server, stranger)
  const [page, list] = [await openMailbox(server), await openMailbox(server, {}, '/dev/mailbox.json')]
  expect(page.status).toBe(200)
  for (const subject of ['Verify your email address', 'You already have an account', 'Reset your password']) {
    expect(page.body).toContain(subject)
    expect(list.body).toContain(subject)
  }
  const [mail] = JSON.parse(list.body)
  for (const path of [`/dev/mailbox/${mail.id}`, `/dev/mailbox/${mail.id}/html`, `/dev/mailbox/${mail.id}/text`])
    expect((await openMailbox(server, {}, path)).status).toBe(200)
})

test('with an address the mailbox opens at the newest email for it, and at its list while there is none', async () => {
  const email = newEmail()
  const path = `/dev/mailbox?to=${encodeURIComponent(email.toUpperCase())}`
  const none = await openMailbox(server, {}, '/dev/mailbox?to=nobody%40gmail.com')
  expect([none.status, none.headers.location]).toEqual([200, undefined])
  await openBrowser(server).call.auth.signUp({ email, password: PASSWORD })
  const { status, headers } = await openMailbox(server, {}, path)
  const [mail] = JSON.parse((await openMailbox(server, {}, '/dev/mailbox.json')).body)
  expect([status, headers.location]).toEqual([303, `/dev/mailbox/${mail.id}`])
})

describe('AUTH-038 /dev/mailbox answers this computer only; else it has never been there', () => {
  test.each(PATHS)('%s', async (path) => {
    const there = await openMailbox(server, {}, path)
    expect(there.status).toBe(path.includes('5f0c1a7e') ? 404 : 200)
    for (const headers of [
      { host: 'evil.example' },
      { host: `127.0.0.1.evil.example:${port}` },
      { host: '192.168.1.5' },
      { forwarded: 'for=127.0.0.1' },
      { 'x-forwarded-for': '127.0.0.1' },
      { 'x-forwarded-host': 'localhost' },
      { 'x-forwarded-proto': 'http' },
    ]) {
      const answer = await openMailbox(server, headers, path)
      expect(answer.status, JSON.stringify(headers)).toBe(404)
      expect(JSON.parse(answer.body)).toMatchObject({ code: 'NOT_FOUND', message: "We couldn't find this." })
    }
  })

  test('by every loopback name', async () => {
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`, 'localhost'])
      expect((await openMailbox(server, { host })).status, host).toBe(200)
  })

  test('not who comes from the network, whatever Host they name', async () => {
    const outside = Object.values(networkInterfaces())
      .flatMap((all) => all ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4')
    for (const { address } of outside) {
      for (const host of [`127.0.0.1:${port}`, 'localhost', `${address}:${port}`]) {
        const answer = await knock(server.origin, { host: address, path: '/dev/mailbox', headers: { host } })
        expect(answer.status, host).toBe(404)
      }
    }
  })

  test('not when PUBLIC_URL is a public address', async () => {
    const open = await startServerFor({ PUBLIC_URL: 'https://jobs.example.org' })
    for (const path of PATHS) expect((await openMailbox(open, {}, path)).status).toBe(404)
  })
})

test('AUTH-039 with SMTP_URL it does not exist', async () => {
  const withMail = await startServerFor({ SMTP_URL: 'smtp://127.0.0.1:1' })
  for (const path of PATHS) expect((await openMailbox(withMail, {}, path)).status).toBe(404)
})
