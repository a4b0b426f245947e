import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings } from '#platform/env'
import { knock, knockCall } from '#testing/knock'
import { newcomer, newEmail, PASSWORD, type Person } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'
import { openApp } from '#testing/two-step'

const PUBLIC_URL = 'https://jobs.example.org'
/** What a request can say about the host it was sent to. */
const ELSEWHERE = {
  ...{ host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' },
  forwarded: 'host=evil.example;proto=http',
}

const SUBJECTS = [
  'Verify your email address',
  'You already have an account',
  'Reset your password',
  'A new API key was made',
  'A browser was paired',
  'Two-step sign-in is on',
  'Your password was changed',
  'Confirm the deletion of your account',
  'Your account will be deleted',
  'Your account stays',
  'Confirm your subscription',
]

let server: TestServer
beforeAll(async () => {
  server = await startServer({ PUBLIC_URL, SMTP_URL: '' })
})
afterAll(() => server.stop())

const cookiesOf = (person?: Person) =>
  person ? { cookie: [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ') } : undefined
async function call(name: string, input: unknown, person?: Person) {
  const { status, body } = await knockCall(server.origin, name, input, { ...ELSEWHERE, ...cookiesOf(person) })
  expect([name, status, body]).toEqual([name, 200, expect.anything()])
  return JSON.parse(body).json
}
async function post(path: string, input: object | string, person?: Person) {
  const [type, body] = typeof input === 'string' ? ['x-www-form-urlencoded', input] : ['json', JSON.stringify(input)]
  const headers = { ...ELSEWHERE, ...cookiesOf(person), accept: 'application/json', 'content-type': `application/${type}` }
  const answer = await knock(server.origin, { method: 'POST', path, headers, body })
  expect([path, answer.status, answer.body]).toEqual([path, 200, expect.anything()])
}
/** The newest mail of that name. */
const mailCalled = (subject: string) =>
  expect.poll(async () => (await server.platform.mail.listKept()).find((mail) => mail.subject === subject), { timeout: 40_000 })
async function textOf(subject: string): Promise<string> {
  await mailCalled(subject).toBeDefined()
  return (await server.platform.mail.listKept()).find((mail) => mail.subject === subject)?.text ?? ''
}

test('AUTH-057 PUBLIC_URL is http://127.0.0.1 with the port, unless it is set', () => {
  expect(readSettings({}).PUBLIC_URL).toBe('http://127.0.0.1:3000')
  expect(readSettings({ PORT: '4010' }).PUBLIC_URL).toBe('http://127.0.0.1:4010')
  expect(readSettings({ PORT: '4010', PUBLIC_URL }).PUBLIC_URL).toBe(PUBLIC_URL)
})

test('AUTH-057 every mailed link has the address of PUBLIC_URL, whatever host the request behind it names', async () => {
  // Two of the changes end the session.
  const [ann, bob, cid] = await Promise.all([1, 2, 3].map(() => newcomer(server)))
  const proof = { password: PASSWORD }
  await call('auth/signUp', { email: newEmail(), password: PASSWORD })
  await call('auth/signUp', { email: ann?.email, password: PASSWORD })
  await call('auth/requestReset', { email: ann?.email })
  await call('auth/security/keys/create', { name: 'Script', proof }, ann)
  const { code } = await call('auth/security/devices/startPairing', { proof }, ann)
  await post('/api/v1/extension/pair', { code })
  const { key } = await call('auth/security/secondFactor/start', { proof }, bob)
  await call('auth/security/secondFactor/confirm', { code: openApp(key)() }, bob)
  await call('auth/security/changePassword', { currentPassword: PASSWORD, newPassword: 'another harbour' }, cid)
  await post('/functions/v1/delete-account', { action: 'request' }, ann)
  const link = new URL(/https?:\/\/\S+confirm\S+/.exec(await textOf('Confirm the deletion of your account'))?.[0] ?? '')
  const confirmation_token = link.searchParams.get('token')
  await post('/functions/v1/delete-account', { action: 'confirm', confirmation_token }, ann)
  await call('account/deletion/cancel', undefined, ann)
  await post('/forms/newsletter', `email=${newEmail()}`)

  await mailCalled('Confirm your subscription').toBeDefined()
  const mails = await server.platform.mail.listKept()
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual(SUBJECTS.toSorted())
  for (const { subject, text, html } of mails) {
    const links = `${text} ${html}`.match(/https?:\/\/[^\s"<>]+/g) ?? []
    for (const address of links) expect([subject, new URL(address).origin]).toEqual([subject, PUBLIC_URL])
    expect(text + html).not.toContain('evil')
  }
})
